"""What is wrong with a document: every fault that reading its file would name, and ids that are taken already."""

from collections.abc import Mapping
from typing import Any, Final

from editor.history import at
from resources.document import Document
from resources.faults import Fault, shown
from resources.manoeuvre.army_table import ARMY
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_table import scenario_table
from resources.manoeuvre.sections import SECTIONS
from resources.schema import inspect

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


def known(kind: str, library: Library) -> Mapping[str, Any]:
    """What the library holds of a kind, by id."""
    held: dict[str, Mapping[str, Any]] = {
        "army": library.sheets,
        "sections": library.sections,
        "scenario": library.scenarios,
    }
    return held[kind]


def _taken(kind: str, table: Document, library: Library, held: frozenset[str]) -> list[Fault]:
    faults = []
    for where, id in ids_of(kind, table):
        if library.is_shipped(SINGLE[kind], id):
            faults.append(Fault(where, "{id} comes with the program; choose another id.", id=shown(id)))
        elif id in known(kind, library) and id not in held:
            faults.append(Fault(where, "Another file holds {id} already; choose another id.", id=shown(id)))
    return faults


_WORDS: Final = [str]
_SECTION: Final = {"id": str, "set": str, "name": str, "notes": str, "rows": _WORDS}
_LAID: Final = {"id": str, "quarters": int}
_SIDE: Final = {
    "army": str,
    "edge": str,
    "deployment": {"": str},
    "reduced": _WORDS,
    "lost": _WORDS,
    "hand": _WORDS,
    "pile": _WORDS,
    "buried": _WORDS,
    "deck": _WORDS,
    "day_over": bool,
}
_CARD: Final = {
    "count": int,
    "attack": str,
    "defense": int,
    "bombard": str,
    "volley": str,
    "range": int,
    "pursuit": [int],
    "withdraw": [int],
    "not_required_to_advance": bool,
    "effect": str,
}
_UNIT: Final = {
    "id": str,
    "name": str,
    "counter_name": str,
    "label": str,
    "nationality": str,
    "kind": str,
    "full": int,
    "reduced": int,
    "cards": [_CARD],
}
_LEADER: Final = {
    "id": str,
    "name": str,
    "nationality": str,
    "unit": str,
    "command": int,
    "assault": str,
    "combat": int,
    "combat_attack": int,
    "combat_defense": int,
    "rally": ([int], str),
    "pursuit": int,
    "grand_battery": {"dice": str, "range": int},
}
_HEAD: Final = {"kind": str, "format": int, "id": str}
BONES: Final[dict[str, dict[str, Any]]] = {
    "sections": {"kind": str, "format": int, "sections": [_SECTION]},
    "army": {
        **_HEAD,
        "name": str,
        "set": str,
        "difficulty": int,
        "style": str,
        "units": [_UNIT],
        "leaders": [_LEADER],
        "hq": [{"kind": str, "name": str, "count": int, "dice": str}],
    },
    "scenario": {
        **_HEAD,
        "title": str,
        "author": str,
        "notes": str,
        "first": str,
        "options": {"": (str, bool, int)},
        "battlefield": {"sections": [_LAID], "rows": _WORDS},
        "pool": {"armies": _WORDS, "sections": _WORDS},
        "one": _SIDE,
        "two": _SIDE,
        "position": {"turn": int, "phase": str, "active": str, "redoubts": _WORDS},
    },
}
_MISSING: Final = object()


def sound(kind: str, table: Document) -> Document:
    """The document as far as its types go."""
    kept = _kept(table, BONES[kind])
    return kept if isinstance(kept, dict) else {}


def _kept(value: Any, bone: Any) -> Any:
    if isinstance(bone, tuple):
        return next((kept for one in bone if (kept := _kept(value, one)) is not _MISSING), _MISSING)
    if isinstance(bone, list):
        if not isinstance(value, list):
            return _MISSING
        return [kept for entry in value if (kept := _kept(entry, bone[0])) is not _MISSING]
    if isinstance(bone, dict):
        if not isinstance(value, dict):
            return _MISSING
        pairs = ((key, _kept(entry, bone.get(key, bone.get("", None)))) for key, entry in value.items())
        return {key: kept for key, kept in pairs if kept is not _MISSING}
    return value if bone is not None and type(value) is bone else _MISSING
