"""The luck ledger: every roll of a battle against its exact expectation, and what that makes for each side.

>>> from engine import dice
>>> roll = Roll(action=1, turn=3, seat=0, purpose=ATTACK, form="assault", unit=9, pool=2 * dice.D8, total=14)
>>> roll.expected, roll.favour, roll.at_least_as_good
(Fraction(9, 1), Fraction(5, 1), Fraction(3, 32))
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from engine import dice
from engine.game import Refusal
from engine.manoeuvre import events
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State
from engine.record import Record, misfit

ATTACK: Final = "attack"
FIRE: Final = "fire"
ROCKETS: Final = "rockets"
PURSUIT: Final = "pursuit"
WITHDRAW: Final = "withdraw"
RALLY: Final = "rally"
FIRST_PLAYER: Final = "first player"

LOW_IS_GOOD: Final = frozenset((PURSUIT, WITHDRAW, RALLY))
"""These dice must fall within a range that begins at 1 (§6.7, §7, §8)."""


@dataclass(frozen=True)
class Roll:
    """One roll of a battle."""

    action: int
    """After how many actions of the record it has fallen, itself included."""
    turn: int
    seat: int
    """Who rolls."""
    purpose: str
    form: str
    """Of the combat it belongs to, as the engine names it: assault, ambush, bombard… Empty outside combat."""
    unit: int
    """The unit attacked or rallied; -1 if there is none."""
    pool: int
    total: int

    @property
    def expected(self) -> Fraction:
        return dice.distribution(self.pool).mean()

    @property
    def counts(self) -> bool:
        """Who begins is chance, too, but nobody can say whom that favours."""
        return self.purpose != FIRST_PLAYER

    @property
    def favour(self) -> Fraction:
        """How far the dice fell from their average, positive in favour of whoever rolled."""
        if not self.counts:
            return Fraction(0)
        above = self.total - self.expected
        return -above if self.purpose in LOW_IS_GOOD else above

    @property
    def at_least_as_good(self) -> Fraction:
        """How likely a roll was that is as good for the roller as this one, or better."""
        spread = dice.distribution(self.pool)
        if self.purpose in LOW_IS_GOOD:
            return spread.chance_at_most(self.total)
        return spread.chance_above(self.total - 1)


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
        """What a side was to expect and what it rolled; the roll for the first player is left out."""
        own = [roll for roll in self.rolls if roll.seat == seat and roll.counts]
        return Sums(
            len(own),
            sum((roll.expected for roll in own), Fraction(0)),
            sum(roll.total for roll in own),
            sum((roll.favour for roll in own), Fraction(0)),
        )


class Bookkeeper:
    """Hears a battle and writes down its rolls."""

    def __init__(self) -> None:
        self._rolls: list[Roll] = []
        self._form = ""
        self._unit = -1

    def hear(self, action: int, turn: int, heard: Iterable[Event]) -> None:
        """The events of an action, which is the battle's so manieth, and the turn in which it was played."""
        for event in heard:
            if event.kind == events.DECLARED:
                self._form, self._unit = event.text, event.b
            elif event.kind == events.RESTORING:
                self._form, self._unit = "", event.a
            elif event.kind == events.TURN:
                self._form, self._unit = "", -1
            elif event.kind == events.ROLLED:
                self._rolls.append(
                    Roll(action, turn, event.c, event.text, self._form, self._unit, event.b, event.a),
                )

    def ledger(self) -> Ledger:
        return Ledger(tuple(self._rolls))


def luck_of(record: Record, start: State) -> Ledger:
    """The luck in a whole battle; raises Misfit if the record does not fit the rules."""
    heard: list[Event] = []
    books = Bookkeeper()
    state = start.copy()
    state.tell = heard.append
    for number, entry in enumerate(record.actions, 1):
        turn = state.turn
        try:
            state.apply(state.read(entry.text))
        except Refusal as refusal:
            raise misfit(entry, refusal) from None
        books.hear(number, turn, heard)
        heard.clear()
    return books.ledger()
