from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.shell.cli import main
from engine.manoeuvre.combat.resolve import RESULTS, outcome
from tests.app.conftest import Call


def by_hand(faces: list[int], bonus: int, defence: int) -> dict[str, str]:
    totals = [sum(roll) + bonus for roll in product(*(range(1, most + 1) for most in faces))]
    counts = dict.fromkeys(RESULTS, 0)
    for total in totals:
        counts[RESULTS[outcome(total, defence)]] += 1
    return {name: str(Fraction(count, len(totals))) for name, count in counts.items()}


def test_the_six_results_are_exact_fractions(call: Call) -> None:
    answer = call("odds", "2d6+1d10+8", 14, "--json")
    assert answer.status == 0
    assert answer.json["results"] == by_hand([6, 6, 10], 8, 14)
    assert list(answer.json["results"]) == ["lose", "equal", "win", "double", "triple", "quadruple"]
    assert answer.json["attack"] == {"min": 11, "max": 30, "mean": "41/2"}


@pytest.mark.parametrize(
    ("attack", "defence", "faces", "bonus"),
    [("2d6", 2, [6, 6], 0), ("1d8+1d10", 5, [8, 10], 0), ("7", 7, [], 7), ("d6", 1, [6], 0), ("8+2d6", 999, [6, 6], 8)],
)
def test_results_agree_with_counting(call: Call, attack: str, defence: int, faces: list[int], bonus: int) -> None:
    assert call("odds", attack, defence, "--json").json["results"] == by_hand(faces, bonus, defence)


def test_certainty_is_0_and_1(call: Call) -> None:
    results = call("odds", "1d6", 10, "--json").json["results"]
    assert (results["lose"], results["win"]) == ("1", "0")


def test_people_read_a_table(call: Call) -> None:
    lines = call("odds", "2d6", 7).out.splitlines()
    assert lines[0] == "2d6 against 7: the attack totals 2 to 12, 7 on average."
    assert lines[2].split() == ["lose", "41.667%", "5/12"]
    assert call("odds", "2D6 +\n1", 7).out.startswith("2D6 +�1 against 7: the attack totals 3 to 13")


@pytest.mark.parametrize("attack", ["2d7", "", "d", "2d6+", "-1d6", "0d6", "99d6", "12345", "1" * 300, "2\n7"])
def test_what_is_no_dice_is_refused(call: Call, attack: str) -> None:
    answer = call("odds", "--", attack, 7)
    assert answer.status == 2
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("defence", ["0", "-3", "1000", "x", "1.5", "", "\uff17", "9" * 5000])
def test_a_defence_out_of_range_is_refused(call: Call, defence: str) -> None:
    answer = call("odds", "--", "2d6", defence)
    assert answer.status == 2
    assert "The defence is a whole number from 1 to 999" in answer.err


@settings(deadline=None)
@given(st.text(max_size=20), st.text(max_size=6))
def test_no_words_upset_the_command(attack: str, defence: str) -> None:
    assert main(["odds", "--", attack, defence]) in (0, 2)
