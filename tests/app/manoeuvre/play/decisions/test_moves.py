"""Moving at the decision: pick, look, confirm; or drag; and what cannot be says why (§5)."""

from typing import Any

from app.manoeuvre.board.looks import Mark
from engine.manoeuvre import tags
from tests.app.manoeuvre.play.decisions.seats import Person
from tests.table import battle

HORSE, LINE = "1st_cuirassiers", "8th_regiment_legere"
FOOT = "52nd_regiment_of_foot"


def person(**more: Any) -> Person:
    facts: dict[str, Any] = {"units": {HORSE: "f2", LINE: "e4"}, "foes": {FOOT: "f4"}}
    return Person(battle(**(facts | more)))


def test_units_that_can_move_are_offered_and_one_picked_shows_its_reach() -> None:
    seat = person()
    assert seat.marked(Mark.CHOICE) == {"f2", "e4"}
    seat.press("f2")
    assert seat.marked(Mark.SELECTED) == {"f2"}
    assert seat.marked(Mark.MOVE) == {"e2", "g2", "f1", "f3"}
    assert "d2" in seat.marked(Mark.MOVE_FAR)


def test_a_goal_shows_the_ghost_the_button_and_what_can_be_assaulted_from_there() -> None:
    seat = person().press("f2", "f3")
    assert seat.offer.marks.ghost == (13, 21)
    assert seat.marked(Mark.GOAL) == {"f3"}
    assert seat.words[:2] == ["Move to F3", "Choose another"]
    assert seat.button("Move").primary
    assert seat.offer.detail == "From F3, 1st Cuirassiers can assault 52nd Regiment of Foot."


def test_the_button_a_second_press_and_a_drag_all_move_the_unit() -> None:
    assert person().press("f2", "f3", "Move to F3").table.at("f3") == HORSE
    assert person().press("f2", "f3", "f3").table.at("f3") == HORSE
    assert person().drag("f2", "f3").table.at("f3") == HORSE


def test_escape_puts_back_the_goal_then_the_unit_then_nothing() -> None:
    seat = person().press("f2", "f3")
    assert seat.decision.back()
    assert seat.marked(Mark.SELECTED) == {"f2"}
    assert seat.decision.back()
    assert not seat.marked(Mark.SELECTED)
    assert not seat.decision.back()


def test_another_unit_may_be_picked_instead() -> None:
    assert person().press("f2", "e4").marked(Mark.SELECTED) == {"e4"}


def test_a_square_too_far_is_hatched_and_says_why() -> None:
    seat = person().press("f2", "f6")
    assert seat.marked(Mark.ILLEGAL) == {"f6"}
    assert seat.offer.refusal == "F6 is too far: 1st Cuirassiers can move one or two squares (§5)."
    assert seat.press("f3").offer.refusal == ""


def test_clicking_an_enemy_says_that_the_attack_comes_after_the_move() -> None:
    for seat in (person(), person().press("f2")):
        assert seat.press("f4").offer.refusal == "Move first: you attack in the next phase (§4, §6)."


def test_ending_the_movement_keeps_its_place_before_cards_that_could_be_spent() -> None:
    seat = person(hand=["supply", "forced_march"]).press("f2", "f3", "f3")
    assert [words.partition(":")[0] for words in seat.words] == ["End the movement", "Forced March", "Supply"]


def test_a_dragged_unit_that_cannot_go_there_stays_picked() -> None:
    seat = person().drag("e4", "e6")
    assert seat.table.at("e4") == LINE
    assert seat.marked(Mark.SELECTED) == {"e4"}
    assert "(§5)" in seat.offer.refusal


def test_moving_is_compulsory_until_a_unit_has_moved() -> None:
    seat = person(hand=["supply"])
    assert "End the movement" not in seat.words
    assert "must move one unit" in seat.offer.footnote
    seat.press("f2", "f3", "f3")
    assert "End the movement" in seat.words


def test_a_forced_march_waits_for_a_move_and_then_takes_the_unit_on() -> None:
    seat = person(hand=["forced_march"])
    assert seat.pill("forced_march") == "After a move"
    assert "Forced March" in seat.press("forced_march").offer.refusal
    seat.press("e4", "e5", "e5", "forced_march", "Forced March")
    assert seat.table.phase == tags.NAMES[tags.MARCH]
    assert seat.marked(Mark.SELECTED) == {"e5"}
    assert seat.press("d5", "d5").table.at("d5") == LINE


def test_supply_moves_a_second_unit() -> None:
    seat = person(hand=["supply"]).press("f2", "f3", "f3", "supply")
    assert seat.button("Supply").primary
    assert seat.press("Supply").marked(Mark.CHOICE) == {"e4"}


def test_a_picked_card_can_be_kept() -> None:
    seat = person(hand=["supply"]).press("f2", "f3", "f3", "supply", "Keep it")
    assert not seat.button("Supply").primary


def test_digging_in_is_offered_where_it_is_played() -> None:
    assert "Dig in" in person(digging_in=True).words


def test_several_moves_are_counted() -> None:
    seat = person(turn=1, advance_to_contact=True)
    assert seat.offer.detail == "You may still move 3 units."


def test_a_retreat_is_chosen_on_the_board() -> None:
    table = battle(units={HORSE: "e4"}, foes={FOOT: "e5", "1st_foot_guards": "e6"}, hand=[f"{HORSE}.a"], phase="combat")
    table.play(f"assault {HORSE}.a e5", "done", "done", "roll 9")
    seat = Person(table, 1).press("Retreat")
    assert table.phase == "retreat"
    assert seat.marked(Mark.MOVE) == {"d5", "f5"}
    assert seat.press("d5", "Retreat to D5").table.at("d5") == FOOT
