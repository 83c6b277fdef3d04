"""A deployment in the making, as a value (§3)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.manoeuvre.setup.deployment_page import Deployment, suggestion
from engine.manoeuvre import tags
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.state import State
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library


def deploying(scenario: str = "danube") -> State:
    """The view of the seat that deploys first."""
    library = Library()
    _, state = prepare(library.scenario(scenario), library, "", "")
    rng = Random(1)
    while state.stack[-1] != tags.DEPLOY:
        state.do(rng.choice(state.legal()))
    return state.seen_by(state.seat)


VIEW = deploying()


@pytest.fixture
def deployment() -> Deployment:
    return Deployment(VIEW, VIEW.seat)


def test_units_go_from_the_tray_to_squares_and_back(deployment):
    unit, square = deployment.tray[0], deployment.free()[0]
    placed = deployment.put(unit, square)
    assert placed.at(square) == unit
    assert unit not in placed.tray
    assert placed.take(unit).tray == deployment.tray
    assert placed.take(unit).take(unit) is not placed
    assert deployment.take(unit) is deployment


def test_two_units_change_places(deployment):
    one, two = deployment.tray[:2]
    a, b = deployment.free()[:2]
    both = deployment.put(one, a).put(two, b)
    assert dict(both.put(one, b).placed) == {one: b, two: a}
    assert both.put(one, a) is both


def test_a_unit_from_the_tray_sends_the_other_back(deployment):
    one, two = deployment.tray[:2]
    square = deployment.free()[0]
    changed = deployment.put(one, square).put(two, square)
    assert dict(changed.placed) == {two: square}
    assert one in changed.tray


def test_squares_that_no_unit_may_take_are_refused_with_the_rule(deployment):
    middle = square_of("d4")
    refusal = deployment.refusal(middle)
    assert refusal is not None
    assert refusal.code == "place-rows"
    assert deployment.put(deployment.tray[0], middle) is deployment


def test_lakes_and_units_that_stand_already_are_refused():
    view = VIEW.copy()
    home = view.field.homes[view.edges[view.seat]]
    view.board[home[0]] = 0
    taken = Deployment(view, view.seat).refusal(home[0])
    assert taken is not None
    assert taken.code == "place-occupied"
    lakes = deploying("lakeland")
    wet = [s for s in range(64) if (r := Deployment(lakes, lakes.seat).refusal(s)) and r.code == "place-lake"]
    assert all(lakes.field.rows[7 - (square >> 3)][square & 7] == "L" for square in wet)


def test_a_suggestion_places_all_and_one_step_back_takes_it_away(deployment):
    changed = deployment.put(deployment.tray[0], deployment.free()[-1])
    full = changed.suggested(suggestion(VIEW, VIEW.seat, 1))
    assert full.complete
    assert full.undone() == changed
    assert full.cleared().placed == {}
    assert deployment.cleared() is deployment
    assert deployment.undone() is deployment


def test_the_actions_are_legal_in_their_order(deployment):
    full = deployment.suggested(suggestion(VIEW, VIEW.seat, 1))
    state = VIEW.copy()
    for action in full.actions():
        state.apply(action)
    assert all(state.square[unit] == square for unit, square in full.placed.items())
    assert full.shown().board == state.board


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 63)), max_size=25))
def test_however_units_are_pushed_about_nobody_is_lost(moves):
    """Every unit is in the tray or on one square of its own, and undo leads back to the start."""
    deployment = Deployment(VIEW, VIEW.seat)
    steps = 0
    for number, square in moves:
        unit = deployment.awaited[number % 8]
        changed = deployment.take(unit) if number == 8 else deployment.put(unit, square)
        steps += changed is not deployment
        deployment = changed
        assert sorted([*deployment.tray, *deployment.placed]) == list(deployment.awaited)
        assert len(set(deployment.placed.values())) == len(deployment.placed)
        assert set(deployment.placed.values()) <= set(deployment.free())
    for _ in range(steps):
        deployment = deployment.undone()
    assert deployment.placed == {}
