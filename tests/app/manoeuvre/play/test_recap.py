"""The enemy's turn leaves a trace: marks and arrows on the board, and a sentence until it is closed or one moves."""

from typing import Any

from PySide6.QtCore import Qt

from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS
from engine.manoeuvre.battlefield import square_of
from tests.app.manoeuvre.play.seated import Seated, Sit
from tests.table import Table, battle

HORSE, LINE, GUARD = "1st_cuirassiers", "8th_regiment_legere", "imperial_guard"
FOOT = "52nd_regiment_of_foot"


def table(**facts: Any) -> Table:
    usual: dict[str, Any] = {
        "units": {HORSE: "f2", LINE: "d2", GUARD: "b2"},
        "foes": {FOOT: "f4", "1st_foot_guards": "c7"},
        "hand": [f"{HORSE}.a", f"{HORSE}.b"],
        "foe_hand": [],
        "turn": 2,
        "phase": "movement",
    }
    return battle(**(usual | facts))


def move(seat: Seated, start: str, end: str) -> None:
    seat.square(start).square(end).button("Move to")


def pass_on(seat: Seated, until: Any) -> None:
    for _ in range(12):
        if until():
            return
        words = [button.text for button in seat.offer.buttons if button.actions == (PASS,)]
        seat.button(words[0]) if words else seat.confirm()
    raise AssertionError(seat.title)


def after_the_move(sit: Sit, **facts: Any) -> Seated:
    """Britain's turn, after France has moved F2–F3 and ended its turn."""
    seat = sit(table(**facts).state)
    move(seat, "f2", "f3")
    pass_on(seat, lambda: seat.screen.decision_controller.seat == 1)
    return seat


def test_the_enemys_moves_stay_marked_on_the_board(sit: Sit) -> None:
    seat = after_the_move(sit)
    board = seat.screen.table.board
    assert board.trace == ((square_of("f2"), square_of("f3")),)
    assert "came from F2" in board._description(square_of("f3"))
    assert "left for F3" in board._description(square_of("f2"))


def test_a_recap_tells_the_enemys_turn_until_one_moves(sit: Sit) -> None:
    seat = after_the_move(sit)
    strip = seat.screen.table.recap
    assert strip.isVisible()
    assert strip.text == "France: moved 1st Cuirassiers F2–F3"
    pass_on(seat, lambda: seat.state.stack[-1] == tags.MOVEMENT)
    assert strip.isVisible(), "throwing cards away is no move"
    move(seat, "c7", "c6")
    assert not strip.isVisible()
    assert seat.screen.table.board.trace == ()
    seat.key(Qt.Key.Key_U).wait()
    assert strip.isVisible(), "the move was taken back"


def test_the_recap_can_be_closed(sit: Sit) -> None:
    seat = after_the_move(sit)
    strip = seat.screen.table.recap
    seat.bot.mouseClick(strip.close_button, Qt.MouseButton.LeftButton)
    assert not strip.isVisible()
    assert seat.screen.table.board.trace == ()
    seat.screen._refresh()
    assert not strip.isVisible(), "it does not come back by itself"


def test_the_recap_tells_an_attack_with_its_totals(sit: Sit) -> None:
    seat = sit(table(phase="combat", units={HORSE: "f3", GUARD: "b2"}).state)
    seat.square("f4").square("f3").button("Assault")
    pass_on(seat, lambda: seat.state.active == 1 and seat.screen.decision_controller.seat == 1)
    text = seat.screen.table.recap.text
    assert text.startswith("France: attacked your 52nd")
    assert " against 6: " in text


def test_the_strip_does_not_resize_the_board(sit: Sit) -> None:
    seat = sit(table().state)
    before = seat.screen.table.board.geometry()
    move(seat, "f2", "f3")
    pass_on(seat, lambda: seat.screen.decision_controller.seat == 1)
    assert seat.screen.table.recap.isVisible()
    assert seat.screen.table.board.geometry() == before
