"""The wooden frame round a board, with the names of its columns and rows."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from app.board.theme import fonts
from app.board.theme.colours import Theme


def paint_frame(
    painter: QPainter,
    field: QRectF,
    margin: float,
    columns: Sequence[str],
    rows: Sequence[str],
    theme: Theme,
    named: QRectF | None = None,
) -> None:
    """Round a field; the frame reaches `margin` beyond it. Names stand beside `named`, the whole field as a rule."""
    outer = field.adjusted(-margin, -margin, margin, margin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#2A1F12"), 2))
    painter.setBrush(_wood(outer, theme))
    painter.drawRoundedRect(outer.adjusted(1, 1, -1, -1), 8, 8)
    painter.setPen(QPen(QColor("#FFFFFF" if theme.contrast else "#C9A95E"), 2 if theme.contrast else 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gap = min(3.0, margin * 0.12)
    painter.drawRect(field.adjusted(-gap, -gap, gap, gap))
    painter.setFont(fonts.serif(max(8.0, margin * 0.56), scaled=False))
    painter.setPen(QColor("#FFFFFF" if theme.contrast else "#E6D3A0"))
    named = named or field
    width, height, strip = named.width() / len(columns), named.height() / len(rows), margin - gap
    for i, name in enumerate(columns):
        for top in (outer.top(), field.bottom() + gap):
            box = QRectF(named.left() + i * width, top, width, strip)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
    for i, name in enumerate(rows):
        for left in (outer.left(), field.right() + gap):
            box = QRectF(left, named.top() + i * height, strip, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
    painter.restore()


def _wood(box: QRectF, theme: Theme) -> QLinearGradient:
    wood = QLinearGradient(box.topLeft(), box.bottomRight())
    shades = ("#000000", "#000000", "#000000") if theme.contrast else ("#5A4630", "#4A3824", "#37291A")
    for at, shade in zip((0.0, 0.5, 1.0), shades, strict=True):
        wood.setColorAt(at, QColor(shade))
    return wood
