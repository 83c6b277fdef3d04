"""One decision of a person: what is picked so far, and what that offers. Each family of decisions builds on this."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from app.board.engine_words import prompt_words, refusal_words
from app.board.translation import translate
from app.manoeuvre import action_text
from app.manoeuvre.action_text import cards_of
from app.manoeuvre.board.looks import CardState, Mark, Marks
from app.manoeuvre.play.decisions import card_presses
from app.manoeuvre.play.offer import Button, CombatSheet, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import fight, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.state import State

CONFIRM: Final = "Return"
BACK: Final = "Esc"

AGAIN: Final = Reply()
"""Nothing to play: the same decision, looked at anew."""

FADING: Final = (tags.GUERRILLA, tags.COMBAT, tags.ANSWER, tags.REINFORCE, tags.RESTORATION, tags.REDOUBT)
"""Where cards decide, those that cannot be played fade; elsewhere all stay as they are, to be read and thought over."""


class Decision:
    """What all decisions have in common. The base is a plain list of buttons, one for each legal action."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        self.view = view
        self.seat = seat
        self.history = tuple(history)
        self.legal = view.legal()
        self.row: tuple[int, ...] = tuple(view.hand[seat])
        """The cards that can be pressed, as the hand shows them."""
        self.place = -1
        """Which of them is picked."""
        self.refusal = ""
        self.illegal = -1

    # What families change

    def offer(self) -> Offer:
        return self.make(buttons=[self.button(action) for action in self.plain()])

    def square(self, square: int) -> Reply:
        """A square is pressed. Where squares mean nothing, it is only looked at."""
        return AGAIN

    def card(self, place: int) -> Reply:
        """A card is pressed: where it can be played as it is, it is picked; otherwise it says why not."""
        if any(self.row[place] in cards_of(action) for action in self.legal):
            self.place = -1 if self.place == place else place
            return AGAIN
        return self.say(card_presses.reason(self.view, self.seat, self.row[place]))

    def preview(self, action: Action) -> Reply:
        """Where nothing is shown before it is done, it is done."""
        return Reply(actions=(action,))

    def put_back(self) -> bool:
        """Esc: whether there was anything to put back."""
        picked = self.place >= 0
        self.place = -1
        return picked

    # What the screen calls

    def press_square(self, square: int) -> Reply:
        self._forget()
        return self.square(square)

    def press_card(self, place: int) -> Reply:
        self._forget()
        return self.card(place) if 0 <= place < len(self.row) else AGAIN

    def press_preview(self, action: Action) -> Reply:
        """A button that shows an action before it is played."""
        self._forget()
        return self.preview(action)

    def drag(self, start: int, end: int) -> Reply:
        """Something is taken from one square to another."""
        self._forget()
        return self.dragged(start, end)

    def dragged(self, start: int, end: int) -> Reply:
        return self.square(end)

    def back(self) -> bool:
        self._forget()
        return self.put_back()

    def _forget(self) -> None:
        self.refusal = ""
        self.illegal = -1

    # What families use

    def plain(self) -> list[Action]:
        """The legal actions that every family offers as buttons: all but spies, which come by themselves."""
        return [action for action in self.legal if action.verb != act.SPY]

    def button(self, action: Action, primary: bool = False) -> Button:
        """A button that plays one action."""
        words = action_text.words_of(self.view, action)
        return Button(
            action_text.button_text(self.view, self.seat, action),
            (action,),
            shortcut=CONFIRM if primary else words.key,
            primary=primary,
            tip=action_text.tip(self.view, self.seat, action),
            icon=words.icon,
        )

    def chosen(self) -> list[Action]:
        """The legal actions that the picked card alone decides."""
        if self.place < 0:
            return []
        return [action for action in self.legal if self.row[self.place] in cards_of(action)]

    def say(self, sentence: str, square: int = -1) -> Reply:
        self.refusal = sentence
        self.illegal = square
        return AGAIN

    def refuse(self, action: Action, square: int = -1) -> Reply:
        """Say why an action cannot be played."""
        refusal = card_presses.refused(self.view, action)
        return self.say(refusal_words(refusal) if refusal else "", square)

    def states(self) -> tuple[CardState, ...]:
        return tuple(self.state(place) for place in range(len(self.row)))

    def state(self, place: int) -> CardState:
        """How a card stands: picked, playable, or faded with the reason."""
        number = self.row[place]
        if number == UNKNOWN:
            return CardState()
        if any(number in cards_of(action) for action in self.legal):
            return CardState(chosen=place == self.place)
        tip = card_presses.reason(self.view, self.seat, number)
        if self.view.stack[-1] in FADING:
            return CardState(pill=card_presses.pill(self.view, self.seat, number), faded=True, tip=tip)
        return CardState(pill=card_presses.telling_pill(self.view, self.seat, number), tip=tip)

    def spies(self) -> list[Button]:
        """Sending a spy is possible at any decision of the own turn (R35)."""
        return [self.button(action) for action in self.legal if action.verb == act.SPY]

    def passing(self, primary: bool) -> list[Button]:
        return [self.button(PASS, primary)] if PASS in self.legal else []

    def picked_or(self, buttons: list[Button], words: str) -> list[Button]:
        """The buttons of the picked card, if there is one, else those given."""
        chosen = self.chosen()
        if not chosen:
            return buttons
        return [self.button(action, number == 0) for number, action in enumerate(chosen)] + [back(words)]

    def make(
        self,
        buttons: Sequence[Button] = (),
        squares: dict[int, Mark] | None = None,
        *,
        title: str = "",
        detail: str = "",
        footnote: str = "",
        marks: Marks | None = None,
        combat: CombatSheet | None = None,
    ) -> Offer:
        """An offer with everything that all decisions share."""
        prompt = self.view.prompt()
        lit = dict(squares or {})
        if self.illegal >= 0:
            lit[self.illegal] = Mark.ILLEGAL
        found = Marks(lit) if marks is None else Marks({**marks.squares, **lit}, marks.arrows, marks.ghost)
        shown = [*buttons]
        if not any(action.verb == act.SPY for one in shown for action in one.actions):
            shown += self.spies()
        return Offer(
            title=title or prompt_words(prompt).removesuffix("."),
            detail=detail,
            footnote=footnote or translate("decisions", "Rule: {rule}.").format(rule=prompt.rule),
            rule=prompt.rule,
            buttons=_once(shown),
            marks=found,
            hand=self.row,
            cards=self.states(),
            combat=combat,
            refusal=self.refusal,
        )


def back(words: str) -> Button:
    """A button that puts back what was picked, as Esc does."""
    return Button(words, shortcut=BACK)


def _once(buttons: Iterable[Button]) -> tuple[Button, ...]:
    """The same buttons, every key given only to the first that asks for it."""
    found: list[Button] = []
    keys: set[str] = set()
    for one in buttons:
        found.append(replace(one, shortcut="") if one.shortcut in keys else one)
        keys.add(one.shortcut)
    return tuple(found)


def table_row(hand: Sequence[int], table: Sequence[int]) -> tuple[tuple[int, ...], frozenset[int]]:
    """The hand together with cards on the table, in the order of a hand; and the places of those on the table."""
    row = tuple(sorted([*hand, *table]))
    places = set()
    for card in table:
        places.add(next(place for place, other in enumerate(row) if other == card and place not in places))
    return row, frozenset(places)


def fight_marks(view: State) -> Marks:
    """Attacker, supporters and target of the combat under way, with an arrow from each."""
    combat = view.combat
    squares = {combat.square: Mark.TARGET}
    arrows = []
    if combat.attacker >= 0 and combat.form != fight.HONOUR:
        start = view.square[combat.attacker]
        squares[start] = Mark.SELECTED
        arrows.append((start, combat.square))
    for unit in combat.supporters:
        squares[view.square[unit]] = Mark.SUPPORTER
        arrows.append((view.square[unit], combat.square))
    return Marks(squares, tuple(arrows))
