"""The battle on offer as both see it before they accept: field, armies, who leads which, and every rule option."""

from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtWidgets import QHBoxLayout

from app.board.rulewords import FIRST, preset_words, rule_rows
from app.board.theme.parts import Panel, Text, Title
from app.board.words import translate
from app.shell.newbattle.plan import Opponent, Plan, first_plan
from app.shell.newbattle.scenarios import ScenarioSheet
from resources.library import Library
from resources.scenarios import Scenario


def lan_plan(scenario: Scenario, seat: int, library: Library) -> Plan:
    """The plan of a battle with somebody elsewhere, in which this seat is one's own."""
    plan = first_plan(library, Random(1)).with_scenario(scenario)
    return replace(plan, opponent=Opponent.LAN, you=seat)


class BattleSheet(ScenarioSheet):
    """The field and the armies. Only a host may swap."""

    def __init__(self, plan: Plan, library: Library) -> None:
        super().__init__(plan, library)
        self.settled = False
        self.column.removeWidget(self.author)
        self.author.setParent(self)
        self.author.hide()

    def show_plan(self, plan: Plan) -> None:
        super().show_plan(plan)
        self.author.setVisible(False)
        if getattr(self, "settled", False):
            self.swap.setVisible(False)


class RulesSheet(Panel):
    """Every option with its value, to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.column.addWidget(Title(translate("lan", "Rules")))
        self.preset = Text(type="strong")
        self.about = Text(type="small", tone="muted")
        self.column.addWidget(self.preset)
        self.column.addWidget(self.about)
        self._rows: dict[str, Text] = {}
        self._words = {words.key: words for words in rule_rows()}
        for key, words in self._words.items():
            row = QHBoxLayout()
            row.addWidget(Text(words.name), 1)
            value = Text(type="strong", wrap=False)
            row.addWidget(value)
            self._rows[key] = value
            self.column.addLayout(row)

    def show_plan(self, plan: Plan) -> None:
        self.preset.setText(plan.preset or translate("lan", "Rules of their own"))
        self.about.setText(preset_words(plan.preset))
        told = []
        for key, label in self._rows.items():
            value: Any = plan.first if key == FIRST else getattr(plan.options, key)
            label.setText(self._words[key].word(value))
            label.setToolTip(self._words[key].meaning(value))
            told.append(f"{self._words[key].name}: {label.text()}")
        self.setAccessibleName(translate("lan", "Rules"))
        self.setAccessibleDescription("; ".join(told))
