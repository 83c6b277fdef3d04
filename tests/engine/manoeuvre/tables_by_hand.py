"""The tables of a battlefield worked out by hand, without any graph: what the engine's own are compared with."""

from engine.manoeuvre.battlefield import BLOCKS_SIGHT, LAKE, STOPS, Ground


def steps(ground: Ground) -> list[tuple[int, ...]]:
    return [tuple(n for n in ground.neighbours[s] if ground.terrain[n] != LAKE) for s in range(64)]


def paths(ground: Ground) -> list[tuple[tuple[int, tuple[int, ...]], ...]]:
    near = steps(ground)
    return [
        tuple((n, () if STOPS[ground.terrain[n]] else tuple(m for m in near[n] if m != s)) for n in near[s])
        for s in range(64)
    ]


def fire(ground: Ground) -> list[tuple[tuple[int, tuple[int, ...]], ...]]:
    return [_fire_from(ground, s) for s in range(64)]


def long_fire(ground: Ground) -> list[dict[int, set[tuple[int, int]]]]:
    return [_long_fire_from(ground, s) for s in range(64)]


def _open(ground: Ground, square: int) -> bool:
    return not BLOCKS_SIGHT[ground.terrain[square]]


def _fire_from(ground: Ground, origin: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    lines: dict[int, tuple[int, ...]] = {}
    for between in ground.neighbours[origin]:
        if _open(ground, between):
            for target in ground.neighbours[between]:
                if target != origin:
                    lines[target] = (*lines.get(target, ()), between)
    near: list[tuple[int, tuple[int, ...]]] = [(target, ()) for target in ground.neighbours[origin]]
    return tuple(near + sorted(lines.items()))


def _long_fire_from(ground: Ground, origin: int) -> dict[int, set[tuple[int, int]]]:
    lines: dict[int, set[tuple[int, int]]] = {}
    for first in ground.neighbours[origin]:
        for second in ground.neighbours[first]:
            if second != origin and _open(ground, first) and _open(ground, second):
                for target in ground.neighbours[second]:
                    if target != first and target not in ground.neighbours[origin]:
                        lines.setdefault(target, set()).add((first, second))
    return lines
