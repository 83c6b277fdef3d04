"""Everything that is true at one moment of a battle: units by place, orders, points, the combat under way (C9).

Counts are one flat list by side, place, kind and status. What a viewer may not know is empty or UNKNOWN in his view.
"""

from collections.abc import Callable
from itertools import compress
from typing import Final

from engine.commanders.action import CAVALRY, SAVE_ONE, Action, order_lines
from engine.commanders.board import BOX, GENERAL, NOBODY, PLACES, RESERVE, ROOM, ROSE, SECTORS, Board, Marker
from engine.commanders.events import Event
from engine.commanders.options import Options
from engine.game import EVERYTHING

FRESH: Final = 0
MOVED: Final = 1
"""Has acted in this phase and will be spent at its end; till then as good as fresh (C27)."""
REACTED: Final = 2
"""Has tried a reaction or retreated: spent at the end of the phase, and cannot react again (C44)."""
SPENT: Final = 3
SQUARE: Final = 4
SQUARE_SPENT: Final = 5
ROUTED: Final = 6
STATUSES: Final = 7
STATUS_LETTERS: Final = ("", "m", "r", "s", "q", "sq", "x")

PER_PLACE: Final = 3 * STATUSES
PER_SIDE: Final = PLACES * PER_PLACE
HOME: Final = ((0, 3, 6), (2, 5, 8))
"""The home sectors of each side, from west to east."""


def slot(side: int, place: int, kind: int, status: int) -> int:
    """Where the count of such units stands in the list."""
    return side * PER_SIDE + place * PER_PLACE + kind * STATUSES + status


def become(count: list[int], status: int, other: int) -> None:
    """All units of one status, wherever they are, get another."""
    # Only infantry, the first kind of a place, forms squares.
    apart = PER_PLACE if status in (SQUARE, SQUARE_SPENT) else STATUSES
    there = count[status::apart]
    if any(there):
        for i in compress(range(len(there)), there):
            at = i * apart
            count[at + status] = 0
            count[at + other] += there[i]


_SECTOR_SLOTS: Final = tuple(slot(side, sector, 0, 0) for side in range(2) for sector in range(SECTORS))
"""Where the counts of each side's sectors begin."""


class Setting:
    """What a battle is fought on and by: never changed while it lasts."""

    def __init__(self, options: Options, board: Board, markers: tuple[Marker, ...]) -> None:
        self.options = options
        self.board = board
        self.markers = markers
        self.terrain = options.terrain
        near = [tuple(tuple(places) for places in board.near[side]) for side in range(2)]
        self.house = board.house if options.terrain else -1
        """The sector of the building, if it counts; -1 if not."""
        self.lines = [order_lines(near[side], self.house) for side in range(2)]
        """By side, then by place and kind: the order actions that may be written."""


class Menu:
    """The lines that a side may write on its sheet in one round, in their order, a saved order last."""

    __slots__ = ("actions", "codes")

    def __init__(self, lines: tuple[tuple[Action, ...], ...], roster: list[int]) -> None:
        self.actions: list[Action] = []
        for pk in range(30):
            if roster[pk]:
                self.actions += lines[pk]
        self.codes = [action.args[0] for action in self.actions]
        self.actions.append(SAVE_ONE)


class Front:
    """Two lines that face each other, or one that nobody faces: a zone, or a part of an encounter."""

    __slots__ = ("aims", "dice", "home", "line", "rollers", "sector", "target")

    def __init__(self, sector: int, home: list[int], target: list[int]) -> None:
        self.sector = sector
        """The sector of an encounter; else BORDER_ZONE, FROM_BUILDING or SIEGE."""
        self.home = home
        """By side: the sector where its line stands; -1 if it has none."""
        self.target = target
        """By side: the sector that its line attacks; -1 if it attacks none."""
        self.line: list[list[int]] = [[], []]
        """By side: its units, as places in `Position.units`, from space 1 on."""
        self.rollers: list[list[int]] = [[], []]
        """By side: the space of whoever throws each die; a gun's space comes twice."""
        self.dice: list[list[int]] = [[], []]
        self.aims: list[list[int]] = [[], []]
        """By side and space: the unit attacked, -1 for none, in the step under way."""

    def copy(self) -> "Front":
        twin = Front(self.sector, self.home, self.target[:])
        twin.line = [self.line[0][:], self.line[1][:]]
        twin.rollers = [self.rollers[0][:], self.rollers[1][:]]
        twin.dice = [self.dice[0][:], self.dice[1][:]]
        twin.aims = [self.aims[0][:], self.aims[1][:]]
        return twin


# A unit in a line: kind, status, side and home, then flags.
ATTACKS: Final = 1 << 10
COUNTERS: Final = 1 << 11
SCORED: Final = 1 << 12
SECOND: Final = 1 << 13
GONE: Final = 1 << 14
"""Fled, captured, destroyed, withdrawn or entered: no longer in any line."""
LOST: Final = 1 << 15
"""Of those gone: routed, captured or destroyed, so that it can make no prisoners."""
FOUGHT: Final = 1 << 16
"""Had an enemy to fight (C46)."""
INSIDE: Final = 1 << 17
"""The garrison of a building (C88)."""
MOST_CODE: Final = 1 << 18

BORDER_ZONE: Final = -1
FROM_BUILDING: Final = -2
SIEGE: Final = -3
"""What a front has in place of the sector of an encounter: a zone between two sectors, a garrison that shoots out of
its building, an attack on the garrison."""


def unit_code(kind: int, status: int, side: int, home: int, flags: int = 0) -> int:
    return kind | status << 2 | side << 5 | home << 6 | flags


class Position:
    """One moment; `State` adds the rules to it."""

    def __init__(self, setting: Setting, source: "Position | None" = None) -> None:
        self.setting = setting
        self.tell: Callable[[Event], None] | None = None
        if source is None:
            self._clear()
        else:
            self._copy(source)

    def _clear(self) -> None:
        self.count = [0] * (2 * PER_SIDE)
        self.room = [ROOM] * (2 * SECTORS)
        """By side and sector: room at the start of the phase (C25)."""
        self.roster = [0] * (2 * 30)
        """By side, place and kind: those who could be given an order this round; everybody can see it."""
        self.menus: list[Menu | None] = [None, None]
        """By side: made of the roster when first asked for. Copies share it, and a new round begins a new one."""
        self.spare: list[int] = []
        """By side and sector: the room there is now, kept up while units only march; empty once it must be counted."""
        self.army: list[list[int]] = [[0, 0, 0], [0, 0, 0]]
        """By side and kind: units still to be posted in a custom set-up (C87)."""
        self.sheet: list[list[int]] = [[], []]
        """By side: the codes written so far, saved orders as SAVED."""
        self.written = [0, 0]
        """How many lines of a sheet were sealed by actions, rather than given with the position."""
        self.bared = [False, False]
        """Whether a sheet has been opened (C20)."""
        self.unused: list[list[int]] = [[], []]
        """By side: the codes of orders that are still to be used for the first time, sorted."""
        self.again: list[list[int]] = [[], []]
        """By side: one-step codes of cavalry that may act a second time, sorted."""
        self.going: list[list[int]] = [[], []]
        """By side: the codes that act in this phase; those of second acts with AGAIN."""
        self.quota = [0, 0]
        """How many lines a sheet has."""
        self.extra = [0, 0]
        """Orders that can only rally (C84)."""
        self.bound = [0, 0]
        """Of a sheet's lines those that must go to the command sector or nowhere (C83)."""
        self.first: list[list[int]] = [[], []]
        """By side: every first use of an order that was seen this round, as a one-step code, sorted."""
        self.roam: list[list[int]] = [[], []]
        """By side: one-step codes of cavalry that has made one step and may have another to make; seen by all."""
        self.bounced: list[list[int]] = [[], []]
        """By side: one-step codes of cavalry that has attacked, hit and not got in (C32)."""
        self.second: list[list[int]] = [[], []]
        """By side: every second step that was seen this round."""
        self.rallied = [0, 0]
        self.points = [0, 0]
        self.taken = [0] * 6
        """By captor and kind: enemy units captured in the whole battle."""
        self.fresh_taken = [0] * 6
        """Those not yet paid for."""
        self.spoils = [0, 0]
        """Points that came from captures (C91)."""
        self.tokens: list[list[int]] = [[], []]
        """By side: the sectors it bombarded last round (C80)."""
        self.shelled: list[list[int]] = [[], []]
        """The same for this round."""
        self.markers: tuple[Marker, ...] = self.setting.markers
        self.marked = [0, 0]
        """By side: a bit for each sector that its markers make friendly (C6)."""
        self.garrison = NOBODY
        """Whose infantry is in the building; its status beside it (C88)."""
        self.garrison_status = FRESH
        self.razed = False
        self.round = 1
        self.phase = 0
        self.stack: list[int] = []
        self.seat = NOBODY
        self.viewer = EVERYTHING
        self.winner = NOBODY
        self.how = ""
        self.asking = False
        """Whether the step on top, one that both sides decide, has begun."""
        self.todo: list[list[int]] = [[], []]
        """By side: what it has to decide in the step under way."""
        self.sealed: list[list[Action]] = [[], []]
        """By side: what it has decided and not yet shown."""
        self.answers: list[list[Action]] = [[], []]
        """By side: all it has decided in the step under way."""
        self.groups: list[list[int]] = []
        """Units that act: side, kind, from, to, how many, 1 for a second act, 1 if they move now, then how many have
        entered unspent, and come back unspent, from a combat; last 1 for a garrison, or 2 and the status of a
        unit that moves by road."""
        self.fronts: list[Front] = []
        self.units: list[int] = []
        self.captives: list[list[int]] = []
        """Units hit when routed: the unit, then whoever hit it."""
        self.rolls: list[list[int]] = []
        """Rolls to come in this step: numbers that the step understands."""
        self.rerolls: list[list[int]] = []
        """By attack: side, sector, how many left."""
        self.passed = [False, False]
        self.melee = False
        self.chosen: list[int] = []
        """Numbers that a step under way keeps for itself."""

    def _copy(self, source: "Position") -> None:
        self.count = source.count[:]
        self.room = source.room[:]
        self.roster = source.roster[:]
        self.menus = source.menus
        self.spare = source.spare[:]
        self.army = [source.army[0][:], source.army[1][:]]
        self.sheet = [source.sheet[0][:], source.sheet[1][:]]
        self.written = source.written[:]
        self.bared = source.bared[:]
        self.unused = [source.unused[0][:], source.unused[1][:]]
        self.again = [source.again[0][:], source.again[1][:]]
        self.going = [source.going[0][:], source.going[1][:]]
        self.quota = source.quota[:]
        self.extra = source.extra[:]
        self.bound = source.bound[:]
        self.first = [source.first[0][:], source.first[1][:]]
        self.roam = [source.roam[0][:], source.roam[1][:]]
        self.bounced = [source.bounced[0][:], source.bounced[1][:]]
        self.second = [source.second[0][:], source.second[1][:]]
        self.rallied = source.rallied[:]
        self.points = source.points[:]
        self.taken = source.taken[:]
        self.fresh_taken = source.fresh_taken[:]
        self.spoils = source.spoils[:]
        self.tokens = [source.tokens[0][:], source.tokens[1][:]]
        self.shelled = [source.shelled[0][:], source.shelled[1][:]]
        self.markers = source.markers
        self.marked = source.marked[:]
        self.garrison = source.garrison
        self.garrison_status = source.garrison_status
        self.razed = source.razed
        self.round = source.round
        self.phase = source.phase
        self.stack = source.stack[:]
        self.seat = source.seat
        self.viewer = source.viewer
        self.winner = source.winner
        self.how = source.how
        self.asking = source.asking
        self.todo = [source.todo[0][:], source.todo[1][:]]
        self.sealed = [source.sealed[0][:], source.sealed[1][:]]
        self.answers = [source.answers[0][:], source.answers[1][:]]
        self.groups = [group[:] for group in source.groups]
        self.fronts = [front.copy() for front in source.fronts]
        self.units = source.units[:]
        self.captives = [captive[:] for captive in source.captives]
        self.rolls = [roll[:] for roll in source.rolls]
        self.rerolls = [reroll[:] for reroll in source.rerolls]
        self.passed = source.passed[:]
        self.melee = source.melee
        self.chosen = source.chosen[:]

    def say(self, event: Event) -> None:
        """Whoever calls this has looked whether there is a listener, so that no event is made for nobody."""
        assert self.tell is not None
        self.tell(event)

    def veiled(self, side: int) -> bool:
        """Whether the orders of a side are hidden here."""
        return self.viewer != EVERYTHING and self.viewer != side

    # Counting

    def here(self, side: int, place: int, kind: int) -> int:
        """Units of a kind in a place that are not routed."""
        at = side * PER_SIDE + place * PER_PLACE + kind * STATUSES
        return sum(self.count[at : at + ROUTED])

    def holds(self, side: int, place: int) -> bool:
        """Whether an unrouted unit of the side is there; those in a line elsewhere do not count (C6)."""
        at = side * PER_SIDE + place * PER_PLACE
        count = self.count
        if count[at]:
            return True
        there = count[at : at + PER_PLACE]
        return any(there) and (
            any(there[:ROUTED])
            or any(there[STATUSES : STATUSES + ROUTED])
            or any(there[2 * STATUSES : 2 * STATUSES + ROUTED])
        )

    def occupies(self, side: int, place: int) -> bool:
        """Whether any unit of the side is there, routed or not."""
        at = side * PER_SIDE + place * PER_PLACE
        return any(self.count[at : at + PER_PLACE])

    def number(self, side: int, place: int) -> int:
        """All units of a side in a place."""
        at = side * PER_SIDE + place * PER_PLACE
        return sum(self.count[at : at + PER_PLACE])

    def friendly(self, side: int, place: int) -> bool:
        """Whether a side may simply move in (C6); an enemy in the building is an enemy in the sector (C88)."""
        if place == RESERVE:
            return True
        if place == self.setting.house and self.garrison == 1 - side:
            return False
        if self.holds(side, place):
            return True
        return bool(self.marked[side] >> place & 1) and not self.occupies(1 - side, place)

    def controls(self, side: int, place: int) -> bool:
        """Whether a side holds a sector; nobody does with an enemy in the building (C6, C88)."""
        return self.holds(side, place) and not (place == self.setting.house and self.garrison == 1 - side)

    def able_here(self, side: int, place: int, kind: int) -> int:
        """Units of a kind that an order could move: fresh ones, and a fresh garrison (C88)."""
        number = self.count[slot(side, place, kind, FRESH)]
        if place == self.setting.house and not kind and self.garrison == side and self.garrison_status == FRESH:
            number += 1
        return number

    def measure_room(self) -> None:
        """Note the room that every sector has at the start of a phase (C25)."""
        if not self.spare:
            count = self.count
            self.spare = [ROOM - sum(count[at : at + PER_PLACE]) for at in _SECTOR_SLOTS]
        self.room = self.spare[:]

    def mark(self) -> None:
        """Note which sectors are friendly by a marker; roses make none so (C81)."""
        self.marked = [0, 0]
        for marker in self.markers:
            if marker.kind != ROSE:
                self.marked[marker.side] |= 1 << marker.sector

    def command(self, side: int) -> int:
        """The sector of a side's general; its reserve if there is none."""
        for marker in self.markers:
            if marker.kind == GENERAL and marker.side == side:
                return marker.sector
        return RESERVE

    def move(self, side: int, kind: int, status: int, start: int, end: int, number: int) -> None:
        self.count[slot(side, start, kind, status)] -= number
        self.count[slot(side, end, kind, status)] += number

    def capture_routed(self, side: int, sector: int) -> None:
        """Whoever enters a sector takes the routed enemies that lie there (C29)."""
        first = (1 - side) * PER_SIDE + sector * PER_PLACE + ROUTED
        for kind in range(3):
            at = first + kind * STATUSES
            if self.count[at]:
                self.take(side, kind, self.count[at], sector)
                self.count[at] = 0
                self.spare = []

    def take(self, side: int, kind: int, number: int, sector: int) -> None:
        """A side captures enemy units."""
        self.taken[side * 3 + kind] += number
        self.fresh_taken[side * 3 + kind] += number
        if self.tell is not None:
            self.say(Event("captured", side, kind, number, sector))

    def rout_to_box(self, side: int, kind: int, sector: int) -> None:
        """All routed units of a kind flee from a sector to the box (C70)."""
        at = slot(side, sector, kind, ROUTED)
        number = self.count[at]
        if number:
            self.count[at] = 0
            self.spare = []
            self.count[slot(side, BOX, kind, ROUTED)] += number
            if self.tell is not None:
                self.say(Event("fled", side, kind, number, sector))

    # Orders and units

    def trim(self, side: int, place: int, kind: int) -> None:
        """Drop orders that no unit is left to carry out: those with the least left to do first (C10)."""
        fresh = self.able_here(side, place, kind)
        pk = place * 3 + kind
        if kind == CAVALRY:
            roam, bounced = self.roam[side], self.bounced[side]
            # Those who act a second time are in no count now, and are remembered when the phase ends.
            acting = sum(group[4] for group in self.groups if group[:3] == [side, kind, place] and group[5])
            while roam or bounced:
                there = [code for code in roam if code // 11 % 10 == place]
                stuck = [code for code in bounced if code // 110 == pk]
                if len(there) + len(stuck) <= fresh + acting:
                    break
                if there:
                    roam.remove(there[-1])
                else:
                    bounced.remove(stuck[-1])
        if self.veiled(side):
            return
        unused, again = self.unused[side], self.again[side]
        mine = [code for code in unused if code // 110 == pk]
        twice = [code for code in again if code // 110 == pk]
        over = len(mine) + len(twice) - fresh
        while over > 0:
            if twice:
                again.remove(twice.pop())
            else:
                short = [code for code in mine if code % 11 == 0]
                drop = short[-1] if short else mine[-1]
                mine.remove(drop)
                unused.remove(drop)
            over -= 1
