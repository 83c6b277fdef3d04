"""What the refusals of every rule share: how sentences name things, and checks of squares, ways and cards.

Each check gives a Refusal or None, for any numbers at all: actions may come over a network. A module of the rules ends
with its own checks and a table `REFUSALS`, from verb to `Refusing`; `explain_refusal` asks them.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.game import Phrase, Refusal
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.battlefield import LAKE, STOPS, TERRAIN_NAMES, square_name
from engine.manoeuvre.hidden_actions import is_free
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse

Check = Callable[[Position, Action], Refusal | None]


def nothing(p: Position, action: Action) -> Refusal | None:
    """Where the moment and the values are right, nothing more is asked of the action."""
    return None


class Refusing(NamedTuple):
    """What speaks against a verb: what it is called, where it belongs, the tags at which it may be legal, its rules."""

    doing: str
    home: str
    tags: tuple[int, ...]
    check: Check = nothing


# Names: squares in capitals, units and cards as printed, never by code


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


AND: Final = "{others} and {last}"
OR: Final = "{others} or {last}"


def listed(names: Sequence[str | Phrase], joint: str) -> str | Phrase:
    """
    >>> print(listed(["C4"], OR), listed(["C4", "E4"], OR), listed(["woods", "a hill", "Solon Horse"], AND), sep="; ")
    C4; C4 or E4; woods, a hill and Solon Horse
    """
    if len(names) == 1:
        return names[0]
    return Phrase(joint, others=tuple(names[:-1]), last=names[-1])


# Squares and ways: who stands where, lakes, fields, distance (§1.1, §5)


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


# Cards: whether they are there


def card_name(p: Position, number: int) -> str:
    return p.card(p.seat, number).name


def unheld(p: Position, number: int) -> Refusal | None:
    """Refuses a card that the deciding seat does not hold, as far as can be seen."""
    hand = p.hand[p.seat]
    if number in hand:
        return None
    if UNKNOWN not in hand:
        return refuse("card-not-held", card=card_name(p, number))
    return None if is_free(p, p.seat, number) else refuse("all-seen", card=card_name(p, number))


def unfit(p: Position, number: int, kind: int, use: str) -> Refusal | None:
    """Refuses a card of another kind, or one that is not held."""
    if p.card(p.seat, number).kind != kind:
        return refuse("wrong-card", card=card_name(p, number), use=use)
    return unheld(p, number)


def unit_gone(p: Position, number: int) -> Refusal | None:
    """Refuses a card whose unit no longer stands on the battlefield."""
    unit = p.seat * 8 + p.card(p.seat, number).unit
    return None if p.on_map(unit) else refuse("no-unit", unit=unit_name(p, unit))
