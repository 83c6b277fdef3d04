"""One side of a scenario: its army, and its units with their strengths and squares."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QTreeWidget, QTreeWidgetItem

from app.board import names
from app.board.theme import fonts
from app.board.theme.parts import Panel, QuietButton, Segmented, Text, Title
from app.board.words import translate
from editor.documents.scenario import FULL, LOST, REDUCED, strength
from editor.documents.tables import at
from editor.modes.fields import Choice
from resources.document import Document
from resources.library import Library


class Roster(Panel):
    army = Signal(str, str)
    """Seat and army, empty to leave both open."""
    picked = Signal(str, str)
    """Seat and unit."""
    state = Signal(str, str, str)
    """Seat, unit, and full, reduced or lost."""
    taken_off = Signal(str, str)
    ranged = Signal(str)
    """Place every unit of this seat that stands nowhere."""

    def __init__(self, seat: str, library: Library) -> None:
        super().__init__(padding=12, spacing=6)
        self.seat = seat
        self.unit: str = ""
        """The one that is picked."""
        self._library = library
        self._side = 0 if seat == "one" else 1
        title = translate("editor", "Blue") if seat == "one" else translate("editor", "Red")
        row = QHBoxLayout()
        row.addWidget(Title(title, "subtitle", f"side{self._side}"))
        self.which = Choice([], lambda id: self.army.emit(seat, id))
        self.which.setAccessibleName(translate("editor", "Army of {side}").format(side=title))
        row.addWidget(self.which, 1)
        self.column.addLayout(row)
        self.list = QTreeWidget()
        self.list.setColumnCount(3)
        self.list.setHeaderLabels(
            [translate("editor", "Unit"), translate("editor", "Strength"), translate("editor", "Square")]
        )
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(translate("editor", "Units of {side}").format(side=title))
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        self.column.addWidget(self.list)
        self.strength = Segmented(
            [
                (FULL, translate("editor", "Full")),
                (REDUCED, translate("editor", "Reduced")),
                (LOST, translate("editor", "Lost")),
            ],
            translate("editor", "Strength of the unit"),
        )
        self.strength.chosen.connect(self._change)
        self.column.addWidget(self.strength)
        row = QHBoxLayout()
        self.off = QuietButton(translate("editor", "Take off"))
        self.off.setToolTip(translate("editor", "Off the board: its player places it when the battle begins (Del)."))
        self.off.clicked.connect(lambda: self.taken_off.emit(seat, self.unit))
        row.addWidget(self.off)
        self.all = QuietButton(translate("editor", "Place all"))
        self.all.setToolTip(translate("editor", "Put every unit that stands nowhere into the rows along its edge."))
        self.all.clicked.connect(lambda: self.ranged.emit(seat))
        row.addWidget(self.all)
        self.column.addLayout(row)
        self.note = Text(type="small", tone="muted")
        self.column.addWidget(self.note)
        self.offer()

    def offer(self) -> None:
        """The armies there are."""
        armies = [(id, names.nation(army)) for id, army in self._library.armies.items()]
        self.which.offer([("", translate("editor", "Chosen in the battle")), *armies])

    def show_side(self, table: Document) -> None:
        id = at(table, (self.seat, "army"), "")
        self.which.show_value(id)
        army = self._library.armies.get(id)
        blocker = QSignalBlocker(self.list)
        self.list.clear()
        words = {
            FULL: translate("editor", "full"),
            REDUCED: translate("editor", "reduced"),
            LOST: translate("editor", "lost"),
        }
        for unit in army.units if army else ():
            state = strength(table, self.seat, unit.id)
            square = at(table, (self.seat, "deployment", unit.id), "")
            value = {FULL: unit.full, REDUCED: unit.reduced, LOST: 0}[state]
            told = f"{value} {words[state]}" if value else words[state]
            item = QTreeWidgetItem([unit.label, told, square.upper() or "–"])
            item.setToolTip(0, unit.name)
            item.setData(0, Qt.ItemDataRole.UserRole, unit.id)
            self.list.addTopLevelItem(item)
            if unit.id == self.unit:
                self.list.setCurrentItem(item)
        blocker.unblock()
        rows = max(1, self.list.topLevelItemCount())
        self.list.setVisible(army is not None)
        self.list.setFixedHeight(round((26 * fonts.scale()) * (rows + 1)) + 10)
        known = army is not None and any(unit.id == self.unit for unit in army.units)
        if not known:
            self.unit = ""
        self.strength.setVisible(army is not None)
        self.strength.setEnabled(known)
        self.off.setVisible(army is not None)
        self.off.setEnabled(bool(known and at(table, (self.seat, "deployment", self.unit))))
        self.all.setVisible(army is not None)
        if known:
            blocked = QSignalBlocker(self.strength)
            self.strength.choose(strength(table, self.seat, self.unit))
            blocked.unblock()
        placed = len(at(table, (self.seat, "deployment"), {}))
        self.note.setVisible(army is not None)
        self.note.setText(
            translate("editor", "Pick a unit, then its square. All are placed by the player at the start.")
            if not placed
            else translate("editor", "%n unit(s) placed; the rest by the player at the start.", "", placed)
        )

    def pick(self, unit: str) -> None:
        self.unit = unit

    def _pick(self, item: QTreeWidgetItem | None, *_: object) -> None:
        if item is not None:
            self.unit = item.data(0, Qt.ItemDataRole.UserRole)
            self.picked.emit(self.seat, self.unit)

    def _change(self, state: str) -> None:
        if self.unit:
            self.state.emit(self.seat, self.unit, state)
