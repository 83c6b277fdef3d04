"""The four places of a battlefield as the composer shows them: buttons that can be dragged, turned and laid upon."""

from PySide6.QtCore import QMimeData, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from app.board.carried import SECTION, Carried, turning
from app.board.theme import fonts
from app.board.theme.style import current
from app.board.words import translate

BRASS = "#D9A521"
"""On the field, which is the same in every theme, frames keep one colour too."""


def place_name(place: int) -> str:
    return (
        translate("new battle", "north-west"),
        translate("new battle", "north-east"),
        translate("new battle", "south-west"),
        translate("new battle", "south-east"),
    )[place]


def dragged(data: QMimeData) -> tuple[str, str] | None:
    """What is being dragged: kind and name; None if it is nothing of ours."""
    if not data.hasFormat(SECTION):
        return None
    kind, _, name = bytes(data.data(SECTION).data()).decode("utf-8", "replace").partition(" ")
    return (kind, name) if kind in ("section", "place") else None


class Place(Carried):
    """A quarter of the board. Clear glass over the painted ground: badge, frame and focus are its own."""

    dropped = Signal(str, str)
    """Something was dropped here: its kind and name."""
    asked = Signal(str)
    """A key that does something with what lies here: turn, back, mirror, or a number."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self.setAcceptDrops(True)
        self._badge = ""
        self._over = False

    def show_section(self, badge: str, words: str) -> None:
        self._badge = badge
        name = translate("new battle", "Place {number}, {where}: {words}")
        self.setAccessibleName(name.format(number=self.number + 1, where=place_name(self.number), words=words))
        self.update()

    # Keys

    def take_key(self, event: QKeyEvent) -> bool:
        wanted = turning(event)
        if wanted:
            self.asked.emit(wanted)
        return bool(wanted)

    # Dragging

    def carried(self) -> str:
        return f"place {self.number}"

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()) is not None:
            self._over = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._over = False
        self.update()
        found = dragged(event.mimeData())
        if found is not None:
            event.acceptProposedAction()
            self.dropped.emit(*found)

    # Looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self._over:
            painter.fillRect(self.rect(), QColor(255, 255, 255, 90))
        if self.isChecked() or self._over:
            for colour, width in (("#3B2A12", 6.0), (BRASS, 3.5)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(inside, 5, 5)
        if self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            box = inside.adjusted(5, 5, -5, -5)
            painter.setPen(QPen(QColor("#201C14"), 3))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QPen(QColor("#FFFDF8"), 1.4, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box, 4, 4)
        self._paint_badge(painter)
        painter.end()

    def _paint_badge(self, painter: QPainter) -> None:
        painter.setFont(fonts.sans(14, fonts.BOLD))
        words = painter.fontMetrics().horizontalAdvance(self._badge)
        height = round(24 * fonts.scale())
        box = QRectF(9, 9, max(words + 14, height + 6), height)
        painter.setPen(QPen(QColor("#3B2A12"), 1))
        painter.setBrush(QColor("#FFFDF8"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor("#2B2620") if not current().contrast else QColor("#000000"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._badge)
