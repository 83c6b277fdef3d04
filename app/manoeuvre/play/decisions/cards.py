"""Decisions about cards alone: the opening hand, discards, spies, guerrillas, showing a hand."""

from collections.abc import Sequence

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import CardState
from app.manoeuvre.play.decisions.decision import AGAIN, CONFIRM, Decision, back
from app.manoeuvre.play.offer import Button, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import UNIT
from engine.manoeuvre.position import CANCEL_MARCH, CANCEL_SUPPLY, LOST
from engine.manoeuvre.state import State


class OpeningHandDecision(Decision):
    """The opening hand, chosen card by card out of the whole deck."""

    def offer(self) -> Offer:
        taken = len(self.view.hand[self.seat])
        return self.make(
            [self.button(action) for action in self.plain()],
            detail=translate("decisions", "%n card(s) chosen.", "", taken),
        )


class DiscardDecision(Decision):
    """Press the cards that go; the one pressed last lies on top, where the enemy sees it (R37)."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.places: list[int] = []

    def square(self, square: int) -> Reply:
        unit = self.view.board[square]
        if unit >= 0 and unit >> 3 == self.seat:
            return self.say(translate("decisions", "Discard first: units move in the third phase (§4)."), square)
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
            # Its only use is to be discarded.
            lost = self._lost(self.row[place])
            return CardState(pill=translate("pills", "Unit lost") if lost else "")
        on_top = place == self.places[-1] and len(self.places) > 1
        pill = translate("pills", "On top") if on_top else translate("pills", "Discard")
        return CardState(pill=pill, chosen=True)

    def _lost(self, number: int) -> bool:
        card = self.view.card(self.seat, number)
        return card.kind == UNIT and self.view.steps[self.seat * 8 + card.unit] == LOST

    def offer(self) -> Offer:
        if not self.places:
            detail = translate(
                "decisions", "Click the cards you don't want. Every card you draw brings nightfall closer."
            )
            return self.make(self.passing(True), detail=detail, footnote=_discard_note())
        numbers = tuple(sorted(self.row[place] for place in self.places))
        top = self.row[self.places[-1]]
        played = [Action(act.DISCARD, 0, 0, numbers)]
        detail = ""
        if len(numbers) > 1:
            played.append(Action(act.TOP, top))
            detail = translate("decisions", "{card} goes on top, where the enemy sees it.").format(
                card=names.card(self.view, self.seat, top)
            )
        discard = Button(
            translate("decisions", "Discard %n card(s)", "", len(numbers)),
            tuple(played),
            CONFIRM,
            primary=True,
            icon="discard",
        )
        return self.make(
            [discard, back(translate("decisions", "Put them back"))], detail=detail, footnote=_discard_note()
        )


def _discard_note() -> str:
    return translate("decisions", "The card you click last goes on top. You then draw up to five (§4, R37).")


class TopDiscardDecision(Decision):
    """Which of several discards lies on top: press it (R37)."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.row = tuple(sorted(view.pending))

    def card(self, place: int) -> Reply:
        return Reply(actions=(Action(act.TOP, self.row[place]),))

    def state(self, place: int) -> CardState:
        return CardState(pill=translate("pills", "Discarded"), chosen=True)


class DrawDecision(Decision):
    """The hand is full again; a spy may still be sent before the movement (R35)."""

    def offer(self) -> Offer:
        buttons = self.picked_or(self.passing(True), translate("decisions", "Keep it"))
        return self.make(buttons, title=translate("decisions", "You have drawn your hand"))


class GuerrillaDecision(Decision):
    """A card of the enemy's waits for a Guerrilla, or for leave to go through (R31)."""

    def offer(self) -> Offer:
        replies = [action for action in self.legal if action != PASS]
        buttons = [self.button(action) for action in replies] + self.passing(not replies)
        detail = "" if replies else translate("decisions", "You have no card to cancel it.")
        return self.make(
            self.picked_or(buttons, translate("decisions", "Keep it")), detail=detail or _at_stake(self.view)
        )


def _at_stake(view: State) -> str:
    if view.cancellable == CANCEL_SUPPLY:
        return translate("decisions", "It would move one more unit.")
    if view.cancellable == CANCEL_MARCH:
        return translate("decisions", "{unit} would march on from {square}.").format(
            unit=names.unit(view, view.moved[-1]), square=names.square(view.square[view.moved[-1]])
        )
    return translate("decisions", "{unit} would be back at full strength.").format(
        unit=names.unit(view, view.restoring)
    )


class ShowHandDecision(Decision):
    """The spy is at the tent: there is only one thing to do."""

    def state(self, place: int) -> CardState:
        return CardState(pill=translate("pills", "Shown"))

    def card(self, place: int) -> Reply:
        return AGAIN

    def offer(self) -> Offer:
        return self.make(
            [self.button(action, True) for action in self.legal],
            detail=translate("decisions", "{side} sees all your cards.").format(
                side=names.side(self.view, self.view.active)
            ),
        )
