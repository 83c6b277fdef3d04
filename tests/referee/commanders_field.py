"""The battlefield of Commanders as its referee sees it: single units, sectors, lines, and the table of modifiers.

Written from the rule texts (C1 to C80), without a look at the engine. Board A, no terrain.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

WHITE, BLACK = "white", "black"
KINDS = "ICA"
ROOM = 6
RESERVE = "r"
SECTORS = [column + row for column in "abc" for row in "123"]
OWN_MARKERS = {WHITE: {"a1", "b1", "c1"}, BLACK: {"a3", "b3", "c3"}}
CLOCKWISE = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""From north on, as steps of column and row."""

ATTACKERS = {
    # Against: attacking I, C, A; square; passive I, C, A; routed; nobody (added).
    ("I", "r"): (-1, -1, -1, 0, -1, -1, -1, 0, 1),
    ("I", "m"): (0, -1, 1, 0, 1, 0, 1, 0, 1),
    ("C", "m"): (1, 0, 2, -3, 1, 1, 2, 2, 2),
    ("A", "r"): (2, 2, 1, 3, 2, 2, 1, 1, 2),
}
DEFENDERS = {
    # Against: attacking I, C, A.
    ("Q", "r"): (-1, -1, -2),
    ("Q", "m"): (0, 0, 0),
    ("I", "r"): (0, 0, -1),
    ("I", "m"): (0, -1, 0),
    ("C", "m"): (-1, -1, 0),
    ("A", "r"): (0, 0, -1),
}
NOBODY = 8
ROUTED = 7
SPENT = -1
FAST = -2
REACTION = -1
RANGE = {1: -3, 2: -4}
TOKEN = 1
ENOUGH = 3
"""More than this is a success."""


def cut(number: int) -> int:
    return max(1, min(6, number))


def enemy(side: str) -> str:
    return BLACK if side == WHITE else WHITE


def step(sector: str, way: tuple[int, int]) -> str | None:
    """The sector on that side of another, if there is one."""
    column, row = "abc".index(sector[0]) + way[0], int(sector[1]) + way[1]
    return "abc"[column] + str(row) if 0 <= column < 3 and 1 <= row <= 3 else None


def way(start: str, end: str) -> tuple[int, int]:
    return "abc".index(end[0]) - "abc".index(start[0]), int(end[1]) - int(start[1])


def rear(side: str, sector: str) -> str:
    """The place straight behind a sector, towards the own reserve."""
    return step(sector, (0, -1 if side == WHITE else 1)) or RESERVE


def border(one: str, other: str) -> str:
    return "|".join(sorted((one, other)))


@dataclass(eq=False)
class Unit:
    """One unit, and what it does in the phase that is judged."""

    side: str
    kind: str
    place: str
    spent: bool = False
    square: bool = False
    routed: bool = False
    towards: str = ""
    """The sector it moves on or attacks in this phase; empty for a passive unit."""
    countercharges: bool = False
    withdrew: bool = False
    reacted: bool = False
    acted: bool = False
    fought: bool = False
    scored: bool = False
    refused: bool = False
    """It could have entered and did not."""
    captors: list["Unit"] = field(default_factory=list)
    """Of a unit hit once too often: those who may have captured it."""
    target: "Unit | None" = None
    bonus: bool = False

    @property
    def attacks(self) -> bool:
        return bool(self.towards)

    @property
    def rank(self) -> tuple[int, int, bool]:
        """Where it stands in its line: attackers, passive squares and others, routed ones; unspent before spent."""
        kind = KINDS.index(self.kind)
        if self.routed:
            return 2, kind, False
        if self.attacks:
            return 0, kind, self.spent
        return 1, -1 if self.square else kind, self.spent

    @property
    def column(self) -> int:
        """Of the table, for those who attack it."""
        if self.routed:
            return ROUTED
        if self.attacks:
            return KINDS.index(self.kind)
        return 3 if self.square else 4 + KINDS.index(self.kind)

    @property
    def letters(self) -> str:
        kind = self.kind if self.side == WHITE else self.kind.lower()
        return kind + ("x" if self.routed else "q" * self.square + "s" * self.spent)

    def against(self, other: "Unit", step: str, phase: int) -> int:
        """The modifier of its die against another unit, without the bonus for nobody opposite."""
        if self.attacks:
            modifier = ATTACKERS[self.kind, step][other.column]
        else:
            modifier = DEFENDERS["Q" if self.square else self.kind, step][KINDS.index(other.kind)]
        return modifier + (SPENT if self.spent else 0) + (FAST if phase == 2 and step == "r" else 0)


class Field:
    """Every unit, wherever it is. Places are sectors, reserves, boxes, and `taken` or `gone`."""

    def __init__(self, position: str, phase: int) -> None:
        self.units: list[Unit] = []
        self.phase = phase
        for place, what, count in stacks(position):
            for _ in range(count):
                unit = Unit(WHITE if what[0].isupper() else BLACK, what[0].upper(), place)
                unit.spent, unit.square, unit.routed = ("s" in what, "q" in what, "x" in what)
                self.units.append(unit)
        self.room = {(side, sector): ROOM - len(self.at(sector, side)) for side in (WHITE, BLACK) for sector in SECTORS}

    def at(self, place: str, side: str) -> list[Unit]:
        return [unit for unit in self.units if unit.place == place and unit.side == side]

    def holds(self, side: str, sector: str) -> bool:
        return any(not unit.routed for unit in self.at(sector, side))

    def is_friendly(self, side: str, place: str) -> bool:
        if place == RESERVE or self.holds(side, place):
            return True
        return place in OWN_MARKERS[side] and not self.at(place, enemy(side))

    def free(self, side: str, place: str) -> int:
        """How many may still come: what was free when the phase began, less those who have come (C25)."""
        return self.room[side, place] if place != RESERVE else 1000

    def move(self, unit: Unit, place: str) -> None:
        if place in SECTORS:
            self.room[unit.side, place] -= 1
            for other in self.at(place, enemy(unit.side)):
                if other.routed:
                    other.place = "taken"
        unit.place = place

    def position(self) -> Counter[tuple[str, str]]:
        """As counts; in boxes and among those taken marks mean nothing."""
        found: Counter[tuple[str, str]] = Counter()
        for unit in self.units:
            if unit.place != "gone":
                plain = unit.letters[0] if unit.place in ("box", "taken") else unit.letters
                found[unit.place, plain] += 1
        return found


def stacks(position: str) -> Iterable[tuple[str, str, int]]:
    """The parts of a position: place, letters, count."""
    for part in filter(None, (part.strip() for part in position.split(";"))):
        place, _, rest = part.partition(":")
        for stack in rest.split():
            match = re.fullmatch(r"(\d+)([ICAica][sqx]*)", stack)
            assert match, stack
            yield place.strip(), match[2], int(match[1])


def counted(position: str) -> Counter[tuple[str, str]]:
    """The same counts from a text."""
    found: Counter[tuple[str, str]] = Counter()
    for place, what, count in stacks(position):
        marks = "x" if "x" in what else "".join(sorted(what[1:]))
        found[place, what[0] + (marks if place not in ("box", "taken") else "")] += count
    return found
