"""What the other side may hold: hands that can be, as often as the cards allow."""

import random
from collections import Counter
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings

from ai.manoeuvre.beliefs import Beliefs, World, chance_of
from engine.manoeuvre.army import UNKNOWN, Army
from engine.manoeuvre.notation import card_name
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.courses import Course, courses
from tests.table import Table, battle

FRENCH = {"imperial_guard": "d4", "8th_regiment_legere": "a1", "45th_regiment_legere": "b1", "guard_cavalry": "c1"}
BRITISH = {"1st_foot_guards": "d5", "4th_regiment_of_foot": "a8", "32nd_regiment_of_foot": "b8", "dutch_belgians": "h8"}
MANY = 2000


def table(**more: Any) -> Table:
    return battle(**{"units": FRENCH, "foes": BRITISH, "losses": (0, 0)} | more)


def guesses(view: State, count: int, beliefs: Beliefs | None = None, viewer: int = 0) -> list[World]:
    """Guesses by somebody who has noticed nothing and to whom all cards are worth the same."""
    worth = [0.0] * len(view.armies[1 - viewer].cards)
    return (beliefs or Beliefs()).worlds(view, viewer, worth, count, random.Random(3))


def at_least_one(total: int, good: int, hand: int) -> float:
    """The chance that a hand out of so many cards has one of the good ones (hypergeometric)."""
    return 1 - comb(total - good, hand) / comb(total, hand)


def is_kind(army: Army, name: str) -> Any:
    return lambda card: card_name(army, card).split(".")[0] == name


@settings(max_examples=40, deadline=None)
@given(courses)
def test_a_guess_is_a_hand_that_can_be(so_far: Course) -> None:
    """As many cards as are held, those that are known among them, none that lies elsewhere."""
    state = so_far.state
    viewer = state.seat
    other = 1 - viewer
    view = state.seen_by(viewer)
    found = guesses(view, 8, viewer=viewer)
    assert sum(world.weight for world in found) == pytest.approx(1)
    deck = Counter(view.armies[other].deck)
    open_cards = Counter(view.pile[other])
    for world in found:
        hand = Counter(world.hand)
        assert UNKNOWN not in hand
        assert len(world.hand) == len(view.hand[other])
        assert not Counter(view.shown[other]) - hand
        rest = hand - Counter(view.shown[other])
        assert (rest & Counter(view.among[other])).total() >= view.kept[other]
        assert not hand + open_cards - deck


@settings(max_examples=40, deadline=None)
@given(courses)
def test_what_would_come_next_is_not_in_the_hand(so_far: Course) -> None:
    viewer = so_far.state.seat
    other = 1 - viewer
    view = so_far.state.seen_by(viewer)
    for world in guesses(view, 8, viewer=viewer):
        assert UNKNOWN not in world.coming
        assert not Counter(world.hand) + Counter(world.coming) - Counter(view.armies[other].deck)


@pytest.mark.parametrize(("kind", "copies"), [("withdraw", 3), ("supply", 4), ("scout", 1), ("1st_foot_guards", 5)])
def test_a_kind_of_card_is_held_as_often_as_chance_has_it(kind: str, copies: int) -> None:
    view = table(foe_hand=["hill", "moore", "wellington", "redoubt", "uxbridge"]).state.seen_by(0)
    likely = chance_of(guesses(view, MANY), is_kind(view.armies[1], kind))
    assert likely == pytest.approx(at_least_one(60, copies, 5), abs=0.04)


def test_cards_played_openly_are_held_no_more() -> None:
    view = table(foe_hand=["hill", "moore"], foe_pile=["withdraw", "withdraw", "supply"]).state.seen_by(0)
    found = guesses(view, MANY)
    assert chance_of(found, is_kind(view.armies[1], "withdraw")) == pytest.approx(at_least_one(57, 1, 2), abs=0.03)
    assert chance_of(found, is_kind(view.armies[1], "supply")) == pytest.approx(at_least_one(57, 3, 2), abs=0.03)


def test_a_card_that_was_seen_is_held_for_certain() -> None:
    state = table(foe_hand=["hill", "moore", "withdraw"]).state
    state.shown[1] = [state.armies[1].number_of["withdraw"]]
    view = state.seen_by(0)
    assert chance_of(guesses(view, 50), is_kind(view.armies[1], "withdraw")) == pytest.approx(1)


def test_so_many_old_cards_are_still_held() -> None:
    """Of a hand seen before a reshuffle one card at least is left."""
    state = table(foe_hand=["hill", "moore", "withdraw"]).state
    state.know(1, 1, [state.armies[1].number_of[card] for card in ("hill", "supply")])
    view = state.seen_by(0)
    army = view.armies[1]
    found = guesses(view, 200)
    assert all(any(card_name(army, card) in ("hill", "supply") for card in world.hand) for world in found)


def test_who_adds_no_card_to_his_defence_probably_has_none() -> None:
    hands = {"hand": ["imperial_guard.a"], "foe_hand": ["hill", "moore", "redoubt", "supply", "scout"]}
    b = table(phase="combat", **hands).play("assault imperial_guard.a d5")
    noticed = Beliefs()
    wanted = is_kind(b.state.armies[1], "1st_foot_guards")
    before = chance_of(guesses(b.state.seen_by(0), MANY, noticed), wanted)
    noticed.watch(b.state.seen_by(0), b.state.read("done"), 0)
    b.play("done")
    assert chance_of(guesses(b.state.seen_by(0), MANY, noticed), wanted) < before - 0.1


def test_a_guess_changes_nothing() -> None:
    view = table(foe_hand=["hill", "moore"]).state.seen_by(0)
    before = str(view)
    guesses(view, 5)
    assert str(view) == before
