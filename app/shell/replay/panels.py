"""The panels of a replay: the board with its caption and hands, the chance of winning, luck, turning points."""

from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.board.icons import Icon
from app.board.lifetime import delete_later
from app.board.theme import fonts
from app.board.theme.parts import MarkedText, Panel, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.shell.replay.chart import ChanceChart
from app.shell.replay.game import Caption
from app.shell.replay.luck_table import LuckTable
from app.shell.replay.panel_contents import Telling, signed
from app.shell.replay.stage import BoardStage
from app.shell.replay.summary import Reading, ReadingLine
from app.shell.replay.timeline import Timeline


class _Disc(QLabel):
    """The number of a turning point, as on the chart."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        side = round(28 * fonts.scale())
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.ink), 2))
        painter.setBrush(QColor(theme.raised))
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawEllipse(box)
        painter.setFont(fonts.sans(14, fonts.BOLD))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class TurningCard(QPushButton):
    """One turning point. The one where the replay stands tells why, too."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.telling = Telling(0, 0, "", "")
        self._number = number
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 10, 12, 10)
        self._row.setSpacing(12)
        self._row.addWidget(_Disc(number), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        self._title = Text("", "strong")
        self._parts = Text("", "small", "muted")
        self._better = Text("", "small", "muted")
        self._why = Text("", "small", "muted")
        for text in (self._title, self._parts, self._better, self._why):
            words.addWidget(text)
        words.addStretch(1)
        self._row.addLayout(words, 1)
        self._points = Text("", "value", wrap=False)
        self._row.addWidget(self._points, 0, Qt.AlignmentFlag.AlignTop)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_telling(self, telling: Telling, side: int) -> None:
        """Points count for a side; the colour is that of the side that gained, so that sign and colour agree."""
        self.telling = telling
        self._title.setText(telling.title)
        for label, text in ((self._parts, telling.parts), (self._better, telling.better), (self._why, telling.why)):
            label.setText(text)
            label.setVisible(bool(text) and (label is not self._why or self.isChecked()))
        self._points.setText(signed(telling.points))
        self._points.set_tone(f"side{side if telling.points > 0 else 1 - side}")
        self.setAccessibleName(f"{self._number}. {telling.title}, {signed(telling.points)}")
        self.setAccessibleDescription(" ".join(part for part in (telling.parts, telling.better, telling.why) if part))
        self.updateGeometry()

    def show_here(self, here: bool) -> None:
        if here != self.isChecked():
            self.setChecked(here)
            self._why.setVisible(here and bool(self.telling.why))
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A button would take the arrow keys for the way to the next one; here they step."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """Pressing goes there; being there is what checks it."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._row.heightForWidth(width)

    def sizeHint(self) -> QSize:
        hint = self._row.sizeHint()
        return QSize(min(hint.width(), round(300 * fonts.scale())), hint.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(160 * fonts.scale()), self._row.minimumSize().height())


class TurnList(QScrollArea):
    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cards: list[TurningCard] = []
        self._at = 0
        page = QWidget()
        page.setProperty("part", "page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(8)
        self._empty = Text("", tone="muted")
        self._column.addWidget(self._empty)
        self._column.addStretch(1)
        self.setWidget(page)

    def show_tellings(self, tellings: list[Telling], side: int, empty: str) -> None:
        """Cards are kept and only say something else: while a battle is read that happens many times a second."""
        while len(self.cards) > len(tellings):
            card = self.cards.pop()
            self._column.removeWidget(card)
            card.setParent(None)
            delete_later(card)
        while len(self.cards) < len(tellings):
            card = TurningCard(len(self.cards) + 1)
            card.clicked.connect(lambda checked=False, card=card: self.jumped.emit(card.telling.place))
            self._column.insertWidget(1 + len(self.cards), card)
            self.cards.append(card)
        for card, telling in zip(self.cards, tellings, strict=True):
            if card.telling != telling or card.property("side") != side:
                card.setProperty("side", side)
                card.show_telling(telling, side)
        self._empty.setText(empty)
        self._empty.setVisible(not tellings)
        self.show_place(self._at)

    def show_place(self, place: int) -> None:
        self._at = place
        for card in self.cards:
            card.show_here(card.telling.place == place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys belong to the replay."""
        event.ignore()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * fonts.scale()), round(110 * fonts.scale()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()


def points_for(side: str) -> str:
    return translate("replay", "points for {side}").format(side=side)


class Wrapped(Text):
    """A sentence that wraps and always keeps the height that takes, so that nothing is ever cut."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        # What was kept before would count as wanted.
        self.setMinimumHeight(0)
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class Stage(QWidget):
    """The game's board over the caption, and below that whatever the game has to show."""

    def __init__(self, view: BoardStage) -> None:
        super().__init__()
        self.view = view
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(view, 1)
        self.below = Panel(padding=12, spacing=8)
        row = QHBoxLayout()
        row.setSpacing(14)
        self._icon = Icon("flag", 22, "primary")
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.title = Wrapped("", "strong")
        self.detail = Wrapped("", "small", "muted")
        words.addWidget(self.title)
        words.addWidget(self.detail)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.below.column.addLayout(row)
        more = view.below()
        if more is not None:
            self.below.column.addWidget(more)
        column.addWidget(self.below)

    def show_caption(self, caption: Caption) -> None:
        self._icon.show_icon(caption.icon)
        self.title.setText(caption.title)
        self.detail.setText(caption.detail)
        self.title.fit()
        self.detail.fit()
        # Two lines are kept, so that the board does not jump from step to step.
        two = 2 * self.detail.fontMetrics().lineSpacing()
        self.detail.setMinimumHeight(max(two, self.detail.minimumHeight()))


class ChancePanel(Panel):
    """The chart, and what it says of this step."""

    def __init__(self, reading: Reading) -> None:
        super().__init__()
        head = QHBoxLayout()
        head.addWidget(Title(translate("replay", "Chance of winning")))
        head.addStretch(1)
        self.words = MarkedText("", tone="muted")
        head.addWidget(self.words, 4)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)
        self.chart = ChanceChart()
        self.column.addWidget(self.chart, 1)
        self.line = ReadingLine(reading)
        self.column.addWidget(self.line)


class LuckPanel(Panel):
    """The ledger, and what it adds up to."""

    def __init__(self, timeline: Timeline) -> None:
        super().__init__()
        game, end = timeline.game, timeline.end
        sums = QHBoxLayout()
        sums.setSpacing(8)
        sums.addWidget(Title(translate("luck", "Luck")))
        sums.addStretch(1)
        for seat in range(2):
            emblem = game.emblem(end, seat)
            if emblem is not None:
                sums.addWidget(emblem)
            own = timeline.ledger.of(seat)
            label = MarkedText(f"{escape(game.side(end, seat))} <b>{signed(float(own.favour), 1)}</b>", wrap=False)
            label.setToolTip(
                translate("luck", "%n roll(s): {rolled} rolled, {expected} expected.", "", own.rolls).format(
                    rolled=own.rolled, expected=float(own.expected)
                )
            )
            sums.addWidget(label)
            if seat == 0:
                sums.addSpacing(14)
        self.column.addLayout(sums)
        self.table = LuckTable()
        self.column.addWidget(self.table, 1)
        self.moved = Wrapped("", "small", "muted")
        self.column.addWidget(self.moved)
        self.show_moved("")

    def show_moved(self, sentence: str) -> None:
        base = translate("luck", "Dice above or below their average over the whole battle, for whoever rolled them.")
        self.moved.setText(f"{base} {sentence}".strip())
        self.moved.fit()


class TurningPanel(Panel):
    def __init__(self) -> None:
        super().__init__()
        head = QHBoxLayout()
        head.addWidget(Title(translate("replay", "Turning points")))
        head.addStretch(1)
        self.points = Text("", "small", "muted", wrap=False)
        head.addWidget(self.points)
        self.column.addLayout(head)
        self.list = TurnList()
        self.column.addWidget(self.list, 1)
