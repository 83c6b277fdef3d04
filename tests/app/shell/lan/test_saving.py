"""A disk that is full, or fails: nothing counts before it is kept, and play goes on when there is room."""

import base64
import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan import remote_battle as games
from app.shell.lan.bot import Bot
from app.shell.lan.fair.messages import Grant, Nonce, Pick, Play, encode
from app.shell.lan.fair.messages import Spoken as Word
from app.shell.lan.journal import Journal, journals, open_journal
from app.shell.lan.lobby import libraries
from app.shell.lan.match import MOST_WAITING
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.wire import Said
from engine.game import Refusal
from resources.records import create_once
from tests.app.shell.lan.ends import End, both, deliver, meet, settle
from tests.app.shell.lan.games import guest, hosted


class Disk:
    """Takes what is written until it is full; then as much as there is room for, and an error."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        self.error = errno.ENOSPC
        self.failed = 0
        self.only: Callable[[int], bool] = lambda file: True
        self._write = os.write
        monkeypatch.setattr(os, "write", self.write)
        monkeypatch.setattr(os, "fsync", lambda file: None)

    def write(self, file: int, data: bytes) -> int:
        if self.room is None or not self.only(file):
            return self._write(file, data)
        if self.room == 0:
            self.failed += 1
            raise OSError(self.error, os.strerror(self.error))
        part = data[: self.room]
        self.room -= len(part)
        return self._write(file, part)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def belongs(end: End) -> Callable[[int], bool]:
    """Whether a file is the one that this end writes to."""
    return lambda file: end.match is not None and end.match.journal._file == file


def decide(ends: tuple[End, End]) -> None:
    """Rash decisions; one that cannot be saved is refused, and made again later."""
    for end in ends:
        try:
            end.decide()
        except Refusal as refusal:
            if refusal.code != "unsaved":
                raise
            end.to_decide = True


def go_on(ends: tuple[End, End], most: int) -> int:
    """Deliver until nobody has anything to say."""
    count = 0
    while count < most:
        decide(ends)
        speaking = next((pair for pair in (ends, ends[::-1]) if pair[0].out), None)
        if speaking is None:
            break
        speaking[1].hear(speaking[0].out.popleft())
        count += 1
    return count


def on_the_disk(end: End) -> int:
    """How many words a program would come back with that starts now."""
    assert end.match is not None
    data = end.match.journal.path.read_bytes()
    twin = end.folder / "twin.battle"
    twin.write_bytes(data)
    held, table = open_journal(twin, libraries(end.folder))
    held.release()
    assert twin.read_bytes() == data
    return len(table.said)


@pytest.mark.parametrize("role", [0, 1], ids=["host", "guest"])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO])
def test_a_battle_goes_on_after_the_disk_failed_at_every_write_of_it(
    tmp_path: Path, disk: Disk, role: int, error: int
) -> None:
    """Whole words and parts of them: after some bytes the disk is full, and a little later there is room."""
    ends = both(tmp_path)
    rng = random.Random(role)
    meet(ends)
    disk.only = belongs(ends[role])
    disk.error = error
    end = ends[role]
    rounds = 0
    while any(one.record is None for one in ends):
        disk.room = rng.choice((0, 1, 40, rng.randrange(600)))
        go_on(ends, 10_000)
        rounds += 1
        if end.match is not None and end.match.stuck:
            # Nothing more is said or heard, and all that counts is there.
            assert end.errors[-1] is not None
            held = len(end.match.table.said)
            if rounds % 25 == 0:
                assert on_the_disk(end) >= held - len(_unsynced(end))
            if rounds % 40 == 0:
                # The program is stopped, and starts when there is room again.
                disk.room = None
                end.boot()
                meet(ends)
                continue
            end.match.retry()
            assert end.match.stuck or disk.room
            disk.room = None
            end.match.retry()
            assert not end.match.stuck
            assert end.errors[-1] is None
            go_on(ends, 1)
        assert rounds < 3_000
    assert disk.failed > 50
    assert all(one.breach is None for one in ends)
    records = [one.record for one in ends]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0].text() == records[1].text()


def _unsynced(end: End) -> list[bytes]:
    assert end.match is not None
    return end.match.journal._loose.splitlines()


def to_a_decision(ends: tuple[End, End], role: int) -> End:
    end = ends[role]
    for _ in range(1_000):
        if end.to_decide and end.match is not None and end.match.table.deciding and end.match.table.battle.state.turn:
            return end
        other = ends[1 - role]
        other.decide()
        if end.out:
            other.hear(end.out.popleft())
        elif other.out:
            end.hear(other.out.popleft())
        else:
            end.decide()
    raise AssertionError("never asked")


def test_a_decision_that_cannot_be_saved_is_not_made(tmp_path: Path, disk: Disk) -> None:
    ends = both(tmp_path)
    meet(ends)
    end = to_a_decision(ends, 1)
    assert end.match is not None
    said, size = len(end.match.table.said), end.match.journal.path.stat().st_size
    end.out.clear()
    disk.room = 30
    disk.only = belongs(end)
    action = end.match.table.state.legal()[0]
    with pytest.raises(Refusal, match="could not be saved, so it was not played"):
        end.match.play(action)
    # Neither here, nor on the disk, nor there; and the half-written line is gone.
    assert len(end.match.table.said) == said
    assert not end.out
    assert end.match.journal.path.stat().st_size <= size
    disk.room = None
    end.match.play(action)
    assert len(end.match.table.said) > said
    assert end.out


def test_what_the_other_says_waits_for_room_and_no_more_than_fits_does(tmp_path: Path, disk: Disk) -> None:
    ends = both(tmp_path)
    meet(ends)
    end = to_a_decision(ends, 1)
    assert end.match is not None
    disk.room = 0
    disk.only = belongs(end)
    with pytest.raises(Refusal):
        end.match.play(end.match.table.state.legal()[0])
    word = Said(Word(5, b"d" * 32, Nonce(b"n" * 32)))
    for _ in range(MOST_WAITING):
        end.match.hear(word)
    assert not end.overran
    end.match.hear(word)
    assert end.overran
    # With the next link everything is told again, so nothing that waited counts.
    disk.room = None
    meet(ends)
    end.match.retry()
    settle(ends)
    assert all(one.breach is None for one in ends)
    assert all(one.agreed_on_it for one in ends)


def test_two_programs_pause_and_go_on_by_themselves(
    qtbot: QtBot, tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "RETRY", 20)
    host, other = hosted(tmp_path), guest(tmp_path)
    Bot(other, "random")
    told: list[str] = []
    host.trouble.connect(told.append)
    pauses: list[bool] = []

    def saving(can: bool) -> None:
        pauses.append(can)
        if not can:
            monkeypatch.setattr(disk, "room", None)

    def fill() -> None:
        # Every so often, in the middle of a word.
        if host.match is not None and len(host.match.table.said) % 7 == 0 and disk.room is None and len(pauses) < 20:
            disk.only = lambda file: file == host.match.journal._file  # type: ignore[union-attr]
            disk.room = 60

    host.saving.connect(saving)
    host.stepped.connect(lambda step: fill())
    with qtbot.waitSignals([host.settled, other.settled], timeout=60_000):
        other.join("127.0.0.1", host.port)
    assert len(pauses) >= 10
    assert pauses[0::2] == [False] * (len(pauses) // 2)
    assert pauses[1::2] == [True] * (len(pauses) // 2)
    assert told[0].startswith("The disk is full, so the battle cannot be saved.")
    assert told[1] == "The battle can be saved again, and goes on."
    for game in (host, other):
        assert game.match is not None
        assert game.match.record is not None
        assert not journals(game.lobby.folder)
        game.close()


def test_an_open_record_that_cannot_be_kept_is_kept_when_there_is_room(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "RETRY", 20)
    host, other = hosted(tmp_path), guest(tmp_path)
    Bot(other, "random")
    full = [True]
    real = create_once

    def create(folder: Path, *rest: object) -> object:
        if full[0] and "host" in str(folder):
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(folder, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(games, "create_once", create)
    told: list[str] = []
    host.trouble.connect(told.append)
    with qtbot.waitSignals([host.settled, other.settled], timeout=60_000):
        other.join("127.0.0.1", host.port)
    # Nothing but the journal holds the battle, so it is not thrown away.
    assert len(journals(tmp_path / "host")) == 1
    assert told[0].startswith("The disk is full")
    full[0] = False
    qtbot.waitUntil(lambda: not list((tmp_path / "host" / "lan").glob("*.battle")), timeout=10_000)
    texts = [next((tmp_path / name / "records").glob("*.record")).read_bytes() for name in ("host", "guest")]
    assert texts[0] == texts[1]
    assert isinstance(host, RemoteBattle)
    for game in (host, other):
        game.close()


def test_only_its_owner_may_read_a_journal(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    settle(ends, 30)
    for end in ends:
        for path in (*journals(end.folder), end.folder / "lan" / "key.pem"):
            assert path.stat().st_mode & 0o777 == 0o600
    (path,) = journals(ends[0].folder)
    ends[0].stop()
    path.chmod(0o644)
    held, _ = open_journal(path, libraries(ends[0].folder))
    assert path.stat().st_mode & 0o777 == 0o600
    held.release()


def test_a_word_lost_in_a_power_cut_is_told_again(tmp_path: Path, disk: Disk) -> None:
    """Words that follow from the secret are not synced: lost, they are made again, and nobody is accused."""
    ends = both(tmp_path)
    rng = random.Random(2)
    cuts = 0
    while any(end.record is None for end in ends):
        meet(ends)
        # Until the first decision is synced all words are lost, and an opening may have more of them than come through
        # between two early cuts; so the cuts come later and later.
        for _ in range(rng.randrange(8, 20) + cuts // 20):
            deliver(ends)
        end = rng.choice(ends)
        if end.match is not None and end.record is None:
            held = end.match.journal
            size, path = held._synced, held.path
            end.stop()
            with path.open("r+b") as file:
                file.truncate(size)
            end.boot()
            cuts += 1
        assert cuts < 1_000
    settle(ends)
    assert cuts > 20
    assert all(end.breach is None for end in ends)
    assert all(end.record is not None for end in ends)


def begin(ends: tuple[End, End]) -> None:
    """Until both have agreed, and nobody has decided anything."""
    meet(ends)
    while any(end.match is None for end in ends):
        deliver(ends)


def test_only_decisions_wait_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One synced write for each own decision; what follows from the secret, picks among it, needs none."""
    ends = both(tmp_path)
    begin(ends)
    synced: dict[int, int] = {}
    monkeypatch.setattr(os, "fsync", lambda file: synced.update({file: synced.get(file, 0) + 1}))
    files = [end.match.journal._file for end in ends if end.match is not None]
    settle(ends)
    for end, file in zip(ends, files, strict=True):
        assert end.match is not None
        assert file is not None
        own = [word for seat, word in end.match.table.said if seat == end.match.table.seat]
        assert any(isinstance(word, Pick) for word in own)
        assert synced[file] == sum(isinstance(word, Play | Grant) for word in own)


def test_a_decision_is_on_the_disk_before_the_other_side_hears_of_it(tmp_path: Path) -> None:
    ends = both(tmp_path)
    begin(ends)
    told = 0
    for end in ends:
        assert end.match is not None
        journal = end.match.journal
        assert end.match._send is not None

        def send(message: object, end: End = end, journal: Journal = journal) -> None:
            nonlocal told
            if isinstance(message, Said) and isinstance(message.spoken.word, Play):
                data = journal.path.read_bytes()[: journal._synced]
                assert base64.b64encode(encode(message.spoken)) in data
                told += 1
            end.out.append(message)  # type: ignore[arg-type]

        end.match._send = send
    settle(ends)
    assert told > 20
