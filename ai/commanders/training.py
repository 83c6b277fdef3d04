"""Fitting the evaluation of Commanders: battles against itself, and the weights that best predict who wins them.

Everything follows from the seed and the number of battles, whatever the machine and the number of processes.
"""

import random
from concurrent.futures import Executor
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.commanders.commander import Commander, Style
from ai.commanders.evaluation import FIRST_GUESS, features
from ai.commanders.planner import Effort
from ai.commanders.weights import Weights
from ai.player import Limits
from engine.commanders import tags
from engine.commanders.board import BLACK, CHANCE, WHITE
from engine.commanders.start import SETUPS, Start, begin, setup_position

NODES: Final = 60
"""Simulated rounds for each sheet of a training battle: quick, and varied enough not to repeat itself."""
RIDGE: Final = 30.0
"""How strongly weights are held near the first guess; keeps rare features, such as lost guns, in check."""
HELD_OUT: Final = 5
"""Every fifth battle is not fitted but used to score the fit."""
STEPS: Final = 20

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Sample:
    """One battle: the features at the start of every round, and White's share of the win."""

    number: int
    rows: tuple[tuple[float, ...], ...]
    won: float


def battle(seed: int, number: int, weights: Weights) -> Sample:
    """Play one battle against itself from one of the printed set-ups."""
    rng = random.Random(f"{seed}/{number}")
    names = sorted(SETUPS)
    state = begin(Start(position=setup_position(names[number % len(names)])))
    style = Style(Effort(first=4, most=8, tries=8, weights=weights), NODES, decisions=0)
    players = [Commander(style, Limits(), rng.getrandbits(63)) for _ in range(2)]
    rows: list[tuple[float, ...]] = []
    last = 0
    while not state.over:
        if state.stack[-1] == tags.PLAN and state.round != last:
            last = state.round
            rows.append(tuple(features(state)))
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        else:
            state.do(players[state.seat].think(state.seen_by(state.seat)).action)
    won = 1.0 if state.winner == WHITE else 0.0 if state.winner == BLACK else 0.5
    return Sample(number, tuple(rows), won)


def mark(sample: Sample) -> str:
    """A short digest of a whole battle, which changes if anything in it went differently."""
    return sha256(repr(sample).encode()).hexdigest()[:16]


def gather(games: int, seed: int, weights: Weights, executor: Executor | None) -> list[Sample]:
    """So many battles, in their order."""
    if executor is None:
        return [battle(seed, number, weights) for number in range(games)]
    return list(executor.map(battle, [seed] * games, range(games), [weights] * games, chunksize=2))


@dataclass(frozen=True)
class Score:
    """How well the weights predict the ends of battles they were not fitted to."""

    log_loss: float
    accuracy: float
    positions: int


def fit(samples: list[Sample]) -> tuple[Weights, Score]:
    """Logistic regression by Newton's method, held near the first guess.

    There is no constant, so neither side is favoured. No weight falls below zero: what goes along with losing, such as
    a full reserve, does not make a side lose, and players who believed it did played worse.
    """
    rows, ends = _table([sample for sample in samples if sample.number % HELD_OUT])
    prior = np.array(FIRST_GUESS)
    weights = prior.copy()
    for _ in range(STEPS):
        wins = _chances(rows, weights)
        slope = rows.T @ (ends - wins) - RIDGE * (weights - prior)
        bend = (rows * (wins * (1.0 - wins))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        # Those that press against zero stay there, and the others are fitted to that.
        free = np.flatnonzero((weights > 0.0) | (slope > 0.0))
        weights[free] += np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        weights = np.maximum(weights, 0.0)
    found = tuple(float(value) for value in weights)
    return found, score([sample for sample in samples if sample.number % HELD_OUT == 0], found)


def score(samples: list[Sample], weights: Weights) -> Score:
    rows, ends = _table(samples)
    wins = np.clip(_chances(rows, np.array(weights)), 1e-9, 1.0 - 1e-9)
    count = max(len(ends), 1)
    loss = -(ends * np.log(wins) + (1.0 - ends) * np.log(1.0 - wins)).sum() / count
    return Score(float(loss), float(((wins > 0.5) == (ends > 0.5)).sum() / count), len(ends))


def _table(samples: list[Sample]) -> tuple[Floats, Floats]:
    """Every position and its mirror image, so that the two sides are judged alike."""
    rows = np.array([row for sample in samples for row in sample.rows]).reshape(-1, len(FIRST_GUESS))
    ends = np.array([sample.won for sample in samples for _ in sample.rows])
    return np.concatenate([rows, -rows]), np.concatenate([ends, 1.0 - ends])


def _chances(rows: Floats, weights: Floats) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(-np.clip(rows @ weights, -30.0, 30.0)))
    return found
