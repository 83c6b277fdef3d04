"""Set-up decisions as far as buttons and squares express them: opening hand, units placed and swapped."""

from collections.abc import Sequence

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import Mark
from app.manoeuvre.play.decisions import action_buttons
from app.manoeuvre.play.decisions.decision import AGAIN, Decision
from app.manoeuvre.play.offer import Button, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.phases.setup import deploying
from engine.manoeuvre.state import State


class OpeningHand(Decision):
    """The opening hand, chosen card by card out of the whole deck."""

    def offer(self) -> Offer:
        taken = len(self.view.hand[self.seat])
        return self.make(
            [self.button(action) for action in self.plain()],
            detail=translate("desk", "%n card(s) chosen.", "", taken),
        )


class Deploying(Decision):
    """Press a square for the unit that is next; press a unit that stands, then where it shall be instead."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.played = [action for action in history if action.verb == act.PLACE]
        self.own = -1

    def square(self, square: int) -> Reply:
        if self.own >= 0:
            return self._change(self.own, square)
        unit = self.view.board[square]
        if unit >= 0 and any(action.a == unit & 7 for action in self.played) and unit >> 3 == self.seat:
            self.own = square
            return AGAIN
        place = Action(act.PLACE, deploying(self.view) & 7, square)
        return Reply(actions=(place,)) if place in self.legal else self.refuse(place, square)

    def pulled(self, start: int, end: int) -> Reply:
        unit = self.view.board[start]
        if unit >= 0 and any(action.a == unit & 7 for action in self.played):
            return self._change(start, end)
        return self.square(end)

    def _change(self, start: int, end: int) -> Reply:
        """Move a unit that stands, or let it change places with another; later ones are set up again."""
        self.own = -1
        if start == end:
            return AGAIN
        swap = {start: end, end: start}
        index = min(i for i, action in enumerate(self.played) if action.b in swap)
        again = tuple(Action(act.PLACE, one.a, swap.get(one.b, one.b)) for one in self.played[index:])
        foreign = self.view.board[end] >= 0 and not any(action.b == end for action in self.played)
        if end not in self.view.field.homes[self.view.edges[self.seat]] or foreign:
            return self.refuse(Action(act.PLACE, deploying(self.view) & 7, end), end)
        return Reply(undo=len(self.played) - index, actions=again)

    def put_back(self) -> bool:
        picked = self.own >= 0
        self.own = -1
        return picked

    def offer(self) -> Offer:
        squares = {action.b: Mark.CHOICE for action in self.legal}
        if self.own >= 0:
            squares[self.own] = Mark.SELECTED
        buttons = [action_buttons.back(translate("desk", "Leave it there"))] if self.own >= 0 else []
        if self.played and self.own < 0:
            buttons.append(Button(translate("desk", "Take the last one back"), undo=1, shortcut="T", icon="undo"))
        detail = (
            translate("desk", "Press where {unit} shall stand instead, or a unit to change places with.").format(
                unit=names.unit(self.view, self.view.board[self.own])
            )
            if self.own >= 0
            else translate("desk", "Press a square in your two rows; press a unit to move it or swap it.")
        )
        return self.make(
            buttons,
            squares,
            detail=detail,
            footnote=translate("desk", "Your two rows, no lakes, one unit a square (§3, R47)."),
        )
