"""The panel of the day: how far it has gone, who holds more ground, who would win if night fell now (§2.2, §2.3)."""

from html import escape
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from app.board.icons import paint_icon
from app.board.palette import SIDES, side_shape
from app.board.theme import fonts
from app.board.theme.parts import ElidedText, MarkedText, Panel, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.play.stats import FIRST_DECK, NightfallStats

ROOMY: Final = 0
DENSE: Final = 1
"""The day is shown without its arc."""
TIGHT: Final = 2
FOLDED: Final = 3


def density(height: float, folded: bool) -> int:
    """For a column of this height at 100 % text."""
    if folded:
        return FOLDED
    return ROOMY if height >= 776 else DENSE if height >= 700 else TIGHT


class DayArc(QWidget):
    """The sun on its way over the field, and the squares both sides hold below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self._held = (0, 0)
        self._own = 0
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_day(self, share: float, held: tuple[int, int], own: int) -> None:
        if (share, held, own) != (self._share, self._held, self._own):
            self._share, self._held, self._own = share, held, own
            self.update()

    def set_low(self, low: bool) -> None:
        """Without the arc, where height is scarce."""
        self._low = low
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        scale = fonts.scale()
        return QSize(round(220 * scale), round((34 if self._low else 112) * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(round((84 if self._low else 120) * fonts.scale()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = fonts.scale()
        middle = self.width() / 2
        if self._low:
            self._paint_held(painter, middle, 2 * scale, 28 * scale)
        else:
            self._paint_arc(painter, middle, scale)
            self._paint_held(painter, middle, 42 * scale, 32 * scale)
            painter.setPen(QColor(current().muted))
            painter.setFont(fonts.sans(13))
            words = QRectF(0, 78 * scale, self.width(), 22 * scale)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, translate("play", "squares held"))
        painter.end()

    def _paint_arc(self, painter: QPainter, middle: float, scale: float) -> None:
        theme = current()
        base = 101 * scale
        radius = 90 * scale
        box = QRectF(middle - radius, base - radius, radius * 2, radius * 2)
        flat = Qt.PenCapStyle.FlatCap
        night = QColor(theme.edge)
        painter.setPen(QPen(night, 8 * scale, Qt.PenStyle.SolidLine, flat))
        painter.drawArc(box, 0, 180 * 16)
        gone = min(max(self._share, 0.0), 1.0)
        painter.setPen(QPen(QColor(theme.brass), 8 * scale, Qt.PenStyle.SolidLine, flat))
        painter.drawArc(box, 180 * 16, -round(gone * 180 * 16))
        angle = pi * (1 - gone)
        sun = QPointF(middle + radius * cos(angle), base - radius * sin(angle))
        painter.setPen(QPen(QColor(theme.panel), 3 * scale))
        painter.setBrush(QColor(theme.brass))
        painter.drawEllipse(sun, 12 * scale, 12 * scale)
        painter.setPen(QPen(QColor(theme.faint), 1.6 * scale))
        half = min(middle - 2, 117 * scale)
        painter.drawLine(QPointF(middle - half, base), QPointF(middle + half, base))
        if half > 104 * scale:
            moon = QRectF(middle + 101 * scale, base - 22 * scale, 16 * scale, 16 * scale)
            paint_icon(painter, "moon", moon, theme.muted)

    def _paint_held(self, painter: QPainter, middle: float, top: float, size: float) -> None:
        for place, seat in enumerate((self._own, 1 - self._own)):
            left = middle + (place - 1) * (size + size * 0.36) + size * 0.18
            box = QRectF(left, top, size, size)
            painter.fillPath(side_shape(seat, box, size * (0.2 if seat == 0 else 0.28)), QColor(SIDES[seat].body))
            painter.setPen(QColor("#FFF8E6"))
            painter.setFont(fonts.sans(size * 0.58, fonts.BOLD, scaled=False))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._held[seat]))


class DeckBar(QWidget):
    """How much of a first deck is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = 0
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, side: int, share: float) -> None:
        self._side, self._share = side, share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(90 * fonts.scale()), round(8 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        corner = box.height() / 2
        painter.setPen(QPen(QColor(theme.edge), 1) if theme.contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.hairline if not theme.contrast else theme.panel))
        painter.drawRoundedRect(box, corner, corner)
        painter.setPen(Qt.PenStyle.NoPen)
        full = QRectF(box.left(), box.top(), box.width() * min(self._share, 1.0), box.height())
        colour = QColor(theme.side(self._side))
        painter.setBrush(colour)
        painter.drawRoundedRect(full, corner, corner)
        if self._side == 1:
            painter.setClipRect(full)
            stripe = QColor(theme.panel)
            stripe.setAlpha(120)
            painter.setPen(QPen(stripe, 1.6))
            x = full.left() - full.height()
            while x < full.right():
                painter.drawLine(QPointF(x, full.bottom()), QPointF(x + full.height(), full.top()))
                x += 5
        painter.end()


class NightfallPanel(Panel):
    """Until nightfall: the day, the ground held, the verdict, and the two first decks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, spacing=8)
        head = QHBoxLayout()
        self._title = Title(translate("play", "Until nightfall"))
        self._turns = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._turns)
        self.column.addLayout(head)
        self._head = head
        self.column.addStretch(1)
        self._arc = DayArc()
        self.column.addWidget(self._arc)
        self._verdict = MarkedText()
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self._verdict)
        self.column.addStretch(1)
        self._decks = QWidget()
        grid = QGridLayout(self._decks)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self._rows = []
        for row in range(2):
            name, bar, words = ElidedText(type="small"), DeckBar(), Text(type="small", wrap=False)
            words.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(name, row, 0)
            grid.addWidget(bar, row, 1)
            grid.addWidget(words, row, 2)
            self._rows.append((name, bar, words))
        self.column.addWidget(self._decks)
        self.column.addStretch(1)

    def show_stats(self, stats: NightfallStats, names: tuple[str, str], own: int) -> None:
        """With the side at the bottom of the screen first."""
        self._turns.setText(stats.turns_words)
        self._arc.show_day(stats.share, stats.held, own)
        head, colon, rest = stats.verdict.partition(": ")
        self._verdict.setText(f"{escape(head)}{colon}<b>{escape(rest)}</b>" if colon else escape(stats.verdict))
        for seat, (name, bar, words) in zip((own, 1 - own), self._rows, strict=True):
            name.set_whole(names[seat])
            bar.show_share(seat, stats.left[seat] / FIRST_DECK)
            words.setText(stats.left_words[seat])
        held = translate("play", "Squares held: {one} {a}, {two} {b}").format(
            one=names[own], a=stats.held[own], two=names[1 - own], b=stats.held[1 - own]
        )
        decks = [f"{names[seat]}: {stats.left_words[seat]}" for seat in (own, 1 - own)]
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(". ".join((stats.turns_words, held, stats.verdict, *decks)))

    def set_density(self, density: int) -> None:
        self._decks.setVisible(density < FOLDED)
        self._arc.set_low(density >= DENSE)
        margin = (15, 12, 12, 8)[density]
        self.column.setContentsMargins(16, margin, 16, margin)
        self.column.setSpacing((8, 6, 4, 4)[density])
        self._place_arc(density == FOLDED)

    def _place_arc(self, folded: bool) -> None:
        """Folded, the squares held stand beside the title."""
        if (self._head.indexOf(self._arc) >= 0) == folded:
            return
        self._head.removeWidget(self._arc)
        self.column.removeWidget(self._arc)
        if folded:
            self._head.insertWidget(1, self._arc)
        else:
            self.column.insertWidget(self.column.indexOf(self._verdict), self._arc)
