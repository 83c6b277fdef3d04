"""The foot of the screen: the battle in a sentence, saving it, and the one green button."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from app.board import names
from app.board.theme.parts import PrimaryButton, QuietButton, Text
from app.board.words import translate
from app.shell.newbattle.plan import Plan
from app.shell.newbattle.summary import button_words, fighters, spoken, summary
from app.shell.pictures import Cockade
from resources.library import Library

TOLD = 6000
"""Milliseconds that a passing remark stays."""


class Foot(QFrame):
    """Says what is wrong instead, if the battle cannot begin like this."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("part", "foot")
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 11, 16, 11)
        row.setSpacing(8)
        self.cockades = [Cockade(size=20), Cockade(size=20)]
        self.names = [Text(type="strong", wrap=False), Text(type="strong", wrap=False)]
        self.against = Text(translate("new battle", "against"), tone="muted", wrap=False)
        row.addWidget(self.cockades[0])
        row.addWidget(self.names[0])
        row.addWidget(self.against)
        row.addWidget(self.cockades[1])
        row.addWidget(self.names[1])
        self.sentence = Text(tone="muted")
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self.sentence, 1)
        self.save = QuietButton(translate("new battle", "Save set-up"), "save")
        row.addWidget(self.save)
        self.begin = PrimaryButton("", "forward")
        row.addWidget(self.begin)
        self._words = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self.sentence.setText(self._words))

    def show_plan(self, plan: Plan, library: Library) -> None:
        armies = fighters(plan, library)
        known = all(id in library.armies for id in armies)
        for place in range(2):
            self.cockades[place].setVisible(known)
            self.names[place].setVisible(known)
            if known:
                self.cockades[place].show_nation(armies[place])
                self.names[place].setText(names.nation(library.armies[armies[place]]))
        self.against.setVisible(known)
        faults = plan.faults(library)
        self._timer.stop()
        self._words = faults[0] if faults else summary(plan, library)
        self.sentence.setText(self._words)
        self.sentence.set_tone("warning" if faults else "muted")
        self.sentence.setAccessibleName(faults[0] if faults else spoken(plan, library))
        self.begin.setText(button_words(plan))
        self.begin.setEnabled(not faults)
        self.begin.setToolTip("\n".join(faults) or translate("new battle", "Ctrl+Enter"))
        self.save.setEnabled(not faults)
        self.save.setToolTip("\n".join(faults) or translate("new battle", "Keep it among your own scenarios (Ctrl+S)."))

    def tell(self, words: str) -> None:
        """A passing remark in place of the sentence."""
        self.sentence.setText(words)
        self._timer.start(TOLD)
