"""The other side's next turn: better cards of his are worse for us, as often as he may hold them."""

from typing import Any

import pytest

from ai.manoeuvre.beliefs import World
from ai.manoeuvre.evaluation import Judge
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.reply import Prospect, Reply, arms
from ai.manoeuvre.weights import shipped
from engine.manoeuvre import tags
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


def reply(leaf: State, *hands: list[str], exact: bool = True) -> Reply:
    worlds = [World(1 / len(hands), numbers(leaf, hand), []) for hand in hands]
    return Reply(Judge(leaf.armies, shipped()), Results(), leaf, 0, worlds, exact)


def prospect(leaf: State, *hands: list[str]) -> Prospect:
    return Prospect(reply(leaf, *hands), leaf, 3)


def value(leaf: State, *hands: list[str]) -> float:
    return prospect(leaf, *hands).value()


def test_the_turn_is_over_where_replies_begin() -> None:
    leaf = end_of_turn()
    assert leaf.active == 1
    assert leaf.stack[-1] == tags.DISCARD


def test_cards_that_kill_are_worse_for_us_than_cards_that_do_not() -> None:
    leaf = end_of_turn()
    assert value(leaf, DEADLY) < 0.3 < value(leaf, HARMLESS)


def test_in_haste_any_card_of_a_unit_is_its_usual_one() -> None:
    leaf = end_of_turn()
    hands = [["imperial_guard.a", *HARMLESS[:4]], ["imperial_guard.b", *HARMLESS[:4]]]
    hasty = [Prospect(reply(leaf, hand, exact=False), leaf, 3).value() for hand in hands]
    assert hasty[0] == hasty[1]
    assert value(leaf, hands[0]) != value(leaf, hands[1])


def test_cards_of_lost_units_are_thrown_away() -> None:
    leaf = end_of_turn()
    lost = ["1st_cuirassiers.a", "1st_cuirassiers.b", "guard_cavalry.a", "guard_cavalry.b"]
    assert reply(leaf, [*lost, "imperial_guard.a"]).drawn == len(lost)


def test_a_unit_strikes_with_its_two_best_cards_and_the_best_leader() -> None:
    leaf = end_of_turn()
    found = arms(Judge(leaf.armies, shipped()), 1, numbers(leaf, [*DEADLY, "8th_regiment_legere.a", "supply"]))
    named = [[leaf.armies[1].cards[card].id for card in cards] for cards in found]
    assert sorted(cards for cards in named if cards) == [
        ["8th_regiment_legere.a", "napoleon"],
        ["imperial_guard.a", "imperial_guard.a", "napoleon"],
    ]


def test_hands_count_as_often_as_they_are_likely() -> None:
    leaf = end_of_turn()
    both = value(leaf, DEADLY, HARMLESS)
    assert both == pytest.approx((value(leaf, DEADLY) + value(leaf, HARMLESS)) / 2)
    assert both == pytest.approx(value(leaf, HARMLESS, DEADLY))


def test_who_may_strike_is_known_as_likely_as_the_hands_are() -> None:
    leaf = end_of_turn()
    guard = leaf.armies[1].cards[leaf.armies[1].number_of["imperial_guard.a"]].unit
    assert reply(leaf, DEADLY, HARMLESS, HARMLESS, HARMLESS).likely(guard) == pytest.approx(0.25)
    assert reply(leaf, HARMLESS).likely(guard) == 0.0


@pytest.mark.parametrize("hand", [DEADLY, HARMLESS], ids=["deadly", "harmless"])
@pytest.mark.parametrize("night", [False, True], ids=["by day", "at nightfall"])
def test_the_first_look_is_never_too_dark(night: bool, hand: list[str]) -> None:
    its = prospect(end_of_turn(day_over=(night, night)), hand)
    assert its.value() <= its.bound + 1e-9


def test_the_same_is_found_again() -> None:
    its = prospect(end_of_turn(), DEADLY, HARMLESS)
    assert its.value() == its.value()


def test_a_battle_that_is_over_has_no_reply() -> None:
    leaf = end_of_turn()
    for winner in range(2):
        over = leaf.copy()
        over.end(winner, "attrition", "")
        over.settle()
        its = prospect(over, HARMLESS)
        assert its.value() == 1 - winner
        assert its.feared().line == []


def test_the_strike_that_kills_is_feared() -> None:
    leaf = end_of_turn()
    move, *rest = prospect(leaf, DEADLY).feared().line
    assert move.startswith("move ")
    assert any(line.startswith("assault imperial_guard") and line.endswith(" d4") for line in rest)


def test_with_cards_that_cannot_strike_a_move_is_feared() -> None:
    line = prospect(end_of_turn(), HARMLESS).feared().line
    assert line[0].startswith("move ")
    assert not any(text.startswith("assault ") for text in line)


def test_looking_is_counted_and_changes_nothing() -> None:
    leaf = end_of_turn()
    before = str(leaf)
    guess = reply(leaf, DEADLY)
    Prospect(guess, leaf, 3).value()
    assert guess.nodes > 0
    assert str(leaf) == before
