"""What a designer may wish of a battlefield, and what comes of it: proposals, or the wishes that clash."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from engine.manoeuvre.battlefield import FIELD, HILL, LAKE, LETTERS, MARSH, NORTH, TOWN, WOODS, Rows

ANY: Final = (0, 64)


class Symmetry(Enum):
    """How the two halves resemble each other."""

    NONE = "none"
    MIRRORED = "mirrored"
    """One half is the picture of the other, across the line between the two sides."""
    ROTATED = "rotated"
    """The field looks the same from both edges."""


class Wish(Enum):
    """Each wish by itself, so that a clash can be told by its parts."""

    LEAST = "least"
    MOST = "most"
    LAKES = "lakes"
    SYMMETRY = "symmetry"
    CONNECTED = "connected"
    COVER = "cover"
    HILLS = "hills"
    SECTIONS = "sections"


@dataclass(frozen=True)
class Clash:
    """A wish that cannot be had together with the others named beside it; for amounts, of which terrain."""

    wish: Wish
    letter: str = ""
    number: int = 0


@dataclass(frozen=True)
class Wishes:
    """Everything that may be asked for. What is left at its default asks for nothing."""

    amounts: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Terrain letter to the least and the most squares of it."""
    symmetry: Symmetry = Symmetry.NONE
    most_lakes: int = 64
    connected: bool = True
    """One can walk from any square to any other."""
    even_cover: bool = False
    even_hills: bool = False
    edge: int = NORTH
    """One of the two edges between which it is to be even, symmetrical and fair."""
    sections: bool = False
    """Only printed sections, turned but not mirrored."""
    seed: int = 1

    def amount(self, letter: str) -> tuple[int, int]:
        return self.amounts.get(letter, ANY)

    def faults(self) -> list[str]:
        """What no battlefield could mean, each in a sentence."""
        found = []
        for letter, (least, most) in self.amounts.items():
            if letter not in LETTERS:
                found.append(f"“{letter}” is not a terrain.")
            elif not 0 <= least <= most <= 64:
                found.append(f"{letter}: from {least} to {most} squares is not an amount.")
        return found


@dataclass(frozen=True)
class Proposal:
    """A battlefield that meets every wish."""

    rows: Rows
    seed: int
    best: bool
    """Whether it is proven that none meets them better."""
    tiles: tuple[tuple[str, int], ...] = ()
    """Made of sections: the id and quarter turns of each, north-west first."""


@dataclass(frozen=True)
class Found:
    """One of several proposals, and which."""

    number: int
    proposal: Proposal


@dataclass(frozen=True)
class Refused:
    """No battlefield meets all the wishes; already these cannot be had together."""

    clashes: tuple[Clash, ...]


@dataclass(frozen=True)
class Stopped:
    """Stopped, or out of time, before anything was found."""


WAVES: Final = {WOODS: 3, HILL: 3, LAKE: 3, MARSH: 3}
"""How many summits each has."""
REACH: Final = {WOODS: 1.7, HILL: 1.5, LAKE: 1.1, MARSH: 1.0}
"""How wide they are, in squares."""
SCATTERED: Final = (TOWN, FIELD)
LIKED: Final = 100
USUAL: Final = {WOODS: (6, 10), HILL: (5, 8), TOWN: (2, 4), FIELD: (1, 3), MARSH: (0, 2), LAKE: (0, 3)}
"""What an ordinary battlefield holds, where nothing is wished: as the printed sections make it."""
ODD: Final = 150
"""What each square more or less than usual costs: more than any square is liked."""
UNEVEN: Final = 12


def tastes(seed: int) -> list[list[int]]:
    """For each square how much each terrain is liked there; open ground is neither liked nor disliked."""
    rng = random.Random(seed)
    liked = [[0] * 7 for _ in range(64)]
    for kind in (WOODS, HILL, LAKE, MARSH):
        summits = []
        for _ in range(WAVES[kind]):
            summits.append((rng.random() * 8 - 0.5, rng.random() * 8 - 0.5, 0.6 + 0.4 * rng.random()))
        for square in range(64):
            x, y = square & 7, square >> 3
            height = max(top * 0.5 ** (((x - a) ** 2 + (y - b) ** 2) / REACH[kind] ** 2) for a, b, top in summits)
            liked[square][kind] = round(LIKED * height - LIKED * 0.35 + 12 * rng.random())
    for kind in SCATTERED:
        for square in range(64):
            liked[square][kind] = round(LIKED * rng.random() ** 3 - LIKED * 0.2)
    return liked
