"""The units that await their places, as counters to be dragged, clicked or picked by number."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.board.carried import Carried
from app.board.looks import CounterLook
from app.board.paint.pixmaps import counter_pixmap
from app.board.theme import fonts
from app.board.theme.style import current
from app.board.words import translate

MIME = "application/x-manoeuvre-unit"
SIDE = 84
COLUMNS = 4


class UnitButton(Carried):
    """One unit. Placed, it is a pale outline; pressing it picks it up wherever it stands."""

    mime = MIME

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self._look: CounterLook | None = None
        self._placed = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_unit(self, look: CounterLook, where: str, picked: bool) -> None:
        self._look = look
        self._placed = bool(where)
        self.setChecked(picked)
        arm = translate("set-up", "cavalry") if look.cavalry else translate("set-up", "infantry")
        place = where or translate("set-up", "not placed")
        words = translate("set-up", "{number}, {unit}, {arm}, strength {strength}, {place}").format(
            number=self.number + 1, unit=look.name, arm=arm, strength=look.strength, place=place
        )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIDE + 8, SIDE + 8)

    def carried(self) -> str:
        return "" if self._look is None else str(self._look.unit)

    def picture(self) -> tuple[QPixmap, QPoint]:
        assert self._look is not None
        return counter_pixmap(self._look, SIDE, self.devicePixelRatioF(), lift=True), QPoint(SIDE // 2, SIDE // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        painter.drawPixmap(4, 4, counter_pixmap(look, SIDE, self.devicePixelRatioF(), ghost=self._placed))
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.brass), 3))
            painter.drawRoundedRect(box, 8, 8)
        elif self.underMouse():
            painter.setPen(QPen(QColor(theme.edge), 1.5))
            painter.drawRoundedRect(box, 8, 8)
        if self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        self._paint_number(painter)
        painter.end()

    def _paint_number(self, painter: QPainter) -> None:
        theme = current()
        badge = QRectF(self.width() / 2 - 9.5, 1, 19, 19)
        painter.setPen(QPen(QColor(theme.edge), theme.line))
        painter.setBrush(QColor(theme.raised))
        painter.drawEllipse(badge)
        painter.setFont(fonts.sans(12, fonts.BOLD, scaled=False))
        painter.setPen(QColor(theme.ink))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.number + 1))


class Tray(QWidget):
    """All units of the army, four in a row; 1 to 8 picks one."""

    picked = Signal(int)
    """A unit, 0 to 15."""

    def __init__(self, units: Sequence[int]) -> None:
        super().__init__()
        self.setAccessibleName(translate("set-up", "Units to deploy"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        self.buttons: dict[int, UnitButton] = {}
        for place, unit in enumerate(units):
            button = self.buttons[unit] = UnitButton(place)
            button.clicked.connect(lambda _=False, unit=unit: self.picked.emit(unit))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        grid.setColumnStretch(COLUMNS, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        units = list(self.buttons)
        here = next((place for place, button in enumerate(self.buttons.values()) if button.hasFocus()), -1)
        keys = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }
        step = keys.get(Qt.Key(event.key()))
        if here >= 0 and step and 0 <= here + step < len(units):
            self.buttons[units[here + step]].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)
