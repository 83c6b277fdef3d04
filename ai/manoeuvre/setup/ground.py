"""What the ground gives: how far it is to the front, where one stands well, and which edge has the better of it."""

from functools import lru_cache
from typing import Final

from engine.manoeuvre.battlefield import (
    BLOCKS_SIGHT,
    CLEAR,
    DEFENCE,
    FIELD,
    HILL,
    LAKE,
    MARSH,
    NORTH,
    SOUTH,
    TOWN,
    WOODS,
    Battlefield,
    depth,
    opposite,
)

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
