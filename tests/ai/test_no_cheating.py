"""No player can cheat: what a seat may not know changes neither what reaches its player nor what he decides."""

import random
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ai.arena.game import Ground
from ai.arena.games import random_battle
from ai.bots import NAMES, bot
from ai.player import Limits, Player, Thought
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import depth
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from tests.table import library

LIMITS = Limits(nodes=200)
SEEDS = st.integers(0, 2**32)
quick = settings(max_examples=16, deadline=None, suppress_health_check=[HealthCheck.too_slow])
thorough = settings(quick, max_examples=60)


@dataclass(frozen=True)
class Course:
    """A battle up to a decision: every state on the way with the action played in it, and the state now."""

    steps: list[tuple[State, Action]]
    state: State


def bold(state: State, rng: random.Random) -> Action:
    """Any action, but rather forwards and into combat, so that there is some."""
    legal = state.legal()
    forwards = state.edges[1 - state.seat]
    eager = [
        action
        for action in legal
        if act.ASSAULT <= action.verb <= act.BATTERY
        or (action.verb == act.MOVE and depth(action.b, forwards) < depth(action.a, forwards))
    ]
    return rng.choice(eager if eager and rng.random() < 0.8 else legal)


def course(seed: int, length: int) -> Course:
    """A random battle on random ground, played at random up to a decision that is one, so many actions on."""
    rng = random.Random(seed)
    state = begin(*random_battle(Ground(), seed, 0, library()).start(library()))
    steps: list[tuple[State, Action]] = []
    while state.seat != NOBODY and not (len(steps) >= length and state.seat < CHANCE and len(state.legal()) > 1):
        action = state.sample(rng) if state.seat == CHANCE else bold(state, rng)
        steps.append((state.copy(), action))
        state.do(action)
    while state.seat >= CHANCE or len(state.legal()) == 1:
        state = steps.pop()[0]
    return Course(steps, state)


courses = st.builds(course, SEEDS, st.integers(26, 600))


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
