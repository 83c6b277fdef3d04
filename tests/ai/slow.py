"""Players for the tests of whatever runs players: one who thinks until he is stopped, and some who fail."""

import os
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ai.manoeuvre.players import bot
from ai.player import Limits, Line, Player, Thought, never, unheard
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library


class Slow:
    """Counts nodes until he is stopped or has counted enough, and plays the legal action of that number.

    What he has watched counts too, so that his answer shows whether he was told everything.
    """

    def __init__(self, seed: int, limits: Limits | None) -> None:
        self.seed = seed
        self.limits = limits or Limits(nodes=1000)
        self.watched = 0

    def watch(self, view: Any, action: Any, /) -> None:
        self.watched += len(view.write(action)) + len(view.hand[0])

    def think(
        self, view: Any, halt: Callable[[], bool] = never, report: Callable[[Thought[Any]], None] = unheard, /
    ) -> Thought[Any]:
        legal = view.legal()
        nodes = 0
        while not halt() and (not self.limits.nodes or nodes < self.limits.nodes):
            nodes += 1
            if nodes % 500 == 1:
                action = legal[nodes % len(legal)]
                report(Thought(action, 0.25, (Line((view.write(action), "done"), 0.25),), nodes))
        action = legal[(self.seed + self.watched + nodes * bool(self.limits.nodes)) % len(legal)]
        return Thought(action, 0.75, (Line((view.write(action),), 0.75, reply=("done",)),), nodes)


class Failing:
    """Goes wrong in one way or another, as his name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def watch(self, view: Any, action: Any, /) -> None:
        if self.name == "watches badly":
            raise ZeroDivisionError("watched too hard")

    def think(self, view: Any, /, *rest: Any) -> Thought[Any]:
        if self.name == "crashes":
            os._exit(3)
        while self.name == "deaf":
            time.sleep(0.001)
        raise ZeroDivisionError("thought\ntoo hard")


def maker(name: str, seed: int, limits: Limits | None) -> Player[Any]:
    if name == "slow":
        return Slow(seed, limits)
    return bot(name, seed, limits) if name == "random" else Failing(name)


@cache
def library() -> Library:
    return Library(Path("none"))


def begun(scenario: str = "first_battle") -> State:
    return prepare(library().scenario(scenario), library(), "2026-05-01", "0.1.0")[1]


def played(count: int, seed: int = 1, scenario: str = "first_battle") -> list[tuple[State, Any]]:
    """The first so many decisions of a battle, or all: each state, and what was done in it."""
    rng = Random(seed)
    state = begun(scenario)
    found: list[tuple[State, Any]] = []
    while len(found) < count and not state.over:
        action = state.sample(rng) if state.seat == CHANCE else rng.choice(state.legal())
        found.append((state.copy(), action))
        state.do(action)
    return found


def first_decision(seat: int, after: int = 60) -> tuple[list[tuple[State, Any]], State]:
    """What happened up to a decision of a seat that has several legal actions, and the state there."""
    steps = played(after + 300)
    for i in range(after, len(steps)):
        state = steps[i][0]
        if state.seat == seat and len(state.legal()) > 3:
            return steps[:i], state
    raise AssertionError("there is none")


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has buried yet counts."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


def wait_until_gone(pid: int, patience: float = 20.0) -> None:
    """Wait until a process has ended."""
    deadline = time.monotonic() + patience
    while not gone(pid):
        assert time.monotonic() < deadline
        time.sleep(0.02)
