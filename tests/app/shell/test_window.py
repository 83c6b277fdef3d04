import gc
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.shell import window as windows
from app.shell.desktop import Back, Desktop, Help, Home, Load, NewBattle, Replay, SettingsPage
from app.shell.window import SCREENS, Window, first_size
from engine.record import NotARecord
from resources.settings import FILE


class Screen(QWidget):
    """Stands in for any screen."""

    def __init__(self, desktop: Desktop, place: Any) -> None:
        super().__init__()
        if isinstance(place, Replay):
            raise NotARecord("This file is not the record of a battle.")
        self.place = place
        self.left = 0
        self.may_leave = True
        self.setWindowTitle(type(place).__name__)
        if isinstance(place, NewBattle):
            self.addAction(QAction("Shuffle", self))

    def leave(self) -> bool:
        self.left += 1
        return self.may_leave


@pytest.fixture
def desktop(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    module = ModuleType("stand_in")
    module.Screen = Screen  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "stand_in", module)
    monkeypatch.setattr(windows, "SCREENS", dict.fromkeys((*SCREENS, NewBattle), ("stand_in", "Screen")))
    return Desktop()


@pytest.fixture
def window(desktop: Desktop, qtbot: QtBot) -> Window:
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(Home())
    window.show()
    return window


def shown(window: Window) -> Any:
    screen = window.screen_shown
    assert isinstance(screen, Screen)
    assert screen.isVisibleTo(window)
    return screen


def test_each_screen_gives_way_to_the_next(window: Window, desktop: Desktop) -> None:
    first = shown(window)
    desktop.go.emit(NewBattle())
    assert shown(window).place == NewBattle()
    assert first.left == 1
    assert "NewBattle" in window.windowTitle()


def test_a_screen_may_refuse_to_be_left(window: Window, desktop: Desktop) -> None:
    shown(window).may_leave = False
    desktop.go.emit(Load())
    assert window.place == Home()
    assert not window.close()
    shown(window).may_leave = True
    assert window.close()


def test_help_lies_over_what_was_there_and_goes_back_to_it(window: Window, desktop: Desktop) -> None:
    desktop.go.emit(NewBattle())
    below = shown(window)
    desktop.go.emit(SettingsPage())
    desktop.go.emit(Help("keyboard"))
    assert window.place == Help("keyboard")
    desktop.go.emit(Back())
    assert shown(window) is below
    assert below.left == 0


def test_escape_leaves_help(window: Window, desktop: Desktop, qtbot: QtBot) -> None:
    desktop.go.emit(Help())
    qtbot.keyClick(shown(window), Qt.Key.Key_Escape)
    assert window.place == Home()


def test_back_without_anything_behind_goes_home(window: Window, desktop: Desktop) -> None:
    desktop.go.emit(Load())
    desktop.go.emit(Back())
    assert window.place == Home()


def test_what_cannot_be_opened_is_told_and_the_screen_stays(window: Window, desktop: Desktop) -> None:
    before = shown(window)
    desktop.go.emit(Replay(Path("letter.record")))
    assert shown(window) is before
    assert "not the record of a battle" in told(window)


def test_what_cannot_be_opened_at_the_start_leads_home(desktop: Desktop, qtbot: QtBot) -> None:
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(Replay(Path("letter.record")))
    window.show()
    assert window.place == Home()
    assert "not the record of a battle" in told(window)


def told(window: Window) -> str:
    labels = window._notice.findChildren(QLabel)
    return " ".join(label.text() for label in labels) if window._notice.isVisible() else ""


@pytest.mark.parametrize(
    ("key", "held", "place"),
    [
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, NewBattle()),
        (Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier, Load()),
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, SettingsPage()),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, Help()),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier, Help("keyboard")),
    ],
)
def test_shortcuts_work_although_the_menu_bar_is_hidden(
    window: Window, qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier, place: object
) -> None:
    assert not window.menuBar().isVisible()
    qtbot.keyClick(window, key, held)
    assert window.place == place


def test_the_menu_bar_can_be_shown(window: Window, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F10)
    assert window.menuBar().isVisible()
    qtbot.keyClick(window, Qt.Key.Key_F10)
    assert not window.menuBar().isVisible()


def test_what_a_screen_can_do_stands_in_the_menus(window: Window, desktop: Desktop) -> None:
    desktop.go.emit(NewBattle())
    here = window.menuBar().actions()[0]
    assert here.isVisible()
    assert here.text() == "NewBattle"
    desktop.go.emit(Home())
    assert not here.isVisible()


def test_what_a_screen_can_do_outlives_a_page_aside(window: Window, desktop: Desktop) -> None:
    desktop.go.emit(NewBattle())
    desktop.go.emit(Help())
    gc.collect()
    desktop.go.emit(Back())
    assert [action.text() for action in shown(window).actions()] == ["Shuffle"]


def test_every_entry_of_the_menus_has_a_shortcut_of_its_own(window: Window) -> None:
    shortcuts = [action.shortcut().toString() for action in window.actions()]
    assert all(shortcuts)
    assert len(shortcuts) == len(set(shortcuts))


def test_enter_presses_the_button_that_has_the_focus(window: Window, qtbot: QtBot) -> None:
    button = QPushButton("Continue", shown(window))
    button.show()
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Return)


def test_full_screen_and_back(window: Window, desktop: Desktop, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert desktop.settings.full_screen
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_text_grows_and_shrinks_within_bounds(window: Window, desktop: Desktop, qtbot: QtBot) -> None:
    desktop.change(scale=140)
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert desktop.settings.scale == 160
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert desktop.settings.scale == 100


def test_the_size_of_the_window_is_remembered(window: Window, desktop: Desktop, qtbot: QtBot) -> None:
    window.resize(960, 700)
    window.close()
    again = Window(Desktop(desktop.folder))
    qtbot.addWidget(again)
    assert again.size() == window.size()


def test_another_language_is_spoken_at_once(window: Window, desktop: Desktop) -> None:
    desktop.go.emit(SettingsPage())
    before = shown(window)
    desktop.change(language="de")
    assert shown(window) is not before
    assert isinstance(window.place, SettingsPage)
    desktop.go.emit(Back())
    assert isinstance(shown(window).place, Home)


def test_settings_that_cannot_be_kept_are_told(
    window: Window, desktop: Desktop, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*values: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    desktop.change(speed=200)
    assert desktop.settings.speed == 200
    assert "No space left" in told(window)
    assert not (own_folder / FILE).exists()


def test_faults_of_the_settings_are_told_at_the_start(desktop: Desktop, own_folder: Path, qtbot: QtBot) -> None:
    from app.shell.start import open_window

    own_folder.mkdir(parents=True, exist_ok=True)
    (own_folder / FILE).write_text("scale = 1\n")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window = open_window(app, Desktop(), Home())
    qtbot.addWidget(window)
    assert "scale" in told(window)


def test_a_window_fits_its_screen_with_its_frame() -> None:
    assert first_size(QSize(1440, 900)).height() <= 900 - 40
    assert first_size(QSize(1440, 900)).width() < 1440
    assert first_size(QSize(2560, 1440)) == QSize(1440, 900)
