"""What the ground gives to each edge, and the sections and the edge that the computer chooses by it (§3)."""

import random
from functools import lru_cache
from typing import Final

from engine.manoeuvre.action import SECTION, Action
from engine.manoeuvre.battlefield import (
    BLOCKS_SIGHT,
    CLEAR,
    DEFENCE,
    FIELD,
    HILL,
    LAKE,
    LETTERS,
    MARSH,
    NORTH,
    SOUTH,
    TOWN,
    WOODS,
    Battlefield,
    depth,
    join,
    opposite,
    rotate,
)
from engine.manoeuvre.state import State

UNREACHABLE: Final = 9
"""Moves: more than any unit needs on a field in one piece."""
HALF: Final = 4
"""The first row of the enemy's half, as a depth from the own edge."""
FIRST_CONTESTED: Final = 2
HILL_ATTACK: Final = 1
"""A hill's +2 in the attack, weighed against what ground adds to the defence."""
BEARING: Final = (0.4, 0.6, 1.0, 1.0)
"""How much ground matters in each row from the own edge to the middle."""
MERIT: Final = {CLEAR: 0.0, FIELD: -0.5, HILL: 3.0, LAKE: -2.0, MARSH: -1.0, TOWN: 3.0, WOODS: 2.0}


def column(square: int, edge: int) -> int:
    """A square's place along an edge, and likewise along the opposite one."""
    return square & 7 if edge in (NORTH, SOUTH) else square >> 3


@lru_cache(maxsize=8)
def marches(field: Battlefield, cavalry: bool) -> tuple[tuple[int, ...], ...]:
    """From each square to each: how many moves a unit needs if nobody stands in the way (§5)."""
    return tuple(_marches_from(field, start, cavalry) for start in range(64))


def _marches_from(field: Battlefield, start: int, cavalry: bool) -> tuple[int, ...]:
    moves = [UNREACHABLE] * 64
    moves[start] = 0
    reached = [start]
    for square in reached:
        ends = list(field.steps[square])
        if cavalry:
            ends += [end for _, beyond in field.paths[square] for end in beyond]
        for end in ends:
            if moves[end] > moves[square] + 1:
                moves[end] = moves[square] + 1
                reached.append(end)
    return tuple(moves)


def hold(terrain: int) -> int:
    """What a unit gains by standing there, in attack and defence."""
    return DEFENCE[terrain] + (HILL_ATTACK if terrain == HILL else 0)


def way_to_front(field: Battlefield, square: int, edge: int, cavalry: bool) -> int:
    """Moves to the nearest square of the enemy's half."""
    moves = marches(field, cavalry)[square]
    return min([moves[end] for end in range(64) if depth(end, edge) == HALF])


def prospect(field: Battlefield, square: int, edge: int, cavalry: bool) -> float:
    """The best ground that a unit may take before the enemy does, less the farther it is."""
    moves = marches(field, cavalry)[square]
    return max(
        [
            hold(field.terrain[end]) / (1 + moves[end])
            for end in range(64)
            if FIRST_CONTESTED <= depth(end, edge) <= HALF
        ]
    )


def lines_of_fire(field: Battlefield, square: int, edge: int) -> float:
    """How open the column ahead is, from 0 to 1."""
    ahead = [
        not BLOCKS_SIGHT[field.terrain[end]]
        for end in range(64)
        if column(end, edge) == column(square, edge) and FIRST_CONTESTED <= depth(end, edge) <= HALF + 1
    ]
    return sum(ahead) / len(ahead)


def half_merit(terrain: list[int], edge: int) -> float:
    """How well an army stands in the half of the battlefield along an edge."""
    return sum(
        [BEARING[depth(square, edge)] * MERIT[terrain[square]] for square in range(64) if depth(square, edge) < HALF]
    )


def advantage(terrain: list[int], edge: int) -> float:
    """By how much the ground along an edge is better than along the opposite one."""
    return half_merit(terrain, edge) - half_merit(terrain, opposite(edge))


def in_one_piece(terrain: list[int]) -> bool:
    """Whether lakes leave a way from every dry square to every other."""
    dry = {square for square in range(64) if terrain[square] != LAKE}
    reached = [min(dry)] if dry else []
    seen = set(reached)
    for square in reached:
        near = [
            square + 8,
            square - 8,
            *([square + 1] if square & 7 != 7 else []),
            *([square - 1] if square & 7 else []),
        ]
        for end in near:
            if end in dry and end not in seen:
                seen.add(end)
                reached.append(end)
    return len(seen) == len(dry)


TRIES: Final = 40
"""Layouts that are looked at before one is taken."""
SLOW: Final = 0.3
"""Against each lake, marsh and field, which make for a tedious battle."""
CUT: Final = 1000.0
"""Against a battlefield that lakes cut in two."""


def choose_section(view: State, rng: random.Random) -> Action:
    """The next section and its turns: the start of the best of some layouts that go on from what lies there."""
    layouts = [_completed(view, rng) for _ in range(TRIES)]
    chosen = min(layouts, key=lambda laid: fault(view, laid))
    laid = chosen[len(view.laid)]
    return Action(SECTION, laid >> 2, laid & 3)


def fault(view: State, laid: list[int]) -> float:
    """How bad a layout is for the player who does not choose the edge."""
    parts = [rotate(view.setting.sections[number >> 2].rows, number & 3) for number in laid]
    rows = join(parts[0], parts[1], parts[2], parts[3])
    terrain = [LETTERS.index(rows[7 - (square >> 3)][square & 7]) for square in range(64)]
    unfair = max(abs(advantage(terrain, edge)) for edge in (0, 1))
    slow = sum(terrain.count(kind) for kind in (LAKE, MARSH, FIELD))
    return unfair + SLOW * slow + (0.0 if in_one_piece(terrain) else CUT)


def choose_edge(view: State, legal: list[Action], rng: random.Random) -> Action:
    """The edge with the better ground; the action names the second player's, who may not be the one who decides."""

    def gain(action: Action) -> float:
        own = action.a if view.seat != view.first else opposite(action.a)
        return advantage(view.field.terrain, own)

    most = max(gain(action) for action in legal)
    return rng.choice([action for action in legal if gain(action) == most])


def _completed(view: State, rng: random.Random) -> list[int]:
    used = {number >> 2 for number in view.laid}
    left = [number for number in range(len(view.setting.sections)) if number not in used]
    wanted = 4 - len(view.laid)
    return [*view.laid, *(number * 4 + rng.randrange(4) for number in rng.sample(left, wanted))]
