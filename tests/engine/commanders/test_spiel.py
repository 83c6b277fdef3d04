"""OpenSpiel as a referee from outside for Commanders: its own tests of games."""

from typing import Any

import pyspiel
import pytest

from tests import spiel_commanders

MATCHES = [
    {"rounds": 1, "board": "A", "rules": ""},
    {"rounds": 2, "board": "A", "rules": "die morale"},
    {"rounds": 1, "board": "B", "rules": "terrain couriers"},
    {"rounds": 1, "board": "B turned", "rules": "terrain"},
]


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_openspiel_plays_random_battles_and_finds_nothing_wrong(match: dict[str, Any]) -> None:
    """Sorted unique actions, masks, clones, serialisation, observations, length, zero-sum results (basic_tests.cc)."""
    game = pyspiel.load_game(spiel_commanders.NAME, match)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_openspiel_can_learn_from_it() -> None:
    """Regret minimisation asks every information set for the same actions each time, and fails where they differ."""
    solver = pyspiel.OutcomeSamplingMCCFRSolver(pyspiel.load_game(spiel_commanders.NAME, MATCHES[0]), seed=1)
    for _ in range(2):
        solver.run_iteration()
