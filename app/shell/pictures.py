"""Boards, sections and cockades as the screens outside the battle show them: painted once, then copied."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QLabel

from app.board.looks import BoardLook
from app.board.paint.pixmaps import (
    board_pixmap,
    cockade_pixmap,
    counter_pixmap,
    ground_pixmap,
    pixmap,
    redoubt_pixmap,
)
from app.board.theme import fonts

_MARGIN: Final = 20 / 632
"""The frame's share of a board: 20 a side round eight squares of 74."""
_ROUND: Final = 5


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


def paint_section(painter: QPainter, letters: str, box: QRect, ratio: float) -> None:
    """A section or a whole battlefield as a small picture with round corners."""

    def paint(onto: QPainter) -> None:
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(0, 0, box.width(), box.height()), _ROUND, _ROUND)
        onto.setRenderHint(QPainter.RenderHint.Antialiasing)
        onto.setClipPath(corners)
        onto.drawPixmap(0, 0, ground_pixmap(letters, box.width(), ratio, grid=len(letters) == 16))

    painter.drawPixmap(box.topLeft(), pixmap(f"thumb {letters}", box.width(), box.height(), ratio, paint))


def _corner(at: int, inside: QRect, cell: int) -> QPoint:
    return inside.topLeft() + QPoint((at & 7) * cell, (7 - (at >> 3)) * cell)


class Cockade(QLabel):
    """The badge of a nation beside its name, which is written there: so it says nothing itself."""

    def __init__(self, nation: str = "", size: int = 18) -> None:
        super().__init__()
        self._size = size
        self._nation = ""
        self.show_nation(nation)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.show_nation(self._nation)

    def show_nation(self, nation: str) -> None:
        self._nation = nation
        side = round(self._size * fonts.scale())
        self.setFixedSize(side, side)
        self.setPixmap(cockade_pixmap(nation, side / 2.3, self.devicePixelRatioF()) if nation else QPixmap())
