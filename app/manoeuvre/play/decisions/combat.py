"""The attacker adds to his attack: cards, a leader as combat or command, supporters, commitments; or breaks it off."""

from collections.abc import Sequence
from typing import Final

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.action_text import cards_of
from app.manoeuvre.board.looks import CardState, Mark, Marks
from app.manoeuvre.play.decisions import card_presses
from app.manoeuvre.play.decisions.combat_odds import ANSWERS, REINFORCEMENTS, instead, rewound, step_of, without
from app.manoeuvre.play.decisions.combat_sheet import sheet
from app.manoeuvre.play.decisions.decision import AGAIN, CONFIRM, Decision, fight_marks, table_row
from app.manoeuvre.play.offer import Button, Offer, Reply
from engine import dice
from engine.manoeuvre import action as act
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.combat.reinforce import command_of
from engine.manoeuvre.combat.totals import attack_dice, defence_total
from engine.manoeuvre.fight import BY_COMBAT, BY_COMMAND
from engine.manoeuvre.state import State

AT_ONCE: Final = (act.ADD, act.COMMAND, act.LEAD, act.JOIN, act.COMMIT, act.SAPPERS)
"""What pressing a card plays, the first that is legal; a leader's other uses are then a press away."""
LEADING: Final = (act.LEAD, act.COMMAND, act.JOIN)


class ReinforceDecision(Decision):
    """Everything added lies in the row of cards and can be taken back until the dice are rolled."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.played = step_of(history, REINFORCEMENTS)
        combat = view.combat
        table = [*combat.attack_cards, *([combat.leader] if combat.leader >= 0 else [])]
        table += [
            action.a for action in self.played if action.verb in (act.COMMIT, act.SAPPERS) and not self._own(action)
        ]
        self.row, self.table = table_row(view.hand[seat], table)

    def _own(self, action: Action) -> bool:
        """Whether it is a card on the table that commits its own unit."""
        return action.verb == act.COMMIT and action.a in self.view.combat.attack_cards

    def card(self, place: int) -> Reply:
        number = self.row[place]
        if place in self.table:
            return self._take_back(number)
        for verb in AT_ONCE:
            action = Action(verb, number)
            if action in self.legal:
                return Reply(actions=(action,))
        if any(number in cards_of(action) for action in self.legal):
            self.place = -1 if self.place == place else place
            return AGAIN
        return self.say(card_presses.reason(self.view, self.seat, number))

    def _take_back(self, number: int) -> Reply:
        index = self._index(number)
        if index < 0:
            return self.say(translate("decisions", "The card that started the combat is spent (§6.1)."))
        return without(self.view, self.seat, self.played, index)

    def _index(self, number: int) -> int:
        """Which action of this step played the card; -1 if it was played before."""
        for index, action in enumerate(self.played):
            if action.verb != act.SUPPORT and action.a == number and not self._own(action):
                return index
        return -1

    def square(self, square: int) -> Reply:
        support = Action(act.SUPPORT, square)
        if support in self.played:
            return without(self.view, self.seat, self.played, self.played.index(support))
        if support in self.legal:
            return Reply(actions=(support,))
        return self.refuse(support, square)

    def dragged(self, start: int, end: int) -> Reply:
        """A unit dragged into the fight supports it."""
        return self.square(start)

    def state(self, place: int) -> CardState:
        if place not in self.table:
            return super().state(place)
        number = self.row[place]
        if self._index(number) < 0:
            return CardState(pill=translate("pills", "Played"), chosen=True)
        pill = translate("pills", "Added")
        if number == self.view.combat.leader:
            use = self.view.combat.leader_use
            pill = (
                translate("pills", "As command")
                if use == BY_COMMAND
                else translate("pills", "As combat")
                if use == BY_COMBAT
                else translate("pills", "With dice")
            )
        return CardState(pill=pill, chosen=True, tip=translate("decisions", "Click it again to take it back."))

    def leader_uses(self) -> tuple[Button, ...]:
        """The leader's uses in this attack, the one chosen first among equals `primary`."""
        index = next((i for i, action in enumerate(self.played) if action.verb in LEADING), -1)
        if index < 0:
            return ()
        now = self.played[index]
        before = rewound(self.view, self.seat, self.played, index)
        found = []
        for other in before.legal():
            if other.verb in LEADING and other.a == now.a:
                reply = instead(self.view, self.seat, self.played, index, other)
                if reply is not None:
                    found.append(
                        Button(self._use(other), reply.actions, primary=other == now, undo=reply.undo, icon="star")
                    )
        return tuple(found) if len(found) > 1 else ()

    def _use(self, action: Action) -> str:
        card = self.view.card(self.seat, action.a)
        if action.verb == act.LEAD:
            text = translate("decisions", "Combat +{value}").format(value=card.combat_attack)
        elif action.verb == act.COMMAND:
            text = translate("decisions", "Command {value}").format(value=4 if action.b else card.command)
        else:
            text = dice.text_of(card.attack)
        return translate("decisions", "{use}, with the Maharaja").format(use=text) if action.b else text

    def offer(self) -> Offer:
        pool = dice.text_of(attack_dice(self.view)).replace("+", " + ")
        attack = Button(
            translate("decisions", "Attack: roll {dice}").format(dice=pool),
            (PASS,),
            CONFIRM,
            primary=self.place < 0,
            icon="dice",
        )
        special = [
            self.button(action)
            for action in self.plain()
            if action.verb == act.SKIRMISH
            or (action.verb in LEADING and action.b)
            or (action.verb == act.COMMIT and self._own(action))
        ]
        buttons = [attack, *special]
        if self.played:
            buttons.insert(
                1, Button(translate("decisions", "Take cards back"), undo=len(self.played), shortcut="T", icon="undo")
            )
        return self.make(
            self.picked_or(buttons, translate("decisions", "Keep it")),
            marks=self._marks(),
            detail=self._detail(),
            footnote=translate("decisions", "You can take cards back until you roll (§6.1)."),
            combat=sheet(self.view, self.seat, leader_uses=self.leader_uses(), played=self.played),
        )

    def _marks(self) -> Marks:
        marks = fight_marks(self.view)
        squares = dict(marks.squares)
        for action in self.legal:
            if action.verb == act.SUPPORT:
                squares[action.a] = Mark.CHOICE
        return Marks(squares, marks.arrows)

    def _detail(self) -> str:
        if not any(action.verb == act.SUPPORT for action in self.legal):
            return ""
        more = command_of(self.view)
        return translate("decisions", "{leader} may bring in %n more unit(s): click on the board.", "", more).format(
            leader=names.card(self.view, self.seat, self.view.combat.leader)
        )


class AnswerDecision(Decision):
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
                return self.say(translate("decisions", "You tried to withdraw with this card, so it stays (§8, R15)."))
            return without(self.view, self.seat, self.played, index)
        for verb in ANSWERS:
            action = Action(verb, number)
            if action in self.legal:
                return Reply(actions=(action,))
        if any(number == action.a for action in self.legal if action != PASS):
            self.place = -1 if self.place == place else place
            return AGAIN
        return self.say(card_presses.reason(self.view, self.seat, number))

    def state(self, place: int) -> CardState:
        if place in self.table:
            own = any(action.a == self.row[place] for action in self.played)
            return CardState(
                pill=translate("pills", "Added") if own else translate("pills", "Played"),
                chosen=True,
                tip=translate("decisions", "Click it again to take it back.") if own else "",
            )
        return super().state(place)

    def offer(self) -> Offer:
        stand = Button(
            translate("decisions", "Stand: defence {total}").format(total=defence_total(self.view)),
            (PASS,),
            CONFIRM,
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
                Button(translate("decisions", "Take cards back"), undo=len(self.played), shortcut="T", icon="undo")
            )
        return self.make(
            self.picked_or(buttons, translate("decisions", "Keep it")),
            marks=fight_marks(self.view),
            footnote=translate(
                "decisions", "Click a card to add it, again to take it back. One leader only (§6.1, R25)."
            ),
            combat=sheet(self.view, self.seat),
        )
