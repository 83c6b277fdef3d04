"""One combat under the referee's eyes: the engine's table on one side, the referee's own field on the other."""

import dataclasses
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from tests.referee.field import Field, Side
from tests.table import Table


@dataclass
class Match:
    field: Field
    table: Table
    rng: Random
    story: list[str] = dataclasses.field(default_factory=list)

    def agree(self, what: str, table: Any, referee: Any) -> None:
        if table != referee:
            if isinstance(table, set) and isinstance(referee, set):
                table, referee = sorted(table - referee), sorted(referee - table)
                raise AssertionError(f"{what}: only the table says {table}, only the referee {referee} ({self.told})")
            raise AssertionError(f"{what}: the table says {table}, the referee {referee} ({self.told})")

    @property
    def told(self) -> str:
        return ", ".join(self.story) or "at the start"

    @property
    def phase(self) -> str:
        return self.table.phase

    def offered(self) -> set[str]:
        """What the table offers; a spy may be sent at any time and is no part of the combat (R35)."""
        return {text for text in self.table.legal() if not text.startswith("spy")}

    def play(self, text: str) -> "Match":
        self.story.append(text)
        self.table.play(text)
        return self

    def play_one_of(self, texts: Iterable[str]) -> str:
        """Any kind of action as likely as another, however many there are of each."""
        choice = sorted(texts)
        kind = self.rng.choice(sorted({text.split()[0] for text in choice}))
        text = self.rng.choice([text for text in choice if text.split()[0] == kind])
        self.play(text)
        return text

    def branch(self, text: str) -> "Match":
        """The match as it goes on after this action, beside the match itself."""
        return Match(self.field, self.table.copy(), self.rng, list(self.story)).play(text)

    def steps(self, side: Side, unit: str) -> int:
        """How many steps the unit has left on the table, 0 if it is gone."""
        square = self.table.where(unit, side.seat)
        if square is None:
            return 0
        return 1 if (self.table.at(square) or "").endswith("-") else 2

    def agree_on_steps(self, what: str, side: Side, unit: str, steps: int) -> None:
        self.agree(f"steps of {unit} after {what}", self.steps(side, unit), steps)

    def rolls(self, *dice: str) -> list[int]:
        """What these dice can total, once the table agrees that they are the ones to be thrown."""
        odds = throw(*dice)
        self.agree("dice", self.table.chances(), {f"roll {total}": chance for total, chance in odds.items()})
        return sorted(odds)

    def agree_on_retreat(self, unit: str, ways: set[str], steps: int) -> None:
        """A unit that must retreat does so by itself if there is one way, and dies if there is none (§6.6, R13)."""
        side = self.field.defender
        if steps and len(ways) > 1:
            self.agree("who chooses the way", self.table.seat, side.seat)
            self.agree("ways of retreat", self.table.legal(), {f"retreat-to {way}" for way in ways})
            ways = {self.play_one_of(self.table.legal()).split()[1]}
        place = next(iter(ways)) if steps and ways else None
        self.agree("place after retreat", self.table.where(unit, side.seat), place)
        if place:
            self.agree_on_steps("retreat", side, unit, steps)


def throw(*dice: str) -> dict[int, Fraction]:
    """The chance of each total of dice written as `2d6`."""
    ways = Counter({0: 1})
    for count, faces in (map(int, pool.split("d")) for pool in dice):
        for _ in range(count):
            longer: Counter[int] = Counter()
            for total, number in ways.items():
                for face in range(1, faces + 1):
                    longer[total + face] += number
            ways = longer
    return {total: Fraction(number, ways.total()) for total, number in ways.items()}
