"""Drill positions are worth what the odds say, by every measure."""

from fractions import Fraction

import pytest

from engine.miniatures.drill import DrillChoice, DrillPosition, Measure, answer, values
from engine.miniatures.lines import Member
from resources.miniatures.tables import shipped

TWO = Member("two", "infantry", 2)
LED = Member("two", "infantry", 2, leaders=1)


@pytest.mark.parametrize(
    ("measure", "wanted"),
    [
        ("won", [Fraction(99, 200), Fraction(1199, 2000)]),
        ("carried", [Fraction(99, 200), Fraction(1199, 2000)]),
        ("held", [Fraction(101, 200), Fraction(801, 2000)]),
    ],
)
def test_a_choice_of_charges(measure: Measure, wanted: list[Fraction]) -> None:
    choices = (DrillChoice("even", TWO, TWO), DrillChoice("led", LED, TWO))
    assert values(shipped(), DrillPosition("x", "?", measure, choices, "")) == wanted


def test_stands_that_are_spared_and_choices_of_checks() -> None:
    spared = DrillPosition("x", "?", "spared", (DrillChoice("", LED, TWO), DrillChoice("", TWO, TWO)), "")
    assert (values(shipped(), spared)[1], answer(shipped(), spared)) == (Fraction(-63, 200), 1)
    unit = Member("unit", "infantry", 8, 5, 3)
    checks = (DrillChoice("", unit=unit), DrillChoice("", unit=unit, quality="able"))
    assert values(shipped(), DrillPosition("x", "?", "well_handled", checks, "")) == [Fraction(6, 10), Fraction(9, 10)]
    shaken = Member("unit", "infantry", 8, 5, 3, order="disordered")
    rally = DrillPosition("x", "?", "good_order", (DrillChoice("", unit=shaken),), "")
    assert values(shipped(), rally) == [Fraction(8, 10)]
