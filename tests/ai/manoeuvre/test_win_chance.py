"""The chance to win at any moment: honest, sensible at the end, and without leaps that nobody could explain."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.manoeuvre.win_chance import win_chance
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.courses import course
from tests.engine.manoeuvre.melee import moments
from tests.table import battle

seeds = st.integers(0, 10_000)


@settings(max_examples=6, deadline=None)
@given(seeds)
def test_every_moment_has_a_chance_for_both_seats(seed: int) -> None:
    for state in islice(moments(seed), 0, 300, 7):
        for seat in range(2):
            assert 0.0 <= win_chance(state, seat) <= 1.0


@settings(max_examples=6, deadline=None)
@given(seeds, seeds)
def test_nothing_hidden_changes_it(seed: int, other: int) -> None:
    for state in islice(moments(seed), 0, 300, 7):
        if not state.over:
            for seat in range(2):
                view = state.seen_by(seat)
                twin = view.copy()
                twin.resample(random.Random(other))
                assert win_chance(twin, seat) == pytest.approx(win_chance(view, seat))


def test_a_set_up_is_even() -> None:
    start: State = course(1, 0).state
    assert win_chance(start, 0) == win_chance(start, 1) == 0.5


@pytest.mark.parametrize("seed", range(3))
def test_the_end_is_certain(seed: int) -> None:
    for state in moments(seed):
        last = state
    if last.over:
        assert win_chance(last, last.winner) == 1.0
        assert win_chance(last, 1 - last.winner) == 0.0


def test_who_has_lost_four_units_is_worse_off() -> None:
    state = battle(
        units={"imperial_guard": "a1-", "guard_cavalry": "d1-"},
        foes={"1st_foot_guards": "a5", "4th_regiment_of_foot": "b5", "dutch_belgians": "f5"},
        losses=(4, 0),
    ).state
    assert win_chance(state, 0) < 0.2
    assert win_chance(state, 1) > 0.8
