"""A unit's counter: cockade, strength, figure, name, and what the ground adds, since the counter hides the ground."""

import math
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from app.board.paint.figures import paint_cavalry, paint_infantry
from app.board.palette import CREAM, SIDES, hatch, shaded, side_shape, stroke
from app.board.theme import fonts
from app.board.theme.colours import LIGHT, Theme
from app.manoeuvre.board.looks import CounterLook

_WHITE, _BLACK, _RED, _BLUE, _GOLD = "#F4EFE2", "#1D1B19", "#B8322B", "#24478F", "#E3B93C"

COCKADES: Final = MappingProxyType(
    {
        "austria": (_GOLD, _BLACK, _GOLD),
        "france": (_WHITE, _RED, _BLUE),
        "great_britain": (_BLACK, _BLACK, "#8A8377"),
        "india": ("#E0862F", _WHITE, "#3F7D4D"),
        "ottoman_empire": (_WHITE, _RED, _WHITE),
        "prussia": (_WHITE, _BLACK, _WHITE),
        "qing_dynasty": ("#D9A52C", "#2F64A8", "#D9A52C"),
        "russia": (_WHITE, "#D98A2B", _BLACK),
        "spain": (_GOLD, _RED, _RED),
        "sweden": ("#2F64A8", _GOLD, "#2F64A8"),
        "tokugawa_shogunate": (_RED, _WHITE, _BLACK),
        "united_states": (_BLUE, _WHITE, _RED),
    }
)
"""Rim, ring and heart by the army's id."""
NEUTRAL: Final = ("#8A8377", _WHITE, "#6B6455")
"""What an army of the user's own wears."""


def paint_cockade(painter: QPainter, nation: str, radius: float) -> None:
    """Round the origin; the pleats reach a seventh beyond the radius."""
    colours = COCKADES.get(nation, NEUTRAL)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = QPointF(0, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#F3ECD8"))
    painter.drawEllipse(centre, radius * 1.14, radius * 1.14)
    painter.setPen(QPen(QColor(30, 22, 12, 200), max(0.8, radius * 0.1)))
    for share, colour in zip((1.0, 0.7, 0.34), colours, strict=True):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, radius * share, radius * share)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setPen(QPen(QColor(30, 22, 12, 70), max(0.5, radius * 0.06)))
    for pleat in range(12):
        x, y = math.cos(math.tau * pleat / 12), math.sin(math.tau * pleat / 12)
        painter.drawLine(QLineF(radius * 0.72 * x, radius * 0.72 * y, radius * 0.98 * x, radius * 0.98 * y))
    painter.restore()


SHARE = 80 / 96
"""How much of a square's side a counter takes."""
REACH = 1.25
"""With its shadow a counter stays within so many times its size."""
_BODY = QRectF(-38, -38, 76, 76)
_BAND = QRectF(-38, 21, 76, 17)
NAME_WIDTH = 66
"""The room for a name between cut corners, on a counter of 80."""


def paint_counter(
    painter: QPainter,
    look: CounterLook,
    size: float,
    lift: bool = False,
    ghost: bool = False,
    theme: Theme = LIGHT,
) -> None:
    """Round the origin, `size` wide. A lifted one throws a longer shadow; a ghost lets the ground through."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 80, size / 80)
    if ghost:
        painter.setOpacity(0.45)
    shape = side_shape(look.side, _BODY, 9)
    if not theme.contrast:
        _shadow(painter, look.side, 7 if lift else 4)
    _body(painter, look, shape, theme)
    _edges(painter, look, shape, theme)
    _figure(painter, look)
    _strength(painter, look)
    painter.save()
    painter.translate(-28.5, -28.5)
    paint_cockade(painter, look.nation, 6.2)
    painter.restore()
    painter.setFont(name_font(look.label))
    painter.setPen(QColor("#FFF8E6"))
    painter.drawText(_BAND.adjusted(1, -1, -1, 0), Qt.AlignmentFlag.AlignCenter, look.label)
    if look.cover:
        _cover(painter, look)
    painter.restore()


def name_font(label: str) -> QFont:
    """The font that shows the whole name in its band."""
    return fonts.fitted(label, NAME_WIDTH, fonts.sans(13, fonts.SEMIBOLD, scaled=False), 11)


def _shadow(painter: QPainter, side: int, depth: float) -> None:
    for i in range(5, 0, -1):
        grow = i * 0.7
        box = _BODY.adjusted(depth * 0.4 - grow, depth - grow, depth * 0.4 + grow, depth + grow)
        painter.fillPath(side_shape(side, box, 11), QColor(20, 12, 0, 24))


def _body(painter: QPainter, look: CounterLook, shape: QPainterPath, theme: Theme) -> None:
    paint = SIDES[look.side]
    base = QColor(paint.pale if look.reduced else paint.body)
    if theme.contrast:
        painter.fillPath(shape, QColor("#FFFFFF") if look.reduced else base)
    else:
        shade = QLinearGradient(_BODY.topLeft(), _BODY.bottomRight())
        shade.setColorAt(0, base.lighter(103 if look.reduced else 116))
        shade.setColorAt(1, base.darker(104 if look.reduced else 112))
        painter.fillPath(shape, shade)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if look.reduced:
        painter.setPen(stroke(shaded(paint.body, 120), 19, square=True))
        painter.drawLine(QLineF(-46, 34, 38, -50))
    painter.fillRect(_BAND, QColor(paint.body).darker(118) if look.reduced else QColor(paint.dark))
    if look.side == 1:
        hatch(painter, _BAND, QColor(255, 240, 225, 26), 6, 2)
    painter.restore()


def _edges(painter: QPainter, look: CounterLook, shape: QPainterPath, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFFFFF" if theme.contrast else CREAM), 2.2))
    painter.drawPath(shape)
    dark = QColor("#000000" if theme.contrast else SIDES[look.side].dark)
    painter.setPen(QPen(dark, 2.2 if theme.contrast else 1))
    grow = 2.1 if theme.contrast else 1.4
    painter.drawPath(side_shape(look.side, _BODY.adjusted(-grow, -grow, grow, grow), 9.6))


def _figure(painter: QPainter, look: CounterLook) -> None:
    colour = QColor(SIDES[look.side].dark if look.reduced else CREAM)
    painter.save()
    painter.translate(-5, 2)
    painter.scale(0.86, 0.86)
    if look.cavalry:
        paint_cavalry(painter, colour)
    else:
        paint_infantry(painter, colour, 2 if look.reduced else 3)
    painter.restore()


def _strength(painter: QPainter, look: CounterLook) -> None:
    dark = QColor(SIDES[look.side].dark)
    plate = QRectF(14, -34, 21, 23)
    painter.setPen(QPen(dark, 1.4) if look.reduced else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor("#FFFFFF") if look.reduced else dark)
    painter.drawRoundedRect(plate, 5, 5)
    painter.setFont(fonts.fitted(str(look.strength), 19, fonts.sans(20, fonts.BOLD, scaled=False), 12))
    painter.setPen(dark if look.reduced else QColor("#FFF3CF"))
    painter.drawText(plate.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, str(look.strength))


def _cover(painter: QPainter, look: CounterLook) -> None:
    pill = QRectF(15, 4, 21, 14)
    painter.setPen(QPen(QColor(SIDES[look.side].dark), 1))
    painter.setBrush(QColor("#F3ECD2"))
    painter.drawRoundedRect(pill, 6, 6)
    painter.setFont(fonts.sans(12, fonts.BOLD, scaled=False))
    painter.setPen(QColor("#33502F"))
    painter.drawText(pill.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, f"+{look.cover}")


def paint_redoubt(painter: QPainter, size: float) -> None:
    """An earthwork round a square whose top left is the origin; it shows in the rim round a counter."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 96, size / 96)
    rim = QRectF(6, 6, 84, 84)
    for colour, width in ((QColor(50, 35, 15, 90), 13.0), (QColor("#6B4F2A"), 11.0), (QColor("#B08A50"), 7.0)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rim)
    painter.setPen(QPen(QColor("#6B4F2A"), 1.1))
    for i in range(14):
        at = 9 + i * 6
        for line in (
            QLineF(at, 2.5, at, 9),
            QLineF(at, 87, at, 93.5),
            QLineF(2.5, at, 9, at),
            QLineF(87, at, 93.5, at),
        ):
            painter.drawLine(line)
    painter.setPen(QPen(QColor("#4A3418"), 1.2))
    painter.setBrush(QColor("#C9A468"))
    for x in (7.5, 88.5):
        for y in (7.5, 88.5):
            painter.drawEllipse(QPointF(x, y), 7, 7)
            painter.drawEllipse(QPointF(x, y), 3.4, 3.4)
    painter.restore()
