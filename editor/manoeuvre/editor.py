"""Manoeuvre's documents in the editor: sections, battlefields, scenarios and armies."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.board.paint.frame import paint_frame
from app.board.theme import fonts
from app.board.theme.colours import LIGHT
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import BoardLook, Marks
from app.manoeuvre.board.paint.boards import FILES, FRAME, RANKS, board_image, paint_board
from editor.game import LibraryEntries
from editor.history import at, path_of, put
from editor.manoeuvre.documents import checking, new_documents
from editor.manoeuvre.modes.army import ArmyMode
from editor.manoeuvre.modes.battlefield import BattlefieldMode
from editor.manoeuvre.modes.scenario import ScenarioMode, scenario_look
from editor.manoeuvre.modes.section import SectionMode
from editor.mode import Mode
from resources.document import Document
from resources.faults import Fault
from resources.manoeuvre.library import FOLDERS, Library
from resources.manoeuvre.own_content import id_for
from resources.manoeuvre.section_layout import rows_in
from resources.manoeuvre.sources import source_of

_PLAIN: Final = frozenset({"kind", "format", "id", "title", "battlefield", "notes"})
"""The keys of a scenario that is nothing but a battlefield."""


class ManoeuvreEditor:
    """An `editor.game.GameEditor`. A battlefield is a scenario that says nothing else; both modes show it."""

    modes: Mapping[str, str] = {
        "section": "sections",
        "battlefield": "scenario",
        "scenario": "scenario",
        "army": "army",
    }
    first_mode = "battlefield"
    begins: Sequence[str] = ("section", "battlefield", "army")

    def __init__(self, library: Library) -> None:
        self._library = library

    @property
    def library(self) -> Library:
        return self._library

    def reread(self) -> None:
        self.library.reread()

    def rejected(self) -> Sequence[tuple[Path, tuple[Fault, ...]]]:
        return [(file.path, file.faults) for file in self.library.rejected]

    # Modes

    def mode_name(self, mode: str) -> str:
        return {
            "section": translate("editor", "Section"),
            "battlefield": translate("editor", "Battlefield"),
            "scenario": translate("editor", "Scenario"),
            "army": translate("editor", "Army"),
        }[mode]

    def mode_of(self, kind: str, table: Document) -> str:
        if kind == "scenario":
            return "battlefield" if set(table) <= _PLAIN else "scenario"
        return "section" if kind == "sections" else kind

    def make(self, mode: str) -> Mode:
        kinds: dict[str, type[Mode]] = {
            "section": SectionMode,
            "battlefield": BattlefieldMode,
            "scenario": ScenarioMode,
            "army": ArmyMode,
        }
        return kinds[mode](self.library)

    # Documents

    def new(self, kind: str, *, first: bool = False) -> Document:
        if kind == "sections":
            return new_documents.new_section(self.library)
        if kind == "army":
            return new_documents.new_army(self.library)
        return new_documents.new_battlefield(self.library, "editor" if first else "")

    def copied(self, kind: str, id: str) -> Document:
        return new_documents.copied(checking.SINGLE[kind], id, self.library)

    def imported(self, kind: str, table: Document) -> Document:
        taken = set(checking.known(kind, self.library))
        for where, id in self.ids(kind, table):
            if id in taken:
                table = put(table, path_of(where), id_for(id, taken))
            taken.add(id)
        if kind == "army" and table["set"] != "own":
            return {**table, "set": "own"}
        if kind == "sections":
            return {**table, "sections": [{**section, "set": "own"} for section in table["sections"]]}
        return table

    def renamed(self, kind: str, table: Document, name: str, *, fresh: bool) -> Document:
        table = put(table, ("name" if kind == "army" else "title",), name)
        return put(table, ("id",), new_documents.free_id(kind, name or kind, self.library)) if fresh else table

    def title(self, kind: str, table: Document) -> str:
        if kind == "sections":
            sections = table.get("sections") or [{}]
            return str(sections[0].get("name") or sections[0].get("id", ""))
        return str(table.get("name" if kind == "army" else "title", ""))

    def ids(self, kind: str, table: Document) -> tuple[tuple[str, str], ...]:
        return checking.ids_of(kind, table)

    def sound(self, kind: str, table: Document) -> Document:
        return checking.sound(kind, table)

    def inspected(self, kind: str, table: Document) -> tuple[Fault, ...]:
        return checking.inspected(kind, table, self.library)

    def faults(self, kind: str, table: Document, held: frozenset[str]) -> tuple[Fault, ...]:
        return checking.faults_of(kind, table, self.library, held)

    # The library

    def folder(self, kind: str) -> Path:
        return self.library.folder / FOLDERS[kind]

    def is_shipped(self, kind: str, id: str) -> bool:
        return self.library.is_shipped(checking.SINGLE[kind], id)

    def own_file(self, kind: str, id: str) -> Path:
        path = source_of(self.library, checking.SINGLE[kind], id).path
        assert path is not None
        return path

    def shelves(self) -> Sequence[LibraryEntries]:
        scenarios = {id: scenario.title for id, scenario in self.library.scenarios.items()}
        armies = {id: names.nation(army) for id, army in self.library.armies.items()}
        return (
            LibraryEntries("scenario", translate("editor", "Scenarios"), scenarios),
            LibraryEntries("army", translate("editor", "Armies"), armies),
        )

    # What becomes of a document

    def self_contained(self, kind: str, table: Document) -> Document:
        """A field of the user's own sections is written square by square, as others do not have them."""
        laid = at(table, ("battlefield", "sections"), [])
        own = [entry for entry in laid if not self.library.is_shipped("section", entry.get("id", ""))]
        rows = rows_in(table, self.library.sections)
        return {**table, "battlefield": {"rows": list(rows)}} if own and rows else table

    def picture(self, kind: str, table: Document) -> "BoardPicture | None":
        return BoardPicture(scenario_look(table, self.library)) if kind == "scenario" else None


class BoardPicture:
    """A battlefield with the units that stand on it."""

    def __init__(self, look: BoardLook) -> None:
        self._look = look

    def image(self, pixels: int) -> QImage:
        return board_image(self._look, pixels)

    def paint(self, painter: QPainter, size: float) -> None:
        fonts.load()
        margin = size * FRAME
        painter.save()
        painter.translate(margin, margin)
        inside = size - 2 * margin
        paint_frame(painter, QRectF(0, 0, inside, inside), margin, FILES, RANKS, LIGHT)
        paint_board(painter, self._look, inside, Marks())
        painter.restore()
