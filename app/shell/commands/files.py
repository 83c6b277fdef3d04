"""What the user has named: which kind of file it is, whatever its name, and what it holds."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.shell.output import UserError
from app.shell.version import version
from engine.battle import Battle, replay
from engine.game import Phrase, State
from engine.record import Header, Misfit, Record, RecordFault, is_record
from resources.content import start_of
from resources.document import Document, expect, parse_any, read_file, said_kind
from resources.faults import Fault, Rejected, shown
from resources.records import SUFFIX, load

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


def fight_again(path: Path, folder: Path | None = None) -> Battle[State[Any]]:
    """The battle of a record that fits in every way; raises RecordFault."""
    header: Header | None = None
    try:
        record = load(path)
        header = record.header
        return replay(record, start_of(record, folder))
    except RecordFault as fault:
        explain(fault, header)
        raise


def as_far_as_it_goes(path: Path) -> tuple[Record, RecordFault | None]:
    """The record, or as much of it as is sound, and what is wrong with the rest; raises RecordFault if nothing is."""
    try:
        return load(path), None
    except RecordFault as fault:
        explain(fault)
        if fault.recovered is None:
            raise
        return fault.recovered, fault


def explain(fault: RecordFault, header: Header | None = None) -> None:
    """If the rules refuse what another version of the program allowed, that is worth a sentence of its own."""
    header = fault.recovered.header if fault.recovered else header
    if isinstance(fault, Misfit) and header is not None and header.program != version():
        fault.phrase = Phrase(
            "{fault} The record was made by version {then} of the program; this is {now}.",
            fault=fault.phrase,
            then=shown(header.program),
            now=version(),
        )
