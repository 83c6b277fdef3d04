"""Marks on squares. They lie in the rim round a counter, are told apart by shape, and carry their own dark edge."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.board.palette import BRASS, CREAM, INK, SHADE, SIDES, hatch, polygon, shaded, side_shape, stroke
from app.board.theme import fonts
from app.manoeuvre.board.looks import Mark

_MEASURE = 96
_RIM = QRectF(3.5, 3.5, _MEASURE - 7, _MEASURE - 7)
_CENTRE = QPointF(_MEASURE / 2, _MEASURE / 2)
_PALE = "#FFF6D8"
_BARE = Qt.BrushStyle.NoBrush


def paint_mark(painter: QPainter, mark: Mark, size: float) -> None:
    """On a square of that size whose top left is the origin; below the counters."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _MEASURE, size / _MEASURE)
    if mark in (Mark.MOVE, Mark.MOVE_FAR, Mark.PLACE):
        _paint_veil(painter)
        _paint_plus(painter) if mark is Mark.PLACE else _paint_steps(painter, far=mark is Mark.MOVE_FAR)
    elif mark is Mark.GOAL:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 236, 170, 120))
        painter.drawRoundedRect(_RIM, 9, 9)
        _ring(painter, QColor(_PALE), 3)
    elif mark is Mark.SELECTED:
        _ring(painter, QColor(BRASS), 4.6)
    elif mark is Mark.SUPPORTER:
        _ring(painter, QColor(_PALE), 2.6)
        dashes = QPen(QColor(INK), 2.6)
        dashes.setDashPattern([3, 3])
        painter.setPen(dashes)
        painter.drawRoundedRect(_RIM, 9, 9)
    elif mark is Mark.TARGET:
        _paint_brackets(painter)
    elif mark is Mark.CHOICE:
        _paint_choice(painter)
    else:
        painter.setClipRect(_RIM, Qt.ClipOperation.IntersectClip)
        hatch(painter, _RIM, shaded(CREAM, 110), 9, 4.4)
        hatch(painter, _RIM, shaded(SHADE, 150), 9, 2.4)
    painter.restore()


def _ring(painter: QPainter, colour: QColor, width: float) -> None:
    painter.setBrush(_BARE)
    for tone, wide in ((shaded(SHADE, 200), width + 2.4), (colour, width)):
        painter.setPen(QPen(tone, wide))
        painter.drawRoundedRect(_RIM, 9, 9)


def _paint_veil(painter: QPainter) -> None:
    """Light, over the whole square."""
    painter.setPen(QPen(QColor(255, 250, 226, 235), 2))
    painter.setBrush(QColor(255, 250, 220, 92))
    painter.drawRoundedRect(_RIM.adjusted(2, 2, -2, -2), 8, 8)


def _paint_plus(painter: QPainter) -> None:
    """Something may be put here."""
    for colour, width in ((INK, 7.0), (CREAM, 4.0)):
        painter.setPen(stroke(colour, width))
        for across, down in ((7, 0), (0, 7)):
            painter.drawLine(_CENTRE - QPointF(across, down), _CENTRE + QPointF(across, down))


def _paint_steps(painter: QPainter, far: bool) -> None:
    """A ring for one step, a ringed dot for two."""
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(_CENTRE, 8, 8)
    if far:
        painter.setBrush(QColor(INK))
        painter.drawEllipse(_CENTRE, 3, 3)


def _paint_brackets(painter: QPainter) -> None:
    """Four corner brackets, white on ink, so that they show on red as well as on green."""
    painter.setBrush(_BARE)
    middle = _MEASURE / 2
    for colour, width in ((INK, 7.4), ("#FFFFFF", 4)):
        painter.setPen(stroke(colour, width))
        for across in (-1, 1):
            for down in (-1, 1):
                corner = QPointF(middle + across * 44, middle + down * 44)
                bracket = QPainterPath(QPointF(corner.x(), middle + down * 22))
                bracket.lineTo(corner)
                bracket.lineTo(middle + across * 22, corner.y())
                painter.drawPath(bracket)


def _paint_choice(painter: QPainter) -> None:
    """A thin frame with a stud in the middle of each side: something that may be picked."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 250, 220, 60))
    painter.drawRoundedRect(_RIM, 9, 9)
    _ring(painter, QColor(_PALE), 1.6)
    middle = _MEASURE / 2
    painter.setPen(QPen(QColor(SHADE), 1.3))
    painter.setBrush(QColor(_PALE))
    for x, y in ((middle, 4), (middle, _MEASURE - 4), (4, middle), (_MEASURE - 4, middle)):
        stud = polygon((x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y))
        painter.drawPath(stud)


def paint_hover(painter: QPainter, size: float) -> None:
    """Under the mouse: a thin white frame and a light veil."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _MEASURE, size / _MEASURE)
    painter.setPen(QPen(QColor(255, 255, 255, 190), 2))
    painter.setBrush(QColor(255, 255, 255, 45))
    painter.drawRoundedRect(_RIM, 9, 9)
    painter.restore()


def paint_cursor(painter: QPainter, size: float) -> None:
    """The keyboard's cursor: an ink frame with a light dotted core."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(_BARE)
    # Not scaled with the board: it must stay as visible on a small one.
    box = QRectF(1.5, 1.5, size - 3, size - 3)
    painter.setPen(QPen(QColor("#FFFFFF"), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
    painter.setOpacity(0.55)
    painter.drawRect(box.adjusted(1, 1, -1, -1))
    painter.setOpacity(1)
    for colour, width, style in ((INK, 3.0, Qt.PenStyle.SolidLine), ("#FFFFFF", 1.6, Qt.PenStyle.DotLine)):
        painter.setPen(QPen(QColor(colour), width, style))
        painter.drawRect(box)
    painter.restore()


def paint_badge(painter: QPainter, size: float) -> None:
    """Crossed sabres on a disc, over the top right corner of a target's square; above the counters."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _MEASURE, size / _MEASURE)
    painter.translate(_MEASURE - 9, 9)
    painter.setPen(QPen(QColor(INK), 1.8))
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawEllipse(QPointF(0, 0), 13, 13)
    painter.setPen(stroke(INK, 1.9))
    painter.setBrush(_BARE)
    for hand in (1, -1):
        blade = QPainterPath(QPointF(-7 * hand, 7.5))
        blade.quadTo(2.5 * hand, 0.5, 7 * hand, -7.5)
        painter.drawPath(blade)
        painter.drawLine(QLineF(-7.2 * hand, 2.4, -2.4 * hand, 7.4))
    painter.restore()


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, size: float) -> None:
    """From an attacker's square to its target's, both by their middles; above the counters.

    Between neighbours only the head shows, on the edge they share; from afar a shaft leads to it.
    """
    way = QLineF(start, end)
    length = way.length()
    if not length:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    across = QPointF(way.dx() / length, way.dy() / length)
    # To the target's edge, whichever side of it is met.
    reach = size / 2 / max(abs(across.x()), abs(across.y()))
    head = end - across * (reach - size * 0.09)
    tail = start + across * reach
    if math.dist((tail.x(), tail.y()), (head.x(), head.y())) > size * 0.5:
        for colour, width in ((INK, 0.085), (_PALE, 0.046)):
            painter.setPen(stroke(colour, width * size))
            painter.drawLine(QLineF(tail, head - across * size * 0.1))
    beside = QPointF(-across.y(), across.x())
    back = head - across * size * 0.17
    shape = QPolygonF([back + beside * size * 0.11, head, back - beside * size * 0.11])
    painter.setPen(stroke(INK, size * 0.026))
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawPolygon(shape)
    painter.restore()


def paint_path(painter: QPainter, start: QPointF, end: QPointF, size: float) -> None:
    """The way of a march, from one square's middle to another's."""
    way = QLineF(start, end)
    if not way.length():
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    along = QPointF(way.dx(), way.dy()) / way.length()
    tail, head = start + along * size * 0.46, end - along * size * 0.17
    beside = QPointF(-along.y(), along.x())
    barb = head - along * size * 0.115
    for colour, width in ((INK, 0.083), (_PALE, 0.046)):
        painter.setPen(stroke(colour, width * size))
        painter.drawLine(QLineF(tail, head))
        painter.drawPolyline([barb + beside * size * 0.104, head, barb - beside * size * 0.104])
    painter.restore()


def paint_trace(painter: QPainter, size: float, end: bool) -> None:
    """A square that a unit left in the turn before, dashed, or the one it went to, framed; below the counters."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _MEASURE, size / _MEASURE)
    if end:
        _ring(painter, QColor(_PALE), 2.2)
    else:
        painter.setBrush(QColor(255, 250, 220, 70))
        painter.setPen(QPen(QColor(_PALE), 4.4))
        box = _RIM.adjusted(7, 7, -7, -7)
        painter.drawRoundedRect(box, 9, 9)
        dashes = QPen(QColor(INK), 2.6)
        dashes.setDashPattern([3.4, 2.4])
        painter.setPen(dashes)
        painter.drawRoundedRect(box, 9, 9)
    painter.restore()


def paint_way(painter: QPainter, start: QPointF, end: QPointF, size: float) -> None:
    """The way a unit took in the turn before, from the edge of one square to the edge of another."""
    way = QLineF(start, end)
    if not way.length():
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    along = QPointF(way.dx(), way.dy()) / way.length()
    reach = size / 2 / max(abs(along.x()), abs(along.y()))
    # Between neighbours the shaft begins inside the empty square, so that there is an arrow at all.
    tail, head = start + along * size * 0.1, end - along * (reach - size * 0.03)
    beside = QPointF(-along.y(), along.x())
    barb = head - along * size * 0.13
    for colour, width in ((INK, 0.083), (_PALE, 0.046)):
        painter.setPen(stroke(colour, width * size))
        painter.drawLine(QLineF(tail, head))
        painter.drawPolyline([barb + beside * size * 0.11, head, barb - beside * size * 0.11])
    painter.restore()


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
    """A short figure at the left edge of a square: a counter there loses neither name nor strength to it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _MEASURE, size / _MEASURE)
    font = fonts.sans(17, fonts.BOLD, scaled=False)
    painter.setFont(font)
    width = max(24.0, painter.fontMetrics().horizontalAdvance(text) + 12.0)
    pill = QRectF(3, _MEASURE / 2 - 9, width, 24)
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
