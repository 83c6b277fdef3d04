"""One rule option: a row with its value; opened, what the value means, the choices, and the rule."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from app.board.rulewords import OptionWords
from app.board.theme.parts import Segmented, Text
from app.board.words import translate
from app.shell.rowbutton import RowButton
from engine.manoeuvre.options import LONGEST_BATTLE


class OptionRow(QWidget):
    """Closed it is one line. The screen sees to it that one row at a time is open."""

    changed = Signal(str, object)
    """The option's key and its new value."""
    opened = Signal(str)

    def __init__(self, words: OptionWords) -> None:
        super().__init__()
        self.words = words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.head = RowButton(words.name)
        self.head.title.setProperty("tone", "muted")
        self.head.row.setContentsMargins(0, 0, 0, 0)
        self.head.setProperty("part", "line")
        self.head.clicked.connect(self._toggle)
        column.addWidget(self.head)
        self.body = QWidget()
        inside = QVBoxLayout(self.body)
        inside.setContentsMargins(0, 0, 0, 12)
        inside.setSpacing(8)
        self.meaning = Text(type="small")
        inside.addWidget(self.meaning)
        self.choices: Segmented | None = None
        self.number: QSpinBox | None = None
        if words.values:
            self.choices = Segmented([(str(entry.value), entry.word) for entry in words.values], words.name)
            self.choices.chosen.connect(self._choose)
            inside.addWidget(self.choices)
        else:
            self.number = _turns(words.name)
            self.number.valueChanged.connect(lambda turns: self.changed.emit(words.key, turns))
            inside.addWidget(self.number)
        rule = translate("rules", "Rule: {rule}.").format(rule=words.rule)
        inside.addWidget(Text(rule, "small", "muted"))
        self.body.hide()
        column.addWidget(self.body)

    def show_value(self, value: object) -> None:
        self.head.set_value(self.words.word(value))
        self.meaning.setText(self.words.meaning(value))
        self.head.setToolTip(self.words.meaning(value))
        for control in (self.choices, self.number):
            if control is not None:
                control.blockSignals(True)
        if self.choices is not None:
            self.choices.choose(str(value))
        if self.number is not None:
            self.number.setValue(int(str(value)))
        for control in (self.choices, self.number):
            if control is not None:
                control.blockSignals(False)

    def set_open(self, wanted: bool) -> None:
        self.body.setVisible(wanted)
        state = translate("rules", "open") if wanted else translate("rules", "closed")
        self.head.setAccessibleDescription(state)

    def is_open(self) -> bool:
        return not self.body.isHidden()

    def _toggle(self) -> None:
        self.set_open(not self.is_open())
        if self.is_open():
            self.opened.emit(self.words.key)

    def _choose(self, key: str) -> None:
        value = next(entry.value for entry in self.words.values if str(entry.value) == key)
        self.changed.emit(self.words.key, value)


def _turns(name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(0, LONGEST_BATTLE)
    box.setSpecialValueText(translate("rules", "none"))
    box.setAccessibleName(name)
    box.setKeyboardTracking(False)
    return box
