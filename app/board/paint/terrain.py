"""The ground of a battlefield, of a section, or of one square, from its letters."""

import math
import random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from app.board.paint.land import paint_field, paint_hill, paint_town, paint_woods
from app.board.paint.outline import CELL, Cell, patches
from app.board.paint.water import paint_lake, paint_marsh
from engine.manoeuvre.battlefield import LETTERS

_MEADOW: Final = ("#CFD09A", "#BFC487", "#DCD9A8")
_SECTION: Final = 4
_OVERHANG: Final = 0.25
"""How far trees and outlines reach into the next square, as a share of it."""


def paint_ground(
    painter: QPainter,
    letters: str,
    size: float,
    *,
    grid: bool = True,
    only: QRectF | None = None,
    meadow: QPixmap | None = None,
) -> None:
    """A square of ground with its top left at the origin: 64 letters, 16 for a section or 1 for a sample.

    The first letter lies at the bottom left. A letter that is no terrain is bare table: not laid yet. With `only`, a
    box of cells from the top left, nothing else is painted: an editor does so after each stroke, with grass that it
    painted before.
    """
    width = math.isqrt(len(letters))
    side = width * CELL
    reach = None if only is None else only.adjusted(-_OVERHANG, -_OVERHANG, _OVERHANG, _OVERHANG)

    def near(cell: Cell) -> bool:
        return reach is None or reach.intersects(QRectF(*cell, 1, 1))

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / side, size / side)
    clip = QRectF(0, 0, side, side)
    if only is not None:
        clip &= QRectF(only.x() * CELL, only.y() * CELL, only.width() * CELL, only.height() * CELL)
    painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
    if meadow is None:
        paint_meadow(painter, width)
    else:
        painter.drawPixmap(QRectF(0, 0, side, side), meadow, QRectF(meadow.rect()))
    for cells in patches(letters, width, "F"):
        for cell in sorted(cells):
            if near(cell):
                paint_field(painter, cell)
    for letter, paint in (("H", paint_hill), ("M", paint_marsh), ("L", paint_lake), ("W", paint_woods)):
        for cells in patches(letters, width, letter):
            if any(near(cell) for cell in cells):
                paint(painter, cells)
    for cells in patches(letters, width, "T"):
        for cell in sorted(cells):
            if near(cell):
                paint_town(painter, cell)
    _bare(painter, letters, width)
    if grid:
        _grid(painter, width)
    dusk = QRadialGradient(side / 2, side / 2, side * 0.75)
    dusk.setColorAt(0.6, QColor(60, 40, 10, 0))
    dusk.setColorAt(1, QColor(60, 40, 10, 70))
    painter.fillRect(QRectF(0, 0, side, side), dusk)
    painter.restore()


def paint_meadow(painter: QPainter, width: int) -> None:
    """Mottled grass with tufts, as dense on a section as on a board."""
    side = width * CELL
    base = QLinearGradient(0, 0, side, side)
    base.setColorAt(0, QColor(_MEADOW[0]).lighter(104))
    base.setColorAt(1, QColor(_MEADOW[1]))
    painter.fillRect(QRectF(0, 0, side, side), base)
    rng = random.Random(7)
    share = width * width / 64
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(max(4, round(420 * share))):
        at, radius = QPointF(rng.random() * side, rng.random() * side), rng.uniform(10, 46)
        tone = QColor(_MEADOW[1] if rng.random() < 0.55 else _MEADOW[2])
        patch = QRadialGradient(at, radius)
        tone.setAlpha(60)
        patch.setColorAt(0, tone)
        tone.setAlpha(0)
        patch.setColorAt(1, tone)
        painter.setBrush(patch)
        painter.drawEllipse(at, radius, radius)
    tufts = []
    for _ in range(max(6, round(700 * share))):
        x, y = rng.random() * side, rng.random() * side
        tufts += [QLineF(x, y, x - 1.5, y - 4), QLineF(x + 1, y, x + 2.5, y - 4)]
    painter.setPen(QPen(QColor(110, 125, 70, 120), 1))
    painter.drawLines(tufts)


def _bare(painter: QPainter, letters: str, width: int) -> None:
    for place, letter in enumerate(letters):
        if letter in LETTERS:
            continue
        box = QRectF(place % width * CELL, (width - 1 - place // width) * CELL, CELL, CELL)
        painter.fillRect(box, QColor("#D9CFB6"))
        painter.setPen(QPen(QColor(120, 100, 60, 110), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(10, 10, -10, -10), 8, 8)


def _grid(painter: QPainter, width: int) -> None:
    """Thin lines between squares, thick ones between sections."""
    side = width * CELL
    painter.setPen(QPen(QColor(60, 50, 30, 70), 1.2))
    for i in range(width + 1):
        painter.drawLine(QLineF(i * CELL, 0, i * CELL, side))
        painter.drawLine(QLineF(0, i * CELL, side, i * CELL))
    painter.setPen(QPen(QColor(60, 45, 25, 170), 2.4))
    for i in range(_SECTION, width, _SECTION):
        painter.drawLine(QLineF(i * CELL, 0, i * CELL, side))
        painter.drawLine(QLineF(0, i * CELL, side, i * CELL))
