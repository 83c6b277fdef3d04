"""The mouse over a board: tells clicks, drags, hovering and asking apart, in squares."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


class Mouse(QObject):
    """Watches a widget. A press becomes a click when it is let go on its square, or a drag when it leaves."""

    touched = Signal()
    """A button went down: the mouse is in use, not the keyboard."""
    clicked = Signal(int)
    asked = Signal(int)
    clicked_again = Signal(int)
    """The second click of a double click."""
    hovered = Signal(int)
    lifted = Signal(int)
    """A drag begins at this square."""
    carried = Signal(QPointF)
    """It has come this far."""
    dropped = Signal(int, int)
    """It ended: from where, and on which square, -1 beside the field."""
    dropped_nowhere = Signal(int)
    """It was broken off."""

    def __init__(
        self, widget: QWidget, square_at: Callable[[QPointF], int], may_drag: Callable[[int], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._widget = widget
        self._square_at = square_at
        self._may_drag = may_drag
        self._down: tuple[int, QPointF] | None = None
        self._dragging = False
        self._over = -1
        widget.setMouseTracking(True)
        widget.installEventFilter(self)

    @property
    def dragging(self) -> bool:
        return self._dragging

    def cancel(self) -> bool:
        """Break off a drag; False if there was none."""
        start, was = self._down, self._dragging
        self._down, self._dragging = None, False
        if was and start is not None:
            self.dropped_nowhere.emit(start[0])
        return was

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Leave:
            self._hover(-1)
        elif isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseButtonPress:
                return self._press(event)
            if kind == QEvent.Type.MouseMove:
                return self._move(event)
            if kind == QEvent.Type.MouseButtonRelease:
                return self._release(event)
            if kind == QEvent.Type.MouseButtonDblClick:
                return self._press_again(event)
        return False

    def _press(self, event: QMouseEvent) -> bool:
        self.touched.emit()
        square = self._square_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton:
            self._down = (square, event.position())
        elif event.button() == Qt.MouseButton.RightButton and not self.cancel() and square >= 0:
            self.asked.emit(square)
        return True

    def _press_again(self, event: QMouseEvent) -> bool:
        """The second click of two: the first was a click already."""
        square = self._square_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and square >= 0:
            self.clicked_again.emit(square)
        return True

    def _move(self, event: QMouseEvent) -> bool:
        if self._down is not None and not self._dragging:
            start, point = self._down
            far = (event.position() - point).manhattanLength() >= QApplication.startDragDistance()
            if far and start >= 0 and self._may_drag(start):
                self._dragging = True
                self.lifted.emit(start)
        if self._dragging:
            self.carried.emit(event.position())
        self._hover(self._square_at(event.position()))
        return True

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton or self._down is None:
            return True
        (start, _), self._down = self._down, None
        end = self._square_at(event.position())
        if self._dragging:
            self._dragging = False
            self.dropped.emit(start, end)
        elif start == end >= 0:
            self.clicked.emit(end)
        return True

    def _hover(self, square: int) -> None:
        if square != self._over:
            self._over = square
            self.hovered.emit(square)
