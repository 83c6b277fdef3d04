"""Pairs of battles: the same start and the same chance twice, with the players' seats swapped."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from ai.arena.game import SEATS, Arena, Ground, derived
from ai.arena.match import Clock, Maker, Match, processor
from ai.player import Limits, Player

PATIENCE: Final = 600.0
"""Seconds for one decision."""
OUTSIDE: Final = "cmd:"
"""Begins the name of a player who is a program of its own: its CPU time is not ours, so the wall clock counts."""

Bots = Callable[[str, int, Limits | None], Player[Any]]
"""Makes the player of a name, for a seed and within limits."""


@dataclass(frozen=True)
class Conditions:
    """What fixes every battle of a run."""

    game: str
    seed: int
    ground: Ground
    bots: tuple[str, ...]
    patience: float = PATIENCE
    limits: Limits | None = None
    """Of thought in one turn; None leaves each player his own."""


@dataclass(frozen=True)
class Pair:
    """Two mirrored battles to be played: who meets whom, and the index of the ground."""

    a: str
    b: str
    number: int


@dataclass(frozen=True)
class Result:
    """One battle that was played."""

    a: str
    b: str
    number: int
    seat: int
    """Where `a` sat."""
    score: float
    """Of `a`: 1, 0 or, for a draw, a half."""
    how: str
    labels: tuple[str, str]
    """What fought for `a`, and for `b`."""
    turns: tuple[int, int]
    """Of `a` and of `b`, and so on."""
    seconds: tuple[float, float]
    actions: int
    reason: str = ""

    @property
    def pair(self) -> Pair:
        return Pair(self.a, self.b, self.number)


def schedule(bots: tuple[str, ...], games: int) -> Iterator[Pair]:
    """Everybody against everybody on the same grounds, one ground after the other."""
    for number in range(games // SEATS):
        for a, b in combinations(bots, 2):
            yield Pair(a, b, number)


def play_pair(arena: Arena, conditions: Conditions, pair: Pair, seats: tuple[int, ...], bots: Bots) -> list[Result]:
    """The battles of a pair in which `a` has these seats."""
    return [_play(arena, conditions, pair, seat, bots) for seat in seats]


def _play(arena: Arena, conditions: Conditions, pair: Pair, seat: int, bots: Bots) -> Result:
    run = conditions.seed
    state = arena.begin(conditions.ground, derived(run, pair.number, "battle"), pair.number)
    chance = random.Random(derived(run, pair.number, "chance"))

    def maker(name: str, place: int) -> Maker:
        # The seat of `a` belongs to the seed: else two equal players would fight the very same battle twice.
        return lambda: bots(name, derived(run, pair.number, "player", seat, place), conditions.limits)

    names = (pair.a, pair.b) if seat == 0 else (pair.b, pair.a)
    clocks = (_clock(names[0]), _clock(names[1]))
    outcome = Match(arena, state, chance, conditions.patience, clocks).play((maker(names[0], 0), maker(names[1], 1)))
    return Result(
        pair.a,
        pair.b,
        pair.number,
        seat,
        0.5 if outcome.winner < 0 else float(outcome.winner == seat),
        outcome.how,
        _turned(outcome.labels, seat),
        _turned(outcome.turns, seat),
        _turned(outcome.seconds, seat),
        outcome.actions,
        outcome.reason,
    )


def _clock(name: str) -> Clock:
    return time.monotonic if name.startswith(OUTSIDE) else processor


def _turned(values: tuple[Any, Any], seat: int) -> tuple[Any, Any]:
    """From seats to `a` and `b`."""
    return values if seat == 0 else (values[1], values[0])
