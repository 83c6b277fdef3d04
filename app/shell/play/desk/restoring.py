"""The Restoration Phase: a card and a reduced unit, then a card and a unit to dig in (§7)."""

from dataclasses import replace

from app.board import names
from app.board.words import translate
from app.shell.play.desk import attempts
from app.shell.play.desk.picking import Picking
from app.shell.play.idle import is_idle
from app.shell.play.offer import Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, Action


class Restoring(Picking):
    """Press a card and a unit in any order."""

    def unfit(self, square: int) -> Reply:
        unit = self.view.board[square]
        if unit < 0 or unit >> 3 != self.seat:
            return self.say(
                translate("desk", "Press one of your own units: {square} holds none (§7).").format(
                    square=names.square(square)
                ),
                square,
            )
        number = self._number()
        if number >= 0:
            return self.refuse(self._for(number, square), square)
        return self.say(
            translate("desk", "You hold no card for {unit} (§7).").format(unit=names.unit(self.view, unit)), square
        )

    def _number(self) -> int:
        """A card that the player means: the one picked, or any that fits the phase."""
        if self.place >= 0:
            return self.row[self.place]
        for action in self.plain():
            if action.cards:
                return action.cards[0]
        return -1

    def _for(self, number: int, square: int) -> Action:
        meant = next(attempts.candidates(self.view, self.seat, number), None)
        verb = meant.verb if meant is not None else act.RESTORE
        return Action(verb, square, 0, (number,))

    def offer(self) -> Offer:
        alone = len(self.plain()) == 1
        if self.view.stack[-1] == tags.REDOUBT:
            detail = (
                translate("desk", "You hold no card for a redoubt.")
                if alone
                else translate("desk", "Press one of your units: a redoubt adds 3 to its defence.")
            )
            footnote = translate("desk", "It goes when the unit leaves (§7, R32).")
        else:
            detail = (
                translate("desk", "You hold no card that restores anybody.")
                if alone
                else translate("desk", "Press a card or a reduced unit.")
            )
            footnote = translate("desk", "One attempt a turn (§7, R30).")
        if self.picked() and len(self.left()) > 1:
            detail = translate("desk", "Press on to choose.")
        if alone and not is_idle(self.view):
            # Nothing is left to decide but that the turn is over, until which things can be taken back.
            end = replace(self.button(PASS, True), text=translate("desk", "End the turn"))
            return self.make([end], title=translate("desk", "Your turn is done"), detail=detail, footnote=footnote)
        return self.make(self.buttons(), self.lit(), detail=detail, footnote=footnote)
