"""The companion's documents in the editor: rosters."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from app.board.translation import translate
from editor.game import LibraryEntries
from editor.miniatures.roster_entry import LINES, faults_of
from editor.miniatures.roster_mode import RosterMode
from resources.document import Document, parse, read_inside
from resources.faults import Fault, Rejected, shown
from resources.miniatures.content import SUFFIX, Library
from resources.miniatures.rosters import KIND, document_of, fresh_id, read_roster

_TEXTS = ("id", "title", LINES)


class MiniaturesEditor:
    """An `editor.game.GameEditor`."""

    modes: Mapping[str, str] = {"roster": KIND}
    first_mode = "roster"
    begins: Sequence[str] = ("roster",)

    def __init__(self, library: Library) -> None:
        self._library = library

    @property
    def library(self) -> Library:
        return self._library

    def reread(self) -> None:
        self.library.reread()

    def rejected(self) -> Sequence[tuple[Path, tuple[Fault, ...]]]:
        self.library.read_all()
        return list(self.library.rejected.items())

    # Modes

    def mode_name(self, mode: str) -> str:
        return translate("editor", "Roster")

    def mode_of(self, kind: str, table: Document) -> str:
        return "roster"

    def make(self, mode: str) -> RosterMode:
        return RosterMode(self.library)

    # Documents

    def new(self, kind: str, *, first: bool = False) -> Document:
        title = translate("editor", "New roster")
        return {"kind": KIND, "id": self._free("new_roster"), "title": title, "leaders": [], "units": []}

    def copied(self, kind: str, id: str) -> Document:
        if id not in self.library.rosters:
            raise Rejected([Fault("", "There is no {kind} {id} among your files.", kind="roster", id=shown(id))])
        return {**document_of(self.library.rosters[id]), "id": self._free(id)}

    def imported(self, kind: str, table: Document) -> Document:
        return {**table, "id": self._free(table["id"])}

    def renamed(self, kind: str, table: Document, name: str, *, fresh: bool) -> Document:
        return {**table, "title": name, **({"id": self._free(name)} if fresh else {})}

    def _free(self, name: str) -> str:
        return fresh_id(name, set(self.library.rosters))

    def title(self, kind: str, table: Document) -> str:
        return str(table.get("title", ""))

    def ids(self, kind: str, table: Document) -> tuple[tuple[str, str], ...]:
        return (("id", table["id"]),) if isinstance(table.get("id"), str) else ()

    def sound(self, kind: str, table: Document) -> Document:
        kept: dict[str, Any] = {key: table[key] for key in _TEXTS if isinstance(table.get(key), str)}
        if isinstance(table.get("heavy_casualties_at"), int):
            kept["heavy_casualties_at"] = table["heavy_casualties_at"]
        for key in ("leaders", "units"):
            found = table.get(key, [])
            kept[key] = [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []
        if LINES in kept:
            del kept["leaders"], kept["units"]
        return {"kind": KIND, **kept}

    def inspected(self, kind: str, table: Document) -> tuple[Fault, ...]:
        return faults_of(table)

    def faults(self, kind: str, table: Document, held: frozenset[str]) -> tuple[Fault, ...]:
        found = faults_of(table)
        id = table.get("id")
        if id in self.library.rosters and id not in held:
            found += (Fault("id", "Another file holds {id} already; choose another id.", id=shown(id)),)
        return found

    # The library

    def folder(self, kind: str) -> Path:
        return self.library.folder / "rosters"

    def is_shipped(self, kind: str, id: str) -> bool:
        return id in self.library.rosters and self._own(id) is None

    def own_file(self, kind: str, id: str) -> Path:
        path = self._own(id)
        if path is None:
            raise Rejected([Fault("", "There is no {kind} {id} among your files.", kind="roster", id=shown(id))])
        return path

    def _own(self, id: str) -> Path | None:
        for path in sorted(self.folder(KIND).glob(f"*{SUFFIX}")):
            try:
                data = read_inside(path, self.library.folder)
                if parse(data, KIND).get("id") == id and read_roster(data).id == id:
                    return path
            except Rejected:
                continue
        return None

    def shelves(self) -> Sequence[LibraryEntries]:
        names = {id: roster.title for id, roster in self.library.rosters.items()}
        return (LibraryEntries("roster", translate("editor", "Rosters"), names),)

    # What becomes of a document

    def self_contained(self, kind: str, table: Document) -> Document:
        return table

    def picture(self, kind: str, table: Document) -> None:
        return None
