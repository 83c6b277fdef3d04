"""The state of a battle as the contract of `engine.game` has it: whose decision, what is legal, what follows, who sees.

>>> from engine.manoeuvre.options import BASE_2010
>>> from engine.manoeuvre.position import CHANCE, Setting
>>> from engine.manoeuvre.start import Start, begin
>>> state = begin(Setting(BASE_2010, ()), Start())
>>> state.seat == CHANCE, len(state.legal())
(True, 10)
"""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction

from engine import dice
from engine.game import EVERYTHING, Dice, Draw, Prompt, Rng, Standing, expect
from engine.manoeuvre import action as act
from engine.manoeuvre import chance, explain_refusal, hidden_actions, nightfall, notation, procedure, tags, text
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import SCOUT, UNKNOWN
from engine.manoeuvre.hands import Hands
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

    def deciding(self) -> tuple[int, ...]:
        """One seat at a time, or chance; nobody once the battle is over."""
        return () if self.seat == NOBODY else (self.seat,)

    def ask(self, seat: int) -> None:
        """There is nobody else to turn to."""
        expect(seat, int)
        if seat != self.seat or seat == NOBODY:
            raise ValueError(f"Seat {seat} has nothing to decide.")

    def legal_for(self, seat: int) -> list[Action]:
        expect(seat, int)
        return self.legal() if seat == self.seat else []

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
        expect(action, Action)
        if not self._allows(action):
            raise explain_refusal.refusal(self, action)
        self.do(action)

    def _allows(self, action: Action) -> bool:
        if action.verb not in act.SHAPES:
            return False
        if self.seat < CHANCE and self.veiled[self.seat]:
            twin = self.copy()
            credible = hidden_actions.could_be(twin, action)
            return action in twin.legal() if credible is None else credible
        plain = Action(act.ROLL, action.a, action.b) if action.verb == act.ROLL else action
        return plain in self.legal() and self._faces_fit(action)

    def seals(self, action: Action) -> bool:
        """Whether an action may never be taken back by its own seat, since it showed the other something."""
        return action.verb == act.SHOW

    def idle(self) -> Action | None:
        """PASS where a person need not be asked: he can do nothing else, and ends neither his turn nor a combat by it.

        To end those is his to say, since until then he can take back what he did before.
        """
        if self.legal() != [PASS]:
            return None
        if self.seat != self.active:
            # What he has added to his defence he may still take back, too.
            return None if self.combat.stands else PASS
        after = self.copy()
        after.do(PASS)
        return PASS if after.seat == self.seat and after.turn == self.turn else None

    def may_choose(self) -> bool:
        """Hangs on public facts alone: any card that is not known to lie elsewhere may be in the hand."""
        seat = self.seat
        if seat >= CHANCE or self.stack[-1] == tags.SHOW:
            return False
        if self.stack[-1] == tags.TOP:
            return len(self.pending) > 1
        if self.stack[-1] == tags.DEAL:
            return len(self.bag[seat]) > 1
        twin = self.copy()
        twin.veiled[seat] = False
        twin.hand[seat] = []
        if len(twin.legal()) > 1:
            return True
        view = self.seen_by(1 - seat)
        if view.hand[seat]:
            for card in range(len(twin.armies[seat].cards)):
                # One card at a time: all at once, there would be more ways to discard than can be counted.
                if hidden_actions.is_free(view, seat, card):
                    twin.hand[seat] = [card]
                    if len(twin.legal()) > 1:
                        return True
        return False

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

    def chance(self) -> Dice | Draw | None:
        """The pool to be rolled, by the active side; before there is one, seat one rolls. Or a card to be drawn."""
        if self.seat != CHANCE:
            return None
        pool = self.pool()
        if pool:
            return Dice(tuple(dice.faces(pool)), self.active if self.active < CHANCE else 0)
        return Draw(owner(self), tuple(self.bag[owner(self)]))

    def rolled(self, faces: Sequence[int]) -> Action:
        for face in faces:
            expect(face, int)
        return Action(act.ROLL, sum(faces), 0, tuple(faces))

    def drawn(self, card: int) -> Action:
        expect(card, int)
        if not 0 <= card < len(act.DRAWS):
            raise ValueError(f"There is no card {card}; cards count from 0.")
        return act.DRAWS[card]

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

    @property
    def viewer(self) -> int:
        if self.veiled[0]:
            return NOBODY if self.veiled[1] else 1
        return 0 if self.veiled[1] else EVERYTHING

    def seen_by(self, viewer: int) -> "State":
        """The same moment as a seat may know it; CHANCE and NOBODY see what both seats do, no more."""
        expect(viewer, int)
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

    def opened(self, action: Action) -> tuple[Action, ...]:
        """Nothing: what is hidden here is shown when the battle is over."""
        return ()

    def cards(self) -> Hands:
        return Hands(self)

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

    def standing(self) -> Standing:
        return nightfall.standing(self)

    def prompt(self) -> Prompt:
        return procedure.prompt(self)

    def write(self, action: Action) -> str:
        """An action as text, read back by `read`."""
        expect(action, Action)
        if action.verb not in act.SHAPES:
            raise ValueError(f"There is no action with the verb {action.verb}.")
        return notation.write(self, action)

    def read(self, line: str) -> Action:
        """The action that a line of text means here; raises Refusal if it means none."""
        expect(line, str)
        return notation.read(self, line)

    def __str__(self) -> str:
        return text.write(self)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY
