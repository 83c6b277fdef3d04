"""No player can cheat: what a seat may not know changes neither what reaches its player nor what he decides."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from ai.manoeuvre.players import NAMES, bot
from ai.player import Limits, Player, Thought
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.courses import SEEDS, Course, course, courses

LIMITS = Limits(nodes=200)
quick = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
thorough = settings(quick, max_examples=60)


def otherwise(view: State, seed: int) -> State:
    """A real battle that looks just so to the seat, but in which all that is hidden from it is something else."""
    twin = view.copy()
    twin.resample(random.Random(seed))
    return twin


def hidden(state: State, seat: int) -> Any:
    other = 1 - seat
    return state.hand[other], state.bag[other], state.buried[other]


def contents(thing: Any) -> Any:
    """Everything that can be reached from a state, down to plain values, save what never changes in a battle."""
    if isinstance(thing, State):
        return {
            name: contents(getattr(thing, name)) for name in dir(thing) if name[0] != "_" and not _fixed(thing, name)
        }
    if isinstance(thing, list | tuple):
        return [contents(item) for item in thing]
    slots = getattr(type(thing), "__slots__", None)
    if slots and not isinstance(thing, int | str):
        return {name: contents(getattr(thing, name)) for name in slots}
    return thing


def _fixed(state: State, name: str) -> bool:
    return name in ("setting", "armies", "field") or callable(getattr(state, name))


def informed(name: str, told: list[tuple[State, Action]]) -> Player[Any]:
    player = bot(name, 7, LIMITS)
    for view, action in told:
        player.watch(view, action)
    return player


@thorough
@given(courses, SEEDS)
def test_a_view_does_not_depend_on_what_it_hides(so_far: Course, seed: int) -> None:
    state = so_far.state
    for seat in range(2):
        view = state.seen_by(seat)
        again = otherwise(view, seed).seen_by(seat)
        assert str(again) == str(view)
        assert contents(again) == contents(view)
        assert again.legal() == view.legal()


@thorough
@given(courses, SEEDS)
def test_the_other_battle_differs_in_what_is_hidden_alone(so_far: Course, seed: int) -> None:
    """So that the tests here mean something: the same cards, dealt otherwise."""
    seat = so_far.state.seat
    twin = otherwise(so_far.state.seen_by(seat), seed)
    other = 1 - seat
    for state in (so_far.state, twin):
        places = [state.hand[other], state.bag[other], state.buried[other], state.pile[other]]
        places += [state.pending] if state.active == other else []
        assert sorted(card for cards in places for card in cards) == sorted(state.armies[other].deck)
    assert [len(cards) for cards in hidden(twin, seat)] == [len(cards) for cards in hidden(so_far.state, seat)]


def test_the_other_battles_hands_are_other_hands() -> None:
    so_far = course(1, 150)
    seat = so_far.state.seat
    hands = {tuple(otherwise(so_far.state.seen_by(seat), seed).hand[1 - seat]) for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.parametrize("name", NAMES)
@quick
@given(courses, SEEDS)
def test_a_player_decides_by_what_he_may_know(name: str, so_far: Course, seed: int) -> None:
    """Two equal players, one in the real battle and one in another that looks the same, come to the same."""
    seat = so_far.state.seat
    told = [(state.seen_by(seat), state.shown_to(action, seat)) for state, action in so_far.steps]
    told_otherwise = [(otherwise(view, seed + n).seen_by(seat), action) for n, (view, action) in enumerate(told)]
    view = so_far.state.seen_by(seat)
    before = str(view)
    thought: Thought[Any] = informed(name, told).think(view)
    assert str(view) == before
    assert thought.action in view.legal()
    again: Thought[Any] = informed(name, told_otherwise).think(otherwise(view, seed).seen_by(seat))
    assert (again.action, again.win, again.lines, again.nodes) == (
        thought.action,
        thought.win,
        thought.lines,
        thought.nodes,
    )
