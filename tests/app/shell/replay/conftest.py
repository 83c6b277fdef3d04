"""A replay of a short battle, ready to be pressed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop, Replay
from app.shell.replay.screen import ReplayScreen
from app.shell.replay.summary import Reading
from tests.app.shell.replay.battles import fought
from tests.app.shell.replay.reading import LENGTH


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    made = Desktop(tmp_path / "own")
    made.change(reduce_motion=True)
    return made


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process reads the battle behind the test's back."""
    monkeypatch.setattr(Reading, "begin", lambda reading: None)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "fought.record"
    path.write_text(fought(most=LENGTH).text())
    return path


@pytest.fixture
def screen(qtbot: QtBot, desktop: Desktop, path: Path, unread: None) -> Iterator[ReplayScreen]:
    made = ReplayScreen(desktop, Replay(path, 40))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()
