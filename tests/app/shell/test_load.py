"""Saved battles: listed, looked at, continued, replayed, exported, imported, deleted."""

import os
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop, Load, Replay, Resume
from app.shell.games import Heading
from app.shell.load import LoadScreen
from app.shell.play.participants import Participant
from app.shell.play.saves import Outlook, Saved, Saves, ago_words, players_words
from app.shell.play.session import Session
from engine.game import Standing
from engine.manoeuvre.position import CHANCE, NOBODY
from resources.records import FOLDER

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desktop(qtbot: QtBot) -> Desktop:
    return Desktop()


@pytest.fixture
def folder(desktop: Desktop, record: Path) -> Path:
    """A battle in its set-up, one that is over, and a file that is none."""
    library = desktop.library("manoeuvre")
    seats = (Participant(), Participant("computer", "recruit"))
    session = Session.new("manoeuvre", library, library.scenario("danube"), seats)
    session.close()
    folder = desktop.folder / FOLDER
    over = folder / "2026-05-01-over.record"
    over.write_bytes(record.read_bytes())
    os.utime(over, (1, 1))
    (folder / "2026-04-01-broken.record").write_text("nonsense")
    return folder


@pytest.fixture
def screen(desktop: Desktop, folder: Path, qtbot: QtBot) -> LoadScreen:
    screen = LoadScreen(desktop, Load())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    return screen


@pytest.fixture
def went(desktop: Desktop) -> list[Any]:
    places: list[Any] = []
    desktop.go.connect(places.append)
    return places


def choose(screen: LoadScreen, part: str) -> Saved:
    name = next(name for name in screen.saved if part in name)
    row = list(screen.saved).index(name)
    screen.list.setCurrentRow(row)
    screen.look()
    return screen.saved[name]


def test_unfinished_battles_come_first_and_bad_files_last_with_their_fault(screen):
    titles = [entry.title for entry in screen.list.entries()]
    assert titles == ["Austria against Ottoman Empire", "France against Great Britain", "2026-04-01-broken.record"]
    assert screen.list.entries()[2].detail == "This file is not the record of a battle."
    assert screen.count.text() == "3 battles"


def test_how_they_stand_is_found_out_bit_by_bit(screen, qtbot):
    qtbot.waitUntil(lambda: all(saved.outlook or saved.fault for saved in screen.saved.values()))
    assert "has won" in screen.list.entries()[1].detail
    assert screen.list.entries()[1].icon == "flag"


def test_an_unfinished_battle_is_continued(screen, qtbot, went):
    saved = choose(screen, "austria")
    assert screen.sheet.title.text() == "Austria against Ottoman Empire"
    assert screen.sheet.go_on.isEnabled()
    qtbot.mouseClick(screen.sheet.go_on, LEFT)
    screen.list.setFocus()
    qtbot.keyClick(screen.list, Qt.Key.Key_Return)
    assert went == [Resume(saved.path)] * 2


def test_a_battle_that_is_over_is_replayed(screen, qtbot, went):
    saved = choose(screen, "over")
    assert not screen.sheet.go_on.isEnabled()
    assert "over" in screen.sheet.go_on.toolTip()
    assert screen.sheet.picture.isVisibleTo(screen)
    qtbot.mouseClick(screen.sheet.replay, LEFT)
    screen.open_chosen()
    assert went == [Replay(saved.path, 0)] * 2


def test_a_bad_file_says_what_is_wrong_and_can_only_go(screen, went):
    choose(screen, "broken")
    assert screen.sheet.fault.text() == "This file is not the record of a battle."
    assert not screen.sheet.go_on.isEnabled()
    assert not screen.sheet.replay.isEnabled()
    screen.open_chosen()
    screen.go_on()
    assert went == []


def test_keys_running_down_the_list_replay_only_the_last(screen, qtbot):
    screen.list.setFocus()
    looked: list[str] = []
    screen._later.timeout.connect(lambda: looked.append(screen.list.key))
    qtbot.keyClick(screen.list, Qt.Key.Key_Down)
    qtbot.keyClick(screen.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: bool(looked))
    assert looked == ["2026-04-01-broken.record"]


def test_deleting_is_asked_first(screen, qtbot, folder, monkeypatch):
    monkeypatch.setattr("PySide6.QtCore.QFile.moveToTrash", lambda *args: False, raising=False)
    saved = choose(screen, "broken")
    qtbot.mouseClick(screen.sheet.delete, LEFT)
    box = screen.findChild(QMessageBox)
    assert box is not None
    assert saved.path.name in box.informativeText()
    assert box.defaultButton().text() == "Keep it"
    delete = next(button for button in box.buttons() if button.text() == "Delete")
    delete.click()
    assert not saved.path.exists()
    assert len(screen.saved) == 2
    assert screen.list.key, "another one is chosen"


def test_the_last_one_deleted_leaves_an_explanation(screen):
    for saved in list(screen.saved.values()):
        saved.path.unlink()
    screen.fill()
    assert screen.nothing.isVisibleTo(screen)
    assert not screen.sheet.isVisibleTo(screen)
    screen.ask_delete()
    screen.export()
    screen.look()


def test_what_cannot_be_deleted_or_exported_is_told(screen, tmp_path):
    troubles: list[str] = []
    screen.desktop.trouble.connect(troubles.append)
    saved = choose(screen, "over")
    screen.export_to(saved, tmp_path / "no" / "such" / "folder.record")
    saved.path.unlink()
    screen.delete(saved)
    assert "exported" in troubles[0]
    assert "deleted" in troubles[1]


def test_export_and_import(screen, tmp_path, monkeypatch):
    target = tmp_path / "for a friend.record"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    choose(screen, "over")
    screen.export()
    assert target.exists()
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: ([str(target)], ""))
    screen.ask_import()
    assert len(screen.saved) == 4
    assert screen.list.key in screen.saved


def test_files_are_dropped_on_the_window(screen, record, tmp_path):
    troubles: list[str] = []
    screen.desktop.trouble.connect(troubles.append)
    bad = tmp_path / "holiday.record"
    bad.write_text("a picture")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in (bad, record, tmp_path / "missing.record")])
    at, none = QPointF(50, 50), Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at.toPoint(), Qt.DropAction.CopyAction, data, LEFT, none)
    QApplication.sendEvent(screen, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(screen, QDropEvent(at, Qt.DropAction.CopyAction, data, LEFT, none))
    assert len(screen.saved) == 4
    assert troubles[0] == "holiday.record was not taken in. This file is not the record of a battle."
    assert "imported" in troubles[1]


def test_the_shortcuts_are_in_the_menu(screen):
    assert [action.text() for action in screen.actions()] == ["Replay", "Import", "Export", "Delete"]


# Words


def test_how_long_ago():
    now = time.time()
    assert ago_words(now + 5, now) == "Saved just now"
    assert ago_words(now - 61, now) == "Saved 1 minute ago"
    assert ago_words(now - 4 * 60, now) == "Saved 4 minutes ago"
    assert ago_words(now - 3 * 3600, now) == "Saved 3 hours ago"
    assert ago_words(now - 2 * 86400, now) == "Saved 2 days ago"
    assert ago_words(0, now).startswith("Saved on 19")


def standing(turn: int, scores: tuple[int, int] = (1, 2)) -> Standing:
    return Standing(turn, 0, "movement", 1, scores, "strength")


FRANCE_RUSSIA = ("france", "russia")


@pytest.mark.parametrize(
    ("outlook", "players", "words"),
    [
        (Outlook(standing(7), (0,), False, NOBODY, "", FRANCE_RUSSIA), ("human", "computer captain"), "Your move."),
        (Outlook(standing(7), (1,), False, NOBODY, "", FRANCE_RUSSIA), ("human", "human"), "Russia to move."),
        (Outlook(standing(7), (1, 0), False, NOBODY, "", FRANCE_RUSSIA), ("human", "human"), "Both sides decide."),
        (Outlook(standing(7), (1, 0), False, NOBODY, "", FRANCE_RUSSIA), ("human", "computer x"), "Your move."),
        (Outlook(standing(7), (1,), False, NOBODY, "", ("spain", "spain")), ("human", "human"), "Red to move."),
        (Outlook(standing(0), (CHANCE,), False, NOBODY, "", ("", "")), ("human", "human"), "The dice are next."),
        (Outlook(standing(9), (), True, 0, "", FRANCE_RUSSIA), ("Ada", "Zoë"), "France has won."),
        (Outlook(standing(9), (), True, NOBODY, "", FRANCE_RUSSIA), ("human", "human"), "Drawn."),
    ],
)
def test_how_a_battle_stands_in_words(desktop, outlook, players, words):
    heading = Heading("A battle", ("", ""))
    saved = Saved(Path("x.record"), "manoeuvre", heading, players=players, outlook=outlook)
    assert Saves(desktop.folder, desktop.library).stand_words(saved).endswith(words)


def test_who_plays_in_words(desktop):
    def words(*players: str) -> str:
        return players_words(Saved(Path("x.record"), "manoeuvre", players=players))

    assert words("human", "computer colonel") == "You against AI (Colonel)"
    assert words("human", "human") == "Two players at one screen"
    assert words("Ada", "") == "Ada against Somebody"
    saves = Saves(desktop.folder, desktop.library)
    unknown = Saved(Path("x.record"), "manoeuvre", Heading("Their own", ("atlantis", "france")))
    assert saves.fighters_words(unknown) == "Their own"
    assert saves.stand_words(unknown) == ""
    same = Saved(Path("x.record"), "manoeuvre", Heading("Civil war", ("france", "france")))
    assert saves.fighters_words(same) == "France against France"
