"""Boards: the nine sectors, what is printed on them, and the tables that the rules look things up in (C1, C5, C93).

>>> board = board_named("A")
>>> [NAMES[place] for place in board.near[0][place_of("b1")]]
['a1', 'b2', 'c1', 'r']
"""

from functools import cache
from typing import Final, NamedTuple

from engine.commanders import graph

WHITE: Final = 0
BLACK: Final = 1
CHANCE: Final = 2
NOBODY: Final = 3

SECTORS: Final = graph.SECTORS
RESERVE: Final = graph.RESERVE
BOX: Final = 10
PLACES: Final = 11
NAMES: Final = ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "r", "box")
ROOM: Final = 6
BORDER: Final = 5
"""Units of a side that may cross a border in one direction in a phase (C26)."""
NARROW: Final = 3
"""The same into a forest or over a river (C85, C90)."""

NORTH, EAST, SOUTH, WEST = range(4)

GENERAL: Final = "general"
FLAG: Final = "flag"
ROSE: Final = "rose"
MARKS: Final = {GENERAL: (5,), FLAG: (1, 3), ROSE: (1, 3)}
"""What each kind of marker may be worth."""


class Marker(NamedTuple):
    """An objective: the other side than `side` scores it by holding the sector (C81)."""

    kind: str
    side: int
    sector: int
    value: int


def column_of(sector: int) -> int:
    return sector // graph.ROWS


def row_of(sector: int) -> int:
    return sector % graph.ROWS


def place_of(name: str) -> int:
    """The number of a sector or reserve; raises ValueError with a sentence."""
    if name not in NAMES:
        raise ValueError(f"“{name}” is not a sector: a1 to c3, or r for your reserve.")
    return NAMES.index(name)


PRINTED: Final[tuple[Marker, ...]] = (
    Marker(FLAG, WHITE, 0, 1),
    Marker(FLAG, BLACK, 2, 1),
    Marker(GENERAL, WHITE, 3, 5),
    Marker(GENERAL, BLACK, 5, 5),
    Marker(FLAG, WHITE, 6, 1),
    Marker(FLAG, BLACK, 8, 1),
)
"""Command and flag sectors of board A (C5)."""


class Board:
    """One side of the game board, turned one way. Never changed after it is made."""

    def __init__(
        self,
        name: str,
        forest: frozenset[int],
        hill: frozenset[int],
        building: frozenset[int],
        river: frozenset[int],
        road: frozenset[tuple[int, int]],
        bridge: frozenset[tuple[int, int]],
    ) -> None:
        self.name = name
        self.forest = forest
        self.hill = hill
        self.building = building
        self.river = river
        self.road = road
        """Pairs of touching places in both directions, the reserve seen from the side it belongs to."""
        self.bridge = bridge
        self.house = min(building, default=-1)
        """The sector of the building; -1 if there is none."""
        self.near = [graph.neighbours(WHITE), graph.neighbours(BLACK)]
        """By side and place: where a unit may step."""
        self.arrows = [[self._arrows(side, sector) for sector in range(SECTORS)] for side in range(2)]
        """By side and sector: the sectors a gun may point at, forward or sideways (C78)."""
        self.in_range = [[self._in_range(side, sector) for sector in range(SECTORS)] for side in range(2)]
        """By side and sector: every sector that a gun reaches on open ground, one or two steps along an arrow."""
        self.distance = [graph.distances(WHITE), graph.distances(BLACK)]
        self.direction = [[_direction(start, end) for end in range(SECTORS)] for start in range(SECTORS)]
        """By two sectors that touch: the direction from the first to the second; -1 where they do not."""
        self.beyond = [[_beyond(start, end) for end in range(SECTORS)] for start in range(SECTORS)]
        """By two sectors that touch: the sector behind the second in a straight line; -1 where there is none."""
        self.across = [[-1] * 4 for _ in range(SECTORS)]
        """By sector and direction: the sector on that side of it; -1 at the edge."""
        for start in range(SECTORS):
            for end in range(SECTORS):
                if self.direction[start][end] >= 0:
                    self.across[start][self.direction[start][end]] = end

    def _arrows(self, side: int, sector: int) -> list[int]:
        behind = self.rear(side, sector)
        return [step for step in self.near[side][sector] if step != RESERVE and step != behind]

    def _in_range(self, side: int, sector: int) -> list[int]:
        steps = self.arrows[side][sector]
        behind = [_beyond(sector, step) for step in steps]
        return steps + [place for place in behind if place >= 0]

    def rear(self, side: int, sector: int) -> int:
        """The place straight behind a sector, towards the side's own reserve."""
        home = 0 if side == WHITE else graph.ROWS - 1
        if row_of(sector) == home:
            return RESERVE
        return sector - 1 if side == WHITE else sector + 1


def _direction(start: int, end: int) -> int:
    if column_of(start) == column_of(end) and abs(start - end) == 1:
        return NORTH if end > start else SOUTH
    if row_of(start) == row_of(end) and abs(column_of(start) - column_of(end)) == 1:
        return EAST if end > start else WEST
    return -1


def _beyond(start: int, end: int) -> int:
    direction = _direction(start, end)
    for behind in range(SECTORS):
        if direction >= 0 and _direction(end, behind) == direction:
            return behind
    return -1


def _places(names: str) -> frozenset[int]:
    return frozenset(place_of(name) for name in names.split())


def _ways(text: str) -> frozenset[tuple[int, int]]:
    found = set()
    for pair in text.split():
        one, other = (place_of(name) for name in pair.split("-"))
        found |= {(one, other), (other, one)}
    return frozenset(found)


def _turned(places: frozenset[int]) -> frozenset[int]:
    return frozenset(_half_turn(place) for place in places)


def _half_turn(place: int) -> int:
    return place if place >= SECTORS else SECTORS - 1 - place


@cache
def board_named(name: str) -> Board:
    """`A`, `B` with White in the south, or `B turned` with White in the north (C93); raises ValueError."""
    if name == "A":
        none: frozenset[int] = frozenset()
        no_way: frozenset[tuple[int, int]] = frozenset()
        return Board("A", none, none, none, none, no_way, no_way)
    if name not in BOARDS:
        raise ValueError(f"“{name}” is not a board: {', '.join(BOARDS)}.")
    forest, hill, building, river = _places("a2"), _places("c3"), _places("b2"), _places("c2 c1")
    road, bridge = _ways("r-b1 b1-b2 b2-b3 b3-r b1-c1"), _ways("b1-c1")
    if name == "B turned":
        forest, hill, building, river = _turned(forest), _turned(hill), _turned(building), _turned(river)
        road = frozenset((_half_turn(one), _half_turn(other)) for one, other in road)
        bridge = frozenset((_half_turn(one), _half_turn(other)) for one, other in bridge)
    return Board(name, forest, hill, building, river, road, bridge)


BOARDS: Final = ("A", "B", "B turned")
