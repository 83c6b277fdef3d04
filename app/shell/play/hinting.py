"""Hints for the decision at hand, grade by grade: where to look, which action, why."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.board.looks import CardState, Overlay
from app.board.view.announce import announce
from app.board.words import translate
from app.shell.play.guard import guarded
from app.shell.play.offer import Offer
from app.shell.play.panels.hintbox import HintBox
from app.shell.play.table import COMBAT

if TYPE_CHECKING:
    from app.shell.play.advice import Advice
    from app.shell.play.advisor import Advisor
    from app.shell.play.screen import PlayScreen

WHERE, WHICH, WHY = 1, 2, 3


class Hinting(QObject):
    """Asks the advisor when a hint is first wanted, and tells no more of it than was asked for."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._advisor: Advisor | None = None
        self._advice: Advice | None = None
        self._grade = 0
        for box in (screen.table.decision.hint, screen.table.combat.hint):
            box.more.connect(self.ask)
            box.closed.connect(self.put_away)

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    @property
    def grade(self) -> int:
        return self._grade

    @guarded
    def ask(self) -> None:
        """The next grade."""
        if self._screen.asking.seat < 0:
            return
        self._grade = min(self._grade + 1, WHY)
        if self._grade == WHERE and self._advice is None:
            self._counsel().ask()
        self._show()

    @guarded
    def put_away(self) -> bool:
        """False if no hint was shown."""
        shown = self._grade > 0
        self._grade = 0
        self._advice = None
        if self._advisor is not None:
            self._advisor.cancel()
        for box in (self._screen.table.decision.hint, self._screen.table.combat.hint):
            box.put_away()
        if shown:
            self._screen.lenses.refresh()
            offer = self._screen.asking.offer
            if offer is not None:
                self._screen.table.show_hand(self._screen.view, self._screen.asking.seat, offer)
        return shown

    def close(self) -> None:
        if self._advisor is not None:
            self._advisor.close()

    def marked(self, offer: Offer) -> Offer:
        """The offer with the hint's cards pointed out in it."""
        if self._advice is None or not self._advice.cards:
            return offer
        hand = self._screen.view.hand[self._screen.asking.seat]
        wanted = [hand[place] for place in self._advice.cards if place < len(hand)]
        row = offer.hand or tuple(hand)
        states = [*offer.cards, *[CardState()] * (len(row) - len(offer.cards))]
        for place, card in enumerate(row):
            if card in wanted and not states[place].chosen:
                wanted.remove(card)
                states[place] = replace(states[place], pill=translate("play", "Hint"), faded=False)
        return replace(offer, cards=tuple(states))

    def overlay(self) -> Overlay | None:
        """Where to look."""
        if self._advice is None or not self._advice.squares:
            return None
        squares = self._advice.squares
        owners = dict.fromkeys(squares, self._screen.asking.seat)
        return Overlay(translate("play", "Hint"), owners, dict.fromkeys(squares, "?"))

    def _counsel(self) -> "Advisor":
        if self._advisor is None:
            from app.shell.play.advisor import Advisor

            self._advisor = Advisor(self._screen.session, parent=self)
            self._advisor.advised.connect(self._advised)
            self._advisor.failed.connect(self._failed)
        return self._advisor

    @guarded
    def _advised(self, advice: "Advice") -> None:
        self._advice = advice
        self._show()

    @guarded
    def _failed(self, sentence: str) -> None:
        self.put_away()
        self._screen.complain(sentence)

    def _box(self) -> HintBox:
        table = self._screen.table
        return table.combat.hint if table.page == COMBAT else table.decision.hint

    def _show(self) -> None:
        if not self._grade:
            return
        advice = self._advice
        if advice is None:
            self._box().show_hint((translate("play", "Looking at the field…"),), "")
            return
        # Which action names the place once more, so that the first grade need not stay.
        told = {WHERE: [advice.where], WHICH: [advice.which]}.get(self._grade, [advice.which, *advice.why])
        following = {
            WHERE: translate("play", "Which action?"),
            WHICH: translate("play", "Why?"),
        }.get(self._grade, "")
        self._box().show_hint(told, following)
        screen = self._screen
        screen.lenses.refresh()
        offer = screen.asking.offer
        if offer is not None:
            screen.table.show_hand(screen.view, screen.asking.seat, self.marked(offer))
        announce(self._box(), " ".join(told))
