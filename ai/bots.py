"""Players by name: what the arena's `--a`, the screen's list of opponents and the bot protocol's options mean.

>>> type(bot("random", 1)).__name__
'Guess'
"""

from importlib import import_module

from ai.external import External
from ai.guess import Guess
from ai.manoeuvre.levels import BY_NAME
from ai.manoeuvre.strategist import Strategist, Style
from ai.manoeuvre.weights import shipped
from ai.player import Limits, Player


class UnknownBot(ValueError):  # noqa: N818  # told to a user, as a sentence
    """There is no player of that name."""


NAMES = ("random", "greedy", "search", *BY_NAME)
COMMAND = "cmd:"
"""What stands before the command line of a player who is another program (docs/protocol.md)."""

PYTHON = "py:"
"""What stands before MODULE:FACTORY, or MODULE:FACTORY:TEXT, of a player made by Python code from elsewhere."""


def bot(name: str, seed: int, limits: Limits | None = None) -> Player:  # type: ignore[type-arg]
    """The player of that name for one seat of one battle, within these limits or, without any, the level's own."""
    if name == "random":
        return Guess(seed)
    if name in BY_NAME:
        return BY_NAME[name].player(seed, limits)
    if name == "greedy":
        return Strategist(shipped(), Style(width=8, plans=0), limits or Limits(), seed)
    if name == "search":
        return Strategist(shipped(), Style(), limits or Limits(seconds=0.3), seed)
    if name.startswith(PYTHON):
        return _imported(name.removeprefix(PYTHON), seed, limits)
    if name.startswith(COMMAND):
        return External(name.removeprefix(COMMAND), seed, limits)
    raise UnknownBot(f"There is no player “{name}”; there are {', '.join(NAMES)}, and “cmd:” with a command line.")


def _imported(name: str, seed: int, limits: Limits | None) -> Player:  # type: ignore[type-arg]
    """What FACTORY(seed, limits) of a module makes; a TEXT is its third argument."""
    module, _, rest = name.partition(":")
    factory, _, text = rest.partition(":")
    try:
        make = getattr(import_module(module), factory)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"There is no player “{PYTHON}{name}”: {error}.") from None
    player: Player = make(seed, limits, text) if text else make(seed, limits)  # type: ignore[type-arg]
    return player
