"""One die, as seen from above: six sides with pips, eight and ten with a figure on a face of their own shape."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.board.theme import fonts

_IVORY, _SHADE, _INK = QColor("#FFFBEF"), QColor("#E4D8BC"), QColor("#2B2620")
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(painter: QPainter, sides: int, face: int, size: float, edge: QColor, turn: float = 0.0) -> None:
    """A die round the origin, `size` across, turned by degrees. The edge has the colour of the side that rolls it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = _outline(sides, size)
    for spread in (3, 2, 1):
        painter.fillPath(outline.translated(size * 0.02, size * 0.03 * spread), QColor(20, 12, 0, 26))
    painter.rotate(turn)
    painter.fillPath(outline, _IVORY)
    _facets(painter, sides, size)
    painter.setPen(
        QPen(edge, max(1.4, size * 0.045), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    if sides == 6 and face in _PIPS:
        _pips(painter, face, size)
    else:
        # Figures stand upright, or a 6 could be taken for a 9.
        painter.rotate(-turn)
        _figure(painter, sides, face, size)
    painter.restore()


def _outline(sides: int, size: float) -> QPainterPath:
    path = QPainterPath()
    half = size / 2
    if sides == 8:
        path.addPolygon(_ring(6, half))
    elif sides == 10:
        path.addPolygon(_points(half, (0, -1), (0.97, -0.1), (0.97, 0.14), (0, 0.94), (-0.97, 0.14), (-0.97, -0.1)))
    elif sides == 6:
        path.addRoundedRect(QRectF(-half * 0.9, -half * 0.9, size * 0.9, size * 0.9), size * 0.16, size * 0.16)
    else:
        path.addRoundedRect(QRectF(-half * 1.15, -half * 0.8, size * 1.15, size * 0.8), size * 0.2, size * 0.2)
    path.closeSubpath()
    return path


def _points(half: float, *shares: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x * half, y * half) for x, y in shares])


def _ring(corners: int, radius: float) -> QPolygonF:
    """A regular shape that stands on its tip."""
    turn = 2 * math.pi / corners
    return _points(radius, *((math.sin(turn * corner), -math.cos(turn * corner)) for corner in range(corners)))


def _facets(painter: QPainter, sides: int, size: float) -> None:
    """The faces beside the one on top: a triangle for eight sides, a kite for ten."""
    half = size / 2
    edges: tuple[tuple[tuple[float, float], tuple[float, float]], ...] = ()
    if sides == 8:
        top = _ring(3, half * 0.98)
    elif sides == 10:
        top = _points(half, (0, -1), (0.6, 0.24), (0, 0.52), (-0.6, 0.24))
        edges = (((0.6, 0.24), (0.97, 0.14)), ((-0.6, 0.24), (-0.97, 0.14)), ((0, 0.52), (0, 0.94)))
    else:
        return
    inner = QPainterPath()
    inner.addPolygon(top)
    inner.closeSubpath()
    painter.fillPath(_outline(sides, size).subtracted(inner), _SHADE)
    painter.setPen(QPen(QColor(43, 38, 32, 110), max(1.0, size * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(inner)
    for start, end in edges:
        painter.drawLine(QPointF(*start) * half, QPointF(*end) * half)


def _pips(painter: QPainter, face: int, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK)
    for x, y in _PIPS[face]:
        painter.drawEllipse(QPointF(x * size * 0.235, y * size * 0.235), size * 0.078, size * 0.078)


def _figure(painter: QPainter, sides: int, face: int, size: float) -> None:
    painter.setFont(fonts.sans(size * (0.36 if sides in (8, 10) else 0.46), fonts.BOLD, scaled=False))
    painter.setPen(_INK)
    painter.drawText(QRectF(-size / 2, -size * 0.56, size, size * 1.06), Qt.AlignmentFlag.AlignCenter, str(face))
