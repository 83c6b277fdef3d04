"""Where to put units, as numbers alone: what each gains on each square, and good plans without a solver, by swaps."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

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


STARTS: Final = 6


def neighbours(plan: Plan, squares: int) -> Iterator[Plan]:
    """Every plan in which one unit stands on another free square, or two have changed places."""
    free = [square for square in range(squares) if square not in plan]
    for unit, own in enumerate(plan):
        for square in free:
            yield (*plan[:unit], square, *plan[unit + 1 :])
        for other in range(unit + 1, len(plan)):
            yield (*plan[:unit], plan[other], *plan[unit + 1 : other], own, *plan[other + 1 :])


def climb(problem: Problem, plan: Plan) -> Plan:
    """The best plan that steps from neighbour to better neighbour lead to."""
    best = problem.score(plan)
    while True:
        found = max(neighbours(plan, len(problem.squares)), key=problem.score, default=plan)
        score = problem.score(found)
        if score <= best:
            return plan
        plan, best = found, score


def greedy(problem: Problem) -> Plan:
    """The strongest unit takes the square it likes best, then the next."""
    free = list(range(len(problem.squares)))
    plan = [0] * len(problem.units)
    for unit in sorted(range(len(problem.units)), key=lambda unit: (-problem.power[unit], unit)):
        plan[unit] = max(free, key=lambda square: (problem.values[unit][square], -square))
        free.remove(plan[unit])
    return tuple(plan)


def search(problem: Problem, seed: int = 0, starts: int = STARTS) -> Plan:
    """The best of several climbs, one from the greedy plan, the others from anywhere."""
    rng = random.Random(seed)
    places = range(len(problem.squares))
    beginnings = [greedy(problem), *(tuple(rng.sample(places, len(problem.units))) for _ in range(starts - 1))]
    return max((climb(problem, plan) for plan in beginnings), key=problem.score)
