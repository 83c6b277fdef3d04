"""What units are worth when armies are set up: how hard they hit, how well they stand, how well they fire."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine import dice
from engine.manoeuvre.army import UNIT, UNKNOWN, Army

CARDS_OF_UNIT: Final = 5
HELD: Final = 0.3
"""What part of its dice a card in the hand adds: the unit can use it at once."""
LIGHTEST: Final = 1.0
"""No unit counts for less, so that every other can be measured against the average."""


@dataclass(frozen=True)
class Worth:
    """One unit's merits, in points of strength and of its dice."""

    power: float
    toughness: float
    guns: float


def mean(pool: int) -> float:
    """What a pool totals on average.

    >>> mean(dice.parse("2d6"))
    7.0
    """
    return float(dice.distribution(pool).mean()) if pool else 0.0


def worth(army: Army, unit: int, steps: int, hand: Iterable[int] = ()) -> Worth:
    """A unit of this army with so many steps; the hand may hold unknown cards, which count for nothing."""
    power = toughness = guns = 0.0
    for card in army.cards:
        if card.kind == UNIT and card.unit == unit:
            share = card.copies / CARDS_OF_UNIT
            power += share * mean(card.attack)
            toughness += share * card.defence
            guns += share * (mean(card.bombard) + mean(card.volley) / 2)
    for number in hand:
        if number != UNKNOWN and army.cards[number].unit == unit:
            card = army.cards[number]
            power += HELD * mean(card.attack)
            guns += HELD * mean(card.bombard)
    strengths = army.strengths[unit * 3 : unit * 3 + 3]
    in_reserve = strengths[steps - 1] / 2
    return Worth(
        max(strengths[steps] + power, LIGHTEST),
        max(strengths[steps] + in_reserve + toughness, LIGHTEST),
        guns,
    )


def average(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else LIGHTEST
