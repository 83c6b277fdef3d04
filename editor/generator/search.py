"""Finds battlefields that meet wishes: one proposal after the other, stopped at any time, the same from a seed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from ortools.sat.python import cp_model

from editor.generator.model import Model, pieces
from editor.generator.wishes import Clash, Proposal, Refused, Stopped, Wishes
from engine.manoeuvre.battlefield import LAKE, LETTERS, Rows, Section, step

EFFORT: Final = 1.0
"""In the solver's own measure, which is the same on every machine."""
_SEEDS: Final = 1_000
_MOST_CUTS: Final = 60
_FOUND: Final = (cp_model.OPTIMAL, cp_model.FEASIBLE)

Progress = Callable[[Rows], None]


class _Watch(cp_model.CpSolverSolutionCallback):
    """Tells of every better battlefield, and stops when it is told to."""

    def __init__(self, model: Model, halt: Callable[[], bool], tell: Progress) -> None:
        super().__init__()
        self._model = model
        self._halt = halt
        self._tell = tell

    def on_solution_callback(self) -> None:
        self._tell(_rows(self._model, self.boolean_value))
        if self._halt():
            self.stop_search()


def propose(
    wishes: Wishes,
    count: int = 4,
    sections: Sequence[Section] = (),
    halt: Callable[[], bool] = lambda: False,
    tell: Progress = lambda rows: None,
    effort: float = EFFORT,
) -> Iterator[Proposal | Refused | Stopped]:
    """So many different proposals; or, once, why there can be none."""
    seen: set[Rows] = set()
    for number in range(count * 3):
        if len(seen) == count or halt():
            return
        found = solve(replace(wishes, seed=wishes.seed * _SEEDS + number), sections, halt, tell, effort)
        if not isinstance(found, Proposal):
            if not seen:
                yield found
            return
        if found.rows not in seen:
            seen.add(found.rows)
            yield found


def solve(
    wishes: Wishes,
    sections: Sequence[Section] = (),
    halt: Callable[[], bool] = lambda: False,
    tell: Progress = lambda rows: None,
    effort: float = EFFORT,
) -> Proposal | Refused | Stopped:
    """The best battlefield that could be found with this effort."""
    model = Model(wishes, sections)
    for _ in range(_MOST_CUTS):
        solver = _solver(wishes.seed, effort)
        status = solver.solve(model.model, _Watch(model, halt, tell))
        if status == cp_model.INFEASIBLE:
            return Refused(_clashes(model, solver))
        if status not in _FOUND:
            return Stopped()
        rows = _rows(model, solver.boolean_value)
        parts = pieces(rows)
        if model.connected is None or len(parts) <= 1:
            return Proposal(rows, wishes.seed, status == cp_model.OPTIMAL, _tiles(model, solver))
        for part in sorted(parts, key=len)[:-1]:
            shore = {s for square in part for d in range(4) if (s := step(square, d)) >= 0} - part
            model.part(part, shore)
        if halt():
            break
    return Stopped()


def _solver(seed: int, effort: float) -> cp_model.CpSolver:
    solver = cp_model.CpSolver()
    # One worker and a limit that counts steps, not seconds: the same battlefield on every machine.
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed % (1 << 31)
    solver.parameters.max_deterministic_time = effort
    return solver


def _rows(model: Model, value: Callable[[Any], bool]) -> Rows:
    letters = [LETTERS[next(kind for kind, cell in enumerate(cells) if value(cell))] for cells in model.cells]
    return tuple("".join(letters[8 * y : 8 * y + 8]) for y in range(7, -1, -1))


def _tiles(model: Model, solver: cp_model.CpSolver) -> tuple[tuple[str, int], ...]:
    chosen = sorted((place, number, quarters) for place, number, quarters, used in model.chosen if solver.value(used))
    return tuple((model.sections[number].id, quarters) for _, number, quarters in chosen)


def _clashes(model: Model, solver: cp_model.CpSolver) -> tuple[Clash, ...]:
    """The wishes that clash, and no others: whatever can be left out of the solver's answer is left out."""
    guilty = [index for index in solver.sufficient_assumptions_for_infeasibility() if index in model.wanted]
    for index in list(guilty):
        rest = [other for other in guilty if other != index]
        if _impossible(model, rest):
            guilty = rest
    return tuple(model.wanted[index] for index in guilty)


def _impossible(model: Model, wanted: list[int]) -> bool:
    twin = model.model.clone()
    twin.clear_assumptions()
    twin.clear_objective()
    twin.add_assumptions([twin.get_bool_var_from_proto_index(index) for index in wanted])
    status = _solver(1, EFFORT).solve(twin)
    return bool(status == cp_model.INFEASIBLE)


def is_dry(rows: Rows) -> bool:
    """Whether there is no lake at all."""
    return LETTERS[LAKE] not in "".join(rows)
