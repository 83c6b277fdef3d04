"""`manoeuvre check`: every fault of any number of files, be they armies, sections, scenarios or records.

Without a file it names what the library has left out of the user's own folder, and why.
"""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

from app.shell.commands import files
from app.shell.commands.files import fight_again
from app.shell.output import UserError, counted, tell, tell_json, warn
from engine.record import RecordFault
from resources.faults import Fault, Rejected, cannot_open, plain
from resources.manoeuvre.armies import sheet_of
from resources.manoeuvre.library import FOLDERS, SUFFIX, Library
from resources.manoeuvre.scenarios import scenario_of
from resources.manoeuvre.sections import sections_of

UNOPENED: Final = 2


class Checked(NamedTuple):
    """A file, what it is, everything that is wrong with it, and the exit status that follows."""

    path: Path
    kind: str
    faults: tuple[Fault, ...] = ()
    status: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    text = "armies, sections, scenarios or records (default: all armies, sections and scenarios of your data folder)"
    parser.add_argument("files", metavar="FILE", type=Path, nargs="*", help=text)


def run(args: argparse.Namespace) -> int:
    library = Library()
    checked = [check(path, library) for path in args.files] if args.files else left_out(library)
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
        tell(plain(f"{library.folder}: no faults ({_own(library)} of your own)"))
    return max((entry.status for entry in checked), default=0)


def left_out(library: Library) -> list[Checked]:
    """Every file of the user's folder that is not used, and why."""
    rejected = [Checked(entry.path, _kind(entry.path), entry.faults, 1) for entry in library.rejected]
    astray = sorted(path for path in library.folder.glob(f"*{SUFFIX}") if path.is_file())
    return rejected + [entry for entry in (check(path, library) for path in astray) if entry.faults]


def _kind(path: Path) -> str:
    try:
        return files.open_file(path).kind
    except (OSError, UserError):
        return ""


def _own(library: Library) -> str:
    held = {"army": library.armies, "section": library.sections, "scenario": library.scenarios}
    own = {kind: sum(not library.is_shipped(kind, id) for id in ids) for kind, ids in held.items()}
    armies = counted(own["army"], "army", "armies")
    return f"{armies}, {counted(own['section'], 'section')} and {counted(own['scenario'], 'scenario')}"


def check(path: Path, library: Library) -> Checked:
    try:
        opened = files.open_file(path)
    except OSError as error:
        return Checked(path, "", (cannot_open(error),), UNOPENED)
    except UserError:
        return Checked(path, "", (Fault("", "This is not a file."),), UNOPENED)
    faults = dict.fromkeys([*_faults(path, opened, library), *_shelving(path, opened.kind, library)])
    return Checked(path, opened.kind, tuple(faults), 1 if faults else 0)


def _faults(path: Path, opened: files.Opened, library: Library) -> tuple[Fault, ...]:
    """What is wrong with a file itself, wherever it lies."""
    try:
        _read(path, opened, library)
    except Rejected as rejected:
        return rejected.faults
    except RecordFault as fault:
        return (Fault(f"entry {fault.number}" if fault.number else "", fault.phrase.template, **fault.phrase.values),)
    return ()


def _shelving(path: Path, kind: str, library: Library) -> tuple[Fault, ...]:
    """Why the library leaves a file of the user's folder out, if it does."""
    place = _place(path)
    if kind not in FOLDERS or not place.is_relative_to(_place(library.folder)):
        return ()
    wanted = library.folder / FOLDERS[kind]
    if place.parent != _place(wanted) or place.suffix != SUFFIX:
        return (
            Fault(
                "",
                "It is not used here; move it to {folder}, with a name that ends in {suffix}.",
                folder=str(wanted),
                suffix=SUFFIX,
            ),
        )
    rejected = {_place(entry.path): entry.faults for entry in library.rejected}
    return rejected.get(place, ())


def _place(path: Path) -> Path:
    """Where a file lies, be it a link or not."""
    return path.absolute().parent.resolve() / path.name


def _read(path: Path, opened: files.Opened, library: Library) -> None:
    """Raises Rejected or a RecordFault for what is wrong with a file."""
    if opened.kind == files.RECORD:
        fight_again(path, library.folder)
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
