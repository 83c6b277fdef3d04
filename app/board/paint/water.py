"""Wet ground: lakes and marshes."""

import random
from collections.abc import Set
from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from app.board.paint.outline import CELL, Cell, region
from app.board.paint.palette import stroke

_LAKE: Final = "#6D9FBD"
_SHALLOW: Final = "#8FBDD3"
_SHORE: Final = "#E9E2BD"
_MARSH: Final = "#A9BF9C"
_REED: Final = "#5D7F5C"
_POOL: Final = "#7FA9B5"


def paint_lake(painter: QPainter, cells: Set[Cell]) -> None:
    """Deep in the middle, light along the shore, a few waves."""
    path = region(cells, 6, 9, 31, 30)
    painter.setPen(stroke(_SHORE, 7))
    painter.setBrush(QColor(_LAKE))
    painter.drawPath(path)
    box = path.boundingRect()
    depth = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.6)
    depth.setColorAt(0, QColor(_LAKE).darker(112))
    depth.setColorAt(1, QColor(_SHALLOW))
    painter.fillPath(path, depth)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((9, 60), (4, 110)):
        painter.setPen(QPen(QColor(235, 245, 245, alpha), width))
        painter.drawPath(path)
    painter.setPen(stroke(QColor(240, 250, 255, 150), 1.3))
    rng = random.Random(9)
    for x, y in sorted(cells):
        for _ in range(7):
            crest, trough = (x + rng.random()) * CELL, (y + rng.random()) * CELL
            wave = QPainterPath(QPointF(crest, trough))
            wave.quadTo(crest + 4, trough - 4, crest + 8, trough)
            wave.quadTo(crest + 12, trough + 4, crest + 16, trough)
            painter.drawPath(wave)
    painter.restore()
    painter.setPen(QPen(QColor(_LAKE).darker(140), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_marsh(painter: QPainter, cells: Set[Cell]) -> None:
    """Pools and reeds inside a broken line."""
    path = region(cells, 6, 8, 21)
    painter.fillPath(path, QColor(_MARSH))
    painter.setPen(QPen(QColor(100, 130, 105, 140), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    rng = random.Random(5)
    for x, y in sorted(cells):
        painter.setPen(QPen(QColor(_LAKE).darker(112), 0.8))
        painter.setBrush(QColor(_POOL))
        for _ in range(5):
            at = QPointF((x + rng.uniform(0.12, 0.88)) * CELL, (y + rng.uniform(0.12, 0.88)) * CELL)
            painter.drawEllipse(at, rng.uniform(7, 15), rng.uniform(3, 6))
        for _ in range(24):
            _reeds(painter, (x + rng.random()) * CELL, (y + rng.random()) * CELL)
    painter.restore()


def _reeds(painter: QPainter, x: float, y: float) -> None:
    painter.setPen(stroke(_REED, 1.5))
    for lean in (-3, 0, 3):
        painter.drawLine(QLineF(x + lean * 0.5, y, x + lean, y - 8 + abs(lean)))
    painter.setPen(QPen(QColor(_REED).lighter(125), 1))
    painter.drawLine(QLineF(x - 6, y + 1, x + 6, y + 1))
