"""What the other side may hold: hands that fit everything the seat knows, as likely as they are."""

from engine.game import Rng
from engine.manoeuvre.army import HAND_SIZE
from engine.manoeuvre.state import State


class World:
    """One guess at what is hidden: the other hand, and the cards that would come to it next."""

    def __init__(self, weight: float, hand: list[int], coming: list[int]) -> None:
        self.weight = weight
        self.hand = hand
        self.coming = coming


def worlds(view: State, viewer: int, count: int, rng: Rng) -> list[World]:
    """So many guesses at the other side's cards, all equally likely."""
    other = 1 - viewer
    found: list[World] = []
    for _ in range(count):
        twin = view.copy()
        twin.resample(rng)
        bag = twin.bag[other]
        coming: list[int] = []
        rest = bag[:] if len(bag) >= HAND_SIZE else bag + twin.pile[other] + twin.buried[other]
        while rest and len(coming) < HAND_SIZE:
            coming.append(rest.pop(int(rng.random() * len(rest))))
        found.append(World(1.0 / count, twin.hand[other], coming))
    return found
