"""Random combats of all forms (§6, §9.2), judged by a referee that knows the rule texts and not the engine."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.referee import assault, declaring, field
from tests.referee.deal import HILL_BONUSES, Deal, deal
from tests.referee.referee import FORMS, judge, watch

SEEDS = range(800)
CHUNK = 25

judged = cache(judge)


@pytest.mark.parametrize("first", SEEDS[::CHUNK])
def test_the_referee_agrees_with_every_combat(first: int) -> None:
    for seed in range(first, first + CHUNK):
        judged(seed)


def test_every_form_of_combat_occurs() -> None:
    assert {judged(seed) for seed in SEEDS} >= FORMS


def complaint(disguise: Callable[[Deal], Deal] = lambda dealt: dealt) -> str:
    """What the referee first complains of, if the engine plays another position than he believes."""
    for seed in SEEDS:
        rng = Random(seed)
        dealt = deal(rng)
        try:
            watch(dealt, disguise(dealt), rng)
        except AssertionError as found:
            return str(found)
    return ""


def other_way_round(dealt: Deal) -> Deal:
    return replace(dealt, edges=dealt.edges[::-1])


def other_hill_bonus(dealt: Deal) -> Deal:
    return replace(dealt, hill_bonus=HILL_BONUSES[HILL_BONUSES.index(dealt.hill_bonus) - 1])


def without_redoubts(dealt: Deal) -> Deal:
    return replace(dealt, redoubts=[])


def without_lakes(dealt: Deal) -> Deal:
    return replace(dealt, ground={square: ground.replace("L", ".") for square, ground in dealt.ground.items()})


def at_full_strength(dealt: Deal) -> Deal:
    one, two = ({unit: square.rstrip("-") for unit, square in units.items()} for units in dealt.units)
    return replace(dealt, units=(one, two))


@pytest.mark.parametrize(
    "disguise", [other_way_round, other_hill_bonus, without_redoubts, without_lakes, at_full_strength]
)
def test_the_referee_notices_a_battle_played_otherwise(disguise: Callable[[Deal], Deal]) -> None:
    """Retreats towards the enemy first, for one: so it is for a side that sits at the other edge."""
    assert complaint(disguise)


@pytest.mark.parametrize(
    ("module", "rule", "changed"),
    [
        (field, "HEIGHT", 3),
        (field, "REDOUBT", 2),
        (field, "COVER", field.COVER | {field.MARSH: 0}),
        (declaring, "BOMBARDMENT", 3),
        (declaring, "NOTHING", 5),
        (declaring, "DRIVEN_BACK", 9),
        (assault, "AMBUSH_DICE", "1d8"),
        (assault, "COMMITTED_DICE", "2d8"),
        (assault, "HOUSE_DICE", "1d8"),
        (assault, "MAHARAJAS_COMMAND", 2),
    ],
)
def test_a_referee_with_one_rule_changed_complains(
    monkeypatch: pytest.MonkeyPatch, module: object, rule: str, changed: object
) -> None:
    """Whichever of the two has the rule wrong, they disagree: no number of the rules goes unused."""
    monkeypatch.setattr(module, rule, changed)
    assert complaint()
