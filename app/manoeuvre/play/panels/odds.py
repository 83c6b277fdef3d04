"""Exact odds: one bar of all results, and a row for each with its meaning, its totals and its chance."""

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.board.theme import fonts
from app.board.theme.parts import MarkedText, Text, Title, repolish
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.play.offer import OddsRow

BLUE: Final = ("#B5441A", "#A79D8A", "#A9C6E3", "#5E93C9", "#2C619F", "#12335A")
RED: Final = ("#24568F", "#A79D8A", "#F2C4AC", "#DE8A5F", "#B5501F", "#5E230A")
"""From repulsed to destroyed. The colour says who gains: the first is the defender's, the later ones the attacker's."""
HATCHED: Final = 0
DOTTED: Final = 1
PALE: Final = (2, 3)
"""Where dark ink reads better than light."""


def colours(attack_side: int) -> tuple[str, ...]:
    return BLUE if attack_side == 0 else RED


def paint_swatch(painter: QPainter, box: QRectF, pattern: int, attack_side: int) -> None:
    """A box in the colour and pattern of a result."""
    painter.save()
    painter.fillRect(box, QColor(colours(attack_side)[pattern]))
    painter.setClipRect(box)
    if pattern == HATCHED:
        painter.setPen(QPen(QColor(255, 240, 225, 150), 1.6))
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += 5
    elif pattern == DOTTED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 250, 235, 190))
        y = box.top() + 3
        while y < box.bottom():
            x = box.left() + 3
            while x < box.right():
                painter.drawEllipse(QPointF(x, y), 0.9, 0.9)
                x += 5
            y += 5
    painter.restore()


class OddsBar(QWidget):
    """All results side by side, each as wide as it is likely."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[OddsRow, ...] = ()
        self._side = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_odds(self, rows: Sequence[OddsRow], side: int) -> None:
        self._rows, self._side = tuple(rows), side
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(30 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        clip = QPainterPath()
        clip.addRoundedRect(whole, 3, 3)
        painter.setClipPath(clip)
        font = fonts.sans(14, fonts.BOLD)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        left = whole.left()
        for row in self._rows:
            width = whole.width() * row.share
            if width <= 0:
                continue
            box = QRectF(left, whole.top(), width, whole.height())
            paint_swatch(painter, box, row.pattern, self._side)
            if metrics.horizontalAdvance(row.chance) + 10 < width:
                painter.setPen(QColor("#1E1A14") if row.pattern in PALE else QColor("#FFFDF6"))
                if row.pattern == DOTTED:
                    painter.setPen(QColor("#1E1A14"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.chance)
            left += width
            painter.setPen(QPen(QColor(theme.panel), 1.2))
            painter.drawLine(QPointF(left, whole.top()), QPointF(left, whole.bottom()))
        painter.setPen(QPen(QColor(theme.ink if theme.contrast else theme.edge), theme.line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setClipping(False)
        painter.drawRoundedRect(whole, 3, 3)
        painter.end()


class Swatch(QWidget):
    """The key to the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pattern, self._side = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_pattern(self, pattern: int, side: int) -> None:
        self._pattern, self._side = pattern, side
        self.update()

    def sizeHint(self) -> QSize:
        side = round(16 * fonts.scale())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        paint_swatch(painter, box, self._pattern, self._side)
        painter.setPen(QPen(QColor(30, 22, 12, 150), 1))
        painter.drawRect(box)
        painter.end()


class OddsTable(QWidget):
    """The heading, the bar and the rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        grid.addWidget(Title(translate("play", "Exact odds"), "subtitle"), 0, 0, 1, 2)
        grid.addWidget(Text(translate("play", "Attack total"), "small", "muted", wrap=False), 0, 2, right)
        grid.addWidget(Text(translate("play", "Chance"), "small", "muted", wrap=False), 0, 3, right)
        self.bar = OddsBar()
        grid.addWidget(self.bar, 1, 0, 1, 4)
        self._rows: list[tuple[Swatch, Text, Text, Text]] = []

    def set_dense(self, dense: bool) -> None:
        self._grid.setVerticalSpacing(3 if dense else 6)
        self._grid.setHorizontalSpacing(7 if dense else 10)

    def show_odds(self, rows: Sequence[OddsRow], side: int) -> None:
        self.bar.show_odds(rows, side)
        while len(self._rows) < len(rows):
            self._add()
        for place, (swatch, result, totals, chance) in enumerate(self._rows):
            shown = place < len(rows)
            for widget in (swatch, result, totals, chance):
                widget.setVisible(shown)
            if not shown:
                continue
            row = rows[place]
            swatch.show_pattern(row.pattern, side)
            head = f"<b>{escape(row.result)}</b>"
            result.setText(f"{head}: {escape(row.meaning)}" if row.meaning else head)
            totals.setText(row.totals)
            likely = row.share > 0
            chance.setText(row.chance)
            for label in (result, chance):
                label.set_tone("ink" if likely else "muted")
            wanted = "value" if likely else "body"
            if chance.property("type") != wanted:
                chance.setProperty("type", wanted)
                repolish(chance)
        words = [f"{row.result}: {row.meaning}, {row.totals}, {row.chance}" for row in rows]
        self.setAccessibleName(translate("play", "Exact odds"))
        self.setAccessibleDescription("; ".join(words))

    def _add(self) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        swatch, result = Swatch(), MarkedText()
        totals, chance = Text(type="small", tone="muted", wrap=False), Text(type="value", wrap=False)
        line = len(self._rows) + 2
        self._grid.addWidget(swatch, line, 0)
        self._grid.addWidget(result, line, 1)
        self._grid.addWidget(totals, line, 2, right)
        self._grid.addWidget(chance, line, 3, right)
        self._rows.append((swatch, result, totals, chance))
