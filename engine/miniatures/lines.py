"""From what holds to the lines that count and their sum: what the program knows and what the players mark.

A `Member` is a unit as it stands at this moment, a `Party` one side of a charge with its leading unit first (M13), a
`Charge` both of them. Everything here is a pure function of these values and the tables, for the rules and for `odds`:

    counted = charge_lines(tables, Charge(attacker, defender), ATTACKER)
    total(counted)                       # the modifier of that side
    [(line.id, line.value, line.because) for line in counted]
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.miniatures.tables import CAVALRY_FORMATIONS, SQUARES, TROOP_FORMATIONS, Kind, Line, Order, Tables

Role = Literal["attacker", "defender"]
ATTACKER: Final[Role] = "attacker"
DEFENDER: Final[Role] = "defender"
Stage = Literal["check", "attacker", "defender"]
Lasting = Literal["place", "turn", "combat"]
FLAGS: Final = ("key_position_lost", "heavy_casualties", "greater_losses")
"""What may hold of a whole side (M25)."""
_EVERYBODY: Final = ("infantry", "cavalry", "guns")
_TROOPS: Final = ("infantry", "cavalry")


class Mark(NamedTuple):
    """Something only the table shows: for which kinds of unit and at which stage it can matter, and how long it holds.

    `place`: until the unit moves. `turn`: until the player turn ends. `combat`: until the combat is over.
    """

    kinds: tuple[str, ...]
    stages: tuple[Stage, ...]
    lasting: Lasting


MARKS: Final[dict[str, Mark]] = {
    "out_of_command": Mark(_EVERYBODY, ("check",), "place"),
    "out_of_close_range": Mark(_EVERYBODY, ("check",), "place"),
    "outflanked_near": Mark(_EVERYBODY, ("check",), "place"),
    "linear_cover": Mark(_EVERYBODY, ("check",), "place"),
    "outflanked": Mark(_EVERYBODY, ("attacker", "defender"), "place"),
    "favourable_ground": Mark(_EVERYBODY, ("defender",), "place"),
    "strong_position": Mark(_EVERYBODY, ("defender",), "place"),
    "fortified": Mark(_EVERYBODY, ("check", "defender"), "place"),
    "supported": Mark(("guns",), ("defender",), "place"),
    "broken_ground": Mark(_TROOPS, ("check", "attacker", "defender"), "turn"),
    "rough_ground": Mark(_TROOPS, ("check", "attacker", "defender"), "turn"),
    "cold_steel": Mark(_TROOPS, ("attacker", "defender"), "combat"),
    "countercharging": Mark(_TROOPS, ("defender",), "combat"),
}
CONDITIONS: Final = frozenset(
    {
        *("gallant", "able", "poor", "leader_attached", "brave_colonel", "provisional_command"),
        *("veteran", "trained", "raw", "machismo", "fresh", "worn", "spent"),
        *("battery", "damaged_battery", "half_battery", "limbered", "unlimbered"),
        *TROOP_FORMATIONS,
        *CAVALRY_FORMATIONS,
        *("linear_cover", "outflanked_near", "disordered", "broken", "silenced", *FLAGS),
        *("supported", "unsupported", "irregular", "pikes", "outflanked"),
        *("favourable_ground", "strong_position", "fortified"),
        *("machismo_charge", "cold_steel", "breakthrough"),
        *("cavalry_open", "cavalry_broken", "cavalry_rough", "against_pikes", "against_square", "stationary"),
    }
)
"""Every condition that a line of a table may name."""


class Member(Struct, frozen=True):
    """A unit at this moment, as far as the tables ask."""

    id: str
    kind: Kind
    stands: int
    worn_at: int = 0
    spent_at: int = 0
    order: Order = "good"
    formation: str = "line"
    marks: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    experience: str = "trained"
    gun: str = ""
    silenced: bool = False
    damaged: int = 0
    lost: int = 0
    """Stands missing from the full unit, by which a battery is damaged (M24)."""
    leaders: int = 0
    """How many leaders are attached to it."""

    @property
    def is_shaken(self) -> bool:
        """Disordered or broken troops. Guns never are: silenced or not, they use the left column (M7)."""
        return self.kind != "guns" and self.order != "good"

    @property
    def in_square(self) -> bool:
        return self.formation in SQUARES

    @property
    def is_outflanked(self) -> bool:
        """A square cannot be (M14)."""
        return "outflanked" in self.marks and not self.in_square

    def holds_by(self, reasons: Iterable[str]) -> bool:
        """Whether one of these keeps it where it is: fortified, square, out_of_close_range."""
        found = {"fortified", "out_of_close_range"}.intersection(self.marks) | ({"square"} if self.in_square else set())
        return not found.isdisjoint(reasons)

    def strength(self) -> str:
        """Fresh, worn or spent (M24)."""
        if self.stands > self.worn_at:
            return "fresh"
        return "worn" if self.stands > self.spent_at else "spent"


class Party(Struct, frozen=True):
    """One side of a charge: its units, the one that leads first (M13)."""

    members: tuple[Member, ...]

    @property
    def leading(self) -> Member:
        return self.members[0]

    @property
    def stands(self) -> int:
        return sum(member.stands for member in self.members)

    def without_gone(self) -> "Party":
        """Those that still have stands; where the leading unit is gone, the one with most stands leads now."""
        left = tuple(member for member in self.members if member.stands)
        if left and left[0].id != self.leading.id:
            left = tuple(sorted(left, key=lambda member: -member.stands))
        return Party(left)


class Charge(Struct, frozen=True):
    """A charge as it is about to be rolled for."""

    attacker: Party
    defender: Party
    second: bool = False
    """It follows a breakthrough."""
    fought_on: bool = False
    """A struggle came before, and took what carried the charge (M16)."""

    def party(self, role: Role) -> Party:
        return self.attacker if role == ATTACKER else self.defender

    def enemy(self, role: Role) -> Party:
        return self.defender if role == ATTACKER else self.attacker

    def is_charging(self, role: Role) -> bool:
        """Whoever charges or countercharges (M12)."""
        return role == ATTACKER or "countercharging" in self.defender.leading.marks


class Counted(NamedTuple):
    """A line that counts, with the conditions by which it does, or the stands of both sides."""

    id: str
    value: int
    because: tuple[str, ...]


class Standing(NamedTuple):
    """How a unit is commanded in a check: by a leader's quality, empty out of command; provisionally or not (M6)."""

    quality: str = ""
    provisional: bool = False
    flags: tuple[str, ...] = ()
    """Those of its side."""

    @property
    def in_command(self) -> bool:
        return bool(self.quality)


def total(counted: Iterable[Counted]) -> int:
    return sum(line.value for line in counted)


def check_lines(tables: Tables, member: Member, standing: Standing) -> tuple[Counted, ...]:
    """The lines of a manoeuvre check, in the order of the table."""
    holds = check_holds(member, standing)
    return count(tables.manoeuvre.lines, tables.groups, holds, member.kind)


def check_holds(member: Member, standing: Standing) -> set[str]:
    """Every condition that holds of a unit in a check."""
    holds = {member.experience, *member.traits, *standing.flags}
    holds |= {"linear_cover"}.intersection(member.marks)
    holds.add("square" if member.in_square else member.formation)
    if standing.in_command:
        holds.add(standing.quality)
    if standing.provisional:
        holds.add("provisional_command")
    if member.leaders:
        holds.add("leader_attached")
    if "outflanked_near" in member.marks and not member.in_square:
        holds.add("outflanked_near")
    if member.kind != "guns":
        holds.add(member.strength())
        holds |= {member.order} - {"good"}
    elif member.damaged or member.lost:
        holds.add("damaged_battery")
    elif "half_battery" not in member.traits:
        holds.add("battery")
    return holds


def charge_lines(tables: Tables, charge: Charge, role: Role) -> tuple[Counted, ...]:
    """The lines of one side of a charge, in the order of the table."""
    party, enemy = charge.party(role), charge.enemy(role)
    holds = charge_holds(charge, role)
    if charge.fought_on:
        holds -= set(tables.struggle_takes)
    sides = {
        "either",
        *(("charging",) if charge.is_charging(role) else ()),
        *(("defender",) if role == DEFENDER else ()),
    }
    lines = [line for line in tables.charge.lines if line.side in sides]
    return count(lines, tables.groups, holds, party.leading.kind, (party.stands, enemy.stands))


def charge_holds(charge: Charge, role: Role) -> set[str]:
    """Every condition that holds of a side; strength, order, formation and traits are the leading unit's (M13)."""
    party, foe = charge.party(role), charge.enemy(role).leading
    leading = party.leading
    holds = {leading.formation, *({"irregular"} & set(leading.traits))}
    holds |= {"favourable_ground", "strong_position", "fortified"}.intersection(leading.marks)
    if leading.is_outflanked:
        holds.add("outflanked")
    if any(member.leaders for member in party.members):
        holds.add("leader_attached")
    if any("brave_colonel" in member.traits for member in party.members):
        holds.add("brave_colonel")
    if leading.kind == "guns":
        holds.add("supported" if "supported" in leading.marks else "unsupported")
        holds |= {"silenced"} if leading.silenced else set()
        return holds
    holds.add(leading.strength())
    holds |= {leading.order} - {"good"}
    charging = charge.is_charging(role)
    if charging:
        holds |= {"cold_steel"}.intersection(leading.marks)
        if "machismo" in leading.traits:
            holds.add("machismo_charge")
        if charge.second and role == ATTACKER:
            holds.add("breakthrough")
    if leading.kind == "cavalry":
        holds |= _cavalry(leading, foe) if charging else {"stationary"}
    return holds


def _cavalry(leading: Member, foe: Member) -> set[str]:
    """What a charge of cavalry rides over, and against (M12)."""
    over = {"rough_ground": "cavalry_rough", "broken_ground": "cavalry_broken"}
    holds = {condition for mark, condition in over.items() if mark in leading.marks} or {"cavalry_open"}
    if "pikes" in foe.traits:
        holds.add("against_pikes")
    if foe.in_square:
        holds.add("against_square")
    return holds


def count(
    lines: Sequence[Line],
    groups: Mapping[str, str],
    holds: set[str],
    kind: str,
    stands: tuple[int, int] = (1, 1),
) -> tuple[Counted, ...]:
    """The lines that count: each once, and of a group the lowest, or the highest where the table says so (M5)."""
    found: list[tuple[Line, Counted]] = []
    for line in lines:
        if not line.is_for(kind):
            continue
        if line.ratio is not None:
            if outnumbered(stands, line.ratio):
                found.append((line, Counted(line.id, line.value, (f"{stands[0]}:{stands[1]}",))))
        elif because := tuple(condition for condition in line.any_of if condition in holds):
            found.append((line, Counted(line.id, line.value, because)))
    best: dict[str, Counted] = {}
    for line, counted in found:
        kept = best.get(line.group)
        highest = groups.get(line.group) == "highest"
        if line.group and (kept is None or (counted.value > kept.value if highest else counted.value < kept.value)):
            best[line.group] = counted
    return tuple(counted for line, counted in found if not line.group or best[line.group] is counted)


def outnumbered(stands: tuple[int, int], ratio: tuple[int, int]) -> bool:
    """Whether a side with the first number of stands meets at least so many times as many (M14).

    >>> outnumbered((8, 11), (3, 2)), outnumbered((8, 12), (3, 2))
    (False, True)
    """
    own, enemy = stands
    return ratio[1] * enemy >= ratio[0] * own


def net(tables: Tables, charge: Charge) -> int:
    """The attacker's lines less the defender's: what alone decides the odds of one roll (M11)."""
    return total(charge_lines(tables, charge, ATTACKER)) - total(charge_lines(tables, charge, DEFENDER))


def can_be_marked(member: Member, mark: str, stage: Stage) -> bool:
    """Whether a mark can matter for this unit at this stage."""
    known = MARKS[mark]
    if member.kind not in known.kinds or stage not in known.stages:
        return False
    if mark in ("outflanked", "outflanked_near") and member.in_square:
        return False
    if mark == "countercharging":
        return member.kind == "cavalry" or "machismo" in member.traits
    if stage == DEFENDER and mark in ("cold_steel", "broken_ground", "rough_ground"):
        return "countercharging" in member.marks
    return True


def toggled(member: Member, mark: str) -> Member:
    """The unit with the mark set if it was not, and taken off if it was; one ground is charged over, not two."""
    marks = set(member.marks)
    if mark in marks:
        marks.remove(mark)
        if mark == "countercharging":
            marks -= {"cold_steel", "broken_ground", "rough_ground"}
    else:
        marks.add(mark)
        marks -= {"broken_ground": {"rough_ground"}, "rough_ground": {"broken_ground"}}.get(mark, set())
    return replace(member, marks=tuple(sorted(marks)))
