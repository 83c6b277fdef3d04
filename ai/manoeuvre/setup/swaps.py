"""Good plans without a solver: start somewhere, then swap two units or move one for as long as it helps."""

import random
from collections.abc import Iterator
from typing import Final

from ai.manoeuvre.setup.problem import Plan, Problem

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
