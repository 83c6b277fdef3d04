"""Hand, draw pile and discards of a side: a small drawing and a number for each."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.board.theme import fonts
from app.board.theme.style import current
from app.board.words import translate
from app.shell.play.panels.roster import BODY

HAND: Final = 0
DECK: Final = 1
DISCARDS: Final = 2


class Piles(QWidget):
    """Three piles side by side. Narrow, the words under the numbers go and the tooltip keeps them."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._counts = (0, 0, 0)
        self.words = ""
        """All three in a line."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, hand: int, deck: int, discards: int) -> None:
        self._counts = (hand, deck, discards)
        words = ", ".join(
            (
                translate("play", "%n card(s) in hand", "", hand),
                translate("play", "%n card(s) to draw", "", deck),
                translate("play", "%n card(s) discarded", "", discards),
            )
        )
        self.words = translate("play", "{hand} in hand, {deck} to draw, {discards} discarded").format(
            hand=hand, deck=deck, discards=discards
        )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        scale = fonts.scale()
        return QSize(round(236 * scale), round(40 * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(150 * fonts.scale()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current()
        scale = fonts.scale()
        labels = (translate("play", "in hand"), translate("play", "to draw"), translate("play", "discard"))
        small, large = fonts.sans(13), fonts.tabular(fonts.sans(17, fonts.BOLD))
        icon = 26 * scale
        pitch = self.width() / 3
        for pile, (count, label) in enumerate(zip(self._counts, labels, strict=True)):
            left = pile * pitch
            self._paint_pile(painter, QRectF(left, 6 * scale, icon, 26 * scale), pile)
            words = QRectF(left + icon + 7 * scale, 0, pitch - icon - 7 * scale, self.height())
            painter.setPen(QColor(theme.ink))
            painter.setFont(large)
            half = self.height() * 0.52
            painter.drawText(QRectF(words.left(), 0, words.width(), half), Qt.AlignmentFlag.AlignBottom, str(count))
            painter.setPen(QColor(theme.muted))
            painter.setFont(small)
            painter.drawText(
                QRectF(words.left(), half - 1, words.width() + 4, self.height() - half + 1),
                Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip,
                label,
            )
        painter.end()

    def _paint_pile(self, painter: QPainter, box: QRectF, pile: int) -> None:
        theme = current()
        body = QColor(BODY[self.side])
        card = QRectF(0, 0, box.width() * 0.62, box.height() * 0.86)
        for number in range(3):
            painter.save()
            if pile == HAND:
                painter.translate(box.center().x(), box.bottom() - 2)
                painter.rotate((number - 1) * 16)
                painter.translate(-card.width() / 2, -card.height())
            else:
                painter.translate(box.left() + 2 + number * 2.4, box.top() + 4 - number * 2.0)
            painter.setPen(QPen(QColor(theme.faint if pile == DISCARDS else theme.panel), 1))
            painter.setBrush(QColor(theme.raised) if pile == DISCARDS else body)
            painter.drawRoundedRect(card, 2.5, 2.5)
            if pile != DISCARDS and number == 2:
                painter.setPen(QPen(QColor(255, 255, 255, 120), 0.9))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(card.adjusted(2.5, 2.5, -2.5, -2.5), 1.5, 1.5)
            painter.restore()
