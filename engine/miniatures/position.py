"""Everything that is true of a battle at one moment, as frozen values, and the acts that change it.

`Setting` is what a battle is fought with and never changes: tables, options, both rosters. `Position` is what changes.
A `Moment` holds both and a listener; the steps of the turn (`turn`, `firing`, `combat`, `corrections`) change it only
through the methods here, so that whatever happens is told.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.miniatures.effects import Consequence
from engine.miniatures.fire import FireTable
from engine.miniatures.lines import FLAGS, MARKS, Member, Party, Standing
from engine.miniatures.roster import Leader, Quality, Roster, Unit, carried
from engine.miniatures.tables import FORMATIONS, Options, Order, Tables

SEATS: Final = ("one", "two")
CHANCE: Final = 2
NOBODY: Final = 3
MOST_TURNS: Final = 60
DEFAULTS: Final = Options()
STEPS: Final = ("leaders", "check", "defensive", "offensive", "first", "second")
"""The steps of a player turn at which its player, or in defensive fire the other, decides what comes next."""
Status = Literal["mounted", "dismounted", "away", "out"]
STATUSES: Final[tuple[Status, ...]] = ("mounted", "dismounted", "away", "out")
PLACE_MARKS: Final = frozenset(id for id, mark in MARKS.items() if mark.lasting == "place")
COMBAT_MARKS: Final = frozenset(id for id, mark in MARKS.items() if mark.lasting == "combat")
PASSING_MARKS: Final = frozenset(id for id, mark in MARKS.items() if mark.lasting != "place")


@dataclass(frozen=True)
class Setting:
    """What a battle is fought with. `tables` are as printed; `rules` are these tables under the options."""

    tables: Tables
    rosters: tuple[Roster, Roster]
    options: Options = DEFAULTS
    turns: int = 10
    first: int = 0
    """The side that has the first player turn."""
    fire: FireTable | None = None

    @cached_property
    def rules(self) -> Tables:
        return self.tables.under(self.options)

    @cached_property
    def units(self) -> dict[str, tuple[int, Unit]]:
        """Every unit by its id, with its side."""
        return {unit.id: (seat, unit) for seat, roster in enumerate(self.rosters) for unit in roster.units}

    @cached_property
    def leaders(self) -> dict[str, tuple[int, Leader]]:
        return {leader.id: (seat, leader) for seat, roster in enumerate(self.rosters) for leader in roster.leaders}


class UnitNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as it is now. One without stands is gone."""

    stands: int
    formation: str
    order: Order = "good"
    silenced: bool = False
    damaged: int = 0
    """Gun stands that are damaged."""
    marks: tuple[str, ...] = ()
    checked: bool = False
    """In this player turn."""
    fought: bool = False
    """It has charged in this player turn."""


class LeaderNow(Struct, frozen=True, forbid_unknown_fields=True):
    attached: str = ""
    status: Status = "mounted"
    until: int = 0
    """The number of his side's own turn at whose end he is himself again (M23)."""
    replaced: bool = False
    """Another has taken his place: able, or poor if he was."""


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """A manoeuvre check under way: who shares the die, under whom, and what came of it."""

    units: tuple[str, ...] = ()
    by: str = ""
    die: int = 0
    allowed: dict[str, str] = {}
    """After the reading: the list and rate that each unit may still use."""
    targets: tuple[str, ...] = ()
    """Units charged at since, whose side has not answered yet."""


class ChargeOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """A charge that was declared, or that follows a breakthrough, and has not been fought."""

    attacker: str
    target: str
    second: bool = False


class Combat(Struct, frozen=True, forbid_unknown_fields=True):
    """A charge being fought: the units of both sides, leading unit first."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    second: bool = False
    fought_on: bool = False
    dice: tuple[int, int] = (0, 0)
    payers: dict[str, str] = {}
    """`attacker 1` or `defender 2`: which unit pays that lost stand, where a player has chosen."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Something the player of a side must choose after a combat."""

    seat: int
    role: Literal["attacker", "defender"]
    options: tuple[str, ...]


class Shot(Struct, frozen=True, forbid_unknown_fields=True):
    """A shot by an owner's fire table."""

    target: str
    column: str
    modifiers: tuple[str, ...] = ()
    die: int = 0


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """What changes in a battle."""

    turn: int
    active: int
    stack: tuple[str, ...]
    """What is under way, the topmost last."""
    units: dict[str, UnitNow]
    leaders: dict[str, LeaderNow]
    flags: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    charges: tuple[ChargeOrder, ...] = ()
    check: Check | None = None
    combat: Combat | None = None
    shot: Shot | None = None
    fallen: tuple[str, ...] = ()
    """Leaders still to be checked for."""
    fallen_die: int = 0
    choices: tuple[Choice, ...] = ()
    struck: tuple[Consequence, ...] = ()
    """Consequences of the reading under way that the players leave out (M31)."""
    changes: tuple[str, ...] = ()
    """Corrections that are proposed."""
    asker: int = 0
    """Who proposes corrections or the end."""
    claim: int = NOBODY
    """Who is said to have won."""
    reason: str = ""
    """Why the battle ends: turns, destroyed or agreed."""


class Event(NamedTuple):
    """One thing that happened: an action by its verb and words, or one of these.

    step (step, seat, turn) · consequence (unit or leader, kind, word, number) · struck (the same) · reading (unit, die,
    sum, effect) · fought (attacker, defender, dice, sums, result) · destroyed (unit) · returned (leader) · abandoned ·
    ended (seat, why)
    """

    kind: str
    words: tuple[str, ...] = ()


def start(setting: Setting) -> Position:
    """The first moment of a battle."""
    units = {unit.id: UnitNow(unit.stands - unit.lost, FORMATIONS[unit.kind][0]) for _, unit in setting.units.values()}
    return Position(1, setting.first, ("leaders",), units, {id: LeaderNow() for id in setting.leaders})


class Moment:
    """A battle at one moment: what never changes, what does, and who listens."""

    def __init__(self, setting: Setting, now: Position) -> None:
        self.setting = setting
        self.now = now
        self.tell: Callable[[Any], None] | None = None

    @property
    def rules(self) -> Tables:
        return self.setting.rules

    def say(self, kind: str, *words: object) -> None:
        if self.tell is not None:
            self.tell(Event(kind, tuple(str(word) for word in words)))

    def update(self, **changes: Any) -> None:
        self.now = replace(self.now, **changes)

    # Looking

    @property
    def tag(self) -> str:
        return self.now.stack[-1]

    @property
    def other(self) -> int:
        """The side whose turn it is not."""
        return 1 - self.now.active

    def side(self, id: str) -> int:
        """The side of a unit or leader."""
        found = self.setting.units.get(id) or self.setting.leaders[id]
        return found[0]

    def unit(self, id: str) -> Unit:
        return self.setting.units[id][1]

    def own(self, seat: int) -> Iterator[str]:
        """The units of a side that have stands."""
        return (id for id, (side, _) in self.setting.units.items() if side == seat and self.now.units[id].stands)

    def present(self, seat: int) -> Iterator[str]:
        """The leaders of a side that are on the table."""
        return (
            id
            for id, (side, _) in self.setting.leaders.items()
            if side == seat and self.now.leaders[id].status in ("mounted", "dismounted")
        )

    def unchecked(self) -> list[str]:
        """The units that still have to be checked in this turn: all, or by option only those that are shaken (M29)."""
        everybody = self.setting.options.who_checks == "all"
        found = [id for id in self.own(self.now.active) if not self.now.units[id].checked]
        return [id for id in found if everybody or self.member(id).is_shaken]

    def attached_to(self, unit: str) -> tuple[str, ...]:
        return tuple(id for id, leader in self.now.leaders.items() if leader.attached == unit)

    def quality(self, leader: str) -> Quality:
        """As printed; whoever replaces a fallen leader is able, or poor if he was (M35)."""
        printed = self.setting.leaders[leader][1].quality
        if self.now.leaders[leader].replaced:
            return "poor" if printed == "poor" else "able"
        return printed

    def member(self, id: str) -> Member:
        """A unit as the tables see it."""
        printed, now = self.unit(id), self.now.units[id]
        return Member(
            id,
            printed.kind,
            now.stands,
            printed.worn_at,
            printed.spent_at,
            now.order,
            now.formation,
            now.marks,
            printed.traits,
            printed.experience,
            printed.gun,
            now.silenced,
            now.damaged,
            printed.stands - now.stands,
            len(self.attached_to(id)),
        )

    def party(self, ids: Iterable[str]) -> Party:
        return Party(tuple(self.member(id) for id in ids))

    def standing(self, unit: str, by: str) -> Standing:
        """How a unit is commanded in a check led by `by`: by the leader attached to it, if there is one (M6, M32)."""
        flags = self.now.flags[self.side(unit)]
        attached = self.attached_to(unit)
        leader = attached[0] if attached else "" if "out_of_command" in self.now.units[unit].marks else by
        if not leader:
            return Standing("", False, flags)
        return Standing(self.quality(leader), unit not in self.setting.leaders[leader][1].commands, flags)

    def lost(self, seat: int) -> int:
        """Stands that a side has lost in this battle."""
        return self.setting.rosters[seat].stands - sum(self.now.units[id].stands for id in self.own(seat))

    def proposed_flags(self, seat: int) -> tuple[str, ...]:
        """Flags that the losses suggest and that are not set; the players confirm each (M25)."""
        limit = self.setting.rosters[seat].heavy_casualties_at
        heavy = limit is not None and self.lost(seat) >= limit
        greater = heavy and self.lost(seat) > self.lost(1 - seat)
        found = (("heavy_casualties", heavy), ("greater_losses", greater))
        return tuple(flag for flag, holds in found if holds and flag not in self.now.flags[seat])

    def proposed_winner(self) -> int:
        """The side that has lost the smaller share of its stands (M30); nobody where it is the same."""
        one, two = (self.setting.rosters[seat].stands for seat in (0, 1))
        left, right = self.lost(0) * two, self.lost(1) * one
        return NOBODY if left == right else 0 if left < right else 1

    def own_turns(self, seat: int) -> int:
        """How many own turns a side has begun."""
        begun = seat in (self.now.active, self.setting.first)
        return self.now.turn if begun else self.now.turn - 1

    def carried(self, seat: int) -> Roster:
        """A side's roster for the next battle, with the losses of this one; whoever left the game stays out."""
        qualities = {
            id: self.quality(id)
            for id, (side, _) in self.setting.leaders.items()
            if side == seat and self.now.leaders[id].status != "out"
        }
        left = {unit.id: self.now.units[unit.id].stands for unit in self.setting.rosters[seat].units}
        return carried(self.setting.rosters[seat], left, qualities)

    # Changing

    def set_unit(self, id: str, **changes: Any) -> None:
        self.update(units={**self.now.units, id: replace(self.now.units[id], **changes)})

    def set_leader(self, id: str, **changes: Any) -> None:
        self.update(leaders={**self.now.leaders, id: replace(self.now.leaders[id], **changes)})

    def set_flag(self, seat: int, flag: str, on: bool) -> None:
        held = {*self.now.flags[seat], flag} if on else {*self.now.flags[seat]} - {flag}
        ordered = tuple(each for each in FLAGS if each in held)
        self.update(flags=(ordered, self.now.flags[1]) if seat == 0 else (self.now.flags[0], ordered))

    def push(self, tag: str) -> None:
        self.update(stack=(*self.now.stack, tag))

    def pop(self) -> None:
        self.update(stack=self.now.stack[:-1])

    def swap(self, tag: str) -> None:
        """Put another tag in the place of the topmost."""
        self.update(stack=(*self.now.stack[:-1], tag))

    def unmark(self, id: str, marks: Iterable[str]) -> None:
        gone = frozenset(marks)
        self.set_unit(id, marks=tuple(mark for mark in self.now.units[id].marks if mark not in gone))

    def moved(self, id: str) -> None:
        """What held only for the place where a unit stood holds no longer."""
        self.unmark(id, PLACE_MARKS)

    def set_stands(self, id: str, stands: int) -> None:
        """Change a unit's stands. One that has none left is gone, and its leaders are on their own."""
        now = self.now.units[id]
        if stands:
            self.set_unit(id, stands=stands, damaged=min(now.damaged, stands))
            return
        self.set_unit(id, stands=0, damaged=0, silenced=False, marks=(), order="good")
        for leader in self.attached_to(id):
            self.set_leader(leader, attached="")
        kept = tuple(charge for charge in self.now.charges if id not in (charge.attacker, charge.target))
        self.update(charges=kept)
        self.say("destroyed", id)

    def damage(self, id: str) -> None:
        """Damage a gun stand: an undamaged one if there is one, else one that is then lost (M24)."""
        now = self.now.units[id]
        if now.damaged < now.stands:
            self.set_unit(id, damaged=now.damaged + 1)
        else:
            self.set_stands(id, now.stands - 1)

    def set_status(self, id: str, status: Status) -> None:
        until = self.own_turns(self.side(id)) + 1 if status in ("dismounted", "away") else 0
        attached = self.now.leaders[id].attached if status in ("mounted", "dismounted") else ""
        self.set_leader(id, status=status, until=until, attached=attached)

    def apply(self, found: Consequence) -> None:
        """Carry out a consequence; of a unit that is gone by now nothing more is asked."""
        self.say("consequence", found.unit, found.kind, found.word, found.number or "")
        if found.kind == "leader":
            if found.word != "none":
                self.set_status(found.unit, _status(found.word))
            return
        if found.kind == "leader_check" or not self.now.units[found.unit].stands:
            return
        _ACTS.get(found.kind, _nothing)(self, found)


def _status(word: str) -> Status:
    return next(status for status in STATUSES if status == word)


def _nothing(moment: Moment, found: Consequence) -> None:
    """What only moves figures changes nothing here."""


def _lose(moment: Moment, found: Consequence) -> None:
    moment.set_stands(found.unit, moment.now.units[found.unit].stands - 1)


def _retreat(moment: Moment, found: Consequence) -> None:
    if found.word != "none":
        moment.moved(found.unit)


def _advance(moment: Moment, found: Consequence) -> None:
    if found.word != "hold":
        moment.moved(found.unit)


_ACTS: Final[dict[str, Callable[[Moment, Consequence], None]]] = {
    "stand": _lose,
    "order": lambda moment, found: moment.set_unit(found.unit, order=found.word),
    "silenced": lambda moment, found: moment.set_unit(found.unit, silenced=True),
    "damaged": lambda moment, found: moment.damage(found.unit),
    "limbered": lambda moment, found: moment.set_unit(found.unit, formation="limbered"),
    "lost": lambda moment, found: moment.set_stands(found.unit, 0),
    "retreat": _retreat,
    "advance": _advance,
}
