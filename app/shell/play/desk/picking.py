"""Decisions made of a card and squares, in any order: each press narrows down what is left until one thing is."""

from collections.abc import Sequence
from typing import Final

from app.board.looks import CardState, Mark
from app.board.words import translate
from app.shell.play.desk import actions, attempts
from app.shell.play.desk.base import AGAIN, Decision
from app.shell.play.offer import Button, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

MOST_BUTTONS: Final = 8
"""More choices than this are narrowed down by pressing, not offered as buttons."""


class Picking(Decision):
    """What is picked: a card, a unit of the own side, and a square of the enemy's."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.own = -1
        self.target = -1

    def squares(self, action: Action) -> tuple[int, ...]:
        """The squares an action is about."""
        _, a, b, _ = act.SHAPES[action.verb]
        return (*((action.a,) if a == "square" else ()), *((action.b,) if b == "square" else ()))

    def matching(self, place: int, own: int, target: int) -> list[Action]:
        """What is left to choose from with these picks."""
        return [
            action
            for action in self.plain()
            if (place < 0 or self.row[place] in actions.cards_of(action))
            and (own < 0 or own in self.squares(action))
            and (target < 0 or target in self.squares(action))
            and (action.verb != act.DONE or (place < 0 and own < 0 and target < 0))
        ]

    def left(self) -> list[Action]:
        return self.matching(self.place, self.own, self.target)

    def picked(self) -> bool:
        return self.place >= 0 or self.own >= 0 or self.target >= 0

    def square(self, square: int) -> Reply:
        unit = self.view.board[square]
        if unit >= 0 and unit >> 3 == self.seat:
            if square == self.own:
                self.own = -1
            elif self.matching(self.place, square, self.target):
                self.own = square
            elif self.matching(-1, square, -1):
                self.place, self.own, self.target = -1, square, -1
            else:
                return self.unfit(square)
        elif square == self.target:
            self.target = -1
        elif self.matching(self.place, self.own, square):
            self.target = square
        elif self.matching(-1, -1, square):
            self.place, self.own, self.target = -1, -1, square
        else:
            return self.unfit(square)
        return AGAIN

    def pulled(self, start: int, end: int) -> Reply:
        """An own unit is dragged onto its target: both are picked."""
        self.own = self.target = -1
        self.square(start)
        return self.square(end) if not self.refusal and start != end else AGAIN

    def unfit(self, square: int) -> Reply:
        """Why nothing can be done with this square."""
        return self.say(translate("desk", "Nothing can be done with this square now (§4)."), square)

    def card(self, place: int) -> Reply:
        if place == self.place:
            self.place = -1
        elif self.matching(place, self.own, self.target):
            self.place = place
        elif self.matching(place, -1, -1):
            self.place, self.own, self.target = place, -1, -1
        elif any(self.row[place] == action.a for action in self.legal if action.verb == act.SPY):
            return Reply(actions=(Action(act.SPY, self.row[place]),))
        else:
            return self.say(attempts.reason(self.view, self.seat, self.row[place]))
        return AGAIN

    def put_back(self) -> bool:
        picked = self.picked()
        self.place = self.own = self.target = -1
        return picked

    def choices(self) -> list[Button]:
        """Buttons for what is left, if that is little enough."""
        left = self.left() if self.picked() else []
        if len(left) > MOST_BUTTONS:
            return []
        return [self.button(action, len(left) == 1) for action in left]

    def buttons(self) -> list[Button]:
        if not self.picked():
            return self.passing(len(self.plain()) == 1)
        return [*self.choices(), actions.back(translate("desk", "Choose another"))]

    def lit(self) -> dict[int, Mark]:
        """Marks on what is picked and on what may still be."""
        squares: dict[int, Mark] = {}
        for action in self.matching(self.place, -1, -1) if self.place >= 0 else self.left():
            for square in self.squares(action):
                own = self.view.board[square] >> 3 == self.seat
                squares[square] = Mark.CHOICE if own else Mark.TARGET
        if self.own >= 0:
            squares[self.own] = Mark.SELECTED
        if self.target >= 0:
            squares[self.target] = Mark.TARGET
        return squares

    def state(self, place: int) -> CardState:
        if place == self.place:
            return CardState(chosen=True)
        return super().state(place)

    def offer(self) -> Offer:
        return self.make(self.buttons(), self.lit())
