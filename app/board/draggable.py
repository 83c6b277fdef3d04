"""A button that can be carried: pressed it is clicked, moved it is dragged away with its picture under the pointer."""

from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.board.theme.focus import OWN_FOCUS

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_WIDEST: Final = 120


class Draggable(QAbstractButton):
    """Its owner says whether it is checked. Enter clicks it; the arrow keys are left to whoever stands round it."""

    mime = ""
    """The type of what it carries; each kind of button has its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start: QPoint | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN_FOCUS, True)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def carried(self) -> str:
        """What is told to whoever it is dropped on; nothing, if it cannot be carried now."""
        return ""

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether a key meant something of its own here."""
        return False

    def picture(self) -> tuple[QPixmap, QPoint]:
        """What lies under the pointer on the way, and where it is held."""
        shot = self.grab()
        wide = min(shot.width(), _WIDEST)
        return shot.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation), QPoint(20, 20)

    def nextCheckState(self) -> None:
        """A click does not check it by itself."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.take_key(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS:
            # Buttons move the focus by their own idea of order; the one round them knows better.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._start = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        start = self._start
        far = start is not None and (event.position().toPoint() - start).manhattanLength()
        held = event.buttons() & Qt.MouseButton.LeftButton
        if far and far >= QApplication.startDragDistance() and held and self.carried():
            self._start = None
            self.setDown(False)
            self._drag()
            return
        super().mouseMoveEvent(event)

    def _drag(self) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setData(self.mime, self.carried().encode())
        drag.setMimeData(data)
        picture, held_at = self.picture()
        drag.setPixmap(picture)
        drag.setHotSpot(held_at)
        drag.exec(Qt.DropAction.MoveAction)
