"""A captured battle: in the plaintext of both peers' messages no card is named before its owner plays or shows it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan.bot import Bot
from app.shell.lan.fair.messages import Deck, Play, Reveal
from app.shell.lan.wire import Said
from engine.manoeuvre.army import Army
from tests.app.shell.lan.games import guest, hosted, overhear


def names(army: Army) -> list[tuple[int, bytes]]:
    return [(number, card.id.encode()) for number, card in enumerate(army.cards)]


@pytest.mark.parametrize("scenario", ["first_battle", "mysore"])
def test_no_card_is_named_on_the_wire_before_its_owner_plays_or_shows_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scenario: str
) -> None:
    host, other = hosted(tmp_path, scenario), guest(tmp_path)
    Bot(other, "random")
    heard = overhear(monkeypatch)
    with qtbot.waitSignals([host.settled, other.settled], timeout=60_000):
        other.join("127.0.0.1", host.port)
    table = host.match.table  # type: ignore[union-attr]
    armies = table.state.armies
    ids = [dict(names(army)) for army in armies]
    begun = next(place for place, (_, message) in enumerate(heard) if _is_deck(message))
    ended = next(place for place, (_, message) in enumerate(heard) if _is_reveal(message))
    assert ended - begun > 300
    speakers = {spoken.number: seat for spoken, (seat, _) in zip(table.spoken, table.said, strict=True)}
    opened: list[set[tuple[int, int]]] = [set(), set()]
    shown: list[set[bytes]] = [set(), set()]
    named = 0
    for data, message in heard[begun:ended]:
        allowed: set[bytes] = set()
        if isinstance(message, Said) and isinstance(message.spoken.word, Play):
            word = message.spoken.word
            seat = speakers[message.spoken.number]
            # The first word is what is done; some things that can be done are called like the card that does them.
            # A card that lies open is not opened again when it is named again, as by what commits it to the fight.
            shown[seat] |= {ids[seat][opening.card] for opening in word.openings}
            allowed = shown[seat] | {word.text.split()[0].encode()}
            for opening in word.openings:
                opened[seat].add((opening.deck, opening.slot))
        found = {id for both in ids for id in both.values() if _holds(data, id)}
        assert found <= allowed, (found, message)
        named += len(found)
        # Nothing but an opening tells of a card by its number, and nothing tells what the salts and hashes hide.
        if isinstance(message, Said) and not isinstance(message.spoken.word, Play | Deck):
            assert len(data) < 160
    assert named > 50
    # What was never played or shown was never opened: fewer cards than were drawn.
    for seat in range(2):
        drawn = {draw.place for draw in table.drawn if draw.seat == seat}
        assert opened[seat] < drawn
        hidden = [place for place in drawn if place not in opened[seat]]
        assert hidden
        # And its salt, which alone would prove it, has not left its owner's machine.
        owner = (host, other)[seat].match.table  # type: ignore[union-attr]
        salts = [owner.secret.salt(*place) for place in hidden]
        plain = b"".join(data for data, _ in heard[begun:ended])
        assert not any(salt in plain for salt in salts)
        assert owner.secret.key not in plain
    for game in (host, other):
        game.close()


def _holds(data: bytes, id: bytes) -> bool:
    """As a word of its own: some names are parts of others."""
    start = data.find(id)
    while start >= 0:
        before, after = data[start - 1 : start], data[start + len(id) : start + len(id) + 1]
        if not (before.isalnum() or before == b"_") and not (after.isalnum() or after == b"_"):
            return True
        start = data.find(id, start + 1)
    return False


def _is_deck(message: object) -> bool:
    return isinstance(message, Said) and isinstance(message.spoken.word, Deck)


def _is_reveal(message: object) -> bool:
    return isinstance(message, Said) and isinstance(message.spoken.word, Reveal)
