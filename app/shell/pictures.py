"""Boards, sections and cockades as the screens outside the battle show them: painted once, then copied."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPixmapCache
from PySide6.QtWidgets import QLabel

from app.board.looks import BoardLook
from app.board.paint.cockades import paint_cockade
from app.board.paint.counters import SHARE, paint_counter
from app.board.paint.frame import paint_frame
from app.board.paint.terrain import paint_ground
from app.board.theme import fonts
from app.board.theme.style import current

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
    theme = current()

    def paint(onto: QPainter) -> None:
        onto.translate(inside.topLeft() - square.topLeft())
        paint_frame(onto, inside.width(), inside.left() - square.left(), theme=theme)
        paint_ground(onto, letters, inside.width())
        _veil(onto, QRectF(0, 0, inside.width(), inside.width()))

    key = f"shell board {letters} {square.width()} {ratio} {theme.name}"
    painter.drawPixmap(square.topLeft(), _kept(key, square.size(), ratio, paint))


def paint_look(painter: QPainter, look: BoardLook, square: QRect, ratio: float) -> None:
    """A battlefield in its frame, with what stands on it."""
    paint_board(painter, look.terrain, square, ratio)
    inside = board_inside(square)
    cell = inside.width() / 8
    for at, counter in look.counters.items():
        painter.save()
        painter.translate(inside.left() + ((at & 7) + 0.5) * cell, inside.top() + (7.5 - (at >> 3)) * cell)
        paint_counter(painter, counter, cell * SHARE, theme=current())
        painter.restore()


def paint_section(painter: QPainter, letters: str, box: QRect, ratio: float) -> None:
    """A section or a whole battlefield as a small picture with round corners."""

    def paint(onto: QPainter) -> None:
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(0, 0, box.width(), box.height()), _ROUND, _ROUND)
        onto.setClipPath(corners)
        paint_ground(onto, letters, box.width(), grid=len(letters) == 16)
        _veil(onto, QRectF(0, 0, box.width(), box.height()))

    key = f"shell section {letters} {box.width()} {ratio} {current().name}"
    painter.drawPixmap(box.topLeft(), _kept(key, box.size(), ratio, paint))


def cockade_pixmap(nation: str, size: int, ratio: float) -> QPixmap:
    def paint(onto: QPainter) -> None:
        onto.translate(size / 2, size / 2)
        paint_cockade(onto, nation, size / 2 / 1.2)

    return _kept(f"shell cockade {nation} {size} {ratio}", QSize(size, size), ratio, paint)


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
        self.setPixmap(cockade_pixmap(nation, side, self.devicePixelRatioF()) if nation else QPixmap())


def _veil(painter: QPainter, box: QRectF) -> None:
    """In the dark the field is dimmed, so that nothing glares."""
    veil = current().field_veil
    if veil:
        painter.fillRect(box, QColor(0, 0, 0, round(255 * veil)))


def _kept(key: str, size: QSize, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = QPixmap(size * ratio)
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        onto = QPainter(found)
        onto.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(onto)
        onto.end()
        QPixmapCache.insert(key, found)
    return found
