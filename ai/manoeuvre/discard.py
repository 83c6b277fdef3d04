"""The discards: a card goes if what would come in its place is worth more, night's approach included."""

from itertools import combinations
from typing import Final

from ai.manoeuvre.evaluation import MOVING, WAITING, Judge
from engine.manoeuvre import action as act
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import HAND_SIZE, UNIT, UNKNOWN
from engine.manoeuvre.state import State

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
    worth = keeping(view, seat, judge)
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


def keeping(view: State, seat: int, judge: Judge) -> list[float]:
    """What each kind of card is worth to keep: for the own turn or for the other's, whichever it serves better."""
    profile = judge.profiles[seat]
    own = judge.worths(view, seat, MOVING)
    other = judge.worths(view, seat, WAITING)
    found: list[float] = []
    for card in range(len(own)):
        lost = profile.kind[card] == UNIT and view.square[seat * 8 + profile.unit[card]] < 0
        found.append(0.0 if lost else max(own[card], other[card]))
    return found


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
    worth = keeping(view, seat, judge)
    return min(view.legal(), key=lambda action: (worth[action.a], action.a))
