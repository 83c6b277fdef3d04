"""The controls of the editor tell what was chosen, however the listener is written."""

from functools import partial

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.fields import Tick


def test_a_tick_tells_its_value_to_a_partial_function(qtbot: QtBot) -> None:
    told: list[tuple[str, bool]] = []
    tick = Tick("Need not advance", partial(lambda key, value: told.append((key, value)), "advance"))
    qtbot.addWidget(tick)
    tick.show()
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    assert told == [("advance", True), ("advance", False)]
