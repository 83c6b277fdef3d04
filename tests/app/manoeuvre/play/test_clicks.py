"""Clicks and keys that must not do more than was meant, and those that save some."""

from typing import Any

from PySide6.QtCore import Qt

from app.manoeuvre.play.facts import Inspection
from engine.manoeuvre import tags
from tests.app.manoeuvre.play.seated import Seated, Sit
from tests.table import Table, battle

HORSE, LINE, GUARD = "1st_cuirassiers", "8th_regiment_legere", "imperial_guard"
FOOT = "52nd_regiment_of_foot"
LEFT = Qt.MouseButton.LeftButton


def table(**facts: Any) -> Table:
    usual: dict[str, Any] = {
        "units": {HORSE: "f3", LINE: "d2-", GUARD: "b2"},
        "foes": {FOOT: "f4", "1st_foot_guards": "c7"},
        "hand": [f"{HORSE}.a", f"{LINE}.a"],
        "foe_hand": [],
        "turn": 2,
        "phase": "combat",
    }
    return battle(**(usual | facts))


def double_click(seat: Seated, words: str) -> None:
    """Both clicks on the same spot, whatever stands there by then."""
    buttons = seat.screen.table.buttons
    buttons.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    seat.button(words)
    now = seat.screen.table.buttons.button(0)
    seat.bot.mouseDClick(now, LEFT)
    seat.wait()


def test_a_double_click_on_no_combat_does_not_skip_the_restoration(sit: Sit) -> None:
    seat = sit(table().state)
    double_click(seat, "No combat")
    assert seat.state.stack[-1] == tags.RESTORATION
    assert seat.state.active == 0


def test_a_button_that_has_changed_can_be_pressed_a_moment_later(sit: Sit) -> None:
    seat = sit(table().state)
    double_click(seat, "No combat")
    seat.bot.wait(600)
    words = seat.screen.table.buttons.button(0).text()
    seat.button(words)
    assert seat.state.stack[-1] != tags.RESTORATION


def test_buttons_that_changed_elsewhere_answer_at_once(sit: Sit) -> None:
    seat = sit(table().state)
    seat.button("No combat")
    seat.button(seat.screen.table.buttons.button(0).text())
    assert seat.state.stack[-1] != tags.RESTORATION


def test_n_means_no_combat(sit: Sit) -> None:
    seat = sit(table().state)
    assert "Press N for no combat." in seat.offer.footnote
    seat.key(Qt.Key.Key_N).wait()
    assert seat.state.stack[-1] == tags.RESTORATION


def test_a_double_click_moves_a_unit(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    seat.square("b2").square("b3")
    viewport = seat.screen.table.board._canvas.viewport()
    seat.bot.mouseDClick(viewport, LEFT, pos=seat._middle("b3"))
    seat.wait()
    assert Table(seat.state).where(GUARD) == "b3"


def test_a_double_click_elsewhere_asks_about_the_square(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    board = seat.screen.table.board
    with seat.bot.waitSignal(board.asked):
        seat.bot.mouseDClick(board._canvas.viewport(), LEFT, pos=seat._middle("h8"))


def test_newly_drawn_cards_are_marked_until_one_moves(sit: Sit) -> None:
    facts = {"phase": "discard", "hand": ["supply"], "deck": ["davout", "lannes", "murat", "soult"]}
    seat = sit(table(**facts).state)
    assert not any(card.endswith("New") for card in seat.cards)
    seat.button("Keep all cards")
    new = [card for card in seat.cards if card.endswith("New")]
    assert len(new) == 4
    assert not any("Supply" in card for card in new)
    seat.screen.hints._grade = 1
    seat.screen.hints.put_away()
    assert [card for card in seat.cards if card.endswith("New")] == new, "a hint that is closed leaves them marked"
    seat.square("b2").square("b3").button("Move to")
    assert not any(card.endswith("New") for card in seat.cards)


def inspected(seat: Seated) -> Inspection:
    shown = seat.screen.table.inspector._inspection
    assert shown is not None
    return shown


def test_the_inspector_tells_that_a_card_has_been_discarded(sit: Sit) -> None:
    seat = sit(table(phase="discard", hand=["ney", "supply"]).state)
    place = seat._place("ney")
    seat.screen.inspector_controls.inspect_card(place)
    copies = dict(inspected(seat).rows)["Copies"]
    assert copies.startswith("1 in hand")
    seat.card("ney").confirm()
    copies = dict(inspected(seat).rows)["Copies"]
    assert copies.startswith("0 in hand")
    assert "1 discarded" in copies


def test_the_next_player_does_not_see_the_card_looked_at(sit: Sit) -> None:
    seat = sit(table().state)
    seat.screen.inspector_controls.inspect_card(0)
    title = inspected(seat).title
    seat.screen._sit(1)
    assert inspected(seat).title != title
