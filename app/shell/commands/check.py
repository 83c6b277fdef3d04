"""`manoeuvre check`: every fault of any number of files, be they armies, sections, scenarios or records."""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

from app.shell import files
from app.shell.output import UserError, tell, tell_json, warn
from app.shell.recorded import fight_again
from engine.record import RecordFault
from resources.armies import sheet_of
from resources.faults import Fault, Rejected, plain
from resources.library import Library
from resources.scenarios import scenario_of
from resources.sections import sections_of

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
        opened = files.open_file(path)
    except OSError as error:
        fault = Fault("", f"The file cannot be opened: {error.strerror or 'unknown reason'}.")
        return Checked(path, "", (fault,), UNOPENED)
    except UserError:
        return Checked(path, "", (Fault("", "This is not a file."),), UNOPENED)
    try:
        _read(path, opened, library)
    except Rejected as rejected:
        return Checked(path, opened.kind, rejected.faults, 1)
    except RecordFault as fault:
        where = f"entry {fault.number}" if fault.number else ""
        return Checked(path, opened.kind, (Fault(where, fault.sentence),), 1)
    return Checked(path, opened.kind)


def _read(path: Path, opened: files.Opened, library: Library) -> None:
    """Raises Rejected or a RecordFault for what is wrong with a file."""
    if opened.kind == files.RECORD:
        fight_again(path, library)
    elif opened.document is None:
        raise Rejected(opened.faults)
    elif opened.kind == "army":
        sheet_of(opened.document)
    elif opened.kind == "sections":
        sections_of(opened.document)
    elif opened.kind == "scenario":
        scenario_of(opened.document, library)
    else:
        raise Rejected([Fault("kind", 'Say what this file is: kind = "army", "sections" or "scenario".')])


def _as_json(entry: Checked) -> dict[str, object]:
    faults = [{"where": fault.where, "sentence": fault.sentence} for fault in entry.faults]
    return {"file": str(entry.path), "kind": entry.kind, "faults": faults}
