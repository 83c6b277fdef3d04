"""How quick the opponent is, as ratios: its first hint against a greedy turn, and two processes against one."""

import multiprocessing
import random
import statistics
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from time import perf_counter, process_time
from typing import Any

from ai.manoeuvre.players import bot
from ai.player import Limits, Thought, never
from engine.manoeuvre import playout, tags
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from resources.manoeuvre.library import Library

SCENARIO = "first_battle"
HINTS = 24
"""Positions in which a hint is asked for."""
PLAYOUTS = 150
"""Random battles that a process plays at a time."""


class Stop(Exception):  # noqa: N818  # nothing went wrong
    """The first hint is there."""


def positions(count: int, seed: int) -> list[State]:
    """Views in which a movement is to be decided, from battles of the captain against himself."""
    library = Library()
    found: list[State] = []
    rng = random.Random(seed)
    while len(found) < count:
        state = begin(*library.scenario(SCENARIO).start(library))
        players = [bot("captain", rng.getrandbits(32)) for _ in range(2)]
        while state.seat != NOBODY and len(found) < count:
            if state.seat == CHANCE:
                state.do(state.sample(rng))
                continue
            view = state.seen_by(state.seat)
            if state.stack[-1] == tags.MOVEMENT and not state.moved and rng.random() < 0.5:
                found.append(view)
            state.do(players[state.seat].think(view).action)
    return found


def hint_against_greedy(seed: int = 1) -> tuple[float, float]:
    """CPU time until the first hint as a multiple of a greedy player's decision: 95th percentile and median."""
    ratios = []
    for number, view in enumerate(positions(HINTS, seed)):
        begun = process_time()
        bot("greedy", number).think(view)
        greedy = process_time() - begun
        begun = process_time()
        with suppress(Stop):
            bot("general", number, Limits(seconds=60.0)).think(view, never, _stop)
        ratios.append((process_time() - begun) / max(greedy, 1e-9))
    return statistics.quantiles(ratios, n=20)[-1], statistics.median(ratios)


def _stop(thought: Thought[Any]) -> None:
    raise Stop


def work(seed: int) -> int:
    """What one process does at a time."""
    library = Library()
    start = begin(*library.scenario(SCENARIO).start(library))
    rng = random.Random(seed)
    return sum(playout.play_out(start.copy(), rng) for _ in range(PLAYOUTS))


def two_against_one(rounds: int) -> float:
    """How much more two processes do in the same time than one; the median over rounds, wall clock."""
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        list(pool.map(work, (1, 2)))
        ratios = []
        for number in range(rounds):
            begun = perf_counter()
            alone = sum(pool.map(work, (number,))) / (perf_counter() - begun)
            begun = perf_counter()
            both = sum(pool.map(work, (number, number + 1))) / (perf_counter() - begun)
            ratios.append(both / alone)
    return statistics.median(ratios)
