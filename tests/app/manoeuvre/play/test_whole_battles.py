"""Whole battles through the widgets, one with nothing but the mouse, one with nothing but keys."""

import random
from collections.abc import Iterator

from PySide6.QtCore import Qt

from app.manoeuvre.board.looks import Mark
from app.manoeuvre.play.layout import END
from engine.battle import replay
from engine.manoeuvre.battlefield import square_name
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.state import State
from resources.manoeuvre.content import start_of
from resources.records import load
from tests.app.manoeuvre.play.seated import Seated, Sit
from tests.table import face_to_face

PRESSED = (Mark.CHOICE, Mark.MOVE, Mark.MOVE_FAR, Mark.TARGET, Mark.GOAL)
MOST = 600


def options(seat: Seated) -> Iterator[tuple[str, object]]:
    """What a player could press now, as often as it shall weigh."""
    offer = seat.offer
    for button in offer.buttons:
        if button.enabled and button.actions and not button.undo:
            yield from [("button", button)] * (4 if button.primary else 1)
    for square, mark in offer.marks.squares.items():
        if mark in PRESSED:
            yield "square", square_name(square)
    for place, card in enumerate(offer.cards):
        if not card.faded:
            yield "card", place


def by_mouse(seat: Seated, kind: str, what: object) -> None:
    if kind == "square":
        seat.square(str(what))
    elif kind == "card":
        seat.bot.mouseClick(seat.screen.table.hand.card(int(str(what))), Qt.MouseButton.LeftButton)
        seat.wait()
    else:
        seat.bot.mouseClick(seat.find(what.text), Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]
        seat.wait()


def by_keys(seat: Seated, kind: str, what: object) -> None:
    if kind == "square":
        seat.enter(str(what))
    elif kind == "card":
        seat.key(Qt.Key(Qt.Key.Key_1 + int(str(what)))).wait()
    else:
        seat.key(Qt.Key.Key_F4)
        made = seat.find(what.text)  # type: ignore[attr-defined]
        for _ in range(12):
            if made.hasFocus():
                break
            seat.key(Qt.Key.Key_Tab)
        assert made.hasFocus(), "every button is reached by Tab from the first"
        seat.key(Qt.Key.Key_Return).wait()


def fight(seat: Seated, seed: int, press: object) -> None:
    rng = random.Random(seed)
    for _ in range(MOST):
        if seat.screen.table.page == END:
            break
        found = list(options(seat))
        assert found, seat.offer
        press(seat, *rng.choice(found))  # type: ignore[operator]
    assert seat.screen.table.page == END, "the battle has come to its end"
    assert not seat.told


def battle(turns: int) -> State:
    return face_to_face("france", "austria", turns)


def test_a_whole_battle_by_mouse(sit: Sit) -> None:
    seat = sit(battle(5), seed=3)
    fight(seat, 3, by_mouse)
    assert not faults(seat.state)
    assert seat.screen.table.ending.title.endswith("wins")


def test_a_whole_battle_by_keys(sit: Sit) -> None:
    seat = sit(battle(3), seed=4)
    fight(seat, 4, by_keys)
    assert seat.screen.table.ending.title.endswith("wins")


def test_a_battle_with_its_set_up_is_kept_as_it_was_played(sit: Sit) -> None:
    """Three turns of a real scenario; what is on the disk leads to what is on the screen."""
    seat = sit("first_battle", seed=5)
    rng = random.Random(5)
    for _ in range(120):
        if seat.state.turn > 2:
            break
        by_mouse(seat, *rng.choice(list(options(seat))))
    file = seat.screen.session.file
    assert file is not None
    record = load(file.path)
    again = replay(record, start_of(record, seat.screen.desktop.library("manoeuvre")))
    assert str(again.state) == str(seat.state)
