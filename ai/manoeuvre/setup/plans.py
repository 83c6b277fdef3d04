"""Plans for a deployment: the best by the table of weights, a few different ones, and the one a judge likes best."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ai.manoeuvre.setup import assignment
from ai.manoeuvre.setup.deployment import OTHERS, USUAL, problem
from ai.manoeuvre.setup.problem import Plan, Problem, neighbours, search
from engine.manoeuvre.action import PLACE, Action
from engine.manoeuvre.phases.setup import deploying
from engine.manoeuvre.state import State

Deployment = dict[int, int]
"""Units, 0 to 15, and the squares they are to stand on."""
Judge = Callable[[State], float]
"""How good a state is for the seat that sets up; more is better. In the state both sides are deployed."""

FEW: Final = 2
"""Climbs where the best need not be found."""
LOOKS: Final = 200
"""States that a judge is asked about, candidates included."""


def best(task: Problem) -> Plan:
    """The best plan that can be found: OR-Tools' if they are there, otherwise one that no swap makes better."""
    hint = search(task, starts=FEW)
    try:
        return max(hint, assignment.solve(task, hint), key=task.score)
    except assignment.Unsolved:
        return search(task)


def candidates(view: State, seat: int = -1) -> list[Deployment]:
    """A few different deployments for the seat to move, or another: the best one by the usual weights first."""
    seat = view.seat if seat < 0 else seat
    found: list[Deployment] = []
    for weights in (USUAL, *OTHERS):
        task = problem(view, seat, weights)
        deployment = task.placed(best(task) if weights is USUAL else search(task, starts=FEW))
        if deployment not in found:
            found.append(deployment)
    return found


def deployed(view: State, deployment: Deployment) -> State:
    """A view with these units set up; nothing in it is shared with the view."""
    state = view.copy()
    while (unit := deploying(state)) in deployment:
        state.do(Action(PLACE, unit & 7, deployment[unit]))
    return state


def judged(view: State, judge: Judge, looks: int = LOOKS, seed: int = 0) -> Deployment:
    """The deployment that a judge likes best among the candidates and what swaps make of the best of them.

    An enemy who sets up later is presumed to do so by the usual weights, so that the judge sees a whole battle.
    """
    seat = view.seat
    rng = random.Random(seed)
    choices = candidates(view)
    presumed = _presumed(deployed(view, choices[0]), 1 - seat)

    def verdict(deployment: Deployment) -> float:
        return judge(deployed(view, {**deployment, **presumed}))

    scores = [verdict(deployment) for deployment in choices]
    looks -= len(choices)
    top = max(range(len(choices)), key=lambda place: scores[place])
    chosen, score = choices[top], scores[top]
    squares = problem(view, seat).squares
    while looks > 0:
        for other in _swapped(chosen, squares, rng):
            looks -= 1
            found = verdict(other)
            if found > score:
                chosen, score = other, found
                break
            if looks <= 0:
                return chosen
        else:
            return chosen
    return chosen


def _presumed(state: State, seat: int) -> Deployment:
    task = problem(state, seat)
    return task.placed(search(task)) if task.units else {}


def _swapped(deployment: Deployment, squares: Sequence[int], rng: random.Random) -> Iterator[Deployment]:
    """Every neighbour of a deployment, in any order, so that few looks see all kinds."""
    units = list(deployment)
    place = {square: number for number, square in enumerate(squares)}
    plan = tuple(place[deployment[unit]] for unit in units)
    ways = list(neighbours(plan, len(squares)))
    rng.shuffle(ways)
    for way in ways:
        yield {unit: squares[number] for unit, number in zip(units, way, strict=True)}
