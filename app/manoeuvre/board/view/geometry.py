"""How a board lies on the screen: which edge is at the bottom, where it stands and how large its squares are."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF

from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, square_name

SIZE = 632
"""The side of the board as drawn in the look: eight squares of 74 and a frame of 20 round them."""
FRAME = 20


@dataclass(frozen=True)
class Facing:
    """Which edge of the field is at the bottom. The board is turned, never mirrored.

    >>> Facing(SOUTH).place(0), Facing(NORTH).place(0), Facing(EAST).place(0)
    ((0, 7), (7, 0), (0, 0))
    """

    edge: int = SOUTH

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of a square, from the top left."""
        file, rank = square & 7, square >> 3
        if self.edge == SOUTH:
            return file, 7 - rank
        if self.edge == NORTH:
            return 7 - file, rank
        if self.edge == EAST:
            return rank, file
        return 7 - rank, 7 - file

    def square(self, column: int, row: int) -> int:
        """The square that lies at a column and row."""
        if self.edge == SOUTH:
            return column + 8 * (7 - row)
        if self.edge == NORTH:
            return 7 - column + 8 * row
        if self.edge == EAST:
            return row + 8 * column
        return 7 - row + 8 * (7 - column)

    def columns(self) -> tuple[str, ...]:
        """The letters or figures along the top, from the left."""
        return tuple(_common(self.square(column, 0), self.square(column, 7)) for column in range(8))

    def rows(self) -> tuple[str, ...]:
        """The letters or figures along the side, from the top."""
        return tuple(_common(self.square(0, row), self.square(7, row)) for row in range(8))

    def turned(self, letters: str) -> str:
        """Terrain as it lies: what a painter who puts a8 at the top left must be given."""
        if len(letters) != 64:
            return letters
        return "".join(letters[self.square(place & 7, 7 - (place >> 3))] for place in range(64))


def _common(one: int, other: int) -> str:
    """What the names of two squares of a line share."""
    return next(letter for letter in square_name(one).upper() if letter in square_name(other).upper())


@dataclass(frozen=True)
class BoardGeometry:
    """Where everything is, in pixels of the widget."""

    facing: Facing
    left: int
    top: int
    frame: int
    cell: int

    @classmethod
    def within(cls, facing: Facing, width: int, height: int, ratio: float = 1.0) -> "BoardGeometry":
        """The largest board for a space, in its middle. Every line falls on a whole pixel of the screen."""
        grain = next((step for step in (1, 2, 4, 5) if (step * ratio).is_integer()), 1)
        side = max(8 * grain, min(width, height))
        cell = max(grain, int(side * (SIZE - 2 * FRAME) / SIZE / 8) // grain * grain)
        frame = min((side - 8 * cell) // 2, round(cell * FRAME / 74)) // grain * grain
        whole = 8 * cell + 2 * frame
        return cls(facing, (width - whole) // 2 // grain * grain, (height - whole) // 2 // grain * grain, frame, cell)

    @property
    def side(self) -> int:
        """Of the board with its frame."""
        return 8 * self.cell + 2 * self.frame

    @property
    def board(self) -> QRect:
        return QRect(self.left, self.top, self.side, self.side)

    @property
    def field(self) -> QRect:
        """The 64 squares, without the frame."""
        return self.board.adjusted(self.frame, self.frame, -self.frame, -self.frame)

    def rect(self, square: int) -> QRectF:
        column, row = self.facing.place(square)
        field = self.field
        return QRectF(field.x() + column * self.cell, field.y() + row * self.cell, self.cell, self.cell)

    def centre(self, square: int) -> QPointF:
        return self.rect(square).center()

    def square_at(self, point: QPointF) -> int:
        """The square under a point; -1 beside the field."""
        field = self.field
        column = int((point.x() - field.x()) // self.cell)
        row = int((point.y() - field.y()) // self.cell)
        return self.facing.square(column, row) if 0 <= column < 8 and 0 <= row < 8 else -1
