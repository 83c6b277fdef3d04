"""Labels that are a picture: cockades and icons, redrawn when the theme or the size of text changes."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.board.icons import icon_pixmap
from app.board.theme import fonts
from app.board.theme.style import current
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


class Icon(QLabel):
    """A line icon in one of the theme's colours, or in a side's."""

    def __init__(self, name: str = "", size: int = 18, tone: str = "muted", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._size = size
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._draw()

    def show_icon(self, name: str, tone: str | None = None) -> None:
        self._name = name
        self._tone = tone or self._tone
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _draw(self) -> None:
        if not self._name:
            self.clear()
            return
        theme = current()
        colour = theme.side(int(self._tone[-1])) if self._tone.startswith("side") else getattr(theme, self._tone)
        size = round(self._size * fonts.scale())
        self.setPixmap(icon_pixmap(self._name, size, colour, self.devicePixelRatioF()))
