"""What offering a battle over the network needs of a game: everything about it, in words, before anybody accepts.

A game registers an object of a class of its own as `offers`. What it leaves as it is here is said in the terms of the
contract, so that any game with screens can be offered.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.board.theme.parts import Panel, Title
from app.board.translation import translate
from engine.registry import Registration, games
from resources.content import Content


@dataclass(frozen=True)
class BattleOffer:
    """A battle to be fought with somebody elsewhere, and the seat that is one's own."""

    game: str
    scenario: Any
    seat: int = 0


class Differences(NamedTuple):
    """How a battle differs from one that the guest has himself, at a glance and in full."""

    head: str
    lines: tuple[str, ...] = ()
    unchanged: bool = False


class OfferSheets(QObject):
    """The panels that show a battle on offer, one below the other. Only a host may change anything in them."""

    changed = Signal(object)
    """BattleOffer: the host wants it otherwise."""

    panels: tuple[QWidget, ...] = ()

    def show_offer(self, offer: BattleOffer, library: Any, *, settled: bool = False, sender: str = "") -> None:
        """A battle that is being composed here or, with a sender, one to which somebody invites."""
        raise NotImplementedError

    def set_visible(self, shown: bool, invited: bool = False) -> None:
        """Some panels are for guests alone."""
        for panel in self.panels:
            panel.setVisible(shown)


class PlainSheets(OfferSheets):
    """The first state as text."""

    def __init__(self, offers: "GameOffers") -> None:
        super().__init__()
        self._offers = offers
        self.panel = Panel()
        self.title = Title()
        self.title.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.panel.column.addWidget(self.title)
        self.panel.column.addWidget(self.text, 1)
        self.panels = (self.panel,)

    def show_offer(self, offer: BattleOffer, library: Any, *, settled: bool = False, sender: str = "") -> None:
        title = self._offers.title(offer.scenario)
        self.title.setText(title)
        self.text.setAccessibleName(title)
        _, start = self._offers.content.prepare(offer.scenario, library, "", "")
        self.text.setPlainText(str(start))


class GameOffers:
    """The battles of one game as they are offered."""

    first = ""
    """The id of the scenario that is offered where none is chosen; empty for the first there is."""
    full = ""
    """That of the scenario in which the two choose everything in turn, if there is one."""

    def __init__(self, game: Registration) -> None:
        self.game = game

    @property
    def content(self) -> Content:
        found: Content = self.game.part("content")
        return found

    def begin(self, library: Any, wanted: str = "") -> Any:
        """The scenario of this id, or the one to begin with."""
        scenarios = self.content.scenarios(library)
        return next(scenarios[id] for id in (wanted, self.first, next(iter(scenarios))) if id in scenarios)

    def full_words(self) -> str:
        """What is chosen in that one."""
        return ""

    def title(self, scenario: Any) -> str:
        return translate("scenarios", self.content.title(scenario))

    def sides(self, scenario: Any, library: Any) -> str:
        """Who fights whom."""
        return ""

    def begins(self, scenario: Any) -> str:
        """Where it begins."""
        return ""

    def seat_words(self, scenario: Any, seat: int, library: Any) -> str:
        """Whom a guest would lead."""
        return (
            translate("lan", "You would lead the blue side.")
            if seat == 0
            else translate("lan", "You would lead the red side.")
        )

    def differences(self, scenario: Any, library: Any) -> Differences:
        """Compared with the scenarios that are here."""
        start = self._start(scenario, library)
        for own in self.content.scenarios(library).values():
            if self._start(own, library) == start:
                words = translate("lan", "This is the scenario “{title}”, as you have it.")
                return Differences(words.format(title=self.title(own)), unchanged=True)
        return Differences(translate("lan", "This is not one of the scenarios that you have."))

    def _start(self, scenario: Any, library: Any) -> tuple[str, dict[str, Any]]:
        header, _ = self.content.prepare(scenario, library, "", "")
        return header.start, dict(header.options)

    def check(self, scenario: Any, library: Any) -> None:
        """Raises Rejected if the battle cannot begin here."""
        self.content.prepare(scenario, library, "", "")

    def sheets(self, library: Any) -> OfferSheets:
        """The panels for a screen; what they show at first does not matter."""
        return PlainSheets(self)


def offers_of(game: str) -> GameOffers:
    """The battles of a registered game as they are offered."""
    registered = games()[game]
    if not registered.has("offers"):
        return GameOffers(registered)
    found: GameOffers = registered.part("offers")
    return found
