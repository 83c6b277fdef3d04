"""Home: the battle to continue, the ways into the program, and that it opens before anything takes time."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.board.theme.colours import THEMES
from app.board.theme.style import dress
from app.manoeuvre.screens import BoardPicture
from app.shell.desktop import Desktop, Help, Home, Lan, Load, NewBattle, Resume, SettingsPage
from app.shell.home import HomeScreen, language_name, theme_name
from app.shell.lan.journal import Agreement, begin_journal
from app.shell.play.participants import Participant
from app.shell.play.session import Session
from engine.manoeuvre.position import CHANCE
from resources.manoeuvre.content import prepare
from resources.records import FOLDER
from resources.settings import LANGUAGES
from resources.settings import THEMES as THEME_NAMES

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desktop(qtbot: QtBot) -> Desktop:
    return Desktop()


def opened(desktop: Desktop, qtbot: QtBot) -> HomeScreen:
    home = HomeScreen(desktop, Home())
    qtbot.addWidget(home)
    home.resize(1440, 900)
    return home


def begun(desktop: Desktop) -> Path:
    """A battle that somebody has left in his first turn."""
    scenario = desktop.library("manoeuvre").scenario("first_battle")
    session = Session.new("manoeuvre", desktop.library("manoeuvre"), scenario, (Participant(), Participant()))
    for _ in range(40):
        state = session.battle.state
        if state.seat != CHANCE and state.turn:
            break
        session.go()
    assert session.file is not None
    path = session.file.path
    session.close()
    return path


def test_the_last_battle_is_offered_first(desktop, qtbot):
    path = begun(desktop)
    home = opened(desktop, qtbot)
    places: list[Any] = []
    desktop.go.connect(places.append)
    assert not home.continue_card.isHidden(), "room is left for it before anybody has looked"
    assert not home.continue_card.button.isEnabled()
    home.show()
    qtbot.waitUntil(home.continue_card.button.isEnabled)
    assert home.continue_card.words.text().startswith("Manoeuvre: France against Great Britain. Turn 1.")
    assert home.continue_card.saved_at.text() == "Saved just now"
    assert "53" in home.continue_card.sides[0][1].text()
    qtbot.mouseClick(home.continue_card.button, LEFT)
    assert places == [Resume(path)]


def test_without_a_battle_there_is_nothing_to_continue(desktop, qtbot):
    home = opened(desktop, qtbot)
    assert home.continue_card.isHidden()
    home.show()
    qtbot.waitUntil(lambda: home.backdrop.board is not None)
    assert home.continue_card.isHidden()
    assert home.backdrop.board is not None
    assert isinstance(home.backdrop.board, BoardPicture)
    assert len(home.backdrop.board.look.counters) == 16, "some field is shown all the same"


def test_a_broken_record_is_no_battle_to_continue(desktop, qtbot):
    folder = desktop.folder / FOLDER
    folder.mkdir(parents=True)
    (folder / "2026-01-01-x.record").write_text("nonsense")
    home = opened(desktop, qtbot)
    assert not home.continue_card.isHidden()
    home.look()
    assert home.continue_card.isHidden()


def test_a_battle_over_lan_that_broke_off_is_one_press_away(desktop, qtbot):
    home = opened(desktop, qtbot)
    home.look()
    assert home.lan_button.isHidden()
    header, _ = prepare(
        desktop.library("manoeuvre").scenario("first_battle"), desktop.library("manoeuvre"), "2026-05-01", "0.1.0"
    )
    begin_journal(desktop.folder, Agreement(header.line(), 0, "00" * 32, "11" * 32, "Bob & Co", True))
    home = opened(desktop, qtbot)
    home.show()
    qtbot.waitUntil(home.lan_button.isVisible)
    assert home.lan_button.text() == "Resume your LAN battle with Bob && Co"
    places: list[Any] = []
    desktop.go.connect(places.append)
    qtbot.mouseClick(home.lan_button, LEFT)
    assert places == [Lan()]


def test_every_way_leads_somewhere_or_says_that_it_is_coming(desktop, qtbot):
    home = opened(desktop, qtbot)
    home.show()
    places: list[Any] = []
    desktop.go.connect(places.append)
    for key in ("new", "load", "settings", "help"):
        qtbot.mouseClick(home.rows[key], LEFT)
    for key in ("new", "load", "settings", "help"):
        home.rows[key].setFocus()
        qtbot.keyClick(home.rows[key], Qt.Key.Key_Space)
    assert places == [NewBattle(game="manoeuvre"), Load(), SettingsPage(), Help()] * 2
    for key in ("lan", "editor"):
        if not home.rows[key].isEnabled():
            assert home.rows[key].accessibleDescription() == "Coming"
            assert home.rows[key].toolTip()


def test_language_and_theme_are_switched_at_the_foot(desktop, qtbot):
    home = opened(desktop, qtbot)
    chosen = {action.text(): action for action in home.theme.menu().actions()}
    chosen["Dark"].trigger()
    assert desktop.settings.theme == "dark"
    assert home.theme.text() == "Dark"
    desktop.change(theme="light")
    assert home.theme.text() == "Light", "changed elsewhere"
    assert {theme_name(name) for name in THEME_NAMES} == set(chosen)
    english = next(action for action in home.language.menu().actions() if action.text() == "English")
    english.trigger()
    assert desktop.settings.language == "en"
    assert all(language_name(language) for language in LANGUAGES)
    desktop.change(theme="system", language="system")


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_it_can_be_painted_in_every_theme_and_size(desktop, qtbot, qapp, theme):
    dress(qapp, THEMES[theme], 1.6)
    home = opened(desktop, qtbot)
    home.look()
    for size in ((960, 640), (1920, 1080)):
        home.resize(*size)
        home.show()
        assert not home.grab().isNull()
        assert home.scroller.geometry().right() <= home.width()
    dress(qapp, THEMES["light"], 1.0)


def test_nothing_heavy_is_loaded_to_open_it():
    script = (
        "import sys, app.shell.home; "
        "print([name for name in ('ai', 'ortools', 'networkx', 'app.shell.play.session') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=os.environ, check=True)
    assert done.stdout.strip() == "[]"
