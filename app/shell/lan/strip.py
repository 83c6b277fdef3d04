"""Lines under the bar about what concerns both sides: a cut link, a question of the other's, with the answers to it."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.board.theme.parts import QuietButton, Text
from app.board.view.announce import announce
from app.board.words import translate

Answer = tuple[str, Callable[[], None]]


class Strip(QFrame):
    """Hidden while there is nothing to say. Every matter has one line; said again, it is said anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "notice")
        self.setAccessibleName(translate("lan", "You and your opponent"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 4, 12, 4)
        self._column.setSpacing(4)
        self._lines: dict[str, QWidget] = {}
        self._words: dict[str, str] = {}
        self._answers: dict[str, list[str]] = {}
        self.hide()

    def say(self, matter: str, words: str, answers: Sequence[Answer] = ()) -> None:
        if self._words.get(matter) == words:
            return
        shown = self._lines[matter].findChild(Text) if matter in self._lines else None
        if shown is not None and self._answers[matter] == [answer for answer, _ in answers]:
            # Only the words are others now, as when minutes have passed: whoever is about to press a button still can.
            self._words[matter] = words
            shown.setText(words)
            return
        self.unsay(matter)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        text = Text(words)
        row.addWidget(text, 1)
        for label, do in answers:
            button = QuietButton(label)
            button.setAccessibleDescription(words)
            button.clicked.connect(lambda _=False, do=do: self._answer(matter, do))
            row.addWidget(button)
        self._lines[matter] = line
        self._words[matter] = words
        self._answers[matter] = [answer for answer, _ in answers]
        self._column.addWidget(line)
        self.show()
        announce(self, words, urgent=bool(answers))

    def unsay(self, matter: str) -> None:
        line = self._lines.pop(matter, None)
        self._words.pop(matter, None)
        if line is not None:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.setVisible(bool(self._lines))

    def said(self, matter: str) -> str:
        return self._words.get(matter, "")

    def button(self, words: str) -> QuietButton | None:
        """By what stands on it."""
        buttons = [button for line in self._lines.values() for button in line.findChildren(QuietButton)]
        return next((button for button in buttons if button.text() == words), None)

    def _answer(self, matter: str, do: Callable[[], None]) -> None:
        self.unsay(matter)
        do()
