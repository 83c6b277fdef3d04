"""What both sides of a combat show alike: the row of cards with those on the table, and who attacks whom."""

from collections.abc import Sequence

from app.board.looks import Mark, Marks
from engine.manoeuvre import fight
from engine.manoeuvre.state import State


def table_row(hand: Sequence[int], table: Sequence[int]) -> tuple[tuple[int, ...], frozenset[int]]:
    """The hand together with cards on the table, in the order of a hand; and the places of those on the table."""
    row = tuple(sorted([*hand, *table]))
    places = set()
    for card in table:
        places.add(next(place for place, other in enumerate(row) if other == card and place not in places))
    return row, frozenset(places)


def fight_marks(view: State) -> Marks:
    """Attacker, supporters and target of the combat under way, with an arrow from each."""
    combat = view.combat
    squares = {combat.square: Mark.TARGET}
    arrows = []
    if combat.attacker >= 0 and combat.form != fight.HONOUR:
        start = view.square[combat.attacker]
        squares[start] = Mark.SELECTED
        arrows.append((start, combat.square))
    for unit in combat.supporters:
        squares[view.square[unit]] = Mark.SUPPORTER
        arrows.append((view.square[unit], combat.square))
    return Marks(squares, tuple(arrows))
