"""The four places of a battlefield over the canvas: the number of the section that lies there, and what turns it."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.board.draggable import Draggable, turning
from app.board.theme import fonts
from app.board.theme.parts import IconButton, Panel
from app.board.translation import translate
from editor.manoeuvre.canvas.canvas import Canvas

BRASS = "#D9A521"
"""On the field, which is the same in every theme, frames keep one colour too."""


def place_name(place: int) -> str:
    return (
        translate("editor", "north-west"),
        translate("editor", "north-east"),
        translate("editor", "south-west"),
        translate("editor", "south-east"),
    )[place]


class Badge(Draggable):
    """The handle of a place: press to pick it, drag it to exchange it with another, R and M turn and mirror it."""

    asked = Signal(str)
    """turn, back, mirror, or a digit."""
    menu = Signal(QPoint)

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number

    def show_section(self, badge: str, words: str) -> None:
        self.setText(badge)
        name = translate("editor", "Place {number}, {where}: {words}")
        self.setAccessibleName(name.format(number=self.number + 1, where=place_name(self.number), words=words))
        tip = translate("editor", "{words}.\nClick to turn or mirror it, drag it to exchange it with another place.")
        self.setToolTip(tip.format(words=words))
        self.resize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        high = round(24 * fonts.scale())
        metrics = self.fontMetrics()
        return QSize(max(metrics.horizontalAdvance(self.text()) + 18, high + 8), high)

    def carried(self) -> str:
        return f"place {self.number}"

    def take_key(self, event: QKeyEvent) -> bool:
        wanted = turning(event)
        if wanted:
            self.asked.emit(wanted)
        return bool(wanted)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu.emit(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focused = self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        painter.setPen(QPen(QColor(BRASS if self.isChecked() else "#3B2A12"), 2 if self.isChecked() or focused else 1))
        painter.setBrush(QColor("#FFFDF8" if not self.underMouse() else "#F6EACB"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setFont(fonts.sans(14, fonts.BOLD))
        painter.setPen(QColor("#2B2620"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        if focused:
            painter.setPen(QPen(QColor("#201C14"), 1.4, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
        painter.end()


class PickedFrame(QWidget):
    """The brass frame round the picked place; lets everything through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        for colour, width in (("#3B2A12", 6.0), (BRASS, 3.5)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(inside, 5, 5)
        painter.end()


class Places(QWidget):
    """Puts badges, frame and tools where the canvas has its quarters."""

    picked = Signal(int)
    asked = Signal(int, str)
    menu = Signal(int, QPoint)

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.hide()
        self._canvas = canvas
        self.place = -1
        self.frame = PickedFrame(canvas)
        self.badges = [Badge(number, canvas) for number in range(4)]
        for badge in self.badges:
            badge.clicked.connect(lambda _=False, number=badge.number: self.pick(number))
            badge.asked.connect(lambda wanted, number=badge.number: self.asked.emit(number, wanted))
            badge.menu.connect(lambda point, number=badge.number: self.menu.emit(number, point))
        self.tools = self._make_tools()

    def pick(self, place: int) -> None:
        """The same place again puts it back."""
        self.place = -1 if place == self.place else place
        for badge in self.badges:
            badge.setChecked(badge.number == self.place)
        self.arrange()
        self.picked.emit(self.place)

    def _make_tools(self) -> Panel:
        tools = Panel(self._canvas, part="raised", padding=2, spacing=0)
        row = QHBoxLayout()
        row.setSpacing(0)
        for icon, name, key in (
            ("rotate_left", translate("editor", "Turn left (Shift+R)"), "back"),
            ("rotate_right", translate("editor", "Turn right (R)"), "turn"),
            ("mirror", translate("editor", "Mirror (M)"), "mirror"),
        ):
            button = IconButton(icon, name)
            button.clicked.connect(lambda _=False, key=key: self.asked.emit(self.place, key))
            row.addWidget(button)
        tools.column.addLayout(row)
        tools.hide()
        return tools

    def arrange(self) -> None:
        field = self._canvas.field
        half = field.width() // 2
        for badge in self.badges:
            corner = field.topLeft() + QPoint((badge.number & 1) * half, (badge.number >> 1) * half)
            badge.move(corner + QPoint(8, 8))
            badge.raise_()
        self.frame.setVisible(self.place >= 0)
        self.tools.setVisible(self.place >= 0)
        if self.place >= 0:
            corner = field.topLeft() + QPoint((self.place & 1) * half, (self.place >> 1) * half)
            self.frame.setGeometry(QRect(corner, QSize(half, half)))
            self.tools.adjustSize()
            left = max(4, half - self.tools.width() - 9)
            # Beside the number if there is room, else at the foot.
            narrow = self.tools.width() + self.badges[self.place].width() + 26 > half
            self.tools.move(corner + QPoint(left, half - self.tools.height() - 9 if narrow else 9))
            self.frame.raise_()
            self.badges[self.place].raise_()
            self.tools.raise_()
