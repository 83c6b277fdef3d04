"""The best plan for a problem, proven: an assignment with side terms, solved by OR-Tools (CP-SAT).

This is the only module that knows OR-Tools, and it loads them when a plan is first asked for. `ortools.linear_solver`
reaches the same solver as `ortools.sat.python` but does without pandas, whose import would cost more than solving.
"""

from typing import Any, Final

from ai.manoeuvre.setup.problem import Plan, Problem

PARAMETERS: Final = "num_workers: 1, random_seed: 1, linearization_level: 2, max_deterministic_time: {effort}"
"""Fully linearised a deployment is proven best in some 0.3 s; otherwise the bound does not move in ten."""
EFFORT: Final = 0.5
"""In the solver's own time, which passes equally fast on every machine: so the same problem has the same answer."""


class Unsolved(Exception):  # noqa: N818  # a state of things rather than an error
    """There is no solver, or it found nothing."""


def solve(problem: Problem, hint: Plan = (), effort: float = EFFORT) -> Plan:
    """The best plan, or the best found with so much effort; raises Unsolved. A good plan as a hint saves time."""
    try:
        from ortools.linear_solver import pywraplp
    except ImportError as error:
        raise Unsolved("OR-Tools are not installed.") from error
    solver = pywraplp.Solver.CreateSolver("SAT")
    if solver is None:
        raise Unsolved("OR-Tools were built without CP-SAT.")
    solver.SetSolverSpecificParametersAsString(PARAMETERS.format(effort=effort))
    here = _state(solver, problem)
    if hint:
        variables = [variable for row in here for variable in row]
        solver.SetHint(variables, [float(place == taken) for taken in hint for place in range(len(problem.squares))])
    if solver.Solve() not in (pywraplp.Solver.OPTIMAL, pywraplp.Solver.FEASIBLE):
        raise Unsolved("No plan was found.")
    places = range(len(problem.squares))
    return tuple(max(places, key=lambda place: float(row[place].solution_value())) for row in here)


def _state(solver: Any, problem: Problem) -> list[list[Any]]:
    """Tell the solver the problem; returns for each unit and square the variable that says whether it stands there."""
    places = range(len(problem.squares))
    units = range(len(problem.units))
    here = [[solver.BoolVar("") for _ in places] for _ in units]
    for row in here:
        solver.Add(sum(row) == 1)
    taken = [sum(here[unit][place] for unit in units) for place in places]
    power = [sum(problem.power[unit] * here[unit][place] for unit in units) for place in places]
    for place in places:
        solver.Add(taken[place] <= 1)

    gains = [problem.values[unit][place] * here[unit][place] for unit in units for place in places]
    most = max(problem.power)
    for pair in problem.pairs:
        help_given = solver.IntVar(0, most, "")
        solver.Add(help_given <= power[pair.a])
        solver.Add(help_given <= power[pair.b])
        gains.append(pair.weight * help_given)
    for crowd in problem.crowds:
        crowded = solver.BoolVar("")
        solver.Add(crowded >= sum(taken[place] for place in crowd.squares) - len(crowd.squares) + 1)
        gains.append(crowd.worth * crowded)
    for cover in problem.covers:
        covered = solver.BoolVar("")
        solver.Add(covered <= sum(taken[place] for place in cover.squares))
        gains.append(cover.worth * covered)
    solver.Maximize(sum(gains))
    return here
