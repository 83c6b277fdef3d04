"""The sides of a scenario: armies, units with their strengths and squares, how it begins, and preset cards."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from app.board.fault_words import sentence_words
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import IconButton, Panel, QuietButton, Segmented, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.rule_text import FIRST, rule_rows
from editor.fields import Choice, Number, Tick, labelled
from editor.history import at, put
from editor.manoeuvre.documents.scenario import (
    FULL,
    LOST,
    REDUCED,
    option,
    strength,
    with_option,
    with_position,
    with_preset,
)
from engine import dice
from engine.manoeuvre.army import UNIT, Card
from engine.manoeuvre.options import LONGEST_BATTLE, PRESETS
from resources.document import Document
from resources.faults import Fault
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_table import PHASES


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
        self.list.setStyleSheet("QTreeView::item { padding: 2px 0; }")
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
            values = {Qt.ItemDataRole.ToolTipRole: unit.name, Qt.ItemDataRole.UserRole: unit.id}
            row = add_row(self.list.model(), (unit.label, told, square.upper() or "–"), values)
            if unit.id == self.unit:
                self.list.setCurrentIndex(row)
        blocker.unblock()
        self.list.setVisible(army is not None)
        rows = self.list.topLevelItemCount()
        self.list.setFixedHeight(
            self.list.header().sizeHint().height() + rows * max(18, self.list.sizeHintForRow(0)) + 4
        )
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


def card_words(card: Card) -> str:
    """A card in a list: its name, and for a unit's card what tells it from the others."""
    if card.kind != UNIT:
        return card.name
    pools = [dice.text_of(pool) for pool in (card.attack, card.bombard, card.volley) if pool]
    return translate("editor", "{name}, {dice}, defence {defence}").format(
        name=card.name, dice=" / ".join(pools), defence=card.defence
    )


class CardPiles(Panel):
    changed = Signal(str, str, object)
    """Seat, pile, and its cards, or None for those that chance deals."""
    day = Signal(str, bool)
    """Seat, and whether its first deck has given its last card."""

    def __init__(self, library: Library) -> None:
        super().__init__(padding=12, spacing=6)
        self._library = library
        self._table: Document = {}
        self._faults: Sequence[Fault] = ()
        self.column.addWidget(Title(translate("editor", "Cards"), "subtitle"))
        self.seat = Segmented(
            [("one", translate("editor", "Blue")), ("two", translate("editor", "Red"))], translate("editor", "Side")
        )
        self.seat.chosen.connect(lambda _: self._show())
        self.column.addWidget(self.seat)
        self.pile = Choice(
            [
                ("hand", translate("editor", "Hand, up to five")),
                ("deck", translate("editor", "Draw pile")),
                ("pile", translate("editor", "Discards seen by both")),
                ("buried", translate("editor", "Discards seen by their owner")),
            ],
            lambda _: self._show(),
        )
        self.pile.setAccessibleName(translate("editor", "Pile"))
        self.pile.show_value("hand")
        self.column.addWidget(self.pile)
        self.preset = Tick(translate("editor", "Preset these cards"), self._toggle)
        self.column.addWidget(self.preset)
        self.list = QListWidget()
        self.list.setFixedHeight(round(120 * fonts.scale()))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(translate("editor", "Cards of the pile"))
        self.column.addWidget(self.list)
        row = QHBoxLayout()
        self.card = Choice([], lambda _: None)
        self.card.setAccessibleName(translate("editor", "Card to add"))
        row.addWidget(self.card, 1)
        self.add = IconButton("plus", translate("editor", "Add this card"))
        self.add.clicked.connect(self._add)
        row.addWidget(self.add)
        self.less = IconButton("minus", translate("editor", "Take the chosen card out"))
        self.less.clicked.connect(self._remove)
        row.addWidget(self.less)
        self.column.addLayout(row)
        self.note = Text(type="small", tone="muted")
        self.column.addWidget(self.note)
        self.used_up = Tick(
            translate("editor", "First deck used up"), lambda over: self.day.emit(self.seat.value, over)
        )
        self.used_up.setToolTip(
            translate(
                "editor",
                "It has given its last card; day_over in the file. Once both first decks have, night falls (§2.3).",
            )
        )
        self.column.addWidget(self.used_up)
        self.mend = Text(type="small", tone="warning")
        self.column.addWidget(self.mend)

    def show_side(self, seat: str) -> None:
        """Bring the cards of a side onto the screen."""
        self.seat.choose(seat)

    def show_pile(self, seat: str, pile: str) -> None:
        """Bring a pile onto the screen."""
        self.seat.choose(seat)
        self.pile.show_value(pile)
        self._show()

    def _cards(self) -> list[str] | None:
        found = at(self._table, (self.seat.value, self._which()))
        return list(found) if isinstance(found, list) else None

    def _which(self) -> str:
        return str(self.pile.currentData() or "hand")

    def show_table(self, table: Document, faults: Sequence[Fault]) -> None:
        self._table = table
        self._faults = faults
        self._show()

    def _show(self) -> None:
        army = self._library.armies.get(at(self._table, (self.seat.value, "army"), ""))
        cards = self._cards()
        self.preset.show_value(cards is not None)
        self.preset.setEnabled(army is not None)
        self.preset.setToolTip("" if army else translate("editor", "Choose the army first."))
        chosen = self.list.currentRow()
        self.list.clear()
        known = {card.id: card for card in army.cards} if army else {}
        for id in cards or ():
            words = card_words(known[id]) if id in known else id
            add_row(self.list.model(), (words,), {Qt.ItemDataRole.UserRole: id})
        self.list.setCurrentRow(min(chosen, self.list.count() - 1))
        self.card.offer([(id, card_words(card)) for id, card in known.items()])
        if self.card.currentIndex() < 0:
            self.card.setCurrentIndex(0)
        for widget in (self.list, self.card, self.add, self.less):
            widget.setEnabled(cards is not None)
            widget.setVisible(cards is not None)
        self.note.setText(
            translate("editor", "Dealt by chance, or chosen, as the rules of the battle say.")
            if cards is None
            else translate("editor", "%n card(s).", "", len(cards))
        )

        self._show_day()

    def _show_day(self) -> None:
        """Before the battle no deck can be used up; if a file says so nevertheless, it can be taken back here."""
        seat = self.seat.value
        over = at(self._table, (seat, "day_over"), False)
        self.used_up.show_value(over)
        self.used_up.setVisible(over or "position" in self._table)
        told = [sentence_words(fault) for fault in self._faults if fault.where == f"{seat}.day_over"]
        self.mend.setText(" ".join(told))
        self.mend.setVisible(bool(told))
        side = translate("editor", "Blue") if seat == "one" else translate("editor", "Red")
        self.used_up.setAccessibleName(translate("editor", "First deck of {side} used up").format(side=side))

    def _toggle(self, wanted: bool) -> None:
        self.changed.emit(self.seat.value, self._which(), [] if wanted else None)

    def _add(self) -> None:
        if self.card.currentData():
            self.changed.emit(self.seat.value, self._which(), [*(self._cards() or []), self.card.currentData()])

    def _remove(self) -> None:
        cards = self._cards() or []
        place = self.list.currentRow() if self.list.currentRow() >= 0 else len(cards) - 1
        if 0 <= place < len(cards):
            self.changed.emit(self.seat.value, self._which(), cards[:place] + cards[place + 1 :])
