"""Stacks of units and arrows of orders, painted the same in every theme: what lies on the table keeps its paint."""

import math
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from app.board.paint.figures import paint_cannon, paint_cavalry, paint_infantry
from app.board.palette import BRASS, CREAM, SIDES, hatch, shaded, side_shape, stroke
from app.board.theme import fonts
from app.board.theme.colours import LIGHT, Theme
from app.board.translation import translate
from app.commanders.board.looks import Arrow, Fate, Stack, Status

_BODY: Final = QRectF(-38, -38, 76, 76)
_BAND: Final = QRectF(-38, 20, 76, 18)
_PLATE: Final = QRectF(13, -35, 23, 24)
_LEAF: Final = 4.5
"""How far each leaf of a stack looks out behind the one before it."""
_PALE: Final = (Status.SPENT, Status.SPENT_SQUARE, Status.ROUTED)
_SQUARES: Final = (Status.SQUARE, Status.SPENT_SQUARE)
REACH: Final = 1.3
"""With its leaves and shadow a stack stays within so many times its size."""

TAG: Final = QRectF(-22, -13, 44, 26)
_WIDTH: Final = 9.0
_BEND: Final = 0.35
"""The share of both steps that the bend between them takes."""
_HEAD: Final = 17.0


def paint_kind(painter: QPainter, kind: str, colour: QColor) -> None:
    """The figure of an arm round the origin, some 70 across."""
    if kind == "I":
        paint_infantry(painter, colour, 3)
    elif kind == "C":
        paint_cavalry(painter, colour)
    else:
        paint_cannon(painter, colour)


def band_words(stack: Stack) -> str:
    """What the band of a stack says: its status, or else its arm."""
    if stack.status is Status.ROUTED:
        return translate("commanders", "routed", "on a stack of units")
    if stack.status is Status.SPENT:
        return translate("commanders", "spent", "on a stack of units")
    if stack.status in _SQUARES:
        return translate("commanders", "square", "on a stack of units")
    if stack.kind == "I":
        return translate("commanders", "infantry", "on a stack of units")
    if stack.kind == "C":
        return translate("commanders", "cavalry", "on a stack of units")
    return translate("commanders", "artillery", "on a stack of units")


def paint_stack(painter: QPainter, stack: Stack, size: float, theme: Theme = LIGHT, *, plate: bool = True) -> None:
    """Round the origin, `size` wide: leaves behind it for more than one unit, the count on the plate."""
    paint = SIDES[stack.side]
    pale = stack.status in _PALE
    shape = side_shape(stack.side, _BODY, 9)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 80, size / 80)
    if not theme.contrast:
        for i in range(5, 0, -1):
            grow = i * 0.7
            shadow = _BODY.adjusted(1.6 - grow, 4 - grow, 1.6 + grow, 4 + grow)
            painter.fillPath(side_shape(stack.side, shadow, 11), QColor(20, 12, 0, 24))
    for i in range(min(stack.count, 3) - 1, 0, -1):
        _leaf(painter, stack.side, _LEAF * i, QColor(paint.pale if pale else paint.body).darker(106))
    base = QColor(paint.pale if pale else paint.body)
    shine = QLinearGradient(_BODY.topLeft(), _BODY.bottomRight())
    shine.setColorAt(0, base.lighter(103 if pale else 116))
    shine.setColorAt(1, base.darker(104 if pale else 112))
    painter.fillPath(shape, shine)
    _bands(painter, stack, shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CREAM), 2.2))
    painter.drawPath(shape)
    rim = QPen(QColor(paint.dark), 1.6 if stack.status is Status.ROUTED else 1)
    if stack.status is Status.ROUTED:
        rim.setDashPattern([4, 3])
    painter.setPen(rim)
    painter.drawPath(side_shape(stack.side, _BODY.adjusted(-1.4, -1.4, 1.4, 1.4), 9.6))
    _figure(painter, stack, QColor(paint.dark if pale else CREAM))
    if plate:
        _plate(painter, stack, pale)
    words = band_words(stack)
    painter.setFont(fonts.fitted(words, 70, fonts.sans(14, fonts.SEMIBOLD, scaled=False), 11))
    painter.setPen(QColor("#FFF8E6"))
    painter.drawText(_BAND.adjusted(1, -1, -1, 0), Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()


def _leaf(painter: QPainter, side: int, shift: float, colour: QColor) -> None:
    moved = _BODY.translated(shift, -shift)
    leaf = side_shape(side, moved, 9)
    painter.fillPath(leaf, colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CREAM), 1.8))
    painter.drawPath(leaf)
    painter.setPen(QPen(QColor(SIDES[side].dark), 1))
    painter.drawPath(side_shape(side, moved.adjusted(-1.2, -1.2, 1.2, 1.2), 9.6))


def _bands(painter: QPainter, stack: Stack, shape: QPainterPath) -> None:
    paint = SIDES[stack.side]
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if stack.status in (Status.SPENT, Status.SPENT_SQUARE):
        painter.setPen(stroke(shaded(paint.body, 120), 19, square=True))
        painter.drawLine(QLineF(-46, 34, 38, -50))
    pale = stack.status in _PALE
    painter.fillRect(_BAND, QColor(paint.body).darker(118) if pale else QColor(paint.dark))
    if stack.side == 1:
        hatch(painter, _BAND, QColor(255, 240, 225, 26), 6, 2)
    painter.restore()


def _figure(painter: QPainter, stack: Stack, colour: QColor) -> None:
    painter.save()
    if stack.status is Status.ROUTED:
        painter.translate(-6, -2)
        painter.rotate(78)
        painter.scale(0.7, 0.7)
    elif stack.status in _SQUARES:
        painter.translate(-4, -7)
        painter.scale(0.58, 0.58)
    else:
        painter.translate(-6, 0)
        painter.scale(0.82, 0.82)
    paint_kind(painter, stack.kind, colour)
    painter.restore()
    if stack.status in _SQUARES:
        painter.setPen(QPen(colour, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(-27, -31, 42, 44))


def _plate(painter: QPainter, stack: Stack, pale: bool) -> None:
    dark = QColor(SIDES[stack.side].dark)
    painter.setPen(QPen(dark, 1.4) if pale else Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF") if pale else dark)
    painter.drawRoundedRect(_PLATE, 5, 5)
    painter.setFont(fonts.tabular(fonts.sans(20 if stack.count < 10 else 15, fonts.BOLD, scaled=False)))
    painter.setPen(dark if pale else QColor("#FFF3CF"))
    painter.drawText(_PLATE.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, str(stack.count))


def arrow_path(points: list[QPointF], share: float = 1.0) -> tuple[QPainterPath, QPolygonF]:
    """The band of an arrow through these points and its head; `share` of its length while it grows."""
    whole = QPainterPath(points[0])
    if len(points) == 3:
        start, corner, end = points
        whole.lineTo(start + (corner - start) * (1 - _BEND))
        whole.quadTo(corner, corner + (end - corner) * _BEND)
    whole.lineTo(points[-1])
    if share < 1:
        whole = _first(whole, max(0.05, share))
    length = whole.length()
    tip = whole.pointAtPercent(1)
    neck = whole.pointAtPercent(max(0.0, 1 - _HEAD / max(length, 1.0)))
    way = tip - neck
    reach = math.hypot(way.x(), way.y()) or 1.0
    across = QPointF(-way.y(), way.x()) / reach * 14
    band = _first(whole, max(0.0, 1 - (_HEAD - 1) / max(length, 1.0)))
    return band, QPolygonF([neck + across, tip, neck - across])


def _turn(points: list[QPointF]) -> QPointF:
    """The middle of the bend."""
    start, corner, end = points
    before, after = start + (corner - start) * (1 - _BEND), corner + (end - corner) * _BEND
    return before * 0.25 + corner * 0.5 + after * 0.25


def _first(path: QPainterPath, share: float) -> QPainterPath:
    """The beginning of a path, as a line of short steps."""
    steps = max(2, round(path.length() * share / 4))
    made = QPainterPath(path.pointAtPercent(0))
    for i in range(1, steps + 1):
        made.lineTo(path.pointAtPercent(min(1.0, share * i / steps)))
    return made


def paint_arrow(painter: QPainter, arrow: Arrow, points: list[QPointF], tag: QPointF, share: float = 1.0) -> None:
    """An order: a band in the side's colour with a pale edge; its count and arm on a tag, a ring where it turns."""
    paint = SIDES[arrow.side]
    colour = QColor(paint.body)
    band, head = arrow_path(points, share)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity({Fate.UNUSED: 0.55, Fate.GHOST: 0.45, Fate.BROKEN: 0.7}.get(arrow.fate, 1.0))
    edge = QColor(BRASS) if arrow.chosen else QColor(CREAM)
    for colour_of, more in ((QColor(30, 22, 12, 150), 6.0), (edge, 4.0)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(colour_of, _WIDTH + more, square=True))
        painter.drawPath(band)
        painter.setPen(stroke(colour_of, more))
        painter.setBrush(colour_of)
        painter.drawPolygon(head)
    pen = stroke(colour, _WIDTH, square=True)
    if arrow.fate in (Fate.UNUSED, Fate.BROKEN, Fate.HELD):
        pen.setDashPattern([1.4, 0.8] if arrow.fate is not Fate.BROKEN else [0.7, 0.7])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(band)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(head)
    if arrow.side == 1:
        outline = QPainterPathStroker()
        outline.setWidth(_WIDTH)
        outline.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.save()
        painter.setClipPath(outline.createStroke(band), Qt.ClipOperation.IntersectClip)
        hatch(painter, band.boundingRect().adjusted(-9, -9, 9, 9), QColor(255, 240, 225, 110), 6, 1.6)
        painter.restore()
    if len(points) == 3 and share >= 1:
        painter.setPen(QPen(QColor(paint.dark), 1.6))
        painter.setBrush(QColor(CREAM))
        painter.drawEllipse(_turn(points), 6, 6)
    if share >= 1:
        painter.translate(tag)
        paint_tag(painter, arrow)
    painter.restore()


def paint_tag(painter: QPainter, arrow: Arrow) -> None:
    """The count and the arm of an order round the origin; an hourglass ring while it is held back."""
    dark = QColor(SIDES[arrow.side].dark)
    painter.setPen(QPen(QColor(BRASS) if arrow.chosen else dark, 2.4 if arrow.chosen else 1.4))
    painter.setBrush(QColor("#FFFDF4"))
    painter.drawPath(side_shape(arrow.side, TAG, 8))
    painter.setFont(fonts.tabular(fonts.sans(15, fonts.BOLD, scaled=False)))
    painter.setPen(dark)
    count = QRectF(TAG.left() + 3, TAG.top() - 1, 18, TAG.height())
    painter.drawText(count, Qt.AlignmentFlag.AlignCenter, str(arrow.count))
    painter.save()
    painter.translate(TAG.right() - 14, 1)
    painter.scale(0.30, 0.30)
    paint_kind(painter, arrow.kind, dark)
    painter.restore()
