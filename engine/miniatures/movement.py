"""The movement card: rates by formation and ground, and what is left of a move over several grounds (M8, M28).

rate(tables, "infantry", "line", "rough")                                   # 6
distance_left(tables, "infantry", "line", [("open", Fraction(6))], "rough") # 3: half the move is left
card(tables, "cavalry")                                                     # the whole table of an arm
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from engine.miniatures.tables import GROUNDS, Tables

WHOLE: Final = Fraction(1)


class NoSuchRate(ValueError):  # noqa: N818  # told to a user, as a sentence
    """That formation cannot use that ground, or cannot go at the double quick."""


class Leg(NamedTuple):
    """A part of a move: the share of it that was used, and what is left afterwards."""

    ground: str
    inches: Fraction
    used: Fraction
    left: Fraction


def rate(tables: Tables, arm: str, formation: str, ground: str, double_quick: bool = False) -> int:
    """Inches of a full move; raises NoSuchRate. `arm`: infantry, cavalry, artillery or leader."""
    rates = tables.movement.get(arm, {}).get(formation, {}).get(ground, ())
    if not rates:
        raise NoSuchRate(f"There is no rate for {arm} in {_words(formation)} on {_words(ground)} ground.")
    if double_quick and len(rates) < 2:
        raise NoSuchRate(f"{arm.capitalize()} in {_words(formation)} cannot move at the double quick.")
    return rates[1] if double_quick else rates[0]


def legs(
    tables: Tables,
    arm: str,
    formation: str,
    grounds: Sequence[tuple[str, Fraction]],
    double_quick: bool = False,
    share: Fraction = WHOLE,
) -> list[Leg]:
    """A move leg by leg: an inch uses up its share of the rate on that ground. `share` is 1/2 for half a move.

    What is left may come out negative: the move is longer than allowed by that share.
    """
    left = share
    found = []
    for ground, inches in grounds:
        used = inches / rate(tables, arm, formation, ground, double_quick)
        left -= used
        found.append(Leg(ground, inches, used, left))
    return found


def distance_left(
    tables: Tables,
    arm: str,
    formation: str,
    grounds: Sequence[tuple[str, Fraction]],
    then: str,
    double_quick: bool = False,
    share: Fraction = WHOLE,
) -> Fraction:
    """Inches that are left on the next ground after those already covered; 0 where the move is used up."""
    gone = legs(tables, arm, formation, grounds, double_quick, share)
    left = gone[-1].left if gone else share
    return max(left, Fraction(0)) * rate(tables, arm, formation, then, double_quick)


def card(tables: Tables, arm: str) -> dict[str, dict[str, tuple[int, ...]]]:
    """Every formation of an arm with its rates by ground, in the order of the grounds."""
    return {
        formation: {ground: rates[ground] for ground in GROUNDS if ground in rates}
        for formation, rates in tables.movement[arm].items()
    }


def _words(id: str) -> str:
    return id.replace("_", " ")
