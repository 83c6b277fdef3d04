"""Dice pools and their exact distributions (§1.2).

A pool is one small int, eight bits a kind of die, so that pools add up with `+` and make cheap dictionary keys:

>>> text_of(parse("2d6") + parse("1d10"))
'2d6+1d10'
>>> distribution(parse("2d6")).chance_above(10)
Fraction(1, 12)
"""

import re
from fractions import Fraction
from functools import cache
from typing import Final

from engine.game import expect

SIDES: Final = (6, 8, 10)
NO_DICE: Final = 0
D6: Final = 1
D8: Final = 1 << 8
D10: Final = 1 << 16
MOST_DICE: Final = 60
"""Far above what sixty cards can bring; a pool typed by hand may not be larger, nor longer than LONGEST characters."""
LONGEST: Final = 200

HIGHEST: Final = 9999
"""Of a fixed number in a sum."""

_TERM: Final = re.compile(r"([0-9]*)[dD](6|8|10)")


class Distribution:
    """What a pool can total, and in how many of its equally likely rolls it does."""

    __slots__ = ("cumulative", "least", "pool", "rolls", "weights")

    def __init__(self, pool: int, least: int, weights: tuple[int, ...]) -> None:
        self.pool = pool
        self.least = least
        self.weights = weights
        self.rolls = sum(weights)
        below: list[int] = []
        running = 0
        for weight in weights:
            below.append(running)
            running += weight
        self.cumulative = (*below, running)

    @property
    def most(self) -> int:
        return self.least + len(self.weights) - 1

    def below(self, total: int) -> int:
        """The number of rolls that total less than `total`."""
        return self.cumulative[min(max(total - self.least, 0), len(self.weights))]

    def chance_above(self, total: int) -> Fraction:
        return Fraction(self.rolls - self.below(total + 1), self.rolls)

    def chance_at_most(self, total: int) -> Fraction:
        return Fraction(self.below(total + 1), self.rolls)

    def mean(self) -> Fraction:
        return Fraction(sum(w * (self.least + i) for i, w in enumerate(self.weights)), self.rolls)


def counts(pool: int) -> tuple[int, int, int]:
    """How many d6, d8 and d10 the pool holds."""
    return pool & 255, pool >> 8 & 255, pool >> 16 & 255


def faces(pool: int) -> list[int]:
    """The sides of each die, small dice first: 2d6+1d10 is [6, 6, 10]."""
    return [sides for sides, count in zip(SIDES, counts(pool), strict=True) for _ in range(count)]


@cache
def distribution(pool: int) -> Distribution:
    """The exact distribution of a pool, convolved die by die and kept."""
    weights = [1]
    dice = faces(pool)
    for sides in dice:
        wider = [0] * (len(weights) + sides - 1)
        for i, weight in enumerate(weights):
            for face in range(sides):
                wider[i + face] += weight
        weights = wider
    return Distribution(pool, len(dice), tuple(weights))


def parse(text: str) -> int:
    """Read a pool such as `2d6+1d10`; raises ValueError with a sentence."""
    pool, bonus = parse_sum(text)
    if bonus:
        raise ValueError(f"“{text}” should hold dice only, such as 2d6 or 1d8+1d10.")
    return pool


def parse_sum(text: str) -> tuple[int, int]:
    """Read dice and fixed numbers in any order, such as `2d6+1d10+8`: the pool and the sum of the numbers.

    Raises ValueError with a sentence.
    """
    expect(text, str)
    if len(text) > LONGEST:
        raise ValueError(f"A sum of dice is at most {LONGEST} characters long.")
    pool = NO_DICE
    bonus = 0
    dice = 0
    for raw in text.split("+"):
        term = raw.strip()
        match = _TERM.fullmatch(term)
        if match:
            count = int(match[1] or 1)
            if not count:
                raise ValueError(f"“{term}” is no die at all; leave it out, or write at least 1d{match[2]}.")
            dice += count
            if dice > MOST_DICE:
                raise ValueError(f"These are too many dice: at most {MOST_DICE} can be rolled together.")
            pool += count << 8 * SIDES.index(int(match[2]))
        else:
            bonus += _number(term)
    return pool, bonus


def _number(term: str) -> int:
    if not term:
        raise ValueError("Something is missing: write dice and numbers with a + between them, such as 2d6+1d10+8.")
    if not (term.isascii() and term.isdigit()):
        raise ValueError(f"“{term}” is neither dice (d6, d8 or d10, as in 2d6) nor a whole number without a sign.")
    if len(term.lstrip("0")) > len(str(HIGHEST)):
        raise ValueError(f"A number in a sum of dice is at most {HIGHEST}.")
    return int(term)


def text_of(pool: int) -> str:
    return "+".join(f"{n}d{sides}" for sides, n in zip(SIDES, counts(pool), strict=True) if n) or "0"
