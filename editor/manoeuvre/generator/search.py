"""Finds battlefields that meet wishes: one proposal after the other, the same from a seed on every machine."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from ortools.sat.python import cp_model

from editor.manoeuvre.generator.model import Field, Tiling, wanted
from editor.manoeuvre.generator.wishes import Clash, Found, Proposal, Refused, Stopped, Wish, Wishes
from engine.manoeuvre.battlefield import Rows, Section
from engine.manoeuvre.graph import movement, pieces, squares

EFFORT: Final = 1.0
"""In the solver's own measure, which is the same on every machine; most requests need a tenth of it."""
_SEEDS: Final = 1_000
_FEW_CUTS: Final = 8
"""So often a field in two pieces is just forbidden; then the model says outright what connected means."""
_MOST_CUTS: Final = 60
_FOUND: Final = (cp_model.OPTIMAL, cp_model.FEASIBLE)

Progress = Callable[[Rows], None]


class _Watch(cp_model.CpSolverSolutionCallback):
    """Tells of every better battlefield, and stops when it is told to."""

    def __init__(self, model: Field | Tiling, halt: Callable[[], bool], tell: Progress | None) -> None:
        super().__init__()
        self._model = model
        self._halt = halt
        self._tell = tell

    def on_solution_callback(self) -> None:
        if self._tell is not None:
            self._tell(self._model.rows(self))
        if self._halt():
            self.stop_search()


def proposals(
    wishes: Wishes,
    count: int = 4,
    sections: Sequence[Section] = (),
    halt: Callable[[], bool] = lambda: False,
    effort: float = EFFORT,
) -> Iterator[Found | Refused | Stopped]:
    """So many different proposals; or, once, why there can be none."""
    seen: set[Rows] = set()
    for number in range(count * 3):
        if len(seen) == count or halt():
            return
        found = solve(replace(wishes, seed=wishes.seed * _SEEDS + number), sections, halt, None, effort)
        if not isinstance(found, Proposal):
            if not seen:
                yield found
            return
        if found.rows not in seen:
            seen.add(found.rows)
            yield Found(len(seen) - 1, found)


def solve(
    wishes: Wishes,
    sections: Sequence[Section] = (),
    halt: Callable[[], bool] = lambda: False,
    tell: Progress | None = None,
    effort: float = EFFORT,
) -> Proposal | Refused | Stopped:
    """The best battlefield that could be found with this effort."""
    held = wanted(wishes)
    found = _search(wishes, held, sections, halt, tell, effort)
    if found is None:
        return Refused(_clashes(wishes, held, sections, halt, effort))
    return found


def _search(
    wishes: Wishes,
    held: Collection[Clash],
    sections: Sequence[Section],
    halt: Callable[[], bool],
    tell: Progress | None,
    effort: float,
    liked: bool = True,
) -> Proposal | Stopped | None:
    """A field that meets what is held; None if there is none."""
    tiled = Clash(Wish.SECTIONS) in held
    model: Field | Tiling = Tiling(wishes, held, sections, liked) if tiled else Field(wishes, held, liked)
    for cut in range(_MOST_CUTS):
        solver = _solver(wishes.seed, effort)
        status = solver.solve(model.model, _Watch(model, halt, tell))
        if status == cp_model.INFEASIBLE:
            return None
        if status not in _FOUND:
            return Stopped()
        rows = model.rows(solver)
        parts = pieces(movement(squares(rows)))
        if Clash(Wish.CONNECTED) not in held or len(parts) <= 1:
            return Proposal(rows, wishes.seed, status == cp_model.OPTIMAL, model.tiles(solver))
        if halt():
            break
        model.part(parts, solver)
        if cut == _FEW_CUTS:
            model.hold_together()
    return Stopped()


def _clashes(
    wishes: Wishes, held: list[Clash], sections: Sequence[Section], halt: Callable[[], bool], effort: float
) -> tuple[Clash, ...]:
    """The wishes that clash, and no others: whatever can be left out, so that the rest still clashes, is left out."""
    guilty = list(held)
    for clash in held:
        rest = [other for other in guilty if other != clash]
        if halt():
            break
        if _search(wishes, rest, sections, halt, None, effort, liked=False) is None:
            guilty = rest
    return tuple(guilty)


def _solver(seed: int, effort: float) -> cp_model.CpSolver:
    solver = cp_model.CpSolver()
    # One worker and a limit that counts steps, not seconds: the same battlefield on every machine.
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed % (1 << 31)
    solver.parameters.max_deterministic_time = effort
    return solver
