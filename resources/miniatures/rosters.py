"""Rosters as files, as lines for quick entry, and carried on from one battle to the next; every fault is listed.

read_roster(path.read_bytes())                              # a roster file; raises Rejected
document_of_lines("Militia Activo, inf, 8/5/3, raw")        # quick entry, a line a unit: a roster file's document
lines_of(roster)                                            # the same the other way; reads back as it was
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from engine.game import Phrase
from engine.miniatures.roster import (
    EXPERIENCES,
    MOST_LEADERS,
    MOST_STANDS,
    MOST_UNITS,
    QUALITIES,
    TRAITS,
    Leader,
    Roster,
    Unit,
    thresholds,
)
from engine.miniatures.tables import GUN_CLASSES
from resources.document import Document, header, parse
from resources.faults import Fault, Rejected, shown
from resources.miniatures.tables import ID
from resources.schema import EACH, Check, Choice, Faults, Key, ListOf, Table, Text, Whole, inspect
from resources.writing import write

KIND: Final = "miniatures-roster"
KINDS: Final = ("infantry", "cavalry", "guns")
_LONGEST_NAME: Final = 60


def read_roster(text: str | bytes) -> Roster:
    """The roster of a file; raises Rejected with every fault."""
    return roster_of(parse(text, KIND))


def roster_of(document: Document) -> Roster:
    """The roster of a document; raises Rejected with every fault."""
    faults = inspect(document, ROSTER)
    if faults:
        raise Rejected(faults)
    return Roster(
        document["id"],
        document["title"],
        tuple(_unit(unit) for unit in document["units"]),
        tuple(
            Leader(each["id"], each["name"], each["quality"], tuple(each.get("commands", ())))
            for each in document.get("leaders", ())
        ),
        document.get("heavy_casualties_at"),
    )


def _unit(unit: dict[str, Any]) -> Unit:
    stands, *rest = unit["stands"]
    worn, spent = rest or thresholds(stands)
    return Unit(
        unit["id"],
        unit["name"],
        unit["kind"],
        stands,
        worn,
        spent,
        unit.get("experience", "trained"),
        tuple(unit.get("traits", ())),
        unit.get("gun", ""),
        unit.get("lost", 0),
        unit.get("notes", ""),
    )


def document_of(roster: Roster) -> Document:
    """The document that a roster's file holds; what is usual is left out."""
    document: Document = {"kind": KIND, "id": roster.id, "title": roster.title}
    if roster.heavy_casualties_at is not None:
        document["heavy_casualties_at"] = roster.heavy_casualties_at
    document["leaders"] = [
        {"id": each.id, "name": each.name, "quality": each.quality, "commands": list(each.commands)}
        for each in roster.leaders
    ]
    document["units"] = [_unit_document(unit) for unit in roster.units]
    return document


def _unit_document(unit: Unit) -> dict[str, Any]:
    found: dict[str, Any] = {"id": unit.id, "name": unit.name, "kind": unit.kind}
    found["stands"] = [unit.stands, unit.worn_at, unit.spent_at]
    found["experience"] = unit.experience
    others: dict[str, Any] = {"traits": list(unit.traits), "gun": unit.gun, "lost": unit.lost, "notes": unit.notes}
    return {**found, **{key: value for key, value in others.items() if value}}


def write_roster(roster: Roster) -> str:
    """The roster as a file."""
    return write(document_of(roster))


# What must hold between values


def _distinct(document: dict[str, Any]) -> Faults:
    seen: set[str] = set()
    for key in ("units", "leaders"):
        for place, entry in enumerate(document.get(key, ())):
            if entry["id"] in seen:
                yield (key, place, "id"), Phrase("The id {id} is used twice; choose another.", id=shown(entry["id"]))
            seen.add(entry["id"])


def _commands(document: dict[str, Any]) -> Faults:
    known = {unit["id"] for unit in document["units"]}
    for place, leader in enumerate(document.get("leaders", ())):
        for number, id in enumerate(leader.get("commands", ())):
            if id not in known:
                where = ("leaders", place, "commands", number)
                yield where, Phrase("There is no unit {id} in this roster.", id=shown(id))


def _any_stands(document: dict[str, Any]) -> Faults:
    if not any(unit["stands"] and unit["stands"][0] > unit.get("lost", 0) for unit in document["units"]):
        yield ("units",), Phrase("A roster needs at least one unit that has stands.")


def _stands(unit: dict[str, Any]) -> Faults:
    stands = unit["stands"]
    if len(stands) not in (1, 3):
        yield ("stands",), Phrase("Give the stands alone, or stands, worn at and spent at: [8, 5, 3].")
    elif list(stands) != sorted(stands, reverse=True) or not stands[0]:
        yield ("stands",), Phrase("Stands, worn at and spent at must not rise, and one stand is needed.")
    elif unit.get("lost", 0) > stands[0]:
        yield ("lost",), Phrase("This unit cannot have lost more stands than it has.")


def _traits(unit: dict[str, Any]) -> Faults:
    for place, trait in enumerate(unit.get("traits", ())):
        if unit["kind"] not in TRAITS[trait] or unit["traits"].index(trait) < place:
            yield ("traits", place), Phrase("{trait} is named twice, or not for this kind of unit.", trait=shown(trait))


def _gun(unit: dict[str, Any]) -> Faults:
    if (unit["kind"] == "guns") != ("gun" in unit):
        yield ("gun",), Phrase("Guns need their class in “gun”, and troops have none.")


_UNIT: Final = Table(
    {
        "id": Key(ID),
        "name": Key(Text(_LONGEST_NAME)),
        "kind": Key(Choice(KINDS)),
        "stands": Key(ListOf(Whole(0, MOST_STANDS), 3)),
        "experience": Key(Choice(EXPERIENCES), required=False),
        "traits": Key(ListOf(Choice(tuple(TRAITS)), len(TRAITS)), required=False),
        "gun": Key(Choice(GUN_CLASSES), required=False),
        "lost": Key(Whole(0, MOST_STANDS), required=False),
        "notes": Key(Text(200), required=False),
    },
    (
        Check((("stands",), ("lost",)), _stands),
        Check((("kind",), ("traits",)), _traits),
        Check((("kind",), ("gun",)), _gun),
    ),
)
_LEADER: Final = Table(
    {
        "id": Key(ID),
        "name": Key(Text(_LONGEST_NAME)),
        "quality": Key(Choice(QUALITIES)),
        "commands": Key(ListOf(ID, MOST_UNITS), required=False),
    }
)
ROSTER: Final = Table(
    {
        **header(KIND),
        "id": Key(ID),
        "title": Key(Text(80)),
        "heavy_casualties_at": Key(Whole(1, 999), required=False),
        "leaders": Key(ListOf(_LEADER, MOST_LEADERS), required=False),
        "units": Key(ListOf(_UNIT, MOST_UNITS)),
    },
    (
        Check((("units", EACH, "id"), ("leaders", EACH, "id")), _distinct),
        Check((("units", EACH, "id"), ("leaders", EACH, "commands")), _commands),
        Check((("units", EACH, "stands"), ("units", EACH, "lost")), _any_stands),
    ),
)

# Quick entry: a line a unit, its parts between commas in any order behind the name

_LONGEST_ENTRY: Final = 20_000
_KIND_WORDS: Final = {
    **dict.fromkeys(("infantry", "inf", "foot"), "infantry"),
    **dict.fromkeys(("cavalry", "cav", "horse"), "cavalry"),
    **dict.fromkeys(("guns", "gun", "artillery", "art"), "guns"),
}
_GUN_WORDS: Final = {
    "siege": "siege",
    "ox": "ox_drawn",
    "ox drawn": "ox_drawn",
    "horse drawn": "horse_drawn",
    "field": "horse_drawn",
    "horse artillery": "horse_artillery",
}
_STANDS: Final = re.compile(r"([0-9]{1,3})(?:/([0-9]{1,3})/([0-9]{1,3}))?", re.ASCII)
_LABEL: Final = re.compile(r"([a-z0-9_]{1,60}):\s*(.*)", re.ASCII)
_NOT_IN_ID: Final = re.compile(r"[^a-z0-9]+")


def document_of_lines(text: str, id: str = "roster", title: str = "New roster") -> Document:
    """The document of quick entry, to be checked like a file's; raises Rejected with every line at fault.

    `South: The southern plateau, roster, heavy 9` names the roster, `Lombardini, leader, able` begins the command of a
    leader, `Militia Activo, inf, 8/5/3, raw, machismo # blue pompons` is a unit under the leader above it. `militia:`
    before a name gives the id. Empty lines are passed over.
    """
    document: Document = {"kind": KIND, "id": id, "title": title, "leaders": [], "units": []}
    if len(text) > _LONGEST_ENTRY:
        raise Rejected([Fault("", "This list is too long; {most} characters are allowed.", most=_LONGEST_ENTRY)])
    faults: list[Fault] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            faults += (
                Fault(Phrase("line {number}", number=number), p.template, **p.values) for p in _enter(line, document)
            )
    if faults:
        raise Rejected(faults)
    return document


def _enter(line: str, document: Document) -> Iterator[Phrase]:
    """Add what a line says to the document; yields what is wrong with it."""
    said, _, notes = line.partition("#")
    parts = [" ".join(part.split()) for part in said.split(",")]
    label = _LABEL.fullmatch(parts[0])
    name = label[2] if label else parts[0]
    words = [part.lower().replace("-", " ").replace("_", " ") for part in parts[1:] if part]
    taken = {entry["id"] for key in ("units", "leaders") for entry in document[key]}
    id = label[1] if label else fresh_id(name, taken)
    if "roster" in words:
        yield from _enter_roster(
            document, label[1] if label else "", name, [word for word in words if word != "roster"]
        )
    elif "leader" in words:
        yield from _enter_leader(document, id, name, [word for word in words if word != "leader"])
    else:
        yield from _enter_unit(document, id, name, words, notes.strip())


def fresh_id(name: str, taken: set[str]) -> str:
    """An id made of a name.

    >>> fresh_id("3rd Line", set()), fresh_id("Línea!", {"l_nea"})
    ('3rd_line', 'l_nea_2')
    """
    made = "_".join(_NOT_IN_ID.sub(" ", name.lower()).split())[:40].strip("_") or "unit"
    found, number = made, 2
    while found in taken:
        found, number = f"{made}_{number}", number + 1
    return found


def _enter_roster(document: Document, id: str, name: str, words: list[str]) -> Iterator[Phrase]:
    document["title"] = name
    document["id"] = id or fresh_id(name, set())
    for word in words:
        verb, _, number = word.partition(" ")
        if verb == "heavy" and number.isascii() and number.isdigit() and len(number) <= 3:
            document["heavy_casualties_at"] = int(number)
        else:
            yield _not_understood(word)


def _enter_leader(document: Document, id: str, name: str, words: list[str]) -> Iterator[Phrase]:
    leader: dict[str, Any] = {"id": id, "name": name, "quality": "able", "commands": []}
    for word in words:
        if word in QUALITIES:
            leader["quality"] = word
        elif word.startswith("commands"):
            # Ids have underscores, which were made spaces of; so those commanded stand between slashes.
            leader["commands"] = ["_".join(each.split()) for each in word.removeprefix("commands").split("/") if each]
            leader["given"] = True
        else:
            yield _not_understood(word)
    document["leaders"].append(leader)


def _enter_unit(document: Document, id: str, name: str, words: list[str], notes: str) -> Iterator[Phrase]:
    unit: dict[str, Any] = {"id": id, "name": name}
    traits: list[str] = []
    for word in words:
        stands = _STANDS.fullmatch(word)
        verb, _, number = word.partition(" ")
        if stands:
            unit["stands"] = [int(part) for part in stands.groups() if part]
        elif word in _GUN_WORDS and unit.get("kind") == "guns":
            unit["gun"] = _GUN_WORDS[word]
        elif word in _KIND_WORDS:
            unit["kind"] = _KIND_WORDS[word]
        elif word in EXPERIENCES:
            unit["experience"] = word
        elif word.replace(" ", "_") in TRAITS:
            traits.append(word.replace(" ", "_"))
        elif verb == "lost" and number.isascii() and number.isdigit() and len(number) <= 3:
            unit["lost"] = int(number)
        else:
            yield _not_understood(word)
    if "kind" not in unit or "stands" not in unit:
        yield Phrase("Say the kind and the stands, as in “Militia Activo, inf, 8/5/3, raw”.")
    if unit.get("kind") == "guns":
        unit.setdefault("gun", "horse_drawn")
    if traits:
        unit["traits"] = traits
    if notes:
        unit["notes"] = notes
    document["units"].append(unit)
    if document["leaders"] and "given" not in document["leaders"][-1]:
        document["leaders"][-1]["commands"].append(id)


def _not_understood(word: str) -> Phrase:
    return Phrase("{word} is not understood here.", word=shown(word))


def roster_of_lines(text: str, id: str = "roster", title: str = "New roster") -> Roster:
    """The roster of quick entry; raises Rejected with every fault."""
    document = document_of_lines(text, id, title)
    for leader in document["leaders"]:
        leader.pop("given", None)
    return roster_of(document)


def lines_of(roster: Roster) -> str:
    """A roster as quick entry, which reads back as it was: units under their leaders where that says it all.

    Raises Rejected if a name cannot stand in such a line.
    """
    names = [roster.title, *(unit.name for unit in roster.units), *(leader.name for leader in roster.leaders)]
    odd = [name for name in names if "," in name or "#" in name or name != " ".join(name.split())]
    if odd:
        sentence = "{name} cannot stand in a line of quick entry: take out commas, # and double spaces."
        raise Rejected([Fault("", sentence, name=shown(name)) for name in odd])
    commanded = {id for leader in roster.leaders for id in leader.commands}
    units = {unit.id: unit for unit in roster.units}
    lines = [_roster_line(roster)]
    lines += [_unit_line(unit) for unit in roster.units if unit.id not in commanded]
    for leader in roster.leaders:
        lines += [f"{leader.id}: {leader.name}, leader, {leader.quality}"]
        lines += [_unit_line(units[id]) for id in leader.commands]
    text = "\n".join(lines) + "\n"
    try:
        if roster_of_lines(text) == roster:
            return text
    except Rejected:
        pass  # a unit under two leaders would be entered twice
    lines = [_roster_line(roster)]
    for leader in roster.leaders:
        lines.append(f"{leader.id}: {leader.name}, leader, {leader.quality}, commands {'/'.join(leader.commands)}")
    return "\n".join([*lines, *map(_unit_line, roster.units)]) + "\n"


def _roster_line(roster: Roster) -> str:
    heavy = "" if roster.heavy_casualties_at is None else f", heavy {roster.heavy_casualties_at}"
    return f"{roster.id}: {roster.title}, roster{heavy}"


def _unit_line(unit: Unit) -> str:
    gun = next((word for word, gun in _GUN_WORDS.items() if gun == unit.gun), "")
    parts = [f"{unit.id}: {unit.name}", unit.kind, f"{unit.stands}/{unit.worn_at}/{unit.spent_at}", unit.experience]
    parts += [part.replace("_", " ") for part in (gun, *unit.traits) if part]
    parts += [f"lost {unit.lost}"] if unit.lost else []
    return ", ".join(parts) + (f" # {unit.notes}" if unit.notes else "")
