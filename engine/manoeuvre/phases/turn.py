"""The turn: who is active, what a new turn starts with, and when the day ends (§4, §2.3)."""

from engine.manoeuvre import events, tags
from engine.manoeuvre.events import Event
from engine.manoeuvre.nightfall import fall
from engine.manoeuvre.position import Position


def ready_to_move(p: Position) -> None:
    """Set the movement of a new turn: one unit, or more while the armies advance to contact (DL §5)."""
    p.moves_left = 1
    if p.setting.options.advance_to_contact and p.turn <= 2:
        p.moves_left = 4 - p.turn
    p.moved = []
    p.marched = []
    p.charges = 0
    p.supplied = False
    p.last_from = -1


def start_turn(p: Position, seat: int) -> None:
    p.active = seat
    p.stack = list(tags.TURN)
    ready_to_move(p)
    if p.tell is not None:
        p.tell(Event(events.TURN, seat, p.turn))


def enter_begin(p: Position) -> int:
    """The set-up is done: the first player begins (§4)."""
    p.turn = 1
    start_turn(p, p.first)
    return -1


def enter_end_turn(p: Position) -> int:
    """After the second player's turn the game turn ends, and perhaps the day (§2.3, R40)."""
    if p.active == p.first:
        start_turn(p, 1 - p.active)
        return -1
    limit = p.setting.options.length_limit
    if (p.day_over[0] and p.day_over[1]) or (limit and p.turn >= limit):
        fall(p)
    else:
        p.turn += 1
        start_turn(p, p.first)
    return -1
