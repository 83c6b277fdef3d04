"""Records as files: made without overwriting, appended and synced at every save, recovered after a power cut."""

import contextlib
import errno
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from engine.game import Phrase
from engine.record import (
    LARGEST,
    LONGEST_HEADER,
    Altered,
    Damaged,
    Header,
    Misfit,
    NotARecord,
    Record,
    RecordFault,
    TooLarge,
    read,
)
from resources.faults import cannot_open
from resources.files import appear

SUFFIX: Final = ".record"
FOLDER: Final = "records"
"""Of the user's own folder, which the library knows."""
MOST_LISTED: Final = 1000


class RecordFile:
    """The file that a record is kept in."""

    def __init__(
        self, path: Path, size: int, entries: int, fault: RecordFault | None = None, lead: bytes = b""
    ) -> None:
        self.path = path
        self.fault = fault
        """What was wrong when the file was opened; the next save sets it right."""
        self._size = size
        self._entries = entries
        self._lead = lead
        """The line end that the last line has lost."""
        self._failed = False
        """The last save broke off, so that a part of what it wrote may be there."""

    def save(self, record: Record) -> None:
        """Append the entries that are new and wait until they are on the disk.

        Raises OSError, after which the next save writes the same entries again, or Altered if somebody else wrote here.
        """
        lines = "".join(f"{line}\n" for line in record.lines(self._entries)).encode()
        if not lines:
            return
        if self.fault is not None:
            _keep_copy(self.path)
        with self.path.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                if self.fault is None and not self._failed:
                    raise Altered("Another program has written to this record; open it again to go on.")
                file.truncate(self._size)
                file.seek(self._size)
            self._failed = True
            file.write(self._lead + lines)
            file.flush()
            os.fsync(file.fileno())
        self._size += len(self._lead + lines)
        self._entries = len(record.entries)
        self._lead = b""
        self._failed = False
        self.fault = None


def create(folder: Path, record: Record, about: str) -> RecordFile:
    """Make the file of a record, named by its date and what it is about; raises OSError."""
    return _create(folder, record, about, once=False)


def create_once(folder: Path, record: Record, about: str) -> RecordFile:
    """The same, but a file that holds this very record already is taken for it; raises OSError.

    So it is not kept twice by a program that was killed just after keeping it, nor by both windows of one user.
    """
    return _create(folder, record, about, once=True)


def _create(folder: Path, record: Record, about: str, *, once: bool) -> RecordFile:
    folder.mkdir(parents=True, exist_ok=True)
    data = record.text().encode()
    for path in _names(folder / _name(record, about)):
        if appear(path, data) or (once and path.is_file() and path.read_bytes() == data):
            return RecordFile(path, len(data), len(record.entries))
    raise FileExistsError(errno.EEXIST, "Too many records of this name", str(folder))


def load(path: Path) -> Record:
    """The record of a file; raises RecordFault, which carries what could be recovered, or OSError."""
    return read(_bytes_of(path, LARGEST + 1))


def reopen(path: Path) -> tuple[RecordFile, Record]:
    """A record to go on with; raises RecordFault or OSError.

    One that is damaged, too long or does not fit goes on from its last sound entry. An altered one does not: somebody
    has had his hand in it, and to go on would cover that up.
    """
    data = _bytes_of(path, LARGEST + 1)
    try:
        record = read(data)
    except (Damaged, Misfit, TooLarge) as fault:
        if fault.recovered is None:
            raise
        return RecordFile(path, fault.sound, len(fault.recovered.entries), fault), fault.recovered
    return RecordFile(path, len(data), len(record.entries), lead=b"" if data.endswith(b"\n") else b"\n"), record


class Listed(NamedTuple):
    """A file of the records folder; without a header it cannot be opened, and `fault` says why."""

    path: Path
    header: Header | None
    fault: Phrase | None = None


def paths(folder: Path) -> list[Path]:
    """The files of a folder that are records by their names, those of the latest dates first."""
    try:
        return sorted((path for path in folder.iterdir() if path.suffix == SUFFIX), reverse=True)[:MOST_LISTED]
    except (FileNotFoundError, NotADirectoryError):
        return []


def listing(folder: Path) -> list[Listed]:
    """The records of a folder, the newest first, those that cannot be opened last."""
    found = [listed(path) for path in paths(folder)]
    return sorted(found, key=lambda entry: entry.header.created if entry.header else "", reverse=True)


def listed(path: Path) -> Listed:
    """What the header of a record says; never raises."""
    try:
        first = _bytes_of(path, LONGEST_HEADER + 2).partition(b"\n")[0]
        return Listed(path, read(first.removesuffix(b"\r")).header)
    except RecordFault as fault:
        return Listed(path, None, fault.phrase)
    except OSError as error:
        return Listed(path, None, cannot_open(error))


def _bytes_of(path: Path, most: int) -> bytes:
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotARecord("This is not a file, so it is not the record of a battle.")
    with path.open("rb") as file:
        return file.read(most)


def _name(record: Record, about: str) -> str:
    day = re.sub(r"[^0-9-]", "", record.header.created.replace("T", "-"))[:15] or "undated"
    about = re.sub(r"[^a-z0-9_-]", "", about.lower())[:100] or "battle"
    return f"{day}-{about}{SUFFIX}"


def _names(path: Path) -> Iterator[Path]:
    yield path
    for number in range(2, 10_000):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def _reserve(path: Path) -> Path:
    """Make an empty file of this name, or of one close to it that nobody has taken."""
    for name in _names(path):
        with contextlib.suppress(FileExistsError):
            name.open("xb").close()
            return name
    raise FileExistsError(errno.EEXIST, "Too many records of this name", str(path))


def _keep_copy(path: Path) -> None:
    """Keep the damaged original beside the file, before it is cut back to what is sound."""
    _write(_reserve(path.with_suffix(".damaged")), path.read_bytes())


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
