"""The six levels of play, from a recruit whom a newcomer beats to a marshal who uses all the time he may.

Lower levels see less, as people do: they look at fewer moves, overlook some, forget cards they hold, do not reckon with
the other side's, and misjudge what is close. None of them plays at random, and none of them cheats.
"""

from dataclasses import dataclass
from typing import Final

from ai.manoeuvre.strategist import Strategist, Style
from ai.manoeuvre.weights import shipped
from ai.player import Limits


@dataclass(frozen=True)
class Level:
    """A level as it is offered to a player."""

    name: str
    words: str
    style: Style
    limits: Limits
    rating: int
    """In Elo points above the recruit, as far as the battles of docs/strength.md tell."""

    def player(self, seed: int, limits: Limits | None = None) -> Strategist:
        """Somebody of this level for one seat of one battle."""
        return Strategist(shipped(), self.style, limits or self.limits, seed)


LEVELS: Final = (
    Level(
        "recruit",
        "Sees what is in front of him, forgets half his cards, never thinks of yours.",
        Style(width=4, plans=0, overlook=0.45, forget=0.5, blur=0.75, trusting=True, solver=False),
        Limits(),
        rating=0,
    ),
    Level(
        "sergeant",
        "Knows the drill, but overlooks things and trusts that you hold no cards.",
        Style(width=6, plans=0, overlook=0.2, forget=0.25, blur=0.6, trusting=True, solver=False),
        Limits(),
        rating=170,
    ),
    Level(
        "captain",
        "Reckons with the cards you may hold in a fight, but only until the end of his turn, and not always well.",
        Style(width=8, plans=0, overlook=0.05, forget=0.05, blur=0.38, worlds=8),
        Limits(),
        rating=380,
    ),
    Level(
        "colonel",
        "Forgets nothing and glances at what you may do next, but misjudges what is not plain to see.",
        Style(widest=8, plans=8, leaves=3, blur=0.26),
        Limits(seconds=0.1),
        rating=580,
    ),
    Level(
        "general",
        "Weighs his plans against the replies you may have; errs where it is close.",
        Style(widest=8, blur=0.13),
        Limits(seconds=0.3),
        rating=730,
    ),
    Level(
        "marshal",
        "Takes his time, looks at everything and weighs it coolly.",
        Style(widest=32, worlds=48, plans=12, leaves=6),
        Limits(seconds=2.0),
        rating=880,
    ),
)
"""Weakest first."""
BY_NAME: Final = {level.name: level for level in LEVELS}
