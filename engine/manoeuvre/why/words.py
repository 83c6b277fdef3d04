"""How sentences name things: squares in capitals, units, leaders and cards as printed, never by code."""

from engine.manoeuvre.army import Card
from engine.manoeuvre.battlefield import TERRAIN_NAMES, square_name
from engine.manoeuvre.position import Position


def place(square: int) -> str:
    """
    >>> place(28)
    'E4'
    """
    return square_name(square).upper()


def unit_name(p: Position, unit: int) -> str:
    return p.armies[unit >> 3].units[unit & 7].name


def terrain_name(p: Position, square: int) -> str:
    return TERRAIN_NAMES[p.field.terrain[square]]


def listed(names: list[str], word: str) -> str:
    """
    >>> listed(["C4"], "or"), listed(["C4", "E4"], "or"), listed(["woods", "a hill", "Solon Horse"], "and")
    ('C4', 'C4 or E4', 'woods, a hill and Solon Horse')
    """
    if len(names) == 1:
        return names[0]
    return f"{', '.join(names[:-1])} {word} {names[-1]}"


def served_by(p: Position, seat: int, leader: Card) -> str:
    """The units a leader is bound to: his house's, or those of his nation."""
    types = p.armies[seat].units
    if leader.unit >= 0:
        return types[leader.unit].name
    return nation_units(p, seat, leader.nationality)


def nation_units(p: Position, seat: int, nationality: int) -> str:
    return listed([u.name for u in p.armies[seat].units if u.nationality == nationality], "and")
