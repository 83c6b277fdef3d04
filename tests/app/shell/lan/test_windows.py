"""Two windows over loopback: hosting, joining, playing, talking, coming back, fighting again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan.discovery import Lamp, Lookout
from tests.app.shell.lan.desks import Desk, pair_up, play_on


@pytest.fixture(autouse=True)
def _unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests are not made known to the whole network."""
    monkeypatch.setattr(Lamp, "light", lambda *args: None)
    monkeypatch.setattr(Lookout, "begin", lambda self: None)


@pytest.fixture
def desks(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[Desk, Desk]]:
    pair = (Desk(qtbot, tmp_path / "ada", "Ada"), Desk(qtbot, tmp_path / "zoe", "Zoë"))
    pair[0].desktop.dress()
    yield pair
    for desk in pair:
        desk.window.close()


def test_two_people_find_each_other_and_play_a_few_turns(desks: tuple[Desk, Desk]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    assert ada.play.who(1) == "Zoë"
    assert zoe.play.who(0) == "Ada"
    play_on(desks, lambda: ada.game.battle.state.turn >= 3)
    for desk in desks:
        assert desk.told == []
        assert "?" in " ".join(entry.text for entry in desk.game.battle.record.entries)
    assert ada.game.battle.state.square == zoe.game.battle.state.square
