"""The defender's answer: press cards to stand by, press them again to take them back; or withdraw (§6.1)."""

from collections.abc import Sequence

from app.board.looks import CardState
from app.board.words import translate
from app.shell.play.desk import actions, attempts
from app.shell.play.desk.base import AGAIN, Decision
from app.shell.play.desk.fighting import fight_marks, table_row
from app.shell.play.desk.rewind import ANSWERS, step_of, without
from app.shell.play.desk.sheet import sheet
from app.shell.play.offer import Button, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.combat.totals import defence_total
from engine.manoeuvre.state import State


class Answering(Decision):
    """What the defender has added lies in his row until the answer is given."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.played = step_of(history, ANSWERS)
        combat = view.combat
        leader = [combat.defence_leader] if combat.defence_leader >= 0 else []
        self.row, self.table = table_row(view.hand[seat], [*combat.defence_cards, *leader])

    def card(self, place: int) -> Reply:
        number = self.row[place]
        if place in self.table:
            index = next((i for i, action in enumerate(self.played) if action.a == number), -1)
            if index < 0:
                return self.say(translate("desk", "This card has been tried and stays (§8, R15)."))
            return without(self.view, self.seat, self.played, index)
        for verb in ANSWERS:
            action = Action(verb, number)
            if action in self.legal:
                return Reply(actions=(action,))
        if any(number == action.a for action in self.legal if action != PASS):
            self.place = -1 if self.place == place else place
            return AGAIN
        return self.say(attempts.reason(self.view, self.seat, number))

    def state(self, place: int) -> CardState:
        if place in self.table:
            own = any(action.a == self.row[place] for action in self.played)
            return CardState(
                pill=translate("pills", "Added") if own else translate("pills", "Played"),
                chosen=True,
                tip=translate("desk", "Press it again to take it back.") if own else "",
            )
        return super().state(place)

    def offer(self) -> Offer:
        stand = Button(
            translate("desk", "Stand: defence {total}").format(total=defence_total(self.view)),
            (PASS,),
            actions.CONFIRM,
            primary=self.place < 0,
            icon="shield",
        )
        special = [
            self.button(action)
            for action in self.plain()
            if action.verb == act.WITHDRAW or (action.verb == act.LEAD and action.b)
        ]
        buttons = [stand, *special]
        if self.played:
            buttons.append(
                Button(translate("desk", "Take cards back"), undo=len(self.played), shortcut="T", icon="undo")
            )
        return self.make(
            self.picked_or(buttons, translate("desk", "Keep it")),
            marks=fight_marks(self.view),
            footnote=translate("desk", "Press cards to add them, again to take them back. One leader (§6.1, R25)."),
            combat=sheet(self.view, self.seat),
        )
