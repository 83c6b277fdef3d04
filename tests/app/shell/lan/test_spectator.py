"""Spectators: they see what both seats may see, from the beginning or in the middle, and disturb nobody."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan.bot import Bot
from app.shell.lan.identity import own
from app.shell.lan.lobby import Lobby, Offer, libraries
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.spectator import Spectator
from engine.battle import Step
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library

CODE = "ABC234"


def lobby(folder: Path, code: str = "") -> Lobby:
    return Lobby(folder, own(folder), folder.name, "0.1.0", libraries(folder), code=code)


@pytest.fixture
def host(tmp_path: Path) -> RemoteBattle:
    here = lobby(tmp_path / "host")
    library = Library(here.folder)
    header, _ = prepare(library.scenario("first_battle"), library, "2026-11-16", "0.1.0", ("Ada", "Zoë"))
    here.offer = Offer(header.line(), 0, CODE)
    game = RemoteBattle(here)
    Bot(game, "random")
    game.began.connect(game.go)
    assert game.host("127.0.0.1") == ""
    return game


def join(tmp_path: Path, host: RemoteBattle, name: str = "guest", code: str = CODE) -> RemoteBattle:
    game = RemoteBattle(lobby(tmp_path / name, code))
    Bot(game, "random")
    game.began.connect(game.go)
    game.invited.connect(lambda invitation: game.accept())
    game.join("127.0.0.1", host.port)
    return game


def test_a_spectator_sees_the_battle_and_no_hidden_card(qtbot: QtBot, tmp_path: Path, host: RemoteBattle) -> None:
    gallery = Spectator(lobby(tmp_path / "gallery"))
    steps: list[Step] = []
    gallery.stepped.connect(steps.append)
    gallery.stepped.connect(gallery.go)
    gallery.began.connect(gallery.go)
    guest = join(tmp_path, host)
    with qtbot.waitSignal(host.began, timeout=20_000):
        pass
    gallery.join("127.0.0.1", host.port)
    with qtbot.waitSignals([host.settled, guest.settled, gallery.ended], timeout=60_000):
        pass
    assert gallery.battle.winner == host.battle.winner == guest.battle.winner
    assert len(gallery.battle.record.entries) == len(host.battle.record.entries)
    assert 0 < len(steps) <= len(gallery.battle.record.entries)
    texts = [entry.text for entry in gallery.battle.record.entries]
    assert all(text == "draw ?" for text in texts if text.startswith("draw "))
    for game in (host, guest, gallery):
        game.close()


def test_a_stranger_is_turned_away_while_two_play(qtbot: QtBot, tmp_path: Path, host: RemoteBattle) -> None:
    guest = join(tmp_path, host)
    with qtbot.waitSignal(host.began, timeout=20_000):
        pass
    stranger = join(tmp_path, host, "stranger")
    with qtbot.waitSignal(stranger.refused, timeout=20_000) as told:
        pass
    assert told.args[0] == "busy"
    stranger.close()
    with qtbot.waitSignals([host.settled, guest.settled], timeout=60_000):
        pass
    for game in (host, guest):
        game.close()
