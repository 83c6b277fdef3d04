"""The luck ledger: every roll of a battle against its exact expectation, and what that makes for each side.

>>> from engine import dice
>>> roll = Roll(action=1, turn=3, seat=0, pool=2 * dice.D8, total=14)
>>> roll.expected, roll.favour, roll.at_least_as_good
(Fraction(9, 1), Fraction(5, 1), Fraction(3, 32))
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine import dice
from engine.battle import Step, steps
from engine.game import State
from engine.record import Record


@dataclass(frozen=True)
class Roll:
    """One roll of a battle."""

    action: int
    """After how many actions of the record it has fallen, itself included."""
    turn: int
    seat: int
    """Who rolls."""
    pool: int
    total: int
    low_is_good: bool = False
    """Whether these dice should fall low for whoever rolls them."""
    counts: bool = True
    """Not where nobody can say whom a roll favours, as the one for who begins."""
    about: Any = None
    """What it was for, in the game's own terms."""

    @property
    def expected(self) -> Fraction:
        return dice.distribution(self.pool).mean()

    @property
    def favour(self) -> Fraction:
        """How far the dice fell from their average, positive in favour of whoever rolled."""
        if not self.counts:
            return Fraction(0)
        above = self.total - self.expected
        return -above if self.low_is_good else above

    @property
    def at_least_as_good(self) -> Fraction:
        """How likely a roll was that is as good for the roller as this one, or better."""
        spread = dice.distribution(self.pool)
        return spread.chance_at_most(self.total) if self.low_is_good else spread.chance_above(self.total - 1)


@dataclass(frozen=True)
class Sums:
    """The dice of one side over a whole battle."""

    rolls: int
    expected: Fraction
    rolled: int
    favour: Fraction
    """Above 0: the dice were kinder than their average."""


@dataclass(frozen=True)
class Ledger:
    """Every roll of a battle, in order."""

    rolls: tuple[Roll, ...]

    def of(self, seat: int) -> Sums:
        """What a side was to expect and what it rolled; what does not count is left out."""
        own = [roll for roll in self.rolls if roll.seat == seat and roll.counts]
        return Sums(
            len(own),
            sum((roll.expected for roll in own), Fraction(0)),
            sum(roll.total for roll in own),
            sum((roll.favour for roll in own), Fraction(0)),
        )


class Rolls:
    """Hears a battle and keeps its rolls. A game says which there are by a class of its own."""

    def __init__(self) -> None:
        self.found: list[Roll] = []

    def hear(self, action: int, turn: int, step: Step[Any]) -> None:
        """A step, how many actions have been played with it, and the turn in which it was played."""

    def ledger(self) -> Ledger:
        return Ledger(tuple(self.found))


def luck_of(record: Record, start: State[Any], rolls: Rolls) -> Ledger:
    """The luck in a whole battle; raises Misfit if the record does not fit the rules."""
    for number, step in enumerate(steps(record, start), 1):
        rolls.hear(number, step.before.standing().turn, step)
    return rolls.ledger()
