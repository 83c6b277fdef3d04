"""Asks who plays on: for each side a person or the computer at one of its levels."""

from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.board.theme.parts import PrimaryButton, QuietButton, Text, Title
from app.board.words import translate
from app.shell.newbattle.levelwords import LEVELS, level_name, level_words
from app.shell.play.chair import COMPUTER, HUMAN, Chair


class ChairsDialog(QDialog):
    """Opened with who sat there before."""

    def __init__(self, where: str, sides: tuple[str, str], chairs: tuple[Chair, Chair], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("replay", "Play on from here"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(Title(translate("replay", "Play on from here")))
        column.addWidget(Text(where, tone="muted"))
        grid = QGridLayout()
        grid.setSpacing(12)
        self.boxes = [self._box(chair) for chair in chairs]
        for row, (side, box) in enumerate(zip(sides, self.boxes, strict=True)):
            label = Text(side, wrap=False)
            label.setBuddy(box)
            box.setAccessibleName(side)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addWidget(
            Text(
                translate("replay", "The battle goes on in a record of its own; this one stays as it is."),
                "small",
                "muted",
            )
        )
        row_of_buttons = QHBoxLayout()
        row_of_buttons.addStretch(1)
        cancel = QuietButton(translate("replay", "Cancel"))
        cancel.clicked.connect(self.reject)
        self.play = PrimaryButton(translate("replay", "Play on"), "branch")
        self.play.setDefault(True)
        self.play.clicked.connect(self.accept)
        row_of_buttons.addWidget(cancel)
        row_of_buttons.addWidget(self.play)
        column.addLayout(row_of_buttons)
        self.setMinimumWidth(420)

    @property
    def chairs(self) -> tuple[Chair, Chair]:
        one, two = (Chair.read(box.currentData()) for box in self.boxes)
        return one, two

    def _box(self, chair: Chair) -> QComboBox:
        box = QComboBox()
        box.addItem(translate("replay", "A person at this desk"), Chair(HUMAN).write())
        for level in LEVELS:
            text = translate("replay", "Computer: {level}").format(level=level_name(level))
            box.addItem(text, Chair(COMPUTER, level).write())
            box.setItemData(box.count() - 1, level_words(level), 3)
        box.setCurrentIndex(max(box.findData(chair.write()), 0))
        return box
