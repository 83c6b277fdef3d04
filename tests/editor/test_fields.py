"""The controls of the editor tell what was chosen, however the listener is written."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.fields import Choice, Number, Tick


def test_a_tick_tells_its_value_to_a_partial_function(qtbot: QtBot) -> None:
    told: list[tuple[str, bool]] = []
    tick = Tick("Need not advance", partial(lambda key, value: told.append((key, value)), "advance"))
    qtbot.addWidget(tick)
    tick.show()
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    assert told == [("advance", True), ("advance", False)]


def _number(told: list[object]) -> Number:
    number = Number(0, 9, told.append)
    number.show_value(5)
    return number


def _choice(told: list[object]) -> Choice:
    choice = Choice([("south", "South"), ("north", "North"), ("west", "West")], told.append)
    choice.show_value("north")
    return choice


@pytest.mark.parametrize("make", [_number, _choice])
@pytest.mark.parametrize("notch", [120, -120])
def test_the_wheel_scrolls_past_a_field_and_leaves_its_value(qtbot: QtBot, make: object, notch: int) -> None:
    told: list[object] = []
    field: QWidget = make(told)  # type: ignore[operator]
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False
    event = QWheelEvent(QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, notch), *nothing)
    QApplication.sendEvent(field, event)
    assert told == []
    assert not event.isAccepted(), "what lies round the field scrolls"
