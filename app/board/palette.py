"""Colours and strokes that counters, cards and marks share in every theme: what lies on the table keeps its paint."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.board.theme.colours import LIGHT, Theme


@dataclass(frozen=True)
class SidePaint:
    """A side's body, its darkest shade for bands and figures, and its palest for reduced units."""

    body: str
    dark: str
    pale: str


SIDES: Final = (SidePaint("#2A5F9E", "#143559", "#DBE6F2"), SidePaint("#C14F1F", "#5E230A", "#F7E0D2"))
INK: Final = "#2B2620"
CREAM: Final = "#FBF5E4"
BRASS: Final = "#E0AA33"
SHADE: Final = "#1E160C"
"""The dark edge that marks carry, so that they read on any ground."""


def shaded(colour: str, alpha: int) -> QColor:
    """A colour that lets some of what is below it through."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def stroke(
    colour: QColor | str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine, *, square: bool = False
) -> QPen:
    """A pen with round ends, or with cut ones."""
    cap = Qt.PenCapStyle.FlatCap if square else Qt.PenCapStyle.RoundCap
    return QPen(QColor(colour), width, style, cap, Qt.PenJoinStyle.RoundJoin)


def side_shape(side: int, box: QRectF, corner: float) -> QPainterPath:
    """Side one is rounded, side two has cut corners: the sides differ without their colours."""
    path = QPainterPath()
    if side == 0:
        path.addRoundedRect(box, corner, corner)
        return path
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(left + corner, top),
                QPointF(right - corner, top),
                QPointF(right, top + corner),
                QPointF(right, bottom - corner),
                QPointF(right - corner, bottom),
                QPointF(left + corner, bottom),
                QPointF(left, bottom - corner),
                QPointF(left, top + corner),
            ]
        )
    )
    path.closeSubpath()
    return path


def hatch(painter: QPainter, box: QRectF, colour: QColor, step: float, width: float) -> None:
    """Slanted lines over a box; clip first if they must not leave it at the sides."""
    painter.setPen(QPen(colour, width))
    x = box.left() - box.height()
    while x < box.right():
        painter.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()))
        x += step


def veil(painter: QPainter, path: QPainterPath, theme: Theme, share: float) -> None:
    """Darken what was painted, so that nothing glares at night."""
    if share:
        painter.fillPath(path, shaded(theme.window, round(255 * share)))


def paint_side_bar(painter: QPainter, box: QRectF, side: int, radius: float = 0.0, theme: Theme = LIGHT) -> None:
    """A bar in a side's colour and pattern: strengths, decks, luck, shares."""
    shape = QPainterPath()
    shape.addRoundedRect(box, radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape, QColor(theme.side(side)))
    if side == 1:
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        hatch(painter, box, shaded(theme.panel, 150), 5, 1.6)
    painter.restore()


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
