"""What a player asks to see over the board: who holds a square, a figure in its corner, a line of sight."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.board.paint.palette import CREAM, INK, SIDES, hatch, shaded, side_shape, stroke
from app.board.theme import fonts

_MEASURE = 96


def paint_owner(painter: QPainter, side: int, size: float) -> None:
    """A square held by a side: its tint, its corners and, for side two, its hatching."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _MEASURE, size / _MEASURE)
    body = SIDES[side].body
    shape = side_shape(side, QRectF(4, 4, _MEASURE - 8, _MEASURE - 8), 14)
    painter.fillPath(shape, shaded(body, 92))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if side == 1:
        hatch(painter, shape.boundingRect(), shaded(SIDES[1].dark, 150), 12, 3)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(CREAM), 5.0), (QColor(body), 3.0)):
        painter.setPen(QPen(colour, width))
        painter.drawPath(shape)
    painter.restore()


def paint_number(painter: QPainter, text: str, size: float) -> None:
    """A short figure in the bottom left corner of a square, where counters leave room for it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _MEASURE, size / _MEASURE)
    font = fonts.sans(17, fonts.BOLD, scaled=False)
    painter.setFont(font)
    width = max(24.0, painter.fontMetrics().horizontalAdvance(text) + 12.0)
    pill = QRectF(3, _MEASURE - 27, width, 24)
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.setBrush(QColor(CREAM))
    painter.drawRoundedRect(pill, 8, 8)
    painter.setPen(QColor(INK))
    painter.drawText(pill.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_sight(painter: QPainter, start: QPointF, end: QPointF, size: float) -> None:
    """A line of fire from a unit's edge to the middle of a square."""
    way = QLineF(start, end)
    if way.length() <= size / 2:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    start = way.pointAt(size * 0.45 / way.length())
    dashes = stroke(CREAM, size * 0.035)
    dashes.setDashPattern([2.4, 2.6])
    for pen in (stroke(INK, size * 0.062), dashes):
        painter.setPen(pen)
        painter.drawLine(QLineF(start, end))
    painter.setPen(QPen(QColor(INK), size * 0.02))
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(end, size * 0.07, size * 0.07)
    painter.restore()
