"""The battlefield: 64 squares of terrain, and what can be known of them before anything moves.

Squares count from the south-west corner as on a chessboard: a1 is 0, h1 is 7, a8 is 56.
"""

from typing import Final

from engine.game import expect

CLEAR: Final = 0
FIELD: Final = 1
HILL: Final = 2
LAKE: Final = 3
MARSH: Final = 4
TOWN: Final = 5
WOODS: Final = 6

LETTERS: Final = ".FHLMTW"
TERRAIN_NAMES: Final = ("clear", "field", "hill", "lake", "marsh", "town", "woods")
DEFENCE: Final = (0, 0, 2, 0, 1, 3, 2)
"""What each terrain adds to the Defence Total (reference card)."""
BLOCKS_SIGHT: Final = (False, False, True, False, False, True, True)
STOPS: Final = (False, True, False, False, True, False, False)

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
EDGE_NAMES: Final = ("north", "east", "south", "west")

Rows = tuple[str, ...]


def square_name(square: int) -> str:
    """
    >>> square_name(0), square_name(63)
    ('a1', 'h8')
    """
    return "abcdefgh"[square & 7] + "12345678"[square >> 3]


def square_of(name: str) -> int:
    """The square of a name such as `e4`; raises ValueError with a sentence."""
    expect(name, str)
    if len(name) != 2 or name[0] not in "abcdefgh" or name[1] not in "12345678":
        raise ValueError(f"“{name}” is not a square; squares run from a1 to h8.")
    return (ord(name[1]) - 49) * 8 + ord(name[0]) - 97


def opposite(edge: int) -> int:
    return (edge + 2) & 3


def step(square: int, direction: int) -> int:
    """The next square in a direction, or -1 off the map. Nothing is ever diagonal (§1.1)."""
    if direction == NORTH:
        return square + 8 if square < 56 else -1
    if direction == SOUTH:
        return square - 8 if square >= 8 else -1
    if direction == EAST:
        return square + 1 if square & 7 != 7 else -1
    return square - 1 if square & 7 else -1


def depth(square: int, edge: int) -> int:
    """How many rows lie between the square and an edge: 0 for the row along it."""
    if edge == NORTH:
        return 7 - (square >> 3)
    if edge == SOUTH:
        return square >> 3
    if edge == EAST:
        return 7 - (square & 7)
    return square & 7


def rotate(rows: Rows, quarters: int) -> Rows:
    """Turn a square of rows clockwise by quarters.

    >>> rotate(("AB", "CD"), 1)
    ('CA', 'DB')
    """
    for _ in range(quarters & 3):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def join(north_west: Rows, north_east: Rows, south_west: Rows, south_east: Rows) -> Rows:
    """Four sections side by side make a battlefield (§1.1)."""
    north = tuple(w + e for w, e in zip(north_west, north_east, strict=True))
    south = tuple(w + e for w, e in zip(south_west, south_east, strict=True))
    return north + south


class Section:
    """A map section: its name and its four rows, north first."""

    __slots__ = ("id", "rows")

    def __init__(self, id: str, rows: Rows) -> None:
        self.id = id
        self.rows = rows


class Ground:
    """The terrain of 64 squares, and what follows from it without moving or firing; never changed.

    `neighbours[s]`  the squares next to s: north, east, south, west
    `defence[s]`     what the terrain of s adds to the Defence Total
    `homes[e]`       dry squares in the two rows along an edge, where units are set up (§3, R47)
    """

    __slots__ = ("defence", "homes", "neighbours", "rows", "terrain")

    def __init__(self, rows: Rows) -> None:
        expect(rows, tuple)
        if len(rows) != 8 or not all(len(row) == 8 and not row.strip(LETTERS) for row in rows):
            raise ValueError(f"A battlefield is eight rows of eight letters each, out of {LETTERS}, north first.")
        self.rows = rows
        self.terrain: list[int] = [LETTERS.index(rows[7 - (s >> 3)][s & 7]) for s in range(64)]
        self.defence: list[int] = [DEFENCE[t] for t in self.terrain]
        self.neighbours: list[tuple[int, ...]] = [
            tuple([n for n in (step(s, direction) for direction in range(4)) if n >= 0]) for s in range(64)
        ]
        self.homes: list[tuple[int, ...]] = [
            tuple([s for s in range(64) if depth(s, edge) < 2 and self.terrain[s] != LAKE]) for edge in range(4)
        ]

    def open_to_fire(self, square: int) -> bool:
        """Whether terrain lets fire pass; a unit standing there would still stop it."""
        return not BLOCKS_SIGHT[self.terrain[square]]

    def can_deploy(self, edge: int) -> bool:
        """Whether eight units find dry ground in the two rows along an edge."""
        return len(self.homes[edge]) >= 8


class Battlefield(Ground):
    """The ground of a battle with the tables of movement and fire; shared by all its states, never changed.

    What may be reached and seen is defined by the graphs in `graph.py`. These tables are derived from them:

    `steps[s]`    squares a unit may step to from s: neighbours without lakes (§5)
    `paths[s]`    the same, each with the squares a second step leads on to: none from a field or marsh
    `fire[s]`     targets within two squares as (target, open squares between); no squares between: adjacent (§6.2)
    `long_fire`   targets three squares away as (target, (between, between), …): rockets from a hill (§6.3, R29)
    """

    __slots__ = ("blank", "fire", "long_fire", "paths", "steps")

    def __init__(self, rows: Rows, blank: bool = False) -> None:
        super().__init__(rows)
        self.blank = blank
        """No battlefield at all, until the sections are chosen: nobody moves or fires there."""
        self.steps: list[tuple[int, ...]] = [()] * 64
        self.paths: list[tuple[tuple[int, tuple[int, ...]], ...]] = [()] * 64
        self.fire: list[tuple[tuple[int, tuple[int, ...]], ...]] = [()] * 64
        self.long_fire: list[tuple[tuple[int, tuple[tuple[int, int], ...]], ...]] = [()] * 64
        if not blank:
            from engine.manoeuvre.graph import derive

            self.steps, self.paths, self.fire, self.long_fire = derive(rows)


BLANK: Final = Battlefield(("........",) * 8, blank=True)
