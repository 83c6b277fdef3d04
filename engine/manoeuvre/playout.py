"""Random play: every seat takes any legal action. A measure of the engine's speed, and a searcher's cheapest guess."""

from engine.game import Rng
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State


def play_out(state: State, rng: Rng, most: int = 1_000_000) -> int:
    """Play on at random, in place, to the end of the battle or for so many decisions; returns how many there were."""
    made = 0
    while state.seat != NOBODY and made < most:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        else:
            choices = state.legal()
            state.do(choices[int(rng.random() * len(choices))])
        made += 1
    return made
