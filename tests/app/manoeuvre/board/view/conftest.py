from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.looks import BoardLook, CounterLook
from app.manoeuvre.board.view.board import BoardView
from engine.manoeuvre.battlefield import square_of

SIZE = 632


def counter(unit: int, *, reduced: bool = False, cover: int = 0) -> CounterLook:
    side = unit >> 3
    nation = ("france", "great_britain")[side]
    return CounterLook(unit, side, nation, f"Unit {unit}", f"Unit {unit}", unit % 2 == 1, 6, reduced, cover)


def look(**units: int) -> BoardLook:
    """A board with units on squares: look(e4=3)."""
    words = tuple(f"square {square}" for square in range(64))
    return BoardLook("." * 64, {square_of(name): counter(unit) for name, unit in units.items()}, words=words)


class Told:
    """What a board has told, in order."""

    def __init__(self, board: BoardView) -> None:
        self.lines: list[tuple[object, ...]] = []
        for name in ("pressed", "dragged", "asked", "rested", "dropped"):
            getattr(board, name).connect(self._hear(name))

    def _hear(self, name: str) -> Callable[..., None]:
        return lambda *values: self.lines.append((name, *values))


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    board = BoardView()
    qtbot.addWidget(board)
    board.resize(SIZE, SIZE)
    board.set_pace(1.0, True)
    board.show()
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    board.setFocus()
    return board


@pytest.fixture
def told(board: BoardView) -> Told:
    return Told(board)
