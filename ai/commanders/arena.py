"""The battles of Commanders that the arena sets up: a scenario, or the printed set-ups one after the other."""

from functools import cache
from typing import Final

from ai.arena.game import Arena, Ground, Unplayable
from engine.commanders.registration import GAME
from engine.commanders.start import SETUPS
from engine.commanders.state import State
from resources.commanders.content import CONTENT, Library
from resources.commanders.scenarios import Scenario
from resources.faults import shown


@cache
def _library() -> Library:
    return Library()


def _begin(ground: Ground, seed: int, number: int) -> State:
    library = _library()
    if ground.scenario:
        scenario = library.scenarios[ground.scenario]
    else:
        name = list(SETUPS)[number % len(SETUPS)]
        scenario = Scenario("arena", "Arena", setup=name)
    state = CONTENT.prepare(scenario, library, "", "arena")[1]
    assert isinstance(state, State)
    return state


def _labels(state: State) -> tuple[str, str]:
    return "white", "black"


def _check(ground: Ground) -> Ground:
    library = _library()
    if ground.sides:
        raise Unplayable("The armies of Commanders are alike; give a --scenario instead of --armies.")
    if ground.scenario and ground.scenario not in library.scenarios:
        known = ", ".join(library.scenarios)
        raise Unplayable(f"There is no scenario {shown(ground.scenario)}; choose one of {known}.")
    return ground


ARENA: Final = Arena(GAME, _begin, _labels, _check)
