"""What the tests of play over LAN share: nobody waits, nothing is told to the network, two windows."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan import remote_battle
from app.shell.lan.discovery import Lamp, Lookout
from app.shell.lan.pacing import Tempo
from tests.app.shell.lan.desks import PlayerWindow


class AtOnce(Tempo):
    """Takes no time."""

    def pause(self) -> float:
        return 0.0


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a pass takes is tested where it is decided."""
    monkeypatch.setattr(remote_battle, "Tempo", AtOnce)


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests are not made known to the whole network."""
    monkeypatch.setattr(Lamp, "light", lambda *args: None)
    monkeypatch.setattr(Lookout, "begin", lambda self: None)


@pytest.fixture
def desks(unseen: None, qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[PlayerWindow, PlayerWindow]]:
    """Two windows of two users."""
    pair = (PlayerWindow(qtbot, tmp_path / "ada", "Ada"), PlayerWindow(qtbot, tmp_path / "zoe", "Zoë"))
    pair[0].desktop.dress()
    yield pair
    for desk in pair:
        desk.window.close()
