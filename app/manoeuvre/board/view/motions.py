"""What can be seen to happen on a board, as plain values that `BoardView.play` shows one after the other."""

from dataclasses import dataclass

from app.board.dice import Roll as Roll
from app.manoeuvre.board.looks import CardLook, CounterLook


@dataclass(frozen=True)
class Move:
    """A unit goes from one square to another."""

    unit: int
    start: int
    end: int


@dataclass(frozen=True)
class Place:
    """A unit comes onto the board."""

    square: int
    look: CounterLook


@dataclass(frozen=True)
class Flip:
    """A unit is turned over: reduced, or restored."""

    square: int
    look: CounterLook


@dataclass(frozen=True)
class Remove:
    """A unit leaves the board."""

    square: int


@dataclass(frozen=True)
class Build:
    """A redoubt is dug."""

    square: int


@dataclass(frozen=True)
class Raze:
    """A redoubt is levelled."""

    square: int


@dataclass(frozen=True)
class PlayCard:
    """A card is laid on the table."""

    card: CardLook
    side: int
    words: str = ""
    """As what it is played."""
    far: bool = False
    """Whether it comes from the side at the top of the board."""


@dataclass(frozen=True)
class Wait:
    """Nothing happens for a while."""

    ms: int


Motion = Move | Place | Flip | Remove | Build | Raze | Roll | PlayCard | Wait
