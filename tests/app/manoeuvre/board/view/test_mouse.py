import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.view.mouse import Mouse

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Pad(QWidget):
    """Ten squares of 50 side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(600, 50)
        self.told: list[tuple[object, ...]] = []
        self.fixed: set[int] = set()
        self.mouse = Mouse(self, self._square, lambda square: square not in self.fixed, self)
        for name in ("clicked", "clicked_again", "asked", "lifted", "dropped", "dropped_nowhere", "hovered"):
            getattr(self.mouse, name).connect(lambda *values, name=name: self.told.append((name, *values)))

    def _square(self, point: QPointF) -> int:
        return int(point.x() // 50) if point.x() < 500 else -1

    def without_hover(self) -> list[tuple[object, ...]]:
        return [line for line in self.told if line[0] != "hovered"]


@pytest.fixture
def pad(qtbot: QtBot) -> Pad:
    pad = Pad()
    qtbot.addWidget(pad)
    pad.show()
    return pad


def at(square: int) -> QPoint:
    return QPoint(square * 50 + 25, 25)


def test_pressed_and_let_go_on_one_square_is_a_click(qtbot: QtBot, pad: Pad) -> None:
    qtbot.mouseClick(pad, LEFT, pos=at(3))
    assert pad.without_hover() == [("clicked", 3)]


def test_pressed_and_let_go_elsewhere_is_nothing_where_nothing_can_be_dragged(qtbot: QtBot, pad: Pad) -> None:
    pad.fixed = {3}
    qtbot.mousePress(pad, LEFT, pos=at(3))
    qtbot.mouseMove(pad, at(5))
    qtbot.mouseRelease(pad, LEFT, pos=at(5))
    assert pad.without_hover() == []


def test_a_drag_lifts_and_drops(qtbot: QtBot, pad: Pad) -> None:
    qtbot.mousePress(pad, LEFT, pos=at(3))
    qtbot.mouseMove(pad, at(3) + QPoint(1, 0))
    assert not pad.mouse.dragging
    qtbot.mouseMove(pad, at(4))
    assert pad.mouse.dragging
    qtbot.mouseMove(pad, at(6))
    qtbot.mouseRelease(pad, LEFT, pos=at(6))
    assert pad.without_hover() == [("lifted", 3), ("dropped", 3, 6)]


def test_a_drag_beside_the_field_ends_nowhere(qtbot: QtBot, pad: Pad) -> None:
    qtbot.mousePress(pad, LEFT, pos=at(3))
    qtbot.mouseMove(pad, at(4))
    qtbot.mouseRelease(pad, LEFT, pos=at(11))
    assert pad.without_hover()[-1] == ("dropped", 3, -1)


def test_the_right_button_asks_or_breaks_off_a_drag(qtbot: QtBot, pad: Pad) -> None:
    qtbot.mouseClick(pad, RIGHT, pos=at(2))
    qtbot.mousePress(pad, LEFT, pos=at(3))
    qtbot.mouseMove(pad, at(4))
    qtbot.mousePress(pad, RIGHT, pos=at(4))
    qtbot.mouseRelease(pad, LEFT, pos=at(4))
    assert pad.without_hover() == [("asked", 2), ("lifted", 3), ("dropped_nowhere", 3)]
    assert not pad.mouse.cancel()


def test_a_double_click_is_a_click_and_one_more(qtbot: QtBot, pad: Pad) -> None:
    qtbot.mouseClick(pad, LEFT, pos=at(2))
    qtbot.mouseDClick(pad, LEFT, pos=at(2))
    assert pad.without_hover() == [("clicked", 2), ("clicked_again", 2)]


def test_hovering_is_told_once_a_square(qtbot: QtBot, pad: Pad) -> None:
    for point in (at(1), at(1) + QPoint(3, 3), at(2), at(11)):
        qtbot.mouseMove(pad, point)
    assert pad.told == [("hovered", 1), ("hovered", 2), ("hovered", -1)]
