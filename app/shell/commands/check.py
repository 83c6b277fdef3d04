"""`manoeuvre check`: every fault of any number of files, be they armies, sections, scenarios or records."""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

from app.shell import files
from app.shell.output import UserError, tell, tell_json, warn
from engine.battle import replay
from engine.record import RecordFault
from resources.armies import read_army
from resources.document import parse, read_file
from resources.faults import Fault, Rejected, plain
from resources.library import Library
from resources.record_start import start_of
from resources.records import load
from resources.scenarios import read_scenario
from resources.sections import read_sections

UNOPENED: Final = 2


class Checked(NamedTuple):
    """A file, what it is, everything that is wrong with it, and the exit status that follows."""

    path: Path
    kind: str
    faults: tuple[Fault, ...] = ()
    status: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="armies, sections, scenarios or records")


def run(args: argparse.Namespace) -> int:
    library = Library()
    checked = [check(path, library) for path in args.files]
    if args.json:
        tell_json({"files": [_as_json(entry) for entry in checked]})
    for entry in checked:
        lines = [plain(f"{entry.path}: {fault}") for fault in entry.faults]
        for line in lines:
            if entry.status == UNOPENED:
                warn(line)
            elif not args.json:
                tell(line)
        if not lines and not args.json:
            tell(plain(f"{entry.path}: no faults ({entry.kind})"))
    return max(entry.status for entry in checked)


def check(path: Path, library: Library) -> Checked:
    try:
        kind = files.kind(path)
    except OSError as error:
        fault = Fault("", f"The file cannot be opened: {error.strerror or 'unknown reason'}.")
        return Checked(path, "", (fault,), UNOPENED)
    except UserError:
        return Checked(path, "", (Fault("", "This is not a file."),), UNOPENED)
    try:
        _read(path, kind, library)
    except Rejected as rejected:
        return Checked(path, kind, rejected.faults, 1)
    except RecordFault as fault:
        where = f"entry {fault.number}" if fault.number else ""
        return Checked(path, kind, (Fault(where, fault.sentence),), 1)
    return Checked(path, kind)


def _read(path: Path, kind: str, library: Library) -> None:
    if kind == files.RECORD:
        record = load(path)
        replay(record, start_of(record, library))
        return
    text = read_file(path)
    if kind == "army":
        read_army(text)
    elif kind == "sections":
        read_sections(text)
    elif kind == "scenario":
        read_scenario(text, library)
    else:
        raise Rejected(_why_unknown(text))


def _why_unknown(text: bytes) -> list[Fault]:
    """What cannot be read at all is told by its syntax; what can, but does not say what it is, by that."""
    try:
        parse(text, "")
    except Rejected as rejected:
        syntax = [fault for fault in rejected.faults if fault.where != "kind"]
        if syntax:
            return syntax
    return [Fault("kind", 'Say what this file is: kind = "army", "sections" or "scenario".')]


def _as_json(entry: Checked) -> dict[str, object]:
    faults = [{"where": fault.where, "sentence": fault.sentence} for fault in entry.faults]
    return {"file": str(entry.path), "kind": entry.kind, "faults": faults}
