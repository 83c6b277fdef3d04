"""The discards: a card goes if what would come in its place is worth more, night's approach included."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from ai.evaluation import MOVING, Judge, chance
from ai.outcomes import Results
from ai.turn import Hand, Turn
from engine.game import Rng
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import HAND_SIZE, UNKNOWN
from engine.manoeuvre.state import State

TRUST: Final = 6.0
"""How many trials the ranking by worth is as good as."""
MOST_TRIALS: Final = 64
LONG: Final = 22
"""Game turns after which a battle has gone on for long."""
BOREDOM: Final = 0.02
"""Log odds that a discard gains with each further turn. Two sides that keep their hands would fight on for ever: night
only falls on decks that are drawn from.
"""


def ranking(view: State, seat: int, judge: Judge) -> list[tuple[float, Action]]:
    """Every discard with the log odds it leaves, best first.

    What the hand is worth is a sum over its cards, so the draws count with their average; how many are drawn brings
    night nearer, which the evaluation sees in the deck.
    """
    worth = judge.worths(view, seat, MOVING)
    bag = view.bag[seat]
    unseen = bag if bag else view.pile[seat] + view.buried[seat]
    average = sum([worth[card] for card in unseen]) / len(unseen) if unseen else 0.0
    hand = [card for card in view.hand[seat] if card != UNKNOWN]
    empty = HAND_SIZE - len(hand)
    pace = [_pace(view, seat, judge, count + empty) for count in range(len(hand) + 1)]
    boredom = max(0, view.turn - LONG) * BOREDOM
    found: list[tuple[float, Action]] = []
    for size in range(len(hand) + 1):
        for cards in dict.fromkeys(combinations(hand, size)):
            value = pace[size] + size * (average + boredom) - sum([worth[card] for card in cards])
            found.append((value, Action(act.DISCARD, 0, 0, cards) if cards else PASS))
    found.sort(key=lambda pair: -pair[0])
    return found


class Trial:
    """Tries discards out: the turn that follows each, over the same draws for all of them."""

    def __init__(self, judge: Judge, results: Results, view: State, hands: list[Hand], width: int, rng: Rng) -> None:
        self.judge = judge
        self.results = results
        self.view = view
        self.hands = hands
        self.width = width
        self.rng = rng
        self.nodes = 0

    def choose(self, ranked: list[tuple[float, Action]], over: Callable[[], bool]) -> tuple[float, Action]:
        """The best of some discards. What the ranking says counts as much as a few trials do."""
        values = [chance(value) for value, _ in ranked]
        totals = [0.0] * len(ranked)
        rounds = 0
        while not over() and rounds < MOST_TRIALS:
            draws = self._draws()
            tried = [self._try(action, draws) for _, action in ranked]
            for place, value in enumerate(tried):
                totals[place] += value
            rounds += 1
        if rounds:
            level = sum(values) / len(values) - sum(totals) / len(totals) / rounds
            for place, total in enumerate(totals):
                values[place] = (values[place] * TRUST + total + rounds * level) / (TRUST + rounds)
        best = max(range(len(ranked)), key=lambda place: (values[place], -place))
        return values[best], ranked[best][1]

    def _draws(self) -> list[int]:
        seat = self.view.seat
        rest = self.view.bag[seat][:] or [*self.view.pile[seat], *self.view.buried[seat]]
        found: list[int] = []
        while rest and len(found) < HAND_SIZE:
            found.append(rest.pop(int(self.rng.random() * len(rest))))
        return found

    def _try(self, action: Action, draws: list[int]) -> float:
        seat = self.view.seat
        twin = self.view.copy()
        hand = twin.hand[seat]
        for card in action.cards:
            hand.remove(card)
        twin.buried[seat] = sorted([*twin.buried[seat], *action.cards])
        for card in draws[: HAND_SIZE - len(hand)]:
            hand.append(card)
            if card in twin.bag[seat]:
                twin.bag[seat].remove(card)
        hand.sort()
        if not twin.bag[seat]:
            twin.day_over[seat] = True
        while twin.stack[-1] == tags.DISCARD or twin.stack[-1] == tags.DRAW:
            twin.pop()
        twin.settle()
        turn = Turn(self.judge, self.results, twin, seat, self.hands, self.width)
        value = turn.value(twin)
        self.nodes += turn.nodes
        return value


def _pace(view: State, seat: int, judge: Judge, drawn: int) -> float:
    """The log odds with so many cards fewer in the deck, the hand left as it is."""
    twin = view.copy()
    bag = twin.bag[seat]
    if bag:
        del bag[max(0, len(bag) - drawn) :]
        if not bag:
            twin.day_over[seat] = True
    return judge.logit(twin, seat, MOVING)


def top(view: State, seat: int, judge: Judge) -> Action:
    """Of several discards the one that tells least: what is worth least to its owner."""
    worth = judge.worths(view, seat, MOVING)
    return min(view.legal(), key=lambda action: (worth[action.a], action.a))
