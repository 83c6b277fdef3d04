"""A small picture of a section or a battlefield that can be clicked, carried and reached by keys."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from app.board.carried import Carried
from app.board.paint.icons import paint_icon
from app.board.paint.pixmaps import ground_pixmap, pixmap
from app.board.theme import fonts
from app.board.theme.style import current

CAPTION = 22
"""Room for the words below the picture, at the usual size of text."""
FRAME = 8
"""What the frames round the picture take, both sides together."""
_CORNER = 5


def paint_section(painter: QPainter, letters: str, box: QRect, ratio: float) -> None:
    """A section or a whole battlefield as a small picture with round corners."""

    def paint(onto: QPainter) -> None:
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(0, 0, box.width(), box.height()), _CORNER, _CORNER)
        onto.setRenderHint(QPainter.RenderHint.Antialiasing)
        onto.setClipPath(corners)
        onto.drawPixmap(0, 0, ground_pixmap(letters, box.width(), ratio, grid=len(letters) == 16))

    painter.drawPixmap(box.topLeft(), pixmap(f"thumb {letters}", box.width(), box.height(), ratio, paint))


class Thumb(Carried):
    """Checked it has a brass frame; ticked it lies on the board already. What is read below it is its text."""

    keyed = Signal(str)
    """A digit, 1 to 4, was pressed on it."""

    def __init__(self, letters: str, caption: str, side: int) -> None:
        super().__init__()
        self.letters = letters
        self._side = side
        self._ticked = False
        self.setText(caption)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, ticked: bool, chosen: bool) -> None:
        if (ticked, chosen) != (self._ticked, self.isChecked()):
            self._ticked = ticked
            self.setChecked(chosen)
            self.update()

    def sizeHint(self) -> QSize:
        wide = self._side + FRAME
        return QSize(wide, wide + (round(CAPTION * fonts.scale()) if self.text() else 0))

    def take_key(self, event: QKeyEvent) -> bool:
        number = event.text() if event.text() and event.text() in "1234" else ""
        if number:
            self.keyed.emit(number)
        return bool(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(FRAME // 2, FRAME // 2, self._side, self._side)
        paint_section(painter, self.letters, box, self.devicePixelRatioF())
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
