"""How a battle ends: the panel with the result, losses and luck; conceding, drawing, saving, and what follows."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from app.board.lifetime import delete_later
from app.board.theme import fonts
from app.board.theme.layouts import Flow, Scroll
from app.board.theme.parts import Panel, PrimaryButton, QuietButton, Rule, Text, Title
from app.board.translation import decimal, translate
from app.manoeuvre import names
from app.manoeuvre.board.emblems import Cockade
from app.manoeuvre.play.log_text import ending
from app.manoeuvre.play.stats import army_stats, nightfall_stats
from app.shell.desktop import Fight, Home, Replay
from app.shell.errors import guarded
from app.shell.play.participants import HUMAN
from app.shell.replay.luck import Ledger
from engine.battle import AGREED_DRAW, OUT_OF_TIME, RESIGNED, Battle
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from engine.record import RecordFault
from resources.manoeuvre.scenarios import Scenario, read_scenario
from resources.records import SUFFIX

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


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
    army = [army_stats(state, seat) for seat in range(2)]
    night = nightfall_stats(state)
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
                delete_later(widget)
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


class Leaving(QObject):
    """Asks before anything that cannot be taken back."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        ending = screen.table.ending
        ending.rematch.connect(lambda: self._another(False))
        ending.swap.connect(lambda: self._another(True))
        ending.replay.connect(self.replay)
        ending.save.connect(self.save_as)
        ending.home.connect(lambda: screen.desktop.go.emit(Home()))
        screen.session.declined.connect(self._declined)

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    @property
    def seat(self) -> int:
        """Whoever here could give up or offer a draw; -1 if nobody."""
        viewpoint = self._screen.viewpoint
        if viewpoint.shared:
            state = self._screen.session.battle.state
            return state.seat if state.seat < CHANCE else -1
        return viewpoint.persons[0] if viewpoint.persons else -1

    @guarded
    def concede(self) -> None:
        if self.seat < 0 or self._screen.session.battle.over:
            return
        side = names.side(self._screen.view, self.seat)
        self._make_sure(
            translate("leaving", "Give up the battle?"),
            translate("leaving", "{side} loses at once. This cannot be taken back.").format(side=side),
            translate("leaving", "Give up"),
            lambda: self._give_up(),
        )

    @guarded
    def _give_up(self) -> None:
        if self.seat >= 0 and not self._screen.session.battle.over:
            seat = self.seat
            self._screen.curtain.lift()
            self._screen.session.resign(seat)
            self._screen.proceed()

    @guarded
    def offer_draw(self) -> None:
        session = self._screen.session
        seat = self.seat
        if seat < 0 or session.battle.over:
            return
        if session.participants[1 - seat].kind != HUMAN:
            session.offer_draw(seat)
            self._screen.proceed()
            return
        other = names.side(self._screen.view, 1 - seat)
        self._make_sure(
            translate("leaving", "{side}: agree to a draw?").format(side=other),
            translate("leaving", "The battle ends at once, won by nobody."),
            translate("leaving", "Agree"),
            lambda: self._agree(seat),
        )

    @guarded
    def _agree(self, seat: int) -> None:
        session = self._screen.session
        session.offer_draw(seat)
        session.agree_draw(1 - seat)
        self._screen.curtain.lift()
        self._screen.proceed()

    @guarded
    def _declined(self, seat: int) -> None:
        side = names.side(self._screen.view, seat)
        self._screen.complain(translate("leaving", "{side} declines the draw and plays on.").format(side=side))

    @guarded
    def save_as(self) -> None:
        """A copy of the record, wherever it is wanted."""
        file = self._screen.session.file
        name = file.path.name if file is not None else f"battle{SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(
            self._screen,
            translate("leaving", "Save a copy of this battle"),
            str(Path.home() / name),
            translate("leaving", "Battle records (*{suffix})").format(suffix=SUFFIX),
        )
        if chosen:
            record, _ = self._screen.session.account()
            Path(chosen).write_text(record.text(), encoding="utf-8", newline="\n")

    @guarded
    def replay(self) -> None:
        file = self._screen.session.file
        if file is None:
            self.complain(translate("leaving", "This battle could not be saved, so there is no record to look at."))
            return
        self._screen.desktop.go.emit(Replay(file.path, 0))

    @guarded
    def show_end(self) -> None:
        from app.manoeuvre.replay.luck import ManoeuvreRolls
        from app.shell.replay.luck import Ledger, luck_of

        screen = self._screen
        try:
            ledger = luck_of(*screen.session.account(), ManoeuvreRolls())
        except RecordFault:
            ledger = Ledger(())
        screen.table.ending.show_end(screen.session.battle, ledger)
        if screen.view.edges[0] >= 0:
            screen.inspector_controls.choose("control")

    def again(self) -> Fight:
        """The same battle from its beginning."""
        return Fight(GAME.id, self._scenario(), self._screen.session.participants)

    @guarded
    def _another(self, swapped: bool) -> None:
        if not self._screen.session.again(swapped):
            one, two = self._screen.session.participants
            self._screen.desktop.go.emit(Fight(GAME.id, self._scenario(), (two, one) if swapped else (one, two)))

    def _scenario(self) -> Scenario:
        header = self._screen.session.battle.record.header
        scenario = read_scenario(header.start, self._screen.desktop.library(GAME.id))
        return replace(scenario, options=self._screen.session.battle.state.setting.options)

    def _make_sure(self, question: str, consequence: str, yes: str, then: Callable[[], None]) -> None:
        """Ask without waiting for the answer: the battle goes on behind the question."""
        box = QMessageBox(self._screen)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(question)
        box.setText(question)
        box.setInformativeText(consequence)
        agree = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(translate("leaving", "Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        agree.clicked.connect(lambda: then())
        box.open()
