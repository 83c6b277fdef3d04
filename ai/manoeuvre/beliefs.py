"""What the other side may hold: hands that fit everything the seat knows, as likely as the course of play makes them.

What is certain is in the view: cards played, discarded openly, spied, held through a reshuffle. What is likely comes
from watching a sensible player: he keeps cards that are worth more than what he could draw, and he who lets an attack
come without adding a card of the unit attacked probably has none.
"""

from collections.abc import Callable
from typing import Final

from engine.game import Rng
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import HAND_SIZE, UNIT, Card
from engine.manoeuvre.state import State

POOR: Final = 0.45
"""How much likelier a card worth keeping is to have been kept than one that is not."""
SILENT: Final = 0.35
"""How likely somebody who holds a card of the unit attacked is not to play it."""
SPARE: Final = 3
"""Hands drawn for each that is used, so that the unlikely ones can be left out."""


class World:
    """One guess at what is hidden: the other hand, and the cards that would come to it next."""

    def __init__(self, weight: float, hand: list[int], coming: list[int]) -> None:
        self.weight = weight
        self.hand = hand
        self.coming = coming


class Beliefs:
    """What one seat has noticed of the other in a battle."""

    def __init__(self) -> None:
        self.old = 0
        """How many cards of the other hand were there at its last discard, and not thrown away."""
        self.silent: dict[int, int] = {}
        """Units that were attacked without a card of theirs being played, and how many old cards that says it of."""

    def watch(self, view: State, action: Action, viewer: int) -> None:
        """Notice an action, as the viewer is shown it, in the view it is played in."""
        other = 1 - viewer
        tag = view.stack[-1]
        if tag == tags.DISCARD and view.seat == other:
            held = len(view.hand[other])
            self.old = held - (len(action.cards) if action.verb == act.DISCARD else 0)
            self.silent = {unit: min(cards, self.old) for unit, cards in self.silent.items()}
        elif tag == tags.ANSWER and view.seat == other and action.verb == act.DONE:
            combat = view.combat
            if not combat.defence_cards:
                self.silent[combat.target & 7] = len(view.hand[other])
        elif view.seat == other and action.verb not in (act.DONE, act.MOVE):
            self.old = min(self.old, max(0, len(view.hand[other]) - 1))

    def likelihood(self, hand: list[int], cards: tuple[Card, ...], worth: list[float], average: float) -> float:
        """How well a hand fits what was noticed, against others of its size."""
        likely = 1.0
        size = len(hand) or 1
        for card in hand:
            if worth[card] < average:
                likely *= 1.0 - (1.0 - POOR) * self.old / size
            if cards[card].kind == UNIT and cards[card].unit in self.silent:
                likely *= 1.0 - (1.0 - SILENT) * min(self.silent[cards[card].unit], size) / size
        return likely

    def worlds(self, view: State, viewer: int, worth: list[float], count: int, rng: Rng) -> list[World]:
        """So many guesses at the other side's cards, likelier ones first drawn; their weights add up to 1."""
        other = 1 - viewer
        army = view.armies[other]
        average = sum([worth[card] for card in army.deck]) / max(len(army.deck), 1)
        drawn: list[World] = []
        for _ in range(count * SPARE):
            twin = view.copy()
            twin.resample(rng)
            hand = twin.hand[other]
            drawn.append(World(self.likelihood(hand, army.cards, worth, average), hand, _coming(twin, other, rng)))
        return _chosen(drawn, count, rng)


def _coming(world: State, seat: int, rng: Rng) -> list[int]:
    bag = world.bag[seat]
    rest = bag[:] if len(bag) >= HAND_SIZE else bag + world.pile[seat] + world.buried[seat]
    coming: list[int] = []
    while rest and len(coming) < HAND_SIZE:
        coming.append(rest.pop(int(rng.random() * len(rest))))
    return coming


def _chosen(drawn: list[World], count: int, rng: Rng) -> list[World]:
    """So many of the guesses, each as often as it is likely (systematic resampling), all then weighing the same."""
    step = sum([world.weight for world in drawn]) / count
    mark = step * rng.random()
    found: list[World] = []
    passed = 0.0
    for world in drawn:
        passed += world.weight
        while mark < passed and len(found) < count:
            found.append(World(1.0 / count, world.hand, world.coming))
            mark += step
    while len(found) < count:
        found.append(World(1.0 / count, drawn[-1].hand, drawn[-1].coming))
    # In the order drawn the first few would be alike; any of them must stand for all.
    for place in range(count - 1, 0, -1):
        pick = int(rng.random() * (place + 1))
        found[place], found[pick] = found[pick], found[place]
    return found


def chance_of(worlds: list[World], wanted: Callable[[int], bool]) -> float:
    """How likely the other side holds a card that matters, as `wanted` says of each."""
    total = 0.0
    for world in worlds:
        if any(wanted(card) for card in world.hand):
            total += world.weight
    return total
