"""The forms of the army mode for leaders and for the cards of the headquarters."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel

from app.board.theme.parts import Panel, Title
from app.board.translation import translate
from app.manoeuvre.board.paint.pixmaps import card_pixmap
from editor.fields import Choice, Line, Number, Tick
from editor.manoeuvre.documents.new_documents import new_hq_card
from editor.manoeuvre.modes.army_forms import Entry, Form, dice_choices, leader_look, range_choices, span_of, span_word
from resources.manoeuvre.card_tables import HQ_CARDS, HQ_KINDS, LONGEST_ID


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
