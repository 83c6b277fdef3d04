"""Playing on from a replay, and what can be taken out of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop, Replay, Resume
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.replay.record_opening import branch, can_branch, usual_chairs
from app.shell.replay.screen import ReplayScreen
from app.shell.replay.timeline import Timeline
from app.shell.replay.tools import ParticipantsDialog
from engine.battle import replay
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import load
from tests.app.shell.replay.battles import course, fought
from tests.app.shell.replay.reading import LENGTH

KEY = Qt.Key


# Playing on


def test_a_branch_is_a_record_of_its_own(desktop: Desktop, path: Path) -> None:
    whole = course(most=LENGTH)
    participants = (Participant(COMPUTER, "captain"), Participant(HUMAN))
    for place in (0, 11, len(whole.frames)):
        made = branch(whole, place, participants, desktop.folder)
        record = load(made)
        battle = replay(record, start_of(record, desktop.library("manoeuvre")))
        assert str(battle.state) == str(whole.state_at(place))
        assert [Participant.read(text) for text in record.header.seats.values()] == list(participants)
        assert made.parent == desktop.folder / "records"
    assert len(list((desktop.folder / "records").iterdir())) == 3


def test_the_old_record_stays_as_it_is(
    screen: ReplayScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    before = path.read_bytes()
    asked = []

    def accept(dialog: ParticipantsDialog) -> int:
        asked.append(dialog)
        box = dialog.findChildren(QComboBox)[1]
        box.setCurrentIndex(box.findData("computer general"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ParticipantsDialog, "exec", accept)
    with qtbot.waitSignal(screen.desktop.go) as gone:
        qtbot.mouseClick(screen.bar.branch, Qt.MouseButton.LeftButton)
    assert asked
    place = gone.args[0]
    assert isinstance(place, Resume)
    assert list(load(place.path).header.seats.values()) == ["human", "computer general"]
    assert path.read_bytes() == before


def test_nobody_plays_on_unless_he_says_so(screen: ReplayScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ParticipantsDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    with qtbot.assertNotEmitted(screen.desktop.go):
        qtbot.keyClick(screen.controls.timeline.strip, KEY.Key_B, Qt.KeyboardModifier.ControlModifier)


def test_a_decided_battle_cannot_be_played_on_at_its_end(
    qtbot: QtBot, desktop: Desktop, tmp_path: Path, unread: None
) -> None:
    path = tmp_path / "whole.record"
    path.write_text(fought().text())
    screen = ReplayScreen(desktop, Replay(path))
    qtbot.addWidget(screen)
    assert not screen.bar.branch.isEnabled()
    assert "decided" in screen.bar.branch.toolTip()
    screen.go_to(screen.place - 1)
    assert screen.bar.branch.isEnabled()


def test_a_battle_given_up_may_be_fought_out() -> None:
    record = fought(most=60)
    record.append(0, "resign")
    whole = Timeline(record, start_of(record, Library(Path("none"))))
    assert can_branch(whole, len(whole.frames))


def test_somebody_plays_where_two_computers_fought() -> None:
    whole = course(most=40)
    assert usual_chairs(whole) == (Participant(), Participant())


# Taking out


def test_the_record_is_copied(screen: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "copy.record"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(copy), ""))
    screen.tools.save_record()
    assert load(copy).entries == screen.timeline.record.entries


def test_the_battle_is_told_as_text(screen: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "battle.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(file), ""))
    screen.tools.save_text()
    said = file.read_text(encoding="utf-8")
    assert said.startswith("France against Great Britain")
    assert f"  {len(screen.timeline.frames)}. " in said
    assert "taken back" in said


def test_the_text_keeps_secrets(screen: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "battle.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(file), ""))
    screen.bar.viewers.choose("one")
    screen.tools.save_text()
    assert f"{screen.sides[1]} drew 5 cards." in file.read_text(encoding="utf-8")


def test_the_board_is_saved_as_a_picture(screen: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "board.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(file), ""))
    screen.tools.save_picture()
    picture = QImage(str(file))
    assert picture.width() == picture.height() >= 1000


def test_a_file_that_cannot_be_written_is_told(
    screen: ReplayScreen, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(tmp_path / "no" / "where.txt"), ""))
    with qtbot.waitSignal(screen.desktop.trouble) as told:
        screen.tools.save_text()
    assert "could not be written" in told.args[0]


def test_nothing_is_saved_unless_a_name_is_chosen(
    screen: ReplayScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: ("", ""))
    with qtbot.assertNotEmitted(screen.desktop.trouble):
        screen.tools.save_record()
