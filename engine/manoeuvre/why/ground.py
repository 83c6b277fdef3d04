"""What the board says against a step, a way or a target: who stands where, lakes, fields, distance (§1.1, §5)."""

from engine.game import Refusal
from engine.manoeuvre.battlefield import LAKE, STOPS
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.words import place, terrain_name, unit_name


def distance(one: int, other: int) -> int:
    """In squares, never diagonally (§1.1)."""
    return abs((one & 7) - (other & 7)) + abs((one >> 3) - (other >> 3))


def not_own(p: Position, square: int) -> Refusal | None:
    """Refuses a square where no unit of the deciding seat stands."""
    unit = p.board[square]
    if unit < 0:
        return refuse("nobody-there", square=place(square))
    return None if unit >> 3 == p.seat else refuse("not-your-unit", unit=unit_name(p, unit))


def not_enemy(p: Position, square: int) -> Refusal | None:
    """Refuses a target that is no enemy."""
    unit = p.board[square]
    if unit < 0:
        return refuse("nobody-there", square=place(square))
    return refuse("own-target", unit=unit_name(p, unit)) if unit >> 3 == p.seat else None


def closed(p: Position, square: int) -> Refusal | None:
    """Refuses a square that no unit may end on."""
    if p.field.terrain[square] == LAKE:
        return refuse("lake", square=place(square))
    unit = p.board[square]
    return refuse("occupied", square=place(square), unit=unit_name(p, unit)) if unit >= 0 else None


def out_of_reach(p: Position, unit: int, end: int, far: bool) -> Refusal | None:
    """Refuses a move that goes nowhere, too far, onto closed ground or along no open way (§5, R3)."""
    start = p.square[unit]
    gap = distance(start, end)
    if gap == 0:
        return refuse("same-square")
    if gap > (2 if far else 1):
        reach = "one or two squares" if far else "one square"
        return refuse("too-far", square=place(end), unit=unit_name(p, unit), reach=reach)
    wrong = closed(p, end)
    if wrong or gap == 1:
        return wrong
    return _no_way(p, unit, [n for n in p.field.neighbours[start] if n in p.field.neighbours[end]])


def _no_way(p: Position, unit: int, between: list[int]) -> Refusal | None:
    """Why no square between lets a unit pass, if none does; a unit in the way says most, a lake least."""
    by_lake: Refusal | None = None
    by_ground: Refusal | None = None
    by_unit: Refusal | None = None
    for square in between:
        terrain = p.field.terrain[square]
        if p.board[square] >= 0:
            by_unit = refuse("pass-through", unit=unit_name(p, unit), other=unit_name(p, p.board[square]))
        elif STOPS[terrain]:
            by_ground = refuse("march-ends", square=place(square), terrain=terrain_name(p, square))
        elif terrain == LAKE:
            by_lake = refuse("lake-between", square=place(square))
        else:
            return None
    return by_unit or by_ground or by_lake
