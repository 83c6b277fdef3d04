"""The first card of the home screen: the battle that was left, and the button back to it."""

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.board.theme.parts import MarkedText, Panel, PrimaryButton, Text, Title
from app.board.words import translate
from app.shell.cockade import Cockade
from app.shell.destinations import Resume

if TYPE_CHECKING:
    from app.shell.play.saves import Saved
    from resources.library import Library


class ContinueCard(Panel):
    """Shown with its room taken before anybody has looked which battle it is."""

    wanted = Signal(object)
    """Destination."""

    def __init__(self) -> None:
        super().__init__(padding=20)
        self.column.addWidget(Title(translate("home", "Continue")))
        self.words = Text(translate("home", "Looking for your last battle."), tone="muted")
        self.column.addWidget(self.words)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.sides: list[tuple[Cockade, MarkedText]] = []
        for _ in range(2):
            cockade, text = Cockade(size=20), MarkedText(wrap=False)
            row.addWidget(cockade)
            row.addWidget(text)
            row.addSpacing(12)
            self.sides.append((cockade, text))
        row.addStretch(1)
        self.saved_at = Text(type="small", tone="muted", wrap=False)
        row.addWidget(self.saved_at)
        holder = QWidget()
        holder.setLayout(row)
        row.setContentsMargins(0, 2, 0, 6)
        self.column.addWidget(holder)
        self.button = PrimaryButton(translate("home", "Continue the battle"), "play")
        self.button.setEnabled(False)
        self.button.setToolTip(translate("home", "Looking for your last battle."))
        self.button.clicked.connect(self._go)
        self.column.addWidget(self.button)
        self._place: Resume | None = None

    def show_battle(self, saved: "Saved", library: "Library", now: float) -> None:
        from app.board import names
        from app.shell.savedwords import ago_words, armies_of, fighters_words, stand_words

        words = translate("home", "{fighters}. {standing}")
        self.words.setText(
            words.format(fighters=fighters_words(saved, library), standing=stand_words(saved, library)).strip()
        )
        armies = armies_of(saved)
        for seat, (cockade, text) in enumerate(self.sides):
            army = library.armies.get(armies[seat])
            cockade.setVisible(army is not None)
            text.setVisible(army is not None)
            if army is not None and saved.standing is not None:
                cockade.show_nation(army.id)
                text.setText(f"{escape(names.nation(army))} <b>{saved.standing.strengths[seat]}</b>")
        self.saved_at.setText(ago_words(saved.changed, now))
        self._place = Resume(saved.path)
        self.button.setEnabled(True)
        self.button.setToolTip("")
        self.button.setAccessibleDescription(self.words.text())

    def _go(self) -> None:
        if self._place is not None:
            self.wanted.emit(self._place)
