"""A widget that is a window of its own by mistake is noticed when the program raises it."""

import pytest
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.logging import _QtMessageCapture
from pytestqt.qtbot import QtBot

from tests.plugins.leftovers import name_raised_windows


@pytest.fixture
def capture(request: pytest.FixtureRequest) -> _QtMessageCapture:
    found = _QtMessageCapture(request.config.getini("qt_log_ignore"))
    name_raised_windows(found)
    return found


def test_a_stray_window_is_noticed(qtbot: QtBot, capture: _QtMessageCapture) -> None:
    stray = QWidget()
    qtbot.addWidget(stray)
    stray.show()
    capture._start()
    stray.raise_()
    capture._stop()
    (told,) = [record.message for record in capture.records if not record.ignored]
    assert told.startswith(f"A window of its own was raised in {__file__}")


def test_a_tooltip_and_a_child_are_none(qtbot: QtBot, capture: _QtMessageCapture) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    child = QWidget(window)
    window.show()
    capture._start()
    child.raise_()
    for text in ("one", "two"):
        QToolTip.showText(window.pos(), text, window)
        qtbot.wait(50)
    capture._stop()
    QToolTip.hideText()
    assert [record.message for record in capture.records if not record.ignored] == []
