"""Decisions about cards alone: what to discard, which lies on top, spies, guerrillas, showing a hand."""

from collections.abc import Sequence

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import CardState
from app.manoeuvre.play.decisions import action_buttons
from app.manoeuvre.play.decisions.decision import AGAIN, Decision
from app.manoeuvre.play.offer import Button, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.position import CANCEL_MARCH, CANCEL_SUPPLY
from engine.manoeuvre.state import State


class Discarding(Decision):
    """Press the cards that go; the one pressed last lies on top, where the enemy sees it (R37)."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.places: list[int] = []

    def square(self, square: int) -> Reply:
        unit = self.view.board[square]
        if unit >= 0 and unit >> 3 == self.seat:
            return self.say(translate("desk", "First the cards: units move in the third phase (§4)."), square)
        return AGAIN

    def card(self, place: int) -> Reply:
        if place in self.places:
            self.places.remove(place)
        else:
            self.places.append(place)
        return AGAIN

    def put_back(self) -> bool:
        picked = bool(self.places)
        self.places = []
        return picked

    def state(self, place: int) -> CardState:
        if place not in self.places:
            return CardState()
        on_top = place == self.places[-1] and len(self.places) > 1
        pill = translate("pills", "On top") if on_top else translate("pills", "Discard")
        return CardState(pill=pill, chosen=True)

    def offer(self) -> Offer:
        if not self.places:
            detail = translate("desk", "Press the cards you do not want. Every card drawn brings nightfall nearer.")
            return self.make(self.passing(True), detail=detail, footnote=_discard_note())
        numbers = tuple(sorted(self.row[place] for place in self.places))
        top = self.row[self.places[-1]]
        played = [Action(act.DISCARD, 0, 0, numbers)]
        detail = ""
        if len(numbers) > 1:
            played.append(Action(act.TOP, top))
            detail = translate("desk", "{card} lies on top, where the enemy sees it.").format(
                card=names.card(self.view, self.seat, top)
            )
        discard = Button(
            translate("desk", "Discard %n card(s)", "", len(numbers)),
            tuple(played),
            action_buttons.CONFIRM,
            primary=True,
            icon="discard",
        )
        return self.make(
            [discard, action_buttons.back(translate("desk", "Put them back"))], detail=detail, footnote=_discard_note()
        )


def _discard_note() -> str:
    return translate("desk", "The card pressed last lies on top. You then draw up to five (§4, R37).")


class Topping(Decision):
    """Which of several discards lies on top: press it (R37)."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.row = tuple(sorted(view.pending))

    def card(self, place: int) -> Reply:
        return Reply(actions=(Action(act.TOP, self.row[place]),))

    def state(self, place: int) -> CardState:
        return CardState(pill=translate("pills", "Discarded"), chosen=True)


class Drawing(Decision):
    """The hand is full again; a spy may still be sent before the movement (R35)."""

    def offer(self) -> Offer:
        buttons = self.picked_or(self.passing(True), translate("desk", "Keep it"))
        return self.make(buttons, title=translate("desk", "Your hand is drawn"))


class Replying(Decision):
    """A card of the enemy's waits for a Guerrilla, or for leave to go through (R31)."""

    def offer(self) -> Offer:
        replies = [action for action in self.legal if action != PASS]
        buttons = [self.button(action) for action in replies] + self.passing(not replies)
        detail = "" if replies else translate("desk", "You hold no card that could cancel it.")
        return self.make(self.picked_or(buttons, translate("desk", "Keep it")), detail=detail or _at_stake(self.view))


def _at_stake(view: State) -> str:
    if view.cancellable == CANCEL_SUPPLY:
        return translate("desk", "It would move one more unit.")
    if view.cancellable == CANCEL_MARCH:
        return translate("desk", "{unit} would march on from {square}.").format(
            unit=names.unit(view, view.moved[-1]), square=names.square(view.square[view.moved[-1]])
        )
    return translate("desk", "{unit} would be back at full strength.").format(unit=names.unit(view, view.restoring))


class Showing(Decision):
    """The spy is at the tent: there is only one thing to do."""

    def state(self, place: int) -> CardState:
        return CardState(pill=translate("pills", "Shown"))

    def card(self, place: int) -> Reply:
        return AGAIN

    def offer(self) -> Offer:
        return self.make(
            [self.button(action, True) for action in self.legal],
            detail=translate("desk", "{side} sees all your cards.").format(
                side=names.side(self.view, self.view.active)
            ),
        )
