from itertools import pairwise

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.view.cells import ReadingTable, SquareModel
from app.manoeuvre.board.view.geometry import Facing
from engine.manoeuvre.battlefield import EAST, NORTH, square_name, square_of

ROLE = Qt.ItemDataRole


class Window(QWidget):
    """A table, something to leave it for, and what was told."""

    def __init__(self) -> None:
        super().__init__()
        self.model = SquareModel(square_name, lambda square: "described" if square == 0 else "", self)
        self.table = ReadingTable(self.model)
        self.line = QLineEdit()
        layout = QVBoxLayout(self)
        layout.addWidget(self.table)
        layout.addWidget(self.line)
        self.told: list[tuple[str, object]] = []
        self.unused: list[int] = []
        for name in ("pressed_square", "asked_square", "moved"):
            getattr(self.table, name).connect(lambda value, name=name: self.told.append((name, value)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.unused.append(event.key())


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    window.table.setFocus()
    return window


def test_cells_are_named_as_they_lie(window: Window) -> None:
    def name(row: int, column: int) -> object:
        return window.model.data(window.model.index(row, column), ROLE.AccessibleTextRole)

    assert (name(0, 0), name(7, 0), name(7, 7)) == ("a8", "a1", "h1")
    window.table.turn(Facing(NORTH))
    assert (name(0, 0), name(7, 0), name(7, 7)) == ("h1", "h8", "a8")
    window.table.turn(Facing(EAST))
    assert (name(0, 0), name(7, 0), name(0, 7)) == ("a1", "h1", "a8")


def test_cells_show_nothing_and_headers_have_the_names_of_the_frame(window: Window) -> None:
    model = window.model
    assert model.data(model.index(3, 3)) is None
    assert model.data(model.index_of(0), ROLE.AccessibleDescriptionRole) == "described"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "A"
    assert model.headerData(0, Qt.Orientation.Vertical) == "8"
    assert model.headerData(9, Qt.Orientation.Vertical) is None
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_arrows_move_the_cursor_as_the_board_is_seen(qtbot: QtBot, window: Window) -> None:
    window.table.go(square_of("d4"))
    window.told.clear()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        qtbot.keyClick(window.table, key)
    assert window.told == [("moved", square_of(name)) for name in ("d5", "e5", "e4", "d4")]
    window.table.turn(Facing(NORTH))
    assert window.table.square == square_of("d4")
    qtbot.keyClick(window.table, Qt.Key.Key_Up)
    assert window.table.square == square_of("d3")


def test_turning_the_board_tells_of_no_move(window: Window) -> None:
    window.table.go(square_of("b7"))
    window.told.clear()
    for edge, other in pairwise((0, 1, 2, 3, 0)):
        window.table.turn(Facing(edge))
        window.table.turn(Facing(other))
    assert window.told == []
    assert window.table.square == square_of("b7")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    window.table.go(20)
    window.told.clear()
    qtbot.keyClick(window.table, key)
    assert window.told == [("pressed_square", 20)]


@pytest.mark.parametrize("key", [Qt.Key.Key_I, Qt.Key.Key_Menu])
def test_i_and_menu_ask(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    window.table.go(20)
    window.told.clear()
    qtbot.keyClick(window.table, key)
    assert window.told == [("asked_square", 20)]


def test_other_keys_are_left_to_the_screen(qtbot: QtBot, window: Window) -> None:
    window.told.clear()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_3, Qt.Key.Key_H, Qt.Key.Key_F1):
        qtbot.keyClick(window.table, key)
    assert window.unused == [Qt.Key.Key_Escape, Qt.Key.Key_3, Qt.Key.Key_H, Qt.Key.Key_F1]
    assert window.told == []


def test_tab_leaves_the_board(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(window.table.hasFocus)
    qtbot.keyClick(window.table, Qt.Key.Key_Tab)
    assert window.line.hasFocus()


def test_moving_selects_nothing_and_selecting_presses(qtbot: QtBot, window: Window) -> None:
    """Selecting is all that a screen reader can do with a cell."""
    qtbot.keyClick(window.table, Qt.Key.Key_Up)
    selection = window.table.selectionModel()
    assert not selection.hasSelection()
    window.told.clear()
    for _ in range(2):
        selection.select(window.model.index_of(33), QItemSelectionModel.SelectionFlag.Select)
        qtbot.waitUntil(lambda: not selection.hasSelection())
    assert [line for line in window.told if line[0] == "pressed_square"] == [("pressed_square", 33)] * 2
    assert window.table.square == 33
    assert window.table.hasFocus()
