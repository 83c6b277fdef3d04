"""The panel of the rules: two presets, and every option by itself."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from app.board.theme.parts import Panel, Rule, Segmented, Text, Title
from app.board.translation import translate
from app.manoeuvre.new_battle.plan import Mode, Plan
from app.manoeuvre.rule_text import FIRST, OptionWords, preset_words, rule_rows
from app.shell.lists import RowButton
from engine.manoeuvre.options import LONGEST_BATTLE, PRESETS


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


OWN = "own"


class RulesPanel(Panel):
    """Shows the options of a plan; a change comes out as a changed plan."""

    changed = Signal(object)

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.column.addWidget(Title(translate("new battle", "Rules")))
        # The names of the editions are names, the same in every language.
        presets = [(name, name) for name in PRESETS]
        self.presets = Segmented([*presets, (OWN, translate("rules", "Your own"))], translate("rules", "Edition"))
        self.presets.chosen.connect(self._preset)
        self.column.addWidget(self.presets)
        self.about = Text(type="small", tone="muted")
        self.column.addWidget(self.about)
        self.column.addWidget(Rule())
        self.rows = {words.key: OptionRow(words) for words in rule_rows()}
        self.column.setSpacing(0)
        for place in range(3):
            self.column.insertSpacing(2 * place + 1, 8)
        for row in self.rows.values():
            row.changed.connect(self._change)
            row.opened.connect(self._only)
            self.column.addWidget(row)
            self.column.addWidget(Rule())
        self.column.addSpacing(8)
        self.column.addStretch(1)
        note = translate("rules", "Every option names its rule; changing one turns the preset into your own.")
        self.column.addWidget(Text(note, "small", "muted"))
        self.show_plan(plan)

    def show_plan(self, plan: Plan) -> None:
        self.plan = plan
        own = self.presets.button(OWN)
        own.setEnabled(not plan.preset)
        own.setToolTip(
            "" if not plan.preset else translate("rules", "Change an option below to make rules of your own.")
        )
        self.presets.blockSignals(True)
        self.presets.choose(plan.preset or OWN)
        self.presets.blockSignals(False)
        self.about.setText(preset_words(plan.preset))
        for key, row in self.rows.items():
            row.show_value(plan.first if key == FIRST else getattr(plan.options, key))
        # A battle under way, or one whose places are settled, has nothing left to set up.
        settled = plan.mode is Mode.SCENARIO and plan.scenario is not None and plan.scenario.position is not None
        for key in (FIRST, "set_up", "opening_hand"):
            self.rows[key].setEnabled(not settled)
            if settled:
                self.rows[key].head.setToolTip(translate("rules", "This battle is already under way."))

    def _preset(self, name: str) -> None:
        if name != OWN:
            self.changed.emit(self.plan.with_preset(name))

    def _change(self, key: str, value: Any) -> None:
        if key == FIRST:
            self.changed.emit(replace(self.plan, first=str(value)))
        else:
            self.changed.emit(replace(self.plan, options=replace(self.plan.options, **{key: value})))

    def _only(self, key: str) -> None:
        for other, row in self.rows.items():
            if other != key:
                row.set_open(False)
