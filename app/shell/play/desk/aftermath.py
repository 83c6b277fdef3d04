"""Decisions after the dice: retreat or hit, who advances, who pays for a commitment (§6.6, R16, R23)."""

from app.board import names
from app.board.looks import Mark
from app.board.words import translate
from app.shell.play.desk.base import AGAIN, Decision
from app.shell.play.offer import Button, Offer, Reply
from app.shell.play.told.line import listed
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import REDUCED


class Choosing(Decision):
    """Retreat or hit: two buttons, and where it would go. Pressing such a square is to retreat there."""

    def square(self, square: int) -> Reply:
        if square not in self.view.retreats(self.view.combat.target):
            return self.refuse(Action(act.RETREAT_TO, square), square)
        retreat = Action(act.RETREAT)
        twin = self.view.copy()
        twin.do(retreat)
        there = Action(act.RETREAT_TO, square)
        if twin.seat == self.seat and there in twin.legal():
            return Reply(actions=(retreat, there))
        return Reply(actions=(retreat,))

    def offer(self) -> Offer:
        view = self.view
        target = view.combat.target
        ways = view.retreats(target)
        squares = dict.fromkeys(ways, Mark.CHOICE) | {view.combat.square: Mark.TARGET}
        return self.make(
            [self._button(action) for action in self.plain()],
            squares,
            detail=self._detail(ways),
            footnote=translate("desk", "A hit reduces a full unit and removes a reduced one (§6.6)."),
        )

    def _button(self, action: Action) -> Button:
        reduced = self.view.steps[self.view.combat.target] == REDUCED
        plain = self.button(action)
        if action.verb == act.HIT:
            text = translate("desk", "Hit: it is lost") if reduced else translate("desk", "Hit: it is reduced")
        elif not self.view.retreats(self.view.combat.target):
            text = translate("desk", "Retreat: it is lost")
        else:
            text = plain.text
        return Button(text, plain.actions, plain.shortcut, icon=plain.icon)

    def _detail(self, ways: list[int]) -> str:
        unit = names.unit(self.view, self.view.combat.target)
        if not ways:
            return translate("desk", "{unit} has no way out: to retreat is to be lost (§6.6, R13).").format(unit=unit)
        places = listed([names.square(square) for square in ways])
        return translate("desk", "{unit} would retreat to {squares}; the attacker may then advance.").format(
            unit=unit, squares=places
        )


class Naming(Decision):
    """Name one of the own units: to advance, or to take a hit. Press it, or its button."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.own = -1

    def square(self, square: int) -> Reply:
        action = next((one for one in self.legal if one.verb in (act.ADVANCE, act.SUFFER) and one.a == square), None)
        if action is None:
            verb = next(one.verb for one in self.legal if one.verb in (act.ADVANCE, act.SUFFER))
            return self.refuse(Action(verb, square), square)
        if self.own == square:
            return Reply(actions=(action,))
        self.own = square
        return AGAIN

    def pulled(self, start: int, end: int) -> Reply:
        advance = Action(act.ADVANCE, start)
        if advance in self.legal and end == self.view.combat.square:
            return Reply(actions=(advance,))
        return self.square(start)

    def put_back(self) -> bool:
        picked = self.own >= 0
        self.own = -1
        return picked or super().put_back()

    def offer(self) -> Offer:
        named = [action for action in self.plain() if action.verb != act.DONE]
        squares = {action.a: Mark.CHOICE for action in named}
        if self.own >= 0:
            squares[self.own] = Mark.SELECTED
        buttons = [self.button(action, action.a == self.own) for action in named]
        return self.make(buttons + self.passing(False), squares)
