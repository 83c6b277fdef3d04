"""What the arena must be told of a game, beyond the contract of `engine.game`, to hold matches in it."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

SEATS: Final = 2


class Unplayable(ValueError):  # noqa: N818  # told to a user, as a sentence
    """There is nothing to fight by such a name."""


@dataclass(frozen=True)
class Ground:
    """What the battles of a run are about: a fixed one by its name, or random ones; sides as the user names them."""

    scenario: str = ""
    sides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game the arena can hold matches in. Functions of a module, so that a match can travel to another process."""

    name: str
    chance: int
    """The seat whose decisions are sampled."""
    begin: Callable[[Ground, int, int], Any]
    """The first state of a battle on some ground: by its seed, and its number in the run."""
    turn: Callable[[Any], tuple[int, int]]
    """Which turn it is and whose: a new turn has come when this changes."""
    labels: Callable[[Any], tuple[str, str]]
    """What fights on the two sides, for tables of who beats what."""
    check: Callable[[Ground], Ground]
    """The ground with `all` spelt out; raises Unplayable."""


def derived(*parts: int | str) -> int:
    """A seed for one purpose, the same on every machine and in every process; 63 bits, as bots elsewhere take it.

    >>> derived(1, 2, "chance") == derived(1, 2, "chance") != derived(1, 2, "battle")
    True
    """
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
