"""Playing a round out: with both sheets given, or from the middle of one."""

from ai.commanders.tactics import quick_action
from engine.commanders import tags
from engine.commanders.action import SAVED
from engine.commanders.board import CHANCE
from engine.commanders.state import State
from engine.game import EVERYTHING, Rng

Sheet = tuple[int, ...]
"""The codes of a sheet's orders, sorted; what is left of the quota is saved."""


def with_sheets(state: State, white: Sheet, black: Sheet) -> State:
    """A copy of a state at planning in which both sheets are sealed, all of it known."""
    world = state.copy()
    world.viewer = EVERYTHING
    for side, sheet in enumerate((white, black)):
        world.sheet[side] = [*sheet, *[SAVED] * (world.quota[side] - len(sheet))]
    world.todo = [[], []]
    world.settle()
    return world


def finish_round(world: State, rng: Rng) -> None:
    """Play on to the next planning, or to the end, by quick decisions and rolled dice."""
    while True:
        seat = world.seat
        if seat == CHANCE:
            world.do(world.sample(rng))
        elif seat > CHANCE or world.stack[-1] == tags.PLAN:
            return
        else:
            world.do(quick_action(world, rng))
