"""The badge of a nation as the screens outside the battle show it."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel

from app.board.theme import fonts


class Cockade(QLabel):
    """The badge of a nation beside its name, which is written there: so it says nothing itself."""

    def __init__(self, nation: str = "", size: int = 18) -> None:
        super().__init__()
        self._size = size
        self._nation = ""
        self.show_nation(nation)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.show_nation(self._nation)

    def show_nation(self, nation: str) -> None:
        self._nation = nation
        side = round(self._size * fonts.scale())
        self.setFixedSize(side, side)
        if not nation:
            self.setPixmap(QPixmap())
            return
        # Home has these before it knows a nation, and is to be on the screen before anything that paints is loaded.
        from app.board.paint.pixmaps import cockade_pixmap

        self.setPixmap(cockade_pixmap(nation, side / 2.3, self.devicePixelRatioF()))
