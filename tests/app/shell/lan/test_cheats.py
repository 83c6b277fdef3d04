"""Cheating programs over the real link: each is named to the honest side, in words, and gains nothing."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QByteArray, QTimer
from pytestqt.qtbot import QtBot

from app.shell.lan.bot import Bot
from app.shell.lan.connection import MOST_GARBLED
from app.shell.lan.fair.commitments import card_vow
from app.shell.lan.fair.messages import SENTENCES, Deck, Nonce, Opening, Play, Spoken
from app.shell.lan.fair.messages import Said as Word
from app.shell.lan.fair.table import Matter, Table
from app.shell.lan.identity import own
from app.shell.lan.journal import claims, journals
from app.shell.lan.link import Dialler
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.text import fault_words, refusal_words
from app.shell.lan.wire import LARGEST, Said
from engine.record import RESIGN
from tests.app.shell.lan.games import guest, hosted
from tests.app.shell.lan.test_table import card_play, plays_a_card

LONG = 30_000


def lie(game: RemoteBattle, word: Word) -> None:
    """Say it over the link, whatever one's own table would think of it."""
    assert game.match is not None
    table = game.match.table
    game._link.send(Said(Spoken(len(table.said) + 1, table.digest, word)))  # type: ignore[union-attr]


def raw(game: RemoteBattle, data: bytes) -> None:
    game._link._socket.write(QByteArray(data))  # type: ignore[union-attr]


def table_of(game: RemoteBattle) -> Table:
    assert game.match is not None
    return game.match.table


def wrong_card(game: RemoteBattle) -> bool:
    table = table_of(game)
    if not plays_a_card(table):
        return False
    word = card_play(table)
    opening = word.openings[0]
    deck, slot = next(place for place in table.own.held if table.own.cards[place] != opening.card)
    lie(
        game,
        msgspec.structs.replace(word, openings=(Opening(deck, slot, opening.card, table.secret.salt(deck, slot)),)),
    )
    return True


def card_not_drawn(game: RemoteBattle) -> bool:
    table = table_of(game)
    if not plays_a_card(table) or not table.own.down:
        return False
    word = card_play(table)
    slot = min(table.own.down)
    opening = msgspec.structs.replace(word.openings[0], slot=slot, salt=table.secret.salt(0, slot))
    lie(game, msgspec.structs.replace(word, openings=(opening,)))
    return True


def card_not_in_the_deck(game: RemoteBattle) -> bool:
    table = table_of(game)
    if not plays_a_card(table):
        return False
    word = card_play(table)
    opening = msgspec.structs.replace(word.openings[0], card=999)
    lie(game, msgspec.structs.replace(word, openings=(opening,)))
    return True


def illegal(game: RemoteBattle) -> bool:
    lie(game, Play("advance a1", vow=b"v" * 32))
    return True


def replayed(game: RemoteBattle) -> bool:
    spoken = table_of(game).spoken[0]
    game._link.send(Said(spoken))  # type: ignore[union-attr]
    return True


class Cheater:
    """Plays anything until its moment has come."""

    def __init__(self, game: RemoteBattle, moment: Callable[[RemoteBattle], bool]) -> None:
        self.game = game
        self.moment = moment
        self.rng = random.Random(7)
        game.ask_always = True
        game.asked.connect(self.decide)
        game.stepped.connect(lambda step: game.go())

    def decide(self, seat: int) -> None:
        if not self.moment(self.game):
            self.game.play(self.rng.choice(self.game.battle.state.legal()))


def named(qtbot: QtBot, host: RemoteBattle, cheat: RemoteBattle) -> str:
    with qtbot.waitSignal(host.verified, timeout=LONG) as told:
        cheat.join("127.0.0.1", host.port)
    fair, fault = told.args
    assert not fair
    assert fault_words(fault) == str(fault)
    return str(fault)


@pytest.mark.parametrize(
    ("moment", "code"),
    [
        (wrong_card, "wrong-card"),
        (card_not_drawn, "not-in-hand"),
        (card_not_in_the_deck, "card-not-opened"),
        (illegal, "illegal"),
        (replayed, "replayed"),
    ],
)
def test_a_lie_about_cards_or_moves_is_named(
    qtbot: QtBot, tmp_path: Path, moment: Callable[[RemoteBattle], bool], code: str
) -> None:
    host, cheat = hosted(tmp_path), guest(tmp_path)
    cheater = Cheater(cheat, moment)
    assert named(qtbot, host, cheat).startswith(SENTENCES[code].partition("{")[0])
    assert cheater.game is cheat
    # It is kept as broken off, and nobody can go on with it.
    assert not journals(tmp_path / "host")
    assert len(claims(tmp_path / "host")) == 1
    for game in (host, cheat):
        game.close()


def test_an_action_out_of_turn_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    host, cheat = hosted(tmp_path), guest(tmp_path)
    Bot(cheat, "random")
    host.asked.disconnect()

    def speak(seat: int) -> None:
        # Once both have heard everything, so that nothing is wrong with it but the turn.
        QTimer.singleShot(300, cheat, lambda: lie(cheat, Play("done")))

    host.asked.connect(speak)
    assert named(qtbot, host, cheat) == SENTENCES["out-of-turn"]
    for game in (host, cheat):
        game.close()


class Loaded(Table):
    """Changes its number for the dice once it has seen the other's."""

    game: RemoteBattle

    def automatic(self) -> Word | None:
        if self.due() == (self.seat, Matter.REDEEM):
            lie(self.game, Nonce(b"x" * 32))
            return None
        return super().automatic()


class Stacked(Table):
    """Lays a deck of nothing but copies of its best card."""

    def automatic(self) -> Word | None:
        word = super().automatic()
        if isinstance(word, Deck) and not self.own.vows:
            card = self.state.armies[self.seat].deck[0]
            return Deck(
                tuple(
                    card_vow(self.own.owner, 0, slot, card, self.secret.salt(0, slot)) for slot in range(len(word.vows))
                )
            )
        return word


def sit(game: RemoteBattle, kind: type[Table]) -> None:
    def cheat() -> None:
        table: Any = table_of(game)
        table.__class__ = kind
        table.game = game

    game.began.connect(cheat)


def test_a_number_for_the_dice_changed_afterwards_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    # Whoever is active vows and redeems; the guest takes the first seat to have rolls of its own soon.
    host, cheat = hosted(tmp_path, seat=1), guest(tmp_path)
    sit(cheat, Loaded)
    Bot(cheat, "random")
    assert named(qtbot, host, cheat) == SENTENCES["dice-changed"]
    for game in (host, cheat):
        game.close()


def test_a_stacked_deck_is_named_when_all_is_turned_up(qtbot: QtBot, tmp_path: Path) -> None:
    host, cheat = hosted(tmp_path), guest(tmp_path)
    sit(cheat, Stacked)

    def give_up(seat: int) -> None:
        cheat.resign()

    cheat.ask_always = True
    cheat.asked.connect(give_up)
    cheat.stepped.connect(lambda step: cheat.go())
    assert named(qtbot, host, cheat) == SENTENCES["stacked-deck"]
    assert host.battle.how == RESIGN + "ed"
    for game in (host, cheat):
        game.close()


@pytest.mark.parametrize(
    ("data", "code"),
    [((LARGEST + 1).to_bytes(4) + b"x" * 100, "oversized"), (b"\x00\x00\x00\x04what", "malformed")],
)
def test_a_frame_that_is_none_is_named_and_the_battle_can_go_on(
    qtbot: QtBot, tmp_path: Path, data: bytes, code: str
) -> None:
    host, cheat = hosted(tmp_path), guest(tmp_path)
    Bot(cheat, "random")
    sent: list[bytes] = []

    def spoil() -> None:
        if cheat.connected and len(table_of(cheat).said) > 100 and not sent:
            sent.append(data)
            raw(cheat, data)

    timer = QTimer(cheat)
    timer.timeout.connect(spoil)
    timer.start(1)
    with qtbot.waitSignal(host.refused, timeout=LONG) as told:
        cheat.join("127.0.0.1", host.port)
    assert told.args[0] == code
    assert refusal_words(*told.args).startswith("The other program sent")
    with qtbot.waitSignals([host.settled, cheat.settled], timeout=LONG):
        pass
    assert host.match is not None
    assert host.match.record is not None
    for game in (host, cheat):
        game.close()


def test_a_program_that_keeps_sending_what_is_no_message_is_not_let_back_in(qtbot: QtBot, tmp_path: Path) -> None:
    """Nobody forfeits by it: the battle stays unfinished, and can be resumed with a program that is in order."""
    host, cheat = hosted(tmp_path), guest(tmp_path)
    told: list[str] = []
    heard: list[str] = []
    host.refused.connect(lambda code, sentence: told.append(code))
    cheat.refused.connect(lambda code, sentence: heard.append(code))
    timer = QTimer(cheat)
    timer.timeout.connect(lambda: raw(cheat, b"\x00\x00\x00\x04what") if cheat.connected else None)
    timer.start(20)
    cheat.join("127.0.0.1", host.port)
    qtbot.waitUntil(lambda: "garbled" in heard, timeout=LONG)
    assert told == ["malformed"] * (MOST_GARBLED - 1) + ["garbled"]
    timer.stop()
    cheat.try_again()
    qtbot.waitUntil(lambda: heard.count("garbled") == 2, timeout=LONG)
    assert not host.connected
    assert host.match is not None
    assert not host.match.done
    for game in (host, cheat):
        game.close()
    assert len(journals(tmp_path / "host")) == 1
    assert not claims(tmp_path / "host")


def test_a_strangers_noise_costs_the_opponent_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    host, other = hosted(tmp_path), guest(tmp_path)
    other.join("127.0.0.1", host.port)
    qtbot.waitUntil(lambda: other.connected and host.connected, timeout=LONG)
    for _ in range(2 * MOST_GARBLED):
        stranger = Dialler(own(tmp_path / "stranger"))
        with qtbot.waitSignal(stranger.reached, timeout=LONG) as met:
            stranger.dial("127.0.0.1", host.port)
        link = met.args[0]
        link._socket.write(b"\x00\x00\x00\x04what")
        with qtbot.waitSignal(link.lost, timeout=LONG):
            pass
    assert host.connected
    other.hang_up()
    qtbot.waitUntil(lambda: other.connected and host.connected, timeout=LONG)
    for game in (host, other):
        game.close()
