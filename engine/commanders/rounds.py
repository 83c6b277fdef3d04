"""The frame of a round: how many orders there are, and its seven phases one after the other."""

from typing import Final

from engine.commanders import tags
from engine.commanders.action import ORDERS, POST, Action
from engine.commanders.board import CHANCE, RESERVE
from engine.commanders.couriers import headquarters
from engine.commanders.events import PHASE, POSTED, QUOTA, ROUND, Event
from engine.commanders.orders import prepare
from engine.commanders.position import FRESH, HOME, Position, slot

BASE: int = 10
DIE: int = 6
POSTED_UNITS: int = 6

_PHASES: Final[dict[int, tuple[int, tuple[int, ...]]]] = {
    tags.FAST: (2, (tags.END_PHASE, tags.CONTACT, tags.MOVE, tags.COURIERS, tags.GO)),
    tags.BOMBARD: (3, (tags.FIRE_HITS, tags.FIRE_ROLLS, tags.LAY, tags.COURIERS, tags.FIRE)),
    tags.ARMS: (4, (tags.END_PHASE, tags.CONTACT, tags.MOVE, tags.COURIERS, tags.GO)),
    tags.MARCH: (5, (tags.END_PHASE, tags.MOVE, tags.COURIERS, tags.ROAD, tags.GO)),
    tags.RALLYING: (6, (tags.RALLY,)),
    tags.SCORE: (7, (tags.POINTS, tags.SHEET)),
}
"""By tag: the number of the phase, and its steps, the first of them last."""


def enter_round(p: Position) -> int:
    """Put down the phases of a round; the tag stays at the bottom for the next one."""
    p.stack += [tags.SCORE, tags.RALLYING, tags.MARCH, tags.ARMS, tags.BOMBARD, tags.FAST, tags.PLAN, tags.COUNT]
    p.phase = 1
    if p.tell is not None:
        p.say(Event(ROUND, number=p.round))
    begin_round(p)
    return -1


def begin_round(p: Position) -> None:
    p.rolls = [[0], [1]] if p.setting.options.die else []
    prepare(p)
    for side in range(2):
        set_quota(p, side, BASE)


def set_quota(p: Position, side: int, base: int) -> None:
    """How many lines a sheet has, how many orders can only rally, and whether one is bound to the command sector."""
    options = p.setting.options
    lines = base + options.more(side)
    p.extra[side] = 0
    if options.morale:
        p.extra[side] = max(p.points[side] - lines, 0)
        lines = max(min(lines, p.points[side]), 0)
    p.bound[side] = 0
    if options.couriers and headquarters(p, side) == p.command(side):
        p.bound[side] = 1
        lines += 1
    p.quota[side] = lines
    if p.tell is not None:
        p.say(Event(QUOTA, side, number=lines))


def enter_count(p: Position) -> int:
    if p.rolls:
        return CHANCE
    p.stack.pop()
    return -1


def legal_count(p: Position) -> list[Action]:
    return [Action(ORDERS, (DIE + face,)) for face in range(1, 7)]


def do_count(p: Position, action: Action) -> None:
    set_quota(p, p.rolls.pop(0)[0], action.args[0])


def enter_phase(p: Position) -> int:
    tag = p.stack.pop()
    p.phase, steps = _PHASES[tag]
    if steps[-1] == tags.GO:
        p.measure_room()
    p.stack += steps
    if p.tell is not None:
        p.say(Event(PHASE, number=p.phase, text=tags.PHASE_NAMES[p.phase - 1]))
    return -1


# A set-up of one's own


def agenda_post(p: Position, side: int) -> list[int]:
    return list(HOME[side])


def legal_post(p: Position) -> list[Action]:
    """Six units of those left for the next home sector (C87)."""
    side = p.seat
    if p.veiled(side):
        return []
    left = p.army[side][:]
    for action in p.sealed[side] + p.answers[side]:
        for kind in range(3):
            left[kind] -= action.args[1 + kind]
    sector = p.todo[side][0]
    found = []
    for infantry in range(min(left[0], POSTED_UNITS), -1, -1):
        for cavalry in range(min(left[1], POSTED_UNITS - infantry), -1, -1):
            guns = POSTED_UNITS - infantry - cavalry
            if guns <= left[2]:
                found.append(Action(POST, (sector, infantry, cavalry, guns)))
    return found


def conclude_post(p: Position) -> None:
    """Both set-ups lie open; what is left goes to the reserve."""
    for side in range(2):
        for answer in p.answers[side]:
            p.spare = []
            for kind in range(3):
                p.count[slot(side, answer.args[0], kind, FRESH)] += answer.args[1 + kind]
                p.army[side][kind] -= answer.args[1 + kind]
            if p.tell is not None:
                p.say(Event(POSTED, side, place=answer.args[0], numbers=answer.args[1:]))
        for kind in range(3):
            p.count[slot(side, RESERVE, kind, FRESH)] += p.army[side][kind]
            p.army[side][kind] = 0
