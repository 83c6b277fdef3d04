"""Discards: every one is ranked, what is worth least goes first."""

from itertools import pairwise
from typing import Any

import pytest

from ai.manoeuvre import discard
from ai.manoeuvre.evaluation import Judge
from ai.manoeuvre.weights import shipped
from engine.manoeuvre import tags
from engine.manoeuvre.state import State
from tests.table import Table, battle

HAND = ["imperial_guard.a", "imperial_guard.a", "1st_cuirassiers.a", "withdraw", "ney"]


def table(**more: Any) -> Table:
    units = {"imperial_guard": "d4", "8th_regiment_legere": "a1", "45th_regiment_legere": "b1", "guard_cavalry": "c1"}
    foes = {
        "1st_foot_guards": "d6",
        "4th_regiment_of_foot": "a8",
        "32nd_regiment_of_foot": "b8",
        "dutch_belgians": "h8",
    }
    return battle(**{"units": units, "foes": foes, "hand": HAND, "phase": "discard", "losses": (4, 4)} | more)


def ranking(state: State) -> list[tuple[float, str]]:
    judge = Judge(state.armies, shipped())
    return [(value, state.write(action)) for value, action in discard.ranking(state, state.seat, judge)]


def test_every_discard_is_ranked_once_best_first() -> None:
    state = table().state.seen_by(0)
    found = ranking(state)
    assert {line for _, line in found} == {state.write(action) for action in state.legal()}
    assert len({line for _, line in found}) == len(found)
    assert all(high >= low for (high, _), (low, _) in pairwise(found))


def test_of_two_single_discards_the_card_worth_less_is_the_better() -> None:
    state = table().state.seen_by(0)
    worth = discard.keeping(state, 0, Judge(state.armies, shipped()))
    value = {line: value for value, line in ranking(state)}
    numbers = state.armies[0].number_of
    cards = sorted(set(HAND), key=lambda card: worth[numbers[card]])
    for less, more in pairwise(cards):
        assert value[f"discard {less}"] >= value[f"discard {more}"]


def test_the_ranking_does_not_depend_on_the_hidden_hand() -> None:
    one = table(foe_hand=["supply", "hill", "moore"]).state.seen_by(0)
    two = table(foe_hand=["withdraw", "scout", "redoubt"]).state.seen_by(0)
    assert ranking(one) == ranking(two)


def test_a_ranking_changes_nothing() -> None:
    state = table().state.seen_by(0)
    before = str(state)
    ranking(state)
    assert str(state) == before


@pytest.mark.parametrize("deck", [[], ["supply"], ["supply", "supply", "murat"]])
def test_short_decks_are_ranked_too(deck: list[str]) -> None:
    assert len(ranking(table(deck=deck).state.seen_by(0))) == len(table(deck=deck).state.legal())


def test_a_short_hand_is_ranked_too() -> None:
    assert {line for _, line in ranking(table(hand=["ney"]).state.seen_by(0))} == {"done", "discard ney"}


def test_the_top_card_is_one_of_those_discarded() -> None:
    b = table().play("discard imperial_guard.a 1st_cuirassiers.a")
    state = b.state.seen_by(0)
    assert state.stack[-1] == tags.TOP
    assert discard.top(state, 0, Judge(state.armies, shipped())) in state.legal()
