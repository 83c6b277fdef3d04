"""`manoeuvre check`: every fault of any number of files: records, scenarios and whatever else a game reads.

Without a file it names what the library has left out of the user's own folder, and why.
"""

import argparse
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.shell.cli import add_game
from app.shell.commands import files
from app.shell.commands.files import fight_again
from app.shell.console import Console, console_of
from app.shell.output import UserError, tell, tell_json, warn
from engine.record import RecordFault
from resources.faults import Fault, Rejected, cannot_open, plain

UNOPENED: Final = 2


class Checked(NamedTuple):
    """A file, what it is, everything that is wrong with it, and the exit status that follows."""

    path: Path
    kind: str
    faults: tuple[Fault, ...] = ()
    status: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    text = "records, scenarios or other files of the game (default: all files of your data folder but records)"
    parser.add_argument("files", metavar="FILE", type=Path, nargs="*", help=text)


def run(args: argparse.Namespace) -> int:
    console = console_of(args.game)
    library = console.content.open()
    checked = [check(path, console, library) for path in args.files] if args.files else left_out(console, library)
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
    if not checked and not args.json:
        own = console.own(library)
        tell(plain(f"{library.folder}: no faults{f' ({own} of your own)' if own else ''}"))
    return max((entry.status for entry in checked), default=0)


def left_out(console: Console, library: Any) -> list[Checked]:
    """Every file of the user's folder that is not used, and why."""
    rejected = [Checked(path, _kind(path), faults, 1) for path, faults in console.content.rejected(library)]
    astray = (check(path, console, library) for path in console.astray(library))
    return rejected + [entry for entry in astray if entry.faults]


def _kind(path: Path) -> str:
    try:
        return files.open_file(path).kind
    except (OSError, UserError):
        return ""


def check(path: Path, console: Console, library: Any) -> Checked:
    try:
        opened = files.open_file(path)
    except OSError as error:
        return Checked(path, "", (cannot_open(error),), UNOPENED)
    except UserError:
        return Checked(path, "", (Fault("", "This is not a file."),), UNOPENED)
    faults = dict.fromkeys([*_faults(path, opened, console, library), *console.misplaced(path, opened.kind, library)])
    return Checked(path, opened.kind, tuple(faults), 1 if faults else 0)


def _faults(path: Path, opened: files.Opened, console: Console, library: Any) -> tuple[Fault, ...]:
    """What is wrong with a file itself, wherever it lies."""
    try:
        if opened.kind == files.RECORD:
            fight_again(path, library.folder)
        elif opened.faults:
            raise Rejected(opened.faults)
        else:
            console.check_file(path, opened.document, opened.kind, library)
    except Rejected as rejected:
        return rejected.faults
    except RecordFault as fault:
        return (Fault(f"entry {fault.number}" if fault.number else "", fault.phrase.template, **fault.phrase.values),)
    return ()


def _as_json(entry: Checked) -> dict[str, object]:
    faults = [{"where": fault.where, "sentence": fault.sentence} for fault in entry.faults]
    return {"file": str(entry.path), "kind": entry.kind, "faults": faults}
