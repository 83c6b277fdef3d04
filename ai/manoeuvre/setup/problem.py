"""Where to put units, as numbers alone: what each gains on each square, and what squares are worth together."""

from collections.abc import Sequence
from dataclasses import dataclass

Plan = tuple[int, ...]
"""For each unit of a problem the place of its square in `Problem.squares`."""


@dataclass(frozen=True)
class Pair:
    """Two squares whose units help each other: as much as the weaker one can give."""

    a: int
    b: int
    weight: int


@dataclass(frozen=True)
class Group:
    """Several squares and what it is worth if all of them are taken, or if any of them is."""

    squares: tuple[int, ...]
    worth: int


@dataclass(frozen=True)
class Problem:
    """Units to be set up and squares to choose from; squares are named by their place in `squares`."""

    units: tuple[int, ...]
    squares: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    """For each unit, what it gains on each square."""
    power: tuple[int, ...]
    pairs: tuple[Pair, ...] = ()
    crowds: tuple[Group, ...] = ()
    """Squares that are bad, the worth being below 0, when all of them are taken."""
    covers: tuple[Group, ...] = ()
    """Squares of which one should be taken; the worth is above 0."""

    def score(self, plan: Sequence[int]) -> int:
        """What a plan is worth; solvers maximise this and nothing else."""
        taken = [0] * len(self.squares)
        total = 0
        for unit, square in enumerate(plan):
            taken[square] = self.power[unit]
            total += self.values[unit][square]
        for pair in self.pairs:
            total += pair.weight * min(taken[pair.a], taken[pair.b])
        for crowd in self.crowds:
            for square in crowd.squares:
                if not taken[square]:
                    break
            else:
                total += crowd.worth
        for cover in self.covers:
            for square in cover.squares:
                if taken[square]:
                    total += cover.worth
                    break
        return total

    def placed(self, plan: Plan) -> dict[int, int]:
        """The plan as units and squares of the battlefield."""
        return {unit: self.squares[square] for unit, square in zip(self.units, plan, strict=True)}
