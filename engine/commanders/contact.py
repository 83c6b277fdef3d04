"""Contact: which units meet, where they stand, how the defenders react, and who takes position (C34 to C50)."""

from engine.commanders import tags
from engine.commanders.action import ARTILLERY, CAVALRY, HOLD, INFANTRY, REACT, Action
from engine.commanders.board import BORDER, NORTH, RESERVE, SECTORS
from engine.commanders.building import besieges, open_fronts
from engine.commanders.events import LINED_UP, MET, SEPARATOR, Event
from engine.commanders.events import REACTED as REACTED_EVENT
from engine.commanders.orders import resolved, trim_all
from engine.commanders.position import (
    ATTACKS,
    BORDER_ZONE,
    COUNTERS,
    FRESH,
    FROM_BUILDING,
    GONE,
    INSIDE,
    MOVED,
    REACTED,
    ROUTED,
    SECOND,
    SIEGE,
    SPENT,
    SQUARE,
    SQUARE_SPENT,
    Front,
    Position,
    slot,
    unit_code,
)

SUCCESS: int = 5
"""A reaction needs more than 3 with a modifier of -1 (C41, C42)."""


def enter_contact(p: Position) -> int:
    """Build the fronts out of all groups that have not moved, and put down the steps of the combats."""
    p.stack.pop()
    p.melee = False
    if not p.groups:
        return -1
    p.fronts, p.units, p.captives, p.rolls, p.rerolls = [], [], [], [], []
    meeting = _meeting(p)
    for group in [group for group in p.groups if group not in meeting]:
        p.groups.remove(group)
        resolved(p, group, 0, 0, group[4])
    if meeting:
        p.spare = []
        _assaults(p, [group for group in meeting if _is_assault(p, group)])
        _encounters(p, [group for group in meeting if not _is_assault(p, group) and group[2] != group[3]])
        open_fronts(p, meeting)
        _line_up_attackers(p, meeting)
        p.fronts.sort(key=_order)
        if p.tell is not None:
            for front in p.fronts:
                if front.sector != BORDER_ZONE:
                    p.say(Event(MET, place=front.sector if front.sector >= 0 else p.setting.house))
                else:
                    p.say(Event(MET, place=min(front.home), to=max(front.home)))
        p.stack += _STEPS
    return -1


_STEPS = (
    tags.ADVANCE,
    tags.CAPTURES,
    tags.HITS,
    tags.REROLL,
    tags.SHOOT,
    tags.AIM,
    tags.CLOSE,
    tags.GARRISON,
    tags.BREAK,
    tags.HITS,
    tags.REROLL,
    tags.SHOOT,
    tags.AIM,
    tags.PLACE,
    tags.REACTION_ROLLS,
    tags.REACT,
)


def _meeting(p: Position) -> list[list[int]]:
    """The groups that fight: not those from a reserve, nor guns without an enemy before them (C28, C39)."""
    troops = [
        group
        for group in p.groups
        if group[1] != ARTILLERY and group[2] != RESERVE and not group[9] and group[2] != group[3]
    ]
    met = {(group[0], group[3]) for group in troops}
    found = []
    for group in p.groups:
        joins = group[1] == ARTILLERY and (p.holds(1 - group[0], group[3]) or (group[0], group[3]) in met)
        if group in troops or besieges(p, group) or joins:
            found.append(group)
    return found


def _is_assault(p: Position, group: list[int]) -> bool:
    return group[2] != group[3] and p.holds(1 - group[0], group[3])


def _assaults(p: Position, groups: list[list[int]]) -> None:
    for side, _, start, to, *_ in groups:
        for front in p.fronts:
            if front.home[side] == start and front.home[1 - side] == to:
                front.target[side] = to
                break
        else:
            home, target = [to, to], [-1, -1]
            home[side], target[side] = start, to
            p.fronts.append(Front(BORDER_ZONE, home, target))


def _encounters(p: Position, groups: list[list[int]]) -> None:
    """Lines straight across face each other; then each left over, from north clockwise, the next free enemy (C37)."""
    for sector in sorted({group[3] for group in groups}):
        owner = [-1] * 4
        beside = p.setting.board.across[sector]
        for side, _, start, to, *_ in groups:
            if to == sector:
                owner[beside.index(start)] = side
        faced = [False] * 4
        pairs: list[tuple[int, int]] = []
        for one, other in ((NORTH, NORTH + 2), (NORTH + 1, NORTH + 3)):
            if owner[one] >= 0 and owner[other] >= 0 and owner[one] != owner[other]:
                pairs.append((one, other))
                faced[one] = faced[other] = True
        for one in range(4):
            if owner[one] < 0 or faced[one]:
                continue
            faced[one] = True
            other = -1
            for turn in range(1, 4):
                at = (one + turn) % 4
                if owner[at] == 1 - owner[one] and not faced[at]:
                    other = at
                    faced[at] = True
                    break
            pairs.append((one, other))
        for one, other in pairs:
            home, target = [-1, -1], [-1, -1]
            for at in (one, other):
                if at >= 0:
                    home[owner[at]], target[owner[at]] = beside[at], sector
            p.fronts.append(Front(sector, home, target))


def _line_up_attackers(p: Position, meeting: list[list[int]]) -> None:
    """Attackers leave the counts and stand in their lines: I, C, A (C48)."""
    for side, kind, start, to, number, second, *_ in sorted(meeting, key=_kind_first):
        front = attack_front(p, side, start, to)
        p.count[slot(side, start, kind, FRESH)] -= number
        for _ in range(number):
            front.line[side].append(len(p.units))
            p.units.append(unit_code(kind, FRESH, side, start, ATTACKS | (SECOND if second else 0)))


def _kind_first(group: list[int]) -> tuple[int, int]:
    return group[1], group[5]


def attack_front(p: Position, side: int, start: int, to: int) -> Front:
    front, *_ = [front for front in p.fronts if front.home[side] == start and front.target[side] == to]
    return front


def _order(front: Front) -> tuple[int, int, int]:
    """Fronts by name: borders by their two sectors, an encounter by its own, before the borders of that sector."""
    if front.sector >= 0:
        return front.sector, -1, 0
    if front.sector == FROM_BUILDING:
        return max(front.home), RESERVE, 0
    return min(front.home), max(front.home), 0


# Who is where


def is_attacker(code: int) -> bool:
    """Whether a unit in a line attacks: it does, and is not routed."""
    return bool(code & ATTACKS) and (code >> 2 & 7) != ROUTED


def attackers(p: Position, front: Front, side: int) -> int:
    """Unrouted attackers of a side in a front."""
    number = 0
    for unit in front.line[side]:
        if is_attacker(p.units[unit]):
            number += 1
    return number


def unrouted(p: Position, front: Front, side: int) -> int:
    number = 0
    for unit in front.line[side]:
        if (p.units[unit] >> 2 & 7) != ROUTED:
            number += 1
    return number


def attacked(p: Position, side: int) -> list[int]:
    """The sectors of a side that are attacked, in their order; an encounter attacks nobody's."""
    found = []
    for front in p.fronts:
        if front.sector == BORDER_ZONE and front.target[1 - side] >= 0 and front.target[1 - side] not in found:
            found.append(front.target[1 - side])
    found.sort()
    return found


def fronts_into(p: Position, side: int, sector: int) -> list[Front]:
    """The fronts through which a side's sector is attacked, in the order of their names."""
    return [front for front in p.fronts if front.sector == BORDER_ZONE and front.target[1 - side] == sector]


def in_lines(p: Position, side: int, sector: int) -> bool:
    """Whether an unrouted unit of a side that belongs to a sector stands in a line."""
    for code in p.units:
        if (
            code >> 5 & 1 == side
            and code >> 6 & 15 == sector
            and not code & (GONE | INSIDE)
            and code >> 2 & 7 != ROUTED
        ):
            return True
    return False


# Reactions


def entitled(p: Position, side: int, sector: int) -> tuple[int, int, bool, list[int]]:
    """Of an attacked sector: infantry that may try a square, cavalry that may react, whether it may retreat, and the
    borders it may countercharge over (C40 to C43)."""
    into = fronts_into(p, side, sector)
    kinds = {(front.home[1 - side], p.units[unit] & 3) for front in into for unit in front.line[1 - side]}
    infantry = 0
    if any(kind == CAVALRY for _, kind in kinds):
        infantry = sum(p.count[slot(side, sector, INFANTRY, status)] for status in (FRESH, MOVED))
    cavalry = sum(p.count[slot(side, sector, CAVALRY, status)] for status in (FRESH, MOVED))
    borders = [start for start, kind in sorted(kinds) if kind == INFANTRY] if cavalry else []
    return infantry, cavalry, bool(cavalry) and retreat_room(p, side, sector) > 0, borders


def retreat_room(p: Position, side: int, sector: int) -> int:
    """How many may retreat from a sector; none if what is behind it is not friendly (C43)."""
    behind = p.setting.board.rear(side, sector)
    if behind == RESERVE:
        return 99
    if not in_lines(p, side, behind) and (not p.friendly(side, behind) or in_lines(p, 1 - side, behind)):
        return 0
    return max(p.room[side * SECTORS + behind], 0)


def agenda_react(p: Position, side: int) -> list[int]:
    found = []
    for sector in attacked(p, side):
        infantry, cavalry, retreats, borders = entitled(p, side, sector)
        if infantry or (cavalry and (retreats or borders)):
            found.append(sector)
    return found


def legal_react(p: Position) -> list[Action]:
    side = p.seat
    sector = p.todo[side][0]
    infantry, cavalry, retreats, borders = entitled(p, side, sector)
    most = [min(cavalry, retreat_room(p, side, sector)) if retreats else 0]
    for start in borders:
        own = attackers(p, _between(p, side, sector, start), side)
        most.append(min(cavalry, BORDER - own))
    ways: list[tuple[int, ...]] = [()]
    for limit in most:
        ways = [(*way, number) for way in ways for number in range(min(limit, cavalry - sum(way)) + 1)]
    found = []
    for squares in range(infantry + 1):
        for way in ways:
            args = [sector, squares, way[0]]
            for start, number in zip(borders, way[1:], strict=True):
                if number:
                    args += [start, number]
            found.append(Action(REACT, tuple(args)))
    return found


def _between(p: Position, side: int, sector: int, start: int) -> Front:
    between = [front for front in p.fronts if front.sector == BORDER_ZONE and front.home[side] == sector]
    front, *_ = [front for front in between if front.home[1 - side] == start]
    return front


def conclude_react(p: Position) -> None:
    """Retreats at once; then the rolls, squares before countercharges, sectors in order."""
    squares: list[list[int]] = []
    counters: list[list[int]] = []
    for side in range(2):
        for answer in p.answers[side]:
            sector, trying, retreating = answer.args[:3]
            if trying:
                _tire(p, side, sector, INFANTRY, trying)
                squares.append([sector, side, trying, -1])
            if retreating:
                _tire(p, side, sector, CAVALRY, retreating)
                behind = p.setting.board.rear(side, sector)
                p.move(side, CAVALRY, REACTED, sector, behind, retreating)
                if behind != RESERVE:
                    p.room[side * SECTORS + behind] -= retreating
                if p.tell is not None:
                    p.say(Event(REACTED_EVENT, side, CAVALRY, retreating, sector, behind, "retreat"))
            for i in range(3, len(answer.args), 2):
                start, number = answer.args[i], answer.args[i + 1]
                _tire(p, side, sector, CAVALRY, number)
                counters.append([sector, side, number, start])
    squares.sort()
    counters.sort(key=_by_border)
    p.rolls = squares + counters
    trim_all(p)


def _by_border(roll: list[int]) -> tuple[int, int, int]:
    return roll[0], roll[1], roll[3]


def _tire(p: Position, side: int, sector: int, kind: int, number: int) -> None:
    """Units that try a reaction: first those that have moved, who have no order left (C10, C44)."""
    for status in (MOVED, FRESH):
        some = min(number, p.count[slot(side, sector, kind, status)])
        p.count[slot(side, sector, kind, status)] -= some
        p.count[slot(side, sector, kind, REACTED)] += some
        number -= some


def reaction_rolled(p: Position, faces: tuple[int, ...]) -> None:
    sector, side, _, start = p.rolls.pop(0)
    won = sum(1 for face in faces if face >= SUCCESS)
    if start < 0:
        p.count[slot(side, sector, INFANTRY, REACTED)] -= won
        p.count[slot(side, sector, INFANTRY, SQUARE)] += won
        if p.tell is not None:
            p.say(Event(REACTED_EVENT, side, INFANTRY, won, sector, text="square"))
        return
    p.count[slot(side, sector, CAVALRY, REACTED)] -= won
    front = _between(p, side, sector, start)
    for _ in range(won):
        front.target[side] = start
        front.line[side].append(len(p.units))
        p.units.append(unit_code(CAVALRY, FRESH, side, sector, ATTACKS | COUNTERS))
    if p.tell is not None:
        p.say(Event(REACTED_EVENT, side, CAVALRY, won, sector, start, "counter"))


# Taking positions

CLASSES = (
    (INFANTRY, SQUARE),
    (INFANTRY, SQUARE_SPENT),
    (INFANTRY, REACTED),
    (INFANTRY, MOVED),
    (INFANTRY, FRESH),
    (INFANTRY, SPENT),
    (CAVALRY, REACTED),
    (CAVALRY, MOVED),
    (CAVALRY, FRESH),
    (CAVALRY, SPENT),
    (ARTILLERY, REACTED),
    (ARTILLERY, MOVED),
    (ARTILLERY, FRESH),
    (ARTILLERY, SPENT),
)
"""Unrouted defenders in the order in which they are placed: those without an order before others (C10, C48)."""
GROUPS = (0, 1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7)
"""For each of them the group of units that look alike."""
GROUP_STATUS = (SQUARE, SQUARE_SPENT, FRESH, SPENT, FRESH, SPENT, FRESH, SPENT)
GROUP_KIND = (0, 0, 0, 0, 1, 1, 2, 2)


def enter_place(p: Position) -> int:
    """Sector by sector, the defenders take position (C49, C50)."""
    if not p.asking:
        p.asking = True
        p.chosen = [sector * 2 + side for side in range(2) for sector in attacked(p, side)]
        p.chosen.sort()
        _line_up_countercharges(p)
    while p.chosen:
        sector, side = p.chosen[0] // 2, p.chosen[0] % 2
        options = holds(p, side, sector)
        if len(options) > 1:
            p.stack.append(tags.HOLD)
            return side
        place(p, options[0])
    p.asking = False
    p.stack.pop()
    _count_rerolls(p)
    tell_lines(p)
    return -1


def _line_up_countercharges(p: Position) -> None:
    """Countercharging cavalry stands between attacking infantry and guns, like any attacking cavalry (C42, C48)."""
    for front in p.fronts:
        for side in range(2):
            front.line[side] = _sorted_line(p, front.line[side])


def _sorted_line(p: Position, line: list[int]) -> list[int]:
    ranked = sorted((rank(p.units[unit]), i, unit) for i, unit in enumerate(line))
    return [unit for _, _, unit in ranked]


def rank(code: int) -> int:
    """Where a unit stands in its line: attackers, defenders, routed ones; unspent before spent (C48)."""
    kind, status = code & 3, code >> 2 & 7
    if status == ROUTED:
        return 30 + kind
    if code & ATTACKS:
        return kind * 2 + (1 if code & SECOND else 0)
    if status in (SQUARE, SQUARE_SPENT):
        return 10 + status - SQUARE
    return 12 + kind * 2 + (1 if status == SPENT else 0)


def tell_lines(p: Position) -> None:
    if p.tell is not None:
        for i, front in enumerate(p.fronts):
            units = [p.units[unit] for unit in front.line[0]]
            others = [p.units[unit] for unit in front.line[1]]
            numbers = (*units, SEPARATOR, *others)
            place, to = (
                (min(front.home), max(front.home))
                if front.sector == BORDER_ZONE
                else (max(front.sector, p.setting.house), -1)
            )
            p.say(Event(LINED_UP, number=i, place=place, to=to, numbers=numbers))


def needs(p: Position, side: int, sector: int) -> list[tuple[Front, int]]:
    """The attacked borders of a sector, and how many defenders each may still have (C49)."""
    return [
        (front, max(attackers(p, front, 1 - side) - len(front.line[side]), 0)) for front in fronts_into(p, side, sector)
    ]


def holds(p: Position, side: int, sector: int) -> list[Action]:
    """Every way to divide those who are placed among the attacked borders (C50)."""
    wanted = [(front.home[1 - side], need) for front, need in needs(p, side, sector) if need]
    total = sum(need for _, need in wanted)
    have = [0] * 8
    placed = 0
    for i, (kind, status) in enumerate(CLASSES):
        some = min(p.count[slot(side, sector, kind, status)], total - placed)
        have[GROUPS[i]] += some
        placed += some
    if not placed:
        return [Action(HOLD, (sector,))]
    if len(wanted) == 1:
        args = [sector]
        for group, number in enumerate(have):
            if number:
                args += [wanted[0][0], group, number]
        return [Action(HOLD, tuple(args))]
    ways: list[list[tuple[int, int, int]]] = []
    _divide(wanted, have, 0, [need for _, need in wanted], [], ways)
    covered = min(placed, len(wanted))
    found = []
    for way in ways:
        if len({start for start, _, _ in way}) == covered:
            args = [sector]
            for part in sorted(way):
                args += part
            found.append(Action(HOLD, tuple(args)))
    return found


def _divide(
    wanted: list[tuple[int, int]],
    have: list[int],
    group: int,
    left: list[int],
    so_far: list[tuple[int, int, int]],
    found: list[list[tuple[int, int, int]]],
) -> None:
    """Every way to deal out each group in turn."""
    if group == len(have):
        found.append(so_far)
        return
    for dealt in _deals(have[group], left):
        parts = [(wanted[i][0], group, number) for i, number in enumerate(dealt) if number]
        rest = [left[i] - number for i, number in enumerate(dealt)]
        _divide(wanted, have, group + 1, rest, so_far + parts, found)


def _deals(number: int, left: list[int]) -> list[tuple[int, ...]]:
    """Every way to give so many to places with so much room, all of them."""
    found: list[tuple[int, ...]] = [()]
    for i in range(len(left)):
        later = sum(left[i + 1 :])
        wider = []
        for way in found:
            rest = number - sum(way)
            for some in range(max(rest - later, 0), min(rest, left[i]) + 1):
                wider.append((*way, some))
        found = wider
    return found


def legal_hold(p: Position) -> list[Action]:
    return holds(p, p.chosen[0] % 2, p.chosen[0] // 2)


def enter_hold(p: Position) -> int:
    return p.chosen[0] % 2


def do_hold(p: Position, action: Action) -> None:
    p.stack.pop()
    place(p, action)


def place(p: Position, action: Action) -> None:
    """Put defenders into their lines as divided; routed ones fill what is left, borders in order (C50)."""
    side = p.chosen.pop(0) % 2
    sector = action.args[0]
    for i in range(1, len(action.args), 3):
        start, group, number = action.args[i : i + 3]
        front = _between(p, side, sector, start)
        for at, (kind, status) in enumerate(CLASSES):
            if GROUPS[at] == group:
                some = min(number, p.count[slot(side, sector, kind, status)])
                number -= some
                _add(p, front, side, sector, kind, status, some)
    for front, need in needs(p, side, sector):
        for kind in range(3):
            some = min(need, p.count[slot(side, sector, kind, ROUTED)])
            need -= some
            _add(p, front, side, sector, kind, ROUTED, some)
    for front in fronts_into(p, side, sector):
        front.line[side] = _sorted_line(p, front.line[side])


def _add(p: Position, front: Front, side: int, sector: int, kind: int, status: int, number: int) -> None:
    p.count[slot(side, sector, kind, status)] -= number
    for _ in range(number):
        front.line[side].append(len(p.units))
        p.units.append(unit_code(kind, status, side, sector))


def _count_rerolls(p: Position) -> None:
    """An attack through several borders brings a re-roll for each but the first (C59)."""
    borders: dict[tuple[int, int], int] = {}
    for front in p.fronts:
        for side in range(2):
            if front.target[side] >= 0 and front.sector != SIEGE and attackers(p, front, side):
                key = (front.target[side], side)
                borders[key] = borders.get(key, 0) + 1
    p.rerolls = [[side, sector, number - 1] for (sector, side), number in sorted(borders.items()) if number > 1]


def close(p: Position) -> None:
    """Second placement: gaps are filled from the idle, what is too many goes idle again (C56)."""
    for front in p.fronts:
        for side in range(2):
            front.line[side] = _sorted_line(p, front.line[side])
    for side in range(2):
        for sector in attacked(p, side):
            _fill_gaps(p, side, sector)
        for front in p.fronts:
            # Only now: whoever goes idle here has stayed in his zone and helps in no other.
            _thin_out(p, front, side)
    for front in p.fronts:
        for side in range(2):
            front.line[side] = _sorted_line(p, front.line[side])


def _thin_out(p: Position, front: Front, side: int) -> None:
    """Passive units beyond the number of attackers they face go idle, the last of the order first."""
    most = attackers(p, front, 1 - side)
    line = front.line[side]
    for unit in reversed(line[:]):
        code = p.units[unit]
        if not code & (ATTACKS | INSIDE) and (code >> 2 & 7) != ROUTED and unrouted(p, front, side) > most:
            line.remove(unit)
            p.units[unit] = code | GONE
            p.count[slot(side, code >> 6 & 15, code & 3, code >> 2 & 7)] += 1


def _fill_gaps(p: Position, side: int, sector: int) -> None:
    """Idle defenders step into gaps: the widest first, then clockwise from north."""
    into = fronts_into(p, side, sector)
    direction = p.setting.board.direction[sector]
    into.sort(key=lambda front: direction[front.home[1 - side]])
    for kind, status in CLASSES:
        while p.count[slot(side, sector, kind, status)]:
            best = max(into, key=lambda front: attackers(p, front, 1 - side) - unrouted(p, front, side))
            if attackers(p, best, 1 - side) <= unrouted(p, best, side):
                return
            _add(p, best, side, sector, kind, status, 1)
