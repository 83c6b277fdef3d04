"""Battles over LAN in tests wait for nobody: how long a pass takes is tested where it is decided."""

import pytest

from app.shell.lan import game
from app.shell.lan.tempo import Tempo


class AtOnce(Tempo):
    """Takes no time."""

    def pause(self) -> float:
        return 0.0


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "Tempo", AtOnce)
