"""A board to look at: not played on, only shown, as large as there is room."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.board.looks import BoardLook
from app.board.words import translate
from app.shell.pictures import paint_look


class BoardPicture(QWidget):
    """A board to look at, with what stands on it."""

    def __init__(self) -> None:
        super().__init__()
        self._look: BoardLook | None = None
        self.setMinimumSize(200, 240)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_look(self, look: BoardLook | None) -> None:
        self._look = look
        self.setAccessibleName(translate("pictures", "Picture of the battlefield"))
        self.setVisible(look is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        side = min(self.width(), self.height())
        painter = QPainter(self)
        box = QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)
        paint_look(painter, self._look, box, self.devicePixelRatioF())
        painter.end()
