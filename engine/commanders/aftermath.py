"""Breaking off, and the end of combats: captures, flight, advance, return, spent (C54 to C56, C67 to C77)."""

from engine.commanders import tags
from engine.commanders.action import ADVANCE, ARTILLERY, CAVALRY, ENTER, INFANTRY, STAND, STAY, WITHDRAW, Action
from engine.commanders.board import SECTORS
from engine.commanders.building import come_back, take_routed
from engine.commanders.contact import attackers, close, in_lines, is_attacker, tell_lines
from engine.commanders.events import HIT, WITHDREW, Event
from engine.commanders.events import MOVED as MOVED_EVENT
from engine.commanders.fighting import keep_rerolls
from engine.commanders.moving import enters_forest, forget_groups
from engine.commanders.orders import resolved, trim_all
from engine.commanders.position import (
    ATTACKS,
    COUNTERS,
    FOUGHT,
    FRESH,
    FROM_BUILDING,
    GONE,
    LOST,
    MOVED,
    PER_PLACE,
    PER_SIDE,
    REACTED,
    ROUTED,
    SCORED,
    SECOND,
    SIEGE,
    SPENT,
    SQUARE,
    SQUARE_SPENT,
    STATUSES,
    Front,
    Position,
    become,
    slot,
)

_STANDS = Action(STAND)
_STAYS = Action(STAY)


# Before melee


def free_to_leave(p: Position, front: Front, side: int) -> list[int]:
    """Attackers without an unrouted attacker opposite, once the lines have closed up (C54)."""
    if front.sector == FROM_BUILDING:
        return []
    mine = [unit for unit in front.line[side] if is_attacker(p.units[unit])]
    return mine[attackers(p, front, 1 - side) :]


def agenda_break(p: Position, side: int) -> list[int]:
    """The zones in which a side may withdraw somebody by choice."""
    found = []
    for i, front in enumerate(p.fronts):
        if any(p.units[unit] & 3 != ARTILLERY for unit in free_to_leave(p, front, side)):
            found.append(i)
    return found


def legal_break(p: Position) -> list[Action]:
    side = p.seat
    at = p.todo[side][0]
    most = [0, 0, 0]
    for unit in free_to_leave(p, p.fronts[at], side):
        most[p.units[unit] & 3] += 1
    found = [_STANDS]
    for infantry in range(most[INFANTRY] + 1):
        for cavalry in range(most[CAVALRY] + 1):
            if infantry or cavalry:
                found.append(Action(WITHDRAW, (at, infantry, cavalry)))
    return found


def conclude_break(p: Position) -> None:
    """Guns leave where they can; so does whoever gave up (C54, C55)."""
    leaving = [(front, unit) for front in p.fronts for unit in guns_leaving(p, front)]
    for side in range(2):
        for answer in p.answers[side]:
            if answer.verb == WITHDRAW:
                front = p.fronts[answer.args[0]]
                free = free_to_leave(p, front, side)
                for kind in (INFANTRY, CAVALRY):
                    alike = [unit for unit in free if p.units[unit] & 3 == kind]
                    number = answer.args[1 + kind]
                    leaving += [(front, unit) for unit in alike[len(alike) - number :]]
    leave(p, leaving)


def guns_leaving(p: Position, front: Front) -> list[int]:
    """The guns of a front that must withdraw before melee."""
    both = free_to_leave(p, front, 0) + free_to_leave(p, front, 1)
    return [unit for unit in both if p.units[unit] & 3 == ARTILLERY]


def leave(p: Position, leaving: list[tuple[Front, int]]) -> None:
    """Units go back to their sector, and are passive there (C55)."""
    for front, unit in leaving:
        code = p.units[unit]
        side, kind, home = code >> 5 & 1, code & 3, code >> 6 & 15
        front.line[side].remove(unit)
        p.units[unit] = code | GONE
        p.count[slot(side, home, kind, MOVED)] += 1
        if p.tell is not None:
            p.say(Event(WITHDREW, side, kind, 1, home))


def enter_close(p: Position) -> int:
    """Second placement, and on to the melee (C56)."""
    p.stack.pop()
    p.melee = True
    close(p)
    keep_rerolls(p)
    tell_lines(p)
    return -1


# After the melee


def enter_captures(p: Position) -> int:
    """Prisoners are made by those who are still there; then everybody who is routed flees, as far as he does."""
    p.stack.pop()
    for target, *hitters in p.captives:
        code = p.units[target]
        side, kind, sector = code >> 5 & 1, code & 3, code >> 6 & 15
        if any(_takes_prisoners(p.units[hitter]) for hitter in hitters):
            p.take(1 - side, kind, 1, sector)
        elif p.tell is not None:
            p.say(Event(HIT, side, kind, 1, sector, text="destroyed"))
    p.captives = []
    take_routed(p)
    come_back(p)
    for i, code in enumerate(p.units):
        if not code & GONE and (code >> 2 & 7) == ROUTED:
            p.count[slot(code >> 5 & 1, code >> 6 & 15, code & 3, ROUTED)] += 1
            p.units[i] = code | GONE | LOST
    flee(p)
    p.chosen = []
    return -1


def _takes_prisoners(code: int) -> bool:
    return code & 3 != ARTILLERY and not code & LOST and (code >> 2 & 7) != ROUTED


def flee(p: Position) -> None:
    """Routed cavalry leaves the map in phases 2 and 4, infantry in phase 4, guns never (C70)."""
    for side in range(2):
        at = side * PER_SIDE
        if not any(p.count[at + ROUTED : at + SECTORS * PER_PLACE : STATUSES]):
            continue
        for sector in range(SECTORS):
            p.rout_to_box(side, CAVALRY, sector)
            if p.phase == 4:
                p.rout_to_box(side, INFANTRY, sector)


def winners(p: Position, side: int, sector: int) -> list[int]:
    """Unrouted attackers of a side that may enter a sector and have not yet been asked."""
    found = []
    for front in p.fronts:
        if front.target[side] == sector and front.sector != SIEGE:
            for unit in front.line[side]:
                code = p.units[unit]
                if code & ATTACKS and not code & GONE and code & 3 != ARTILLERY:
                    found.append(unit)
    return found


def is_open(p: Position, side: int, sector: int) -> bool:
    """Whether no unrouted enemy is left in a sector, those in its zones included; or an encounter is won (C73, C74)."""
    for front in p.fronts:
        if front.sector == sector:
            for unit in front.line[1 - side]:
                code = p.units[unit]
                if not code & GONE and code & 3 != ARTILLERY:
                    return False
    return not p.holds(1 - side, sector) and not in_lines(p, 1 - side, sector)


def enter_advance(p: Position) -> int:
    """Sectors that are open are entered, and each entry may open the next (C73)."""
    while True:
        found = False
        for sector in range(SECTORS):
            for side in range(2):
                if winners(p, side, sector) and is_open(p, side, sector):
                    found = True
                    p.chosen = [sector, side]
                    options = advances(p, side, sector)
                    if len(options) > 1:
                        p.stack.append(tags.CHOOSE_ADVANCE)
                        return side
                    advance(p, options[0])
        if not found:
            p.stack.pop()
            p.chosen = []
            return -1


def enter_choose_advance(p: Position) -> int:
    return p.chosen[1]


def legal_advance(p: Position) -> list[Action]:
    return advances(p, p.chosen[1], p.chosen[0])


def do_advance(p: Position, action: Action) -> None:
    p.stack.pop()
    advance(p, action)


def advances(p: Position, side: int, sector: int) -> list[Action]:
    """Every choice of who enters: in phase 4 all that have room, except countercharges; else any (C73, C75)."""
    most: dict[tuple[int, int], int] = {}
    bound: dict[tuple[int, int], int] = {}
    for unit in winners(p, side, sector):
        code = p.units[unit]
        key = (code >> 6 & 15, code & 3)
        most[key] = most.get(key, 0) + 1
        must = p.phase == 4 and not code & COUNTERS
        bound[key] = bound.get(key, 0) + int(must)
    room = max(p.room[side * SECTORS + sector], 0)
    keys = sorted(most)
    short = sum(bound.values()) > room
    ways: list[tuple[int, ...]] = [()]
    for key in keys:
        least = 0 if short else bound[key]
        top = min(bound[key] if short else most[key], room)
        ways = [(*way, number) for way in ways for number in range(least, top + 1)]
    found = []
    for way in ways:
        total = sum(way)
        if total > room or (short and total < room):
            continue
        if not total:
            found.append(_STAYS)
            continue
        args = [sector]
        for (start, kind), number in zip(keys, way, strict=True):
            if number:
                args += [start, kind, number]
        found.append(Action(ENTER if short else ADVANCE, tuple(args)))
    return found


def advance(p: Position, action: Action) -> None:
    """Those chosen enter, the others stand where they came from (C76)."""
    sector, side = p.chosen
    left: dict[tuple[int, int], int] = {}
    if action.verb != STAY:
        for i in range(1, len(action.args), 3):
            left[action.args[i], action.args[i + 1]] = action.args[i + 2]
    units = winners(p, side, sector)
    units.sort(key=lambda unit: _eagerness(p, p.units[unit]))
    for unit in units:
        code = p.units[unit]
        key = (code >> 6 & 15, code & 3)
        if left.get(key, 0) > 0:
            left[key] -= 1
            _enter(p, unit, sector)
        else:
            go_home(p, unit, p.phase == 2)
    if action.verb != STAY:
        p.capture_routed(side, sector)


def _eagerness(p: Position, code: int) -> tuple[bool, bool, bool]:
    """Of alike units those enter first that must, that have scored and that have more left to do (C10)."""
    return bool(code & COUNTERS), not code & SCORED, bool(code & SECOND)


def _enter(p: Position, unit: int, sector: int) -> None:
    code = p.units[unit]
    side, kind, home = code >> 5 & 1, code & 3, code >> 6 & 15
    p.units[unit] = code | GONE
    tired = is_tired(code) or enters_forest(p, sector)
    p.count[slot(side, sector, kind, MOVED if tired else FRESH)] += 1
    p.room[side * SECTORS + sector] -= 1
    if not tired:
        _tally(p, code, sector, 7)
    if p.tell is not None:
        p.say(Event(MOVED_EVENT, side, kind, 1, home, sector, "advances"))


def is_tired(code: int) -> bool:
    """Whether an attacker is spent at the end of the phase, wherever it stands (C77)."""
    if code & 3 != CAVALRY or code & (SECOND | COUNTERS):
        return True
    return bool(code & FOUGHT) and not code & SCORED


def go_home(p: Position, unit: int, could_have: bool) -> None:
    """A unit leaves its line for the sector it belongs to."""
    code = p.units[unit]
    side, kind, home, status = code >> 5 & 1, code & 3, code >> 6 & 15, code >> 2 & 7
    p.units[unit] = code | GONE
    if code & ATTACKS:
        tired = could_have or is_tired(code)
        p.count[slot(side, home, kind, MOVED if tired else FRESH)] += 1
        if not tired:
            target = _target_of(p, unit)
            _tally(p, code, target, 8)
    else:
        p.count[slot(side, home, kind, status)] += 1


def _target_of(p: Position, unit: int) -> int:
    side = p.units[unit] >> 5 & 1
    target, *_ = [front.target[side] for front in p.fronts if unit in front.line[side]]
    return target


def _tally(p: Position, code: int, sector: int, what: int) -> None:
    """Note for its group that a unit has entered, or come back, unspent."""
    second = 1 if code & SECOND else 0
    which = [code >> 5 & 1, code & 3, code >> 6 & 15, sector]
    group, *_ = [group for group in p.groups if group[:4] == which and group[5] == second]
    group[what] += 1


def enter_end_phase(p: Position) -> int:
    """Everybody goes back to where he belongs, and whoever acted or reacted is spent (C72, C77)."""
    p.stack.pop()
    for unit, code in enumerate(p.units):
        if not code & GONE:
            go_home(p, unit, False)
    if p.phase == 5 and p.groups:
        forget_groups(p)
    for group in p.groups:
        resolved(p, group, group[7], group[8], 0)
    fought = bool(p.fronts)
    p.groups = []
    if fought:
        p.fronts, p.units, p.rerolls = [], [], []
    if p.phase != 5:
        flee(p)
    if p.garrison_status == MOVED:
        p.garrison_status = SPENT
    count = p.count
    become(count, MOVED, SPENT)
    if fought:
        become(count, REACTED, SPENT)
    become(count, SQUARE, SQUARE_SPENT)
    if fought or (p.phase == 5 and p.setting.terrain):
        trim_all(p)
    return -1
