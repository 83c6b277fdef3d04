"""The walnut frame round a board, with the names of files and ranks."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from app.board.theme import fonts
from app.board.theme.tokens import LIGHT, Theme

FILES: Final = tuple("ABCDEFGH")
RANKS: Final = tuple("87654321")
"""From the top down, as they lie with south at the bottom."""


def paint_frame(
    painter: QPainter,
    side: float,
    margin: float,
    columns: Sequence[str] = FILES,
    rows: Sequence[str] = RANKS,
    theme: Theme = LIGHT,
) -> None:
    """Round a field of that side whose top left is the origin; the frame reaches `margin` beyond it."""
    outer = QRectF(-margin, -margin, side + 2 * margin, side + 2 * margin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#2A1F12"), 2))
    painter.setBrush(_wood(outer, theme))
    painter.drawRoundedRect(outer.adjusted(1, 1, -1, -1), 8, 8)
    painter.setPen(QPen(QColor("#FFFFFF" if theme.contrast else "#C9A95E"), 2 if theme.contrast else 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gap = min(3.0, margin * 0.12)
    painter.drawRect(QRectF(-gap, -gap, side + 2 * gap, side + 2 * gap))
    painter.setFont(fonts.serif(max(8.0, margin * 0.56), scaled=False))
    painter.setPen(QColor("#FFFFFF" if theme.contrast else "#E6D3A0"))
    cell, strip = side / len(columns), margin - gap
    for i, name in enumerate(columns):
        for top in (-margin, side + gap):
            painter.drawText(QRectF(i * cell, top, cell, strip), Qt.AlignmentFlag.AlignCenter, name)
    for i, name in enumerate(rows):
        for left in (-margin, side + gap):
            painter.drawText(QRectF(left, i * cell, strip, cell), Qt.AlignmentFlag.AlignCenter, name)
    painter.restore()


def _wood(box: QRectF, theme: Theme) -> QLinearGradient:
    wood = QLinearGradient(box.topLeft(), box.bottomRight())
    shades = ("#000000", "#000000", "#000000") if theme.contrast else ("#5A4630", "#4A3824", "#37291A")
    for at, shade in zip((0.0, 0.5, 1.0), shades, strict=True):
        wood.setColorAt(at, QColor(shade))
    return wood
