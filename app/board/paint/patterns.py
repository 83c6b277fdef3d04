"""Bars that say whose they are: plain for side one, hatched for side two, as everything else of theirs."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.board.paint.palette import hatch, shaded
from app.board.theme.tokens import LIGHT, Theme


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
