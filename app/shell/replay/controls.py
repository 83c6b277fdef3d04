"""The foot of a replay: the buttons that step and play, where one is, and the timeline."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from app.board.icons import icon_pixmap
from app.board.theme import fonts
from app.board.theme.colours import Theme
from app.board.theme.parts import Panel, QuietButton, Text
from app.board.theme.style import current
from app.board.translation import translate

CELL: Final = QSize(34, 26)
PITCH: Final = 40
LEAST_PITCH: Final = 15
"""Cells of the two rows stand side by side, so that a cell may be almost twice as wide."""
ROW: Final = 34


@dataclass(frozen=True)
class Stop:
    """One turn of one side, or of both at once."""

    start: int
    end: int
    """The places of the timeline where it begins and ends."""
    turn: int
    side: int
    """Above 1 where the turn is of both sides."""
    icon: str
    words: str

    @property
    def row(self) -> float:
        """Side one is above, side two below, and what is both sides' between them."""
        return self.side if self.side <= 1 else 0.5

    def colours(self, theme: Theme) -> tuple[str, str]:
        """Of the icon and of the cell."""
        return (theme.side(self.side), theme.side_tint(self.side)) if self.side <= 1 else (theme.ink, theme.well)


class TimelineBar(QScrollArea):
    """Scrolls sideways if a battle is long; the turn shown is always in sight."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.strip = _Strip()
        self.setWidget(self.strip)
        self.viewport().setAutoFillBackground(False)
        self.strip.setAutoFillBackground(False)
        self.strip.jumped.connect(self.jumped)
        # The names of the sides stay at the left, so that they have to be painted anew.
        self.horizontalScrollBar().valueChanged.connect(self.strip.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_stops(self, stops: tuple[Stop, ...], sides: tuple[str, str]) -> None:
        self.strip.show_stops(stops, sides)

    def show_place(self, place: int) -> None:
        box = self.strip.show_place(place)
        if box is not None:
            self.ensureVisible(round(box.center().x()), 0, 80, 0)

    def sizeHint(self) -> QSize:
        return QSize(600, self.strip.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        bar = self.horizontalScrollBar().sizeHint().height() if self.strip.minimumWidth() > self.width() else 0
        self.setMinimumHeight(self.strip.sizeHint().height() + bar)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys belong to the replay."""
        event.ignore()


class _Strip(QWidget):
    jumped = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._stops: tuple[Stop, ...] = ()
        self._sides = ("", "")
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("replay", "Timeline"))
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    def show_stops(self, stops: tuple[Stop, ...], sides: tuple[str, str]) -> None:
        self._stops = stops
        self._sides = sides
        self.setMinimumWidth(round(self._label() + len(stops) * LEAST_PITCH * fonts.scale() + 8))
        self.updateGeometry()
        self.update()

    def show_place(self, place: int) -> QRectF | None:
        """Where the turn of this place is, so that it can be scrolled to."""
        self._at = place
        self.update()
        now = self._now()
        self.setAccessibleDescription(now.words if now else "")
        return self._box(self._stops.index(now)) if now else None

    def sizeHint(self) -> QSize:
        return QSize(600, round((2 * ROW + 26) * fonts.scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), self.sizeHint().height())

    def stop_at(self, point: QPointF) -> Stop | None:
        """The turn under a point, or the one nearest to it sideways."""
        if not self._stops:
            return None
        boxes = [(abs(self._box(number).center().x() - point.x()), stop) for number, stop in enumerate(self._stops)]
        distance, stop = min(boxes, key=lambda box: box[0])
        return stop if distance <= PITCH * fonts.scale() else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        stop = self.stop_at(event.position())
        if stop is not None and event.button() == Qt.MouseButton.LeftButton:
            self.jumped.emit(stop.end)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            stop = self.stop_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), stop.words if stop else "", self)
            return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.PaletteChange):
            self.update()
        return super().event(event)

    def _label(self) -> float:
        """The width of the names of the sides."""
        metrics = self.fontMetrics()
        return max(metrics.horizontalAdvance(f"{side}  ") for side in self._sides) + 14 * fonts.scale()

    def _now(self) -> Stop | None:
        return next((stop for stop in self._stops if stop.start < self._at <= stop.end), None)

    def _box(self, number: int) -> QRectF:
        """The cell of a turn."""
        scale = fonts.scale()
        left = self._label()
        pitch = min(PITCH * scale, (self.width() - left - 8) / max(len(self._stops), 1))
        pitch = max(pitch, LEAST_PITCH * scale)
        width = min(CELL.width() * scale, 2 * pitch - 4)
        top = (8 + ROW * self._stops[number].row) * scale
        return QRectF(left + pitch * number + (pitch - width) / 2, top, width, CELL.height() * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current()
        now = self._now()
        for number, stop in enumerate(self._stops):
            box = self._box(number)
            ink, ground = stop.colours(theme)
            painter.setPen(QPen(QColor(ink), theme.line) if theme.contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, 5, 5)
            side = round(17 * fonts.scale())
            icon = icon_pixmap(stop.icon, side, ink, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(box.center().x() - side / 2, box.center().y() - side / 2), icon)
            if stop is now:
                self._paint_now(painter, theme, box)
        self._paint_turns(painter, theme, now)
        self._paint_names(painter, theme)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_names(self, painter: QPainter, theme: Theme) -> None:
        painter.setFont(fonts.sans(13, fonts.SEMIBOLD))
        left = self.visibleRegion().boundingRect().left()
        painter.fillRect(QRectF(left, 0, self._label() - 6, self.height()), QColor(theme.panel))
        for side, name in enumerate(self._sides):
            painter.setPen(QColor(theme.side(side)))
            top = (8 + ROW * side) * fonts.scale()
            box = QRectF(left, top, self._label() - 10, CELL.height() * fonts.scale())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_now(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        brass = QColor(theme.brass)
        painter.setPen(QPen(brass, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        top = box.top() - 3
        painter.drawPolygon(
            [
                QPointF(box.center().x() - 6, top - 5),
                QPointF(box.center().x() + 6, top - 5),
                QPointF(box.center().x(), top + 2),
            ]
        )

    def _paint_turns(self, painter: QPainter, theme: Theme, now: Stop | None) -> None:
        """The number of each turn below the first of its two cells, where there is room."""
        right = 0.0
        for number, stop in enumerate(self._stops):
            if number and self._stops[number - 1].turn == stop.turn:
                continue
            here = now is not None and stop.turn == now.turn
            painter.setFont(fonts.tabular(fonts.sans(13, fonts.BOLD if here else fonts.NORMAL)))
            painter.setPen(QColor(theme.ink if here else theme.muted))
            text = translate("replay", "Turn {turn}").format(turn=stop.turn) if not number else str(stop.turn)
            width = painter.fontMetrics().horizontalAdvance(text)
            both = number + 1 < len(self._stops) and self._stops[number + 1].turn == stop.turn
            middle = (self._box(number).center().x() + self._box(number + both).center().x()) / 2
            if middle - width / 2 < right:
                continue
            right = middle + width / 2 + 6
            box = QRectF(middle - width, (2 * ROW + 6) * fonts.scale(), 2 * width, 20 * fonts.scale())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class Controls(Panel):
    """Says what is wanted; the screen does it."""

    wanted = Signal(str)
    """first, back, play, step, last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=12)
        row = QHBoxLayout()
        row.setSpacing(24)
        left = QVBoxLayout()
        left.setSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        self.buttons: dict[str, QuietButton] = {}
        for key, icon, text, name, shortcut in (
            ("first", "first", "", translate("replay", "To the start"), "Home"),
            ("back", "step_back", "", translate("replay", "One step back"), "←"),
            ("play", "play", translate("replay", "Play"), translate("replay", "Play"), translate("replay", "Space")),
            ("step", "step", "", translate("replay", "One step on"), "→"),
            ("last", "last", "", translate("replay", "To the end"), "End"),
        ):
            button = QuietButton(text, icon)
            button.setAccessibleName(name)
            button.setToolTip(f"{name} ({shortcut})")
            button.clicked.connect(lambda checked=False, wanted=key: self.wanted.emit(wanted))
            self.buttons[key] = button
            buttons.addWidget(button)
        self.where = Text("", tone="muted", wrap=False)
        buttons.addSpacing(8)
        buttons.addWidget(self.where)
        buttons.addStretch(1)
        left.addLayout(buttons)
        self.keys = Text(
            translate("replay", "Arrow keys step, Page keys jump a turn, digits go to a turning point."),
            "small",
            "muted",
        )
        left.addWidget(self.keys)
        left.addStretch(1)
        row.addLayout(left)
        self.timeline = TimelineBar()
        row.addWidget(self.timeline, 1)
        self.column.addLayout(row)

    def show_place(self, place: int, count: int, playing: bool) -> None:
        self.where.setText(translate("replay", "Step {step} of {count}").format(step=place, count=count))
        for keys, possible, why in (
            (("first", "back"), place > 0, translate("replay", "This is the start.")),
            (("play", "step", "last"), place < count, translate("replay", "This is the end.")),
        ):
            for key in keys:
                button = self.buttons[key]
                button.setEnabled(possible)
                name = button.accessibleName()
                button.setToolTip(name if possible else why)
        play = self.buttons["play"]
        play.setText(translate("replay", "Pause") if playing else translate("replay", "Play"))
        play.set_icon("pause" if playing else "play")
        self.timeline.show_place(place)
