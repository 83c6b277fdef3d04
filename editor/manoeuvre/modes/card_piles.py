"""The cards that a scenario presets: hands, decks and discards of both sides, or left to chance."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem

from app.board.fault_words import sentence_words
from app.board.theme import fonts
from app.board.theme.parts import IconButton, Panel, Segmented, Text, Title
from app.board.translation import translate
from editor.fields import Choice, Tick
from editor.history import at
from engine import dice
from engine.manoeuvre.army import UNIT, Card
from resources.document import Document
from resources.faults import Fault
from resources.manoeuvre.library import Library


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
            item = QListWidgetItem(card_words(known[id]) if id in known else id)
            item.setData(Qt.ItemDataRole.UserRole, id)
            self.list.addItem(item)
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
