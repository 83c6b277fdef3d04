"""Two games in one process over the real stack, each played by somebody rash; and the plaintext of all they say."""

from pathlib import Path

import pytest

from app.shell.lan import link
from app.shell.lan.bot import Bot
from app.shell.lan.identity import own
from app.shell.lan.lobby import Lobby, Offer, libraries
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.wire import Message, frame
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library

CODE = "ABC234"


def lobby(folder: Path, code: str = "") -> Lobby:
    return Lobby(folder, own(folder), folder.name, "0.1.0", libraries(folder), code=code)


def hosted(tmp_path: Path, scenario: str = "first_battle", seat: int = 0) -> RemoteBattle:
    """An honest host with a rash player."""
    here = lobby(tmp_path / "host")
    library = Library(here.folder)
    header, _ = prepare(library.scenario(scenario), library, "2026-11-16", "0.1.0", ("Ada", "Zoë"))
    here.offer = Offer(header.line(), seat, CODE)
    game = RemoteBattle(here)
    Bot(game, "random")
    game.began.connect(game.go)
    assert game.host("127.0.0.1") == ""
    return game


def guest(tmp_path: Path, name: str = "guest", code: str = CODE) -> RemoteBattle:
    """Whoever plays it is still to come."""
    game = RemoteBattle(lobby(tmp_path / name, code))
    game.began.connect(game.go)
    game.invited.connect(lambda invitation: game.accept())
    return game


def overhear(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bytes, Message]]:
    """Everything that either peer sends from now on, before it is encrypted: the frame, and the message in it."""
    heard: list[tuple[bytes, Message]] = []

    def listening(message: Message) -> bytes:
        data = frame(message)
        heard.append((data, message))
        return data

    monkeypatch.setattr(link, "frame", listening)
    return heard
