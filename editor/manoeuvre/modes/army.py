"""The army mode: eight units with five cards each, leaders, headquarters, checked against the fixed counts."""

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTreeWidget, QTreeWidgetItem

from app.board.rows import add_row
from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from editor.fields import Choice, Line, labelled
from editor.history import drop, put
from editor.manoeuvre.documents.new_documents import army_battle
from editor.manoeuvre.modes.army_forms import HeadquartersForm, LeaderForm, UnitForm
from editor.mode import Mode, Scroller
from resources.faults import Path
from resources.manoeuvre.army_table import LONGEST_STYLE
from resources.manoeuvre.card_tables import CARDS_A_UNIT, HQ_CARDS, UNITS
from resources.manoeuvre.library import Library
from resources.manoeuvre.own_content import id_for
from resources.manoeuvre.scenarios import Scenario, scenario_of

UNIT, LEADER, HQ = "units", "leaders", "hq"


class ArmyMode(Mode):
    """Start from a copy of this army."""

    plays_saved = True

    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self.shown: tuple[str, int] = (UNIT, 0)
        self.left.inside.addWidget(self._about())
        self.left.inside.addWidget(self._contents(), 1)
        self.unit, self.leader, self.hq = UnitForm(), LeaderForm(), HeadquartersForm()
        self.stack = QStackedWidget()
        for form in (self.unit, self.leader, self.hq):
            scroller = Scroller()
            scroller.inside.addWidget(form)
            self.stack.addWidget(scroller)
        self.unit.changed.connect(self._put_entry)
        self.leader.changed.connect(self._put_entry)
        self.hq.changed.connect(lambda cards, words, key: self.set_value((HQ,), cards, words, key))
        self.middle.addWidget(self.stack, 1)
        self.right.inside.addWidget(self._counts())
        self.right.inside.addWidget(self.faults)
        self.right.inside.addStretch(1)
        self.places = {"name": self.name, "id": self.name, "style": self.style_line, "difficulty": self.difficulty}

    def _about(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        panel.column.addWidget(Title(translate("editor", "Army")))
        self.copy = Choice([], self._copy)
        labelled(translate("editor", "Start from a copy of"), self.copy, panel.column)
        self._offer_copies()
        self.name = Line(60, self.renamed.emit)
        labelled(translate("editor", "Name"), self.name, panel.column)
        words = translate("editor", "Change how it plays")
        self.style_line = Line(LONGEST_STYLE, lambda text: self.say_value(("style",), text, words, "style"))
        labelled(translate("editor", "How it plays, in a line"), self.style_line, panel.column)
        grades = [
            ("1", translate("editor", "Easy")),
            ("2", translate("editor", "Fair")),
            ("3", translate("editor", "Hard")),
        ]
        self.difficulty = Choice(grades, lambda grade: self.set_value(("difficulty",), int(grade), words))
        labelled(translate("editor", "To lead"), self.difficulty, panel.column)
        return panel

    def _contents(self) -> Panel:
        panel = Panel(padding=12, spacing=6)
        self.list = QTreeWidget()
        self.list.setHeaderHidden(True)
        self.list.setStyleSheet("QTreeView::item { padding: 3px 0; }")
        self.list.setIndentation(12)
        self.list.setMinimumHeight(240)
        self.list.setAccessibleName(translate("editor", "Units, leaders and headquarters"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._pick)
        panel.column.addWidget(self.list, 1)
        row = QHBoxLayout()
        self.add = QuietButton("", "plus")
        self.add.clicked.connect(self._add)
        row.addWidget(self.add)
        self.less = QuietButton("", "trash")
        self.less.clicked.connect(self._remove)
        row.addWidget(self.less)
        panel.column.addLayout(row)
        return panel

    def _counts(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        panel.column.addWidget(Title(translate("editor", "Fixed counts"), "subtitle"))
        self.counts = [Text() for _ in range(4)]
        for text in self.counts:
            panel.column.addWidget(text)
        note = translate(
            "editor", "Sixty cards: five for each of eight units, and twenty of leaders and headquarters (§1.4)."
        )
        panel.column.addWidget(Text(note, "small", "muted"))
        return panel

    # What is shown

    def entries(self, group: str) -> list[dict[str, Any]]:
        found = self.value(group, default=[])
        return found if isinstance(found, list) else []

    def battle(self) -> Scenario:
        return scenario_of(army_battle(str(self.table["id"]), self.library), self.library)

    def refresh(self) -> None:
        self.name.show_value(self.value("name"))
        self.style_line.show_value(self.value("style"))
        self.difficulty.show_value(str(self.value("difficulty", default=2)))
        group, place = self.shown
        if group != HQ and not self.entries(group):
            group = HQ
        self.shown = (group, min(place, max(0, len(self.entries(group)) - 1)))
        self._show_list()
        self._show_form()
        self._show_counts()

    def reread(self) -> None:
        self._offer_copies()

    def _offer_copies(self) -> None:
        armies = [(id, names.nation(army)) for id, army in self.library.armies.items()]
        self.copy.offer([("", translate("editor", "Choose an army")), *armies])
        self.copy.setCurrentIndex(0)

    def _show_list(self) -> None:
        blocker = QSignalBlocker(self.list)
        self.list.clear()
        for group, title, key in (
            (UNIT, translate("editor", "Units"), "name"),
            (LEADER, translate("editor", "Leaders"), "name"),
        ):
            top = add_row(self.list.model(), (f"{title} ({len(self.entries(group))})",))
            self.list.itemFromIndex(top).setFlags(Qt.ItemFlag.ItemIsEnabled)
            for place, entry in enumerate(self.entries(group)):
                values = {Qt.ItemDataRole.UserRole: (group, place)}
                row = add_row(self.list.model(), (str(entry.get(key, "")),), values, top)
                if (group, place) == self.shown:
                    self.list.setCurrentIndex(row)
        words = translate("editor", "Headquarters cards")
        row = add_row(self.list.model(), (words,), {Qt.ItemDataRole.UserRole: (HQ, 0)})
        self.list.expandAll()
        if self.shown[0] == HQ:
            self.list.setCurrentIndex(row)
        blocker.unblock()

    def _show_form(self) -> None:
        group, place = self.shown
        nation = str(self.value("id"))
        if group == HQ:
            self.hq.show_cards(self.entries(HQ), len(self.entries(LEADER)))
            self.stack.setCurrentIndex(2)
        elif group == LEADER:
            self.leader.show_entry(self.entries(LEADER)[place], nation, place)
            self.stack.setCurrentIndex(1)
        else:
            self.unit.show_entry(self.entries(UNIT)[place], nation, place)
            self.stack.setCurrentIndex(0)
        leader = group == LEADER
        self.add.setText(translate("editor", "Leader") if leader else translate("editor", "Unit"))
        self.add.setToolTip(translate("editor", "Add a leader") if leader else translate("editor", "Add a unit"))
        self.add.setEnabled(group != HQ)
        self.less.setToolTip(translate("editor", "Take the chosen one out of the army"))
        self.less.setEnabled(group != HQ)
        self.less.setAccessibleName(translate("editor", "Take out"))

    def _show_counts(self) -> None:
        units = self.entries(UNIT)
        cards = sum(card.get("count", 0) for unit in units for card in unit.get("cards", []))
        leaders = len(self.entries(LEADER))
        staff = sum(card.get("count", 0) for card in self.entries(HQ))
        for text, (words, found, wanted) in zip(
            self.counts,
            (
                (translate("editor", "Units: {found} of {wanted}"), len(units), UNITS),
                (translate("editor", "Unit cards: {found} of {wanted}"), cards, UNITS * CARDS_A_UNIT),
                (translate("editor", "Leaders and headquarters: {found} of {wanted}"), leaders + staff, HQ_CARDS),
                (translate("editor", "The deck: {found} of {wanted}"), cards + leaders + staff, 60),
            ),
            strict=True,
        ):
            text.setText(("✓ " if found == wanted else "⚠ ") + words.format(found=found, wanted=wanted))
            text.set_tone("good" if found == wanted else "warning")

    # What is wanted

    def _pick(self, item: QTreeWidgetItem | None, *_: object) -> None:
        where = item.data(0, Qt.ItemDataRole.UserRole) if item is not None else None
        if where:
            self.show_entry(where[0], where[1])

    def show_entry(self, group: str, place: int) -> None:
        self.shown = (group, place)
        self._show_form()
        self.settled.emit()

    def _put_entry(self, entry: Any, words: str, key: str) -> None:
        group, place = self.shown
        self.set_value((group, place), entry, words, f"{group} {place} {key}" if key else "")

    def _add(self) -> None:
        group = self.shown[0]
        known = {str(entry.get("id")) for entry in self.entries(group)}
        number = len(known) + 1
        if group == LEADER:
            id = id_for(f"leader {number}", known)
            name = translate("editor", "Leader {number}").format(number=number)
            entry: dict[str, Any] = {"id": id, "name": name, "command": 1, "combat": 0, "rally": [1, 3]}
        else:
            id = id_for(f"unit {number}", known)
            name = translate("editor", "Unit {number}").format(number=number)
            entry = {"id": id, "name": name, "label": name[:11], "kind": "infantry", "full": 6}
            entry |= {"reduced": 3, "cards": [{"count": 5, "attack": "1d10", "defense": 4}]}
        self.shown = (group, len(self.entries(group)))
        words = translate("editor", "Add a leader") if group == LEADER else translate("editor", "Add a unit")
        self.change(put(self.table, (group,), [*self.entries(group), entry]), words)

    def _remove(self) -> None:
        if self.shown[0] != HQ:
            self.change(drop(self.table, self.shown), translate("editor", "Take out of the army"))

    def _copy(self, id: str) -> None:
        self.copy.setCurrentIndex(0)
        if id:
            self.copied.emit("army", id)

    def lead(self, path: Path) -> Path:
        if path and path[0] in (UNIT, LEADER) and len(path) > 1 and isinstance(path[1], int):
            self.shown = (str(path[0]), path[1])
            self._show_list()
            self._show_form()
            form = self.unit if path[0] == UNIT else self.leader
            self.places |= {f"form/{key}": widget for key, widget in form.places.items()}
            return ("form", *path[2:])
        if path and path[0] == HQ:
            self.show_entry(HQ, 0)
            self._show_list()
            self.places["hq"] = self.hq.places["hq"]
        return path
