"""How good a position is: a chance, the same from a view as from the state it is of, and a worth for every card."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.manoeuvre.evaluation import MOVING, SURE, WAITING, Judge, chance, log_odds
from ai.manoeuvre.weights import shipped
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.melee import moments
from tests.table import battle

seeds = st.integers(0, 10_000)


def judge(state: State) -> Judge:
    return Judge(state.armies, shipped())


@given(st.floats(-SURE, SURE))
def test_log_odds_and_chances_are_two_ways_to_say_it(logit: float) -> None:
    assert log_odds(chance(logit)) == pytest.approx(logit)


@given(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))
def test_better_odds_are_never_a_worse_chance(one: float, two: float) -> None:
    low, high = sorted((one, two))
    assert 0.0 < chance(low) <= chance(high) < 1.0


@given(st.floats(0, 1))
def test_even_a_sure_thing_has_log_odds(win: float) -> None:
    assert -SURE <= log_odds(win) <= SURE


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_a_position_is_judged_by_what_the_viewer_sees(seed: int) -> None:
    for state in islice(moments(seed), 0, 300, 20):
        if not state.over:
            for viewer in range(2):
                view = state.seen_by(viewer)
                for mode in (MOVING, WAITING):
                    assert judge(view).logit(view, viewer, mode) == judge(state).logit(state, viewer, mode)


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_a_battle_that_is_over_is_won_or_lost(seed: int) -> None:
    *_, last = moments(seed)
    won = [judge(last).win(last, viewer, MOVING) for viewer in range(2)]
    assert won[last.winner] == 1.0
    assert won[1 - last.winner] == 0.0


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_a_cards_worth_is_what_it_adds_to_an_empty_hand(seed: int) -> None:
    state = next(moments(seed))
    before = str(state)
    worths = [judge(state).worths(state, seat, MOVING) for seat in range(2)]
    assert str(state) == before
    for seat in range(2):
        state.hand[seat] = []
        bare = judge(state).logit(state, seat, MOVING)
        for card, worth in enumerate(worths[seat]):
            state.hand[seat] = [card]
            assert judge(state).logit(state, seat, MOVING) - bare == pytest.approx(worth, abs=1e-9)


def test_four_lost_and_all_reduced_is_worse_than_nothing_lost() -> None:
    """Whatever the weights, they must know who is beaten."""
    state = battle(
        units={
            "imperial_guard": "a1-",
            "8th_regiment_legere": "b1-",
            "45th_regiment_legere": "c1-",
            "guard_cavalry": "d1-",
        },
        foes={
            "1st_foot_guards": "a5",
            "4th_regiment_of_foot": "b5",
            "32nd_regiment_of_foot": "c5",
            "42nd_regiment_of_foot": "d5",
            "52nd_regiment_of_foot": "e5",
            "dutch_belgians": "f5",
            "kings_dragoons_guards": "g5",
            "9th_queens_royal_lancers": "h5",
        },
        losses=(4, 0),
    ).state
    for mode in (MOVING, WAITING):
        assert judge(state).win(state, 0, mode) < 0.1
        assert judge(state).win(state, 1, mode) > 0.9
