"""Where the protocol meets Manoeuvre: views as text and back, and the words for its seats. All else is any game's."""

from typing import Final

from ai.protocol.words import Misheard
from engine.manoeuvre import text
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.reading import read
from engine.manoeuvre.state import State
from resources.faults import shown
from resources.manoeuvre.library import Library

SEATS: Final = text.SEATS
PLAYERS: Final = SEATS[:CHANCE]


def seat_named(word: str) -> int:
    if word not in PLAYERS:
        raise Misheard(f"A seat is “one” or “two”, not {shown(word)}.")
    return PLAYERS.index(word)


def read_view(words: str, seat: int, library: Library) -> State:
    """What a seat may know of the state that a text describes; raises Misheard.

    A text that tells more is not believed to be meant so: the rest is forgotten before anybody thinks about it.
    """
    try:
        state = read(words, library.armies, library.sections)
    except ValueError as error:
        raise Misheard(str(error)) from None
    if state.veiled[seat]:
        raise Misheard(f"This is what another sees: the cards of seat {SEATS[seat]} are hidden. Send its own view.")
    return state.seen_by(seat)


def seat_of(view: State) -> int:
    """Whose view it is: the one whose cards are not hidden."""
    seats = [seat for seat in range(CHANCE) if not view.veiled[seat]]
    if len(seats) != 1:
        raise ValueError("A player gets what his own seat sees: state.seen_by(seat).")
    return seats[0]
