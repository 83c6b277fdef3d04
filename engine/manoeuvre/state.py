"""The state of a battle as the contract of `engine.game` has it: whose decision, what is legal, what follows, who sees.

>>> from engine.manoeuvre.options import BASE_2010
>>> from engine.manoeuvre.position import CHANCE, Setting
>>> from engine.manoeuvre.start import Start, begin
>>> state = begin(Setting(BASE_2010, ()), Start())
>>> state.seat == CHANCE, len(state.legal())
(True, 10)
"""

from bisect import bisect_right
from fractions import Fraction

from engine import dice
from engine.game import Prompt, Rng
from engine.manoeuvre import action as act
from engine.manoeuvre import chance, hearsay, notation, prompts, text, why
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import SCOUT, UNKNOWN
from engine.manoeuvre.notation import owner
from engine.manoeuvre.phases.cards import do_spy, spies
from engine.manoeuvre.position import CHANCE, NOBODY, Position, Setting
from engine.manoeuvre.procedure import FRAMES


def _fill(cards: list[int], unseen: list[int], rng: Rng) -> None:
    """Put unseen cards, taken at random, in place of unknown ones, as long as there are any."""
    for i, card in enumerate(cards):
        if card == UNKNOWN and unseen:
            pick = int(rng.random() * len(unseen))
            cards[i] = unseen[pick]
            unseen[pick] = unseen[-1]
            unseen.pop()


class State(Position):
    """One moment of a battle. `do` plays on in place; nobody keeps a state that somebody else plays on."""

    def __init__(self, setting: Setting, source: Position | None = None) -> None:
        super().__init__(setting, source)

    def copy(self) -> "State":
        return State(self.setting, self)

    # Playing

    def settle(self) -> None:
        """Run the steps that nobody decides, until somebody, or chance, must."""
        seat = -1
        while seat < 0:
            seat = FRAMES[self.stack[-1]].enter(self)
        self.seat = seat

    def legal(self) -> list[Action]:
        """Every legal action of the seat whose decision it is; the outcomes, where it is chance's."""
        tag = self.stack[-1]
        found = FRAMES[tag].legal(self)
        if self.seat == self.active and self.armies[self.seat].has[SCOUT]:
            found = found + spies(self)
        return found

    def do(self, action: Action) -> None:
        """Play an action that is known to be legal. `apply` is for all others."""
        if action.verb == act.SPY:
            do_spy(self, action)
        else:
            FRAMES[self.stack[-1]].do(self, action)
        self.settle()

    def apply(self, action: Action) -> None:
        """Play an action if it is legal here; otherwise raise Refusal and change nothing."""
        if not self._allows(action):
            raise why.refusal(self, action)
        self.do(action)

    def _allows(self, action: Action) -> bool:
        if action.verb not in act.SHAPES:
            return False
        if self.seat < CHANCE and self.veiled[self.seat]:
            twin = self.copy()
            credible = hearsay.could_be(twin, action)
            return action in twin.legal() if credible is None else credible
        plain = Action(act.ROLL, action.a, action.b) if action.verb == act.ROLL else action
        return plain in self.legal() and self._faces_fit(action)

    def seals(self, action: Action) -> bool:
        """Whether an action may never be taken back by its own seat, since it showed the other something."""
        return action.verb == act.SHOW

    def _faces_fit(self, action: Action) -> bool:
        """A roll may name its dice; they must then be this pool's and make the total."""
        if action.verb != act.ROLL or not action.cards:
            return True
        sides = dice.faces(self.pool())
        return (
            len(sides) == len(action.cards)
            and sum(action.cards) == action.a
            and all(1 <= face <= most for face, most in zip(action.cards, sides, strict=True))
        )

    # Chance

    def pool(self) -> int:
        """The dice to be rolled now; no dice where chance draws a card."""
        return chance.pool(self)

    def chances(self) -> list[tuple[Action, Fraction]]:
        """What chance may do now, each with its exact probability."""
        pool = self.pool()
        if pool:
            spread = dice.distribution(pool)
            return [
                (action, Fraction(weight, spread.rolls))
                for action, weight in zip(self.legal(), spread.weights, strict=True)
            ]
        bag = self.bag[owner(self)]
        return [(action, Fraction(bag.count(action.a), len(bag))) for action in self.legal()]

    def sample(self, rng: Rng) -> Action:
        """One outcome of chance, as likely as `chances` says."""
        pool = self.pool()
        if pool:
            spread = dice.distribution(pool)
            ticket = int(rng.random() * spread.rolls)
            return act.ROLLS[spread.least + bisect_right(spread.cumulative, ticket) - 1]
        bag = self.bag[owner(self)]
        return act.DRAWS[bag[int(rng.random() * len(bag))]]

    # Secrets

    def seen_by(self, viewer: int) -> "State":
        """The same moment as a seat may know it; CHANCE and NOBODY see what both seats do, no more."""
        view = self.copy()
        for seat in range(2):
            if seat == viewer:
                continue
            view.veiled[seat] = True
            shown = self.shown[seat] if viewer < CHANCE else []
            view.shown[seat] = shown[:]
            if viewer >= CHANCE:
                view.know(seat, 0, [])
            view.hand[seat] = sorted(shown) + [UNKNOWN] * (len(self.hand[seat]) - len(shown))
            view.bag[seat] = [UNKNOWN] * len(self.bag[seat])
            view.buried[seat] = [UNKNOWN] * len(self.buried[seat])
            if seat == self.active:
                view.pending = [UNKNOWN] * len(self.pending)
        return view

    def shown_to(self, action: Action, viewer: int) -> Action:
        """What a viewer sees of an action about to be played here."""
        if viewer == owner(self) or (action.verb == act.SHOW and viewer == self.active):
            return action
        return action.hidden()

    def resample(self, rng: Rng) -> None:
        """Fill what is unknown with one of the worlds that fit what is known here.

        What a player could make of the course of play besides, such as why a card was kept, is not in it.
        """
        for seat in range(2):
            self.veiled[seat] = False
            places = [self.hand[seat], self.bag[seat], self.pile[seat], self.buried[seat]]
            if seat == self.active:
                places.append(self.pending)
            unseen = self.armies[seat].deck[:]
            for cards in places:
                for card in cards:
                    if card != UNKNOWN:
                        unseen.remove(card)
            _fill(self.hand[seat], self._old_cards(seat, unseen, rng), rng)
            for cards in places:
                _fill(cards, unseen, rng)
                if cards is not self.pile[seat]:
                    cards.sort()

    def _old_cards(self, seat: int, unseen: list[int], rng: Rng) -> list[int]:
        """So many cards that must still be in the hand, out of those it is known to be among; they are then seen."""
        among = self.among[seat][:]
        possible = []
        for card in unseen:
            if card in among:
                among.remove(card)
                possible.append(card)
        chosen = [UNKNOWN] * min(self.kept[seat], len(possible), self.hand[seat].count(UNKNOWN))
        _fill(chosen, possible, rng)
        for card in chosen:
            unseen.remove(card)
        return chosen

    # Words

    def prompt(self) -> Prompt:
        return prompts.prompt(self)

    def write(self, action: Action) -> str:
        """An action as text, read back by `read`."""
        return notation.write(self, action)

    def read(self, line: str) -> Action:
        """The action that a line of text means here; raises Refusal if it means none."""
        return notation.read(self, line)

    def __str__(self) -> str:
        return text.write(self)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY
