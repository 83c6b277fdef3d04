"""What must be true of every state, whoever made it: for the fuzzer, and for texts from elsewhere."""

from collections.abc import Iterator

from engine.commanders import tags
from engine.commanders.action import AGAIN, CAVALRY, INFANTRY, SAVED, UNKNOWN, kind_of, second_of, start_of, step_of
from engine.commanders.board import BOX, CHANCE, GENERAL, MARKS, NAMES, NOBODY, PLACES, RESERVE, ROOM, SECTORS
from engine.commanders.position import (
    FRESH,
    GONE,
    INSIDE,
    MOVED,
    REACTED,
    ROUTED,
    SIEGE,
    SPENT,
    SQUARE,
    SQUARE_SPENT,
    STATUSES,
    Position,
    slot,
)
from engine.game import EVERYTHING

MOST = (30, 12, 4)
"""Pieces of each kind in the box, for each side (C87)."""
MOST_POINTS: int = 1000
ROUNDS: int = 1000


def faults(p: Position) -> list[str]:
    """Everything that cannot be true, each in a sentence."""
    return [*_units(p), *_places(p), *_orders(p), *_moment(p), *_combat(p), *_markers(p)]


def total(p: Position, side: int, kind: int) -> int:
    """Units of a kind that are still in the game, wherever they are."""
    number = sum(p.count[slot(side, place, kind, status)] for place in range(PLACES) for status in range(STATUSES))
    number += sum(1 for code in p.units if not code & (GONE | INSIDE) and code & 3 == kind and code >> 5 & 1 == side)
    if kind == INFANTRY and p.garrison == side:
        number += 1
    return number + p.army[side][kind]


def _units(p: Position) -> Iterator[str]:
    if any(number < 0 for number in (*p.count, *p.taken, *p.fresh_taken, *p.army[0], *p.army[1])):
        yield "There are fewer than no units somewhere."
    for side in range(2):
        for kind in range(3):
            if total(p, side, kind) + p.taken[(1 - side) * 3 + kind] > MOST[kind]:
                yield "A side has more units than there are pieces."
    if any(new > whole for new, whole in zip(p.fresh_taken, p.taken, strict=True)):
        yield "More was captured this round than in the whole battle."
    if p.garrison not in (0, 1, NOBODY) or p.garrison_status not in (FRESH, MOVED, REACTED, SPENT, ROUTED):
        yield "The garrison of the building is nobody's."
    if p.garrison != NOBODY and (p.setting.house < 0 or p.razed):
        yield "There is a garrison without a building."


def _places(p: Position) -> Iterator[str]:
    for side in range(2):
        for place in range(PLACES):
            for kind in range(3):
                for status in range(STATUSES):
                    if p.count[slot(side, place, kind, status)] and not _may_be(place, kind, status):
                        yield f"Units in {NAMES[place]} cannot be in that state."
        for sector in range(SECTORS):
            if p.number(side, sector) > ROOM:
                yield f"There are more than {ROOM} units of a side in {NAMES[sector]}."
    for sector in range(SECTORS):
        if sector != p.setting.house and p.holds(0, sector) and p.holds(1, sector):
            yield f"Both sides hold {NAMES[sector]}."


def _may_be(place: int, kind: int, status: int) -> bool:
    if place == BOX:
        return status == ROUTED and kind != 2
    if place == RESERVE:
        return status in (FRESH, MOVED, REACTED, SPENT)
    return status not in (SQUARE, SQUARE_SPENT) or kind == INFANTRY


def _orders(p: Position) -> Iterator[str]:
    for side in range(2):
        hidden = p.veiled(side) and not p.bared[side]
        sheet = p.sheet[side]
        if not 0 <= p.quota[side] <= 99 or len(sheet) > p.quota[side] or sheet != sorted(sheet):
            yield "A sheet has more lines than orders, or not in their order."
        if hidden and any(code != UNKNOWN for code in sheet):
            yield "A hidden sheet can be read."
        if p.veiled(side) and (p.unused[side] or p.again[side] or p.going[side]):
            yield "Hidden orders can be read."
        if not hidden and not all(code == SAVED or _is_order(p, side, code) for code in sheet):
            yield "A sheet has a line that is no order."
        for codes in (p.unused[side], p.again[side], p.first[side], p.roam[side], p.bounced[side], p.second[side]):
            if codes != sorted(codes) or not all(_is_order(p, side, code) for code in codes):
                yield "An order in use is none."
        if not all(_is_order(p, side, code % AGAIN) and 0 <= code < 2 * AGAIN for code in p.going[side]):
            yield "An order being carried out is none."
        for pk in range(30):
            lines = sum(1 for code in sheet if 0 <= code < AGAIN and code // 110 == pk)
            if lines > p.roster[side * 30 + pk]:
                yield "A sheet has more orders for a place than there were units."
        if not set(p.unused[side]) <= set(sheet):
            yield "An order is to be used that was never written."


def _is_order(p: Position, side: int, code: int) -> bool:
    if not 0 <= code < AGAIN or start_of(code) > RESERVE:
        return False
    start, step, second = start_of(code), step_of(code), second_of(code)
    near = p.setting.board.near[side]
    if start == step:
        return start == p.setting.house and kind_of(code) == INFANTRY and second < 0
    return step in near[start] and (second < 0 or (kind_of(code) == CAVALRY and second in near[step]))


def _moment(p: Position) -> Iterator[str]:
    if not 1 <= p.round <= ROUNDS or not 0 <= p.phase <= 7 or any(abs(points) > MOST_POINTS for points in p.points):
        yield "The round, the phase or the points are out of bounds."
    if p.viewer not in (EVERYTHING, 0, 1, CHANCE, NOBODY) or p.winner not in (0, 1, NOBODY):
        yield "There is no such seat."
    over = p.stack == [tags.OVER]
    if over != (p.winner != NOBODY) or over != bool(p.how):
        yield "A battle that is over has a winner, and no other."
    if not over and (p.stack[0] != tags.ROUND or tags.OVER in p.stack):
        yield "The steps to come do not lead to the next round."
    for sectors in (*p.tokens, *p.shelled):
        if sectors != sorted(set(sectors)) or not all(0 <= sector < SECTORS for sector in sectors):
            yield "A token lies on no sector."


def _combat(p: Position) -> Iterator[str]:
    standing = [unit for front in p.fronts for side in range(2) for unit in front.line[side]]
    if len(standing) != len(set(standing)) or not all(0 <= unit < len(p.units) for unit in standing):
        yield "A unit stands in two lines, or in none that there is."
        return
    for front in p.fronts:
        if not SIEGE <= front.sector < SECTORS or not all(
            -1 <= home < SECTORS for home in (*front.home, *front.target)
        ):
            yield "A front lies nowhere."
        for side in range(2):
            line = front.line[side]
            if len(line) > 2 * ROOM or any(p.units[unit] >> 5 & 1 != side for unit in line):
                yield "A line holds somebody else's units."
            if not all(0 <= space < len(line) for space in front.rollers[side]):
                yield "A die belongs to nobody."
            if not all(1 <= face <= 6 for face in front.dice[side]):
                yield "A die shows what it cannot."
            if not all(-2 <= aim < len(p.units) for aim in front.aims[side]) or len(front.aims[side]) > len(line):
                yield "Somebody aims at nobody."
    for group in p.groups:
        if len(group) != 10 or group[0] not in (0, 1) or not 0 <= group[1] <= 2 or group[4] < 1:
            yield "A group of units is none."
        elif not all(0 <= place <= RESERVE for place in group[2:4]):
            yield "A group of units goes nowhere."


def _markers(p: Position) -> Iterator[str]:
    for markers in (p.markers, p.setting.markers):
        if any(marker.value not in MARKS[marker.kind] for marker in markers):
            yield "A marker is worth what none is."
        for side in range(2):
            if sum(1 for marker in markers if marker.kind == GENERAL and marker.side == side) > 1:
                yield "A side has more than one general."
