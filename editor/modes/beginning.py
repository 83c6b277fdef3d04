"""The moment at which a scenario begins: who is first, and for a battle under way its turn, phase and side to move."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.board.theme.parts import Panel, Text, Title
from app.board.words import translate
from editor.documents.scenario import with_position
from editor.documents.tables import at, put
from editor.modes.fields import Choice, Number, Tick, labelled
from engine.manoeuvre.options import LONGEST_BATTLE
from resources.document import Document
from resources.scenario_table import PHASES


class Beginning(Panel):
    changed = Signal(object, str, str)
    """As a mode tells of a change."""

    def __init__(self) -> None:
        super().__init__(padding=12, spacing=4)
        self._table: Document = {}
        self.column.addWidget(Title(translate("editor", "Beginning"), "subtitle"))
        blue, red = translate("editor", "Blue"), translate("editor", "Red")
        first = [("roll", translate("editor", "The dice say")), ("one", blue), ("two", red)]
        self.first = Choice(first, self._set_first)
        labelled(translate("editor", "First player"), self.first, self.column)
        self.under_way = Tick(translate("editor", "A battle under way"), self._set_position)
        self.under_way.setToolTip(
            translate("editor", "Begins in the middle: every unit placed or lost, both hands known.")
        )
        self.column.addWidget(self.under_way)
        self.turn = Number(1, LONGEST_BATTLE, lambda turn: self._set_moment("turn", turn, "turn"))
        phases = {
            "discard": translate("editor", "Discard"),
            "draw": translate("editor", "Draw"),
            "movement": translate("editor", "Movement"),
            "combat": translate("editor", "Combat"),
            "restoration": translate("editor", "Restoration"),
            "redoubt": translate("editor", "Redoubt"),
        }
        self.phase = Choice([(key, phases[key]) for key in PHASES], lambda key: self._set_moment("phase", key))
        self.active = Choice([("one", blue), ("two", red)], lambda key: self._set_moment("active", key))
        self._moment: list[QWidget] = []
        grid = QGridLayout()
        for row, (name, widget) in enumerate(
            (
                (translate("editor", "Turn"), self.turn),
                (translate("editor", "Phase"), self.phase),
                (translate("editor", "Side to move"), self.active),
            )
        ):
            label = Text(name, "small", "muted", wrap=False)
            widget.setAccessibleName(name)
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
            self._moment += [label, widget]
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)

    def show_table(self, table: Document) -> None:
        self._table = table
        self.first.show_value(at(table, ("first",), "roll"))
        under_way = "position" in table
        self.under_way.show_value(under_way)
        for widget in self._moment:
            widget.setVisible(under_way)
        self.turn.show_value(at(table, ("position", "turn"), 1))
        self.phase.show_value(at(table, ("position", "phase"), "discard"))
        self.active.show_value(at(table, ("position", "active"), "one"))

    def _set_first(self, key: str) -> None:
        self.changed.emit(put(self._table, ("first",), key), translate("editor", "Change who is first"), "")

    def _set_position(self, wanted: bool) -> None:
        self.changed.emit(with_position(self._table, wanted), translate("editor", "Change the beginning"), "")

    def _set_moment(self, key: str, value: str | int, together: str = "") -> None:
        table = put(self._table, ("position", key), value)
        self.changed.emit(table, translate("editor", "Change the moment"), together)
