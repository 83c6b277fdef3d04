"""A sentence of the log, and what it takes to write one: the step, the event, and who reads it."""

from dataclasses import dataclass
from typing import Final

from app.board import names
from app.board.words import translate
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State

OPEN: Final = -1
"""The viewer who sees everything."""


@dataclass(frozen=True)
class Line:
    """One sentence for the log and the screen reader."""

    icon: str
    side: int
    """The side it is about; -1 for both or none."""
    text: str
    heading: bool = False
    """Opens a turn."""
    drawn: tuple[str, ...] = ()
    """The cards a draw brought, nameless where they may not be known; draws that follow each other make one line."""
    by: str = ""
    """Who drew them."""


@dataclass(frozen=True)
class Moment:
    """One event on its way into words."""

    before: State
    after: State
    events: tuple[Event, ...]
    event: Event
    place: int
    viewer: int

    def side(self, seat: int) -> str:
        return names.side(self.after, seat)

    def unit(self, number: int) -> str:
        return names.unit(self.after, number)

    def card(self, seat: int, card: int) -> str:
        return names.card(self.after, seat, card)

    def knows(self, seat: int) -> bool:
        """Whether the reader may know the hand of a seat."""
        return self.viewer in (seat, OPEN)

    def follows(self, kind: str) -> Event | None:
        """The next event, if it is of this kind."""
        rest = self.events[self.place + 1 : self.place + 2]
        return rest[0] if rest and rest[0].kind == kind else None


def listed(words: list[str]) -> str:
    """
    >>> listed(["Supply"]), listed(["Supply", "Redoubt", "Spy"])
    ('Supply', 'Supply, Redoubt and Spy')
    """
    if len(words) < 2:
        return "".join(words)
    return translate("log", "{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def cards(moment: Moment, seat: int, numbers: list[int]) -> str:
    """Cards by title, those unknown left out."""
    return listed([moment.card(seat, number) for number in numbers if number != UNKNOWN])
