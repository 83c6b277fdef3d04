"""The panel of one army: its units, strength and losses, and its three piles of cards."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.board.theme.elided import ElidedText
from app.board.theme.parts import MarkedText, Panel, Rule, Text, Title
from app.board.words import translate
from app.shell.play.figures import ArmyFigures
from app.shell.play.panels.density import FOLDED, TIGHT
from app.shell.play.panels.emblems import Cockade
from app.shell.play.panels.piles import Piles
from app.shell.play.panels.roster import Losses, Roster


def emphasised(words: str, number: int) -> str:
    """A sentence with its first figure in bold."""
    return escape(words).replace(str(number), f"<b>{number}</b>", 1)


class ArmyPanel(Panel):
    """One side as anybody may know it. Folded it is a line for the strip above the board."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, spacing=10)
        self.side = side
        head = QHBoxLayout()
        head.setSpacing(8)
        self._cockade = Cockade()
        self._name = Title()
        self._who = ElidedText(type="small", tone="muted")
        head.addWidget(self._cockade)
        head.addWidget(self._name)
        self._who.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._who, 1)
        self.column.addLayout(head)

        self._roster = Roster(side)
        self.column.addWidget(self._roster)
        self._strength = MarkedText(wrap=False)
        self._reduced = Text(type="small", tone="muted", wrap=False)
        self.column.addLayout(_row(self._strength, self._reduced))
        self._rules = (Rule(), Rule())
        self.column.addWidget(self._rules[0])
        self._pips = Losses(side)
        self._losses = MarkedText(wrap=False)
        self.column.addLayout(_row(self._pips, self._losses))
        self.column.addWidget(self._rules[1])
        self._piles = Piles(side)
        self.column.addWidget(self._piles)
        self._top = Text(type="small", tone="muted")
        self._counts = MarkedText(type="small", tone="muted")
        self._counts.hide()
        self.column.addWidget(self._top)
        self.column.addWidget(self._counts)
        self.column.addStretch(1)

    def show_figures(self, figures: ArmyFigures, who: str) -> None:
        self._cockade.show_nation(figures.nation)
        self._name.setText(figures.name)
        self._who.set_whole(who)
        self._roster.show_units(figures.units)
        self._strength.setText(emphasised(figures.strength_words, figures.strength))
        self._reduced.setText(figures.reduced_words)
        self._pips.show_losses(figures.losses)
        self._losses.setText(emphasised(figures.losses_words, figures.losses))
        self._piles.show_counts(figures.hand, figures.draw, figures.discard)
        self._top.setText(figures.top_words)
        self._counts.setText(
            translate("play", "{losses}; {cards}").format(
                losses=emphasised(figures.losses_words, figures.losses), cards=escape(self._piles.words)
            )
        )
        self.setAccessibleName(figures.name)
        self.setAccessibleDescription(
            ". ".join((who, figures.strength_words, figures.reduced_words, figures.losses_words, figures.top_words))
        )

    def set_density(self, density: int) -> None:
        """Where height is scarce the rules between the lines go; folded, only what decides the battle stays."""
        folded = density == FOLDED
        for widget in (self._strength, self._reduced, self._losses, self._pips, self._piles, self._top, self._who):
            widget.setVisible(not folded)
        self._counts.setVisible(folded)
        for rule in self._rules:
            rule.setVisible(density < TIGHT)
        margin = (15, 12, 12, 8)[density]
        self.column.setContentsMargins(16, margin, 16, margin)
        self.column.setSpacing((10, 8, 5, 5)[density])


def _row(left: QWidget, right: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(left)
    row.addStretch(1)
    row.addWidget(right, 0, Qt.AlignmentFlag.AlignRight)
    return row
