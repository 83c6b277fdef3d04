"""Cockades as labels, redrawn when the theme or the size of text changes."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.board.theme import fonts
from app.manoeuvre.board.paint.pixmaps import cockade_pixmap


class Cockade(QLabel):
    """A nation's cockade, in the size of the text beside it."""

    def __init__(self, radius: float = 10, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._radius = radius
        self._nation = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_nation(self, nation: str) -> None:
        self._nation = nation
        if nation:
            self.setPixmap(cockade_pixmap(nation, self._radius * fonts.scale(), self.devicePixelRatioF()))
        else:
            self.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.show_nation(self._nation)
