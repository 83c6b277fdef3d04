"""Small pictures of sections and battlefields that can be clicked, dragged and reached by keys."""

from PySide6.QtCore import QMimeData, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDrag,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from app.board.paint.icons import paint_icon
from app.board.paint.pixmaps import ground_pixmap, pixmap
from app.board.theme import fonts
from app.board.theme.focus import OWN_FOCUS
from app.board.theme.style import current
from editor.canvas.canvas import MIME

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def paint_thumb(painter: QPainter, letters: str, box: QRect, ratio: float) -> None:
    """Ground with round corners."""

    def paint(onto: QPainter) -> None:
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(0, 0, box.width(), box.height()), 5, 5)
        onto.setRenderHint(QPainter.RenderHint.Antialiasing)
        onto.setClipPath(corners)
        onto.drawPixmap(0, 0, ground_pixmap(letters, box.width(), ratio, grid=len(letters) == 16))

    painter.drawPixmap(box.topLeft(), pixmap(f"thumb {letters}", box.width(), box.height(), ratio, paint))


def carry(source: QWidget, words: str, picture: QWidget) -> None:
    """Start a drag of a section, with its picture under the pointer."""
    drag = QDrag(source)
    data = QMimeData()
    data.setData(MIME, words.encode())
    drag.setMimeData(data)
    shot = picture.grab()
    drag.setPixmap(shot.scaledToWidth(min(shot.width(), 120), Qt.TransformationMode.SmoothTransformation))
    drag.setHotSpot(QPoint(20, 20))
    drag.exec(Qt.DropAction.MoveAction)


class Thumb(QAbstractButton):
    """Checked it has a brass frame; ticked it lies on the board already."""

    keyed = Signal(str)
    """A digit was pressed on it."""
    doubled = Signal()
    asked = Signal(QPoint)

    def __init__(self, letters: str, caption: str, words: str, side: int = 76, carried: str = "") -> None:
        super().__init__()
        self.letters = letters
        self._side = side
        self._carried = carried
        self._ticked = False
        self._start: QPoint | None = None
        self.setText(caption)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN_FOCUS, True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words)
        self.setToolTip(words)
        if carried:
            self.setCursor(Qt.CursorShape.OpenHandCursor)

    def show_state(self, ticked: bool, chosen: bool) -> None:
        if (ticked, chosen) != (self._ticked, self.isChecked()):
            self._ticked = ticked
            self.setChecked(chosen)
            self.update()

    def nextCheckState(self) -> None:
        """Whether it is checked is for its owner to say."""

    def sizeHint(self) -> QSize:
        return QSize(self._side + 8, self._side + 8 + (round(20 * fonts.scale()) if self.text() else 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text() in "1234":
            self.keyed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._start = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        start = self._start if self._carried else None
        far = start is not None and (event.position().toPoint() - start).manhattanLength()
        if far and far >= QApplication.startDragDistance() and event.buttons() & Qt.MouseButton.LeftButton:
            self._start = None
            self.setDown(False)
            carry(self, self._carried, self)
            return
        super().mouseMoveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.doubled.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.asked.emit(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(4, 4, self._side, self._side)
        paint_thumb(painter, self.letters, box, self.devicePixelRatioF())
        frame = QRectF(box).adjusted(-1, -1, 1, 1)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.brass), 3))
            painter.drawRoundedRect(frame, 6, 6)
        elif self.underMouse():
            painter.setPen(QPen(QColor(theme.primary), 1.5))
            painter.drawRoundedRect(frame, 6, 6)
        if self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        if self._ticked:
            disc = QRectF(box.right() - 19, box.top() + 1, 18, 18)
            painter.setPen(QPen(QColor("#2B2620"), 1))
            painter.setBrush(QColor("#FFFDF8"))
            painter.drawEllipse(disc)
            paint_icon(painter, "check", disc.adjusted(3, 3, -3, -3), "#2B2620")
        painter.setFont(fonts.sans(13, fonts.BOLD if self.isChecked() else fonts.NORMAL))
        painter.setPen(QColor(theme.ink if self.isChecked() else theme.muted))
        below = QRect(0, box.bottom() + 3, self.width(), self.height() - box.bottom() - 3)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
