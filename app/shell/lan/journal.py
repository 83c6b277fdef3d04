"""The journal of a battle between two desktops: every own word is on the disk before it is sent.

From the first line, which holds the agreement and the own secret, and the words after it, a program that was killed
comes back to the very decision. When the battle is over, the open record takes its place.
"""

import base64
import contextlib
import hashlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import msgspec

from app.shell.lan.fair.breach import Breach
from app.shell.lan.fair.messages import Spoken, decode, encode
from app.shell.lan.fair.table import Table
from app.shell.lan.identity import FOLDER
from engine.manoeuvre.state import State
from engine.record import Record, RecordFault, read
from resources.library import Library
from resources.record_start import start_of

SUFFIX: Final = ".battle"
OVER: Final = ".over"
CLAIMED: Final = ".claimed"
"""Of battles that the other side did not go on with."""
_VERSION: Final = 1


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
    version: int = _VERSION

    @property
    def battle(self) -> bytes:
        """The number of the battle, the same on both sides."""
        return battle_number(self.header)


def battle_number(header: str) -> bytes:
    return hashlib.sha256(header.encode()).digest()


class Unusable(Exception):  # noqa: N818  # it is the file that is at fault
    """A journal that cannot be gone on with; says why."""


class Journal:
    """The file of one battle. Words are added and synced; a half-written last line is left out."""

    def __init__(self, path: Path, agreement: Agreement) -> None:
        self.path = path
        self.agreement = agreement

    @classmethod
    def begin(cls, folder: Path, agreement: Agreement) -> "Journal":
        """Raises OSError, also if there is such a battle already."""
        place = folder / FOLDER
        place.mkdir(parents=True, exist_ok=True)
        journal = cls(place / f"{agreement.battle.hex()[:24]}{SUFFIX}", agreement)
        with journal.path.open("xb") as file:
            file.write(json.dumps(asdict(agreement), ensure_ascii=False).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        return journal

    def add(self, seat: int, spoken: Spoken, full: str) -> None:
        """An own word is on the disk before anybody hears it. One of the other's follows with the next of those:
        should the power fail before, he tells it again."""
        line = json.dumps([seat, base64.b64encode(encode(spoken)).decode(), full], ensure_ascii=False)
        self._append(line, sync=seat == self.agreement.seat)

    def wish(self, text: str) -> None:
        """What this side has asked for must be remembered too: it may be granted after a restart."""
        self._append(json.dumps([-1, "", text], ensure_ascii=False))

    def claim(self, reason: str) -> None:
        """The other side does not go on: the battle is kept, but nobody can come back to it. Raises OSError."""
        self._append(json.dumps([-2, "", reason], ensure_ascii=False))
        self.path = self.path.rename(self.path.with_suffix(CLAIMED))

    def _append(self, line: str, *, sync: bool = True) -> None:
        with self.path.open("ab") as file:
            file.write(line.encode() + b"\n")
            file.flush()
            if sync:
                os.fsync(file.fileno())

    @property
    def is_over(self) -> bool:
        """Whether the open record is kept already, and only the other side may still need something of this."""
        return self.path.suffix == OVER

    def finish(self) -> None:
        """The battle is over and its record is kept elsewhere; the other side may still lack the last words."""
        if not self.is_over:
            self.path = self.path.rename(self.path.with_suffix(OVER))

    def close(self) -> None:
        """Both sides have turned up everything."""
        with contextlib.suppress(OSError):
            self.path.unlink()


def start(header: str, library: Library) -> tuple[Record, State]:
    """The empty record and first state of a battle from its header; raises RecordFault."""
    record = read(header.encode() + b"\n")
    if record.entries:
        raise RecordFault("A battle must begin at its beginning.")
    return record, start_of(record, library)


def open_journal(path: Path, library: Library) -> tuple[Journal, Table]:
    """A battle to go on with; raises Unusable or OSError."""
    first, *lines = path.read_bytes().split(b"\n")
    try:
        found = json.loads(first)
        agreement = Agreement(**found)
        record, state = start(agreement.header, library)
        table = Table(record.header, state, agreement.seat, bytes.fromhex(agreement.secret))
    except (ValueError, TypeError, RecordFault) as fault:
        raise Unusable(f"This battle cannot be gone on with: {fault}") from None
    sound = len(first) + 1
    for line in lines[:-1]:
        try:
            seat, word, full = json.loads(line)
            if seat < 0:
                table.wishes.add(full)
            elif seat == agreement.seat:
                table.say(decode(base64.b64decode(word)).word, full)
            else:
                table.hear(decode(base64.b64decode(word)))
        except (ValueError, TypeError, Breach, msgspec.ValidationError):
            # What follows was never acted upon in good order; the other side tells it again.
            break
        sound += len(line) + 1
    if sound < path.stat().st_size:
        with path.open("rb+") as file:
            file.truncate(sound)
    return Journal(path, agreement), table


def journals(folder: Path) -> list[Path]:
    """Of the battles that are still fought."""
    return sorted((folder / FOLDER).glob(f"*{SUFFIX}"))


def is_unanswered(path: Path) -> bool:
    """Whether the other side has said nothing in this battle: it may never have heard that it was agreed on."""
    first, *lines = path.read_bytes().split(b"\n")
    own = json.loads(first).get("seat")
    return all(json.loads(line)[0] in (own, -1) for line in lines if line)


def finished(folder: Path) -> list[Path]:
    """Of battles that are over here, while the other side may still need to hear the last of them."""
    return sorted((folder / FOLDER).glob(f"*{OVER}"))


def claims(folder: Path) -> list[Path]:
    return sorted((folder / FOLDER).glob(f"*{CLAIMED}"))


def agreement_of(path: Path) -> Agreement | None:
    """Who a journal is about; None if its first line cannot be read."""
    try:
        with path.open("rb") as file:
            return Agreement(**json.loads(file.readline(1 << 21)))
    except (OSError, ValueError, TypeError):
        return None
