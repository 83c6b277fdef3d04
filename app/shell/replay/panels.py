"""The panels of a replay: the board with its caption and hands, the chance of winning, luck, turning points."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.board import names
from app.board.theme.parts import MarkedText, Panel, Text, Title
from app.board.view.board import BoardView
from app.board.words import translate
from app.shell.play.panels.emblems import Cockade, Icon
from app.shell.replay.captions import Caption
from app.shell.replay.chart import ChanceChart
from app.shell.replay.hands import Hands
from app.shell.replay.luck import Ledger
from app.shell.replay.luckview import LuckTable
from app.shell.replay.standing import Reading, ReadingLine
from app.shell.replay.turnlist import TurnList
from app.shell.replay.turnwords import signed
from engine.manoeuvre.state import State


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
    """The board over its caption and the hands."""

    def __init__(self) -> None:
        super().__init__()
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.board = BoardView()
        column.addWidget(self.board, 1)
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
        self.hands = Hands()
        self.below.column.addWidget(self.hands)
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

    def __init__(self, ledger: Ledger, state: State) -> None:
        super().__init__()
        sums = QHBoxLayout()
        sums.setSpacing(8)
        sums.addWidget(Title(translate("luck", "Luck")))
        sums.addStretch(1)
        for seat in range(2):
            cockade = Cockade(9)
            cockade.show_nation(state.armies[seat].id)
            sums.addWidget(cockade)
            own = ledger.of(seat)
            label = MarkedText(f"{escape(names.side(state, seat))} <b>{signed(float(own.favour), 1)}</b>", wrap=False)
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
