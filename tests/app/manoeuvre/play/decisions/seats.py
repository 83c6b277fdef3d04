"""A person at the decision of a small battle: presses, reads the offer, and what he plays is played."""

from app.manoeuvre.play.decision_controller import decision_at
from app.manoeuvre.play.decisions.decision import Decision
from app.manoeuvre.play.offer import Button, Offer, Reply
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import square_name, square_of
from engine.manoeuvre.state import State
from tests.table import Table


class Person:
    """Sits in one seat and keeps what could be taken back."""

    def __init__(self, table: Table, seat: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.history: list[Action] = []
        self.earlier: list[State] = []
        self.decision = self._decision()

    def _decision(self) -> Decision:
        return decision_at(self.table.state.seen_by(self.seat), self.seat, self.history)

    @property
    def offer(self) -> Offer:
        return self.decision.offer()

    def press(self, *words: str) -> "Person":
        """Squares by name, cards by id, buttons by how their words begin."""
        for word in words:
            self._carry_out(self._press(word))
        return self

    def _press(self, word: str) -> Reply:
        if len(word) == 2 and word[0] in "abcdefgh" and word[1].isdigit():
            return self.decision.press_square(square_of(word))
        cards = self.table.state.armies[self.seat].number_of
        if word in cards:
            return self.decision.press_card(self.offer.hand.index(cards[word]))
        button = self.button(word)
        if button.preview is not None:
            return self.decision.press_preview(button.preview)
        if not button.actions and not button.undo:
            assert self.decision.back()
        return Reply(button.undo, button.actions)

    def drag(self, start: str, end: str) -> "Person":
        self._carry_out(self.decision.drag(square_of(start), square_of(end)))
        return self

    def button(self, words: str) -> Button:
        sheet = self.offer.combat
        every = [*self.offer.buttons, *(sheet.leader_uses if sheet else ())]
        return next(button for button in every if button.text.startswith(words))

    @property
    def words(self) -> list[str]:
        return [button.text for button in self.offer.buttons]

    def _carry_out(self, reply: Reply) -> None:
        if not reply.undo and not reply.actions:
            return
        for _ in range(reply.undo):
            self.history.pop()
            self.table.state = self.earlier.pop()
        for action in reply.actions:
            self.earlier.append(self.table.state.copy())
            self.history.append(action)
            self.table.state.apply(action)
        if self.table.state.seat == self.seat:
            self.decision = self._decision()

    def marked(self, mark: object) -> set[str]:
        return {square_name(square) for square, found in self.offer.marks.squares.items() if found is mark}

    def pill(self, card: str) -> str:
        offer = self.offer
        return offer.cards[offer.hand.index(self.table.state.armies[self.seat].number_of[card])].pill
