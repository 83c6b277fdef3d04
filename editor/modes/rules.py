"""The rules that a scenario is fought by: an edition, and single options that differ from it."""

from functools import partial

from PySide6.QtCore import Signal

from app.board.rulewords import FIRST, rule_rows
from app.board.theme.parts import Panel, Title
from app.board.words import translate
from editor.documents.scenario import option, with_option, with_preset
from editor.documents.tables import at
from editor.modes.fields import Choice, Number, labelled
from engine.manoeuvre.options import LONGEST_BATTLE, PRESETS
from resources.document import Document


class Rules(Panel):
    changed = Signal(object, str, str)
    """As a mode tells of a change."""

    def __init__(self) -> None:
        super().__init__(padding=12, spacing=4)
        self._table: Document = {}
        self.column.addWidget(Title(translate("editor", "Rules"), "subtitle"))
        self.preset = Choice([(name, name) for name in PRESETS], self._set_preset)
        labelled(translate("editor", "Edition"), self.preset, self.column)
        self.options: dict[str, Choice | Number] = {}
        self._values: dict[str, dict[str, object]] = {}
        for row in rule_rows():
            if row.key == FIRST:
                continue
            widget: Choice | Number
            if row.values:
                self._values[row.key] = {str(value.value): value.value for value in row.values}
                widget = Choice(
                    [(str(value.value), value.word) for value in row.values], partial(self._set_option, row.key)
                )
            else:
                none = translate("editor", "none")
                widget = Number(0, LONGEST_BATTLE, partial(self._set_option, row.key), none)
            widget.setToolTip(translate("editor", "Rule: {rule}.").format(rule=row.rule))
            labelled(row.name, widget, self.column)
            self.options[row.key] = widget

    def show_table(self, table: Document) -> None:
        self._table = table
        self.preset.show_value(at(table, ("options", "preset"), next(iter(PRESETS))))
        for key, widget in self.options.items():
            value = option(table, key)
            if isinstance(widget, Number):
                widget.show_value(value if isinstance(value, int) else 0)
            else:
                widget.show_value(str(value))

    def _set_preset(self, name: str) -> None:
        self.changed.emit(with_preset(self._table, name), translate("editor", "Change the rules"), "")

    def _set_option(self, key: str, value: object) -> None:
        value = self._values.get(key, {}).get(str(value), value)
        words = translate("editor", "Change the rules")
        self.changed.emit(with_option(self._table, key, value), words, f"option {key}")
