"""A deployment being made: who stands where so far, changed as a value, with a way back."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.game import Refusal
from engine.manoeuvre.action import PLACE, Action
from engine.manoeuvre.battlefield import LAKE, depth
from engine.manoeuvre.position import AWAITED
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.state import State
from engine.manoeuvre.why.words import place as place_name
from engine.manoeuvre.why.words import unit_name


@dataclass(frozen=True)
class Deployment:
    """The units of one seat that await their places, and where they have been put so far (§3).

    Nothing is played until it is complete; then `actions` says it all in the order the rules ask for.
    """

    view: State
    seat: int
    placed: Mapping[int, int] = field(default_factory=dict)
    """Unit to square."""
    before: "Deployment | None" = None

    @property
    def awaited(self) -> tuple[int, ...]:
        """All that this deployment has to place."""
        return tuple(u for u in range(self.seat * 8, self.seat * 8 + 8) if self.view.square[u] == AWAITED)

    @property
    def tray(self) -> tuple[int, ...]:
        """Those that have no place yet."""
        return tuple(unit for unit in self.awaited if unit not in self.placed)

    @property
    def complete(self) -> bool:
        return not self.tray

    def at(self, square: int) -> int:
        """The unit put on a square, or -1. Units that the scenario placed cannot be moved."""
        return next((unit for unit, there in self.placed.items() if there == square), -1)

    def free(self) -> tuple[int, ...]:
        """Where a unit may be put: the dry squares of the two rows that no fixed unit holds."""
        return tuple(s for s in self.view.field.homes[self.view.edges[self.seat]] if self.view.board[s] < 0)

    def refusal(self, square: int) -> Refusal | None:
        """Why nobody of this deployment can stand there; None if somebody can."""
        where = place_name(square)
        if depth(square, self.view.edges[self.seat]) >= 2:
            return refuse("place-rows", square=where)
        if self.view.field.terrain[square] == LAKE:
            return refuse("place-lake", square=where)
        if self.view.board[square] >= 0:
            return refuse("place-occupied", square=where, unit=unit_name(self.view, self.view.board[square]))
        return None

    # Changes

    def put(self, unit: int, square: int) -> "Deployment":
        """Put a unit on a square. One that stands there changes places with it, or goes back to the tray."""
        if self.refusal(square) is not None or self.placed.get(unit) == square:
            return self
        placed = dict(self.placed)
        other = self.at(square)
        if other >= 0:
            if unit in placed:
                placed[other] = placed[unit]
            else:
                del placed[other]
        placed[unit] = square
        return self._changed(placed)

    def take(self, unit: int) -> "Deployment":
        """Back to the tray."""
        if unit not in self.placed:
            return self
        return self._changed({other: square for other, square in self.placed.items() if other != unit})

    def cleared(self) -> "Deployment":
        return self._changed({}) if self.placed else self

    def undone(self) -> "Deployment":
        return self.before or self

    def suggested(self, places: Mapping[int, int]) -> "Deployment":
        """As somebody proposes, all at once: one step back takes it all away."""
        return self._changed({unit: places[unit] for unit in self.awaited})

    def _changed(self, placed: Mapping[int, int]) -> "Deployment":
        return replace(self, placed=placed, before=self)

    # What comes out

    def actions(self) -> tuple[Action, ...]:
        """In the order of the units, as they are asked for."""
        return tuple(Action(PLACE, unit & 7, self.placed[unit]) for unit in self.awaited)

    def shown(self) -> State:
        """The view with the units where they have been put, for the board to show."""
        state = self.view.copy()
        for unit, square in self.placed.items():
            state.square[unit] = square
            state.board[square] = unit
        return state


def suggestion(view: State, seat: int, seed: int) -> Mapping[int, int]:
    """A deployment as the computer would make it, quickly: a few swaps and no solver."""
    from ai.manoeuvre.setup import swaps
    from ai.manoeuvre.setup.deployment import problem
    from ai.manoeuvre.setup.plans import FEW

    task = problem(view, seat)
    return task.placed(swaps.search(task, starts=FEW, seed=seed))
