"""The drill: twenty positions, each with one best of three by the exact odds."""

from importlib.resources import files

import pytest

from engine.miniatures.drill import MEASURES, DrillPosition, answer, values
from resources.faults import Rejected
from resources.miniatures.drill import read_drill, shipped_drill
from resources.miniatures.tables import shipped

TEXT = (files("resources.miniatures") / "drill.toml").read_text("utf-8")
LEAST = 0.02


def test_there_are_twenty_positions_of_every_measure() -> None:
    assert len({position.id for position in shipped_drill()}) == 20
    assert {position.measure for position in shipped_drill()} == set(MEASURES)


@pytest.mark.parametrize("position", shipped_drill(), ids=lambda position: position.id)
def test_one_choice_of_three_is_clearly_best(position: DrillPosition) -> None:
    found = values(shipped(), position)
    assert len(found) == 3
    best = answer(shipped(), position)
    assert all(found[best] - value >= LEAST for place, value in enumerate(found) if place != best)


def test_the_answers_are_spread() -> None:
    answers = [answer(shipped(), position) for position in shipped_drill()]
    assert all(answers.count(place) >= 4 for place in range(3))


SPOILT = [
    ("stands = [8, 5, 3]", "stands = [3, 5, 8]", "worn at and spent at"),
    ("left = 3", "left = 9", "cannot have more stands left"),
    ('measure = "won"', 'measure = "style"', "is not known here"),
    ("defender =", "unit =", "A choice is a charge"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), SPOILT)
def test_what_is_wrong_with_a_position_is_said(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Rejected, match=sentence):
        read_drill(TEXT.replace(old, new, 1))
