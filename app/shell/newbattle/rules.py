"""The panel of the rules: two presets, and every option by itself."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal

from app.board.rulewords import FIRST, preset_words, rule_rows
from app.board.theme.parts import Panel, Rule, Segmented, Text, Title
from app.board.words import translate
from app.shell.newbattle.optionrow import OptionRow
from app.shell.newbattle.plan import Mode, Plan
from engine.manoeuvre.options import PRESETS

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
