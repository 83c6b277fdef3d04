"""Rule options as they come from a file or a peer: every value that is none of its option's is named."""

from typing import Any

import pytest

from engine.manoeuvre.options import CHOICES, DISTANT_LANDS_2017, LONGEST_BATTLE, PRESETS, Options


@pytest.mark.parametrize("name", PRESETS)
def test_the_presets_are_without_fault(name: str) -> None:
    assert PRESETS[name].faults() == []


def test_the_presets_differ_where_the_rulings_say() -> None:
    base, distant = vars(PRESETS["Base 2010"]), vars(DISTANT_LANDS_2017)
    assert {name: (base[name], distant[name]) for name in base if base[name] != distant[name]} == {
        "advance_to_contact": (False, True),
        "digging_in": (False, True),
        "forced_march_limit": ("began or ended", "began"),
        "tie_break": ("base", "distant lands"),
    }


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values])
def test_every_choice_of_an_option_is_accepted(name: str, value: str) -> None:
    options: dict[str, Any] = {name: value}
    assert Options(**options).faults() == []


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["", "Base", "sometimes", 1, None, True])
def test_another_choice_is_a_fault_that_names_the_choices_there_are(name: str, value: object) -> None:
    options: dict[str, Any] = {name: value}
    wanted = ", ".join(f"“{choice}”" for choice in CHOICES[name])
    assert Options(**options).faults() == [f"{name}: “{value}” is not one of {wanted}."]


@pytest.mark.parametrize("turns", [0, 1, 30, LONGEST_BATTLE])
def test_a_battle_may_be_limited_to_any_sensible_number_of_turns(turns: int) -> None:
    assert Options(length_limit=turns).faults() == []


@pytest.mark.parametrize("turns", [-1, LONGEST_BATTLE + 1, 2.0, "8", None, True])
def test_any_other_length_is_a_fault(turns: Any) -> None:
    assert Options(length_limit=turns).faults() == [f"length_limit: {turns!r} is not a whole number from 0 to 1000."]


@pytest.mark.parametrize("name", ["advance_to_contact", "digging_in"])
@pytest.mark.parametrize("value", [0, 1, "yes", None])
def test_what_is_neither_true_nor_false_is_a_fault(name: str, value: object) -> None:
    options: dict[str, Any] = {name: value}
    assert Options(**options).faults() == [f"{name}: {value!r} is neither true nor false."]


def test_every_fault_is_named_not_the_first_alone() -> None:
    anything: Any = "anything"
    faults = Options(*[anything] * 8).faults()
    assert [fault.partition(":")[0] for fault in faults] == list(vars(Options()))
    assert all(fault.endswith(".") for fault in faults)
