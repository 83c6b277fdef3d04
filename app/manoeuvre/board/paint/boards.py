"""A whole board as one picture, for exports and the command line: everything that a board on the screen shows."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.board.paint.frame import paint_frame
from app.board.paint.terrain import paint_ground
from app.board.palette import shaded
from app.board.theme import fonts
from app.board.theme.colours import LIGHT, Theme
from app.manoeuvre.board.looks import BoardLook, Mark, Marks, Overlay
from app.manoeuvre.board.paint.counters import SHARE, paint_counter, paint_redoubt
from app.manoeuvre.board.paint.marks import paint_arrow, paint_badge, paint_mark, paint_number, paint_owner, paint_sight

FILES: Final = tuple("ABCDEFGH")
RANKS: Final = tuple("87654321")
"""From the top down, as they lie with south at the bottom."""


FRAME = 20 / 632
"""How much of a board's side its frame takes, on each edge."""


def board_image(
    look: BoardLook,
    size: int,
    marks: Marks | None = None,
    overlay: Overlay | None = None,
    theme: Theme = LIGHT,
) -> QImage:
    """A board with its frame, south at the bottom, as a picture of that side. Needs no screen."""
    fonts.load()
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    margin = size * FRAME
    side = size - 2 * margin
    painter.translate(margin, margin)
    paint_frame(painter, QRectF(0, 0, side, side), margin, FILES, RANKS, theme)
    paint_board(painter, look, side, marks or Marks(), overlay, theme)
    painter.end()
    return image


def paint_board(
    painter: QPainter,
    look: BoardLook,
    side: float,
    marks: Marks,
    overlay: Overlay | None = None,
    theme: Theme = LIGHT,
) -> None:
    """The field with all that lies on it, its top left at the origin; from the ground up."""
    cell = side / 8
    paint_ground(painter, look.terrain, side)
    painter.fillRect(QRectF(0, 0, side, side), shaded(theme.window, round(255 * theme.field_veil)))
    if overlay:
        _each(painter, cell, overlay.owners, lambda square: paint_owner(painter, overlay.owners[square], cell))
    _each(painter, cell, look.redoubts, lambda square: paint_redoubt(painter, cell))
    _each(painter, cell, marks.squares, lambda square: paint_mark(painter, marks.squares[square], cell))
    for square, counter in sorted(look.counters.items()):
        painter.save()
        painter.translate(middle(square, cell))
        lift = marks.squares.get(square) is Mark.SELECTED
        paint_counter(painter, counter, cell * SHARE, lift, theme=theme)
        painter.restore()
    if marks.ghost and marks.ghost[0] in look.counters:
        start, end = marks.ghost
        painter.save()
        painter.translate(middle(end, cell))
        paint_counter(painter, look.counters[start], cell * SHARE, ghost=True, theme=theme)
        painter.restore()
    targets = [square for square, mark in marks.squares.items() if mark is Mark.TARGET]
    _each(painter, cell, targets, lambda square: paint_badge(painter, cell))
    for start, end in marks.arrows:
        paint_arrow(painter, middle(start, cell), middle(end, cell), cell)
    if overlay:
        for start, end in overlay.lines:
            paint_sight(painter, middle(start, cell), middle(end, cell), cell)
        _each(painter, cell, overlay.numbers, lambda square: paint_number(painter, overlay.numbers[square], cell))


def middle(square: int, cell: float) -> QPointF:
    """The middle of a square with south at the bottom."""
    return QPointF((square % 8 + 0.5) * cell, (7.5 - square // 8) * cell)


def _each(painter: QPainter, cell: float, squares: Iterable[int], paint: Callable[[int], None]) -> None:
    for square in sorted(squares):
        painter.save()
        painter.translate(square % 8 * cell, (7 - square // 8) * cell)
        paint(square)
        painter.restore()
