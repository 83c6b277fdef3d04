"""The battles of Manoeuvre that the arena sets up: a scenario, or random armies on random ground."""

import random
from functools import cache
from itertools import combinations
from typing import Final

from ai.arena.game import Arena, Ground, Unplayable
from engine.manoeuvre.battlefield import EDGE_NAMES
from engine.manoeuvre.options import BASE_2010, DISTANT_LANDS_2017
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from resources.faults import shown
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_parts import SEATS
from resources.manoeuvre.scenarios import Force, Scenario
from resources.manoeuvre.section_layout import Tile

ALL: Final = "all"
_NEW_RULES: Final = "distant_lands"


@cache
def _library() -> Library:
    return Library()


def _begin(ground: Ground, seed: int, number: int) -> State:
    library = _library()
    scenario = library.scenario(ground.scenario) if ground.scenario else random_battle(ground, seed, number, library)
    return prepare(scenario, library, "", "arena")[1]


def random_battle(ground: Ground, seed: int, number: int, library: Library) -> Scenario:
    """Any two armies, or every two of those named in turn, on any ground; only cards and places are left open."""
    rng = random.Random(seed)
    armies = rng.choices(shipped(library), k=2)
    if ground.sides:
        couples = list(combinations(ground.sides, 2)) or [(ground.sides[0], ground.sides[0])]
        armies = rng.sample(couples[number % len(couples)], 2)
    edge = rng.randrange(4)
    new = any(library.sheets[army].set == _NEW_RULES for army in armies)
    return Scenario(
        "arena",
        "Arena",
        first=rng.choice(SEATS),
        options=DISTANT_LANDS_2017 if new else BASE_2010,
        sections=tuple(Tile(id, rng.randrange(4)) for id in rng.sample(_sections(library), 4)),
        one=Force(army=armies[0], edge=EDGE_NAMES[edge]),
        two=Force(army=armies[1], edge=EDGE_NAMES[(edge + 2) & 3]),
    )


def shipped(library: Library) -> list[str]:
    """The armies that come with the program, so that a seed means the same to everybody."""
    return [id for id in library.armies if library.is_shipped("army", id)]


def _sections(library: Library) -> list[str]:
    return [id for id in library.sections if library.is_shipped("section", id)]


def _labels(state: State) -> tuple[str, str]:
    one, two = (getattr(army, "id", "") for army in state.armies)
    return one, two


def _check(ground: Ground) -> Ground:
    library = _library()
    if ground.scenario and ground.sides:
        raise Unplayable("A scenario has its own armies; give either --scenario or --armies.")
    if ground.scenario and ground.scenario not in library.scenarios:
        known = ", ".join(library.scenarios)
        missing = library.left_out("scenario", ground.scenario)
        raise Unplayable(f"There is no scenario {shown(ground.scenario)}; choose one of {known}.{missing}")
    if ground.sides == (ALL,):
        return Ground(sides=tuple(shipped(library)))
    for army in ground.sides:
        if army not in library.armies:
            known = ", ".join(library.armies)
            missing = library.left_out("army", army)
            raise Unplayable(f"There is no army {shown(army)}; choose among {known}, or all.{missing}")
    if len(set(ground.sides)) < len(ground.sides):
        raise Unplayable("Name every army once.")
    return ground


ARENA: Final = Arena(GAME, _begin, _labels, _check)
