"""The ground as a picture that is painted anew only where it was touched."""

import math

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.board.paint.outline import CELL, Cell, patches
from app.board.paint.terrain import paint_ground, paint_meadow
from app.board.palette import shaded
from app.board.theme.colours import Theme
from app.board.theme.style import current
from app.manoeuvre.board.paint.pixmaps import pixmap

_MARGIN = 0.3
"""Of a square, round what was touched."""


class GroundPicture:
    """Made for a size, a density and a theme; another one of these needs another picture."""

    def __init__(self, letters: str, size: int, ratio: float) -> None:
        self.size = size
        self.ratio = ratio
        self.theme: Theme = current()
        self.letters = letters
        self._width = math.isqrt(len(letters))
        self.pixmap = QPixmap(max(1, round(size * ratio)), max(1, round(size * ratio)))
        self.pixmap.setDevicePixelRatio(ratio)
        self._meadow = pixmap(f"meadow {self._width}", size, size, ratio, self._grass)
        self._rough: QRectF | None = None
        self._paint(QRectF(0, 0, self._width, self._width))

    def fits(self, size: int, ratio: float) -> bool:
        return (size, ratio, current()) == (self.size, self.ratio, self.theme)

    def stroke(self, letters: str) -> QRect:
        """While the brush moves: only round the squares that are different. Gives the box that was painted, in points.

        A wood or a hill that has grown gets its final outline in `settle`.
        """
        touched = self._different(letters)
        if not touched:
            return QRect()
        before, self.letters = self.letters, letters
        # What was rough until now stays so until the brush is lifted.
        whole = self._box(self._patches(before, touched) | self._patches(letters, touched))
        self._rough = whole if self._rough is None else self._rough.united(whole)
        return self._paint(self._box(touched))

    def settle(self, letters: str | None = None) -> QRect:
        """The ground exactly as it is painted from nothing. Gives the box that was painted, in points."""
        if letters is not None and letters != self.letters:
            self.stroke(letters)
        box, self._rough = self._rough, None
        return QRect() if box is None else self._paint(box)

    def _different(self, letters: str) -> set[Cell]:
        width = self._width
        return {
            (place % width, width - 1 - place // width)
            for place, (old, new) in enumerate(zip(self.letters, letters, strict=True))
            if old != new
        }

    def _patches(self, letters: str, touched: set[Cell]) -> set[Cell]:
        """Everything that hangs together with what was touched."""
        near = {(x + dx, y + dy) for x, y in touched for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))}
        found = set(touched)
        for letter in "HMLW":
            for cells in patches(letters, self._width, letter):
                if cells & near:
                    found |= cells
        return found

    def _box(self, cells: set[Cell]) -> QRectF:
        """With what lies close round it, into which trees reach."""
        left, top = min(x for x, _ in cells) - _MARGIN, min(y for _, y in cells) - _MARGIN
        right, bottom = max(x for x, _ in cells) + 1 + _MARGIN, max(y for _, y in cells) + 1 + _MARGIN
        box = QRectF(left, top, right - left, bottom - top)
        return box & QRectF(0, 0, self._width, self._width)

    def _paint(self, box: QRectF) -> QRect:
        painter = QPainter(self.pixmap)
        cell = self.size / self._width
        points = QRectF(box.x() * cell, box.y() * cell, box.width() * cell, box.height() * cell)
        # Whole pixels, or the edge of the box would be seen.
        ratio = self.ratio
        left, top = math.floor(points.left() * ratio), math.floor(points.top() * ratio)
        right, bottom = math.ceil(points.right() * ratio), math.ceil(points.bottom() * ratio)
        points = QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)
        box = QRectF(points.x() / cell, points.y() / cell, points.width() / cell, points.height() / cell)
        paint_ground(painter, self.letters, self.size, only=box, meadow=self._meadow)
        painter.fillRect(points, shaded(self.theme.window, round(255 * self.theme.field_veil)))
        painter.end()
        return points.toAlignedRect()

    def _grass(self, painter: QPainter) -> None:
        side = self._width * CELL
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.size / side, self.size / side)
        painter.setClipRect(QRectF(0, 0, side, side), Qt.ClipOperation.IntersectClip)
        paint_meadow(painter, self._width)
