"""A battle of Commanders on offer over the network: its board, who leads which side, and every rule option."""

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QSizePolicy

from app.board.theme import fonts
from app.board.theme.parts import Panel, Segmented, Text, Title
from app.board.translation import translate
from app.commanders import names
from app.commanders.board.from_state import board_look
from app.commanders.board.view import BoardView
from app.shell.lan.offers import BattleOffer, GameOffers, OfferSheets
from engine.commanders.options import Options
from engine.commanders.registration import GAME
from engine.commanders.start import CUSTOM
from resources.commanders.content import CONTENT, Library
from resources.commanders.scenarios import Scenario

SEATS: Final = ("white", "black")


class CommandersOffers(GameOffers):
    """The battles of Commanders as they are offered."""

    first = "marengo"

    def sides(self, scenario: Scenario, library: Library) -> str:
        return translate("commanders", "White in the south against Black in the north")

    def begins(self, scenario: Scenario) -> str:
        if scenario.setup == CUSTOM:
            return translate("commanders", "You both post your armies in secret.")
        return translate("commanders", "Both armies are in place; it begins with the orders.")

    def seat_words(self, scenario: Scenario, seat: int, library: Library) -> str:
        return translate("commanders", "You would command {side}.").format(side=names.side(seat))

    def sheets(self, library: Library) -> OfferSheets:
        return CommandersSheets()


def rule_lines(options: Options) -> list[str]:
    """Every rule option of a battle, a line each."""
    orders = translate("commanders", "Ten orders a round")
    if options.die:
        orders = translate("commanders", "A die says how many orders each side has")
    if options.couriers:
        orders = translate("commanders", "{orders}; couriers carry them").format(orders=orders)
    lines = [
        orders,
        translate("commanders", "Morale: whoever loses all 15 points has lost")
        if options.morale
        else translate("commanders", "Ten points win"),
        translate("commanders", "At most %n round(s)", "", options.rounds),
        translate("commanders", "Terrain counts") if options.terrain else translate("commanders", "No terrain"),
    ]
    for seat in (0, 1):
        if options.more(seat):
            words = translate("commanders", "{side} has %n order(s) more", "", options.more(seat))
            lines.append(words.format(side=names.side(seat)))
    return lines


class CommandersSheets(OfferSheets):
    """The board at the start, then notes, side and rules. A host may swap the sides."""

    def __init__(self) -> None:
        super().__init__()
        self._offer: BattleOffer | None = None
        self.field = Panel()
        self.board = BoardView()
        self.board.setMinimumHeight(round(320 * fonts.scale()))
        self.field.column.addWidget(self.board, 1)
        self.about = Panel()
        self.about.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.notes = Text(tone="muted")
        words = translate("commanders", "You command")
        self.side = Segmented([(key, names.side(seat)) for seat, key in enumerate(SEATS)], words)
        self.side.chosen.connect(self._choose)
        self.rules = Text()
        for widget in (Title(translate("commanders", "The battle")), self.notes, self.side, self.rules):
            self.about.column.addWidget(widget)
        self.panels = (self.field, self.about)

    def show_offer(self, offer: BattleOffer, library: Library, *, settled: bool = False, sender: str = "") -> None:
        scenario: Scenario = offer.scenario
        self._offer = offer
        self.board.set_facing(offer.seat)
        self.board.show_board(board_look(CONTENT.prepare(scenario, library, "", "")[1]))  # type: ignore[arg-type]
        notes = " ".join(scenario.notes.split())
        if sender and notes:
            # Its description is the host's, whatever it claims.
            notes = translate("lan", "{name} describes it so: “{notes}”").format(name=sender, notes=notes)
        elif notes:
            notes = translate("scenarios", notes)
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))
        self.side.blockSignals(True)
        self.side.choose(SEATS[offer.seat])
        self.side.blockSignals(False)
        self.side.setVisible(not sender)
        self.side.setEnabled(not settled)
        lines = rule_lines(scenario.options)
        self.rules.setText("\n".join(lines))
        self.about.setAccessibleDescription("; ".join(lines))

    def _choose(self, key: str) -> None:
        if self._offer is not None and SEATS.index(key) != self._offer.seat:
            self.changed.emit(replace(self._offer, seat=SEATS.index(key)))


OFFERS: Final = CommandersOffers(GAME)
