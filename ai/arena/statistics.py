"""What a share of wins tells: its bounds, and the difference in strength that stands behind it."""

import math
from typing import Final

Z: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""
ELO: Final = 400 / math.log(10)
"""Points of the Elo scale for a factor of e in the odds."""


def wilson(points: float, games: int, z: float = Z) -> tuple[float, float]:
    """The bounds of a share at 95 %, after E. B. Wilson, “Probable inference, the law of succession, and statistical
    inference”, 1927. They take battles as independent; mirrored pairs scatter less, so the bounds are rather wide.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if games == 0:
        return 0.0, 1.0
    share = points / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def elo(share: float) -> float:
    """The difference in Elo points that leads one to expect such a share; infinite at 0 and 1.

    >>> round(elo(0.75), 1)
    190.8
    """
    if share <= 0:
        return -math.inf
    return math.inf if share >= 1 else ELO * math.log(share / (1 - share))


def expected(difference: float) -> float:
    """The share that a difference in Elo points leads one to expect.

    >>> expected(0.0)
    0.5
    """
    return 1 / (1 + math.exp(-difference / ELO))
