"""Line icons by name, drawn in any colour from the small pictures in `resources/icons`."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

import resources
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
