"""The journal of a battle between two desktops: what is said in it is on the disk before it counts.

From the first line, which holds the agreement and the own secret, and the words after it, a program that was killed
comes back to the very decision. When the battle is over, the open record takes its place.
"""

import base64
import contextlib
import errno
import hashlib
import json
import os
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from app.board.fault_words import phrase_words
from app.board.translation import translate
from app.shell.lan.fair.messages import Breach, Deck, Nonce, Pick, Reveal, Spoken, Vow, decode, encode
from app.shell.lan.fair.table import BINDING, Table
from engine.game import Phrase, State
from engine.record import Header, Record, RecordFault, read
from resources.content import content_for
from resources.files import appear, try_lock
from resources.folder import LAN_FOLDER

Libraries = Callable[[Header], Any]
"""Reads what the game of a battle has on the shelves, as `Content.open` does."""
SUFFIX: Final = ".battle"
OVER: Final = ".over"
CLAIMED: Final = ".claimed"
"""Of battles that the other side did not go on with."""
DERIVED: Final = (Deck, Pick, Vow, Nonce, Reveal)
"""Words that follow from the secret on the first line. Lost in a power cut, they are made again just the same."""
_WISH: Final = -1
_CLAIM: Final = -2
_LARGEST: Final = 1 << 26
"""Bytes; a long battle takes a thousandth of that."""
_MARK: Final = 16
_PROBE: Final = b" " * 4096
_json: Final = json.JSONEncoder(ensure_ascii=False).encode


@dataclass(frozen=True)
class Agreement:
    """What both sides have agreed on, and who this side is in it."""

    header: str
    seat: int
    secret: str
    """As hexadecimal figures; never sent before the end."""
    opponent: str
    """The fingerprint of the other's certificate."""
    name: str
    hosted: bool
    version: int = BINDING

    @property
    def battle(self) -> bytes:
        """The number of the battle, the same on both sides."""
        return battle_number(self.header)


def battle_number(header: str) -> bytes:
    return hashlib.sha256(header.encode()).digest()


ALREADY: Final = Phrase("There is a battle of this number already")


class Unusable(Exception):  # noqa: N818  # it is the file that is at fault
    """A journal that cannot be resumed; says why, in the language of the program."""


class _Spoilt(ValueError):  # noqa: N818  # it is the file that is at fault
    """What a journal begins with cannot be used; says why."""

    def __init__(self, template: str) -> None:
        super().__init__(template)
        self.phrase = Phrase(template)


class InUse(Unusable):
    """Another window has it open."""

    def __init__(self) -> None:
        super().__init__(translate("lan", "This battle is open in another window."))


class Altered(Unusable):
    """Somebody has had his hand in the file."""

    def __init__(self, line: int) -> None:
        words = translate(
            "lan",
            "The file of this battle has been altered since it was written (line {line}), so the battle cannot be "
            "resumed.",
        )
        super().__init__(words.format(line=line))


class Journal:
    """The file of one battle, open and locked until `release`.

    A write that fails leaves no trace, and whatever could not be synced is written again with the next.
    """

    def __init__(self, path: Path, agreement: Agreement, file: int, size: int, mark: str) -> None:
        self.path = path
        self.agreement = agreement
        self._file: int | None = file
        self._synced = size
        """The number of bytes known to be on the disk."""
        self._loose = b""
        """Written after them, but not synced."""
        self._torn = False
        """The last write failed: beyond what is synced, the file may hold anything."""
        self._mark = mark
        """The running digest over all lines; empty in battles of version 1, which have none."""
        self._before = (b"", mark)

    def add(self, seat: int, spoken: Spoken, full: str) -> None:
        """Keep a word before it counts; raises OSError, and then nothing is kept of it.

        Own decisions are on the disk when this returns. All else follows with the next of those: should the power fail
        before, what this side said is made again just the same, and what the other said he tells again.
        """
        chosen = seat == self.agreement.seat and not isinstance(spoken.word, DERIVED)
        word = base64.b64encode(encode(spoken)).decode()
        self._append([seat, word, full], sync=chosen)

    def wish(self, text: str) -> None:
        """What this side has asked for must be remembered too: it may be granted after a restart. Raises OSError."""
        self._append([_WISH, "", text], sync=True)

    def claim(self, reason: str) -> None:
        """The other side does not go on: the battle is kept, but nobody can come back to it. Raises OSError."""
        self._append([_CLAIM, "", reason], sync=True)
        self.release()
        self.path = self.path.rename(self.path.with_suffix(CLAIMED))

    def take_back(self) -> None:
        """Forget the word just added: it may not be said."""
        self._loose, self._mark = self._before
        if self._file is not None:
            _cut(self._file, self._synced + len(self._loose))

    def probe(self) -> None:
        """Whether something can be written again; raises OSError if not."""
        self._write(_PROBE)
        self._settle()
        assert self._file is not None
        _cut(self._file, self._synced)

    def _append(self, columns: list[Any], *, sync: bool) -> None:
        line = _json(columns)
        mark = next_mark(self._mark, line)
        if mark:
            line = f'{line[:-1]}, "{mark}"]'
        data = line.encode() + b"\n"
        self._write(data, sync=sync)
        self._before = (self._loose, self._mark)
        self._mark = mark
        self._loose += data
        if sync:
            self._settle()

    def _settle(self) -> None:
        """All that was written is synced."""
        self._synced += len(self._loose)
        self._loose = b""

    def _write(self, data: bytes, *, sync: bool = True) -> None:
        if self._file is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        try:
            if self._torn:
                _cut(self._file, self._synced)
                data = self._loose + data
            self._torn = True
            while data:
                data = data[os.write(self._file, data) :]
            if sync:
                os.fsync(self._file)
            self._torn = False
        except OSError:
            with contextlib.suppress(OSError):
                _cut(self._file, self._synced)
            raise

    @property
    def is_over(self) -> bool:
        """Whether the open record is kept already, and only the other side may still need something of this."""
        return self.path.suffix == OVER

    def finish(self) -> None:
        """The battle is over and its record is kept elsewhere; the other side may still lack the last words."""
        if not self.is_over:
            self.release()
            self.path = self.path.rename(self.path.with_suffix(OVER))

    def close(self) -> None:
        """Both sides have turned up everything."""
        self.release()
        with contextlib.suppress(OSError):
            self.path.unlink()

    def release(self) -> None:
        """Let another window have it."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                os.close(file)

    def __del__(self) -> None:
        self.release()


def _cut(file: int, size: int) -> None:
    os.ftruncate(file, size)
    os.lseek(file, size, os.SEEK_SET)


def begin_journal(folder: Path, agreement: Agreement) -> Path:
    """The journal of a new battle, there whole or not at all; raises OSError, also if there is one already.

    Named by the seat too: both may be this user's, in two windows.
    """
    place = folder / LAN_FOLDER
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"{agreement.battle.hex()[:24]}-{agreement.seat + 1}-{agreement.opponent[:8]}{SUFFIX}"
    if not appear(path, json.dumps(asdict(agreement), ensure_ascii=False).encode() + b"\n", private=True):
        raise FileExistsError(errno.EEXIST, str(ALREADY))
    return path


def first_mark(agreement: Agreement, line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()[:_MARK] if agreement.version >= BINDING else ""


def next_mark(mark: str, line: str) -> str:
    """The running digest after a line, as it is without its own."""
    return hashlib.sha256(f"{mark}{line}".encode()).hexdigest()[:_MARK] if mark else ""


def start(header: str, library: Libraries) -> tuple[Record, State[Any]]:
    """The empty record and first state of a battle from its header; raises RecordFault."""
    record = read(header.encode() + b"\n")
    if record.entries:
        raise RecordFault("A battle must begin at its beginning.")
    return record, content_for(record.header).start_of(record, library(record.header))


def open_journal(path: Path, library: Libraries) -> tuple[Journal, Table]:
    """A battle to resume; raises Unusable, InUse and Altered among it, or OSError."""
    file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        if not try_lock(file):
            raise InUse
        with contextlib.suppress(OSError):
            # It holds the secret; battles begun before were open to everybody's eyes.
            path.chmod(0o600)
        data = path.read_bytes()
        first, *lines = data.split(b"\n")
        try:
            if len(data) > _LARGEST:
                raise _Spoilt("The file is too large.")
            agreement = _read_agreement(first)
            record, state = start(agreement.header, library)
            key = bytes.fromhex(agreement.secret)
        except (ValueError, TypeError, RecursionError, RecordFault) as fault:
            words = translate("lan", "This battle cannot be resumed: {reason}")
            reason = phrase_words(fault.phrase) if isinstance(fault, _Spoilt | RecordFault) else str(fault)
            raise Unusable(words.format(reason=reason)) from None
        table = Table(record.header, state, agreement.seat, key, agreement.version)
        size, mark = _relive(table, lines[:-1], first_mark(agreement, first))
        _cut(file, len(first) + 1 + size)
    except BaseException:
        os.close(file)
        raise
    return Journal(path, agreement, file, len(first) + 1 + size, mark), table


def _relive(table: Table, lines: list[bytes], mark: str) -> tuple[int, str]:
    """Say and hear everything again; returns how many bytes were sound, and the digest there. Raises Altered.

    What a power cut leaves at the end cannot be read, and nothing that can follows it: that was never acted upon, and
    is left out. Anything else is somebody's doing.
    """
    size = 0
    for place, line in enumerate(lines):
        columns = _columns(line)
        if columns is None:
            if any(_columns(later) is not None for later in lines[place + 1 :]):
                raise Altered(place + 2)
            break
        if len(columns) != (4 if mark else 3):
            raise Altered(place + 2)
        if mark:
            mark = next_mark(mark, _json(columns[:3]))
            if columns[3] != mark:
                raise Altered(place + 2)
        try:
            _repeat(table, *columns[:3])
        except Breach:
            if columns[0] != 1 - table.seat or place + 1 < len(lines):
                raise Altered(place + 2) from None
            # Killed between hearing it and naming it; it is heard, and named, again.
            break
        except (ValueError, RecursionError):
            raise Altered(place + 2) from None
        size += len(line) + 1
    return size, mark


def _repeat(table: Table, seat: int, word: str, full: str) -> None:
    if seat == _WISH:
        table.wishes.add(full)
    if seat in (_WISH, _CLAIM):
        return
    spoken = decode(base64.b64decode(word, validate=True))
    if seat == table.seat:
        if spoken != table.next_spoken(spoken.word):
            raise ValueError
        table.say(spoken.word, full)
    elif seat == 1 - table.seat:
        table.hear(spoken)
    else:
        raise ValueError


def _columns(line: bytes) -> list[Any] | None:
    """Seat, word, full text and digest; none of them if the line holds something else, None if it cannot be read."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    match found:
        case [int(), str(), str()] | [int(), str(), str(), str()]:
            return found
        case _:
            return []


def _read_agreement(line: bytes) -> Agreement:
    """Raises _Spoilt."""
    spoilt = _Spoilt("The first line of its file does not hold what it should.")
    try:
        found = msgspec.json.decode(line, type=Agreement, strict=True)
        lengths = len(bytes.fromhex(found.secret)), len(bytes.fromhex(found.opponent))
    except (ValueError, RecursionError):
        raise spoilt from None
    if found.seat not in (0, 1) or lengths != (32, 32) or found.version < 1:
        raise spoilt
    if found.version > BINDING:
        raise _Spoilt("A newer version of the program has written it; update this one.")
    return found


def journals(folder: Path) -> list[Path]:
    """Of the battles that are still fought."""
    return sorted((folder / LAN_FOLDER).glob(f"*{SUFFIX}"))


def is_unanswered(path: Path) -> bool:
    """Whether the other side has said nothing in this battle: it may never have heard that it was agreed on."""
    first, *lines = path.read_bytes().split(b"\n")
    own = _read_agreement(first).seat
    return all(json.loads(line)[0] in (own, _WISH) for line in lines if line)


def delete(path: Path) -> None:
    """Remove a journal; raises InUse or OSError."""
    with contextlib.suppress(FileNotFoundError):
        with path.open("r+b") as file:
            if not try_lock(file.fileno()):
                raise InUse
        path.unlink()


def finished(folder: Path) -> list[Path]:
    """Of battles that are over here, while the other side may still need to hear the last of them."""
    return sorted((folder / LAN_FOLDER).glob(f"*{OVER}"))


def claims(folder: Path) -> list[Path]:
    return sorted((folder / LAN_FOLDER).glob(f"*{CLAIMED}"))


def agreement_of(path: Path) -> Agreement | None:
    """Who a journal is about; None if its first line cannot be read."""
    try:
        with path.open("rb") as file:
            return _read_agreement(file.readline(1 << 21))
    except (OSError, ValueError, TypeError, RecursionError):
        return None


NOTES_SUFFIX: Final = ".notes"
MOST_LINES: Final = 200
"""Lines of talk that are kept."""
LARGEST: Final = 1 << 20


class Notes:
    """The notes of one battle."""

    def __init__(self, journal: Path) -> None:
        self._path = journal.with_suffix(NOTES_SUFFIX)
        self.clock: dict[str, Any] = {}
        self.talk: deque[tuple[bool, str]] = deque(maxlen=MOST_LINES)
        """Whether it was said here, and what."""
        with contextlib.suppress(OSError, ValueError, TypeError, AttributeError, RecursionError):
            if self._path.stat().st_size <= LARGEST:
                found = json.loads(self._path.read_bytes())
                self.talk.extend((bool(own), str(words)) for own, words in found.get("talk", ()))
                self.clock = dict(found.get("clock", {}))

    def keep_clock(self, clock: dict[str, Any]) -> None:
        self.clock = clock
        self._write()

    def add_line(self, own: bool, words: str) -> None:
        """Something was said. It reaches the disk with the next time that is written."""
        self.talk.append((own, words))

    def _write(self) -> None:
        text = json.dumps({"clock": self.clock, "talk": list(self.talk)}, ensure_ascii=False)
        with contextlib.suppress(OSError):
            new = self._path.with_suffix(".notes-new")
            handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            new.replace(self._path)


def sweep(folder: Path) -> None:
    """Remove the notes of battles that are gone."""
    with contextlib.suppress(OSError):
        paths = list(folder.iterdir())
        battles = {path.stem for path in paths if not path.suffix.startswith(NOTES_SUFFIX)}
        for path in paths:
            if path.suffix.startswith(NOTES_SUFFIX) and path.stem not in battles:
                path.unlink()
