"""Fitting the evaluation: the same seed fits the same weights, and weights that are there are found."""

import json
import random
from dataclasses import replace
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from ai.manoeuvre.arena import random_battle
from ai.manoeuvre.evaluation import MOVING, WAITING, Weights, chance
from ai.manoeuvre.features import COUNT, HAND, NAMES
from ai.manoeuvre.training import Sample, battle, first_guess, fit, gather, mark
from ai.manoeuvre.weights import FILE, shipped, write
from resources.manoeuvre.scenarios import Scenario

TRUE = {"bias": 0.4, "strength": 1.5, "squares": -1.0, "withdraw": 0.8}
"""By day; at night the strength counts twice."""
NOTHING = Weights([[0.0] * COUNT, [0.0] * COUNT], [[0.0] * COUNT, [0.0] * COUNT])


def positions(count: int, seed: int) -> list[Sample]:
    """Battles of one position each, of features at random, won as often as the true weights say."""
    rng = random.Random(seed)
    samples = []
    for number in range(count):
        f = [rng.gauss(0, 1) for _ in range(COUNT)]
        f[0] = 1.0
        late = rng.random()
        logit = sum(f[NAMES.index(name)] * weight for name, weight in TRUE.items())
        logit += late * TRUE["strength"] * f[NAMES.index("strength")]
        row = (rng.choice((MOVING, WAITING)), late, f)
        won = rng.random() < chance(logit)
        samples.append(Sample(number, [row] if won else [], [] if won else [row]))
    return samples


def test_a_card_never_does_harm() -> None:
    """Neither by day nor at nightfall, whatever the battles or the weights before say."""
    harm = Weights([[-0.5] * COUNT] * 2, [[-0.5] * COUNT] * 2)
    for samples in ([], positions(50, 6)):
        fitted, _ = fit(samples, harm)
        for mode in (MOVING, WAITING):
            for index in range(HAND, COUNT):
                assert fitted.day[mode][index] >= 0.0
                assert fitted.day[mode][index] + fitted.night[mode][index] >= -1e-9


def test_what_a_worthless_card_may_not_say_tilts_no_judgement() -> None:
    """Hands with many of them lose more often here: the card counts for nothing, and the bias for what it cost."""
    rng = random.Random(5)
    samples = []
    for number in range(2_000):
        cards = rng.randint(0, 4)
        f = [0.0] * COUNT
        f[0], f[HAND] = 1.0, float(cards)
        row = (MOVING, 0.0, f)
        won = rng.random() < chance(1.0 - cards)
        samples.append(Sample(number, [row] if won else [], [] if won else [row]))
    fitted, _ = fit(samples, NOTHING)
    assert fitted.day[MOVING][HAND] == 0.0
    share = sum(bool(sample.won) for sample in samples) / len(samples)
    assert chance(fitted.day[MOVING][0]) == pytest.approx(share, abs=0.02)


def test_weights_that_are_there_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If they are hardly held near those before, since there are few positions here."""
    monkeypatch.setattr("ai.manoeuvre.training.RIDGE", 5.0)
    fitted, score = fit(positions(4_000, 1), NOTHING)
    for mode in (MOVING, WAITING):
        for index, name in enumerate(NAMES):
            # At dusk: what belongs to the day and what to the night is told apart less well.
            dusk = fitted.day[mode][index] + fitted.night[mode][index] / 2
            true = TRUE.get(name, 0.0) * (1.5 if name == "strength" else 1.0)
            assert dusk == pytest.approx(true, abs=0.5), name
        assert fitted.night[mode][NAMES.index("strength")] > 0.3
    assert score.accuracy > 0.75
    assert score.log_loss < 0.5
    assert score.positions == 4_000 // 5


def test_the_same_battles_fit_the_same_weights() -> None:
    one, two = (fit(positions(100, 2), shipped()) for _ in range(2))
    assert write(one[0], {}) == write(two[0], {})
    assert one[1] == two[1]


def test_without_battles_the_weights_stay_as_they_were() -> None:
    before = Weights([[0.5] * COUNT, [0.4] * COUNT], [[-0.1] * COUNT, [0.2] * COUNT])
    fitted, score = fit([], before)
    assert write(fitted, {}) == write(before, {})
    assert score.positions == 0


def test_battles_held_out_do_not_change_the_weights() -> None:
    samples = positions(100, 3)
    turned = [replace(s, won=s.lost, lost=s.won) if s.number % 5 == 0 else s for s in samples]
    assert write(fit(samples, NOTHING)[0], {}) == write(fit(turned, NOTHING)[0], {})


def test_weights_fitted_to_battles_are_numbers() -> None:
    fitted, _ = fit(positions(200, 4), shipped())
    assert np.isfinite([*fitted.day, *fitted.night]).all()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Battles of three game turns."""

    def short_battle(*about: Any) -> Scenario:
        scenario = random_battle(*about)
        return replace(scenario, options=replace(scenario.options, length_limit=3))

    monkeypatch.setattr("ai.manoeuvre.training.random_battle", short_battle)


@pytest.mark.usefixtures("short")
def test_the_same_seed_plays_the_same_battles_and_fits_the_same_weights() -> None:
    text = write(shipped(), {})
    one, two = (battle(11, 3, text) for _ in range(2))
    assert one == two
    assert write(fit([one], shipped())[0], {}) == write(fit([two], shipped())[0], {})


@pytest.mark.usefixtures("short")
def test_both_seats_see_every_turn() -> None:
    sample = battle(11, 3, write(shipped(), {}))
    assert len(sample.won) == len(sample.lost) == 6
    assert [row[0] for row in sample.won] == [1 - row[0] for row in sample.lost]
    assert all(len(row[2]) == COUNT for row in (*sample.won, *sample.lost))


def test_the_shipped_weights_were_fitted_to_battles_as_they_are_fought_today() -> None:
    about = json.loads(files("resources.manoeuvre").joinpath(*FILE).read_text("utf-8"))["about"]
    first = battle(about["seed"], 0, write(first_guess(), {}))
    assert mark(first) == about["first_battle"], "fit the weights again, by the command that docs/strength.md names"


def test_another_battle_has_another_mark() -> None:
    row = (MOVING, 0.0, [0.0] * COUNT)
    marks = {mark(Sample(1, [row], [])), mark(Sample(1, [], [row])), mark(Sample(2, [row], []))}
    assert len(marks) == 3
    assert mark(Sample(1, [row], [])) in marks


def test_battles_are_gathered_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.manoeuvre.training.battle", lambda seed, number, text: Sample(number, [], []))
    assert [sample.number for sample in gather(7, 1, shipped(), None)] == list(range(7))
