"""Whether a side whose orders are hidden here could do what it says: what can be true is believed (C20 to C22)."""

from engine.commanders import tags
from engine.commanders.action import (
    AGAIN,
    ARTILLERY,
    CAVALRY,
    FIRE,
    GO,
    OPEN,
    ORDER,
    POST,
    RALLY,
    ROAD,
    SHEET,
    Action,
    code_of,
    kind_of,
    masked,
    next_step,
    second_of,
    start_of,
    step_of,
)
from engine.commanders.board import RESERVE, ROOM
from engine.commanders.bombardment import ranges
from engine.commanders.moving import FAST, road_steps, width
from engine.commanders.pairs import unpacked
from engine.commanders.position import FRESH, SPENT, Position, slot
from engine.commanders.procedure import AGENDAS, FRAMES
from engine.commanders.scoring import rallies


def could_be(p: Position, action: Action) -> bool:
    """Whether the seat that is asked, whose orders are hidden here, may do this for all that is known."""
    tag = p.stack[-1]
    side = p.seat
    if tag == tags.PLAN:
        return action == Action(ORDER, (-1,))
    if tag == tags.SHEET:
        return action.verb == SHEET and _sheet_fits(p, side, action.args)
    if tag not in tags.PAIRS:
        return action in FRAMES[tag].legal(p)
    if not p.todo[0] and not p.todo[1]:
        if action.verb != OPEN:
            return False
        opened = unpacked(action)
        if [masked(each) for each in opened] != p.sealed[side]:
            return False
        return _open_fits(p, side, opened)
    if p.todo[1 - side]:
        return action.hidden and action == masked(_sample_of(tag))
    return not action.hidden and _fits(p, side, action)


_VERBS = {
    tags.POST: POST,
    tags.GO: GO,
    tags.REACT: 6,
    tags.AIM: 9,
    tags.BREAK: 12,
    tags.FIRE: FIRE,
    tags.RALLY: RALLY,
    tags.ROAD: ROAD,
}


def _sample_of(tag: int) -> Action:
    return Action(_VERBS[tag])


def _open_fits(p: Position, side: int, opened: list[Action]) -> bool:
    """What is opened could have been decided at the time."""
    tag = p.stack[-1]
    if tag in (tags.GO, tags.FIRE, tags.RALLY, tags.ROAD):
        return all(_fits(p, side, each) for each in opened)
    # Nothing else depends on a sheet: every answer must have been legal, one after the other; later ones were open.
    then = Position(p.setting, p)
    then.viewer = then.seat = side
    then.sealed[side] = []
    then.todo[1 - side] = [0]
    for item, action in zip(AGENDAS[tag](p, side), opened, strict=False):
        then.todo[side] = [item]
        if action not in FRAMES[tag].legal(then):
            return False
        then.sealed[side].append(action)
    return True


def _fits(p: Position, side: int, action: Action) -> bool:
    """Whether an action shown openly can be true."""
    tag = p.stack[-1]
    if tag == tags.GO:
        return action.verb == GO and _go_fits(p, side, action.args)
    if tag == tags.FIRE:
        return action.verb == FIRE and _fire_fits(p, side, action.args)
    if tag == tags.RALLY:
        return action in rallies(p, side, p.quota[side] + p.extra[side])
    if tag == tags.ROAD:
        return action.verb == ROAD and _road_fits(p, side, action.args)
    if tag == tags.POST:
        return action.verb == POST and _post_fits(p, side, action.args)
    viewer, p.viewer = p.viewer, side
    found = action in FRAMES[tag].legal(p)
    p.viewer = viewer
    return found


def _post_fits(p: Position, side: int, args: tuple[int, ...]) -> bool:
    """Six units for the next home sector, of those that are not known to stand elsewhere (C87)."""
    known = [each.args for each in (*p.sealed[side], *p.answers[side]) if not each.hidden]
    left = [number - sum(each[1 + kind] for each in known) for kind, number in enumerate(p.army[side])]
    return (
        args[0] == p.todo[side][0]
        and sum(args[1:]) == ROOM
        and all(0 <= number <= most for number, most in zip(args[1:], left, strict=True))
    )


def _touches(p: Position, side: int, start: int, to: int) -> bool:
    """Whether an arrow may lead from one place to another, or stay where the building is (C14, C88)."""
    return to in p.setting.board.near[side][start] or start == to == p.setting.house


def _road_fits(p: Position, side: int, args: tuple[int, ...]) -> bool:
    """At most two, each of a kind that stands there, along a road (C90)."""
    if len(args) not in (0, 3, 6):
        return False
    steps = road_steps(p, side)
    there: dict[tuple[int, int], int] = {}
    for i in range(0, len(args), 3):
        kind, start, end = args[i : i + 3]
        if kind == ARTILLERY or (start, end) not in steps:
            return False
        there[start, kind] = there.get((start, kind), 0) + 1
    return all(
        number <= p.count[slot(side, start, kind, FRESH)] + p.count[slot(side, start, kind, SPENT)]
        for (start, kind), number in there.items()
    )


def _go_fits(p: Position, side: int, args: tuple[int, ...]) -> bool:
    """Enough fresh units of the kind in the place, and no border too crowded (C10, C26)."""
    wanted: dict[tuple[int, int], int] = {}
    crossing: dict[tuple[int, int], int] = {}
    again: dict[int, int] = {}
    for i in range(0, len(args) - 1, 2):
        code, number = args[i], args[i + 1]
        start, to, kind = start_of(code), step_of(code), kind_of(code)
        if number < 1 or second_of(code) >= 0 or not _touches(p, side, start, to):
            return False
        if p.phase == FAST and (kind != CAVALRY or code >= AGAIN):
            return False
        wanted[start, kind] = wanted.get((start, kind), 0) + number
        crossing[start, to] = crossing.get((start, to), 0) + number
        if code >= AGAIN:
            again[start] = again.get(start, 0) + number
    if len(args) % 2:
        return False
    for (start, kind), number in wanted.items():
        if number > p.able_here(side, start, kind):
            return False
    for start, number in again.items():
        seen = sum(1 for code in p.roam[side] if step_of(code) == start)
        seen += sum(1 for code in p.bounced[side] if start_of(code) == start)
        if number > seen:
            return False
    return all(number <= width(p, *border) for border, number in crossing.items())


def _fire_fits(p: Position, side: int, args: tuple[int, ...]) -> bool:
    guns: dict[int, int] = {}
    for i in range(0, len(args), 3):
        if i + 2 >= len(args):
            return False
        code, reach, number = args[i : i + 3]
        if kind_of(code) != ARTILLERY or number < 1 or start_of(code) == RESERVE:
            return False
        if reach not in ranges(p, side, start_of(code), step_of(code)):
            return False
        guns[start_of(code)] = guns.get(start_of(code), 0) + number
    return all(number <= p.count[slot(side, start, ARTILLERY, FRESH)] for start, number in guns.items())


def _sheet_fits(p: Position, side: int, codes: tuple[int, ...]) -> bool:
    """Enough units for the lines, enough lines for what was seen, enough saved for what was rallied (C15, C16)."""
    if len(codes) + max(p.rallied[side] - p.extra[side], 0) > p.quota[side] or list(codes) != sorted(codes):
        return False
    near = p.setting.board.near[side]
    left = [next_step(code) for code in codes]
    for code in codes:
        start, step, second = start_of(code), step_of(code), second_of(code)
        if code >= AGAIN or not _touches(p, side, start, step):
            return False
        if second >= 0 and (kind_of(code) != CAVALRY or second not in near[step]):
            return False
        if sum(1 for other in codes if other // 110 == code // 110) > p.roster[side * 30 + code // 110]:
            return False
    for code in p.first[side]:
        if code not in left:
            return False
        left.remove(code)
    for code in set(p.second[side]):
        lines = sum(1 for line in codes if code_of(CAVALRY, step_of(line), max(second_of(line), 0)) == code)
        if lines < p.second[side].count(code):
            return False
    return True
