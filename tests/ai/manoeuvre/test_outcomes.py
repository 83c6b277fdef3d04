"""Rolls by what they bring: the classes that the search looks at have the exact odds of the engine."""

from collections import defaultdict
from fractions import Fraction
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.manoeuvre.outcomes import Results, of_roll
from engine.manoeuvre import tags
from engine.manoeuvre.action import ROLLS, Action
from engine.manoeuvre.odds import odds, pursuit_hits, rally_chance, withdrawal_chance
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.melee import moments
from tests.table import battle

ENOUGH = 400
"""Moments of a battle that are looked at."""
seeds = st.integers(0, 10_000)


def rolls(seed: int) -> list[State]:
    """The states of a random battle in which dice are to be rolled."""
    return [state for state in islice(moments(seed), ENOUGH) if state.seat == CHANCE and state.stack[-1] != tags.DRAW]


def classes(state: State) -> list[tuple[Action, float]]:
    if state.stack[-1] == tags.CLASH:
        return [(ROLLS[total], likely) for _, total, likely in Results().clash(state)]
    return of_roll(state)


def after(state: State, action: Action) -> str:
    twin = state.copy()
    twin.do(action)
    return str(twin)


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_the_classes_bring_what_all_the_rolls_bring(seed: int) -> None:
    """Each roll that stands for others leads to the same state as they do, and is as likely as all of them."""
    for state in rolls(seed):
        exact: dict[str, Fraction] = defaultdict(Fraction)
        for action, chance in state.chances():
            exact[after(state, action)] += chance
        found: dict[str, float] = defaultdict(float)
        for action, likely in classes(state):
            found[after(state, action)] += likely
        assert found == pytest.approx({text: float(chance) for text, chance in exact.items()}, abs=1e-12)


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_the_results_of_an_assault_have_their_exact_odds(seed: int) -> None:
    kept = Results()
    for state in rolls(seed):
        if state.stack[-1] == tags.CLASH:
            found = [0.0] * 6
            for result, _, likely in kept.clash(state):
                found[result] += likely
            assert found == pytest.approx([float(chance) for chance in odds(state).results], abs=1e-12)


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_single_dice_have_their_exact_odds(seed: int) -> None:
    """Low rolls are what pursuits, rallies and withdrawals hope for; high ones what fire does."""
    for state in rolls(seed):
        tag = state.stack[-1]
        combat = state.combat
        if tag == tags.FIRE:
            hoped, hit = state.legal()[-1], odds(state).hit
        elif tag == tags.PURSUIT:
            hoped, hit = ROLLS[1], 1 - pursuit_hits(state, combat.pursuing[:1])[0]
        elif tag == tags.RALLY:
            hoped, hit = ROLLS[1], rally_chance(state, state.active, state.rally_card)
        elif tag == tags.TRY_WITHDRAWAL:
            hoped, hit = ROLLS[1], withdrawal_chance(state, 1 - state.active, combat.trying)
        else:
            continue
        if 0 < hit < 1:
            wanted = after(state, hoped)
            found = sum(likely for action, likely in classes(state) if after(state, action) == wanted)
            assert found == pytest.approx(float(hit), abs=1e-12)


def test_a_result_is_worked_out_once_for_the_same_dice_and_totals() -> None:
    kept = Results()
    table = battle(
        units={"imperial_guard": "e4", "8th_regiment_legere": "a1", "45th_regiment_legere": "b1"},
        foes={"1st_foot_guards": "e5", "dutch_belgians": "a8", "32nd_regiment_of_foot": "b8"},
        hand=["imperial_guard.a"],
        phase="combat",
    ).play("assault imperial_guard.a e5", "done", "done")
    assert kept.clash(table.state) is kept.clash(table.state.copy())
