"""Three strokes that figures are drawn with: a closed shape, a filled one, a line through points."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from app.board.paint.palette import stroke

Point = tuple[float, float]


def polygon(*points: Point) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def fill(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(path)


def trace(painter: QPainter, colour: QColor, width: float, *points: Point) -> None:
    painter.setPen(stroke(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([QPointF(x, y) for x, y in points])
