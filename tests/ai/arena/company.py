"""The arena's guests in these tests: a game that is not Manoeuvre, and players good, bad and broken."""

import os
import time
from collections.abc import Callable
from typing import Any

from ai.arena.game import Arena, Ground
from ai.player import Limits, RandomPlayer, Thought
from engine.registry import Registration
from tests.engine.pebbles import Pebbles


def _begin(ground: Ground, seed: int, number: int) -> Pebbles:
    return Pebbles(6 + seed % 5)


def _labels(state: Pebbles) -> tuple[str, str]:
    return "north", "south"


def _check(ground: Ground) -> Ground:
    return ground


PEBBLES = Arena(Registration("pebbles", "Pebbles"), _begin, _labels, _check)


class First:
    """Plays the first legal action, and remembers everything he was shown."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.watched: list[tuple[Any, Any]] = []
        self.thought: list[Any] = []
        self.closed = 0

    def watch(self, view: Any, action: Any) -> None:
        self.watched.append((view.copy(), action))

    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Thought[Any]:
        self.thought.append(view.copy())
        return Thought(view.legal()[0])

    def close(self) -> None:
        self.closed += 1


class Last(First):
    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Thought[Any]:
        return Thought(view.legal()[-1])


class Cheat(First):
    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Thought[Any]:
        return Thought("take 6")


class Liar(First):
    """Answers with what is no action at all."""

    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Any:
        return None


class Stumbler(First):
    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Thought[Any]:
        raise RuntimeError("I fell")


class Blind(First):
    def watch(self, view: Any, action: Any) -> None:
        raise LookupError("I saw nothing")


class Sleeper(First):
    """Never comes to an end, and does not listen."""

    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Thought[Any]:
        while True:
            time.sleep(0.01)


class Listener(First):
    """Thinks until he is asked to stop."""

    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Thought[Any]:
        while not halt():
            time.sleep(0.01)
        return Thought(view.legal()[0])


class Killer(First):
    """Takes the whole process with him."""

    def think(self, view: Any, halt: Callable[[], bool] = bool, report: Any = None) -> Thought[Any]:
        os._exit(3)


KINDS: dict[str, Callable[[int], Any]] = {
    "random": RandomPlayer,
    "first": First,
    "last": Last,
    "cheat": Cheat,
    "liar": Liar,
    "stumbler": Stumbler,
    "blind": Blind,
    "sleeper": Sleeper,
    "listener": Listener,
    "killer": Killer,
}


def bots(name: str, seed: int, limits: Limits | None = None) -> Any:
    """`killer:FILE` kills one process, then, the file being there, plays on like anybody."""
    kind, _, file = name.partition(":")
    if file and os.path.exists(file):
        return RandomPlayer(seed)
    if file:
        open(file, "w").close()
    return KINDS[kind](seed)
