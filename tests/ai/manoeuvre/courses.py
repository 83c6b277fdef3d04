"""Random battles up to a decision, with everything that was played on the way."""

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from ai.arena.game import Ground
from ai.manoeuvre.arena import random_battle
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import depth
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from tests.table import library

SEEDS = st.integers(0, 2**32)


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
