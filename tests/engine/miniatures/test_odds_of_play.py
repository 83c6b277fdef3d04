"""The odds are those of the battle itself: every roll of a charge is played out, and the fractions agree."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.miniatures import odds
from engine.miniatures.action import Action
from engine.miniatures.combat import combat_of, reading_of
from engine.miniatures.state import State
from tests.engine.miniatures.battles import ONE, TWO, play, played, small

WAYS: dict[str, tuple[str, ...]] = {
    "infantry": ("resolve line militia",),
    "with cold steel on a flank": ("resolve line militia", "mark line cold_steel", "ready", "mark militia outflanked"),
    "led against works": ("attach worth line", "resolve line militia", "ready", "mark militia fortified"),
    "cavalry on pikes": ("resolve dragoons tampico", "mark dragoons broken_ground"),
    "cavalry on a square": ("resolve dragoons militia", "ready", "mark militia square"),
    "met by a countercharge": ("resolve dragoons lancers", "ready", "mark lancers countercharging"),
    "a battery and its support": ("resolve line siege", "join rifles", "ready", "join tampico", "mark siege supported"),
    "troops with guns behind them": ("resolve rifles tampico", "ready", "join siege"),
    "a damaged battery": ("amend", "damaged siege 1", "done", "agree", "resolve line siege"),
}


class Tally:
    """Exact chances, gathered over every roll."""

    def __init__(self) -> None:
        self.results: dict[str, Fraction] = {}
        self.lost: tuple[dict[int, Fraction], dict[int, Fraction]] = ({}, {})

    def add(self, result: str, lost: tuple[int, int], chance: Fraction) -> None:
        self.results[result] = self.results.get(result, Fraction(0)) + chance
        for spread, stands in zip(self.lost, lost, strict=True):
            spread[stands] = spread.get(stands, Fraction(0)) + chance


def begun(way: tuple[str, ...], stands: int) -> State:
    leaders = [line for line in way if line.startswith("attach")]
    rosters = (small(stands, ONE), small(stands, TWO))
    state = played(*leaders, "go first", dice="table", rosters=rosters)
    play(state, *(line for line in way if line not in leaders))
    return state if state.moment.tag == "defender" else play(state, "ready")


def fight_on(
    state: State, units: tuple[tuple[str, ...], ...], before: dict[str, int], weight: Fraction, into: Tally
) -> None:
    """Every roll from here on, struggles fought again until a side is gone."""
    for one, two in product(range(1, 11), repeat=2):
        twin = state.copy()
        # Unchecked, since looking for what is legal takes longer than the charge.
        twin.do(Action("rolled", (str(one), str(two))))
        result = reading_of(twin.moment).id
        twin.do(Action("accept"))
        if twin.moment.tag == "attacker":
            twin.do(Action("ready"))
            fight_on(twin, units, before, weight / 100, into)
            continue
        now = twin.moment.now.units
        lost = [sum(before[id] - now[id].stands for id in side) for side in units]
        into.add(result, (lost[0], lost[1]), weight / 100)


@pytest.mark.parametrize(
    ("way", "stands"), [*((way, 1) for way in WAYS), ("infantry", 2), ("a battery and its support", 2)]
)
def test_every_roll_of_a_charge_played_out_gives_the_odds(way: str, stands: int) -> None:
    state = begun(WAYS[way], stands)
    charge = state.charge()
    assert charge is not None
    combat = combat_of(state.moment)
    before = {id: now.stands for id, now in state.moment.now.units.items()}
    tally = Tally()
    fight_on(state, (combat.attackers, combat.defenders), before, Fraction(1), tally)
    found = odds.fought_out(state.moment.rules, charge)
    assert tally.results == _some(found.results)
    assert tally.lost == (found.lost_attacker, found.lost_defender)


def _some(chances: dict[str, Any]) -> dict[str, Any]:
    return {name: chance for name, chance in chances.items() if chance}
