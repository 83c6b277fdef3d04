"""Who acts now, and moves without an enemy: friendly sectors first, then free ones; what is left meets (C22 to C33)."""

from functools import cache
from operator import itemgetter

from engine.commanders import tags
from engine.commanders.action import (
    AGAIN,
    ARTILLERY,
    CAVALRY,
    ENTER,
    GO,
    INFANTRY,
    ROAD,
    Action,
    kind_of,
    start_of,
    step_of,
)
from engine.commanders.board import BORDER, NARROW, NOBODY, RESERVE, SECTORS
from engine.commanders.events import MOVED as MOVED_EVENT
from engine.commanders.events import Event
from engine.commanders.orders import give_back, resolved, start_acting
from engine.commanders.position import FRESH, MOVED, PER_PLACE, PER_SIDE, ROUTED, SPENT, STATUSES, Position, slot
from engine.game import Rng

FAST: int = 2
ARMS: int = 4
MARCH: int = 5
BY_ROAD: int = 2
"""In the last number of a group, with the status of its units."""
MOST_BY_ROAD: int = 2


def agenda_go(p: Position, side: int) -> list[int]:
    """A side is asked while it has a unit that could have an order, whatever its sheet says (C22)."""
    at = side * PER_SIDE
    end = at + 10 * PER_PLACE
    if any(p.count[at + CAVALRY * STATUSES : end : PER_PLACE]):
        return [0]
    if p.phase != FAST and (any(p.count[at:end:STATUSES]) or (p.garrison == side and p.garrison_status == FRESH)):
        return [0]
    return []


def able(p: Position, side: int) -> list[tuple[int, int]]:
    """The orders that may be used now, each code with how many there are; second acts with AGAIN."""
    found: list[tuple[int, int]] = []
    last = -1
    plain = not p.setting.terrain
    phase = p.phase
    for code in p.unused[side]:
        if code == last:
            found[-1] = (code, found[-1][1] + 1)
        elif plain and (
            (kind := code // 110 % 3) == CAVALRY or (phase != FAST and (phase == MARCH or kind == INFANTRY))
        ):
            # Most orders can be used in most phases, which need not be looked at any closer.
            found.append((code, 1))
            last = code
        elif _may_act(p, code):
            found.append((code, 1))
            last = code
    if p.phase != FAST:
        for code in p.again[side]:
            if code + AGAIN == last:
                found[-1] = (last, found[-1][1] + 1)
            else:
                last = code + AGAIN
                found.append((last, 1))
    return found


def _may_act(p: Position, code: int) -> bool:
    """Whether an order of this code can be used in the phase under way (C31, C39, C85)."""
    kind = kind_of(code)
    if p.phase == FAST:
        return kind == CAVALRY and not (p.setting.terrain and _in_or_out_of_forest(p, code))
    if kind == ARTILLERY:
        if p.phase == ARMS:
            return start_of(code) != RESERVE and step_of(code) != RESERVE
        return not p.setting.terrain or _gun_may_enter(p, start_of(code), step_of(code))
    if start_of(code) == step_of(code):
        return p.phase == ARMS
    return True


def _in_or_out_of_forest(p: Position, code: int) -> bool:
    forest = p.setting.board.forest
    return start_of(code) in forest or step_of(code) in forest


def _gun_may_enter(p: Position, start: int, end: int) -> bool:
    """A gun enters a forest by road only, and crosses a river by a bridge only (C85, C90)."""
    board = p.setting.board
    if end in board.forest and (start, end) not in board.road:
        return False
    over = end in board.river and start not in board.river
    return not over or (start, end) in board.bridge


def width(p: Position, start: int, end: int) -> int:
    """How many may cross a border in this direction in a phase (C26, C85, C90)."""
    if p.setting.terrain:
        board = p.setting.board
        if end in board.forest or (end in board.river and start not in board.river):
            return NARROW
    return BORDER


def legal_go(p: Position) -> list[Action]:
    side = p.seat
    if p.veiled(side):
        return []
    classes = able(p, side)
    if not classes:
        return [_IDLE]
    counts = tuple(number for _, number in classes)
    crossing: dict[tuple[int, int], int] = {}
    for code, number in classes:
        border = (start_of(code), step_of(code))
        crossing[border] = crossing.get(border, 0) + number
    crowded = {border for border, number in crossing.items() if number > width(p, *border)}
    found = []
    for choice in _choices(counts):
        if crowded and _too_many(p, classes, choice, crowded):
            continue
        args: list[int] = []
        for i, number in enumerate(choice):
            if number:
                args.append(classes[i][0])
                args.append(number)
        found.append(Action(GO, tuple(args)))
    return found


def pick_go(p: Position, rng: Rng) -> Action:
    """One of `legal_go`, each as likely as any other, without making them all."""
    classes = able(p, p.seat)
    if not classes:
        return _IDLE
    while True:
        args: list[int] = []
        total = 0
        for code, most in classes:
            number = int(rng.random() * (most + 1))
            if number:
                args.append(code)
                args.append(number)
                total += number
        if total <= NARROW or _fits(p, args):
            return Action(GO, tuple(args))


def _fits(p: Position, args: list[int]) -> bool:
    """Whether no border is crossed by more than it can take."""
    crossing: dict[int, int] = {}
    for i in range(0, len(args), 2):
        border = args[i] % AGAIN // 330 * 10 + args[i] % AGAIN // 11 % 10
        crossing[border] = crossing.get(border, 0) + args[i + 1]
        if crossing[border] > NARROW and crossing[border] > width(p, border // 10, border % 10):
            return False
    return True


def _too_many(
    p: Position, classes: list[tuple[int, int]], choice: tuple[int, ...], crowded: set[tuple[int, int]]
) -> bool:
    for border in crowded:
        crossing = 0
        for i, number in enumerate(choice):
            if number and start_of(classes[i][0]) == border[0] and step_of(classes[i][0]) == border[1]:
                crossing += number
        if crossing > width(p, *border):
            return True
    return False


@cache
def _choices(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to take some of each class, none of all first."""
    found: list[tuple[int, ...]] = [()]
    for most in counts:
        found = [(*choice, number) for choice in found for number in range(most + 1)]
    return tuple(found)


_IDLE = Action(GO)


def conclude_go(p: Position) -> None:
    """Both have said who acts: put them into groups."""
    p.groups = []
    for side in range(2):
        p.going[side] = []
        for answer in p.answers[side]:
            start_acting(p, side, answer.args)


# Moving


def enter_move(p: Position) -> int:
    """Friendly sectors, then sectors without an enemy, again and again (C24)."""
    if not p.asking:
        p.asking = True
        for group in p.groups:
            group[6] = int(_walks(p, group) and p.friendly(group[0], group[3]))
    while p.groups:
        due = [group for group in p.groups if group[6]]
        if not due:
            if not _free(p):
                break
            continue
        if len(due) > 1:
            due.sort(key=_WHERE)
        at = 0
        while at < len(due):
            first = due[at]
            end = at + 1
            number = first[4]
            while end < len(due) and due[end][3] == first[3] and due[end][0] == first[0]:
                number += due[end][4]
                end += 1
            room = 99 if first[3] == RESERVE else p.room[first[0] * SECTORS + first[3]]
            if end - at == 1:
                move_in(p, first, number if number <= room else room)
            elif room <= 0 or number <= room:
                for group in due[at:end]:
                    move_in(p, group, group[4] if room > 0 else 0)
            else:
                p.stack.append(tags.ENTER)
                return -1
            at = end
    p.asking = False
    p.stack.pop()
    return -1


_WHERE = itemgetter(3, 0)
"""Where a group goes, and whose it is."""


def _walks(p: Position, group: list[int]) -> bool:
    """Guns never move before the march, and an order without a step is an attack (C39, C88)."""
    return (group[1] != ARTILLERY or p.phase == MARCH) and group[2] != group[3]


def _due(p: Position) -> list[list[int]]:
    """The groups of the next side and sector that move now."""
    best = 99
    for group in p.groups:
        if group[6] and group[3] * 2 + group[0] < best:
            best = group[3] * 2 + group[0]
    if best == 99:
        return []
    return [group for group in p.groups if group[6] and group[3] * 2 + group[0] == best]


def _free(p: Position) -> bool:
    """Mark all groups that may now enter a sector that no enemy holds or enters; False if there is none (C24, C28)."""
    found = False
    for group in p.groups:
        if _walks(p, group) and not p.holds(1 - group[0], group[3]) and not _contested(p, group):
            group[6] = 1
            found = True
    return found


def _contested(p: Position, group: list[int]) -> bool:
    """Whether an enemy enters the same sector; from his reserve he hinders nobody, except in the march (C28, C33)."""
    for other in p.groups:
        if (
            other[0] != group[0]
            and other[3] == group[3]
            and _walks(p, other)
            and (other[2] != RESERVE or p.phase == MARCH)
        ):
            return True
    return False


def move_in(p: Position, group: list[int], number: int) -> None:
    """So many of a group make their step; the others stay and keep their orders (C25). The group is done with."""
    side, kind, start, to, second = group[0], group[1], group[2], group[3], group[5]
    p.groups.remove(group)
    if group[9] >= BY_ROAD:
        status = group[9] - BY_ROAD
        step(p, side, kind, status, start, to, number, MOVED if status == FRESH else status)
        return
    if not number:
        give_back(p, group)
        return
    if group[9]:
        # The garrison leaves its building, which until now it has not been counted outside of.
        p.count[slot(side, start, kind, FRESH)] += 1
        p.spare = []
        p.garrison = NOBODY
    tired = kind != CAVALRY or second or (p.setting.terrain and enters_forest(p, to))
    step(p, side, kind, FRESH, start, to, number, MOVED if tired else FRESH)
    resolved(p, group, 0 if tired else number, 0, group[4] - number)


def enters_forest(p: Position, place: int) -> bool:
    return p.setting.terrain and place in p.setting.board.forest


def step(p: Position, side: int, kind: int, status: int, start: int, to: int, number: int, after: int) -> None:
    """Units go from one place to the next and take what lies there (C29)."""
    count = p.count
    at = side * PER_SIDE + kind * STATUSES
    count[at + start * PER_PLACE + status] -= number
    count[at + to * PER_PLACE + after] += number
    spare = p.spare
    if start != RESERVE and spare:
        spare[side * SECTORS + start] += number
    if to != RESERVE:
        p.room[side * SECTORS + to] -= number
        if spare:
            spare[side * SECTORS + to] -= number
        at = (1 - side) * PER_SIDE + to * PER_PLACE + ROUTED
        if count[at] or count[at + STATUSES] or count[at + 2 * STATUSES]:
            p.capture_routed(side, to)
    if p.tell is not None:
        p.say(Event(MOVED_EVENT, side, kind, number, start, to, "moves"))


def enter_enter(p: Position) -> int:
    """Ask who moves where room is short, if there is a choice (C25)."""
    options = legal_enter(p)
    if len(options) > 1:
        return _due(p)[0][0]
    do_enter(p, options[0])
    return -1


def legal_enter(p: Position) -> list[Action]:
    """Every choice of as many as there is room for, by where they come from and kind."""
    together = _sources(p)
    side, to = _due(p)[0][0], _due(p)[0][3]
    room = p.room[side * SECTORS + to]
    found = []
    for choice in _choices(tuple(number for _, _, number in together)):
        if sum(choice) == room:
            args = [to]
            for (start, kind, _), number in zip(together, choice, strict=True):
                if number:
                    args += [start, kind, number]
            found.append(Action(ENTER, tuple(args)))
    found.reverse()
    return found


def _sources(p: Position) -> list[tuple[int, int, int]]:
    """Where those come from who move now: from, kind, how many."""
    totals: dict[tuple[int, int], int] = {}
    for group in _due(p):
        totals[group[2], group[1]] = totals.get((group[2], group[1]), 0) + group[4]
    return [(start, kind, totals[start, kind]) for start, kind in sorted(totals)]


def do_enter(p: Position, action: Action) -> None:
    """First acts go before second ones, since they have more left to do (C10)."""
    together = _due(p)
    left: dict[tuple[int, int], int] = {}
    for i in range(1, len(action.args), 3):
        left[action.args[i], action.args[i + 1]] = action.args[i + 2]
    for group in sorted(together, key=_second_last):
        key = (group[2], group[1])
        number = min(left.get(key, 0), group[4])
        left[key] = left.get(key, 0) - number
        move_in(p, group, number)
    p.stack.pop()


def _second_last(group: list[int]) -> int:
    return group[5]


# The march


def forget_groups(p: Position) -> None:
    """Those who have not moved in the march: whoever wanted what the enemy wanted too has used his order (C33)."""
    clashing = []
    p.groups = [group for group in p.groups if group[9] < BY_ROAD]
    for group in p.groups:
        clashing.append(_contested(p, group) and not p.holds(1 - group[0], group[3]))
    for group, clash in zip(p.groups, clashing, strict=True):
        resolved(p, group, 0, 0, 0 if clash else group[4])
    p.groups = []


# Roads


def road_steps(p: Position, side: int) -> list[tuple[int, int]]:
    """Every step that a side's units may make along a road."""
    near = p.setting.board.near[side]
    return sorted((start, end) for start, end in p.setting.board.road if end in near[start])


def agenda_road(p: Position, side: int) -> list[int]:
    """Asked while a unit stands where a road could take it, whatever its orders (C22, C90)."""
    if not p.setting.terrain:
        return []
    for start, _ in road_steps(p, side):
        for kind in (INFANTRY, CAVALRY):
            if p.count[slot(side, start, kind, FRESH)] or p.count[slot(side, start, kind, SPENT)]:
                return [0]
    return []


def legal_road(p: Position) -> list[Action]:
    """Up to two, of those that are spent or have an order that is not being used now (C90)."""
    side = p.seat
    if p.veiled(side):
        return []
    ordered: dict[tuple[int, int], int] = {}
    for code in (*p.unused[side], *p.again[side]):
        key = (start_of(code), kind_of(code))
        ordered[key] = ordered.get(key, 0) + 1
    steps = []
    for start, end in road_steps(p, side):
        for kind in (INFANTRY, CAVALRY):
            # Whoever is in a building has his order too, but does not take the road.
            fresh = p.count[slot(side, start, kind, FRESH)]
            fresh -= sum(group[4] for group in p.groups if group[:3] == [side, kind, start] and not group[9])
            able_ones = p.count[slot(side, start, kind, SPENT)] + min(ordered.get((start, kind), 0), fresh)
            if able_ones:
                steps.append((kind, start, end, able_ones))
    steps.sort()
    found = [Action(ROAD)]
    for i, (kind, start, end, number) in enumerate(steps):
        found.append(Action(ROAD, (kind, start, end)))
        if number > 1:
            found.append(Action(ROAD, (kind, start, end) * MOST_BY_ROAD))
        for other_kind, other_start, other_end, _ in steps[i + 1 :]:
            if number > 1 or (other_kind, other_start) != (kind, start):
                found.append(Action(ROAD, (kind, start, end, other_kind, other_start, other_end)))
    return found


def conclude_road(p: Position) -> None:
    """They join those who march: spent units first, who can do nothing else."""
    for side in range(2):
        for answer in p.answers[side]:
            for i in range(0, len(answer.args), 3):
                kind, start, end = answer.args[i : i + 3]
                taken = sum(1 for group in p.groups if group[:3] == [side, kind, start] and group[9] == BY_ROAD + SPENT)
                status = SPENT if p.count[slot(side, start, kind, SPENT)] > taken else FRESH
                p.groups.append([side, kind, start, end, 1, 0, 0, 0, 0, BY_ROAD + status])
