"""The end of a battle: who won and how it was decided, what it cost, how the dice fell, and where to go from here."""

from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.layouts import Flow, Scroll
from app.board.theme.parts import Panel, PrimaryButton, QuietButton, Rule, Text, Title
from app.board.translation import decimal, translate
from app.manoeuvre import names
from app.manoeuvre.board.emblems import Cockade
from app.manoeuvre.play.log_text import ending
from app.manoeuvre.play.stats import army_figures, nightfall_figures
from app.shell.replay.luck import Ledger
from engine.battle import AGREED_DRAW, OUT_OF_TIME, RESIGNED, Battle
from engine.manoeuvre.state import State

Row = tuple[str, str, str]


def result_words(battle: Battle[State]) -> tuple[str, str]:
    """Who won, and how it was decided."""
    state = battle.state
    if battle.how == AGREED_DRAW:
        return translate("ending", "A draw"), translate("ending", "Both sides agreed to end the battle here.")
    title = translate("ending", "{side} wins").format(side=names.side(state, battle.winner))
    if battle.how == RESIGNED:
        loser = names.side(state, 1 - battle.winner)
        return title, translate("ending", "{side} gave up the battle in turn {turn}.").format(
            side=loser, turn=state.turn
        )
    if battle.how == OUT_OF_TIME:
        loser = names.side(state, 1 - battle.winner)
        return title, translate("ending", "{side} ran out of time in turn {turn}.").format(side=loser, turn=state.turn)
    return title, ending(state)


def standing(state: State) -> list[Row]:
    """What each side has left, row by row."""
    army = [army_figures(state, seat) for seat in range(2)]
    night = nightfall_figures(state)
    of_full = translate("ending", "{now} of {full}")
    rows = (
        (translate("ending", "Enemy squares held"), [str(held) for held in night.held]),
        (translate("ending", "Units lost"), [str(side.losses) for side in army]),
        (translate("ending", "Units reduced"), [str(side.reduced) for side in army]),
        (translate("ending", "Strength left"), [of_full.format(now=side.strength, full=side.full) for side in army]),
    )
    return [(label, one, two) for label, (one, two) in rows]


def luck(ledger: Ledger) -> list[Row]:
    """What the dice of both sides were expected to give, and what they gave."""
    sums = [ledger.of(seat) for seat in range(2)]
    rows = (
        (translate("ending", "Rolls"), [str(side.rolls) for side in sums]),
        (translate("ending", "Expected in all"), [number(side.expected) for side in sums]),
        (translate("ending", "Rolled in all"), [str(side.rolled) for side in sums]),
        (translate("ending", "Luck"), [signed(side.favour) for side in sums]),
    )
    return [(label, one, two) for label, (one, two) in rows]


def number(value: Fraction) -> str:
    """With one decimal, unless it is whole."""
    return str(value.numerator) if value.denominator == 1 else decimal(float(value))


def signed(value: Fraction) -> str:
    """
    >>> signed(Fraction(23, 2)), signed(Fraction(-9, 2)), signed(Fraction(0))
    ('+11.5', '−4.5', '0')
    """
    if not value:
        return "0"
    return f"+{number(value)}" if value > 0 else f"−{number(-value)}"


class EndingPanel(Panel):
    """Stands in the right column when the battle is over; the board shows who holds what."""

    rematch = Signal()
    swap = Signal()
    replay = Signal()
    save = Signal()
    home = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=0, spacing=0)
        self.setAccessibleName(translate("ending", "End of the battle"))
        page = QWidget()
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(20, 20, 20, 12)
        self._page.setSpacing(10)
        self.column.addWidget(Scroll(page), 1)
        head = QHBoxLayout()
        head.setSpacing(12)
        self._cockade = Cockade(18)
        self._title = Title(type="heading")
        self._title.setWordWrap(True)
        head.addWidget(self._cockade)
        head.addWidget(self._title, 1)
        self._page.addLayout(head)
        self._how = Text()
        self._page.addWidget(self._how)
        self._note = Text()
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.hide()
        self._page.addWidget(self._note)
        self._standing = _Table()
        self._luck = _Table()
        self._words = Text(type="small", tone="muted")
        for part in (Rule(), self._standing, Rule(), Title(translate("ending", "Luck"), "subtitle"), self._luck):
            self._page.addWidget(part)
        self._page.addWidget(self._words)
        self._map = Text(
            translate("ending", "The board shows who holds which squares. The left column stands as the battle ended."),
            "small",
            "muted",
        )
        self._page.addStretch(1)
        self._page.addWidget(self._map)
        self.column.addWidget(self._foot())

    def _foot(self) -> QWidget:
        foot = QWidget()
        column = QVBoxLayout(foot)
        column.setContentsMargins(20, 4, 20, 18)
        column.setSpacing(8)
        self.rematch_button = PrimaryButton(translate("ending", "Rematch"), "refresh")
        self.rematch_button.setToolTip(translate("ending", "The same battle again, with the same sides"))
        column.addWidget(self.rematch_button)
        others = QWidget()
        flow = Flow(others)
        self.rematch_button.clicked.connect(self.rematch)
        self._others = []
        for words, icon, tip, signal in (
            (
                translate("ending", "Swap sides"),
                "swap",
                translate("ending", "The same battle, each leading the other army"),
                self.swap,
            ),
            (
                translate("ending", "Replay and analysis"),
                "chart",
                translate("ending", "Step through the battle and see what decided it"),
                self.replay,
            ),
            (
                translate("ending", "Save as…"),
                "save",
                translate("ending", "Keep a copy of the record where you like"),
                self.save,
            ),
            (translate("ending", "Home"), "home", "", self.home),
        ):
            button = QuietButton(words, icon)
            button.setToolTip(tip)
            button.clicked.connect(signal)
            flow.addWidget(button)
            self._others.append(button)
        self.swap_button = self._others[0]
        column.addWidget(others)
        return foot

    def show_end(self, battle: Battle[State], ledger: Ledger) -> None:
        state = battle.state
        title, how = result_words(battle)
        self._title.setText(title)
        self._how.setText(how)
        winner = battle.winner if battle.winner in (0, 1) else -1
        self._cockade.show_nation(state.armies[winner].id if winner >= 0 else "")
        self._cockade.setVisible(winner >= 0)
        sides = (names.side(state, 0), names.side(state, 1))
        self._standing.show_rows(sides, standing(state))
        self._luck.show_rows(sides, luck(ledger))
        self._words.setText(
            translate(
                "ending",
                "Dice above or below their average; pursuits, withdrawals and rallies count the low dice as lucky. "
                "The analysis tells what luck moved.",
            )
        )
        self.setAccessibleDescription(f"{title}. {how}")

    def show_note(self, words: str, tone: str = "ink") -> None:
        """Something more to be known of the result."""
        self._note.setText(words)
        self._note.set_tone(tone)
        self._note.setVisible(bool(words))

    @property
    def note(self) -> str:
        return self._note.text()

    @property
    def title(self) -> str:
        return self._title.text()


class _Table(QWidget):
    """Rows with a value for each side."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)

    def show_rows(self, sides: tuple[str, str], rows: list[Row]) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        right = Qt.AlignmentFlag.AlignRight
        for column in (1, 2):
            self._grid.setColumnMinimumWidth(column, round(104 * fonts.scale()))
        for seat, side in enumerate(sides):
            self._grid.addWidget(Text(side, "strong", f"side{seat}", wrap=False), 0, seat + 1, right)
        for line, (label, *values) in enumerate(rows, 1):
            self._grid.addWidget(Text(label, tone="muted"), line, 0)
            for seat, value in enumerate(values):
                self._grid.addWidget(Text(value, "strong", wrap=False), line, seat + 1, right)
        self.setAccessibleName("; ".join(f"{label}: {sides[0]} {one}, {sides[1]} {two}" for label, one, two in rows))
