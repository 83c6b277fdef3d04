"""Battles of any registered game: played with computers and persons who decide at once, listed, resumed and opened."""

import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop, Fight, Help, Home, NewBattle, Resume, SettingsPage
from app.shell.games import shown_games
from app.shell.help.pages import Place
from app.shell.help.screen import HelpScreen
from app.shell.home import HomeScreen
from app.shell.lists import RowButton
from app.shell.load import LoadScreen
from app.shell.play.computer import Computer
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.play.session import Session
from app.shell.settings_screen import SettingsScreen
from app.shell.window import Window
from engine.battle import Step, replay
from engine.game import Refusal
from engine.registry import Registration
from resources.content import start_of
from resources.faults import Rejected
from resources.records import load
from tests.app.shell.toy import ID, Board, PlayScreen, toy, toy_without_screens
from tests.sealed_orders import ROUNDS, SEALING, Action

__all__ = ["toy", "toy_without_screens"]
PERSON, RAIDER, RANDOM = Participant(HUMAN), Participant(COMPUTER, "raid"), Participant(COMPUTER, "random")
LONG = 60_000


class Screen:
    """Stands in for the screen of a session: notes what happens, and goes on until somebody is asked."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.steps: list[Step[Any]] = []
        self.asked: list[int] = []
        session.stepped.connect(self._step)
        session.asked.connect(self.asked.append)

    def _step(self, step: Step[Any]) -> None:
        self.steps.append(step)
        self.session.go()

    @property
    def texts(self) -> list[str]:
        return [f"{step.entry.seat} {step.entry.text}" for step in self.steps]


def begin(desktop: Desktop, *seats: Participant, rounds: int = ROUNDS) -> Screen:
    return Screen(Session.new(ID, desktop.library(ID), rounds, seats, rng=random.Random(1)))


@pytest.fixture
def desktop(own_folder: Path) -> Desktop:
    return Desktop()


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[Computer]:
    """Computers without a process, who have not answered yet; one entry for each time that one is asked."""
    asked: list[Computer] = []

    def think(computer: Computer, view: Any) -> None:
        asked.append(computer)

    monkeypatch.setattr(Computer, "think", think)
    monkeypatch.setattr(Computer, "warm", lambda computer: None)
    monkeypatch.setattr(Computer, "busy", property(lambda computer: computer in asked))
    return asked


def answer(thinkers: list[Computer], computer: Computer, action: Action) -> None:
    thinkers.remove(computer)
    computer.done.emit(type("Thought", (), {"action": action})())


def test_two_computers_decide_at_once_from_the_first_round_to_the_last(
    toy_without_screens: Registration, desktop: Desktop, qtbot: QtBot
) -> None:
    screen = begin(desktop, RAIDER, RANDOM)
    with qtbot.waitSignal(screen.session.ended, timeout=LONG):
        screen.session.go()
    screen.session.close()
    assert screen.asked == []
    assert screen.session.file is not None
    record = load(screen.session.file.path)
    assert [step.entry for step in screen.steps] == record.entries
    assert {step.entry.seat for step in screen.steps if step.before.phase == SEALING} == {0, 1}
    assert {step.entry.text for step in screen.steps if step.entry.seat == 0} == {"seal raid", "open raid raid"}
    assert replay(record, start_of(record, desktop.folder)).over


def test_both_computers_think_at_the_same_time(
    toy_without_screens: Registration, desktop: Desktop, thinkers: list[Computer]
) -> None:
    screen = begin(desktop, RAIDER, RANDOM)
    screen.session.go()
    assert len(thinkers) == 2
    one, two = thinkers
    answer(thinkers, two, Action("seal", ("hold",)))
    assert screen.texts == ["1 seal hold"]
    assert thinkers == [one, two], "the other thinks on, and this one has a second order to seal"
    answer(thinkers, one, Action("seal", ("raid",)))
    assert screen.texts == ["1 seal hold", "0 seal raid"]
    screen.session.close()


def test_a_computer_thinks_while_a_person_decides_and_acts_after_him(
    toy_without_screens: Registration, desktop: Desktop, thinkers: list[Computer]
) -> None:
    screen = begin(desktop, PERSON, RAIDER)
    session = screen.session
    session.go()
    (raider,) = thinkers
    assert screen.asked == [0]
    session.play(Action("seal", ("hold",)))
    answer(thinkers, raider, Action("seal", ("raid",)))
    assert screen.texts == ["0 seal hold"], "he could still take his order back"
    assert session.can_undo()
    session.undo()
    session.go()
    session.play(Action("seal", ("march",)))
    session.play(Action("seal", ("march",)))
    assert not session.can_undo()
    answer(thinkers, raider, Action("seal", ("raid",)))
    answer(thinkers, raider, Action("seal", ("raid",)))
    assert screen.texts[:4] == ["0 seal hold", "0 undo", "0 seal march", "0 seal march"]
    assert screen.texts[4:] == ["1 seal raid", "1 seal raid", "0 open march march"]
    with pytest.raises(Refusal, match="not for you"):
        session.play(Action("open", ("raid", "raid")))
    session.close()


def test_what_a_computer_decided_too_late_is_decided_again(
    toy_without_screens: Registration, desktop: Desktop, thinkers: list[Computer]
) -> None:
    screen = begin(desktop, RAIDER, RANDOM)
    session = screen.session
    troubles: list[str] = []
    session.trouble.connect(troubles.append)
    session.go()
    one, two = thinkers
    answer(thinkers, one, Action("seal", ("raid",)))
    answer(thinkers, two, Action("open", ("raid", "raid")))
    assert (screen.texts, troubles) == (["0 seal raid"], [])
    assert two in thinkers
    answer(thinkers, two, Action("open", ("raid", "raid")))
    assert len(troubles) == 1, "nothing has changed since he was asked"
    session.close()


def test_two_persons_at_one_desk_are_asked_one_after_the_other(
    toy_without_screens: Registration, desktop: Desktop
) -> None:
    screen = begin(desktop, PERSON, PERSON)
    session = screen.session
    session.ask_always = True
    session.go()
    for _ in range(4):
        session.play(Action("seal", ("raid",)))
        session.go()
    assert screen.texts == ["0 seal raid", "0 seal raid", "1 seal raid", "1 seal raid"]
    assert screen.asked[0] == 0
    assert 1 in screen.asked
    for seat in (0, 1):
        assert session.battle.state.deciding()[0] == seat
        session.play(Action("open", ("raid", "raid")))
    assert session.battle.record.entries[-1].seat == 2, "the dice fall at once"
    session.close()


def test_what_has_one_answer_is_answered_for_a_person(toy_without_screens: Registration, desktop: Desktop) -> None:
    screen = begin(desktop, PERSON, PERSON)
    screen.session.go()
    for _ in range(4):
        screen.session.play(Action("seal", ("raid",)))
    assert [text for text in screen.texts if "open" in text] == ["0 open raid raid", "1 open raid raid"]
    screen.session.close()


def test_a_battle_goes_on_at_the_decision_it_was_left_at(toy_without_screens: Registration, desktop: Desktop) -> None:
    screen = begin(desktop, PERSON, PERSON)
    screen.session.go()
    screen.session.play(Action("seal", ("raid",)))
    screen.session.close()
    assert screen.session.file is not None
    again = Session.resume(desktop.library(ID), screen.session.file.path)
    assert str(again.battle.state) == str(screen.session.battle.state)
    assert set(again.battle.state.deciding()) == {0, 1}
    again.close()


def test_a_draw_is_for_the_game_s_own_players_to_judge(
    toy_without_screens: Registration, desktop: Desktop, thinkers: list[Computer]
) -> None:
    screen = begin(desktop, PERSON, RAIDER)
    session = screen.session
    declined: list[int] = []
    session.declined.connect(declined.append)
    session.go()
    session.offer_draw(0)
    assert declined == [1]
    session.battle.state.scores[:] = [9, 0]
    session.offer_draw(0)
    assert session.battle.over
    session.close()


# Lists


def saved(desktop: Desktop, *seats: Participant) -> Path:
    screen = begin(desktop, *seats)
    screen.session.go()
    screen.session.play(Action("seal", ("raid",)))
    screen.session.close()
    assert screen.session.file is not None
    return screen.session.file.path


def rest(screen: LoadScreen) -> None:
    """It must not look at a battle after the test, when the game is gone."""
    for timer in screen.findChildren(QTimer):
        timer.stop()


def manoeuvre(desktop: Desktop) -> Path:
    library = desktop.library("manoeuvre")
    session = Session.new("manoeuvre", library, library.scenario("first_battle"), (PERSON, PERSON))
    session.go()
    session.close()
    assert session.file is not None
    return session.file.path


def test_battles_of_every_game_stand_in_one_list_with_the_name_of_their_game(
    toy: Registration, desktop: Desktop, qtbot: QtBot
) -> None:
    theirs, ours = saved(desktop, PERSON, PERSON), manoeuvre(desktop)
    load_screen = LoadScreen(desktop)
    qtbot.addWidget(load_screen)
    for path in (theirs, ours):
        load_screen.choose(path.name)
        load_screen.look()
    entries = {entry.key: entry for entry in load_screen.list.entries()}
    assert entries[theirs.name].detail == "Sealed Orders. Turn 1. Both sides decide. Two players at one screen."
    assert entries[ours.name].detail.startswith("Manoeuvre. In the set-up. ")
    assert entries[ours.name].title == "France against Great Britain"
    load_screen.choose(theirs.name)
    load_screen.look()
    sheet = load_screen.sheet
    assert isinstance(sheet.picture.board, Board)
    assert sheet.detail.text() == f"Sealed Orders. Two players at one screen. File {theirs.name}."
    assert sheet.go_on.isEnabled()
    load_screen.resize(1200, 800)
    load_screen.show()
    qtbot.waitExposed(load_screen)
    with qtbot.waitSignal(desktop.go) as gone:
        load_screen.go_on()
    assert gone.args == [Resume(theirs)]
    rest(load_screen)


def test_a_battle_without_screens_is_listed_and_can_be_looked_back_at(
    toy_without_screens: Registration, desktop: Desktop, qtbot: QtBot
) -> None:
    path = saved(desktop, PERSON, PERSON)
    load_screen = LoadScreen(desktop)
    qtbot.addWidget(load_screen)
    load_screen.look()
    (entry,) = load_screen.list.entries()
    assert entry.key == path.name
    assert entry.detail == "Turn 1. Both sides decide. Two players at one screen.", "there is one game in the window"
    assert not load_screen.sheet.go_on.isEnabled()
    assert load_screen.sheet.replay.isEnabled()
    rest(load_screen)
    home = HomeScreen(desktop)
    qtbot.addWidget(home)
    home.look()
    assert home.continue_card.isHidden()


def test_home_offers_every_game_and_continues_the_last_battle_of_any(
    toy: Registration, desktop: Desktop, qtbot: QtBot
) -> None:
    assert [game.id for game in shown_games()] == ["manoeuvre", "commanders", "miniatures", ID]
    path = saved(desktop, PERSON, RANDOM)
    home = HomeScreen(desktop)
    qtbot.addWidget(home)
    home.resize(1280, 900)
    home.show()
    home.look()
    titles = [row.title.text() for row in home.rows.values() if isinstance(row, RowButton)]
    assert titles[0] == "Manoeuvre: New battle"
    assert titles[2:] == ["Commanders: New battle", "Tabletop Companion: Start a table", "Sealed Orders: New game"]
    assert home.continue_card.words.text().startswith("Sealed Orders: ")
    assert home.continue_card.words.text().endswith("Turn 1. Your move.")
    assert isinstance(home.backdrop.board, Board)
    home.grab()
    with qtbot.waitSignal(desktop.go) as gone:
        home.continue_card.button.click()
    assert gone.args == [Resume(path)]
    with qtbot.waitSignal(desktop.go) as gone:
        home.rows[f"{ID} new"].click()
    assert gone.args == [NewBattle(game=ID)]


def test_the_window_opens_the_screen_of_the_battle_s_game(toy: Registration, desktop: Desktop, qtbot: QtBot) -> None:
    path = saved(desktop, PERSON, PERSON)
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(Home())
    window.show()
    window.open(Resume(path))
    screen = window.screen_shown
    assert isinstance(screen, PlayScreen)
    assert screen.session.battle.record.header.game == ID
    window.open(NewBattle(game=ID))
    assert window.place == NewBattle(game=ID)


def test_a_battle_of_a_game_that_is_not_here_is_refused_in_a_sentence(
    toy: Registration, desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(desktop, PERSON, PERSON)
    monkeypatch.setattr("engine.registry._elsewhere", {})
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(Home())
    window.open(Resume(path))
    assert window.place == Home()
    assert any("record of another game" in label.text() for label in window.findChildren(QLabel))
    load_screen = LoadScreen(desktop)
    qtbot.addWidget(load_screen)
    (entry,) = load_screen.list.entries()
    assert entry.warning
    assert "another game" in entry.detail
    rest(load_screen)


def test_a_level_that_another_game_had_is_not_asked_for(toy: Registration, desktop: Desktop) -> None:
    desktop.change(level="marshal")
    assert desktop.level("manoeuvre") == "marshal"
    assert desktop.level(ID) == "random"
    assert Fight(ID, ROUNDS, (PERSON, Participant(COMPUTER, desktop.level(ID)))).game == ID


def test_the_help_lists_the_pages_of_each_game_below_its_name(
    toy: Registration, desktop: Desktop, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "help" / "en").mkdir(parents=True)
    (tmp_path / "help" / "en" / "1-orders.md").write_text("# Orders\n<!-- topics: start -->\n\nSeal two (S1, §1).\n")
    help = SimpleNamespace(folder=tmp_path / "help", letter="S", cited=lambda code: None, picture=lambda *_: None)
    monkeypatch.setattr("tests.app.shell.toy.HELP", help, raising=False)
    monkeypatch.setattr("toy_with_screens.GAME", replace(toy, help="tests.app.shell.toy:HELP"))
    screen = HelpScreen(desktop, Help("", ID))
    qtbot.addWidget(screen)
    assert screen.place == Place("orders", game=ID)
    titles = [screen.list.item(row).text() for row in range(screen.list.count())]
    assert titles[0] == "Manoeuvre"
    assert titles[titles.index("Sealed Orders") :][:4] == ["Sealed Orders", "Orders", "The program", "Keyboard"]
    assert "topic:ruling:S1" in screen.manual.page("orders", ID).markdown


def test_a_game_has_settings_of_its_own(toy: Registration, desktop: Desktop, qtbot: QtBot) -> None:
    screen = SettingsScreen(desktop, SettingsPage())
    qtbot.addWidget(screen)
    box = next(box for box in screen.findChildren(QCheckBox) if box.text() == "Open orders at once")
    assert not box.isChecked()
    box.click()
    assert Desktop().choice(ID, "open", "no") == "yes"
    with pytest.raises(Rejected):
        desktop.choose(ID, "open", "no such word!")
    screen._reset()
    assert desktop.choice(ID, "open", "no") == "no"


def test_menus_mean_the_game_that_was_opened_last(toy: Registration, desktop: Desktop, qtbot: QtBot) -> None:
    path = saved(desktop, PERSON, PERSON)
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(Home())
    assert desktop.game == ""
    window.open(Resume(path))
    assert desktop.game == ID
    window.open(Home())
    with qtbot.waitSignal(desktop.go) as gone:
        next(action for action in window.actions() if action.text() == "&New battle").trigger()
    assert gone.args == [NewBattle(game=ID)]
