"""Bounds, tests and ratings, against values worked out elsewhere and against data made on purpose."""

import math
import random

import pytest

from ai.arena.ratings import elo, expected, ratings, wilson
from ai.arena.sprt import H0, H1, LOWER, UNDECIDED, UPPER, Hypotheses, Trial


# The first four are the examples of R. G. Newcombe, “Two-sided confidence intervals for the single proportion”, 1998.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_bounds_are_those_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_battles_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


def test_a_draw_counts_half() -> None:
    low, high = wilson(5.5, 10)
    assert low < 0.55 < high


@pytest.mark.parametrize("difference", [-400.0, -10.0, 0.0, 35.0, 800.0])
def test_elo_and_share_are_inverse(difference: float) -> None:
    assert elo(expected(difference)) == pytest.approx(difference)


def test_ten_to_one_is_four_hundred_points() -> None:
    assert elo(10 / 11) == pytest.approx(400)
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


def pairs(rng: random.Random, share: float, count: int) -> list[float]:
    return [(float(rng.random() < share) + float(rng.random() < share)) / 2 for _ in range(count)]


def test_the_test_stands_at_nothing_before_the_first_pair() -> None:
    trial = Trial(Hypotheses(0, 20))
    assert (trial.ratio, trial.verdict) == (0, UNDECIDED)


@pytest.mark.parametrize(("difference", "verdict"), [(0.0, H0), (100.0, H1)])
def test_streams_of_known_strength_are_told_apart_with_few_errors(difference: float, verdict: str) -> None:
    rng = random.Random(3)
    right = 0
    for _ in range(40):
        trial = Trial(Hypotheses(0, 100))
        trial.hear(pairs(rng, expected(difference), 500))
        right += trial.verdict == verdict
    assert right >= 35


def test_the_ratio_is_near_to_that_of_normal_distributions() -> None:
    """N (s1 − s0) (2 mean − s0 − s1) / (2 variance): the first approximation that Van den Bergh gives."""
    counts = {0.0: 80, 0.25: 90, 0.5: 300, 0.75: 120, 1.0: 110}
    total = sum(counts.values())
    mean = sum(share * count for share, count in counts.items()) / total
    variance = sum((share - mean) ** 2 * count for share, count in counts.items()) / total
    low, high = expected(0), expected(10)
    near = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Hypotheses(0, 10).ratio(counts) == pytest.approx(near, rel=0.05)


def test_the_test_hears_nothing_after_its_verdict() -> None:
    trial = Trial(Hypotheses(0, 50))
    trial.hear([1.0] * 500)
    assert trial.verdict == H1
    assert trial.ratio >= UPPER
    assert sum(trial.counts.values()) < 100


def test_the_bounds_are_walds() -> None:
    assert -LOWER == UPPER == pytest.approx(2.9444, abs=1e-4)


def test_losing_everything_accepts_that_nothing_was_gained() -> None:
    trial = Trial(Hypotheses(0, 50))
    trial.hear([0.0] * 500)
    assert trial.verdict == H0


def battles(strengths: dict[str, float], count: int) -> list[tuple[str, str, float]]:
    rng = random.Random(5)
    names = list(strengths)
    found = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            share = expected(strengths[a] - strengths[b])
            found += [(a, b, float(rng.random() < share)) for _ in range(count)]
    return found


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    truth = {"random": 0.0, "x": 120.0, "y": 300.0, "z": -50.0}
    found = {rating.bot: rating for rating in ratings(tuple(truth), battles(truth, 3000))}
    for bot, strength in truth.items():
        assert found[bot].elo == pytest.approx(strength, abs=20)
        assert found[bot].low <= strength <= found[bot].high
    assert found["random"].low == found["random"].elo == found["random"].high == 0


def test_the_best_comes_first_and_the_mean_is_zero_without_random() -> None:
    found = ratings(("x", "y", "z"), battles({"x": 0, "y": 200, "z": 100}, 500))
    assert [rating.bot for rating in found] == ["y", "z", "x"]
    assert sum(rating.elo for rating in found) == pytest.approx(0, abs=1e-6)
    assert all(rating.low < rating.elo < rating.high for rating in found)


def test_of_two_players_the_rating_is_the_elo_of_the_share() -> None:
    scores = [("x", "random", 1.0)] * 750 + [("x", "random", 0.0)] * 250
    best = ratings(("x", "random"), scores)[0]
    assert best.elo == pytest.approx(elo(0.75), abs=1)
    low, high = wilson(750, 1000)
    assert (best.low, best.high) == pytest.approx((elo(low), elo(high)), abs=3)
    assert (best.points, best.games) == (750, 1000)


def test_who_never_lost_has_a_finite_rating_with_wide_bounds() -> None:
    best, worst = ratings(("x", "random"), [("x", "random", 1.0)] * 10)
    assert best.bot == "x"
    assert 0 < best.elo < 2000
    assert best.high - best.low > 200
    assert worst.elo == 0


def test_without_a_battle_all_are_equal() -> None:
    assert {rating.elo for rating in ratings(("x", "y", "z"), [])} == {0}
