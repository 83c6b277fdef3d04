"""Players by name: what the arena's `--a`, the screen's list of opponents and the bot protocol's options mean.

Every game has the player `random`, bots that are other programs (`cmd:`) and players made by Python code (`py:`). A
game registers its own beside them as `players`.

>>> from engine.registry import game
>>> type(bot(game("manoeuvre"), "random", 1)).__name__
'RandomPlayer'
"""

from importlib import import_module
from typing import Any, Final, Protocol

from ai.external import External
from ai.player import Limits, Player, RandomPlayer
from engine.registry import Registration


class UnknownBot(ValueError):  # noqa: N818  # told to a user, as a sentence
    """There is no player of that name."""


class Players(Protocol):
    """What a game registers as its `players`."""

    names: tuple[str, ...]
    """Those of its own, weakest first."""

    def make(self, name: str, seed: int, limits: Limits | None = None, /) -> Player[Any]:
        """The player of one of these names for one seat of one battle, within these limits or else his own."""

    def win_chance(self, state: Any, seat: int, /) -> float:
        """How likely a seat is to win, from 0 to 1, read from nothing that is hidden from it."""


RANDOM: Final = "random"
COMMAND: Final = "cmd:"
"""What stands before the command line of a player who is another program (docs/protocol.md)."""

PYTHON: Final = "py:"
"""What stands before MODULE:FACTORY, or MODULE:FACTORY:TEXT, of a player made by Python code from elsewhere."""


def names(game: Registration) -> tuple[str, ...]:
    """Everybody who plays a game by a plain name, the strongest last."""
    players: Players | None = game.part("players") if game.has("players") else None
    return (RANDOM, *(players.names if players is not None else ()))


def bot(game: Registration, name: str, seed: int, limits: Limits | None = None) -> Player[Any]:
    """The player of that name for one seat of one battle, within these limits or, without any, his own."""
    if name == RANDOM:
        return RandomPlayer(seed)
    if name.startswith(PYTHON):
        return _imported(name.removeprefix(PYTHON), seed, limits)
    if name.startswith(COMMAND):
        return External(game, name.removeprefix(COMMAND), seed, limits)
    if name not in names(game):
        known = ", ".join(names(game))
        raise UnknownBot(f"There is no player “{name}”; there are {known}, and “cmd:” with a command line.")
    players: Players = game.part("players")
    return players.make(name, seed, limits)


def _imported(name: str, seed: int, limits: Limits | None) -> Player[Any]:
    """What FACTORY(seed, limits) of a module makes; a TEXT is its third argument."""
    module, _, rest = name.partition(":")
    factory, _, text = rest.partition(":")
    try:
        make = getattr(import_module(module), factory)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"There is no player “{PYTHON}{name}”: {error}.") from None
    player: Player[Any] = make(seed, limits, text) if text else make(seed, limits)
    return player
