"""Manoeuvre at random: any scenario, and players who rather fight than pass, for demonstrations and for the fuzzer."""

import random
from dataclasses import replace
from typing import Final

from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import EDGE_NAMES
from engine.manoeuvre.options import CHOICES, Options
from engine.manoeuvre.state import State
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import ROLL, Force, Scenario
from resources.manoeuvre.section_layout import Tile

SHIPPED: Final = 1 / 8
"""How often the battle is a shipped one."""


def random_scenario(rng: random.Random, library: Library) -> Scenario:
    """Any armies, ground, edges and rule options. One in eight is a shipped battle, some of which begin in mid-turn;
    of the others one in four begins with the whole set-up of §3.
    """
    if rng.random() < SHIPPED:
        return library.scenarios[rng.choice([id for id in library.scenarios if library.is_shipped("scenario", id)])]
    values: dict[str, bool | int | str] = {key: rng.choice(choices) for key, choices in CHOICES.items()}
    values["advance_to_contact"] = rng.random() < 0.5
    values["digging_in"] = rng.random() < 0.5
    values["length_limit"] = rng.choice((0, 0, 0, 3, 12, 30))
    scenario = Scenario("fuzz", "Fuzz", first=rng.choice(("one", "two", ROLL)), options=Options(**values))  # type: ignore[arg-type]
    if rng.random() < 0.25:
        return scenario
    laid = tuple(Tile(id, rng.randrange(4)) for id in rng.sample(list(library.sections), 4))
    armies = rng.choices(list(library.armies), k=2)
    edge = rng.randrange(4)
    return replace(
        scenario,
        sections=laid,
        one=Force(army=armies[0], edge=EDGE_NAMES[edge]),
        two=Force(army=armies[1], edge=EDGE_NAMES[(edge + 2) & 3]),
    )


def choose(state: State, rng: random.Random, temper: float) -> Action:
    """Any legal action; the hotter the temper, the rarer a pass and the likelier a fight."""
    choices = state.legal()
    if rng.random() < temper:
        bold = [action for action in choices if action.verb not in (act.DONE, act.DISCARD, act.DIG_IN)]
        fights = [action for action in bold if act.ASSAULT <= action.verb <= act.HONOUR]
        near = [action for action in bold if action.verb == act.MOVE and _closes_in(state, action)]
        choices = fights or near or bold or choices
    return rng.choice(choices)


def _closes_in(state: State, action: Action) -> bool:
    """Whether a move ends nearer to some enemy than it began."""
    enemies = [state.square[unit] for unit in state.units_of(1 - state.active)]
    return _distance(action.b, enemies) < _distance(action.a, enemies)


def _distance(square: int, others: list[int]) -> int:
    return min((abs((square >> 3) - (o >> 3)) + abs((square & 7) - (o & 7)) for o in others), default=0)
