"""The levels of play in Commanders, from a recruit whom a newcomer beats to a marshal who is hard to read.

Lower levels err as people do: they see only points and ground, think of few sheets, do not ask what you may order,
and play whatever looks best, so that they can be guessed. None of them plays at random, and none of them cheats.
"""

from dataclasses import dataclass
from typing import Final

from ai.commanders.commander import Commander, Style
from ai.commanders.evaluation import SHORT_SIGHT
from ai.commanders.planner import Effort
from ai.player import Limits


@dataclass(frozen=True)
class Level:
    """A level as it is offered to a player."""

    name: str
    words: str
    style: Style
    rating: int
    """In Elo points above the recruit, as far as the battles of docs/strength.md tell."""

    def player(self, seed: int, limits: Limits | None = None) -> Commander:
        """Somebody of this level for one seat of one battle."""
        return Commander(self.style, limits or Limits(), seed)


LEVELS: Final = (
    Level(
        "recruit",
        "Sees points and ground, writes the first orders that look good, and never asks what you will do.",
        Style(Effort(first=2, most=3, tries=2, mixed=False, enemy=False, weights=SHORT_SIGHT), nodes=3, decisions=0),
        rating=0,
    ),
    Level(
        "sergeant",
        "Compares a few plans, but looks no further than this round and is easy to guess.",
        Style(Effort(first=4, most=6, tries=6, mixed=False, enemy=False, weights=SHORT_SIGHT), nodes=60, decisions=0),
        rating=150,
    ),
    Level(
        "captain",
        "Knows what an army is worth later on, but expects you to do just anything, and plays what looks best.",
        Style(Effort(first=4, most=8, tries=8, mixed=False, enemy=False), nodes=250, decisions=0),
        rating=270,
    ),
    Level(
        "colonel",
        "Asks what you are likely to order and answers that; weighs the larger decisions of the round as well.",
        Style(Effort(first=5, most=8, tries=12, cell=2, growing=0.7), nodes=500, decisions=30, options=5, habit=0.5),
        rating=430,
    ),
    Level(
        "marshal",
        "Mixes his plans so that you cannot read him, and thinks before every decision of the round.",
        Style(Effort(first=5, most=10, tries=16, cell=2, growing=0.7), nodes=1200, decisions=60, options=6),
        rating=550,
    ),
)
BY_NAME: Final = {level.name: level for level in LEVELS}
