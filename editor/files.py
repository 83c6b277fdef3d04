"""Where documents come from and go to: files of any origin, the library, drafts that survive a crash, recents."""

import contextlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from editor.history import path_of, put
from editor.manoeuvre.documents.checking import faults_of, ids_of, inspected, sound
from engine.game import Phrase
from resources.document import KINDS, Document, expect, parse_any, read_file, said_kind
from resources.faults import Fault, Rejected, shown
from resources.files import replace_file
from resources.manoeuvre.library import FOLDERS, SUFFIX, Library
from resources.manoeuvre.own_content import id_for, keep_document
from resources.writing import write

DRAFTS: Final = "drafts"
"""The folder of what is not saved yet, in the user's own folder."""
RECENT: Final = "recent.json"
MOST_RECENT: Final = 10


@dataclass(frozen=True)
class Opened:
    """A document, and the file in the user's library that it belongs to."""

    kind: str
    table: Document
    path: Path | None = None


def open_file(path: Path, library: Library) -> Opened:
    """Read a file of whatever origin; raises Rejected with every fault.

    One in the user's library is opened in place. Any other is imported: where its ids are taken it gets new ones.
    """
    document = parse_any(read_file(path))
    kind = said_kind(document)
    if not kind:
        found = document.get("kind")
        wanted = Phrase("its first key says what it is: kind = {kinds}.", kinds=KINDS)
        raise Rejected([Fault("kind", "{kind} is not a kind of file; {wanted}", kind=shown(found), wanted=wanted)])
    expect(document, kind)
    faults = inspected(kind, document, library)
    if faults:
        raise Rejected(faults)
    if is_own(path, kind, library):
        return Opened(kind, document, path)
    return Opened(kind, _renamed(kind, document, library))


def _renamed(kind: str, document: Document, library: Library) -> Document:
    taken = set(_known(kind, library))
    for where, id in ids_of(kind, document):
        if id in taken:
            document = put(document, path_of(where), id_for(id, taken))
        taken.add(id)
    if kind == "army" and document["set"] != "own":
        return {**document, "set": "own"}
    if kind == "sections":
        return {**document, "sections": [{**section, "set": "own"} for section in document["sections"]]}
    return document


def is_own(path: Path, kind: str, library: Library) -> bool:
    """Whether a file lies in the user's library, where it is found again."""
    with contextlib.suppress(OSError):
        return path.resolve().parent == (library.folder / FOLDERS[kind]).resolve()
    return False


def save(kind: str, table: Document, path: Path | None, library: Library) -> Path:
    """Keep a document in the user's library; raises Rejected with every fault, or OSError."""
    held = held_by(path, kind)
    faults = faults_of(kind, table, library, held)
    if faults:
        raise Rejected(faults)
    ids = [id for _, id in ids_of(kind, table)]
    if path is None:
        path = keep_document(table, kind, _free_name(kind, ids[0] if ids else kind, library), library)
    else:
        replace_file(path, write(table))
    library.reread()
    return path


def held_by(path: Path | None, kind: str) -> frozenset[str]:
    """The ids that a file holds now."""
    if path is None:
        return frozenset()
    try:
        return frozenset(id for _, id in ids_of(kind, sound(kind, parse_any(read_file(path)))))
    except Rejected:
        return frozenset()


def _known(kind: str, library: Library) -> frozenset[str]:
    known = {"army": library.sheets, "sections": library.sections, "scenario": library.scenarios}[kind]
    return frozenset(known)


def _free_name(kind: str, id: str, library: Library) -> str:
    """A file of this name may hold something else."""
    folder = library.folder / FOLDERS[kind]
    names = (id if number == 1 else f"{id}_{number}" for number in range(1, 10_000))
    return next(name for name in names if not (folder / f"{name}{SUFFIX}").exists())


# Drafts


class Drafts:
    """Documents as they stand, written again and again while they are changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / DRAFTS

    def keep(self, kind: str, table: Document, path: Path | None) -> None:
        """Raises OSError. The file it belongs to is written beside it."""
        replace_file(self.folder / f"{kind}{SUFFIX}", write(table))
        replace_file(self.folder / f"{kind}.json", json.dumps({"path": str(path) if path else ""}))

    def read(self, kind: str) -> Opened | None:
        """The draft of a kind, as far as it can be read; None if there is none."""
        file = self.folder / f"{kind}{SUFFIX}"
        if not file.exists():
            return None
        try:
            document = parse_any(read_file(file))
        except Rejected:
            return None
        path: Path | None = None
        with contextlib.suppress(OSError, ValueError, AttributeError):
            named = json.loads((self.folder / f"{kind}.json").read_text("utf-8")).get("path", "")
            path = Path(named) if named and Path(named).is_file() else None
        return Opened(kind, sound(kind, document), path)

    def forget(self, kind: str) -> None:
        for suffix in (SUFFIX, ".json"):
            with contextlib.suppress(OSError):
                (self.folder / f"{kind}{suffix}").unlink()


# Recent files


class Recent:
    """The files opened and saved last, latest first."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / DRAFTS / RECENT

    def paths(self) -> list[Path]:
        try:
            named = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return []
        words = [word for word in named if isinstance(word, str)] if isinstance(named, list) else []
        return [path for path in map(Path, words[:MOST_RECENT]) if path.is_file()]

    def add(self, path: Path) -> None:
        """Not being able to remember is no reason to complain."""
        paths = [path, *(other for other in self.paths() if other != path)][:MOST_RECENT]
        with contextlib.suppress(OSError):
            replace_file(self.file, json.dumps([str(entry) for entry in paths]))
