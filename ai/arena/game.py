"""What the arena must know of a game, beyond the contract of `engine.game`, to hold matches in it."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from engine.registry import Registration
from resources.content import Content
from resources.faults import shown

SEATS: Final = 2


class Unplayable(ValueError):  # noqa: N818  # told to a user, as a sentence
    """There is nothing to fight by such a name."""


@dataclass(frozen=True)
class Ground:
    """What the battles of a run are about: a fixed one by its name, or random ones; sides as the user names them."""

    scenario: str = ""
    sides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Arena:
    """How the battles of a game are set up. Functions of a module, so that a match can travel to another process."""

    game: Registration
    begin: Callable[[Ground, int, int], Any]
    """The first state of a battle on some ground: by its seed, and its number in the run."""
    labels: Callable[[Any], tuple[str, str]]
    """What fights on the two sides, for tables of who beats what."""
    check: Callable[[Ground], Ground]
    """The ground with `all` spelt out; raises Unplayable."""


def arena_of(game: Registration) -> Arena:
    """What a game has registered; without that, its scenarios are fought one after the other."""
    if game.has("arena"):
        found: Arena = game.part("arena")
        return found
    return Arena(game, partial(_begin, game), partial(_labels, game), partial(_check, game))


@cache
def _content(game: Registration) -> tuple[Content, Any]:
    content: Content = game.part("content")
    return content, content.open()


def _begin(game: Registration, ground: Ground, seed: int, number: int) -> Any:
    content, library = _content(game)
    scenarios = content.scenarios(library)
    id = ground.scenario or list(scenarios)[number % len(scenarios)]
    return content.prepare(scenarios[id], library, "", "arena", ("",) * len(game.seats))[1]


def _labels(game: Registration, state: Any) -> tuple[str, str]:
    one, two = game.seats
    return one, two


def _check(game: Registration, ground: Ground) -> Ground:
    content, library = _content(game)
    scenarios = content.scenarios(library)
    if len(game.seats) != SEATS:
        raise Unplayable(f"The arena is for two players; {game.name} has {len(game.seats)}.")
    if ground.sides:
        raise Unplayable(f"{game.name} has no armies to choose among.")
    if ground.scenario and ground.scenario not in scenarios:
        known = ", ".join(scenarios)
        raise Unplayable(f"There is no scenario {shown(ground.scenario)}; choose one of {known}.")
    return ground


def derived(*parts: int | str) -> int:
    """A seed for one purpose, the same on every machine and in every process; 63 bits, as bots elsewhere take it.

    >>> derived(1, 2, "chance") == derived(1, 2, "chance") != derived(1, 2, "battle")
    True
    """
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
