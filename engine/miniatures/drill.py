"""Drill positions: a question, three choices, and the odds that say which is best.

best = answer(tables, position)          # its place among the choices
values(tables, position)                 # what each choice is worth, exactly
"""

from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from engine.miniatures import odds
from engine.miniatures.lines import Charge, Member, Party, Standing
from engine.miniatures.tables import Tables

Measure = Literal["won", "carried", "held", "spared", "well_handled", "good_order"]
MEASURES: Final = ("won", "carried", "held", "spared", "well_handled", "good_order")
"""What is compared: the attacker wins, or takes the position; the defender keeps it, or loses the fewest stands; a
check is well handled or better, or brings good order again.
"""
_WELL: Final = ("double_quick", "well_handled")
_GOOD: Final = ("elan", "rally")


class DrillChoice(Struct, frozen=True):
    """What could be done: a charge as it would then be fought, or a unit as it would be checked."""

    says: str
    attacker: Member | None = None
    defender: Member | None = None
    unit: Member | None = None
    quality: str = ""
    """Of the leader in whose reach the unit would be; empty out of command."""
    provisional: bool = False
    flags: tuple[str, ...] = ()


class DrillPosition(Struct, frozen=True):
    id: str
    question: str
    measure: Measure
    choices: tuple[DrillChoice, ...]
    why: str
    """One sentence on what decides it."""


def values(tables: Tables, position: DrillPosition) -> list[Fraction]:
    """What each choice is worth by the position's measure; more is better."""
    return [_value(tables, position.measure, choice) for choice in position.choices]


def answer(tables: Tables, position: DrillPosition) -> int:
    """The place of the best choice."""
    found = values(tables, position)
    return found.index(max(found))


def _value(tables: Tables, measure: Measure, choice: DrillChoice) -> Fraction:
    if choice.unit is not None:
        standing = Standing(choice.quality, choice.provisional, choice.flags)
        effects = odds.check(tables, choice.unit, standing)
        wanted = _WELL if measure == "well_handled" else _GOOD
        return sum((effects.get(name, Fraction(0)) for name in wanted), Fraction(0))
    assert choice.attacker is not None
    assert choice.defender is not None
    found = odds.fought_out(tables, Charge(Party((choice.attacker,)), Party((choice.defender,))))
    return {
        "won": found.won,
        "carried": found.carried,
        "held": 1 - found.carried,
        "spared": -odds.expected(found.lost_defender),
    }[measure]
