"""What is wrong with a document: every fault that reading its file would name, and ids that are taken already."""

from typing import Any

from editor.documents.tables import at
from resources.army_table import ARMY
from resources.document import Document
from resources.faults import Fault, shown
from resources.library import Library
from resources.scenario_table import scenario_table
from resources.schema import inspect
from resources.sections import SECTIONS

SINGLE = {"army": "army", "sections": "section", "scenario": "scenario"}
"""What the library calls one thing of each kind of file."""


def faults_of(kind: str, table: Document, library: Library, held: frozenset[str] = frozenset()) -> tuple[Fault, ...]:
    """All of them. `held` are the ids that the document's own file holds already, and may keep."""
    return (*inspected(kind, table, library), *_taken(kind, table, library, held))


def inspected(kind: str, table: Document, library: Library) -> tuple[Fault, ...]:
    """The faults of the document by itself."""
    rule = {"army": ARMY, "sections": SECTIONS}.get(kind) or scenario_table(library)
    return tuple(inspect(table, rule))


def ids_of(kind: str, table: Document) -> tuple[tuple[str, str], ...]:
    """Where each id stands, and the id."""
    if kind != "sections":
        return (("id", str(at(table, ("id",), ""))),)
    sections: list[dict[str, Any]] = at(table, ("sections",), [])
    return tuple((f"sections[{place}].id", str(section.get("id", ""))) for place, section in enumerate(sections))


def _taken(kind: str, table: Document, library: Library, held: frozenset[str]) -> list[Fault]:
    known = {"army": library.sheets, "sections": library.sections, "scenario": library.scenarios}[kind]
    faults = []
    for where, id in ids_of(kind, table):
        if library.is_shipped(SINGLE[kind], id):
            faults.append(Fault(where, f"{shown(id)} comes with the program; choose another id."))
        elif id in known and id not in held:
            faults.append(Fault(where, f"Another file holds {shown(id)} already; choose another id."))
    return faults
