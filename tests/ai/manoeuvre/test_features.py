"""What is seen of a position: the names say what the numbers count, and no number counts a hidden card."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.manoeuvre import features
from ai.manoeuvre.features import COUNT, NAMES, lateness, turns_left
from ai.manoeuvre.profile import Profile
from engine.manoeuvre.nightfall import squares_held, verdict
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.melee import moments
from tests.table import battle

FRENCH = {
    "imperial_guard": "d4",
    "8th_regiment_legere": "c4",
    "45th_regiment_legere": "e2-",
    "19th_regiment_legere": "b1",
    "guard_cavalry": "g5",
}
BRITISH = {
    "1st_foot_guards": "d5",
    "4th_regiment_of_foot": "a8-",
    "32nd_regiment_of_foot": "b7-",
    "dutch_belgians": "c8",
}
seeds = st.integers(0, 10_000)
MIRRORED = (
    "strength",
    "units",
    "reduced",
    "three lost",
    "four lost",
    "squares",
    "verdict",
    "advance",
    "beyond",
    "cover",
)
"""Mine less his: what one seat has the other lacks."""
SWAPPED = {
    "exposed": "menace",
    "exposed reduced": "menace reduced",
    "exposed crush": "menace crush",
    "doubled": "doubling",
    "trebled": "trebling",
    "trapped": "trapping",
    "under fire": "firing",
    "my deck": "his deck",
}
"""What threatens me is what he threatens."""


def seen(state: State, viewer: int = 0) -> dict[str, float]:
    numbers = [0.0] * COUNT
    profiles = [Profile(army) for army in state.armies]
    features.measure(state, viewer, profiles[viewer], profiles[1 - viewer], numbers)
    return dict(zip(NAMES, numbers, strict=True))


def table(**more: Any) -> State:
    return battle(**{"units": FRENCH, "foes": BRITISH, "losses": (3, 4)} | more).state


def some_moments(seed: int) -> list[State]:
    return [state for state in islice(moments(seed), 0, 300, 25) if not state.over]


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == COUNT


@settings(max_examples=15, deadline=None)
@given(seeds)
def test_nothing_hidden_is_read(seed: int) -> None:
    for state in some_moments(seed):
        for viewer in range(2):
            assert seen(state.seen_by(viewer), viewer) == seen(state, viewer)


@settings(max_examples=15, deadline=None)
@given(seeds)
def test_what_one_seat_sees_is_what_the_other_sees_reversed(seed: int) -> None:
    for state in some_moments(seed):
        mine, his = seen(state, 0), seen(state, 1)
        for name in MIRRORED:
            assert mine[name] == pytest.approx(-his[name]), name
        for name, other in SWAPPED.items():
            assert mine[name] == pytest.approx(his[other]), name


@settings(max_examples=15, deadline=None)
@given(seeds)
def test_squares_and_verdict_are_those_of_nightfall(seed: int) -> None:
    for state in some_moments(seed):
        found = seen(state, 0)
        held = len(squares_held(state, 0)) - len(squares_held(state, 1))
        assert (found["squares"] > 0) - (found["squares"] < 0) == (held > 0) - (held < 0)
        assert found["squares"] == pytest.approx(held * 0.25)
        assert found["verdict"] == (1.0 if verdict(state)[0] == 0 else -1.0)


def test_units_and_reduced_units_are_counted() -> None:
    found = seen(table())
    assert found["units"] == 1
    assert found["reduced"] == -1


def test_the_third_and_the_fourth_loss_stand_out() -> None:
    found = seen(table(losses=(3, 4)))
    assert found["three lost"] == -1
    assert found["four lost"] == 1


def test_a_card_of_a_lost_unit_is_lost() -> None:
    hand = ["1st_cuirassiers.a", "4th_regiment_suisse.a", "imperial_guard.a", "ney"]
    assert seen(table(hand=hand))["hand lost"] == 2


def test_cards_of_headquarters_count_as_what_they_are() -> None:
    found = seen(table(hand=["withdraw", "withdraw", "supply", "forced_march"]))
    assert found["withdraw"] == 2
    assert found["supply"] == 1
    assert found["forced march"] == 1
    assert found["guerrilla"] == 0


def test_the_other_hand_counts_by_its_size_alone() -> None:
    three = seen(table(foe_hand=["supply", "hill", "moore"]))
    assert three == seen(table(foe_hand=["withdraw", "dutch_belgians.a", "scout"]))
    assert three != seen(table(foe_hand=["supply", "hill"]))


def test_it_is_early_with_full_decks_and_night_with_none() -> None:
    assert lateness(table()) == 0
    assert lateness(table(day_over=(True, True))) == 1
    assert turns_left(table(day_over=(True, True))) == 0


def test_a_deck_that_runs_out_brings_night_nearer_only_if_it_is_the_last() -> None:
    deck = ["supply", "supply", "ney"]
    assert lateness(table(deck=deck)) == 0
    assert 0 < lateness(table(deck=deck, day_over=(False, True))) < 1


def test_a_length_limit_brings_night_too() -> None:
    assert lateness(table(turn=9, length_limit=10)) > lateness(table(turn=5, length_limit=10)) > 0
    assert turns_left(table(turn=10, length_limit=10)) == 0
