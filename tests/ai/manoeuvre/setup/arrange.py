"""Battles at the moments of the set-up that its tests ask about."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from engine.manoeuvre.action import Action
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import CHANCE, Setting
from engine.manoeuvre.start import Side, Start, begin
from engine.manoeuvre.state import State
from tests.table import CLEAR, army, library, sections

OPEN_FIELD = CLEAR
FRONT = range(8, 16)
"""The front row of the army in the south."""


def deployment(
    one: str = "france",
    two: str = "great_britain",
    rows: tuple[str, ...] = OPEN_FIELD,
    foes: dict[int, int] | None = None,
    hand: tuple[str, ...] = (),
) -> State:
    """Seat one is about to set up in the south, as second player if foes stand already."""
    own = army(one)
    cards = tuple(own.number_of[card] for card in hand)
    sides = (Side(own, 2, hand=cards), Side(army(two), 0, squares=foes or {}, hand=()))
    return begin(Setting(Options(), (own, army(two)), sections()), Start(sides, rows, first=1 if foes else 0))


def open_set_up(seed: int, **options: Any) -> State:
    """Everything is to be decided; who goes first is rolled."""
    rng = random.Random(seed)
    ids = rng.sample(sorted(library().armies), 4)
    state = begin(Setting(Options(**options), tuple(army(id) for id in ids), sections()), Start())
    while state.seat == CHANCE:
        state.do(state.sample(rng))
    return state


def decisions(state: State, choose: Callable[[State], Action], seed: int) -> Iterator[tuple[State, Action]]:
    """Play the set-up to its end; yields each decision before it is played."""
    rng = random.Random(seed)
    while state.turn == 0:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
            continue
        action = choose(state.seen_by(state.seat))
        yield state, action
        state.do(action)


def played(state: State, choose: Callable[[State], Action], seed: int = 0) -> list[str]:
    """The whole set-up as text."""
    return [here.write(action) for here, action in decisions(state, choose, seed)]
