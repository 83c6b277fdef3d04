"""Rally and Scoring: units brought back, sheets opened, points in steps, and every way to end (C81, C84, C91, C92)."""

from engine.commanders import tags
from engine.commanders.action import ARTILLERY, CAVALRY, INFANTRY, RALLY, SAVED, Action
from engine.commanders.board import BLACK, BOX, NOBODY, RESERVE, ROSE, SECTORS, WHITE
from engine.commanders.events import ENDED, MARKER_GONE, POINTS, RALLIED, Event
from engine.commanders.events import SHEET as SHEET_EVENT
from engine.commanders.orders import saved_orders, sheet_action
from engine.commanders.pairs import next_seat
from engine.commanders.position import (
    FRESH,
    PER_PLACE,
    PER_SIDE,
    ROUTED,
    SPENT,
    SQUARE,
    SQUARE_SPENT,
    STATUSES,
    Position,
    become,
    slot,
)

TO_WIN: int = 10
WORTH = (1, 1, 2)
"""Of a captured unit by its kind (C71)."""


# Rally


def guns_to_raise(p: Position, side: int) -> list[int]:
    """The sectors of routed guns that may stand up, one entry each: their side must hold the sector (C92)."""
    found = []
    guns = p.count[slot(side, 0, ARTILLERY, ROUTED) : slot(side, SECTORS, ARTILLERY, ROUTED) : PER_PLACE]
    if any(guns):
        for sector, number in enumerate(guns):
            if number and p.controls(side, sector):
                found += [sector] * number
    house = p.setting.house
    if p.garrison == side and p.garrison_status == ROUTED and p.controls(side, house):
        found.append(house)
        found.sort()
    return found


def agenda_rally(p: Position, side: int) -> list[int]:
    """Asked even with nothing saved, which the other side cannot know (C22)."""
    at = slot(side, BOX, INFANTRY, ROUTED)
    if p.count[at] > 1 or p.count[at + STATUSES] > 1 or guns_to_raise(p, side):
        return [0]
    return []


def _pairs(p: Position, side: int, kind: int) -> int:
    return p.count[slot(side, BOX, kind, ROUTED)] // 2


def rallies(p: Position, side: int, most: int) -> list[Action]:
    """Everything that so many orders can rally."""
    ways: list[tuple[int, ...]] = [()]
    guns = guns_to_raise(p, side)
    for sector in sorted(set(guns)):
        ways = [way + (sector,) * number for way in ways for number in range(guns.count(sector) + 1)]
    found = []
    for infantry in range(min(_pairs(p, side, INFANTRY), most) + 1):
        for cavalry in range(min(_pairs(p, side, CAVALRY), most - infantry) + 1):
            found += [Action(RALLY, (infantry, cavalry, *way)) for way in ways if infantry + cavalry + len(way) <= most]
    return found


def legal_rally(p: Position) -> list[Action]:
    return [] if p.veiled(p.seat) else rallies(p, p.seat, saved_orders(p, p.seat))


def conclude_rally(p: Position) -> None:
    for side in range(2):
        for answer in p.answers[side]:
            for kind in (INFANTRY, CAVALRY):
                number = answer.args[kind]
                p.count[slot(side, BOX, kind, ROUTED)] -= 2 * number
                p.count[slot(side, RESERVE, kind, FRESH)] += number
                if number and p.tell is not None:
                    p.say(Event(RALLIED, side, kind, number, RESERVE))
            for sector in answer.args[2:]:
                if not p.count[slot(side, sector, ARTILLERY, ROUTED)]:
                    p.garrison_status = FRESH
                    continue
                p.count[slot(side, sector, ARTILLERY, ROUTED)] -= 1
                p.count[slot(side, sector, ARTILLERY, FRESH)] += 1
                if p.tell is not None:
                    p.say(Event(RALLIED, side, ARTILLERY, 1, sector))
            p.rallied[side] = sum(answer.args[:2]) + len(answer.args[2:])


# The sheets


def enter_sheet(p: Position) -> int:
    """Both open their sheets, whoever is first (C20)."""
    if not p.asking:
        p.asking = True
        p.todo = [[0], [0]]
    seat = next_seat(p)
    if seat >= 0:
        return seat
    p.asking = False
    p.stack.pop()
    return -1


def legal_sheet(p: Position) -> list[Action]:
    return [] if p.veiled(p.seat) else [sheet_action(p, p.seat)]


def do_sheet(p: Position, action: Action) -> None:
    side = p.seat
    p.todo[side].pop()
    p.bared[side] = True
    p.sheet[side] = [*action.args, *[SAVED] * (p.quota[side] - len(action.args))]
    if p.tell is not None:
        p.say(Event(SHEET_EVENT, side, numbers=action.args))


# Points


def sectors_held(p: Position, side: int) -> list[int]:
    """Which of the nine sectors a side holds at Scoring, when whoever is not routed is fresh again."""
    at = side * PER_SIDE
    fresh = p.count[at : at + SECTORS * PER_PLACE : STATUSES]
    found = [at for at in range(SECTORS) if fresh[3 * at] or fresh[3 * at + 1] or fresh[3 * at + 2]]
    house = p.setting.house
    if house in found and p.garrison == 1 - side:
        found.remove(house)
    return found


def enter_points(p: Position) -> int:
    """Everybody recovers; then points in steps, until somebody has won, or the next round (C91)."""
    p.stack.pop()
    recover(p)
    _captures(p)
    if _decided(p, "captures"):
        return -1
    held = [sectors_held(p, WHITE), sectors_held(p, BLACK)]
    _markers(p, held)
    if _decided(p, "markers"):
        return -1
    _majority(p, held)
    if _decided(p, "majority"):
        return -1
    if p.round >= p.setting.options.rounds:
        _ladder(p, held)
        return -1
    p.round += 1
    return -1


def recover(p: Position) -> None:
    count = p.count
    if p.garrison_status != ROUTED:
        p.garrison_status = FRESH
    for status in (SPENT, SQUARE, SQUARE_SPENT):
        become(count, status, FRESH)


def award(p: Position, side: int, points: int, what: str) -> None:
    """A side earns points; with morale the other loses them instead (C84)."""
    if p.setting.options.morale:
        p.points[1 - side] -= points
    else:
        p.points[side] += points
    if p.tell is not None:
        p.say(Event(POINTS, side, number=points, text=what))


def _captures(p: Position) -> None:
    if not any(p.fresh_taken):
        return
    for side in range(2):
        points = sum(WORTH[kind] * p.fresh_taken[side * 3 + kind] for kind in range(3))
        if points:
            p.spoils[side] += points
            award(p, side, points, "captures")
    p.fresh_taken = [0] * 6


def _markers(p: Position, held: list[list[int]]) -> None:
    gone = []
    for marker in p.markers:
        side = 1 - marker.side
        if marker.sector in held[side]:
            award(p, side, marker.value, marker.kind)
            if marker.kind == ROSE:
                gone.append(marker)
                if p.tell is not None:
                    p.say(Event(MARKER_GONE, marker.side, place=marker.sector))
    if gone:
        p.markers = tuple(marker for marker in p.markers if marker not in gone)


def _majority(p: Position, held: list[list[int]]) -> None:
    white, black = len(held[WHITE]), len(held[BLACK])
    if white != black:
        side = WHITE if white > black else BLACK
        award(p, side, 1, "majority")
        if p.setting.options.morale:
            p.points[side] += 1


def _decided(p: Position, step: str) -> bool:
    white, black = p.points
    if white == black:
        return False
    if p.setting.options.morale:
        if white > 0 and black > 0:
            return False
        step = "morale"
    elif white < TO_WIN and black < TO_WIN:
        return False
    end(p, WHITE if white > black else BLACK, step)
    return True


def unrouted_units(p: Position, side: int) -> int:
    total = 0
    for place in range(RESERVE + 1):
        for kind in range(3):
            at = side * PER_SIDE + place * PER_PLACE + kind * STATUSES
            total += sum(p.count[at : at + ROUTED])
    return total + int(p.garrison == side and p.garrison_status != ROUTED)


def _ladder(p: Position, held: list[list[int]]) -> None:
    """After the last round: points, sectors, points from captures, units left, and then Black (C91)."""
    ladder = (
        ("points", p.points),
        ("sectors", [len(sectors) for sectors in held]),
        ("spoils", p.spoils),
        ("units", [unrouted_units(p, side) for side in range(2)]),
    )
    for how, (white, black) in ladder:
        if white != black:
            end(p, WHITE if white > black else BLACK, how)
            return
    end(p, BLACK, "level")


def end(p: Position, winner: int, how: str) -> None:
    p.winner = winner
    p.how = how
    p.stack = [tags.OVER]
    if p.tell is not None:
        p.say(Event(ENDED, winner, text=how))


def leader(p: Position) -> int:
    white, black = p.points
    return NOBODY if white == black else WHITE if white > black else BLACK
