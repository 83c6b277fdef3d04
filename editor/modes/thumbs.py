"""The editor's small pictures: they open what they show, and have a menu."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent

from app.board.thumb import Thumb

SIDE = 70


class EditorThumb(Thumb):
    doubled = Signal()
    asked = Signal(QPoint)

    def __init__(self, letters: str, caption: str, words: str, side: int = SIDE, carried: str = "") -> None:
        super().__init__(letters, caption, side)
        self._carried = carried
        self.setAccessibleName(words)
        self.setToolTip(words)
        if not carried:
            self.unsetCursor()

    def carried(self) -> str:
        return self._carried

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.doubled.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.asked.emit(event.globalPos())
