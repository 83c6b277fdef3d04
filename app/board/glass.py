"""A magnifying glass: shows a card in full size over one that had to be drawn too small to read."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.board.looks import CardLook, CardState
from app.board.paint.cards import HEIGHT, WIDTH
from app.board.paint.pixmaps import card_pixmap
from app.board.theme import fonts

SMALL = 0.78
"""Below this scale a card's text is too small."""


class Glass(QWidget):
    """Lies over the window and lets the mouse through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look: CardLook | None = None
        self._state = CardState()
        self.hide()

    def show_over(self, card: QWidget, look: CardLook, state: CardState) -> None:
        """Above the card, as far as the window goes."""
        self._look, self._state = look, state
        scale = self._scale()
        self.resize(round(WIDTH * scale), round(HEIGHT * scale))
        window = self._window
        at = card.mapTo(window, QPoint((card.width() - self.width()) // 2, -self.height() - 4))
        at.setX(max(0, min(at.x(), window.width() - self.width())))
        at.setY(max(0, at.y()))
        self.move(at)
        self.raise_()
        self.show()
        self.update()

    def _scale(self) -> float:
        return 1.25 * max(1.0, fonts.scale())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is not None:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, card_pixmap(self._look, self._state, self._scale(), self.devicePixelRatioF()))
            painter.end()
