"""From a view of the engine's to what the board shows."""

from collections.abc import Iterable
from typing import Final

from app.commanders.board.looks import (
    RESERVES,
    Arrow,
    BoardLook,
    CombatMark,
    Fate,
    Ground,
    Line,
    Marker,
    MarkerLook,
    Stack,
    Status,
)
from engine.battle import Step
from engine.commanders import board as ground
from engine.commanders import position as units
from engine.commanders.action import LETTERS, kind_of, second_of, start_of, step_of
from engine.commanders.board import NAMES, RESERVE, SECTORS
from engine.commanders.events import MOVED
from engine.commanders.position import PER_PLACE, PER_SIDE, STATUSES, Front
from engine.commanders.state import State

STATUS: Final = {
    units.FRESH: Status.FRESH,
    units.MOVED: Status.FRESH,
    units.REACTED: Status.SPENT,
    units.SPENT: Status.SPENT,
    units.SQUARE: Status.SQUARE,
    units.SQUARE_SPENT: Status.SPENT_SQUARE,
    units.ROUTED: Status.ROUTED,
}
MARKERS: Final = {ground.GENERAL: Marker.GENERAL, ground.FLAG: Marker.FLAG, ground.ROSE: Marker.ROSE}


def place_name(place: int, side: int) -> str:
    """A place of the engine's as the board knows it."""
    return RESERVES[side] if place == RESERVE else NAMES[place]


def place_number(place: str) -> int:
    return RESERVE if place in RESERVES else NAMES.index(place)


def stacks_of(state: State, side: int, place: int) -> tuple[Stack, ...]:
    """The stacks of a side in a place, in the order of kinds and statuses."""
    at = side * PER_SIDE + place * PER_PLACE
    found: dict[tuple[int, Status], int] = {}
    for kind in range(3):
        for status in range(STATUSES):
            number = state.count[at + kind * STATUSES + status]
            if number:
                key = (kind, STATUS[status])
                found[key] = found.get(key, 0) + number
    return tuple(Stack(side, LETTERS[kind], number, status) for (kind, status), number in found.items())


def arrows_of(side: int, codes: Iterable[int], fate: Fate = Fate.WRITTEN, chosen: int = -1) -> tuple[Arrow, ...]:
    """A sheet as arrows, one for each order with how many units have it."""
    numbers: dict[int, int] = {}
    for code in codes:
        numbers[code] = numbers.get(code, 0) + 1
    return tuple(
        Arrow(side, LETTERS[kind_of(code)], path_of(code, side), number, fate, code == chosen)
        for code, number in sorted(numbers.items())
    )


def path_of(code: int, side: int) -> tuple[str, ...]:
    places = [start_of(code), step_of(code)]
    if second_of(code) >= 0:
        places.append(second_of(code))
    return tuple(place_name(place, side) for place in places)


def moves_of(step: Step[State]) -> tuple[Arrow, ...]:
    """The steps that were just made or begun, as arrows of both sides."""
    found: dict[tuple[int, int, int, int], int] = {}
    for event in step.events:
        if event.kind == MOVED and event.place >= 0 and event.to >= 0:
            key = (event.side, event.unit, event.place, event.to)
            found[key] = found.get(key, 0) + event.number
    for group in step.after.groups:
        key = (group[0], group[1], group[2], group[3])
        if group[2] != group[3]:
            found[key] = max(found.get(key, 0), group[4])
    arrows = []
    for (side, kind, start, to), number in found.items():
        if max(start, to) <= RESERVE:
            arrows.append(Arrow(side, LETTERS[kind], (place_name(start, side), place_name(to, side)), number))
    return tuple(arrows)


def board_look(state: State, arrows: tuple[Arrow, ...] = (), lit: frozenset[str] = frozenset()) -> BoardLook:
    """Everything on the board of a view; arrows and lit places are for whoever shows it to say."""
    stacks: dict[str, tuple[Stack, ...]] = {}
    for place in range(SECTORS):
        found = stacks_of(state, 0, place) + stacks_of(state, 1, place)
        if found:
            stacks[NAMES[place]] = found
    for side, reserve in enumerate(RESERVES):
        stacks[reserve] = stacks_of(state, side, RESERVE)
    lines = [line for front in state.fronts for line in _lines(state, front)]
    combats = [CombatMark(*_border(front), number + 1) for number, front in enumerate(state.fronts) if any(front.line)]
    board = state.setting.board
    terrain = state.setting.terrain
    return BoardLook(
        stacks,
        arrows,
        tuple(lines),
        tuple(combats),
        markers=_markers(state),
        ground=_ground(state) if terrain else {},
        roads=_ways(board.road) if terrain else (),
        bridges=_ways(board.bridge) if terrain else (),
        bombarded=_bombarded(state),
        garrisons=_garrison(state),
        lit=lit,
    )


def _lines(state: State, front: Front) -> list[Line]:
    found = []
    for side in (0, 1):
        home = front.home[side]
        towards = front.sector if front.sector >= 0 else front.home[1 - side]
        if home < 0 or towards < 0 or not front.line[side]:
            continue
        codes = [state.units[unit] for unit in front.line[side]]
        line = tuple(Stack(code >> 5 & 1, LETTERS[code & 3], 1, STATUS[code >> 2 & 7]) for code in codes)
        found.append(Line(NAMES[home], NAMES[towards], line))
    return found


def _border(front: Front) -> tuple[str, str]:
    if front.sector >= 0:
        return NAMES[front.sector], ""
    return NAMES[front.home[0]], NAMES[front.home[1]]


def _markers(state: State) -> dict[str, tuple[MarkerLook, ...]]:
    found: dict[str, tuple[MarkerLook, ...]] = {}
    for marker in state.markers:
        struck = state.holds(1 - marker.side, marker.sector)
        look = MarkerLook(MARKERS[marker.kind], marker.side, marker.value, struck)
        found[NAMES[marker.sector]] = (*found.get(NAMES[marker.sector], ()), look)
    return found


def _ground(state: State) -> dict[str, tuple[Ground, ...]]:
    board = state.setting.board
    kinds = (
        (board.forest, Ground.FOREST),
        (board.hill, Ground.HILL),
        (board.building, Ground.RUIN if state.razed else Ground.BUILDING),
        (board.river, Ground.RIVER),
    )
    return {
        NAMES[sector]: tuple(kind for places, kind in kinds if sector in places)
        for sector in range(SECTORS)
        if any(sector in places for places, _ in kinds)
    }


def _ways(pairs: frozenset[tuple[int, int]]) -> tuple[tuple[str, str], ...]:
    """Roads and bridges once each; a road that ends at the reserve leads to that of the home row it is in."""
    found = set()
    for one, other in pairs:
        if one > other:
            continue
        side = 0 if one % 3 == 0 else 1
        found.add((place_name(one, side), place_name(other, side)))
    return tuple(sorted(found))


def _bombarded(state: State) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for side in (0, 1):
        for sector in state.tokens[side]:
            found[NAMES[sector]] = (*found.get(NAMES[sector], ()), side)
    return found


def _garrison(state: State) -> dict[str, Stack]:
    if state.garrison > 1:
        return {}
    stack = Stack(state.garrison, "I", 1, STATUS[state.garrison_status])
    return {NAMES[sector]: stack for sector in state.setting.board.building}
