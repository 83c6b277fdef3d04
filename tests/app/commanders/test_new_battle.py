"""Choosing a battle of Commanders: what was chosen is remembered, and everything fits at any size of text."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.board.theme import style
from app.commanders.new_battle import BOTH, NewBattleScreen
from app.shell.desktop import Desktop, NewBattle
from engine.commanders.registration import GAME


def open_screen(qtbot: QtBot, folder: Path) -> NewBattleScreen:
    screen = NewBattleScreen(Desktop(folder), NewBattle(game=GAME.id))
    qtbot.addWidget(screen)
    return screen


def test_side_level_and_scenario_are_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    screen = open_screen(qtbot, tmp_path)
    screen.side.choose(BOTH)
    screen.level.setCurrentRow(4)
    screen.list.setCurrentRow(3)
    title = screen._title.text()
    screen.start()
    again = open_screen(qtbot, tmp_path)
    assert again.side.value == BOTH
    assert again.level.currentRow() == 4
    assert again._title.text() == title


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (1280, 800, 160), (1920, 1080, 130)])
def test_everything_fits(qtbot: QtBot, qapp, tmp_path: Path, width: int, height: int, text: int) -> None:
    style.dress(qapp, style.current(), text / 100)
    try:
        screen = open_screen(qtbot, tmp_path)
        screen.resize(width, height)
        screen.show()
        qtbot.waitUntil(lambda: screen._right.geometry().right() < width)
        assert screen.rect().contains(screen._right.geometry())
        assert screen.rect().contains(screen._battles.geometry())
        assert not screen.board.geometry().intersects(screen._right.geometry())
        assert screen.board.width() > 300
    finally:
        style.dress(qapp, style.current())
