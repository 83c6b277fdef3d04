"""Records at fault: shown as far as they are sound, or refused with a sentence."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop, Replay
from app.shell.replay.screen import ReplayScreen
from engine.record import RecordFault
from tests.app.shell.replay.battles import fought

# Records at fault


def test_a_damaged_record_is_shown_as_far_as_it_is_sound(
    qtbot: QtBot, desktop: Desktop, path: Path, unread: None
) -> None:
    path.write_text(path.read_text()[:-20])
    screen = ReplayScreen(desktop, Replay(path))
    qtbot.addWidget(screen)
    screen.show()
    said = screen.fault.findChildren(QLabel)[0].text()
    assert screen.fault.isVisible()
    assert "cut off" in said
    assert f"{screen.timeline.actions} actions" in said


def test_a_record_that_breaks_the_rules_is_shown_up_to_there(
    qtbot: QtBot, desktop: Desktop, path: Path, unread: None
) -> None:
    record = fought(most=60)
    record.append(0, "move a1 h8")
    path.write_text(record.text())
    screen = ReplayScreen(desktop, Replay(path))
    qtbot.addWidget(screen)
    said = screen.fault.findChildren(QLabel)[0].text()
    assert "does not fit" in said
    assert screen.place == len(screen.timeline.frames) > 0


@pytest.mark.parametrize("data", [b"", b"no record", b"\x00\xff" * 40, b'{"format":"battle record"}'])
def test_what_is_no_record_is_refused_with_a_sentence(desktop: Desktop, path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(RecordFault) as raised:
        ReplayScreen(desktop, Replay(path))
    assert raised.value.sentence.endswith(".")


def test_a_file_that_is_gone_is_an_os_error(desktop: Desktop, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="gone"):
        ReplayScreen(desktop, Replay(tmp_path / "gone.record"))
