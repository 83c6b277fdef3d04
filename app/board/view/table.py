"""A card on its way to the table: it comes in over the board, is read, and fades."""

from PySide6.QtCore import QPointF, QRectF

from app.board.view.counter import PictureItem
from app.board.view.motions import PlayCard
from app.board.view.scene import TABLE, BoardScene


class CardOnTable:
    """At most one at a time."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._item: PictureItem | None = None
        self._far = False

    def begin(self, played: PlayCard) -> None:
        self.clear()
        if self._scene.pictures is None:
            return
        self._item = PictureItem(TABLE)
        self._item.wear(self._scene.pictures.card(played))
        self._far = played.far
        self._scene.addItem(self._item)
        self.come(0.0)

    def come(self, share: float) -> None:
        """From beyond its owner's edge to the middle."""
        if self._item is None:
            return
        board = QRectF(self._scene.lie.board)
        away = board.height() / 2 * (1 - share)
        self._item.setPos(board.center() + QPointF(0, -away if self._far else away))
        self._item.setOpacity(min(1.0, 0.2 + share))

    def fade(self, opacity: float) -> None:
        if self._item is not None:
            self._item.setOpacity(max(0.0, opacity))

    def clear(self) -> None:
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
