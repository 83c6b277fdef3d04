"""Guns, tools and wagons as flat figures round the origin, some sixty wide, standing on y = 18."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.board.paint.palette import stroke
from app.board.paint.sketching import fill, polygon, trace

_BRASS = "#D9B566"


def paint_cannon(painter: QPainter, colour: QColor) -> None:
    """A field gun on its carriage."""
    painter.setPen(stroke(colour, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(-3, 8), 10.5, 10.5)
    for spoke in range(4):
        x, y = 10 * math.cos(math.pi * spoke / 4), 10 * math.sin(math.pi * spoke / 4)
        trace(painter, colour, 1.7, (-3 - x, 8 - y), (-3 + x, 8 + y))
    trace(painter, colour, 4, (-6, 6), (-27, 17))
    painter.save()
    painter.translate(-4, 1)
    painter.rotate(-16)
    barrel = polygon((-13, -5.2), (25, -3.4), (25, 3.4), (-13, 5.2))
    barrel.addEllipse(QPointF(-14.5, 0), 3.2, 3.2)
    barrel.addRect(QRectF(23, -4.6, 4, 9.2))
    fill(painter, barrel, colour)
    painter.restore()


def paint_boots(painter: QPainter, colour: QColor) -> None:
    """Two boots, one step ahead of the other."""
    for x, y in ((-15, 3), (9, -5)):
        boot = QPainterPath(QPointF(x, y - 16))
        boot.lineTo(x + 10, y - 16)
        boot.lineTo(x + 10, y + 2)
        boot.cubicTo(x + 14, y + 5, x + 21, y + 5, x + 21, y + 11)
        boot.lineTo(x - 1, y + 11)
        boot.lineTo(x, y - 6)
        boot.closeSubpath()
        boot.addRect(QRectF(x - 2, y + 12, 7, 3))
        fill(painter, boot, colour)


def paint_wagon(painter: QPainter, colour: QColor) -> None:
    """A covered wagon."""
    cover = QPainterPath(QPointF(-24, 2))
    cover.cubicTo(-25, -24, 17, -24, 18, 2)
    cover.closeSubpath()
    cover.addRect(-25, 4, 46, 5)
    fill(painter, cover, colour)
    trace(painter, colour, 2.6, (20, 8), (30, 13))
    for x in (-14, 10):
        painter.drawEllipse(QPointF(x, 13), 6.5, 6.5)
        painter.drawPoint(QPointF(x, 13))


def paint_drum(painter: QPainter, colour: QColor) -> None:
    """The drum that beats the attack."""
    shell = QPainterPath()
    shell.addRoundedRect(QRectF(-18, -8, 36, 26), 3, 3)
    fill(painter, shell, colour)
    painter.setPen(stroke(_BRASS, 1.5))
    for i in range(6):
        x = -17 + 6.8 * i
        painter.drawLine(QLineF(x, -4, x + 3.4, 14))
        painter.drawLine(QLineF(x, 14, x + 3.4, -4)) if i < 5 else None
    fill(painter, _ellipse(0, -8, 18, 4.6), QColor("#EFE0BD"))
    painter.setPen(stroke(colour, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, -8), 18, 4.6)
    trace(painter, colour, 2.2, (-24, -28), (-4, -9))
    trace(painter, colour, 2.2, (24, -28), (4, -9))


def paint_sword(painter: QPainter, colour: QColor) -> None:
    """A blade driven into the ground, and blossom falling."""
    blade = QPainterPath(QPointF(-1.5, -14))
    blade.cubicTo(1, -4, 2, 6, 1, 18)
    blade.lineTo(4, 18)
    blade.cubicTo(5, 6, 4, -4, 1.5, -14)
    blade.closeSubpath()
    fill(painter, blade, colour.lighter(170))
    painter.setPen(stroke(colour, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(blade)
    fill(painter, _ellipse(0, -14.5, 6.5, 2.2), QColor(_BRASS))
    trace(painter, colour, 4, (-0.6, -17), (-3, -30))
    for x, y in ((-20, -16), (-13, 2), (15, -20), (21, -4), (12, 8), (-24, 9)):
        fill(painter, _ellipse(x, y, 3, 2.2), QColor("#C9798A"))
    fill(painter, polygon((-13, 18), (-4, 14), (8, 14), (17, 18)), colour)


def paint_redoubt_figure(painter: QPainter, colour: QColor) -> None:
    """An earthwork: a bank with gabions, and a gun in the gap."""
    for x in (-22, -11, 11, 22):
        gabion = QPainterPath()
        gabion.addRoundedRect(QRectF(x - 5, -12, 10, 14), 2, 2)
        fill(painter, gabion, colour.lighter(135))
        painter.setPen(stroke(colour, 1))
        for y in (-8, -4, 0):
            painter.drawLine(QLineF(x - 5, y, x + 5, y))
    trace(painter, colour, 5, (0, 0), (0, -7))
    bank = polygon((-32, 18), (-28, 1), (-5, 1), (-3, 6), (3, 6), (5, 1), (28, 1), (32, 18))
    fill(painter, bank, colour)


def paint_rockets(painter: QPainter, colour: QColor) -> None:
    """Two rockets on their sticks, off their stand."""
    trace(painter, colour, 2, (-20, 18), (-8, -2))
    trace(painter, colour, 2, (2, 18), (-8, -2))
    trace(painter, colour, 1.6, (-16, 11), (-1, 11))
    for dx, dy in ((0, 0), (9, 9)):
        painter.save()
        painter.translate(dx, dy)
        trace(painter, colour, 1.5, (-24, 8), (10, -16))
        painter.translate(10, -16)
        painter.rotate(-35)
        body = polygon((-10, -3.4), (7, -3.4), (15, 0), (7, 3.4), (-10, 3.4))
        fill(painter, body, colour)
        fill(painter, polygon((-11, -2.6), (-22, 0), (-11, 2.6)), QColor("#D9812B"))
        painter.restore()


def paint_tools(painter: QPainter, colour: QColor) -> None:
    """Spade and axe, crossed."""
    for turn in (-38, 38):
        painter.save()
        painter.translate(0, -3)
        painter.rotate(turn)
        trace(painter, colour, 3, (0, 21), (0, -14))
        if turn < 0:
            spade = QPainterPath(QPointF(-6.5, -12))
            spade.lineTo(6.5, -12)
            spade.cubicTo(7.5, -22, 4, -26, 0, -29)
            spade.cubicTo(-4, -26, -7.5, -22, -6.5, -12)
            fill(painter, spade, colour)
            trace(painter, colour, 2.6, (-4, 21), (4, 21))
        else:
            head = QPainterPath(QPointF(-3, -22))
            head.lineTo(4, -22)
            head.cubicTo(8, -24, 11, -27, 12, -29)
            head.cubicTo(15, -22, 15, -16, 12, -9)
            head.cubicTo(11, -11, 8, -14, 4, -15)
            head.lineTo(-3, -15)
            head.closeSubpath()
            fill(painter, head, colour)
        painter.restore()


def paint_telescope(painter: QPainter, colour: QColor) -> None:
    """A spyglass on three legs."""
    for foot in (-13, 1, 14):
        trace(painter, colour, 2, (0, -4), (foot, 18))
    painter.save()
    painter.translate(0, -7)
    painter.rotate(-18)
    for left, width, half, shade in ((-28, 14, 3.0, 130), (-15, 18, 4.2, 100), (2, 24, 5.6, 100)):
        tube = QPainterPath()
        tube.addRoundedRect(QRectF(left, -half, width, 2 * half), 1.6, 1.6)
        fill(painter, tube, colour.lighter(shade))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_BRASS))
    for left, half in ((-15, 4.6), (2, 6), (24, 6.4)):
        painter.drawRect(QRectF(left, -half, 2.4, 2 * half))
    painter.restore()


def _ellipse(x: float, y: float, across: float, down: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    return path
