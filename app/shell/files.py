"""What the user has named: which kind of file it is, whatever its name, and what it holds."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from app.shell.output import UserError
from engine.record import RecordFault, is_record
from resources.document import Document, expect, parse_any, read_file, said_kind
from resources.faults import Fault, Rejected
from resources.records import SUFFIX

RECORD: Final = "record"


class Opened(NamedTuple):
    """A file, read once: "army", "sections", "scenario" or "record", "" for any other, and the document it holds."""

    kind: str
    document: Document | None = None
    """None of a record, which has a reader of its own, and of what cannot be read."""
    faults: tuple[Fault, ...] = ()
    """Why it cannot be read."""


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Have errors note the file that they are about, for the command line to name."""
    try:
        yield
    except (RecordFault, Rejected) as error:
        error.add_note(str(path))
        raise


def open_file(path: Path) -> Opened:
    """Raises OSError if the file cannot be opened, UserError if it is none."""
    path.stat()
    if not path.is_file():
        raise UserError(f"{path} is not a file.", "file")
    path.open("rb").close()
    if path.suffix == SUFFIX:
        return Opened(RECORD)
    try:
        text = read_file(path)
        if is_record(text):
            return Opened(RECORD)
        document = parse_any(text)
    except Rejected as rejected:
        return Opened("", None, rejected.faults)
    kind = said_kind(document)
    try:
        if kind:
            expect(document, kind)
    except Rejected as rejected:
        return Opened(kind, None, rejected.faults)
    return Opened(kind, document)
