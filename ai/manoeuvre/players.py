"""Who can play Manoeuvre: the levels of the opponent, and two yardsticks."""

from functools import partial
from typing import Any, Final

from ai import bots
from ai.bots import Players
from ai.manoeuvre.levels import BY_NAME
from ai.manoeuvre.strategist import Strategist, Style
from ai.manoeuvre.weights import shipped
from ai.manoeuvre.win_chance import win_chance
from ai.player import Limits, Player
from engine.manoeuvre.registration import GAME


class ManoeuvrePlayers:
    """All of this for code that serves every game: an `ai.bots.Players`."""

    names = ("greedy", "search", *BY_NAME)
    win_chance = staticmethod(win_chance)

    def make(self, name: str, seed: int, limits: Limits | None = None, /) -> Player[Any]:
        if name == "greedy":
            return Strategist(shipped(), Style(width=8, plans=0), limits or Limits(), seed)
        if name == "search":
            return Strategist(shipped(), Style(), limits or Limits(seconds=0.3), seed)
        return BY_NAME[name].player(seed, limits)


PLAYERS: Final[Players] = ManoeuvrePlayers()
NAMES: Final = (bots.RANDOM, *PLAYERS.names)
bot: Final = partial(bots.bot, GAME)
"""A player of Manoeuvre by name, seed and limits."""
