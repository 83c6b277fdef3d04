"""Random play: every seat takes any legal action. A measure of the engine's speed, and a searcher's cheapest guess."""

from engine.commanders.board import CHANCE, NOBODY
from engine.commanders.state import State
from engine.game import Rng


def play_out(state: State, rng: Rng, most: int = 1_000_000) -> int:
    """Play on at random, in place, to the end of the battle or for so many decisions; returns how many there were."""
    made = 0
    while state.seat != NOBODY and made < most:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        else:
            state.do(state.pick(rng))
        made += 1
    return made
