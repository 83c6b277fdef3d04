"""What a board and a hand show, as plain values: no engine objects and no Qt, so that anything can be shown by them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Mark(Enum):
    """How a square stands in the decision at hand. Told apart by shape, never by colour alone."""

    SELECTED = auto()
    MOVE = auto()
    """May be reached in one step."""
    MOVE_FAR = auto()
    """May be reached in two."""
    PLACE = auto()
    """A unit may be set up here."""
    GOAL = auto()
    """Chosen as the end of a move."""
    TARGET = auto()
    SUPPORTER = auto()
    CHOICE = auto()
    """May be picked: a unit that can move, a way to retreat."""
    ILLEGAL = auto()
    """Asked for and refused."""


@dataclass(frozen=True)
class CounterLook:
    """A unit on the board."""

    unit: int
    """0 to 7 of side one, 8 to 15 of side two."""
    side: int
    """0 is blue, round and plain; 1 is red, cut-cornered and hatched."""
    nation: str
    """The army's id, which has a cockade."""
    label: str
    name: str
    cavalry: bool
    strength: int
    reduced: bool
    cover: int = 0
    """What the ground under it adds to its defence."""


@dataclass(frozen=True)
class CardLook:
    """A card, face up or, as `back`, face down."""

    kind: str
    """unit, leader or headquarters."""
    heading: str
    """The kind as people read it."""
    title: str
    nation: str
    side: int
    picture: str
    """A name of `app.board.paint.figures.FIGURES`."""
    values: tuple[tuple[str, str], ...] = ()
    """Up to three rows of label and value."""
    note: str = ""
    back: bool = False


@dataclass(frozen=True)
class CardState:
    """How a card of the hand stands in the decision at hand."""

    pill: str = ""
    """A few words at its foot: Added, As command, Movement only."""
    chosen: bool = False
    faded: bool = False
    tip: str = ""
    """Why it cannot be played now, with the rule."""


@dataclass(frozen=True)
class BoardLook:
    """Everything that lies on the board. Squares count as in the engine: a1 is 0, h8 is 63."""

    terrain: str
    """64 letters of `engine.manoeuvre.battlefield.LETTERS`, a1 first."""
    counters: Mapping[int, CounterLook] = field(default_factory=dict)
    """By square."""
    redoubts: frozenset[int] = frozenset()
    words: tuple[str, ...] = ()
    """For each square what a screen reader says: “F4, woods, 52nd Foot, Britain, strength 6”."""


@dataclass(frozen=True)
class Marks:
    """What a decision draws on the board."""

    squares: Mapping[int, Mark] = field(default_factory=dict)
    arrows: tuple[tuple[int, int], ...] = ()
    """From each attacker to its target."""
    ghost: tuple[int, int] | None = None
    """A unit shown pale where it would stand: from which square, to which."""


@dataclass(frozen=True)
class Overlay:
    """Something the player asked to see over the board: who holds what, lines of fire, reach, threats."""

    title: str
    owners: Mapping[int, int] = field(default_factory=dict)
    """Square to side; painted in the side's tint and pattern."""
    numbers: Mapping[int, str] = field(default_factory=dict)
    """A short figure at a square's edge."""
    lines: tuple[tuple[int, int], ...] = ()
    sides: tuple[str, str] = ("", "")
    """What the two owners are called, for those who hear the board."""
