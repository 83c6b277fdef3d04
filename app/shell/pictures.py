"""Boards as the screens outside the battle show them: painted once, then copied."""

from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter

from app.board.looks import BoardLook
from app.board.paint.pixmaps import (
    board_pixmap,
    counter_pixmap,
    redoubt_pixmap,
)

_MARGIN: Final = 20 / 632
"""The frame's share of a board: 20 a side round eight squares of 74."""


def board_inside(square: QRect) -> QRect:
    """The 64 squares of a board that takes this room with its frame."""
    margin = max(12, round(square.width() * _MARGIN))
    inside = square.width() - 2 * margin
    inside -= inside % 8
    left = (square.width() - inside) // 2
    return QRect(square.left() + left, square.top() + left, inside, inside)


def paint_board(painter: QPainter, letters: str, square: QRect, ratio: float) -> None:
    """A battlefield in its frame."""
    inside = board_inside(square)
    margin = inside.left() - square.left()
    painter.drawPixmap(square.topLeft(), board_pixmap(letters, inside.width(), margin, ratio))


def paint_look(painter: QPainter, look: BoardLook, square: QRect, ratio: float) -> None:
    """A battlefield in its frame, with what stands on it."""
    paint_board(painter, look.terrain, square, ratio)
    inside = board_inside(square)
    cell = inside.width() // 8
    for at in sorted(look.redoubts):
        painter.drawPixmap(_corner(at, inside, cell), redoubt_pixmap(cell, ratio))
    for at, counter in sorted(look.counters.items()):
        painter.drawPixmap(_corner(at, inside, cell), counter_pixmap(counter, cell, ratio))


def _corner(at: int, inside: QRect, cell: int) -> QPoint:
    return inside.topLeft() + QPoint((at & 7) * cell, (7 - (at >> 3)) * cell)
