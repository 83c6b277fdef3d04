"""Decisions made of a card and squares, in any order: each press narrows down what is left until one thing is."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.board.engine_words import refusal_words
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.action_text import cards_of, squares_of
from app.manoeuvre.board.looks import CardState, Mark, Marks
from app.manoeuvre.card_text import CARD_KINDS
from app.manoeuvre.play.decisions import card_presses
from app.manoeuvre.play.decisions.combat_sheet import sheet
from app.manoeuvre.play.decisions.decision import AGAIN, Decision, back
from app.manoeuvre.play.offer import Button, CombatSheet, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.state import State

MOST_BUTTONS: Final = 8
"""More choices than this are narrowed down by pressing, not offered as buttons."""


class PickDecision(Decision):
    """What is picked: a card, a unit of the own side, and a square of the enemy's."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.own = -1
        self.target = -1
        self.choice: Action | None = None
        """The one action that a button has picked."""

    def squares(self, action: Action) -> tuple[int, ...]:
        """The squares an action is about."""
        return squares_of(action)

    def matching(self, place: int, own: int, target: int) -> list[Action]:
        """What is left to choose from with these picks."""
        return [
            action
            for action in self.plain()
            if (place < 0 or self.row[place] in cards_of(action))
            and (own < 0 or own in self.squares(action))
            and (target < 0 or target in self.squares(action))
            and (action.verb != act.DONE or (place < 0 and own < 0 and target < 0))
        ]

    def left(self) -> list[Action]:
        if self.choice is not None:
            return [self.choice]
        return self.matching(self.place, self.own, self.target)

    def picked(self) -> bool:
        return self.place >= 0 or self.own >= 0 or self.target >= 0 or self.choice is not None

    def square(self, square: int) -> Reply:
        self.choice = None
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

    def dragged(self, start: int, end: int) -> Reply:
        """An own unit is dragged onto its target: both are picked."""
        self.own = self.target = -1
        self.square(start)
        return self.square(end) if not self.refusal and start != end else AGAIN

    def unfit(self, square: int) -> Reply:
        """Why nothing can be done with this square."""
        return self.say(translate("decisions", "You can't do anything with this square now (§4)."), square)

    def card(self, place: int) -> Reply:
        self.choice = None
        if place == self.place:
            self.place = -1
        elif self.matching(place, self.own, self.target):
            self.place = place
        elif self.matching(place, -1, -1):
            self.place, self.own, self.target = place, -1, -1
        elif any(self.row[place] == action.a for action in self.legal if action.verb == act.SPY):
            return Reply(actions=(Action(act.SPY, self.row[place]),))
        else:
            return self.say(card_presses.reason(self.view, self.seat, self.row[place]))
        return AGAIN

    def put_back(self) -> bool:
        picked = self.picked()
        if self.choice is not None:
            # Back to the choice between several, with what else was picked.
            self.choice = None
            return picked
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
        return [*self.choices(), back(translate("decisions", "Choose another"))]

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


BY_UNIT_CARD: Final = (act.ASSAULT, act.BOMBARD, act.VOLLEY)


class AttackDecision(PickDecision):
    """One combat or none. The card that opens it is spent as soon as it is declared (§6.1)."""

    def squares(self, action: Action) -> tuple[int, ...]:
        if action.verb in BY_UNIT_CARD:
            unit = self.seat * 8 + self.view.card(self.seat, action.a).unit
            return self.view.square[unit], action.b
        return super().squares(action)

    def preview(self, action: Action) -> Reply:
        self.choice = action
        return AGAIN

    def choices(self) -> list[Button]:
        """Of several attacks none is spent unseen: a button shows its odds first, the next one declares it."""
        found = super().choices()
        if len(found) < 2:
            return found
        texts = [button.text for button in found]
        return [
            replace(
                button,
                text=button.text if texts.count(button.text) == 1 else self._told_apart(button),
                actions=(),
                preview=button.actions[0],
            )
            for button in found
        ]

    def _told_apart(self, button: Button) -> str:
        """Two cards of one unit may attack alike, but not defend alike."""
        card = self.view.card(self.seat, cards_of(button.actions[0])[0])
        return translate("decisions", "{attack}, defence {value}").format(attack=button.text, value=card.defence)

    def unfit(self, square: int) -> Reply:
        return self.say(self._why(square), square)

    def _why(self, square: int) -> str:
        view = self.view
        unit = view.board[square]
        if unit < 0:
            return translate("decisions", "There is nobody on {square} (§6).").format(square=names.square(square))
        if unit >> 3 == self.seat:
            return translate("decisions", "You have no card to attack with {unit} from there (§6.1, §6.2).").format(
                unit=names.unit(view, unit)
            )
        if self.place >= 0:
            refusal = card_presses.refused(view, self._at(self.row[self.place], square))
            if refusal is not None:
                return refusal_words(refusal)
        return translate("decisions", "None of your cards can attack {unit} on {square} (§6.1, §6.2).").format(
            unit=names.unit(view, unit), square=names.square(square)
        )

    def _at(self, number: int, square: int) -> Action:
        """The attack that this card would make on a square."""
        attack = next(card_presses.candidates(self.view, self.seat, number))
        return Action(attack.verb, attack.a, square, attack.cards)

    def offer(self) -> Offer:
        left = self.left() if self.picked() else []
        return self.make(
            self.buttons(),
            marks=self._marks(left),
            detail=self._detail(left),
            footnote=self._footnote(),
            combat=self._preview(left),
        )

    def _footnote(self) -> str:
        if not self.picked() and len(self.plain()) > 1:
            return translate("decisions", "Press N for no combat. Once you attack, the card is spent (§6.1).")
        return translate("decisions", "Press Esc to start over. Once you attack, the card is spent (§6.1).")

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
                return translate("decisions", "None of your cards can attack now.")
            return translate("decisions", "Click a card, one of your units or an enemy.")
        if len(left) == 1 and left[0].verb == act.HONOUR:
            return _honour(self, left[0].b)
        if len(left) == 1:
            return translate("decisions", "These are the odds if nobody adds anything.")
        return translate("decisions", "%n attack(s) possible. Click to choose.", "", len(left))

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
        if state.faded and CARD_KINDS[card.kind].once_declared:
            return CardState(pill=translate("pills", "After declaring"), faded=True, tip=state.tip)
        return state


def _honour(decision: AttackDecision, square: int) -> str:
    view = decision.view
    enemies = [
        view.board[place]
        for place in view.field.neighbours[square]
        if view.board[place] >= 0 and view.board[place] >> 3 != decision.seat
    ]
    unit = names.unit(view, view.board[square])
    sentence = translate("decisions", "{unit} is lost, and hits %n enemy unit(s) next to it (R41).", "", len(enemies))
    return sentence.format(unit=unit)


class RestoreDecision(PickDecision):
    """Press a card and a unit in any order."""

    def unfit(self, square: int) -> Reply:
        unit = self.view.board[square]
        if unit < 0 or unit >> 3 != self.seat:
            return self.say(
                translate("decisions", "Click one of your own units: there is none on {square} (§7).").format(
                    square=names.square(square)
                ),
                square,
            )
        number = self._number()
        if number >= 0:
            return self.refuse(self._for(number, square), square)
        return self.say(
            translate("decisions", "You have no card for {unit} (§7).").format(unit=names.unit(self.view, unit)), square
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
        meant = next(card_presses.candidates(self.view, self.seat, number), None)
        verb = meant.verb if meant is not None else act.RESTORE
        return Action(verb, square, 0, (number,))

    def offer(self) -> Offer:
        alone = len(self.plain()) == 1
        if self.view.stack[-1] == tags.REDOUBT:
            detail = (
                translate("decisions", "You have no card to build a redoubt.")
                if alone
                else translate("decisions", "Click one of your units: a redoubt adds 3 to its defence.")
            )
            footnote = translate("decisions", "The redoubt is gone when the unit leaves (§7, R32).")
        else:
            detail = (
                translate("decisions", "You have no card to restore a unit.")
                if alone
                else translate("decisions", "Click a card or a reduced unit.")
            )
            footnote = translate("decisions", "One attempt a turn (§7, R30).")
        if self.picked() and len(self.left()) > 1:
            detail = translate("decisions", "Click to choose.")
        if alone and self.view.idle() is None:
            # Nothing is left to decide but that the turn is over, until which things can be taken back.
            end = replace(self.button(PASS, True), text=translate("decisions", "End turn"))
            undo = translate("decisions", "Until then you can undo.")
            return self.make([end], title=translate("decisions", "Your turn is done"), footnote=undo)
        return self.make(self.buttons(), self.lit(), detail=detail, footnote=footnote)
