"""The file of weights: what is written is read again, and nothing else gets in."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.manoeuvre.evaluation import Weights
from ai.manoeuvre.features import COUNT, NAMES
from ai.manoeuvre.weights import BadWeights, read, shipped, write

numbers = st.lists(st.floats(-50, 50), min_size=COUNT, max_size=COUNT)
pairs = st.lists(numbers, min_size=2, max_size=2)


def document(**changes: Any) -> str:
    """A good file but for these changes; a change to None leaves the entry out."""
    whole: dict[str, Any] = json.loads(write(Weights([[0.5] * COUNT] * 2, [[-0.5] * COUNT] * 2), {"games": 3}))
    whole |= changes
    return json.dumps({key: value for key, value in whole.items() if value is not None})


def half(**changes: Any) -> dict[str, Any]:
    return {"day": [0.0] * COUNT, "night": [0.0] * COUNT} | changes


@given(pairs, pairs)
def test_what_is_written_is_read(day: list[list[float]], night: list[list[float]]) -> None:
    found = read(write(Weights(day, night), {}))
    for mode in range(2):
        assert found.day[mode] == pytest.approx(day[mode], abs=1e-4)
        assert found.night[mode] == pytest.approx(night[mode], abs=1e-4)


def test_the_shipped_weights_fit_this_program() -> None:
    weights = shipped()
    assert [len(values) for values in (*weights.day, *weights.night)] == [COUNT] * 4


def test_what_is_known_of_the_making_is_kept() -> None:
    assert json.loads(write(shipped(), {"games": 3, "seed": 7}))["about"] == {"games": 3, "seed": 7}


HOSTILE = {
    "nothing": "",
    "no JSON": "weights",
    "half of a file": document()[:200],
    "another thing": "[]",
    "a number": "3",
    "nothing in words": "null",
    "no features": document(features=None),
    "features that are a number": document(features=5),
    "no moving": document(moving=None),
    "moving without a night": document(moving={"day": [0.0] * COUNT}),
    "a list for moving": document(moving=[[0.0] * COUNT] * 2),
    "a word for a number": document(moving=half(day=["much"] * COUNT)),
    "nothing for a number": document(waiting=half(night=[None] * COUNT)),
    "a list for a number": document(waiting=half(night=[[0.0]] * COUNT)),
    "a number too few": document(moving=half(day=[0.0] * (COUNT - 1))),
    "a number too many": document(moving=half(night=[0.0] * (COUNT + 1))),
    "other features": document(features=[*NAMES[:-1], "luck"]),
    "features in another order": document(features=[*NAMES[1:], NAMES[0]]),
    "features twice": document(features=[*NAMES, *NAMES]),
    "not a number": document(moving=half(day=[float("nan")] * COUNT)),
    "infinity": document(moving=half(day=[float("inf")] * COUNT)),
    "a number beyond all floats": document(moving=half(day=[10**400] * COUNT)),
    "brackets without end": "[" * 100_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_file_that_is_no_file_of_weights_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadWeights) as refused:
        read(text)
    assert str(refused.value).endswith(".")
