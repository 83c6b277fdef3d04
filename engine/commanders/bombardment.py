"""Bombardment: which gun fires how far, whom its dice strike, and the tokens it leaves (C78 to C80, C89)."""

from bisect import insort
from itertools import compress

from engine.commanders.action import ARTILLERY, FIRE, Action, code_of, start_of, step_of
from engine.commanders.board import CHANCE, NOBODY, RESERVE, SECTORS
from engine.commanders.events import HIT, RAZED, TOKENS, Event
from engine.commanders.modifiers import PASSIVE, against, bombardment_column
from engine.commanders.orders import resolved, trim_all
from engine.commanders.position import (
    FRESH,
    MOVED,
    PER_PLACE,
    PER_SIDE,
    REACTED,
    ROUTED,
    SPENT,
    SQUARE,
    SQUARE_SPENT,
    STATUSES,
    Position,
    slot,
)

BUILDING: int = 3
"""Instead of a range: both dice at the building at range 1; one more at range 2 (C89)."""
HOUSE: int = 9999
"""Instead of a unit that is struck."""
NEAR: int = -3
FAR: int = -4
NEEDED: int = 3
_SILENT = Action(FIRE)
PRIORITY = (
    *((0, status) for status in (SQUARE, SQUARE_SPENT)),
    *((kind, status) for kind in range(3) for status in (REACTED, MOVED, FRESH, SPENT)),
    *((kind, ROUTED) for kind in range(3)),
)
"""Whom dice strike first: squares, infantry, cavalry, guns, routed ones (C79)."""
BANDS = (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 6)


def ranges(p: Position, side: int, start: int, step: int) -> list[int]:
    """At which ranges a gun finds an enemy along its arrow."""
    if start == RESERVE or step not in p.setting.board.arrows[side][start]:
        return []
    found = []
    behind = p.setting.board.beyond[start][step]
    if not p.setting.terrain:
        if p.occupies(1 - side, step):
            found.append(1)
        if behind >= 0 and p.occupies(1 - side, behind):
            found.append(2)
        return found
    if start in p.setting.board.forest:
        return []
    if p.occupies(1 - side, step):
        found.append(1)
    house = -1 if p.razed else p.setting.house
    if step == house:
        found.append(BUILDING)
    if behind == house and behind >= 0 and not _hill_between(p, start, step) and _clear(p, start, step):
        found.append(BUILDING + 1)
    if behind >= 0 and p.occupies(1 - side, behind) and not _hill_between(p, start, step):
        found.append(2)
    return found


def _clear(p: Position, start: int, step: int) -> bool:
    """Whether nothing in between costs a gun a die."""
    board = p.setting.board
    return start in board.hill or not (p.occupies(0, step) or p.occupies(1, step) or step in board.forest)


def _hill_between(p: Position, start: int, step: int) -> bool:
    """A hill in between hides what is behind it from a gun that is on none (C86)."""
    board = p.setting.board
    return step in board.hill and start not in board.hill


def agenda_fire(p: Position, side: int) -> list[int]:
    """Asked while a fresh gun has an enemy in reach in any direction, ordered or not (C22)."""
    at = side * PER_SIDE + ARTILLERY * STATUSES + FRESH
    guns = p.count[at : at + SECTORS * PER_PLACE : PER_PLACE]
    board = p.setting.board
    for sector in compress(range(SECTORS), guns):
        if p.setting.terrain:
            if any(ranges(p, side, sector, step) for step in board.arrows[side][sector]):
                return [0]
        else:
            for target in board.in_range[side][sector]:
                if p.occupies(1 - side, target):
                    return [0]
    return []


def legal_fire(p: Position) -> list[Action]:
    """Each ordered gun: nothing, range 1 or range 2."""
    side = p.seat
    if p.veiled(side):
        return []
    codes = [code for code in p.unused[side] if code // 110 % 3 == ARTILLERY]
    if not codes:
        return [_SILENT]
    ways: list[tuple[int, ...]] = [()]
    for code in sorted(set(codes)):
        number = codes.count(code)
        reach = ranges(p, side, start_of(code), step_of(code))
        ways = [way + more for more in _volleys(code, number, reach) for way in ways]
    return [Action(FIRE, way) for way in ways]


def _volleys(code: int, number: int, reach: list[int]) -> list[tuple[int, ...]]:
    """Every way in which so many guns with the same arrow may fire, silence first."""
    found: list[tuple[int, ...]] = [()]
    for distance in sorted(reach):
        found += [(*way, code, distance, firing) for way in found for firing in range(1, number - sum(way[2::3]) + 1)]
    return found


def conclude_fire(p: Position) -> None:
    """The guns that fire, with their range in place of what a move would have."""
    p.groups = []
    for side in range(2):
        p.shelled[side] = []
        p.going[side] = []
        for answer in p.answers[side]:
            for i in range(0, len(answer.args), 3):
                code, reach, number = answer.args[i : i + 3]
                p.groups.append([side, ARTILLERY, start_of(code), step_of(code), number, 0, reach, 0, 0, 0])
                if not p.veiled(side):
                    for _ in range(number):
                        p.unused[side].remove(code)


def enter_lay(p: Position) -> int:
    """Every gun that fires takes aim; then chance rolls for each (C79, C80)."""
    p.stack.pop()
    p.rolls = []
    aimed: list[dict[int, int]] = [{}, {}]
    for group in p.groups:
        side, _, start, step, number, _, reach, *_ = group
        near = reach in (1, BUILDING)
        sector = step if near else p.setting.board.beyond[start][step]
        if sector not in p.shelled[side]:
            insort(p.shelled[side], sector)
        code = code_of(ARTILLERY, start, step)
        for _ in range(number):
            if reach >= BUILDING:
                bonus = against(False, ARTILLERY, PASSIVE) + bonus_of(p, side, sector, near) - 1
                p.rolls.append([side, code, reach, HOUSE, bonus, HOUSE, bonus])
            else:
                p.rolls.append([side, code, reach, *aim(p, side, start, step, sector, reach, aimed[side])])
        resolved(p, group, 0, 0, 0)
    p.chosen = []
    return -1


def bonus_of(p: Position, side: int, sector: int, near: bool) -> int:
    """What the range and the token add, and a forest takes away (C78, C80, C85)."""
    total = (NEAR if near else FAR) + int(sector in p.tokens[side])
    if p.setting.terrain and sector in p.setting.board.forest:
        total -= 2
    return total


def aim(p: Position, side: int, start: int, step: int, sector: int, reach: int, aimed: dict[int, int]) -> list[int]:
    """What each die of a gun strikes: for each its slot and its modifier.

    In between, own units and forest cost a die; enemies take it, at range 1 (C80, C85).
    """
    board = p.setting.board
    dice = 2
    obstacle: list[int] = []
    if reach == 2 and not (p.setting.terrain and start in board.hill):
        if p.occupies(side, step) or (p.setting.terrain and step in board.forest):
            dice = 1
        elif p.occupies(1 - side, step):
            dice = 1
            obstacle = _struck(p, side, step, 1, 1, aimed)
    return obstacle + _struck(p, side, sector, dice, reach, aimed)


def _struck(p: Position, side: int, sector: int, dice: int, reach: int, aimed: dict[int, int]) -> list[int]:
    """So many different units of a sector, in the order of C79: of a group those at which fewest guns aim."""
    found: list[int] = []
    bonus = bonus_of(p, side, sector, reach == 1)
    foes = [
        (BANDS[i], aimed.get(_unit_key(sector, i, number), 0), i, number)
        for i, (kind, status) in enumerate(PRIORITY)
        for number in range(p.count[slot(1 - side, sector, kind, status)])
    ]
    foes.sort()
    for _, times, i, number in foes[:dice]:
        kind, status = PRIORITY[i]
        aimed[_unit_key(sector, i, number)] = times + 1
        found += [_unit_key(sector, i, number), against(False, ARTILLERY, bombardment_column(kind, status)) + bonus]
    return found


def _unit_key(sector: int, i: int, number: int) -> int:
    """One of the alike units of a sector, to tell who was struck how often."""
    return (sector * 20 + i) * 20 + number


def enter_fire_rolls(p: Position) -> int:
    if p.rolls:
        return CHANCE
    p.stack.pop()
    return -1


def dice_due(p: Position) -> int:
    """How many dice the next gun rolls."""
    return (len(p.rolls[0]) - 3) // 2


def gun_rolled(p: Position, faces: tuple[int, ...]) -> None:
    """Note who is hit; it counts when all have fired (C78)."""
    roll = p.rolls.pop(0)
    if roll[3] == HOUSE:
        # Hits of one gun count together, those of two do not; fewer than two do nothing.
        if all(min(max(face + roll[4], 1), 6) > NEEDED for face in faces):
            p.chosen += [roll[0], HOUSE]
        return
    for i, face in enumerate(faces):
        if min(max(face + roll[4 + 2 * i], 1), 6) > NEEDED:
            p.chosen += [roll[0], roll[3 + 2 * i]]


def _raze(p: Position, side: int) -> None:
    """Two hits of one gun bring the building down with all that is in it (C89)."""
    p.razed = True
    p.garrison = NOBODY
    p.garrison_status = FRESH
    if p.tell is not None:
        p.say(Event(RAZED, side, place=p.setting.house))


def enter_fire_hits(p: Position) -> int:
    """All hits at once: a unit routs, a routed one is destroyed (C67, C78)."""
    p.stack.pop()
    struck: dict[tuple[int, int], int] = {}
    for i in range(0, len(p.chosen), 2):
        whom = (p.chosen[i], p.chosen[i + 1])
        struck[whom] = struck.get(whom, 0) + 1
    for (side, key), hits in struck.items():
        if key == HOUSE:
            _raze(p, side)
            continue
        sector, i = key // 400, key // 20 % 20
        kind, status = PRIORITY[i]
        p.count[slot(1 - side, sector, kind, status)] -= 1
        destroyed = status == ROUTED or hits > 1
        if not destroyed:
            p.count[slot(1 - side, sector, kind, ROUTED)] += 1
        if p.tell is not None:
            p.say(Event(HIT, 1 - side, kind, hits, sector, text="destroyed" if destroyed else "routed"))
    p.chosen = []
    for side in range(2):
        p.tokens[side] = p.shelled[side]
        if p.tell is not None:
            p.say(Event(TOKENS, side, numbers=tuple(p.tokens[side])))
    for side, kind, start, _, number, *_ in p.groups:
        # Whoever was struck is taken first from the guns that did not fire (C10).
        tired = min(number, p.count[slot(side, start, kind, FRESH)])
        p.count[slot(side, start, kind, FRESH)] -= tired
        p.count[slot(side, start, kind, SPENT)] += tired
    p.groups = []
    if struck:
        p.spare = []
        trim_all(p)
    return -1
