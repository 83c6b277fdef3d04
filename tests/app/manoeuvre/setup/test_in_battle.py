"""The set-up in the running program: from the new battle's green button to the first turn."""

from dataclasses import replace
from typing import Any

from pytestqt.qtbot import QtBot

from app.manoeuvre.new_battle.plan import Opponent
from app.manoeuvre.new_battle.screen import NewBattleScreen
from app.manoeuvre.play.screen import PlayScreen
from app.manoeuvre.setup.page import SetupPage
from app.shell.desktop import Desktop, NewBattle, Resume
from app.shell.window import Window
from engine.manoeuvre.options import FULL


def test_two_players_set_up_a_battle_and_a_closed_program_goes_on_where_it_was(qtbot: QtBot) -> None:
    desktop = Desktop()
    desktop.change(curtain=False, reduce_motion=True)
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(NewBattle())
    window.show()
    preparing = window.screen_shown
    assert isinstance(preparing, NewBattleScreen)
    full = replace(preparing.plan.options, set_up=FULL)
    preparing.show_plan(replace(preparing.plan, options=full, opponent=Opponent.PERSON))
    preparing.foot.begin.click()
    pages: list[str] = []
    screen: Any = None

    def press_on() -> bool:
        nonlocal screen
        screen = window.screen_shown
        assert isinstance(screen, PlayScreen)
        if screen.session.battle.state.turn > 0:
            return True
        page = next((page for page in screen.findChildren(SetupPage) if page.isVisible()), None)
        if page is None:
            return False
        if hasattr(page, "suggest") and not page.begin.isEnabled():
            page.suggest.click()
        if page.begin.isEnabled():
            pages.append(type(page).__name__)
            page.begin.click()
            if pages == ["SectionsPage", "NationsPage"]:
                file = screen.session.file
                assert file is not None
                window.open(Resume(file.path))
        return False

    qtbot.waitUntil(press_on, timeout=30_000)
    assert pages == ["SectionsPage", "NationsPage", "NationPage", "EdgePage", "DeployPage", "DeployPage"]
    assert all(square >= 0 for square in screen.session.battle.state.square)
    window.close()
