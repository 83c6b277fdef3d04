"""What the painting tools do to a square of terrain, a section or a battlefield. Squares count from the south-west."""

from dataclasses import dataclass
from enum import Enum

from engine.manoeuvre.battlefield import Rows


class Twin(Enum):
    """A symmetric brush: where else it paints."""

    NONE = "none"
    ACROSS = "across"
    """West and east are each other's picture."""
    UPRIGHT = "upright"
    """North and south are."""
    TURNED = "turned"
    """The same from both ends."""
    FOURFOLD = "fourfold"
    """Both pictures at once."""


def letter_at(rows: Rows, square: int) -> str:
    size = len(rows)
    return rows[size - 1 - square // size][square % size]


def painted(rows: Rows, squares: set[int], letter: str) -> Rows:
    """
    >>> painted(("....", "....", "....", "...."), {0, 5}, "W")
    ('....', '....', '.W..', 'W...')
    """
    size = len(rows)
    return tuple(
        "".join(letter if (size - 1 - y) * size + x in squares else rows[y][x] for x in range(size))
        for y in range(size)
    )


def twins(square: int, size: int, twin: Twin) -> set[int]:
    """The square itself and those that a symmetric brush paints with it."""
    x, y = square % size, square // size
    across, upright = y * size + size - 1 - x, (size - 1 - y) * size + x
    turned = size * size - 1 - square
    return {
        Twin.NONE: {square},
        Twin.ACROSS: {square, across},
        Twin.UPRIGHT: {square, upright},
        Twin.TURNED: {square, turned},
        Twin.FOURFOLD: {square, across, upright, turned},
    }[twin]


def with_twins(squares: set[int], size: int, twin: Twin) -> set[int]:
    return {other for square in squares for other in twins(square, size, twin)}


def patch(rows: Rows, square: int) -> set[int]:
    """The squares of the same terrain that hang together with this one, which a fill changes."""
    size, letter = len(rows), letter_at(rows, square)
    found, edge = {square}, [square]
    while edge:
        here = edge.pop()
        x, y = here % size, here // size
        for near_x, near_y in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            near = near_y * size + near_x
            if 0 <= near_x < size and 0 <= near_y < size and near not in found and letter_at(rows, near) == letter:
                found.add(near)
                edge.append(near)
    return found


def line(start: int, end: int, size: int) -> set[int]:
    """The squares that a straight line passes, from one to the other.

    >>> sorted(line(0, 15, 4))
    [0, 5, 10, 15]
    """
    start, end = min(start, end), max(start, end)
    x, y = start % size, start // size
    across, up = end % size - x, end // size - y
    steps = max(abs(across), abs(up), 1)
    return {(y + _rounded(up * step, steps)) * size + x + _rounded(across * step, steps) for step in range(steps + 1)}


def flipped(rows: Rows) -> Rows:
    """North and south exchanged."""
    return tuple(reversed(rows))


def _rounded(part: int, whole: int) -> int:
    return (2 * abs(part) + whole) // (2 * whole) * (1 if part >= 0 else -1)


class Tool(Enum):
    BRUSH = "brush"
    FILL = "fill"
    LINE = "line"
    PICK = "pick"
    """Takes up the terrain that it touches."""


@dataclass(frozen=True)
class Brush:
    """What the next stroke does."""

    tool: Tool = Tool.BRUSH
    letter: str = "W"
    twin: Twin = Twin.NONE


class Stroke:
    """Rows before, and what has been passed since."""

    def __init__(self, rows: Rows, brush: Brush, start: int) -> None:
        self.before = rows
        self.brush = brush
        self.start = self.at = start
        self.squares = {start}
        if brush.tool is Tool.FILL:
            self.squares = patch(rows, start)

    @property
    def rows(self) -> Rows:
        """As they are now."""
        if self.brush.tool is Tool.PICK:
            return self.before
        return painted(self.before, self.touched, self.brush.letter)

    @property
    def touched(self) -> set[int]:
        return with_twins(self.squares, len(self.before), self.brush.twin)

    def to(self, square: int) -> None:
        """The tool moves on. A quick hand skips squares; the brush does not."""
        size = len(self.before)
        if self.brush.tool is Tool.BRUSH:
            self.squares = self.squares | line(self.at, square, size)
        elif self.brush.tool is Tool.LINE:
            self.squares = line(self.start, square, size)
        elif self.brush.tool is Tool.PICK:
            self.squares = {square}
        self.at = square

    @property
    def picked(self) -> str:
        """The terrain under the tool."""
        return letter_at(self.before, self.at)
