"""The building: taking shelter in it, shooting out of it, and attacking whoever is inside (C88)."""

from engine.commanders.action import INFANTRY, SHELTER, STAY, Action
from engine.commanders.board import NOBODY
from engine.commanders.events import SHELTERED, Event
from engine.commanders.position import (
    ATTACKS,
    BORDER_ZONE,
    FRESH,
    FROM_BUILDING,
    GONE,
    INSIDE,
    MOVED,
    REACTED,
    ROUTED,
    SIEGE,
    SPENT,
    SQUARE,
    SQUARE_SPENT,
    Front,
    Position,
    slot,
    unit_code,
)

_OUTSIDE = Action(STAY)
SHELTERERS = (REACTED, MOVED, FRESH, SQUARE, SPENT, SQUARE_SPENT)
"""Idle infantry goes in before that in a line, unspent before spent."""
LASTING = {SPENT: SPENT, SQUARE_SPENT: SPENT, FRESH: FRESH}
"""What becomes of a status inside; whoever has acted or reacted in this phase is spent at its end."""


def besieges(p: Position, group: list[int]) -> bool:
    """Whether a group attacks an enemy in the building of its sector."""
    return group[2] == group[3] and p.garrison == 1 - group[0]


def open_fronts(p: Position, groups: list[list[int]]) -> None:
    """The front of those who attack the garrison, or that of the garrison where there is fighting around it."""
    house, side = p.setting.house, p.garrison
    if side == NOBODY:
        return
    besieged = [group for group in groups if besieges(p, group)]
    if besieged:
        target = [-1, -1]
        target[1 - side] = house
        front = Front(SIEGE, [house, house], target)
        front.line[side].append(len(p.units))
        p.units.append(unit_code(INFANTRY, p.garrison_status, side, house, INSIDE))
        p.fronts.append(front)
    elif p.garrison_status != ROUTED and any(_touches(front, house) for front in p.fronts):
        home = [-1, -1]
        home[side] = house
        front = Front(FROM_BUILDING, home, [-1, -1])
        front.line[side].append(len(p.units))
        p.units.append(unit_code(INFANTRY, p.garrison_status, side, house, INSIDE | ATTACKS))
        p.fronts.append(front)


def _touches(front: Front, house: int) -> bool:
    return front.sector == house or (front.sector == BORDER_ZONE and house in front.home)


def within_reach(p: Position, side: int) -> list[int]:
    """Every enemy in a zone of the building's sector."""
    found: list[int] = []
    for front in p.fronts:
        if _touches(front, p.setting.house):
            found += front.line[1 - side]
    return found


def come_back(p: Position) -> None:
    """After the fight the garrison is in its building, unless it was taken."""
    for unit, code in enumerate(p.units):
        if code & INSIDE:
            if not code & GONE:
                p.garrison_status = code >> 2 & 7
                p.units[unit] = code | GONE
            else:
                p.garrison, p.garrison_status = NOBODY, FRESH


def take_routed(p: Position) -> None:
    """A routed garrison is captured if those who attack it have an unrouted infantry left."""
    for front in p.fronts:
        if front.sector != SIEGE:
            continue
        side = p.garrison
        inside = front.line[side]
        left = any((p.units[unit] >> 2 & 7) != ROUTED for unit in front.line[1 - side])
        if inside and (p.units[inside[0]] >> 2 & 7) == ROUTED and left:
            p.units[inside[0]] |= GONE
            p.take(1 - side, INFANTRY, 1, p.setting.house)


# Taking shelter


def enter_shelter(p: Position) -> int:
    """Before melee the defender of an empty building's sector may put one infantry inside."""
    side = _may_shelter(p)
    if side != NOBODY:
        return side
    p.stack.pop()
    return -1


def _may_shelter(p: Position) -> int:
    """The side that may be asked; NOBODY if none."""
    house = p.setting.house
    if house < 0 or p.razed or p.garrison != NOBODY:
        return NOBODY
    for side in range(2):
        into = [front for front in p.fronts if front.sector == BORDER_ZONE and front.target[1 - side] == house]
        if into and (_idle(p, side) >= 0 or _in_line(p, side, into) is not None):
            return side
    return NOBODY


def _idle(p: Position, side: int) -> int:
    """The status of the idle infantry that would go in; -1 if there is none."""
    for status in SHELTERERS:
        if p.count[slot(side, p.setting.house, INFANTRY, status)]:
            return status
    return -1


def _in_line(p: Position, side: int, into: list[Front]) -> tuple[Front, int] | None:
    """The last passive infantry of the sector that stands in a line."""
    for front in reversed(into):
        for unit in reversed(front.line[side]):
            code = p.units[unit]
            if not code & ATTACKS and code & 3 == INFANTRY and (code >> 2 & 7) != ROUTED:
                return front, unit
    return None


def legal_shelter(p: Position) -> list[Action]:
    return [Action(SHELTER, (p.setting.house,)), _OUTSIDE]


def do_shelter(p: Position, action: Action) -> None:
    p.stack.pop()
    if action.verb != SHELTER:
        return
    side, house = p.seat, p.setting.house
    status = _idle(p, side)
    if status >= 0:
        p.count[slot(side, house, INFANTRY, status)] -= 1
    else:
        found = _in_line(p, side, [front for front in p.fronts if front.target[1 - side] == house])
        assert found is not None, "somebody can take shelter, or nobody is asked"
        front, unit = found
        status = p.units[unit] >> 2 & 7
        front.line[side].remove(unit)
        p.units[unit] |= GONE
    p.garrison, p.garrison_status = side, LASTING.get(status, MOVED)
    if p.tell is not None:
        p.say(Event(SHELTERED, side, INFANTRY, 1, house))
