"""A sequential test: whether one player is stronger than another, with no more battles than that takes.

The generalised sequential probability ratio test over pairs of mirrored battles, as Fishtest does it for Stockfish: a
pair has one of five results, and the likelihood ratio is taken between the likeliest distributions with the mean of
either hypothesis (M. Van den Bergh, “The Generalized Sequential Probability Ratio Test”, and “A Practical Introduction
to the GSPRT”). The bounds are A. Wald's, “Sequential Tests of Statistical Hypotheses”, 1945.
"""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ai.arena.ratings import expected

ALPHA: Final = 0.05
"""How often either hypothesis may be accepted wrongly."""
UPPER: Final = math.log((1 - ALPHA) / ALPHA)
LOWER: Final = -UPPER
H0, H1, UNDECIDED = "H0", "H1", "undecided"
SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares of a pair of battles."""
_UNSEEN: Final = 1e-3
"""Counted for a result that never came, so that it is not taken as impossible."""
_STEPS: Final = 100


@dataclass(frozen=True)
class Hypotheses:
    """H0: the difference is `low` Elo points or less; H1: `high` or more."""

    low: float
    high: float

    def ratio(self, counts: dict[float, int]) -> float:
        """The logarithm of the likelihood ratio of H1 to H0, from how often each share of a pair came."""
        total = sum(counts.values())
        if total == 0:
            return 0.0
        seen = [(score, max(_UNSEEN, counts.get(score, 0))) for score in SCORES]
        mass = sum(count for _, count in seen)
        spread = [(score, count / mass) for score, count in seen]
        low, high = _likeliest(spread, expected(self.low)), _likeliest(spread, expected(self.high))
        return total * sum(p * math.log(q1 / q0) for (_, p), q0, q1 in zip(spread, low, high, strict=True))

    def verdict(self, counts: dict[float, int]) -> str:
        ratio = self.ratio(counts)
        return H1 if ratio >= UPPER else H0 if ratio <= LOWER else UNDECIDED


class Trial:
    """The test under way: pairs come in one by one until it has come to a verdict."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.counts: Counter[float] = Counter()
        self.verdict = UNDECIDED

    def hear(self, shares: Iterable[float]) -> None:
        """The shares of further pairs, up to the verdict."""
        for share in shares:
            if self.verdict != UNDECIDED:
                return
            self.counts[share] += 1
            self.verdict = self.hypotheses.verdict(self.counts)

    @property
    def ratio(self) -> float:
        return self.hypotheses.ratio(self.counts)


def _likeliest(spread: list[tuple[float, float]], mean: float) -> list[float]:
    """The distribution with that mean which makes what was seen likeliest: p / (1 + x (score − mean)) for the one x,
    found by bisection, that gives it the mean.
    """
    low, high = -1 / (SCORES[-1] - mean), 1 / (mean - SCORES[0])
    for _ in range(_STEPS):
        x = (low + high) / 2
        # Falls as x grows.
        if sum(p * (score - mean) / (1 + x * (score - mean)) for score, p in spread) > 0:
            low = x
        else:
            high = x
    x = (low + high) / 2
    return [p / (1 + x * (score - mean)) for score, p in spread]
