"""A player's decision from press to action: what is pressed goes to the decision, what comes of it to the session."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.board.lifetime import delete_later
from app.manoeuvre.board.looks import Mark
from app.manoeuvre.play.decisions.cards import (
    DiscardDecision,
    DrawDecision,
    GuerrillaDecision,
    OpeningHandDecision,
    ShowHandDecision,
    TopDiscardDecision,
)
from app.manoeuvre.play.decisions.combat import AnswerDecision, ReinforceDecision
from app.manoeuvre.play.decisions.decision import Decision
from app.manoeuvre.play.decisions.moves import ChooseUnitDecision, DeployDecision, HitOrRetreatDecision, MoveDecision
from app.manoeuvre.play.decisions.picking import AttackDecision, RestoreDecision
from app.manoeuvre.play.log_text import BattleHistory
from app.manoeuvre.play.offer import Button, Offer, Reply
from app.shell.errors import guarded
from app.shell.play.battle_source import BattleSource
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


DECISIONS: Final[dict[int, type[Decision]]] = {
    tags.SECTIONS: Decision,
    tags.NATIONS: Decision,
    tags.NATION: Decision,
    tags.EDGE: Decision,
    tags.DEAL: OpeningHandDecision,
    tags.DEPLOY: DeployDecision,
    tags.DISCARD: DiscardDecision,
    tags.TOP: TopDiscardDecision,
    tags.DRAW: DrawDecision,
    tags.MOVEMENT: MoveDecision,
    tags.MARCH: MoveDecision,
    tags.GUERRILLA: GuerrillaDecision,
    tags.COMBAT: AttackDecision,
    tags.RESTORATION: RestoreDecision,
    tags.REDOUBT: RestoreDecision,
    tags.ANSWER: AnswerDecision,
    tags.REINFORCE: ReinforceDecision,
    tags.CHOICE: HitOrRetreatDecision,
    tags.RETREAT: MoveDecision,
    tags.ADVANCE: ChooseUnitDecision,
    tags.COMMITMENT: ChooseUnitDecision,
    tags.SKIRMISH: MoveDecision,
    tags.SHOW: ShowHandDecision,
}


def decision_at(view: State, seat: int, history: Sequence[Action] = ()) -> Decision:
    """The decision of a seat in its own view; `history` has its actions that can be undone."""
    return DECISIONS[view.stack[-1]](view, seat, history)


class DecisionController(QObject):
    """Holds the decision at hand; there is none while nobody is asked."""

    offered = Signal(object)
    """Offer: show this now."""
    answered = Signal()
    """The decision is made, or was refused; its steps, if there are any, are on their way."""

    def __init__(self, session: BattleSource, history: BattleHistory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._history = history
        self._decision: Decision | None = None
        self._offer: Offer | None = None
        self.seat = -1
        self.rewinding = False
        """Cards are being taken back, and those after them played again: not to be shown as if they were new."""

    @property
    def offer(self) -> Offer | None:
        return self._offer

    def ask(self, seat: int) -> None:
        """Lay out the decision that this seat has now."""
        self.seat = seat
        free = self._session.battle.record.free
        self._decision = decision_at(self._session.seen(seat), seat, self._history.own_actions(seat, free))
        self._show()

    def clear(self) -> None:
        self._decision, self._offer, self.seat = None, None, -1

    def press_square(self, square: int) -> None:
        """A chosen goal pressed once more is confirmed."""
        if self._decision is None or self._offer is None:
            return
        if self._offer.marks.squares.get(square) is Mark.GOAL:
            for button in self._offer.buttons:
                if button.primary and button.enabled and button.actions:
                    self.press(button)
                    return
        self._do(self._decision.press_square(square))

    def press_card(self, place: int) -> None:
        if self._decision is not None:
            self._do(self._decision.press_card(place))

    def drag(self, start: int, end: int) -> None:
        if self._decision is not None:
            self._do(self._decision.drag(start, end))

    def press(self, button: Button) -> None:
        if self._decision is None:
            return
        if button.preview is not None:
            self._do(self._decision.press_preview(button.preview))
        elif button.actions or button.undo:
            self._do(Reply(button.undo, button.actions))
        else:
            self.back()

    def back(self) -> bool:
        """Put back what was picked; False if nothing was."""
        if self._decision is None or not self._decision.back():
            return False
        self._show()
        return True

    def _show(self) -> None:
        if self._decision is not None:
            self._offer = self._decision.offer()
            self.offered.emit(self._offer)

    def _do(self, reply: Reply) -> None:
        if not reply.undo and not reply.actions:
            self._show()
            return
        self.clear()
        self.rewinding = reply.undo > 0
        try:
            for _ in range(reply.undo):
                self._session.undo()
            for action in reply.actions:
                self._session.play(action)
        finally:
            self.rewinding = False
            # Whatever was refused, the battle goes on from where it stands.
            self.answered.emit()


class SetupPages(QObject):
    """Shows the pages of `app.manoeuvre.setup.pages`, and plays what is chosen there."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._page: QWidget | None = None

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    def show(self, seat: int) -> bool:
        """Whether the decision that this seat has now has a page; if so it is shown."""
        screen = self._screen
        if screen.view.turn:
            return False
        from app.manoeuvre.setup.pages import panel_for

        self._put_away()
        page = panel_for(screen.session.seen(seat), seat, screen.desktop)
        if page is None:
            return False
        page.chosen.connect(self._chosen)
        self._page = page
        screen.body.addWidget(page)
        screen.body.setCurrentWidget(page)
        screen.tools.at_table(False)
        page.setFocus()
        return True

    def _put_away(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            self._screen.body.setCurrentWidget(self._screen.table)
            self._screen.body.removeWidget(page)
            delete_later(page)
            self._screen.tools.at_table(True)

    @guarded
    def _chosen(self, actions: tuple[Action, ...]) -> None:
        self._put_away()
        try:
            for action in actions:
                self._screen.session.play(action)
        finally:
            self._screen.proceed()
