"""Fitting the evaluation: battles against itself, and the weights under which their ends are least surprising.

Everything follows from the seed and the number of battles, whatever the machine and the number of processes.
"""

import random
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Final

from ai import features
from ai.arena.game import Ground
from ai.arena.games import random_battle
from ai.evaluation import MOVING, WAITING, Weights
from ai.player import Limits
from ai.profile import Profile
from ai.strategist import Strategist, Style
from ai.weights import read, write
from engine.manoeuvre import tags
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.start import begin
from resources.library import Library

SPARRING: Final = Style(width=4, worlds=6, replies=0, overlook=0.12, solver=False)
"""How the battles are played: quickly, and with oversights, so that they do not all go the same way."""
RIDGE: Final = 25.0
"""How strongly weights are held near those before; keeps rare features in check."""
HELD_OUT: Final = 5
"""Every fifth battle is not fitted but used to score the fit."""

Row = tuple[int, float, list[float]]
"""The mode, the lateness and the features of a position."""


@dataclass(frozen=True)
class Sample:
    """One battle: what was seen at the start of every turn by the side that was to win, and by the other."""

    number: int
    won: list[Row]
    lost: list[Row]


def battle(seed: int, number: int, text: str) -> Sample:
    """Play one battle against itself, by weights as their file has them, and keep what could be seen of it."""
    weights = read(text)
    library = Library()
    rng = random.Random(f"{seed}/{number}")
    scenario = random_battle(Ground(), rng.getrandbits(63), number, library)
    state = begin(*scenario.start(library))
    profiles = [Profile(army) for army in state.armies]
    players = [Strategist(weights, SPARRING, Limits(), rng.getrandbits(63)) for _ in range(2)]
    rows: tuple[list[Row], list[Row]] = ([], [])
    last = (-1, -1)
    while state.seat != NOBODY:
        if state.stack[-1] == tags.DISCARD and (state.turn, state.active) != last:
            last = (state.turn, state.active)
            for seat in range(2):
                f = [0.0] * features.COUNT
                features.measure(state, seat, profiles[seat], profiles[1 - seat], f)
                rows[seat].append((MOVING if seat == state.active else WAITING, features.lateness(state), f))
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        else:
            state.do(players[state.seat].think(state.seen_by(state.seat)).action)
    return Sample(number, rows[state.winner], rows[1 - state.winner])


def gather(games: int, seed: int, weights: Weights, executor: Executor | None) -> list[Sample]:
    """So many battles, in their order."""
    numbers = range(games)
    text = write(weights, {})
    if executor is None:
        return [battle(seed, number, text) for number in numbers]
    return list(executor.map(battle, [seed] * games, numbers, [text] * games, chunksize=2))


@dataclass(frozen=True)
class Score:
    """How well the weights foretell battles they were not fitted to."""

    log_loss: float
    accuracy: float
    positions: int


def fit(samples: list[Sample], before: Weights) -> tuple[Weights, Score]:
    """Logistic regression, held near the weights before by a ridge, by Newton's method."""
    import numpy as np

    day: list[list[float]] = []
    night: list[list[float]] = []
    losses: list[float] = []
    right = 0
    positions = 0
    for mode in (MOVING, WAITING):
        fitted, fitted_ends = _table(np, samples, mode, held_out=False)
        held, held_ends = _table(np, samples, mode, held_out=True)
        prior = np.array([*before.day[mode], *before.night[mode]])
        weights = prior.copy()
        for _ in range(12):
            guess = 1.0 / (1.0 + np.exp(-np.clip(fitted @ weights, -30.0, 30.0)))
            slope = fitted.T @ (fitted_ends - guess) - RIDGE * (weights - prior * SHRINK)
            bend = (fitted * (guess * (1.0 - guess))[:, None]).T @ fitted + RIDGE * np.eye(len(weights))
            weights = weights + np.linalg.solve(bend, slope)
        day.append([float(value) for value in weights[: features.COUNT]])
        night.append([float(value) for value in weights[features.COUNT :]])
        if len(held):
            guess = 1.0 / (1.0 + np.exp(-np.clip(held @ weights, -30.0, 30.0)))
            losses += [float(value) for value in -np.log(np.where(held_ends > 0.5, guess, 1.0 - guess))]
            right += int(((guess > 0.5) == (held_ends > 0.5)).sum())
            positions += len(held)
    score = Score(sum(losses) / max(len(losses), 1), right / max(positions, 1), positions)
    return Weights(day, night), score


SHRINK: Final = 0.9
"""What is believed of the weights before: a little less than they say."""


def _table(np: Any, samples: list[Sample], mode: int, held_out: bool) -> tuple[Any, Any]:
    rows: list[list[float]] = []
    ends: list[float] = []
    for sample in samples:
        if (sample.number % HELD_OUT == 0) != held_out:
            continue
        for end, seen in ((1.0, sample.won), (0.0, sample.lost)):
            for row_mode, late, f in seen:
                if row_mode == mode:
                    rows.append([*f, *[value * late for value in f]])
                    ends.append(end)
    return np.array(rows, dtype=float).reshape(-1, 2 * features.COUNT), np.array(ends)
