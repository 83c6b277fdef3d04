"""One step of all combats, ranged or melee: targets, dice, re-rolls and hits (C51 to C53, C57 to C69)."""

from engine.commanders import tags
from engine.commanders.action import AIM, ARTILLERY, CAVALRY, NO_REROLL, REROLL, Action
from engine.commanders.board import BLACK, BOX, CHANCE, WHITE
from engine.commanders.building import within_reach
from engine.commanders.contact import is_attacker
from engine.commanders.events import AIMED, HIT, Event
from engine.commanders.modifiers import modifier, throws
from engine.commanders.position import (
    ATTACKS,
    FOUGHT,
    FROM_BUILDING,
    GONE,
    LOST,
    ROUTED,
    SCORED,
    SIEGE,
    Front,
    Position,
    slot,
)

UNDECIDED: int = -2
NO_TARGET: int = -1
NEEDED: int = 3
"""A die without an opponent must show more (C65)."""


# Targets


def opposite(p: Position, front: Front, side: int, space: int) -> int:
    """The unit at the same number on the other side; -1 if there is none."""
    line = front.line[1 - side]
    return line[space] if space < len(line) else -1


def find_targets(p: Position) -> None:
    """Note for everybody in a line whom it attacks in this step; UNDECIDED where its owner has a choice."""
    for front in p.fronts:
        for side in range(2):
            aims = []
            for space, unit in enumerate(front.line[side]):
                code = p.units[unit]
                if code & ATTACKS and not code & FOUGHT and (front.line[1 - side] or targets(p, front, side, code)):
                    p.units[unit] = code = code | FOUGHT
                if not throws(code, p.melee):
                    aims.append(NO_TARGET)
                    continue
                other = opposite(p, front, side, space)
                if other >= 0 and (p.units[other] >> 2 & 7) != ROUTED:
                    fights = code & ATTACKS or p.units[other] & ATTACKS
                    aims.append(other if fights else NO_TARGET)
                elif code & ATTACKS:
                    found = targets(p, front, side, code)
                    aims.append(UNDECIDED if len(found) > 1 else found[0] if found else NO_TARGET)
                else:
                    aims.append(NO_TARGET)
            front.aims[side] = aims


def targets(p: Position, front: Front, side: int, code: int) -> list[int]:
    """Whom an attacker without an opponent may attack (C52)."""
    if front.sector == FROM_BUILDING:
        return within_reach(p, side)
    found: list[int] = []
    for other in p.fronts:
        if other is front:
            found += other.line[1 - side]
        elif front.sector >= 0:
            if other.sector == front.sector:
                found += other.line[1 - side]
        elif (
            code & 3 == CAVALRY
            and other.sector not in (SIEGE, FROM_BUILDING)
            and other.home[1 - side] == front.target[side]
        ):
            found += other.line[1 - side]
    return found


def agenda_aim(p: Position, side: int) -> list[int]:
    if side == WHITE:
        find_targets(p)
    return [i for i, front in enumerate(p.fronts) if UNDECIDED in front.aims[side]]


def legal_aim(p: Position) -> list[Action]:
    side = p.seat
    at = p.todo[side][0]
    front = p.fronts[at]
    ways: list[tuple[int, ...]] = [(at,)]
    for space, aim in enumerate(front.aims[side]):
        if aim == UNDECIDED:
            places = [place_in_line(p, unit) for unit in targets(p, front, side, p.units[front.line[side][space]])]
            ways = [(*way, space, other, its) for way in ways for other, its in places]
    return [Action(AIM, way) for way in ways]


def place_in_line(p: Position, unit: int) -> tuple[int, int]:
    """The front and space of a unit."""
    side = p.units[unit] >> 5 & 1
    at, *_ = [i for i, front in enumerate(p.fronts) if unit in front.line[side]]
    return at, p.fronts[at].line[side].index(unit)


def conclude_aim(p: Position) -> None:
    for side in range(2):
        for answer in p.answers[side]:
            front = p.fronts[answer.args[0]]
            for i in range(1, len(answer.args), 3):
                space, other, its = answer.args[i : i + 3]
                front.aims[side][space] = p.fronts[other].line[1 - side][its]
    if p.tell is not None:
        for i, front in enumerate(p.fronts):
            for side in range(2):
                for space, aim in enumerate(front.aims[side]):
                    if aim >= 0:
                        p.say(Event(AIMED, side, number=i, numbers=(space, *place_in_line(p, aim))))


# Dice


def enter_shoot(p: Position) -> int:
    """Zone by zone, White's dice and then Black's."""
    if not p.asking:
        p.asking = True
        find_rollers(p)
        p.rolls = [[i, side] for i, front in enumerate(p.fronts) for side in range(2) if front.rollers[side]]
    if p.rolls:
        return CHANCE
    p.asking = False
    p.stack.pop()
    return -1


def find_rollers(p: Position) -> None:
    """Note who throws a die in this step; a gun throws two (C57)."""
    for front in p.fronts:
        for side in range(2):
            rollers = []
            for space, aim in enumerate(front.aims[side]):
                if aim >= 0:
                    rollers.append(space)
                    if p.units[front.line[side][space]] & 3 == ARTILLERY:
                        rollers.append(space)
            front.rollers[side] = rollers
            front.dice[side] = []


def shot(p: Position, faces: tuple[int, ...]) -> None:
    """The dice lie: highest first, from space 1 on (C58)."""
    at, side = p.rolls.pop(0)
    p.fronts[at].dice[side] = list(faces)


# Re-rolls


def dice_of(p: Position, side: int) -> list[tuple[int, int, int]]:
    """Every die that a side may roll again: front, side and number of the die (C59)."""
    found = []
    for owner, sector, left in p.rerolls:
        if owner == side and left > 0:
            for i, front in enumerate(p.fronts):
                if front.target[side] == sector and front.sector != SIEGE:
                    for its in (WHITE, BLACK):
                        found += [(i, its, die) for die in range(len(front.dice[its]))]
    found.sort()
    return found


def enter_reroll(p: Position) -> int:
    """Sides with re-rolls take turns, White first in odd rounds (C61)."""
    if not p.rerolls:
        p.stack.pop()
        return -1
    if not p.asking:
        p.asking = True
        p.passed = [False, False]
        p.chosen = [WHITE if p.round % 2 else BLACK]
    for side in (p.chosen[0], 1 - p.chosen[0]):
        if not p.passed[side] and dice_of(p, side):
            return side
    p.asking = False
    p.chosen = []
    p.stack.pop()
    return -1


def legal_reroll(p: Position) -> list[Action]:
    return [*(Action(REROLL, die) for die in dice_of(p, p.seat)), NO_REROLL]


def do_reroll(p: Position, action: Action) -> None:
    side = p.seat
    p.chosen[0] = 1 - side
    if action.verb == NO_REROLL.verb:
        p.passed[side] = True
        return
    sector = p.fronts[action.args[0]].target[side]
    for reroll in p.rerolls:
        if reroll[0] == side and reroll[1] == sector:
            reroll[2] -= 1
    p.chosen += action.args
    p.stack.append(tags.REROLLED)


def rerolled(p: Position, faces: tuple[int, ...]) -> None:
    """The die stays where it lies (C60)."""
    p.stack.pop()
    _, at, side, die = p.chosen
    p.fronts[at].dice[side][die] = faces[0]
    del p.chosen[1:]


def keep_rerolls(p: Position) -> None:
    """Before melee: a side keeps at most as many as it has borders with an attacker, less one (C59)."""
    for reroll in p.rerolls:
        side, sector, left = reroll
        borders = 0
        for front in p.fronts:
            if front.target[side] == sector and any(is_attacker(p.units[unit]) for unit in front.line[side]):
                borders += 1
        reroll[2] = min(left, max(borders - 1, 0))


# Hits


def results(p: Position, front: Front, side: int) -> list[tuple[int, int, int]]:
    """Every die of a side in a front: the space that rolled it, its result, and the unit it is rolled at."""
    found = []
    for die, space in enumerate(front.rollers[side]):
        aim = front.aims[side][space]
        code = p.units[front.line[side][space]]
        unopposed = is_unopposed(p, front, side, space)
        total = front.dice[side][die] + modifier(p, front, side, code, p.units[aim], unopposed)
        found.append((space, 6 if total > 6 else 1 if total < 1 else total, aim))
    return found


def is_unopposed(p: Position, front: Front, side: int, space: int) -> bool:
    """Whether a unit attacks a target of its choice rather than what is in front of it (C52)."""
    return front.aims[side][space] != opposite(p, front, side, space)


def enter_hits(p: Position) -> int:
    p.stack.pop()
    score(p)
    return -1


def struck(p: Position) -> dict[int, list[int]]:
    """The hits of the step as the dice lie: each unit that is hit, and by whom (C65, C66)."""
    hits: dict[int, list[int]] = {}
    for front in p.fronts:
        both = [results(p, front, 0), results(p, front, 1)]
        best = [_best(both[0]), _best(both[1])]
        for side in range(2):
            for space, result, aim in both[side]:
                needed = NEEDED
                if aim == opposite(p, front, side, space) and front.aims[1 - side][space : space + 1] == [
                    front.line[side][space]
                ]:
                    against = best[1 - side].get(space, 0)
                    needed = against if p.melee else max(against, NEEDED)
                if result > needed:
                    hits.setdefault(aim, []).append(front.line[side][space])
    return hits


def score(p: Position) -> None:
    """Count every hit of the step, then let them all take effect (C23, C65 to C69)."""
    for target, hitters in struck(p).items():
        for hitter in hitters:
            p.units[hitter] |= SCORED
        take_hits(p, target, hitters)
    clear_dice(p)


def clear_dice(p: Position) -> None:
    """After a step: whoever is gone leaves his line, and the dice are taken up."""
    for front in p.fronts:
        for side in range(2):
            front.line[side] = [unit for unit in front.line[side] if not p.units[unit] & GONE]
            front.aims[side] = []
            front.rollers[side] = []
            front.dice[side] = []


def _best(rolled: list[tuple[int, int, int]]) -> dict[int, int]:
    """By space the best result: whoever fights a gun must beat the better of its dice (C66)."""
    found: dict[int, int] = {}
    for space, result, _ in rolled:
        if result > found.get(space, 0):
            found[space] = result
    return found


def take_hits(p: Position, target: int, hitters: list[int]) -> None:
    """One hit routs; one on a routed unit, or a second, takes it out of the combat (C67, C69)."""
    code = p.units[target]
    side, sector, kind = code >> 5 & 1, code >> 6 & 15, code & 3
    if (code >> 2 & 7) == ROUTED or len(hitters) > 1:
        p.units[target] = code | GONE | LOST
        p.captives.append([target, *hitters])
        outcome = "taken"
    else:
        p.units[target] = code & ~(7 << 2) | ROUTED << 2
        outcome = "routed"
        if kind == CAVALRY and not p.melee:
            p.units[target] |= GONE | LOST
            p.count[slot(side, BOX, kind, ROUTED)] += 1
    if p.tell is not None:
        p.say(Event(HIT, side, kind, len(hitters), sector, text=outcome))
