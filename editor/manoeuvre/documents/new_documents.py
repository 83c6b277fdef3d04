"""New documents, and copies of those there are, each with an id of its own."""

from collections.abc import Iterable
from typing import Any, Final

from app.board.translation import translate
from editor.history import at, put
from editor.manoeuvre.documents.battlefield import EMPTY
from editor.manoeuvre.documents.scenario import ARMIES, SECTIONS, left_open
from engine.manoeuvre.battlefield import Section, join, rotate
from resources.document import FORMAT, Document
from resources.faults import Rejected
from resources.manoeuvre.card_tables import PRINTED_DICE
from resources.manoeuvre.library import Library
from resources.manoeuvre.own_content import id_for
from resources.manoeuvre.scenarios import scenario_of
from resources.manoeuvre.section_layout import drawn
from resources.manoeuvre.sources import source_of

EDGES: Final = ("south", "north")


def new_section(library: Library) -> Document:
    name = translate("editor", "New section")
    section = {"id": free_id("section", name, library), "set": "own", "name": name, "rows": ["...."] * 4}
    return {"kind": "sections", "format": FORMAT, "sections": [section]}


def new_battlefield(library: Library, seed: str = "") -> Document:
    """A free field, or one drawn from the shipped sections by a seed."""
    title = translate("editor", "New battlefield")
    table: Document = {"kind": "scenario", "format": FORMAT, "id": free_id("scenario", title, library), "title": title}
    if not seed:
        return put(table, ("battlefield", "rows"), list(EMPTY))
    shipped = [section for id, section in library.sections.items() if library.is_shipped("section", id)]
    return put(table, ("battlefield", "sections"), _laid(seed, shipped))


def new_army(library: Library) -> Document:
    """Eight plain units, to be filled in; the counts are right from the start."""
    name = translate("editor", "New army")
    return {
        "kind": "army",
        "format": FORMAT,
        "id": free_id("army", name, library),
        "name": name,
        "set": "own",
        "difficulty": 2,
        "units": [_unit(number) for number in range(1, 9)],
        "leaders": [
            {
                "id": f"leader_{number}",
                "name": translate("editor", "Leader {number}").format(number=number),
                "command": 2,
                "combat": 1,
                "rally": [1, 3],
            }
            for number in range(1, 5)
        ],
        "hq": [
            new_hq_card(kind, count)
            for kind, count in (("ambush", 2), ("redoubt", 3), ("skirmish", 3), ("supply", 4), ("withdraw", 4))
        ],
    }


def copied(kind: str, id: str, library: Library) -> Document:
    """A copy of something of the library, to be changed; raises Rejected if it is not there."""
    document = source_of(library, kind, id).document
    if kind == "section":
        entry = next(section for section in document["sections"] if section["id"] == id)
        name = translate("editor", "Copy of {name}").format(name=entry.get("name", id))[:60]
        section = {**entry, "id": free_id("section", name, library), "set": "own", "name": name}
        return {"kind": "sections", "format": FORMAT, "sections": [section]}
    key = "name" if kind == "army" else "title"
    said = translate("nations" if kind == "army" else "scenarios", document.get(key, id))
    name = translate("editor", "Copy of {name}").format(name=said)[: 60 if kind == "army" else 80]
    made: dict[str, Any] = {"kind": kind, "format": FORMAT, **document, "id": free_id(kind, name, library), key: name}
    return {**made, "set": "own"} if kind == "army" else made


def new_unit_card() -> dict[str, Any]:
    return {"count": 1, "attack": "1d10", "defense": 4}


def new_hq_card(kind: str, count: int = 1) -> dict[str, Any]:
    card: dict[str, Any] = {"kind": kind, "name": kind.replace("_", " ").title(), "count": count}
    return {**card, "dice": PRINTED_DICE[kind]} if kind in PRINTED_DICE else card


def free_id(kind: str, name: str, library: Library) -> str:
    """An id that nothing in the library has."""
    known = {"army": library.sheets, "section": library.sections, "scenario": library.scenarios}[kind]
    return id_for(name, known)


def playable(table: Document, library: Library, edge: str = EDGES[0]) -> Document:
    """The scenario as it is played at once: what is needed to begin fighting, and still open, is filled in.

    Raises Rejected if it has faults.
    """
    scenario_of(table, library)
    if ARMIES in left_open(table):
        allowed = at(table, ("pool", ARMIES), list(library.armies))
        usual = [id for id in ("france", "great_britain") if id in allowed]
        armies = usual if len(usual) == 2 else allowed
        table = put(put(table, ("one", "army"), armies[0]), ("two", "army"), armies[-1])
    if SECTIONS in left_open(table):
        allowed = at(table, ("pool", SECTIONS), [id for id in library.sections if library.is_shipped("section", id)])
        laid = _laid("editor", [library.sections[id] for id in allowed])
        table = put(table, ("battlefield", "sections"), laid)
    if not any(table.get(seat, {}).get("edge") for seat in ("one", "two")):
        table = put(table, ("one", "edge"), edge)
    scenario_of(table, library)
    return table


def section_battle(table: Document, place: int, library: Library) -> Document:
    """A battle on a field of this section alone, each quarter turned on."""
    rows = tuple(table["sections"][place]["rows"])
    if len(rows) != 4:
        raise Rejected([])
    field = join(rotate(rows, 0), rotate(rows, 1), rotate(rows, 3), rotate(rows, 2))
    title = table["sections"][place].get("name") or table["sections"][place].get("id", "")
    base = {"kind": "scenario", "format": FORMAT, "id": "trial", "title": title or "Trial"}
    return playable(put(base, ("battlefield", "rows"), list(field)), library)


def army_battle(army: str, library: Library) -> Document:
    """A battle of an army of the library against another on a drawn field."""
    other = next(id for id in ("great_britain", "france", *library.armies) if id != army)
    base = {"kind": "scenario", "format": FORMAT, "id": "trial", "title": library.army(army).name}
    base = put(put(base, ("one", "army"), army), ("two", "army"), other)
    return playable(base, library)


def _laid(seed: str, sections: Iterable[Section]) -> list[dict[str, Any]]:
    """Four of them, drawn by a seed."""
    return [{"id": tile.id, "quarters": tile.quarters} for tile in drawn(seed, sections)]


def _unit(number: int) -> dict[str, Any]:
    """Six of infantry, two of cavalry."""
    cavalry = number > 6
    card: dict[str, Any] = {"count": 5, "attack": "1d10", "defense": 4}
    return {
        "id": f"unit_{number}",
        "name": translate("editor", "Unit {number}").format(number=number),
        "label": translate("editor", "Unit {number}").format(number=number)[:11],
        "kind": "cavalry" if cavalry else "infantry",
        "full": 6,
        "reduced": 3,
        "cards": [{**card, "pursuit": [1, 3]} if cavalry else card],
    }
