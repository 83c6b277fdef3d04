"""The forms of the army mode: units with their cards, leaders, and the cards of the headquarters."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.board.lifetime import delete_later
from app.board.theme.layouts import Flow
from app.board.theme.parts import IconButton, Panel, QuietButton, Text, Title
from app.board.translation import QT_TRANSLATE_NOOP, translate
from app.manoeuvre.board.looks import CardLook, CounterLook
from app.manoeuvre.board.paint.pixmaps import card_pixmap, counter_pixmap
from editor.fields import Choice, Line, Number, Tick
from editor.history import say
from editor.manoeuvre.documents.new_documents import new_hq_card, new_unit_card
from engine.manoeuvre.army import EFFECT_NAMES
from resources.manoeuvre.army_table import LONGEST_LABEL
from resources.manoeuvre.card_tables import HQ_CARDS, HQ_KINDS, LONGEST_ID


def counter_look(unit: dict[str, Any], nation: str, place: int, *, reduced: bool) -> CounterLook:
    return CounterLook(
        place,
        0,
        nation,
        str(unit.get("label", ""))[:11],
        str(unit.get("name", "")),
        unit.get("kind") == "cavalry",
        int(unit.get("reduced" if reduced else "full", 0)),
        reduced,
    )


def unit_card_look(unit: dict[str, Any], card: dict[str, Any], nation: str) -> CardLook:
    rows = []
    for key, label in (
        ("attack", translate("cards", "Attack")),
        ("bombard", translate("cards", "Bombard")),
        ("volley", translate("cards", "Volley")),
        ("defense", translate("cards", "Defence")),
    ):
        if key in card:
            rows.append((label, str(card[key])))
    for key, label in (("pursuit", translate("cards", "Pursuit")), ("withdraw", translate("cards", "Withdraw"))):
        if key in card:
            rows.append((label, "–".join(map(str, card[key]))))
    cavalry = unit.get("kind") == "cavalry"
    picture = "cannon" if "bombard" in card else "cavalry" if cavalry else "infantry"
    note = ", ".join(f"{label} {value}" for label, value in rows[3:])
    return CardLook(
        "unit", translate("cards", "Unit"), str(unit.get("name", "")), nation, 0, picture, tuple(rows[:3]), note
    )


def leader_look(leader: dict[str, Any], nation: str) -> CardLook:
    attack = leader.get("combat", leader.get("combat_attack", 0))
    defence = leader.get("combat", leader.get("combat_defense", 0))
    rally = leader.get("rally", "")
    span = translate("cards", "sure") if rally == "auto" else "–".join(map(str, rally))
    rows = (
        (translate("cards", "Command"), str(leader.get("command", ""))),
        (translate("cards", "Combat"), str(attack) if attack == defence else f"{attack}/{defence}"),
        (translate("cards", "Rally"), span),
    )
    return CardLook("leader", translate("cards", "Leader"), str(leader.get("name", "")), nation, 0, "leader", rows)


DICE: Final = ("", "1d6", "2d6", "1d8", "2d8", "1d10", "2d10")
RANGES: Final = ("", *(f"1–{n}" for n in range(1, 6)))
Entry = dict[str, Any]


def dice_choices() -> list[tuple[str, str]]:
    return [(word, word or "–") for word in DICE]


def range_choices(none: str = "–") -> list[tuple[str, str]]:
    return [(word, word or none) for word in RANGES]


def span_of(word: str) -> list[int] | None:
    return [1, int(word[-1])] if word else None


def span_word(span: Any) -> str:
    return f"1–{span[1]}" if isinstance(span, list) and len(span) == 2 else ""


KINDS = (
    QT_TRANSLATE_NOOP("cards", "Death With Honour"),
    QT_TRANSLATE_NOOP("cards", "Guerrilla"),
    QT_TRANSLATE_NOOP("cards", "Sappers"),
)
"""Kinds of cards that no printed card is named after; the others are known by their names."""


class Form(QWidget):
    """Shows one entry of the army; a change comes out as a changed entry."""

    changed = Signal(object, str, str)
    """The entry, what was done, and the key of the field."""

    def __init__(self) -> None:
        super().__init__()
        self.entry: Entry = {}
        self.places: dict[str, QWidget] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(12)

    def put(self, key: str, value: Any) -> None:
        self.changed.emit(say(self.entry, (key,), value), translate("editor", "Change the army"), key)

    def _field(self, grid: QGridLayout, row: int, column: int, name: str, key: str, widget: QWidget) -> None:
        label = Text(name, "small", "muted", wrap=False)
        label.setBuddy(widget)
        widget.setAccessibleName(name)
        grid.addWidget(label, 2 * row, column)
        grid.addWidget(widget, 2 * row + 1, column)
        grid.setColumnStretch(column, 1)
        self.places[key] = widget


class UnitForm(Form):
    """Name, counter, strengths, and five cards."""

    def __init__(self) -> None:
        super().__init__()
        panel = Panel(padding=12)
        head = QHBoxLayout()
        self.title = Title()
        head.addWidget(self.title, 1)
        self.counters = [QLabel(), QLabel()]
        for label in self.counters:
            head.addWidget(label)
        panel.column.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        self.name = Line(60, partial(self.put, "name"))
        self.label = Line(LONGEST_LABEL, partial(self.put, "label"))
        self.counter = Line(60, partial(self.put, "counter_name"), translate("editor", "the same"))
        self.id = Line(LONGEST_ID, partial(self.put, "id"))
        self.kind = Choice(
            [("infantry", translate("editor", "Infantry")), ("cavalry", translate("editor", "Cavalry"))], self._set_kind
        )
        self.full = Number(2, 12, partial(self.put, "full"))
        self.reduced = Number(1, 11, partial(self.put, "reduced"))
        self.nation = Line(LONGEST_ID, partial(self.put, "nationality"), translate("editor", "none"))
        for row, column, name, key, widget in (
            (0, 0, translate("editor", "Name"), "name", self.name),
            (0, 1, translate("editor", "On the counter, up to 11 letters"), "label", self.label),
            (0, 2, translate("editor", "Printed on the counter"), "counter_name", self.counter),
            (0, 3, translate("editor", "Id"), "id", self.id),
            (1, 0, translate("editor", "Arm"), "kind", self.kind),
            (1, 1, translate("editor", "Full strength"), "full", self.full),
            (1, 2, translate("editor", "Reduced strength"), "reduced", self.reduced),
            (1, 3, translate("editor", "Nationality"), "nationality", self.nation),
        ):
            self._field(grid, row, column, name, key, widget)
        panel.column.addLayout(grid)
        self.column.addWidget(panel)
        self.cards_panel = Panel(padding=12)
        row_ = QHBoxLayout()
        self.cards_title = Title("", "subtitle")
        row_.addWidget(self.cards_title, 1)
        self.add = QuietButton(translate("editor", "Add a kind of card"), "plus")
        self.add.clicked.connect(self._add)
        row_.addWidget(self.add)
        self.cards_panel.column.addLayout(row_)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(4)
        self.cards_panel.column.addLayout(self._grid)
        self._rows: list[dict[str, QWidget]] = []
        self._heads: list[QWidget] = []
        holder = QWidget()
        self._faces = Flow(holder, spacing=8)
        self.cards_panel.column.addWidget(holder)
        self.column.addWidget(self.cards_panel)
        self.column.addStretch(1)
        self.places["cards"] = self.add

    def show_entry(self, entry: Entry, nation: str, place: int) -> None:
        self.entry = entry
        self.title.setText(str(entry.get("name", "")))
        for label, reduced in zip(self.counters, (False, True), strict=True):
            look = counter_look(entry, nation, place, reduced=reduced)
            label.setPixmap(counter_pixmap(look, 72, self.devicePixelRatioF()))
        self.name.show_value(entry.get("name", ""))
        self.label.show_value(entry.get("label", ""))
        self.counter.show_value(entry.get("counter_name", ""))
        self.id.show_value(entry.get("id", ""))
        self.kind.show_value(entry.get("kind", "infantry"))
        self.full.show_value(entry.get("full", 2))
        self.reduced.show_value(entry.get("reduced", 1))
        self.nation.show_value(entry.get("nationality", ""))
        cards = entry.get("cards", [])
        total = sum(card.get("count", 0) for card in cards)
        self.cards_title.setText(translate("editor", "Cards: {count} of 5").format(count=total))
        self._show_cards(cards, nation)

    def _show_cards(self, cards: list[Entry], nation: str) -> None:
        while len(self._rows) < len(cards):
            self._rows.append(self._make_row(len(self._rows)))
        for number, row in enumerate(self._rows):
            for widget in row.values():
                widget.setVisible(number < len(cards))
        for head in self._heads:
            head.setVisible(bool(cards))
        for number, card in enumerate(cards):
            self._fill(self._rows[number], card)
        while (item := self._faces.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                delete_later(old)
        for card in cards:
            face = QLabel()
            face.setPixmap(card_pixmap(unit_card_look(self.entry, card, nation), None, 0.92, self.devicePixelRatioF()))
            self._faces.addWidget(face)
            face.show()

    def _columns(self) -> list[tuple[str, str]]:
        return [
            ("count", translate("editor", "Copies")),
            ("attack", translate("editor", "Attack")),
            ("defense", translate("editor", "Defence")),
            ("bombard", translate("editor", "Bombard")),
            ("volley", translate("editor", "Volley")),
            ("pursuit", translate("editor", "Pursuit")),
            ("withdraw", translate("editor", "Withdraw")),
        ]

    def _make_row(self, number: int) -> dict[str, QWidget]:
        if not self._heads:
            for column, (_, name) in enumerate(self._columns()):
                head = Text(name, "small", "muted", wrap=False)
                self._grid.addWidget(head, 0, column)
                self._grid.setColumnStretch(column, 1)
                self._heads.append(head)
        effects = {
            "": "–",
            "committed_attack": translate("editor", "commitment"),
            "guerrilla": translate("editor", "guerrilla"),
            "redoubt": translate("editor", "redoubt"),
        }
        row: dict[str, QWidget] = {
            "count": Number(1, 5, partial(self._set_card, number, "count")),
            "attack": Choice(dice_choices(), partial(self._set_card, number, "attack")),
            "defense": Number(2, 8, partial(self._set_card, number, "defense")),
            "bombard": Choice(dice_choices(), partial(self._set_card, number, "bombard")),
            "volley": Choice(dice_choices(), partial(self._set_card, number, "volley")),
            "pursuit": Choice(range_choices(), lambda word: self._set_card(number, "pursuit", span_of(word))),
            "withdraw": Choice(range_choices(), lambda word: self._set_card(number, "withdraw", span_of(word))),
            "effect": Choice([(key, effects[key]) for key in EFFECT_NAMES], partial(self._set_card, number, "effect")),
        }
        for column, (key, name) in enumerate(self._columns()):
            row[key].setAccessibleName(
                translate("editor", "Card {number}, {what}").format(number=number + 1, what=name)
            )
            self._grid.addWidget(row[key], 2 * number + 1, column)
            self.places[f"cards/{number}/{key}"] = row[key]
        stay = Tick(translate("editor", "Need not advance"), partial(self._set_card, number, "not_required_to_advance"))
        self._grid.addWidget(stay, 2 * number + 2, 0, 1, 3)
        row["not_required_to_advance"] = stay
        also = translate("editor", "Also as")
        row["effect"].setAccessibleName(
            translate("editor", "Card {number}, {what}").format(number=number + 1, what=also)
        )
        row["also"] = Text(also, "small", "muted", wrap=False)
        self._grid.addWidget(row["also"], 2 * number + 2, 3, Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(row["effect"], 2 * number + 2, 4, 1, 3)
        self.places[f"cards/{number}/effect"] = row["effect"]
        for key in ("attack", "bombard", "volley", "pursuit", "withdraw"):
            row[key].setStyleSheet("QComboBox { padding: 0 0 0 6px; } QComboBox::drop-down { width: 22px; }")
        remove = IconButton("trash", translate("editor", "Take this card out"))
        remove.clicked.connect(lambda: self._remove(number))
        self._grid.addWidget(remove, 2 * number + 1, len(self._columns()))
        row["remove"] = remove
        self.places[f"cards/{number}"] = row["count"]
        return row

    def _fill(self, row: dict[str, Any], card: Entry) -> None:
        row["count"].show_value(card.get("count", 1))
        row["defense"].show_value(card.get("defense", 2))
        for key in ("attack", "bombard", "volley", "effect"):
            row[key].show_value(card.get(key, ""))
        for key in ("pursuit", "withdraw"):
            row[key].show_value(span_word(card.get(key)))
        row["not_required_to_advance"].show_value(bool(card.get("not_required_to_advance")))

    def _set_card(self, number: int, key: str, value: Any) -> None:
        cards = list(self.entry.get("cards", []))
        card = say(cards[number], (key,), value)
        if key in ("attack", "bombard", "volley"):
            # The range follows from the dice.
            card.pop("range", None)
        cards[number] = card
        words = translate("editor", "Change a card")
        self.changed.emit({**self.entry, "cards": cards}, words, f"card {number} {key}")

    def _set_kind(self, kind: str) -> None:
        """Cavalry pursues with every card that attacks, infantry with none (§6.7)."""
        cards = []
        for card in self.entry.get("cards", []):
            plain = {key: value for key, value in card.items() if key != "pursuit"}
            cards.append({**plain, "pursuit": [1, 3]} if kind == "cavalry" and "attack" in card else plain)
        self.changed.emit({**self.entry, "kind": kind, "cards": cards}, translate("editor", "Change the arm"), "")

    def _add(self) -> None:
        cards = list(self.entry.get("cards", []))
        card = new_unit_card()
        if self.entry.get("kind") == "cavalry":
            card["pursuit"] = [1, 3]
        # Equal cards are never listed twice.
        while any({**card, "count": 0} == {**other, "count": 0} for other in cards) and card["defense"] < 8:
            card["defense"] += 1
        self.changed.emit({**self.entry, "cards": [*cards, card]}, translate("editor", "Add a card"), "")

    def _remove(self, number: int) -> None:
        cards = [card for place, card in enumerate(self.entry.get("cards", [])) if place != number]
        self.changed.emit({**self.entry, "cards": cards}, translate("editor", "Take a card out"), "")


class LeaderForm(Form):
    def __init__(self) -> None:
        super().__init__()
        panel = Panel(padding=12)
        head = QHBoxLayout()
        self.title = Title()
        head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignTop)
        self.face = QLabel()
        head.addWidget(self.face)
        panel.column.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        put: Callable[[str], Callable[[Any], None]] = lambda key: partial(self.put, key)  # noqa: E731
        self.name, self.id = Line(60, put("name")), Line(LONGEST_ID, put("id"))
        self.command = Number(1, 4, put("command"))
        self.attack, self.defence = Number(0, 8, partial(self._combat, 0)), Number(0, 8, partial(self._combat, 1))
        sure = [("auto", translate("editor", "without a die"))]
        self.rally = Choice(
            [*range_choices()[1:], *sure], lambda word: self.put("rally", word if word == "auto" else span_of(word))
        )
        self.pursuit = Tick(
            translate("editor", "Leads cavalry: −1 in pursuit"), lambda on: self.put("pursuit", -1 if on else None)
        )
        self.battery = Choice(
            dice_choices(), lambda word: self.put("grand_battery", {"dice": word, "range": 2} if word else None)
        )
        self.nation = Line(LONGEST_ID, put("nationality"), translate("editor", "all"))
        self.unit = Line(LONGEST_ID, put("unit"), translate("editor", "every unit"))
        self.assault = Choice(dice_choices(), put("assault"))
        for row, column, name, key, widget in (
            (0, 0, translate("editor", "Name"), "name", self.name),
            (0, 1, translate("editor", "Id"), "id", self.id),
            (0, 2, translate("editor", "Command"), "command", self.command),
            (1, 0, translate("editor", "Combat in attack"), "combat", self.attack),
            (1, 1, translate("editor", "Combat in defence"), "combat_defense", self.defence),
            (1, 2, translate("editor", "Rally"), "rally", self.rally),
            (2, 0, translate("editor", "Grand battery"), "grand_battery", self.battery),
            (2, 1, translate("editor", "Only the nationality"), "nationality", self.nation),
            (2, 2, translate("editor", "Pursuit"), "pursuit", self.pursuit),
            (3, 0, translate("editor", "Serves only the unit (its id)"), "unit", self.unit),
            (3, 1, translate("editor", "Brings to its assault"), "assault", self.assault),
        ):
            self._field(grid, row, column, name, key, widget)
        panel.column.addLayout(grid)
        self.column.addWidget(panel)
        self.column.addStretch(1)

    def show_entry(self, entry: Entry, nation: str, place: int) -> None:
        self.entry = entry
        self.title.setText(str(entry.get("name", "")))
        self.face.setPixmap(card_pixmap(leader_look(entry, nation), None, 1.0, self.devicePixelRatioF()))
        self.name.show_value(entry.get("name", ""))
        self.id.show_value(entry.get("id", ""))
        self.command.show_value(entry.get("command", 1))
        both: int = entry.get("combat", 0)
        self.attack.show_value(int(entry.get("combat_attack") or both))
        self.defence.show_value(int(entry.get("combat_defense") or both))
        rally = entry.get("rally", "")
        self.rally.show_value("auto" if rally == "auto" else span_word(rally))
        self.pursuit.show_value("pursuit" in entry)
        self.battery.show_value(entry.get("grand_battery", {}).get("dice", ""))
        self.nation.show_value(entry.get("nationality", ""))
        self.unit.show_value(entry.get("unit", ""))
        self.assault.show_value(entry.get("assault", ""))

    def _combat(self, which: int, value: int) -> None:
        """One number where both are the same."""
        both = [self.attack.value(), self.defence.value()]
        both[which] = value
        rest = {k: v for k, v in self.entry.items() if k not in ("combat", "combat_attack", "combat_defense")}
        said = {"combat": both[0]} if both[0] == both[1] else {"combat_attack": both[0], "combat_defense": both[1]}
        self.changed.emit({**rest, **said}, translate("editor", "Change the army"), f"combat {which}")


class HeadquartersForm(Form):
    """Every kind of card with its count; none of a kind takes it out."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Entry] = []
        panel = Panel(padding=12)
        self.title = Title("", "subtitle")
        panel.column.addWidget(self.title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        self.counts: dict[str, Number] = {}
        self.names: dict[str, Line] = {}
        for number, kind in enumerate(HQ_KINDS):
            row, column = number % 8, number // 8 * 2
            count = Number(0, HQ_CARDS, partial(self._count, kind))
            name = Line(60, partial(self._name, kind))
            plain = translate("cards", new_hq_card(kind)["name"])
            count.setAccessibleName(translate("editor", "Copies of {card}").format(card=plain))
            name.setAccessibleName(translate("editor", "Name of {card}").format(card=plain))
            grid.addWidget(count, row, column)
            grid.addWidget(name, row, column + 1)
            grid.setColumnStretch(column, 1)
            grid.setColumnStretch(column + 1, 3)
            self.counts[kind], self.names[kind] = count, name
        panel.column.addLayout(grid)
        self.column.addWidget(panel)
        self.column.addStretch(1)
        self.places["hq"] = self.counts[HQ_KINDS[0]]

    def show_cards(self, cards: list[Entry], leaders: int) -> None:
        self.cards = cards
        total = sum(card.get("count", 0) for card in cards)
        words = translate("editor", "Headquarters: {cards} cards and {leaders} leaders, {all} of {wanted}")
        self.title.setText(words.format(cards=total, leaders=leaders, all=total + leaders, wanted=HQ_CARDS))
        by_kind = {card.get("kind"): card for card in cards}
        for kind in HQ_KINDS:
            card = by_kind.get(kind)
            self.counts[kind].show_value(card.get("count", 0) if card else 0)
            self.names[kind].show_value(str(card.get("name", "")) if card else new_hq_card(kind)["name"])
            self.names[kind].setEnabled(card is not None)

    def _count(self, kind: str, count: int) -> None:
        known = any(card.get("kind") == kind for card in self.cards)
        cards = [{**card, "count": count} if card.get("kind") == kind else card for card in self.cards]
        if not known:
            cards.append(new_hq_card(kind, count))
            cards.sort(key=lambda card: HQ_KINDS.index(card["kind"]) if card.get("kind") in HQ_KINDS else 99)
        cards = [card for card in cards if card.get("count", 0) > 0]
        self.changed.emit(cards, translate("editor", "Change the headquarters"), f"hq {kind}")

    def _name(self, kind: str, name: str) -> None:
        cards = [{**card, "name": name} if card.get("kind") == kind else card for card in self.cards]
        self.changed.emit(cards, translate("editor", "Change the headquarters"), f"hq name {kind}")
