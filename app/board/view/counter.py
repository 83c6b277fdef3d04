"""A counter on the board: a pixmap that knows its square and may be away from it while it moves or is dragged."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from app.board.looks import CounterLook


class PictureItem(QGraphicsPixmapItem):
    """A pixmap round its own middle."""

    def __init__(self, layer: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setZValue(layer)

    def wear(self, pixmap: QPixmap) -> None:
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)


class CounterItem(PictureItem):
    """A unit. `away` is set while something else than its square decides where it is."""

    def __init__(self, look: CounterLook, square: int, layer: int) -> None:
        super().__init__(layer)
        self.look = look
        self.square = square
        self.lifted = False
        self.away = False
