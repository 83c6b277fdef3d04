"""A slider over the computer's levels, with their names below it."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from app.board.theme import fonts
from app.board.theme.style import current
from app.board.words import translate
from app.shell.newbattle.levelwords import LEVELS, level_name, level_words


class LevelSlider(QSlider):
    """Six levels as stops, the chosen one named; a screen reader hears the name, not the number."""

    picked = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, len(LEVELS) - 1)
        self.setPageStep(1)
        self.setTracking(True)
        self.setMinimumHeight(26)
        self._name = name
        self.valueChanged.connect(self._tell)
        self._say()

    @property
    def level(self) -> str:
        return LEVELS[self.value()]

    def show_level(self, level: str) -> None:
        self.blockSignals(True)
        self.setValue(LEVELS.index(level) if level in LEVELS else 0)
        self.blockSignals(False)
        self._say()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(len(LEVELS)):
            if place != self.value():
                painter.setBrush(QColor(theme.primary if place < self.value() else theme.faint))
                painter.setPen(QPen(QColor(theme.panel), 2))
                painter.drawEllipse(self.stop(place), 5, 5)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes straight to the nearest stop."""
        if event.button() == Qt.MouseButton.LeftButton:
            x = event.position().x()
            self.setValue(min(range(len(LEVELS)), key=lambda place: abs(self.stop(place).x() - x)))
        super().mousePressEvent(event)

    def stop(self, place: int) -> QPoint:
        """Where a level lies on the groove."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        option.sliderPosition = place
        box: QRect = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        return box.center()

    def _tell(self) -> None:
        self._say()
        self.picked.emit(self.level)

    def _say(self) -> None:
        words = translate("new battle", "{name}: {level}").format(name=self._name, level=level_name(self.level))
        self.setAccessibleName(words)
        self.setAccessibleDescription(level_words(self.level))
        self.setToolTip(level_words(self.level))


class LevelNames(QWidget):
    """The names below the stops, the chosen one in bold; where they do not fit, that one alone."""

    def __init__(self, slider: LevelSlider) -> None:
        super().__init__()
        self._slider = slider
        slider.valueChanged.connect(self.update)
        self.setMinimumHeight(round(22 * fonts.scale()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setMinimumHeight(round(22 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = current()
        chosen = self._slider.value()
        plain, bold = fonts.sans(13), fonts.sans(13, fonts.SEMIBOLD)
        boxes: list[tuple[QRect, int]] = []
        for place in range(len(LEVELS)):
            painter.setFont(bold if place == chosen else plain)
            words = painter.fontMetrics().horizontalAdvance(level_name(LEVELS[place]))
            middle = self._slider.stop(place).x()
            left = min(max(0, middle - words // 2), self.width() - words)
            boxes.append((QRect(left, 0, words + 1, self.height()), place))
        crowded = any(a.right() + 6 > b.left() for (a, _), (b, _) in pairwise(boxes))
        for box, place in boxes:
            if crowded and place != chosen and not _clear(box, place, boxes, chosen):
                continue
            painter.setFont(bold if place == chosen else plain)
            painter.setPen(QColor(theme.ink if place == chosen else theme.muted))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, level_name(LEVELS[place]))
        painter.end()


def _clear(box: QRect, place: int, boxes: list[tuple[QRect, int]], chosen: int) -> bool:
    """In a narrow panel only the ends are named beside the chosen one, and only where they do not touch it."""
    near = boxes[chosen][0].adjusted(-6, 0, 6, 0)
    return place in (0, len(boxes) - 1) and not box.intersects(near)
