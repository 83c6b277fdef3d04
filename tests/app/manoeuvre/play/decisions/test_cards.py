"""Discards, replies, spies, restorations and deployment at the decision."""

from typing import Any

from app.manoeuvre.board.looks import Mark
from engine.manoeuvre import tags
from engine.manoeuvre.start import Side, Start, begin
from tests.app.manoeuvre.play.decisions.seats import Person
from tests.table import Table, battle

HORSE, GUARD, FOOT = "1st_cuirassiers", "imperial_guard", "52nd_regiment_of_foot"


def table(**more: Any) -> Table:
    facts: dict[str, Any] = {"units": {HORSE: "f2-", GUARD: "d4"}, "foes": {FOOT: "f6"}}
    return battle(**(facts | more))


def test_nothing_picked_keeps_all_cards() -> None:
    seat = Person(table(phase="discard", hand=["ney", "supply"]))
    assert seat.words == ["Keep all cards"]
    assert seat.button("Keep all cards").primary


def test_cards_of_a_lost_unit_are_marked_when_discarding() -> None:
    seat = Person(table(phase="discard", hand=["guard_cavalry.a", f"{GUARD}.a"]))
    assert (seat.pill("guard_cavalry.a"), seat.pill(f"{GUARD}.a")) == ("Unit lost", "")


def test_a_turn_that_is_done_says_no_more_than_that() -> None:
    seat = Person(table(phase="movement", hand=[])).press("f2", "f3", "f3", "End the movement", "No combat")
    while seat.offer.title != "Your turn is done":
        seat.press(seat.words[0])
    assert (seat.offer.detail, seat.words) == ("", ["End turn"])
    assert "redoubt" not in seat.offer.footnote.lower()


def test_the_card_pressed_last_lies_on_top() -> None:
    seat = Person(table(phase="discard", hand=["ney", "supply", "redoubt"])).press("supply", "ney")
    assert (seat.pill("supply"), seat.pill("ney"), seat.pill("redoubt")) == ("Discard", "On top", "")
    assert seat.words == ["Discard 2 cards", "Put them back"]
    seat.press("Discard")
    assert seat.table.pile() == ["ney"]
    assert seat.table.buried() == ["supply"]


def test_units_wait_until_the_cards_are_done() -> None:
    seat = Person(table(phase="discard", hand=["ney"]))
    seat.press("d4")
    assert seat.offer.refusal == "Discard first: units move in the third phase (§4)."


def test_who_can_do_nothing_more_ends_the_turn() -> None:
    seat = Person(table(phase="redoubt", hand=["ney"]))
    assert seat.offer.title == "Your turn is done"
    assert seat.words == ["End turn"]
    assert seat.button("End turn").primary


def test_a_picked_card_pressed_again_stays() -> None:
    seat = Person(table(phase="discard", hand=["ney"])).press("ney", "ney")
    assert seat.words == ["Keep all cards"]


def test_after_digging_in_the_top_card_is_pressed() -> None:
    seat = Person(table(hand=["ney", "supply"], digging_in=True)).press("Dig in")
    assert seat.pill("ney") == "Discarded"
    seat.press("ney")
    assert seat.table.pile() == ["ney"]


def test_a_guerrilla_may_cancel_a_supply() -> None:
    b = table(two="spain", foes={"3rd_hussars": "a8"}, hand=["supply"], foe_hand=["guerrilla"])
    b.play("move f2 f3", "supply supply")
    seat = Person(b, 1)
    assert seat.offer.title == "Cancel Supply with a Guerrilla, or let it pass?"
    assert seat.offer.detail == "It would move one more unit."
    assert seat.words == ["Cancel it with Guerrillas", "Let it pass"]
    seat.press("guerrilla", "Cancel")
    assert b.pile("two") == ["guerrilla"]


def test_who_holds_no_guerrilla_is_told_so() -> None:
    b = table(two="spain", foes={"3rd_hussars": "a8"}, hand=["supply"], foe_hand=["withdraw"])
    b.play("move f2 f3", "supply supply")
    seat = Person(b, 1)
    assert seat.offer.detail == "You have no card to cancel it."
    assert (seat.words, seat.button("Let it pass").primary) == (["Let it pass"], True)


def test_a_spy_is_a_button_at_every_decision_of_the_own_turn() -> None:
    b = table(one="great_britain", two="france", units={FOOT: "a1"}, foes={HORSE: "h8"}, hand=["scout"])
    seat = Person(b)
    assert "Spy: look at the enemy's hand" in seat.words
    seat.press("Spy: look at the enemy's hand")
    other = Person(b, 1)
    assert (other.words, other.offer.detail) == (["Show your hand"], "Britain sees all your cards.")
    other.press("Show your hand")
    assert b.phase == "movement"


def test_a_reduced_unit_is_restored_with_a_card_and_a_press() -> None:
    seat = Person(table(phase="restoration", hand=["supply", "ney", "redoubt"]))
    assert seat.marked(Mark.CHOICE) == {"f2"}
    assert seat.pill("redoubt") == "End of your turn"
    seat.press("f2")
    assert seat.words[:2] == ["Rally 1st Cuirass with Michel Ney: 83 %", "Restore 1st Cuirass with Supply"]
    seat.press("supply", "Restore")
    assert seat.table.at("f2") == HORSE


def test_a_full_unit_has_nothing_to_restore() -> None:
    seat = Person(table(phase="restoration", hand=["supply"])).press("supply", "d4")
    assert seat.offer.refusal == "Nothing to restore: Imperial Guard at full strength (§7)."
    assert "(§7)" in seat.press("e7").offer.refusal


def test_a_redoubt_goes_under_a_unit() -> None:
    seat = Person(table(phase="redoubt", hand=["redoubt"])).press("redoubt")
    assert seat.marked(Mark.CHOICE) == {"f2", "d4"}
    seat.press("d4", "Build a redoubt on D4")
    assert seat.table.redoubts == {"d4"}


def deployment() -> Person:
    b = table()
    sides = tuple(
        Side(army=army, edge=edge, hand=tuple(army.deck[:5])) for army, edge in zip(b.state.armies, (2, 0), strict=True)
    )
    b.state = begin(b.state.setting, Start(sides=(sides[0], sides[1]), rows=b.state.field.rows, first=0))
    assert b.state.stack[-1] == tags.DEPLOY
    return Person(b)


def test_units_are_set_up_moved_and_swapped() -> None:
    seat = deployment().press("a1", "b1", "c2")
    assert (seat.table.at("a1"), seat.table.at("b1")) == ("1st_cuirassiers", "2nd_regiment_legere")
    seat.press("a1", "b1")
    assert (seat.table.at("b1"), seat.table.at("a1")) == ("1st_cuirassiers", "2nd_regiment_legere")
    seat.drag("c2", "h2")
    assert (seat.table.at("c2"), seat.table.at("h2")) == (None, "4th_regiment_suisse")
    seat.press("Take back the last one")
    assert seat.table.at("h2") is None


def test_a_square_outside_the_two_rows_is_refused() -> None:
    assert deployment().press("a3").offer.refusal == "A3 lies outside your two rows (§3)."
    assert deployment().press("a1", "a1", "a5").offer.refusal == "A5 lies outside your two rows (§3)."
