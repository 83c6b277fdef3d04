"""What is printed on a roster: units with their stands, leaders with those they command (M24).

unit = Unit("militia", "Militia Activo", "infantry", 8, 5, 3, experience="raw", traits=("machismo",))
unit.strength(5)      # "worn"
Roster("south", "The southern plateau", (unit,), (Leader("lombardini", "Lombardini", "able", ("militia",)),))
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.miniatures.tables import Kind

Quality = Literal["gallant", "able", "poor"]
Experience = Literal["veteran", "trained", "raw"]
Trait = Literal["machismo", "brave_colonel", "irregular", "pikes", "half_battery"]
QUALITIES: Final = ("gallant", "able", "poor")
EXPERIENCES: Final = ("veteran", "trained", "raw")
TRAITS: Final[dict[str, tuple[str, ...]]] = {
    "machismo": ("infantry", "cavalry"),
    "brave_colonel": ("infantry", "cavalry", "guns"),
    "irregular": ("cavalry",),
    "pikes": ("infantry",),
    "half_battery": ("guns",),
}
"""Each trait, and the kinds of unit that may have it."""
ID: Final = re.compile(r"[a-z0-9]{1,20}(_[a-z0-9]{1,20}){0,5}", re.ASCII)
"""Of units and leaders."""
MOST_STANDS: Final = 40
MOST_UNITS: Final = 60
MOST_LEADERS: Final = 20


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as it is printed. `worn_at` and `spent_at` are the highest numbers of stands at which it is so (M24)."""

    id: str
    name: str
    kind: Kind
    stands: int
    worn_at: int
    spent_at: int
    experience: Experience = "trained"
    traits: tuple[Trait, ...] = ()
    gun: Literal["", "siege", "ox_drawn", "horse_drawn", "horse_artillery"] = ""
    lost: int = 0
    """Stands lost in battles before this one."""
    notes: str = ""


class Leader(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    quality: Quality
    commands: tuple[str, ...] = ()


class Roster(Struct, frozen=True, forbid_unknown_fields=True):
    """One side's order of battle."""

    id: str
    title: str
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...] = ()
    heavy_casualties_at: int | None = None
    """Stands lost at which casualties are heavy; None: it is never proposed (M25)."""

    @property
    def stands(self) -> int:
        """All stands with which it begins this battle."""
        return sum(unit.stands - unit.lost for unit in self.units)


def carried(roster: Roster, left: Mapping[str, int], qualities: Mapping[str, Quality]) -> Roster:
    """The roster of the next battle: units with the stands they have left, leaders who are still there.

    `left` gives the stands of each unit, `qualities` the leaders that remain. `restored` undoes the losses.
    """
    units = tuple(replace(unit, lost=unit.stands - left[unit.id]) for unit in roster.units)
    leaders = tuple(
        replace(leader, quality=qualities[leader.id]) for leader in roster.leaders if leader.id in qualities
    )
    return replace(roster, units=units, leaders=leaders)


def restored(roster: Roster) -> Roster:
    """The roster with every unit at full strength again."""
    return replace(roster, units=tuple(replace(unit, lost=0) for unit in roster.units))


def faults(roster: Roster) -> Iterator[str]:
    """What is wrong with a roster besides the shape of its values."""
    ids = [unit.id for unit in roster.units]
    if not roster.units or not roster.stands:
        yield "a roster without stands"
    for unit in roster.units:
        if not 1 <= unit.stands <= MOST_STANDS or not 0 <= unit.lost <= unit.stands:
            yield f"{unit.id}: stands"
        if not unit.stands >= unit.worn_at >= unit.spent_at >= 0:
            yield f"{unit.id}: worn and spent"
        if any(unit.kind not in TRAITS[trait] for trait in unit.traits) or len(set(unit.traits)) != len(unit.traits):
            yield f"{unit.id}: traits"
        if (unit.kind == "guns") != bool(unit.gun):
            yield f"{unit.id}: guns have a class, troops have none"
    for id in (*ids, *(leader.id for leader in roster.leaders)):
        if not ID.fullmatch(id):
            yield "an id that cannot be"
    for leader in roster.leaders:
        if not set(leader.commands) <= set(ids):
            yield f"{leader.id}: commands units that are not there"


def thresholds(stands: int) -> tuple[int, int]:
    """Worn at and spent at, where a roster gives only the stands (M24): two thirds and a third, rounded down.

    >>> thresholds(8)
    (5, 2)
    """
    return stands * 2 // 3, stands // 3
