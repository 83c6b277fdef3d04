"""Scenarios of Commanders: a set-up or a position, the board, markers and rule options, and their file."""

from collections import Counter
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from engine.commanders.action import ARTILLERY
from engine.commanders.board import (
    BOARDS,
    BOX,
    GENERAL,
    MARKS,
    NAMES,
    PRINTED,
    RESERVE,
    ROOM,
    SECTORS,
    Marker,
    board_named,
)
from engine.commanders.invariants import MOST
from engine.commanders.options import LONGEST_BATTLE, MOST_MORE, Options
from engine.commanders.position import FRESH, ROUTED, STATUSES, Position, Setting, slot
from engine.commanders.start import ARMY, CUSTOM, SETUPS, STANDARD, Start, setup_position
from engine.commanders.text import read_position
from engine.game import Phrase
from resources.document import FORMAT, Document, header, parse
from resources.faults import Path, Rejected
from resources.schema import Check, Choice, Faults, Flag, Key, ListOf, Rule, Table, Text, Whole, Word, inspect
from resources.writing import write

GAME: Final = "commanders"
SIDES: Final = ("white", "black")
UNITS: Final = 30
"""In an army that its player posts himself (C87)."""
LONGEST_ID: Final = 40
LONGEST_NOTES: Final = 4000
LONGEST_POSITION: Final = 600
MOST_MARKERS: Final = 20
"""As many as there are in the box."""
_SET_UP: Final = (*SETUPS, CUSTOM)


@dataclass(frozen=True)
class Scenario:
    """A battle to be played. A value: editors make changed copies, and `check` says what is wrong with them."""

    id: str
    title: str
    author: str = ""
    notes: str = ""
    board: str = "A"
    setup: str = ""
    """A printed set-up by its name, or `custom` where both post their armies in secret."""
    position: str = ""
    """Instead of a set-up: where every unit stands."""
    options: Options = STANDARD
    markers: tuple[Marker, ...] = PRINTED
    armies: tuple[tuple[int, int, int], tuple[int, int, int]] = (ARMY, ARMY)
    """For a custom set-up: infantry, cavalry and guns of each side."""

    def document(self) -> Document:
        """The scenario as its file holds it."""
        said = {"author": self.author, "notes": self.notes, "setup": self.setup, "position": self.position}
        document: Document = {"kind": "scenario", "format": FORMAT, "game": GAME, "id": self.id, "title": self.title}
        document |= {key: value for key, value in said.items() if value}
        document["board"] = self.board
        options = {name: value for name, value in asdict(self.options).items() if value != getattr(STANDARD, name)}
        if options:
            document["options"] = options
        if self.armies != (ARMY, ARMY):
            document["armies"] = {side: list(army) for side, army in zip(SIDES, self.armies, strict=True)}
        if self.markers != PRINTED:
            document["markers"] = [
                {"kind": m.kind, "side": SIDES[m.side], "sector": NAMES[m.sector], "value": m.value}
                for m in self.markers
            ]
        return document

    def write(self) -> str:
        """The scenario file; reading it gives an equal scenario."""
        return write(self.document())

    def check(self) -> None:
        """Raises Rejected with every fault."""
        faults = inspect(self.document(), TABLE)
        if faults:
            raise Rejected(faults)

    def start(self) -> Start:
        """What the engine's `begin` needs. It trusts it, so the scenario is checked first; raises Rejected."""
        self.check()
        position = "" if self.setup == CUSTOM else self.position or setup_position(self.setup)
        return Start(position, self.board, self.options, self.markers, self.armies)


def read_scenario(text: str | bytes) -> Scenario:
    """The scenario of a file; raises Rejected with every fault."""
    document = parse(text, "scenario")
    faults = inspect(document, TABLE)
    if faults:
        raise Rejected(faults)
    armies = document.get("armies", {})
    white, black = (_army(armies.get(side, list(ARMY))) for side in SIDES)
    markers: tuple[Marker, ...] = PRINTED
    if "markers" in document:
        markers = tuple(
            Marker(m["kind"], SIDES.index(m["side"]), NAMES.index(m["sector"]), m["value"]) for m in document["markers"]
        )
    return Scenario(
        id=document["id"],
        title=document["title"],
        author=document.get("author", ""),
        notes=document.get("notes", ""),
        board=document.get("board", "A"),
        setup=document.get("setup", ""),
        position=" ".join(document.get("position", "").split()),
        options=Options(**document.get("options", {})),
        markers=markers,
        armies=(white, black),
    )


def _army(numbers: list[int]) -> tuple[int, int, int]:
    infantry, cavalry, guns = numbers
    return infantry, cavalry, guns


# What a file may hold


def _optional(keys: dict[str, Rule]) -> dict[str, Key]:
    return {name: Key(rule, required=False) for name, rule in keys.items()}


def _option(name: str) -> Rule:
    if name == "rounds":
        return Whole(1, LONGEST_BATTLE)
    return Whole(0, MOST_MORE) if name.startswith("more_") else Flag()


def _one_start(document: Document) -> Faults:
    if ("setup" in document) == ("position" in document):
        yield ("setup",), Phrase("Give either a set-up or a position.")


def _armies(document: Document) -> Faults:
    if "armies" in document and document.get("setup") != CUSTOM:
        yield ("armies",), Phrase("Only a custom set-up has armies of its own; take them out.")
    for side, army in document.get("armies", {}).items():
        if len(army) != len(MOST):
            yield ("armies", side), Phrase("Write three numbers: infantry, cavalry and guns.")
        elif sum(army) != UNITS:
            yield (
                ("armies", side),
                Phrase("An army has {units} units; this one has {found}.", units=UNITS, found=sum(army)),
            )
        elif any(number > most for number, most in zip(army, MOST, strict=True)):
            yield (
                ("armies", side),
                Phrase("There are at most {infantry} infantry, {cavalry} cavalry and {guns} guns.", **_most()),
            )


def _most() -> dict[str, Any]:
    return dict(zip(("infantry", "cavalry", "guns"), MOST, strict=True))


def _markers(document: Document) -> Faults:
    generals = Counter[str]()
    for place, marker in enumerate(document.get("markers", ())):
        values = MARKS[marker["kind"]]
        if marker["value"] not in values:
            wanted = tuple(str(value) for value in values)
            yield ("markers", place, "value"), Phrase("A marker of this kind is worth {values}.", values=wanted)
        if marker["kind"] == GENERAL:
            generals[marker["side"]] += 1
            if generals[marker["side"]] > 1:
                yield ("markers", place), Phrase("A side has one general.")


def _terrain(document: Document) -> Faults:
    if document.get("options", {}).get("terrain") and document.get("board", "A") == "A":
        yield ("options", "terrain"), Phrase("Board A has no terrain; choose board B, or take this out.")


def _position(document: Document) -> Faults:
    text = document.get("position")
    if text is None:
        return
    terrain = bool(document.get("options", {}).get("terrain"))
    board = document.get("board", "A")
    options = Options(terrain=terrain and board != "A")
    p = Position(Setting(options, board_named(board), ()))
    try:
        read_position(p, text)
    except ValueError as error:
        yield ("position",), Phrase("{reason}", reason=str(error))
        return
    yield from ((("position",), phrase) for phrase in _misplaced(p))


def _misplaced(p: Position) -> list[Phrase]:
    """Everything that a battle cannot begin with."""
    found = []
    if any(p.taken):
        found.append(Phrase("Nobody has taken prisoners before the battle begins; take “taken” out."))
    if p.garrison < len(SIDES) and p.setting.house < 0:
        found.append(Phrase("There is no building on this board, or terrain does not count."))
    for side, name in enumerate(SIDES):
        numbers = [0, 0, 0]
        for place in range(BOX + 1):
            for kind in range(3):
                counts = [p.count[slot(side, place, kind, status)] for status in range(STATUSES)]
                numbers[kind] += sum(counts)
                if sum(counts) > counts[FRESH] + counts[ROUTED] or (place == RESERVE and counts[ROUTED] > 0):
                    found.append(Phrase("Units in {place} are neither fresh nor routed.", place=NAMES[place]))
                if place == BOX and kind == ARTILLERY and any(counts):
                    found.append(Phrase("Guns do not flee to the box."))
        numbers[0] += int(p.garrison == side)
        if any(number > most for number, most in zip(numbers, MOST, strict=True)):
            found.append(Phrase("There are at most {infantry} infantry, {cavalry} cavalry and {guns} guns.", **_most()))
        if not any(p.here(side, place, kind) > 0 for place in range(RESERVE + 1) for kind in range(3)):
            found.append(Phrase("{side} has nobody to fight with.", side=Phrase(name.capitalize())))
        found += [
            Phrase("{place} has room for {room} units of a side.", place=NAMES[sector], room=ROOM)
            for sector in range(SECTORS)
            if p.number(side, sector) > ROOM
        ]
    found += [
        Phrase("Only one side can stand in {place}.", place=NAMES[sector])
        for sector in range(SECTORS)
        if p.holds(0, sector) and p.holds(1, sector)
    ]
    return found


_ID: Final = Word(rf"[a-z0-9_]{{1,{LONGEST_ID}}}", Phrase("an id: small letters, figures and _"))
_NUMBERS: Final = ListOf(Whole(0, UNITS), len(MOST))
_MARKER: Final = Table(
    {
        "kind": Key(Choice(tuple(MARKS))),
        "side": Key(Choice(SIDES)),
        "sector": Key(Choice(NAMES[:SECTORS])),
        "value": Key(Whole(1, 5)),
    }
)
_READS: Final[tuple[Path, ...]] = (("setup",), ("position",))
TABLE: Final = Table(
    {
        **header("scenario"),
        "game": Key(Choice((GAME,))),
        "id": Key(_ID),
        "title": Key(Text(80)),
        **_optional(
            {
                "author": Text(80),
                "notes": Text(LONGEST_NOTES, lines=True),
                "board": Choice(BOARDS),
                "setup": Choice(_SET_UP),
                "position": Text(LONGEST_POSITION, lines=True),
                "options": Table(_optional({field.name: _option(field.name) for field in fields(Options)})),
                "markers": ListOf(_MARKER, MOST_MARKERS),
                "armies": Table({side: Key(_NUMBERS) for side in SIDES}),
            }
        ),
    },
    (
        Check(_READS, _one_start),
        Check((("setup",), ("armies",)), _armies),
        Check((("markers",),), _markers),
        Check((("options",), ("board",)), _terrain),
        Check((("position",), ("options",), ("board",)), _position),
    ),
)
"""Covers everything that `engine.commanders.start.begin` trusts."""
