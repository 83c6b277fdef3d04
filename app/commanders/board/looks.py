"""What the board of Commanders shows, as plain values: stacks, arrows, lines at a border, marks and ground.

Places are the sectors `a1` … `c3` and the reserves `white` and `black`. The painter knows nothing else, so the play
screen, the replay, the editor and the help all show a board by the same values.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, Final

SECTORS: Final = tuple(f"{column}{row}" for row in "123" for column in "abc")
RESERVES: Final = ("white", "black")
"""By seat."""
PLACES: Final = (*SECTORS, *RESERVES)
KINDS: Final = "ICA"


class Status(Enum):
    """What has become of a unit."""

    FRESH = auto()
    SPENT = auto()
    SQUARE = auto()
    SPENT_SQUARE = auto()
    ROUTED = auto()


@dataclass(frozen=True)
class Stack:
    """Units of one side, kind and status in one place."""

    side: int
    kind: str
    count: int = 1
    status: Status = Status.FRESH


class Fate(Enum):
    """How an order is drawn."""

    WRITTEN = auto()
    HELD = auto()
    """Kept back for a later phase."""
    BROKEN = auto()
    """Cannot be carried out as things stand."""
    UNUSED = auto()
    GHOST = auto()
    """A memory or a suggestion: last round's arrows, a hint."""


@dataclass(frozen=True)
class Arrow:
    """An order: so many units of a kind along two or three places."""

    side: int
    kind: str
    path: tuple[str, ...]
    count: int = 1
    fate: Fate = Fate.WRITTEN
    chosen: bool = False
    """Looked at in the list of orders: drawn with a brass edge."""


@dataclass(frozen=True)
class Line:
    """Units that stand in the spaces of a border, on the side of the sector `of`, which touches `towards`."""

    of: str
    towards: str
    units: tuple[Stack, ...]


@dataclass(frozen=True)
class CombatMark:
    """The number of a combat at a border, or in the middle of a sector where `towards` is empty."""

    of: str
    towards: str
    number: int
    lit: bool = False


@dataclass(frozen=True)
class Reach:
    """The most that the enemy could bring to a sector this round."""

    sector: str
    units: int
    guns: int = 0


class Marker(Enum):
    """What scores where it lies."""

    GENERAL = auto()
    FLAG = auto()
    ROSE = auto()


@dataclass(frozen=True)
class MarkerLook:
    """A marker of a side: what the enemy scores by holding the sector; `struck` while he does."""

    kind: Marker
    side: int
    points: int
    struck: bool = False


class Ground(Enum):
    """The terrain of a sector on board B."""

    FOREST = auto()
    HILL = auto()
    BUILDING = auto()
    RUIN = auto()
    """A building that was shelled to pieces."""
    RIVER = auto()


_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(frozen=True)
class BoardLook:
    """Everything on the board at one moment."""

    stacks: Mapping[str, tuple[Stack, ...]] = field(default_factory=lambda: _NOTHING)
    """By place."""
    arrows: tuple[Arrow, ...] = ()
    lines: tuple[Line, ...] = ()
    combats: tuple[CombatMark, ...] = ()
    reaches: tuple[Reach, ...] = ()
    markers: Mapping[str, tuple[MarkerLook, ...]] = field(default_factory=lambda: _NOTHING)
    """By sector."""
    ground: Mapping[str, tuple[Ground, ...]] = field(default_factory=lambda: _NOTHING)
    """By sector; empty on board A, where the painted ground means nothing."""
    roads: tuple[tuple[str, str], ...] = ()
    bridges: tuple[tuple[str, str], ...] = ()
    bombarded: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: _NOTHING)
    """Sectors with the sides whose guns fired there last round."""
    garrisons: Mapping[str, Stack] = field(default_factory=lambda: _NOTHING)
    """Who is inside the building of a sector."""
    full: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: _NOTHING)
    """Sectors where a side has no more room."""
    lit: frozenset[str] = frozenset()
    """Places drawn with a brass frame: where a decision is asked, or what a hint points at."""
