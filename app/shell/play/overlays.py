"""What a player may ask to see over the board: ground held at nightfall, lines of fire, reach, the enemy's threat."""

from collections.abc import Callable, Mapping

from app.board import names
from app.board.looks import Overlay
from app.board.words import translate
from engine.manoeuvre import army as kinds
from engine.manoeuvre.battlefield import HILL, MARSH, depth
from engine.manoeuvre.nightfall import controller
from engine.manoeuvre.position import Position

_Attacks = Callable[[Position, int, int], list[int]]
"""Squares that a unit could attack from a place."""


def control(view: Position) -> Overlay:
    """Who holds what if night falls now; squares that count carry a 1 (§2.2)."""
    owners: dict[int, int] = {}
    numbers: dict[int, str] = {}
    for square in range(64):
        holder = controller(view, square)
        if holder >= 0:
            owners[square] = holder
            if depth(square, view.edges[1 - holder]) < 4:
                numbers[square] = "1"
    return Overlay(
        translate("overlays", "Held at nightfall; squares marked 1 count (§2.2)"), owners, numbers, sides=_sides(view)
    )


def lines_of_fire(view: Position, unit: int) -> Overlay:
    """Where the unit could fire from where it stands, whatever cards it has: squares in sight, with their distance."""
    square = view.square[unit]
    numbers = {target: str(_steps(square, target)) for target in in_sight(view, square)}
    lines = tuple((square, target) for target in numbers if _enemy(view, unit, target))
    title = translate("overlays", "In sight of {unit}, up to two squares (§6.2)").format(unit=names.unit(view, unit))
    return Overlay(title, dict.fromkeys(numbers, unit >> 3), numbers, lines, _sides(view))


def rocket_lines(view: Position, unit: int) -> Overlay:
    """As far as rockets fly: three squares from a hill to other ground (§6.3)."""
    square = view.square[unit]
    targets = {*in_sight(view, square), *_far_sight(view, square)}
    numbers = {target: str(_steps(square, target)) for target in sorted(targets)}
    lines = tuple((square, target) for target in numbers if _enemy(view, unit, target))
    title = translate("overlays", "In reach of rockets from {unit} (§6.3, R29)").format(unit=names.unit(view, unit))
    return Overlay(title, dict.fromkeys(numbers, unit >> 3), numbers, lines, _sides(view))


def reach(view: Position, unit: int) -> Overlay:
    """Where a unit may go in one move, with the steps it takes (§5)."""
    near = view.reach(unit, False)
    squares = view.reach(unit, view.is_cavalry(unit))
    numbers = {square: "1" if square in near else "2" for square in squares}
    title = translate("overlays", "{unit} may reach these in one move (§5)").format(unit=names.unit(view, unit))
    return Overlay(title, dict.fromkeys(squares, unit >> 3), numbers, sides=_sides(view))


def threat(view: Position, seat: int) -> Overlay:
    """How many of the enemy's units could attack each square in his next turn: by assault, and by fire.

    Every unit for itself, as one may move a turn; whether he holds the cards is for him to know. “2+1” means two by
    assault, and one more by fire alone.
    """
    assaults = _counts(view, 1 - seat, _assaulted)
    fires = _counts(view, 1 - seat, _under_fire)
    owners = dict.fromkeys({*assaults, *fires}, 1 - seat)
    numbers = {}
    for square in owners:
        close = len(assaults.get(square, ()))
        far = len(fires.get(square, set()) - assaults.get(square, set()))
        numbers[square] = f"{close}+{far}" if close and far else str(close) if close else f"+{far}"
    title = translate("overlays", "{side} next turn: units that could assault, + those that could only fire")
    return Overlay(title.format(side=names.side(view, 1 - seat)), owners, numbers, sides=_sides(view))


def _sides(view: Position) -> tuple[str, str]:
    return names.side(view, 0), names.side(view, 1)


def _counts(view: Position, seat: int, attacks: _Attacks) -> Mapping[int, set[int]]:
    """For each square the units of a seat that could attack it after one move."""
    found: dict[int, set[int]] = {}
    for unit in view.units_of(seat):
        for place in [view.square[unit], *view.reach(unit, view.is_cavalry(unit))]:
            for square in attacks(view, unit, place):
                if view.board[square] < 0 or view.board[square] >> 3 != seat:
                    found.setdefault(square, set()).add(unit)
    return found


def _assaulted(view: Position, unit: int, place: int) -> list[int]:
    return [] if view.field.terrain[place] == MARSH else list(view.field.neighbours[place])


def _under_fire(view: Position, unit: int, place: int) -> list[int]:
    """Only units that have a card to bombard or volley with, as all know."""
    cards = [card for card in view.armies[unit >> 3].cards if card.kind == kinds.UNIT and card.unit == unit & 7]
    if any(card.bombard for card in cards):
        return in_sight(view, place, unit)
    return list(view.field.neighbours[place]) if any(card.volley for card in cards) else []


def in_sight(view: Position, square: int, moved: int = -1) -> list[int]:
    """Squares within two that neither ground nor a unit hides; a unit that would have moved hides nothing (§6.2)."""
    found = []
    for target, between in view.field.fire[square]:
        if not between or any(view.board[way] < 0 or view.board[way] == moved for way in between):
            found.append(target)
    return found


def _far_sight(view: Position, square: int) -> list[int]:
    if view.field.terrain[square] != HILL:
        return []
    return [
        target
        for target, ways in view.field.long_fire[square]
        if view.field.terrain[target] != HILL
        if any(view.board[first] < 0 and view.board[second] < 0 for first, second in ways)
    ]


def _steps(one: int, two: int) -> int:
    return abs((one & 7) - (two & 7)) + abs((one >> 3) - (two >> 3))


def _enemy(view: Position, unit: int, square: int) -> bool:
    other = view.board[square]
    return other >= 0 and other >> 3 != unit >> 3
