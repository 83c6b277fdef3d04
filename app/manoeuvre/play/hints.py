"""Hints for the decision at hand, grade by grade: where to look, which action, why."""

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from app.board.announce import announce
from app.board.translation import translate
from app.manoeuvre.board.looks import CardState, Overlay
from app.manoeuvre.play.hint_text import Advice, advice_of
from app.manoeuvre.play.layout import COMBAT
from app.manoeuvre.play.offer import Offer
from app.manoeuvre.play.panels.decision import HintBox
from app.shell.errors import guarded
from app.shell.play.battle_source import BattleSource
from app.shell.play.computer import Computer
from app.shell.play.participants import HUMAN
from app.shell.play.session import Step
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import UNDO

if TYPE_CHECKING:
    from app.manoeuvre.play.hint_text import Advice
    from app.manoeuvre.play.screen import PlayScreen


WHERE, WHICH, WHY = 1, 2, 3


class Hints(QObject):
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
        if self._screen.decision_controller.seat < 0:
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
            self._screen.inspector_controls.refresh()
            offer = self._screen.decision_controller.offer
            if offer is not None:
                self._screen.table.show_hand(self._screen.view, self._screen.decision_controller.seat, offer)
        return shown

    def close(self) -> None:
        if self._advisor is not None:
            self._advisor.close()

    def marked(self, offer: Offer) -> Offer:
        """The offer with the hint's cards pointed out in it."""
        if self._advice is None or not self._advice.cards:
            return offer
        hand = self._screen.view.hand[self._screen.decision_controller.seat]
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
        owners = dict.fromkeys(squares, self._screen.decision_controller.seat)
        return Overlay(translate("play", "Hint"), owners, dict.fromkeys(squares, "?"))

    def _counsel(self) -> "Advisor":
        if self._advisor is None:
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
        screen.inspector_controls.refresh()
        offer = screen.decision_controller.offer
        if offer is not None:
            screen.table.show_hand(screen.view, screen.decision_controller.seat, self.marked(offer))
        announce(self._box(), " ".join(told))


LEVEL: Final = "marshal"


class Advisor(QObject):
    """Follows a session, and advises the persons in it. No process runs until somebody asks."""

    advised = Signal(object)
    """Advice; the first comes soon, better ones may follow until `finished`."""
    finished = Signal()
    failed = Signal(str)

    def __init__(self, session: BattleSource, level: str = LEVEL, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self._session = session
        self._level = level
        self._advisors: dict[int, Computer] = {}
        self._view: State | None = None
        session.stepped.connect(self._follow)

    @property
    def thinking(self) -> bool:
        return self._view is not None

    def ask(self) -> None:
        """Think about the decision at hand; nothing is asked if it is not a person's."""
        self.cancel()
        seat = self._session.battle.state.seat
        if self._session.battle.over or seat >= CHANCE or self._session.participants[seat].kind != HUMAN:
            return
        self._view = self._session.seen(seat)
        self._advisor(seat).think(self._view)

    def stop(self) -> None:
        """Have the best so far, at once."""
        for advisor in self._advisors.values():
            advisor.stop()

    def cancel(self) -> None:
        self._view = None
        for advisor in self._advisors.values():
            advisor.cancel()

    def close(self) -> None:
        self.cancel()
        for advisor in self._advisors.values():
            advisor.close()
        self._advisors.clear()

    def _advisor(self, seat: int) -> Computer:
        if seat not in self._advisors:
            seed = random.SystemRandom().getrandbits(32)
            advisor = Computer(
                self._level,
                seed,
                self._session.library.folder,
                briefing=lambda: self._session.course(seat),
                parent=self,
            )
            advisor.progressed.connect(lambda thought: self._heard(thought, False))
            advisor.done.connect(lambda thought: self._heard(thought, True))
            advisor.failed.connect(self._failed)
            self._advisors[seat] = advisor
        return self._advisors[seat]

    def _follow(self, step: Step) -> None:
        """A hint for a decision that has passed is no hint; what happened is remembered for the next."""
        self.cancel()
        record = self._session.battle.record
        for seat, advisor in self._advisors.items():
            if step.entry.text == UNDO and step.entry.seat < CHANCE:
                advisor.unwatch()
            elif record.is_action(step.entry.seat, step.entry.text):
                action = step.before.read(step.entry.text)
                advisor.watch(step.before.seen_by(seat), step.before.shown_to(action, seat))

    def _heard(self, thought: Any, final: bool) -> None:
        if self._view is None:
            return
        view = self._view
        if final:
            self._view = None
        self.advised.emit(advice_of(view, thought))
        if final:
            self.finished.emit()

    def _failed(self, sentence: str) -> None:
        if self._view is not None:
            self._view = None
            self.failed.emit(sentence)
            self.finished.emit()


__all__ = ["Advice", "Advisor"]
