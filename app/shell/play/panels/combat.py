"""The combat panel, which takes the right column while two sides fight: ledgers, totals, exact odds, one button."""

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.board.looks import CounterLook
from app.board.theme import fonts
from app.board.theme.flow import Flow
from app.board.theme.parts import MarkedText, Panel, Text, Title
from app.board.view.announce import sentences
from app.board.words import translate
from app.shell.play.offer import Button, CombatSheet, Offer
from app.shell.play.panels.decision import Buttons
from app.shell.play.panels.emblems import Icon
from app.shell.play.panels.hintbox import HintBox
from app.shell.play.panels.ledger import LedgerPanel
from app.shell.play.panels.odds import OddsTable
from app.shell.play.panels.refusal import RefusalRow
from app.shell.play.panels.scroll import Scroll

ROOMY = 790
"""With less height than this, at 100 % text, everything moves closer."""
LEADER = "leader"
NOTES = {"warning": "warning", "hint": "hint", "pursuit": "boot"}


class Trail(QWidget):
    """The steps of a combat: what is done, what is now, what comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = Flow(self, spacing=6)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._parts: list[tuple[QWidget, Icon, Text, Icon]] = []

    def show_trail(self, steps: tuple[str, ...], now: int) -> None:
        while len(self._parts) < len(steps):
            self._parts.append(self._part())
        for place, (part, check, words, chevron) in enumerate(self._parts):
            shown = place < len(steps)
            part.setVisible(shown)
            check.setVisible(shown and place < now)
            chevron.setVisible(shown and place < len(steps) - 1)
            if shown:
                step = escape(steps[place])
                words.setText(f"<b>{step}</b>" if place == now else step)
                words.set_tone("ink" if place == now else "muted")
        if 0 <= now < len(steps):
            self.setAccessibleName(
                translate("play", "Step {number} of {all}: {name}").format(
                    number=now + 1, all=len(steps), name=steps[now]
                )
            )

    def _part(self) -> tuple[QWidget, Icon, Text, Icon]:
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        check, words, chevron = (
            Icon("check", 14, "good"),
            MarkedText(type="small", wrap=False),
            Icon("forward", 12, "muted"),
        )
        for widget in (check, words, chevron):
            row.addWidget(widget)
        self._row.addWidget(part)
        return part, check, words, chevron


class Totals(Panel):
    """Both totals side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="well", padding=8)
        row = QHBoxLayout()
        self.column.addLayout(row)
        self._attack = self._column(row, translate("play", "Attack total"))
        row.addStretch(1)
        row.addWidget(Text(translate("play", "against"), "small", "muted", wrap=False))
        row.addSpacing(12)
        self._defence = self._column(row, translate("play", "Defence total"))

    def _column(self, row: QHBoxLayout, label: str) -> tuple[Text, Text]:
        column = QVBoxLayout()
        column.setSpacing(0)
        total, spread = Text(type="figure", wrap=False), Text(type="small", tone="muted")
        column.addWidget(Text(label, "small", "muted", wrap=False))
        column.addWidget(total)
        column.addWidget(spread)
        row.addLayout(column)
        return total, spread

    def show_totals(self, sheet: CombatSheet) -> None:
        for (total, spread), words in (
            (self._attack, (sheet.attack_total, sheet.attack_range)),
            (self._defence, (sheet.defence_total, sheet.defence_range)),
        ):
            total.setText(words[0])
            spread.setText(words[1])
            spread.setWordWrap(False)
        self.setAccessibleName(
            translate("play", "Attack {attack}, {range}, against {defence}").format(
                attack=sheet.attack_total, range=sheet.attack_range, defence=sheet.defence_total
            )
        )


class Notes(Panel):
    """What a result would cost, and what might be better."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="notice", padding=8, spacing=4)
        self._rows: list[tuple[QWidget, Icon, Text]] = []

    def show_notes(self, notes: tuple[tuple[str, str], ...]) -> None:
        while len(self._rows) < len(notes):
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(10)
            icon, words = Icon(size=16, tone="warning"), Text(type="small")
            row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(words, 1)
            self.column.addWidget(line)
            self._rows.append((line, icon, words))
        for place, (line, icon, words) in enumerate(self._rows):
            line.setVisible(place < len(notes))
            if place < len(notes):
                icon.show_icon(NOTES.get(notes[place][0], notes[place][0]))
                words.setText(notes[place][1])
        self.setVisible(bool(notes))
        self.setAccessibleName(" ".join(sentence for _, sentence in notes))


class CombatPanel(Panel):
    """Everything of one combat; the buttons stay in sight however much there is above them."""

    pressed = Signal(object)
    """Button of the offer, or one of the leader's uses."""
    explain = Signal(str)
    """The topic of the help behind a refusal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=0, spacing=0)
        self.setAccessibleName(translate("play", "Combat"))
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 16, 16, 8)
        column.setSpacing(10)
        self._page = column
        self.column.addWidget(Scroll(page), 1)

        head = QHBoxLayout()
        self._title = Title()
        self._title.setWordWrap(True)
        self._rule = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self._title, 1)
        head.addWidget(self._rule)
        column.addLayout(head)
        self._trail = Trail()
        column.addWidget(self._trail)
        sides = QHBoxLayout()
        sides.setSpacing(10)
        self._attack, self._defence = LedgerPanel(), LedgerPanel()
        sides.addWidget(self._attack, 6)
        sides.addWidget(self._defence, 5)
        column.addLayout(sides)
        self._totals = Totals()
        column.addWidget(self._totals)
        self.odds = OddsTable()
        column.addWidget(self.odds)
        column.addStretch(1)
        self._notes = Notes()
        column.addWidget(self._notes)

        foot = QWidget()
        below = QVBoxLayout(foot)
        below.setContentsMargins(16, 4, 16, 12)
        below.setSpacing(6)
        self.hint = HintBox()
        self.hint.hide()
        self._asked = Text(type="strong")
        self._refusal = RefusalRow()
        self._refusal.explain.connect(self.explain)
        self.buttons = Buttons()
        self._footnote = Text(type="small", tone="muted")
        for widget in (self.hint, self._asked, self._refusal, self.buttons, self._footnote):
            below.addWidget(widget)
        self.column.addWidget(foot)
        self.buttons.pressed.connect(self.pressed)

    def show_offer(
        self, offer: Offer, nations: tuple[str, str], counters: Mapping[int, CounterLook], asked: str = ""
    ) -> None:
        """An offer with a combat in it; counters by unit, for the pictures; what is asked, if it must be said."""
        sheet = offer.combat
        assert sheet is not None
        self._title.setText(sheet.title)
        self._rule.setText(sheet.rule)
        self._trail.show_trail(sheet.trail, sheet.step)
        side = sheet.attack_side
        attack = [row for row in sheet.attack if not (sheet.leader_uses and row.icon == LEADER)]
        self._attack.show_ledger(sheet.attacker, nations[side], side, attack, counters)
        self._defence.show_ledger(sheet.defender, nations[1 - side], 1 - side, sheet.defence, counters)
        leader = next((row.name for row in sheet.attack if row.icon == LEADER), "")
        self._show_uses(leader, sheet.leader_uses)
        self._totals.show_totals(sheet)
        self.odds.show_odds(sheet.odds, side)
        self.odds.setVisible(bool(sheet.odds))
        self._notes.show_notes(sheet.notes)
        asked = offer.detail or asked
        self._asked.setText(asked)
        self._asked.setVisible(bool(asked) and not offer.refusal)
        self._refusal.show_refusal(offer.refusal)
        self.buttons.show_buttons(offer.buttons)
        self.buttons.setVisible(bool(offer.buttons))
        self._footnote.setText(offer.footnote)
        self._footnote.setVisible(bool(offer.footnote))
        self.setAccessibleDescription(self.spoken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        dense = self.height() < ROOMY * fonts.scale()
        self._page.setSpacing(6 if dense else 8)
        self._page.setContentsMargins(16, 10 if dense else 14, 16, 6)
        for part in (self._attack, self._defence, self.odds):
            part.set_dense(dense)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def spoken(self) -> str:
        return sentences(self._refusal.text() or self._title.text(), self._asked.text())

    def _show_uses(self, leader: str, uses: tuple[Button, ...]) -> None:
        words = translate("play", "{leader} adds his").format(leader=leader) if uses else ""
        switch = self._attack.show_uses(words, uses)
        if switch is not None:
            switch.chosen.connect(lambda key: self.pressed.emit(uses[int(key)]))
