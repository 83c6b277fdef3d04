"""The coach on the screen: a strip above the table that says what to do next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout

from app.board.theme import fonts
from app.board.theme.parts import FlatButton, Pill, PrimaryButton, QuietButton, Text, Title
from app.board.words import translate
from app.shell.play.panels.emblems import Icon
from app.shell.tutorial.coach import Advice

HIGH = 76
MOST = 132


class CoachPanel(QFrame):
    """What the coach says on the left, how far one is and the ways on at the right."""

    skip = Signal()
    again = Signal()
    onward = Signal()
    """To the next lesson, or home after the last."""
    rule = Signal()
    """To the rule behind the last refusal."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("part", "notice")
        self.setAccessibleName(translate("tutorial", "Coach"))
        self.title = Title(type="subtitle")
        self.text = Text()
        self.step = Pill(tone="brass")
        self.rule_button = QuietButton(translate("tutorial", "Read the rule"), "help")
        self.skip_button = FlatButton(translate("tutorial", "Skip this step"), "skip")
        self.again_button = FlatButton(translate("tutorial", "Start the lesson again"), "refresh")
        self.onward_button = PrimaryButton("", "forward")
        self.rule_button.clicked.connect(self.rule)
        self.skip_button.clicked.connect(self.skip)
        self.again_button.clicked.connect(self.again)
        self.onward_button.clicked.connect(self.onward)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(14)
        row.addWidget(Icon("flag", 26, "primary"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.title)
        head.addWidget(self.step)
        head.addStretch(1)
        words.addLayout(head)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidget(self.text)
        self.text.setAutoFillBackground(False)
        words.addWidget(self._scroll, 1)
        row.addLayout(words, 1)
        row.addWidget(self.rule_button, 0, Qt.AlignmentFlag.AlignVCenter)
        ways = QVBoxLayout()
        ways.setSpacing(2)
        ways.addWidget(self.skip_button)
        ways.addWidget(self.again_button)
        row.addLayout(ways)
        row.addWidget(self.onward_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dress()

    def dress(self) -> None:
        """As high as its text needs at this size, and never so high that the board suffers."""
        scale = fonts.scale()
        width = max(self._scroll.viewport().width(), 200)
        wanted = self.text.heightForWidth(width) + round(48 * scale)
        self.setFixedHeight(max(round(HIGH * scale), min(wanted, round(MOST * scale))))

    def show_advice(self, advice: Advice, steps: int, onward: str) -> None:
        """What is said at a step; `onward` is what the last button says when all are done."""
        self.title.setText(advice.title)
        self.text.setText(advice.text)
        counted = translate("tutorial", "Step {number} of {steps}")
        self.step.setText(counted.format(number=min(advice.number, steps), steps=steps))
        self.step.setVisible(not advice.followed)
        self.rule_button.hide()
        self.skip_button.setVisible(not advice.followed)
        self.onward_button.setText(onward)
        self.onward_button.setVisible(advice.followed)
        self.setAccessibleDescription(self.spoken)
        self.dress()

    def show_refusal(self, refusal: str, explained: bool) -> None:
        """Something could not be; the step stays."""
        self.title.setText(translate("tutorial", "Refused, and nothing is lost"))
        told = translate("tutorial", "{refusal} Choose something else, or put back what is picked with Esc.")
        self.text.setText(told.format(refusal=refusal))
        self.rule_button.setVisible(explained)
        self.setAccessibleDescription(self.spoken)
        self.dress()

    @property
    def spoken(self) -> str:
        return f"{self.title.text()}. {self.text.text()}"
