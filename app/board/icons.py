"""Line icons by name, drawn in any colour from the small pictures in `resources/icons`."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

import resources
from app.board.theme import fonts
from app.board.theme.style import current

_FOLDER: Final = Path(resources.__file__).parent / "icons"
SIZE: Final = 20
"""The usual side of an icon beside text."""


def icon_names() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.svg")))


def icon(name: str, colour: str | None = None, size: int = SIZE) -> QIcon:
    """An icon in a colour, the theme's ink unless told; disabled it is muted. A new theme needs a new icon."""
    theme = current()
    made = QIcon()
    for ratio in sorted({1.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}):
        made.addPixmap(icon_pixmap(name, size, colour or theme.ink, ratio), QIcon.Mode.Normal)
        made.addPixmap(icon_pixmap(name, size, theme.muted, ratio), QIcon.Mode.Disabled)
    return made


def icon_pixmap(name: str, size: int, colour: str | None = None, ratio: float = 1.0) -> QPixmap:
    """One size of it, for labels and painters; `ratio` is the screen's device pixel ratio."""
    tone = colour or current().ink
    key = f"icon {name} {size} {tone} {ratio}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        side = round(size * ratio)
        pixmap = QPixmap(QSize(side, side))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_icon(painter, name, QRectF(0, 0, side, side), tone)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: str) -> None:
    """Straight onto something: a board, a badge, a graph."""
    text = (_FOLDER / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", QColor(colour).name())
    QSvgRenderer(QByteArray(text.encode())).render(painter, box)


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
