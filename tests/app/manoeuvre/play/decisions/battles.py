"""Random battles for the tests of decisions, one decision after the other, with what a player could take back."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.manoeuvre.random_play import choose, random_scenario
from engine.battle import Battle
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library


@dataclass(frozen=True)
class Asked:
    """A decision of a seat, and its own actions that can still be taken back, with the state before the first."""

    state: State
    seat: int
    history: tuple[Action, ...]
    earlier: tuple[State, ...]
    """The states before each of them."""

    @property
    def view(self) -> State:
        return self.state.seen_by(self.seat)


@cache
def library() -> Library:
    return Library(Path("none"))


def decisions(seed: int, temper: float = 1.5) -> Iterator[Asked]:
    """Every decision of a random battle."""
    rng = random.Random(seed)
    scenario = random_scenario(rng, library())
    battle = Battle(*prepare(scenario, library(), "2026-05-01", "0.1.0", ("Ada", "Zoë")))
    history: list[Action] = []
    earlier: list[State] = []
    last = CHANCE
    while not battle.over:
        state = battle.state
        seat = state.seat
        if seat == CHANCE:
            action = state.sample(rng)
            history, earlier = [], []
        else:
            if seat != last or not battle.can_undo(seat):
                history, earlier = [], []
            yield Asked(state.copy(), seat, tuple(history), tuple(earlier))
            action = choose(state, rng, temper)
            history.append(action)
            earlier.append(state.copy())
        last = seat
        battle.play(action)
