"""The figure on a card's face and on a counter, by name."""

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.board.palette import fill, polygon, stroke, trace

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


_FACE = "#EFE0BD"
_LACE = "#D9B566"
_FILES = {
    1: ((0.0, 1.0),),
    2: ((-8.0, 0.95), (9.0, 0.95)),
    3: ((-14.0, 0.86), (14.0, 0.86), (0.0, 1.0)),
}


def paint_infantry(painter: QPainter, colour: QColor, files: int = 3) -> None:
    """Men in shakos with shouldered muskets, three files of them or fewer."""
    for across, size in _FILES[files]:
        painter.save()
        painter.translate(across, 2 if size < 0.9 else 0)
        painter.scale(size, size)
        body = _shako()
        body.addPath(
            polygon(
                (-5.5, -9.5), (5.5, -9.5), (6.4, 1), (4.6, 4), (6, 18), (1.6, 18), (0, 6),
                (-2.5, 18), (-7, 18), (-4.6, 4), (-6.6, 1),
            )
        )  # fmt: skip
        fill(painter, body, colour)
        trace(painter, colour, 1.7, (6.5, -2), (8.8, -26))
        painter.restore()


def _shako() -> QPainterPath:
    head = QPainterPath()
    head.setFillRule(Qt.FillRule.WindingFill)
    head.addEllipse(QPointF(0, -14), 3.6, 4)
    head.addRect(-4.4, -25, 8.8, 8)
    head.addRect(-5.6, -17.6, 11.2, 1.8)
    head.addRect(-0.9, -29.5, 1.8, 5)
    return head


def paint_cavalry(painter: QPainter, colour: QColor) -> None:
    """A horse at the gallop, its rider with drawn sabre."""
    horse = QPainterPath(QPointF(-24, -2))
    horse.setFillRule(Qt.FillRule.WindingFill)
    horse.cubicTo(-26, 3, -27, 8, -30, 11)
    horse.cubicTo(-27, 11, -23, 7, -20, 3)
    horse.cubicTo(-20, 6, -22, 9, -26, 17)
    horse.lineTo(-23.5, 18)
    horse.cubicTo(-20, 12, -16, 10, -14, 6)
    horse.cubicTo(-15, 10, -18, 13, -18, 18.5)
    horse.lineTo(-15, 18.5)
    horse.cubicTo(-14, 13, -9, 10, -8, 5.5)
    horse.cubicTo(-2, 7, 4, 7, 8, 5)
    horse.cubicTo(11, 8, 16, 8, 19, 12)
    horse.lineTo(21.5, 10.5)
    horse.cubicTo(18, 5, 15, 4, 14, 2)
    horse.cubicTo(18, 5, 23, 4, 27, 7)
    horse.lineTo(28.5, 4.8)
    horse.cubicTo(24, 1, 19, 1, 16, -2)
    horse.cubicTo(17, -6, 20, -9, 22, -10)
    horse.cubicTo(24, -7, 27, -6, 29, -5.5)
    horse.lineTo(30.5, -8)
    horse.cubicTo(28, -12, 26, -16, 23.5, -17.5)
    horse.lineTo(23.5, -20.5)
    horse.lineTo(21, -18)
    horse.cubicTo(15, -16, 11, -9, 7, -6.5)
    horse.cubicTo(-2, -5, -14, -9, -24, -2)
    horse.closeSubpath()
    horse.addEllipse(QPointF(-1, -22), 3.5, 3.9)
    horse.addRoundedRect(QRectF(-5.6, -28.5, 9.2, 5.2), 2, 2)
    horse.addRect(-1.5, -33, 2, 5)
    rider = polygon((-6, -17.5), (3.6, -17.5), (4.6, -8), (7, 2), (3, 3.5), (0, -4), (-7.5, -5))
    fill(painter, horse.united(rider), colour)
    trace(painter, colour, 1.9, (4, -15), (11, -13), (17, -31))


def paint_leader(painter: QPainter, colour: QColor) -> None:
    """A head under a bicorne, over epaulettes."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_FACE))
    painter.drawRoundedRect(QRectF(-7.5, -14, 15, 20), 7, 9)
    coat = QPainterPath(QPointF(-21, -7))
    coat.setFillRule(Qt.FillRule.WindingFill)
    coat.cubicTo(-20, -20, -10, -29, 0, -29)
    coat.cubicTo(10, -29, 20, -20, 21, -7)
    coat.cubicTo(11, -13, -11, -13, -21, -7)
    for cheek in (-1, 1):
        coat.addPath(polygon((9 * cheek, -11), (6.4 * cheek, -11), (6.8 * cheek, -1), (8.4 * cheek, -1)))
    coat.moveTo(-24, 26)
    coat.cubicTo(-24, 10, -14, 8, -7, 3)
    coat.lineTo(0, 9)
    coat.lineTo(7, 3)
    coat.cubicTo(14, 8, 24, 10, 24, 26)
    coat.closeSubpath()
    fill(painter, coat, colour)
    trace(painter, QColor(_LACE), 1.6, (0, 11), (0, 26))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_LACE))
    painter.drawEllipse(QPointF(9, -19), 2.8, 2.8)
    for across in (-17.5, 17.5):
        painter.drawRoundedRect(QRectF(across - 5.5, 9.4, 11, 3.4), 1.6, 1.6)


def paint_skirmisher(painter: QPainter, colour: QColor) -> None:
    """One man on his knee, firing."""
    painter.save()
    painter.translate(-6, 4)
    painter.save()
    painter.translate(-2, 2)
    fill(painter, _shako(), colour)
    painter.restore()
    body = polygon(
        (-8, -8), (3, -8), (5, 2), (12, 4), (11, 14), (7, 14), (7, 8), (-1, 6), (-6, 10), (-16, 14), (-16, 10), (-9, 5)
    )
    fill(painter, body, colour)
    trace(painter, colour, 2.6, (0, -5), (10, -4))
    trace(painter, colour, 1.9, (-6, -6), (27, -7.5))
    painter.restore()
    _smoke(painter, ((25, -5, 4.5), (30, -8, 3.6), (30, -2, 3.2)))


def paint_guerrilla(painter: QPainter, colour: QColor) -> None:
    """A man in a broad hat, behind a rock, with his gun."""
    man = QPainterPath()
    man.setFillRule(Qt.FillRule.WindingFill)
    man.addEllipse(QPointF(0, -12), 5, 5.6)
    man.addEllipse(QPointF(0, -16), 15, 3)
    man.addRoundedRect(QRectF(-5.4, -25, 10.8, 10), 4, 4)
    man.addPath(polygon((-9, -6), (9, -6), (14, 12), (-14, 12)))
    fill(painter, man, colour)
    trace(painter, QColor(_LACE), 1.6, (-5.4, -17.8), (5.4, -17.8))
    trace(painter, colour, 2.4, (-20, 6), (22, -22))
    rock = polygon((-30, 18), (-26, 6), (-15, 9), (-7, 3), (6, 8), (15, 4), (27, 9), (31, 18))
    fill(painter, rock, colour.lighter(150))


def paint_charge(painter: QPainter, colour: QColor) -> None:
    """Swordsmen running with blades raised, a banner on the back of the first."""
    for across, size in ((-15.0, 0.8), (8.0, 1.0)):
        painter.save()
        painter.translate(across, 2)
        painter.scale(size, size)
        man = polygon(
            (-4, -10),
            (5, -11),
            (6, 0),
            (13, 6),
            (11, 9),
            (3, 5),
            (0, 6),
            (-4, 10),
            (-13, 13),
            (-14, 10),
            (-7, 6),
            (-6, -2),
        )
        man.addEllipse(QPointF(2, -15.5), 4, 4.2)
        man.addPath(polygon((-6, -16), (2, -23), (10, -16)))
        fill(painter, man, colour)
        trace(painter, colour, 2.4, (3, -9), (12, -13))
        trace(painter, colour, 1.8, (11, -12), (17, -29))
        trace(painter, colour, 1.3, (-4, -6), (-7, -33))
        painter.setBrush(QColor("#B8322B"))
        painter.drawRect(QRectF(-16, -33, 9, 15))
        painter.restore()


def paint_elephant(painter: QPainter, colour: QColor) -> None:
    """The maharaja's elephant with its howdah."""
    beast = QPainterPath(QPointF(-24, 18))
    beast.setFillRule(Qt.FillRule.WindingFill)
    beast.cubicTo(-27, -4, -20, -12, -6, -12)
    beast.cubicTo(2, -12, 6, -12, 10, -13)
    beast.cubicTo(20, -15, 26, -8, 26, 2)
    beast.cubicTo(26, 8, 25, 12, 29, 14)
    beast.lineTo(27, 17)
    beast.cubicTo(20, 15, 21, 6, 19, 3)
    beast.cubicTo(16, 5, 13, 4, 12, 6)
    beast.lineTo(12, 18)
    beast.lineTo(5, 18)
    beast.lineTo(4, 9)
    beast.lineTo(-10, 9)
    beast.lineTo(-12, 18)
    beast.closeSubpath()
    howdah = polygon((-13, -12), (-15, -21), (3, -21), (1, -12))
    canopy = polygon((-17, -26), (-6, -33), (5, -26))
    fill(painter, beast.united(howdah).united(canopy), colour)
    for across in (-13.5, 1.5):
        trace(painter, colour, 1.4, (across, -21), (across, -26))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_LACE))
    painter.drawPolygon([QPointF(-14, -11), QPointF(3, -12), QPointF(2, -1), QPointF(-6, 3), QPointF(-14, -1)])
    trace(painter, QColor(_FACE), 2, (18.5, 2), (24, 8))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_FACE))
    painter.drawEllipse(QPointF(18, -6), 1.2, 1.2)


def paint_rally(painter: QPainter, colour: QColor) -> None:
    """Men closing up round their colours."""
    for across in (-17.0, 17.0):
        painter.save()
        painter.translate(across, 3)
        painter.scale(0.84, 0.84)
        paint_infantry(painter, colour, 1)
        painter.restore()
    trace(painter, colour, 2.2, (0, 18), (0, -32))
    cloth = QPainterPath(QPointF(0, -32))
    cloth.cubicTo(8, -37, 12, -27, 22, -31)
    cloth.lineTo(22, -13)
    cloth.cubicTo(12, -9, 8, -19, 0, -14)
    cloth.closeSubpath()
    fill(painter, cloth, QColor(_LACE))
    painter.setPen(stroke(colour, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cloth)


def paint_withdrawal(painter: QPainter, colour: QColor) -> None:
    """Men who turn their backs, and the way they take."""
    for across in (-2.0, 17.0):
        painter.save()
        painter.translate(across, 3)
        painter.scale(-0.84, 0.84)
        paint_infantry(painter, colour, 1)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    way = QPainterPath(QPointF(-9, -22))
    way.quadTo(-24, -20, -24, 4)
    painter.setPen(stroke(colour, 3))
    painter.drawPath(way)
    fill(painter, polygon((-31, 2), (-17, 2), (-24, 13)), colour)


def _smoke(painter: QPainter, puffs: tuple[tuple[float, float, float], ...]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(250, 247, 238, 220))
    for x, y, radius in puffs:
        painter.drawEllipse(QPointF(x, y), radius, radius)


def paint_ambush(painter: QPainter, colour: QColor) -> None:
    """Muskets out of a thicket."""
    for slant in (-13, -7, -1):
        painter.setPen(stroke(colour, 1.9))
        painter.drawLine(QLineF(-6, slant + 8, 25, slant))
    _smoke(painter, ((28, -13, 4), (31, -8, 3), (28, -1, 3.4)))
    leaves = (
        (-22, 6, 9), (-10, -8, 9), (-4, 4, 11), (-16, -2, 9), (6, 8, 9), (-26, 13, 6), (12, 13, 6), (-6, -15, 6),
    )  # fmt: skip
    painter.setPen(stroke(colour, 1))
    painter.setBrush(QColor("#4F6B3C"))
    for x, y, radius in leaves:
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.9)


Figure = Callable[[QPainter, QColor], None]

FIGURES: Final[MappingProxyType[str, Figure]] = MappingProxyType(
    {
        "infantry": paint_infantry,
        "cavalry": paint_cavalry,
        "leader": paint_leader,
        "cannon": paint_cannon,
        "ambush": paint_ambush,
        "banzai_charge": paint_charge,
        "committed_attack": paint_drum,
        "death_with_honour": paint_sword,
        "forced_march": paint_boots,
        "guerrilla": paint_guerrilla,
        "maharaja": paint_elephant,
        "redoubt": paint_redoubt_figure,
        "regroup": paint_rally,
        "rockets": paint_rockets,
        "sappers": paint_tools,
        "skirmish": paint_skirmisher,
        "scout": paint_telescope,
        "supply": paint_wagon,
        "withdraw": paint_withdrawal,
    }
)
"""Each paints round the origin, about thirty to every side; scale the painter to the place."""


def paint_figure(painter: QPainter, name: str, colour: QColor) -> None:
    """A figure by its name; one that is not known is left out rather than guessed."""
    figure = FIGURES.get(name)
    if figure is None:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    figure(painter, colour)
    painter.restore()
