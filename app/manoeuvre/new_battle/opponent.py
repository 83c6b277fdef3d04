"""The panel of the opponent: the computer at one of its levels, a person here or elsewhere, or two computers."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.parts import Panel, Segmented, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.levels import LEVELS, level_name, level_words
from app.manoeuvre.new_battle.plan import Opponent, Plan


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


class OpponentPanel(Panel):
    """Shows who plays; a change comes out as a changed plan."""

    changed = Signal(object)

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.column.addWidget(Title(translate("new battle", "Opponent")))
        self.kinds = Segmented(
            [
                (Opponent.COMPUTER.value, translate("new battle", "AI")),
                (Opponent.PERSON.value, translate("new battle", "Same screen")),
                (Opponent.LAN.value, translate("new battle", "LAN")),
                (Opponent.WATCH.value, translate("new battle", "Two AIs")),
            ],
            translate("new battle", "Opponent"),
        )
        self.kinds.chosen.connect(self._kind)
        self.column.addWidget(self.kinds)
        self.sliders: list[LevelSlider] = []
        self._rows: list[QWidget] = []
        self._captions: list[Text] = []
        for seat in range(2):
            self._add_slider(seat)
        self.about = Text(type="small", tone="muted")
        self.column.addWidget(self.about)
        self.show_plan(plan)

    def show_plan(self, plan: Plan) -> None:
        self.plan = plan
        self.kinds.blockSignals(True)
        self.kinds.choose(plan.opponent.value)
        self.kinds.blockSignals(False)
        watching = plan.opponent is Opponent.WATCH
        for seat, slider in enumerate(self.sliders):
            slider.show_level(plan.levels[seat])
            self._rows[seat].setVisible(watching or (seat == 1 and plan.opponent is Opponent.COMPUTER))
            self._captions[seat].setVisible(watching)
        self.about.setText(self._words())

    def _add_slider(self, seat: int) -> None:
        row = QWidget()
        inside = QVBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        blue = seat == 0
        caption = Text(
            translate("new battle", "Blue side") if blue else translate("new battle", "Red side"),
            "strong",
            f"side{seat}",
            wrap=False,
        )
        inside.addWidget(caption)
        slider = LevelSlider(
            translate("new battle", "Level of the blue AI") if blue else translate("new battle", "Level of the AI")
        )
        slider.picked.connect(lambda level: self.changed.emit(self.plan.with_level(seat, level)))
        inside.addWidget(slider)
        inside.addWidget(LevelNames(slider))
        self.column.addWidget(row)
        self._captions.append(caption)
        self.sliders.append(slider)
        self._rows.append(row)

    def _kind(self, kind: str) -> None:
        self.changed.emit(replace(self.plan, opponent=Opponent(kind)))

    def _words(self) -> str:
        if self.plan.opponent is Opponent.PERSON:
            return translate(
                "new battle", "Two people take turns at this screen. A curtain hides the cards while you change places."
            )
        if self.plan.opponent is Opponent.LAN:
            return translate(
                "new battle",
                "Somebody at another desk on your network. The next page offers the battle and finds them.",
            )
        if self.plan.opponent is Opponent.WATCH:
            return translate("new battle", "You watch, and see both hands. Neither AI sees more than its own.")
        level = self.plan.levels[1]
        words = translate("new battle", "{level}: {words} No level sees more than you would in its seat.")
        return words.format(level=level_name(level), words=level_words(level))
