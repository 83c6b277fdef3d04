"""Fitting the evaluation: battles against itself, and the weights under which their ends are least surprising.

Everything follows from the seed and the number of battles, whatever the machine and the number of processes.
"""

import random
from concurrent.futures import Executor
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.arena.game import Ground
from ai.manoeuvre import features
from ai.manoeuvre.arena import random_battle
from ai.manoeuvre.evaluation import MOVING, SURE, WAITING, Weights
from ai.manoeuvre.profile import Profile
from ai.manoeuvre.strategist import Strategist, Style
from ai.manoeuvre.weights import read, write
from ai.player import Limits
from engine.manoeuvre import tags
from engine.manoeuvre.nightfall import verdict
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.start import begin
from resources.manoeuvre.library import Library

SPARRING: Final = Style(width=4, worlds=6, plans=0, overlook=0.12, solver=False)
"""How the battles are played: quickly, and with oversights, so that they do not all go the same way."""
RIDGE: Final = 30.0
"""How strongly weights are held near those before; keeps rare features in check."""
HELD_OUT: Final = 5
"""Every fifth battle is not fitted but used to score the fit."""

LONGEST: Final = 60
"""Game turns after which a battle is broken off, as if night had fallen."""
PATIENCE: Final = 0.9
"""λ: how much of a position's aim is looked for beyond the next turn."""
PASSES: Final = 8
STEPS: Final = 6

FIRST_GUESS: Final = {
    "strength": 0.5,
    "units": 0.35,
    "reduced": -0.15,
    "three lost": 0.3,
    "four lost": 0.6,
    "squares": 0.05,
    "verdict": 0.05,
    "advance": 0.15,
    "beyond": 0.05,
    "cover": 0.05,
    "cover in contact": 0.08,
    "marsh": -0.1,
    "exposed": -0.15,
    "exposed reduced": -0.25,
    "exposed crush": -0.15,
    "menace": 0.15,
    "menace reduced": 0.25,
    "menace crush": 0.15,
    "doubled": -0.08,
    "doubling": 0.08,
    "trebled": -0.05,
    "trebling": 0.05,
    "trapped": -0.2,
    "trapping": 0.2,
    "under fire": -0.1,
    "firing": 0.1,
    "verdict night": 1.5,
    "squares night": 0.5,
    "hand attack contact": 0.12,
    "hand attack near": 0.1,
    "hand attack far": 0.05,
    "hand defence contact": 0.05,
    "hand defence free": 0.02,
    "hand pairs": 0.05,
    "hand mend": 0.1,
    "hand fire": 0.1,
    "leader": 0.15,
    "leader command": 0.1,
    "leader rally": 0.1,
    "withdraw": 0.12,
    "guerrilla": 0.08,
    "supply": 0.12,
    "forced march": 0.06,
    "committed": 0.08,
    "ambush": 0.12,
    "redoubt": 0.08,
    "regroup": 0.05,
    "regroup mend": 0.12,
    "skirmish": 0.04,
    "sappers": 0.02,
    "scout": 0.05,
    "rare": 0.1,
}
"""What a player would say that matters, before any battle was fought: where the fitting begins."""

Floats = NDArray[np.float64]
Row = tuple[int, float, list[float]]
"""The mode, the lateness and the features of a position."""

FLOOR: Final = np.tile(np.where(np.arange(features.COUNT) < features.HAND, -np.inf, 0.0), 2)
"""A card in hand may be worthless but never does harm; where the battles say so it is chance."""


def first_guess() -> Weights:
    day = [FIRST_GUESS.get(name, 0.0) for name in features.NAMES]
    none = [0.0] * features.COUNT
    return Weights([day, day], [none, none])


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
    while state.seat != NOBODY and state.turn <= LONGEST:
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
    winner = state.winner if state.seat == NOBODY else verdict(state)[0]
    return Sample(number, rows[winner], rows[1 - winner])


def mark(sample: Sample) -> str:
    """Short for a whole battle: another one if anything in it went differently."""
    return sha256(repr(sample).encode()).hexdigest()[:16]


def gather(games: int, seed: int, weights: Weights, executor: Executor | None) -> list[Sample]:
    """So many battles, in their order."""
    numbers = range(games)
    text = write(weights, {})
    if executor is None:
        return [battle(seed, number, text) for number in numbers]
    return list(executor.map(battle, [seed] * games, numbers, [text] * games, chunksize=2))


@dataclass(frozen=True)
class Score:
    """How well the weights foretell the ends of battles they were not fitted to."""

    log_loss: float
    accuracy: float
    positions: int


class Table:
    """Positions as rows of numbers, battle after battle, each seen through from start to end by one seat.

    A row has every feature twice: as far as it is day, and as far as it is dark.
    """

    def __init__(self, samples: list[Sample]) -> None:
        rows: list[list[float]] = []
        modes: list[int] = []
        ends: list[float] = []
        last: list[bool] = []
        for sample in samples:
            for end, seen in ((1.0, sample.won), (0.0, sample.lost)):
                for place, (mode, late, f) in enumerate(seen):
                    rows.append([*[value * (1.0 - late) for value in f], *[value * late for value in f]])
                    modes.append(mode)
                    ends.append(end)
                    last.append(place == len(seen) - 1)
        self.rows = np.array(rows, dtype=float).reshape(-1, 2 * features.COUNT)
        self.modes = np.array(modes, dtype=int)
        self.ends = np.array(ends, dtype=float)
        self.last = last

    def wins(self, weights: Floats) -> Floats:
        """What the weights, one row a mode, say of each position."""
        logits = np.einsum("ij,ij->i", self.rows, weights[self.modes])
        found: Floats = 1.0 / (1.0 + np.exp(-np.clip(logits, -SURE, SURE)))
        return found

    def aims(self, weights: Floats) -> Floats:
        """What each position should have been judged as: a mixture of later judgements and of the end, TD(λ).

        The end of a battle says little about a card held twenty turns before; the position a turn later says more.
        """
        wins = self.wins(weights)
        aims = self.ends.copy()
        for place in range(len(aims) - 2, -1, -1):
            if not self.last[place]:
                aims[place] = (1.0 - PATIENCE) * wins[place + 1] + PATIENCE * aims[place + 1]
        return aims


def fit(samples: list[Sample], before: Weights) -> tuple[Weights, Score]:
    """Logistic regression on what later turns brought, held near the weights before by a ridge."""
    table = Table([sample for sample in samples if sample.number % HELD_OUT])
    prior = np.array([[*before.day[mode], *np.add(before.day[mode], before.night[mode])] for mode in (MOVING, WAITING)])
    weights = prior.copy()
    for _ in range(PASSES):
        aims = table.aims(weights)
        for mode in (MOVING, WAITING):
            mine = table.modes == mode
            weights[mode] = _regress(table.rows[mine], aims[mine], weights[mode], prior[mode])
    held = Table([sample for sample in samples if sample.number % HELD_OUT == 0])
    day, dark = weights[:, : features.COUNT], weights[:, features.COUNT :]
    return Weights(day.tolist(), (dark - day).tolist()), score(held, weights)


def _regress(rows: Floats, aims: Floats, weights: Floats, prior: Floats) -> Floats:
    """Newton's method among the weights that are allowed; a few steps are enough."""
    weights = np.maximum(weights, FLOOR)
    for _ in range(STEPS):
        wins = 1.0 / (1.0 + np.exp(-np.clip(rows @ weights, -SURE, SURE)))
        slope = rows.T @ (aims - wins) - RIDGE * (weights - prior)
        bend = (rows * (wins * (1.0 - wins))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        # Those that press against their floor stay there, and the others are fitted to that.
        free = np.flatnonzero((weights > FLOOR) | (slope > 0.0))
        weights[free] += np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        weights = np.maximum(weights, FLOOR)
    return weights


def score(table: Table, weights: Floats) -> Score:
    wins = table.wins(weights)
    right = np.where(table.ends > 0.5, wins, 1.0 - wins)
    count = max(len(right), 1)
    return Score(float(-np.log(right).sum() / count), float((right > 0.5).sum() / count), len(right))
