"""The field behind the home screen: bleeds off at the right, fades away under the column of choices."""

from PySide6.QtCore import QEvent, QPointF, QRect
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.board.looks import BoardLook
from app.board.theme import fonts
from app.board.theme.style import current

ROWS = 7.75
"""So many rows are seen at least: less than eight, so that the field goes on beyond the window."""
COLUMNS = 7.5
FADE = 220
COUNTER = 0.84


class Backdrop(QWidget):
    """Empty until it is given something to show; painting it must not delay the first look at the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look: BoardLook | None = None
        self.lower()

    def show_look(self, look: BoardLook) -> None:
        self.look = look
        self.update()

    def field(self) -> QRect:
        """Where the 64 squares lie, parts of them outside the window."""
        column = round(560 * fonts.scale())
        cell = max(self.height() / ROWS, (self.width() - column) / COLUMNS)
        side = round(cell) * 8
        return QRect(self.width() - side + round(cell / 2), (self.height() - side) // 2, side, side)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.window))
        if self.look is not None:
            if theme.contrast:
                self._cut(painter)
            self._paint_field(painter, self.look)
            if not theme.contrast:
                self._fade(painter)
        painter.end()

    def _paint_field(self, painter: QPainter, look: BoardLook) -> None:
        from app.board.paint.pixmaps import COUNTER_SHARE, counter_pixmap, ground_pixmap, redoubt_pixmap

        field = self.field()
        ratio = self.devicePixelRatioF()
        cell = field.width() // 8
        painter.drawPixmap(field.topLeft(), ground_pixmap(look.terrain, field.width(), ratio))
        for square in look.redoubts:
            painter.drawPixmap(self._corner(field, square, cell, cell), redoubt_pixmap(cell, ratio))
        size = round(cell * COUNTER / COUNTER_SHARE)
        for square, counter in look.counters.items():
            painter.drawPixmap(self._corner(field, square, cell, size), counter_pixmap(counter, size, ratio))

    def _corner(self, field: QRect, square: int, cell: int, size: int) -> QPointF:
        spare = (cell - size) / 2
        return QPointF(field.left() + (square & 7) * cell + spare, field.top() + (7 - (square >> 3)) * cell + spare)

    def _cut(self, painter: QPainter) -> None:
        """In high contrast nothing fades: the field ends at a line."""
        start = max(self.field().left(), round(592 * fonts.scale()))
        painter.fillRect(QRect(start - 2, 0, 2, self.height()), QColor(current().edge))
        painter.setClipRect(QRect(start, 0, self.width() - start, self.height()))

    def _fade(self, painter: QPainter) -> None:
        start = max(self.field().left(), round(592 * fonts.scale()))
        veil = QLinearGradient(start, 0, start + FADE, 0)
        for at, strength in ((0.0, 255), (0.35, 170), (1.0, 0)):
            shade = QColor(current().window)
            shade.setAlpha(strength)
            veil.setColorAt(at, shade)
        painter.fillRect(QRect(0, 0, start + FADE, self.height()), veil)
