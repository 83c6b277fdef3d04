"""Who can play Commanders: the levels of the opponent, and a yardstick that never looks ahead."""

from typing import Any, Final

from ai.bots import Players
from ai.commanders.commander import Commander, Style
from ai.commanders.evaluation import white_wins
from ai.commanders.levels import BY_NAME
from ai.commanders.planner import Effort
from ai.commanders.weights import shipped
from ai.player import Limits, Player
from engine.commanders.state import State

HEURISTIC: Final = "heuristic"
"""Writes one sensible sheet and carries it out at a glance."""


class CommandersPlayers:
    """All of this for code that serves every game: an `ai.bots.Players`."""

    names = (HEURISTIC, *BY_NAME)

    def make(self, name: str, seed: int, limits: Limits | None = None, /) -> Player[Any]:
        if name == HEURISTIC:
            return Commander(Style(Effort(first=1, mixed=False), nodes=1, decisions=0), Limits(nodes=1), seed)
        return BY_NAME[name].player(seed, limits)

    def win_chance(self, state: State, seat: int, /) -> float:
        won = white_wins(state, shipped())
        return won if seat == 0 else 1.0 - won


PLAYERS: Final[Players] = CommandersPlayers()
