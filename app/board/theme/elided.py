"""A label that shortens its text with dots where there is no room; the whole stands in its tooltip then."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent

from app.board.theme.parts import Text

LEAST = 40


class ElidedText(Text):
    """As long as there is room it is shown whole."""

    def __init__(self, text: str = "", type: str = "body", tone: str = "ink") -> None:
        super().__init__("", type, tone, wrap=False)
        self._whole = ""
        self.set_whole(text)

    def set_whole(self, text: str) -> None:
        self._whole = text
        self._shorten()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self.sizeHint().width()), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_whole"):
            self._shorten()

    def _shorten(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), LEAST))
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")
