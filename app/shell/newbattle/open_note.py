"""Stands in place of field and armies when they are chosen in the battle: what §3 will ask, step by step."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.words import translate


class OpenNote(Panel):
    """With the way back to choosing here."""

    here = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.column.addWidget(Title(translate("new battle", "The set-up is part of the battle")))
        self.column.addWidget(
            Text(translate("new battle", "Nothing is chosen here. Both sides set up in turn, as §3 has it:"))
        )
        self.column.addSpacing(8)
        for number, words in enumerate(_steps(), 1):
            row = QHBoxLayout()
            row.setSpacing(14)
            figure = Text(str(number), "figure", "primary", wrap=False)
            figure.setMinimumWidth(20)
            row.addWidget(figure)
            row.addWidget(Text(words), 1)
            self.column.addLayout(row)
        self.column.addSpacing(12)
        row = QHBoxLayout()
        self.button = QuietButton(translate("new battle", "Choose field and armies here"), "map")
        self.button.clicked.connect(self.here)
        row.addWidget(self.button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.column.addStretch(1)


def _steps() -> tuple[str, ...]:
    return (
        translate("new battle", "Both roll a die. The higher is the first player."),
        translate("new battle", "The first player lays four sections, turned as he likes."),
        translate("new battle", "The second player names two nations, or one twice."),
        translate("new battle", "The first player takes one of the two."),
        translate("new battle", "The second player takes an edge; the first has the opposite one."),
        translate("new battle", "Both get five cards, and see them before a unit is placed."),
        translate("new battle", "The first player deploys all his units, then the second."),
    )
