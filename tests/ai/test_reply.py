"""The other side's next turn: better cards of his are worse for us, and what is imagined is a battle that can be."""

from collections import Counter
from typing import Any

import pytest

from ai.beliefs import World
from ai.evaluation import Judge
from ai.outcomes import Results
from ai.reply import Reply
from ai.weights import shipped
from engine.manoeuvre import tags
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.turns import rest_of_turn
from tests.table import battle

AUSTRIANS = {"johann_dragoons": "d4-", "1st_regiment": "a1", "3rd_regiment": "b1", "9th_regiment": "g6"}
FRENCH = {
    "imperial_guard": "d5",
    "8th_regiment_legere": "a8",
    "45th_regiment_legere": "b8",
    "19th_regiment_legere": "c8",
}
DEADLY = ["imperial_guard.a", "imperial_guard.a", "imperial_guard.a", "napoleon", "davout"]
HARMLESS = ["redoubt", "sappers", "withdraw", "withdraw", "withdraw"]


def end_of_turn(**more: Any) -> State:
    """Austria's turn is over, the Imperial Guard stands next to its reduced dragoons, and after France night falls."""
    table = battle(
        one="austria",
        two="france",
        **{"units": AUSTRIANS, "foes": FRENCH, "losses": (4, 4), "day_over": (True, True), "foe_hand": HARMLESS} | more,
    )
    return rest_of_turn(table.play("move a1 a2"), "one").state.seen_by(0)


def numbers(leaf: State, cards: list[str]) -> list[int]:
    return sorted(leaf.armies[1].number_of[card] for card in cards)


def reply(leaf: State, *hands: list[str], coming: tuple[str, ...] = ()) -> Reply:
    worlds = [World(1 / len(hands), numbers(leaf, hand), numbers(leaf, list(coming))) for hand in hands]
    return Reply(Judge(leaf.armies, shipped()), Results(), 0, worlds, 3)


def value(leaf: State, *hands: list[str]) -> float:
    return reply(leaf, *hands).open(leaf).value(len(hands))


def test_the_turn_is_over_where_replies_begin() -> None:
    leaf = end_of_turn()
    assert leaf.active == 1
    assert leaf.stack[-1] == tags.DISCARD


def test_cards_that_kill_are_worse_for_us_than_cards_that_do_not() -> None:
    leaf = end_of_turn()
    assert value(leaf, DEADLY) < 0.3 < value(leaf, HARMLESS)


def test_hands_count_as_often_as_they_are_likely() -> None:
    leaf = end_of_turn()
    both = value(leaf, DEADLY, HARMLESS)
    assert both == pytest.approx((value(leaf, DEADLY) + value(leaf, HARMLESS)) / 2)
    assert both == pytest.approx(value(leaf, HARMLESS, DEADLY))


def test_a_look_at_fewer_hands_is_a_look_at_the_first() -> None:
    leaf = end_of_turn()
    prospect = reply(leaf, DEADLY, HARMLESS).open(leaf)
    assert prospect.value(1) == pytest.approx(value(leaf, DEADLY))
    assert prospect.value(2) == pytest.approx(value(leaf, DEADLY, HARMLESS))


@pytest.mark.parametrize("hand", [DEADLY, HARMLESS], ids=["deadly", "harmless"])
@pytest.mark.parametrize("night", [False, True], ids=["by day", "at nightfall"])
def test_the_first_look_is_never_too_dark(night: bool, hand: list[str]) -> None:
    leaf = end_of_turn(day_over=(night, night))
    prospect = reply(leaf, hand).open(leaf)
    assert prospect.value(1) <= prospect.bound + 1e-9


def test_a_battle_that_is_over_has_no_reply() -> None:
    leaf = end_of_turn()
    for winner in range(2):
        over = leaf.copy()
        over.end(winner, "attrition", "")
        assert reply(over, HARMLESS).open(over).value(1) == 1 - winner


def test_what_is_imagined_is_his_movement_with_an_open_hand() -> None:
    leaf = end_of_turn()
    before = str(leaf)
    coming = ("supply", "supply", "ney", "murat", "lannes")
    guess = reply(leaf, HARMLESS, coming=coming)
    worth = Judge(leaf.armies, shipped()).worths(leaf, 1, 0)
    twin = guess.imagine(leaf, guess.worlds[0], worth)
    assert str(leaf) == before
    assert twin.seat == 1
    assert twin.stack[-1] == tags.MOVEMENT
    assert not twin.veiled[1]
    assert UNKNOWN not in twin.hand[1]
    assert len(twin.hand[1]) == 5
    assert not Counter(twin.hand[1]) - Counter(numbers(leaf, [*HARMLESS, *coming]))


def test_looking_is_counted() -> None:
    leaf = end_of_turn()
    guess = reply(leaf, DEADLY)
    guess.open(leaf).value(1)
    assert guess.nodes > 0
