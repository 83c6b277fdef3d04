"""Settings apply at once, are kept, and a reset can be taken back."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.board.theme.style import current
from app.shell.desktop import Back, Desktop, Help, SettingsPage
from app.shell.settings_screen import CHOSEN, SPEEDS, SettingsScreen
from resources.settings import LEAST_SPEED, MOST_SPEED, Settings, read

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def screen(qtbot: QtBot) -> Any:
    desktop = Desktop()
    desktop.dress()
    screen = SettingsScreen(desktop, SettingsPage())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    yield screen
    desktop.change(**{name: getattr(Settings(), name) for name in CHOSEN})


def kept(screen: SettingsScreen) -> Settings:
    return read(screen.desktop.folder).settings


def test_the_theme_is_changed_at_once_and_kept(screen, qtbot):
    qtbot.mouseClick(screen.theme.button("dark"), LEFT)
    assert current().name == "dark"
    assert kept(screen).theme == "dark"
    screen.contrast.setFocus()
    qtbot.keyClick(screen.contrast, Qt.Key.Key_Space)
    assert current().name == "contrast_dark"
    qtbot.mouseClick(screen.theme.button("light"), LEFT)
    assert kept(screen).theme == "contrast_light"
    qtbot.keyClick(screen.contrast, Qt.Key.Key_Space)
    assert current().name == "light"


def test_high_contrast_follows_what_the_system_shows_now(screen, qtbot):
    qtbot.mouseClick(screen.theme.button("system"), LEFT)
    screen.contrast.setChecked(True)
    assert kept(screen).theme in ("contrast_light", "contrast_dark")
    assert screen.theme.value in ("light", "dark")


def test_the_size_of_text_by_keyboard(screen, qtbot):
    screen.desktop.change(scale=140)
    screen.scale.setFocus()
    for _ in range(3):
        qtbot.keyClick(screen.scale, Qt.Key.Key_Right)
    assert screen.desktop.settings.scale == 160
    assert screen.scale_value.text() == "160 %"
    screen.desktop.change(scale=110)
    for _ in range(3):
        qtbot.keyClick(screen.scale, Qt.Key.Key_Left)
    assert screen.desktop.settings.scale == 90


def test_a_change_made_elsewhere_is_shown(screen):
    screen.desktop.change(scale=130, replies="always", curtain=False)
    assert screen.scale_value.text() == "130 %"
    assert screen.replies.value == "always"
    assert not screen.curtain.isChecked()


def test_speed_and_no_motion(screen, qtbot):
    assert LEAST_SPEED <= SPEEDS[0] < SPEEDS[-1] <= MOST_SPEED
    screen.speed.setFocus()
    qtbot.keyClick(screen.speed, Qt.Key.Key_End)
    assert screen.desktop.settings.speed == 400
    qtbot.mouseClick(screen.still, LEFT, pos=QPoint(8, 8))
    assert screen.desktop.settings.reduce_motion
    assert not screen.speed.isEnabled()
    assert screen.speed.toolTip()


def test_asking_for_replies_says_what_it_gives_away(screen, qtbot):
    assert "learns from that" in screen.replies_words.text()
    qtbot.mouseClick(screen.replies.button("always"), LEFT)
    assert kept(screen).replies == "always"
    assert "gives nothing away" in screen.replies_words.text()


def test_language_and_curtain(screen, qtbot):
    screen.language.setFocus()
    qtbot.keyClick(screen.language, Qt.Key.Key_Down)
    screen.language.activated.emit(screen.language.currentIndex())
    assert screen.desktop.settings.language == "en"
    screen.curtain.setChecked(False)
    assert not kept(screen).curtain


def test_a_reset_and_its_way_back(screen, qtbot):
    assert not screen.reset.isEnabled()
    assert screen.reset.toolTip()
    screen.desktop.remember("window", "somewhere")
    screen.change(speed=200, replies="always")
    qtbot.mouseClick(screen.reset, LEFT)
    assert screen.desktop.settings.speed == 100
    assert screen.desktop.settings.places["window"] == "somewhere"
    assert screen.reset.text() == "Take back the reset"
    qtbot.mouseClick(screen.reset, LEFT)
    assert (screen.desktop.settings.speed, screen.desktop.settings.replies) == (200, "always")
    qtbot.mouseClick(screen.reset, LEFT)
    screen.change(speed=150)
    assert screen.reset.text() == "Reset", "after another change there is nothing to take back"


def test_bad_files_are_listed_with_all_their_faults(qtbot, own_folder: Path):
    folder = own_folder / "scenarios"
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_text('kind = "scenario"\nid = "bad"\n')
    screen = SettingsScreen(Desktop(), SettingsPage())
    qtbot.addWidget(screen)
    said = [label.text() for label in screen.findChildren(QLabel)]
    assert "1 file cannot be used:" in said
    assert any(words.startswith("bad.toml") and "title" in words for words in said)


def test_the_ways_out(screen, qtbot):
    places: list[Any] = []
    screen.desktop.go.connect(places.append)
    qtbot.mouseClick(screen.keyboard, LEFT)
    back = next(button for button in screen.findChildren(type(screen.reset)) if button.text() == "Back")
    qtbot.mouseClick(back, LEFT)
    assert places == [Help("keyboard"), Back()]
