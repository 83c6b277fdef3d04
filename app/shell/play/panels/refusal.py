"""Why something could not be, and the way to the rule behind it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.board.theme.parts import IconButton, Text
from app.board.words import translate
from app.shell.helplinks import topic_in
from app.shell.play.panels.emblems import Icon


class RefusalRow(QWidget):
    """Hidden while nothing is refused."""

    explain = Signal(str)
    """The topic of the help that says more."""

    def __init__(self) -> None:
        super().__init__()
        self._topic = ""
        self._text = Text()
        self.rule = IconButton("help", translate("play", "Read the rule behind this"))
        self.rule.clicked.connect(lambda: self.explain.emit(self._topic))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        top = Qt.AlignmentFlag.AlignTop
        row.addWidget(Icon("warning", 18, "warning"), 0, top)
        row.addWidget(self._text, 1)
        row.addWidget(self.rule, 0, top)
        self.hide()

    def show_refusal(self, refusal: str) -> None:
        self._topic = topic_in(refusal)
        self._text.setText(refusal)
        self.rule.setVisible(bool(self._topic))
        self.setVisible(bool(refusal))

    def text(self) -> str:
        """What is refused now; empty if nothing is."""
        return self._text.text()
