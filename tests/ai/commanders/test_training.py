"""Fitting the evaluation of Commanders: what made-up battles teach, and files of weights."""

import json
import random
from importlib.resources import files

import pytest

from ai.commanders import weights
from ai.commanders.evaluation import FEATURES, FIRST_GUESS
from ai.commanders.training import Sample, fit, gather, mark, score

SHIPPED = json.loads(files("resources.commanders").joinpath(weights.FILE).read_text("utf-8"))


def made_up(games: int, feature: str, seed: int = 1) -> list[Sample]:
    """Battles in which only one feature tells who wins, and the others are noise."""
    rng = random.Random(seed)
    found = []
    for number in range(games):
        won = float(rng.random() < 0.5)
        rows = []
        for _ in range(6):
            row = [rng.gauss(0.0, 1.0) for _ in FEATURES]
            row[FEATURES.index(feature)] += 3.0 if won else -3.0
            rows.append(tuple(row))
        found.append(Sample(number, tuple(rows), won))
    return found


def test_what_tells_the_winner_gets_the_weight() -> None:
    found, how_good = fit(made_up(200, "reserve"))
    assert max(range(len(found)), key=lambda i: found[i]) == FEATURES.index("reserve")
    assert found[FEATURES.index("reserve")] > 1.0
    assert how_good.accuracy > 0.95
    assert how_good.positions == 40 * 6 * 2


def test_a_fit_predicts_battles_held_out_better_than_the_first_guess() -> None:
    samples = made_up(100, "guns", 3)
    _, fitted = fit(samples)
    guessed = score([sample for sample in samples if sample.number % 5 == 0], FIRST_GUESS)
    assert fitted.log_loss < guessed.log_loss


def test_nothing_a_side_has_counts_against_it() -> None:
    backwards = [Sample(sample.number, sample.rows, 1.0 - sample.won) for sample in made_up(100, "reserve")]
    found, _ = fit(backwards)
    assert found[FEATURES.index("reserve")] == 0.0
    assert min(found) >= 0.0


def test_the_weights_that_ship_were_made_by_the_command_as_it_is() -> None:
    """The same seed plays the same battle; whoever changes how the players plan trains again."""
    about = SHIPPED["about"]
    (first,) = gather(1, about["seed"], FIRST_GUESS, None)
    assert mark(first) == about["first_battle"]
    assert mark(Sample(0, first.rows, 1.0 - first.won)) != about["first_battle"]
    assert first.won in (0.0, 0.5, 1.0)
    assert all(len(row) == len(FEATURES) for row in first.rows)
    assert about["games"] >= 300


def test_weights_written_are_read_again() -> None:
    assert weights.read(weights.write(FIRST_GUESS, {"by": "hand"})) == FIRST_GUESS
    assert len(weights.shipped()) == len(FEATURES)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a file of weights"),
        ("[1, 2]", "not a file of weights"),
        ('{"weights": [1]}', "not a file of weights"),
        ('{"weights": {"luck": 1}}', "other features"),
        (weights.write(FIRST_GUESS, {}).replace("0.34", "NaN"), "not a number"),
    ],
)
def test_a_bad_file_of_weights_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(weights.BadWeights, match=sentence):
        weights.read(text)
