"""The Combat Phase: press a card, a unit or an enemy; what is possible lights up, with odds beforehand."""

from typing import Final

from app.board import names
from app.board.engine_words import refusal_words
from app.board.looks import CardState, Mark, Marks
from app.board.words import translate
from app.shell.play.desk import attempts
from app.shell.play.desk.picking import Picking
from app.shell.play.desk.sheet import sheet
from app.shell.play.offer import CombatSheet, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre.action import Action

BY_UNIT_CARD: Final = (act.ASSAULT, act.BOMBARD, act.VOLLEY)


class Declaring(Picking):
    """One combat or none. The card that opens it is spent as soon as it is declared (§6.1)."""

    def squares(self, action: Action) -> tuple[int, ...]:
        if action.verb in BY_UNIT_CARD:
            unit = self.seat * 8 + self.view.card(self.seat, action.a).unit
            return self.view.square[unit], action.b
        return super().squares(action)

    def unfit(self, square: int) -> Reply:
        return self.say(self._why(square), square)

    def _why(self, square: int) -> str:
        view = self.view
        unit = view.board[square]
        if unit < 0:
            return translate("desk", "Nobody stands on {square} (§6).").format(square=names.square(square))
        if unit >> 3 == self.seat:
            return translate("desk", "You hold no card that attacks with {unit} from there (§6.1, §6.2).").format(
                unit=names.unit(view, unit)
            )
        if self.place >= 0:
            refusal = attempts.refused(view, self._at(self.row[self.place], square))
            if refusal is not None:
                return refusal_words(refusal)
        return translate("desk", "None of your cards attacks {unit} on {square} (§6.1, §6.2).").format(
            unit=names.unit(view, unit), square=names.square(square)
        )

    def _at(self, number: int, square: int) -> Action:
        """The attack that this card would make on a square."""
        attack = next(attempts.candidates(self.view, self.seat, number))
        return Action(attack.verb, attack.a, square, attack.cards)

    def offer(self) -> Offer:
        left = self.left() if self.picked() else []
        return self.make(
            self.buttons(),
            marks=self._marks(left),
            detail=self._detail(left),
            footnote=translate("desk", "Esc puts everything back. One combat a turn; its first card is spent (§6.1)."),
            combat=self._preview(left),
        )

    def _marks(self, left: list[Action]) -> Marks:
        if len(left) != 1:
            return Marks(self.lit())
        action = left[0]
        squares = self.squares(action)
        start, end = squares[0], squares[-1]
        if start == end:
            return Marks({end: Mark.SELECTED if action.verb == act.HONOUR else Mark.TARGET})
        return Marks({start: Mark.SELECTED, end: Mark.TARGET}, arrows=((start, end),))

    def _detail(self, left: list[Action]) -> str:
        if not self.picked():
            if len(self.plain()) == 1:
                return translate("desk", "None of your cards can attack anybody now.")
            return translate("desk", "Press a card, one of your units or an enemy.")
        if len(left) == 1 and left[0].verb == act.HONOUR:
            return _honour(self, left[0].b)
        if len(left) == 1:
            return translate("desk", "These are the odds if nobody adds anything.")
        return translate("desk", "There are %n possible attack(s). Press on to choose.", "", len(left))

    def _preview(self, left: list[Action]) -> CombatSheet | None:
        """The sheet of the attack picked, before it is declared; of two forms by the same card, the first."""
        kinds_of = {(self.squares(action)[-1], action.cards, action.a) for action in left}
        if len(kinds_of) != 1 or left[0].verb == act.HONOUR:
            return None
        twin = self.view.copy()
        twin.do(left[0])
        return sheet(twin, self.seat, declared=False)

    def state(self, place: int) -> CardState:
        state = super().state(place)
        card = self.view.card(self.seat, self.row[place])
        if state.faded and card.kind in (kinds.LEADER, kinds.COMMITTED_ATTACK, kinds.SAPPERS, kinds.SKIRMISH):
            return CardState(pill=translate("pills", "After declaring"), faded=True, tip=state.tip)
        return state


def _honour(decision: Declaring, square: int) -> str:
    view = decision.view
    enemies = [
        view.board[place]
        for place in view.field.neighbours[square]
        if view.board[place] >= 0 and view.board[place] >> 3 != decision.seat
    ]
    unit = names.unit(view, view.board[square])
    sentence = translate("desk", "{unit} is lost; %n enemy unit(s) next to it to be hit (R41).", "", len(enemies))
    return sentence.format(unit=unit)
