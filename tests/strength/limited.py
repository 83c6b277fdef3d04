"""Players with limits of their own, so that the two sides of a match may have different ones."""

from typing import Any

from ai.manoeuvre.players import bot
from ai.player import Limits, Player

_FACTORY = "py:tests.strength.limited:player:"


def named(name: str, seconds: float = 0.0, nodes: int = 0) -> str:
    """The name by which the arena makes a player within these limits.

    >>> named("search", seconds=0.3)
    'py:tests.strength.limited:player:0.3 0 search'
    """
    return f"{_FACTORY}{seconds:g} {nodes} {name}"


def shown(name: str) -> str:
    """The same for people.

    >>> shown(named("search", seconds=0.3)), shown(named("py:some.module:judged", nodes=500)), shown("greedy")
    ('search, 0.3 s', 'judged, 500 nodes', 'greedy')
    """
    limits = ""
    if name.startswith(_FACTORY):
        seconds, nodes, name = name.removeprefix(_FACTORY).split(" ", 2)
        limits = f", {seconds} s" if float(seconds) else f", {nodes} nodes"
    return name.rsplit(":", 1)[-1] + limits


def player(seed: int, limits: Limits | None, text: str) -> Player[Any]:
    seconds, nodes, name = text.split(" ", 2)
    return bot(name, seed, Limits(float(seconds), int(nodes)))
