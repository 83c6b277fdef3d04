"""Where a table is started: two rosters, shipped or your own, and how the battle is played."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListWidget, QSpinBox, QVBoxLayout, QWidget

from app.board.fault_words import fault_words
from app.board.rows import add_row
from app.board.theme.layouts import Scroll
from app.board.theme.parts import Panel, PrimaryButton, QuietButton, Segmented, Text, Title
from app.board.translation import translate
from app.shell.columns import TopBar
from app.shell.desktop import Desktop, Edit, Fight, Home, NewBattle
from app.shell.play.participants import Participant
from engine.miniatures.position import MOST_TURNS
from engine.miniatures.registration import GAME
from engine.miniatures.roster import Roster
from engine.miniatures.tables import OPTION_VALUES, Options
from resources.miniatures.battles import SHEET, Battle, battle_of
from resources.miniatures.content import Library

DICE: Final = ("both", "program", "table")
"""Whose dice: both first, since a table that wants to roll its own can do so at any time."""
NO_FIRE: Final = ""
_ROLE: Final = Qt.ItemDataRole.UserRole


class RosterList(Panel):
    """The rosters for one side; below the list what the chosen one holds."""

    def __init__(self, title: str, library: Library, chosen: int) -> None:
        super().__init__(padding=16, spacing=8)
        self._library = library
        self.column.addWidget(Title(title))
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        for id, roster in library.rosters.items():
            words = translate("miniatures", "{title}: {units} units, {stands} stands")
            text = words.format(title=roster.title, units=len(roster.units), stands=roster.stands)
            add_row(self.list.model(), (text,), {_ROLE: id})
        self.column.addWidget(self.list, 1)
        self._units = Text(type="small", tone="muted")
        page = QWidget()
        page.setProperty("part", "page")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._units)
        inside.addStretch(1)
        self.column.addWidget(Scroll(page), 1)
        self.list.currentRowChanged.connect(lambda _: self._show())
        self.list.setCurrentRow(min(chosen, self.list.count() - 1))

    @property
    def roster(self) -> Roster:
        return self._library.rosters[self.list.currentItem().data(_ROLE)]

    def _show(self) -> None:
        roster = self.roster
        words = translate("miniatures", "{name}: {stands} stands, worn at {worn}, spent at {spent}")
        lines = [
            words.format(name=unit.name, stands=unit.stands, worn=unit.worn_at, spent=unit.spent_at)
            for unit in roster.units
        ]
        leaders = ", ".join(leader.name for leader in roster.leaders)
        if leaders:
            lines.append(translate("miniatures", "Leaders: {names}").format(names=leaders))
        self._units.setText("\n".join(lines))


class NewTableScreen(QWidget):
    """Ends in `Fight`; Enter starts."""

    def __init__(self, desktop: Desktop, place: NewBattle) -> None:
        super().__init__()
        self.desktop = desktop
        self.library: Library = desktop.library(GAME.id)
        self.library.reread()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        bar = TopBar(translate("miniatures", "Start a table"))
        bar.back.clicked.connect(lambda: desktop.go.emit(Home()))
        column.addWidget(bar)
        row = QHBoxLayout()
        row.setContentsMargins(16, 12, 16, 14)
        row.setSpacing(14)
        column.addLayout(row, 1)
        self.one = RosterList(translate("miniatures", "Side one"), self.library, 0)
        self.two = RosterList(translate("miniatures", "Side two"), self.library, 1)
        row.addWidget(self.one, 1)
        row.addWidget(self.two, 1)
        row.addWidget(self._rules(), 1)
        self.one.list.setFocus()

    def _rules(self) -> Panel:
        panel = Panel(padding=16, spacing=8)
        panel.column.addWidget(Title(translate("miniatures", "The battle")))
        page = QWidget()
        page.setProperty("part", "page")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 8, 0)
        inside.setSpacing(6)
        self.dice = Segmented(
            [
                ("both", translate("miniatures", "Either")),
                ("program", translate("miniatures", "The program")),
                ("table", translate("miniatures", "The table")),
            ],
            translate("miniatures", "Who rolls the dice?"),
        )
        self.dice.choose(self.desktop.choice(GAME.id, "dice", DICE[0]) if self._knows_dice() else DICE[0])
        self.first = Segmented(
            [("one", translate("miniatures", "Side one")), ("two", translate("miniatures", "Side two"))],
            translate("miniatures", "Who moves first?"),
        )
        self.turns = QSpinBox()
        self.turns.setRange(1, MOST_TURNS)
        self.turns.setValue(10)
        self.fire = QComboBox()
        self.fire.addItem(translate("miniatures", "None: losses are told"), NO_FIRE)
        for id, table in self.library.fire_tables.items():
            self.fire.addItem(table.title, id)
        self.tables = QComboBox()
        for id, tables in self.library.tables.items():
            self.tables.addItem(translate("miniatures", tables.title), id)
        for words, widget in (
            (translate("miniatures", "Who rolls the dice?"), self.dice),
            (translate("miniatures", "Who moves first?"), self.first),
            (translate("miniatures", "Turns"), self.turns),
            (translate("miniatures", "Fire table"), self.fire),
            (translate("miniatures", "Tables"), self.tables),
        ):
            inside.addWidget(Text(words, "strong", wrap=False))
            inside.addWidget(widget)
            widget.setAccessibleName(words)
        self.options: dict[str, QComboBox] = {}
        for name, (words, values) in self._readings().items():
            inside.addWidget(Text(words, "strong"))
            box = QComboBox()
            box.setAccessibleName(words)
            for value, text in zip(OPTION_VALUES[name], values, strict=True):
                box.addItem(text, value)
            self.options[name] = box
            inside.addWidget(box)
        inside.addStretch(1)
        panel.column.addWidget(Scroll(page), 1)
        for sentence in self._faults():
            panel.column.addWidget(Text(sentence, "small", "warning"))
        self.edit = QuietButton(translate("miniatures", "Write a roster"), "plus")
        self.edit.clicked.connect(lambda: self.desktop.go.emit(Edit("roster", game=GAME.id)))
        panel.column.addWidget(self.edit)
        self.start_button = PrimaryButton(translate("miniatures", "Start the battle"), "play")
        self.start_button.clicked.connect(self.start)
        panel.column.addWidget(self.start_button)
        return panel

    def _knows_dice(self) -> bool:
        return self.desktop.choice(GAME.id, "dice", DICE[0]) in DICE

    def _faults(self) -> list[str]:
        """Of own files that cannot be used, a sentence each."""
        self.library.read_all()
        return [f"{path.name}: {fault_words(faults[0])}" for path, faults in self.library.rejected.items()]

    def _readings(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """What the sheet leaves open: the question, and its answers in the order of the values."""
        return {
            "who_checks": (
                translate("miniatures", "Who takes a manoeuvre check?"),
                (translate("miniatures", "Every unit"), translate("miniatures", "Only shaken units have to")),
            ),
            "cold_steel": (
                translate("miniatures", "Cold steel"),
                (translate("miniatures", "+1 for whoever charges with it"), translate("miniatures", "Does not count")),
            ),
            "defended_ground": (
                translate("miniatures", "Favourable ground and a strong position"),
                (translate("miniatures", "The better one counts"), translate("miniatures", "Both count")),
            ),
            "middle_row": (
                translate("miniatures", "The damaged row of the check"),
                (translate("miniatures", "Tardy"), translate("miniatures", "Well handled")),
            ),
            "rout_counts_from": (
                translate("miniatures", "A rout costs a stand for each point"),
                (translate("miniatures", "below 0"), translate("miniatures", "below its row")),
            ),
            "impetus_of_machismo": (
                translate("miniatures", "Machismo in the second roll of a struggle"),
                (translate("miniatures", "Is lost"), translate("miniatures", "Still counts")),
            ),
            "spent_manoeuvre": (translate("miniatures", "Spent units in a check"), ("−1", "−2")),
            "battery_manoeuvre": (translate("miniatures", "Full batteries in a check"), ("+1", "+2")),
            "greater_losses": (translate("miniatures", "Greater losses in a check"), ("−1", "−2")),
        }

    def battle(self) -> Battle:
        """The battle as it is chosen now."""
        chosen = {name: box.currentData() for name, box in self.options.items()}
        one, two = self.one.roster, self.two.roster
        title = translate("miniatures", "{one} against {two}").format(one=one.title, two=two.title)[:80]
        fire = self.fire.currentData()
        return battle_of(
            title,
            one,
            two,
            self.library.tables[self.tables.currentData() or SHEET],
            options=Options(dice=self.dice.value, **chosen),  # type: ignore[arg-type]
            turns=self.turns.value(),
            first=("one", "two").index(self.first.value),
            fire=self.library.fire_tables[fire] if fire else None,
        )

    def start(self) -> None:
        self.desktop.choose(GAME.id, "dice", self.dice.value)
        self.desktop.go.emit(Fight(GAME.id, self.battle(), (Participant(), Participant())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        else:
            super().keyPressEvent(event)
