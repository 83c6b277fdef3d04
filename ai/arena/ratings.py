"""What results tell of strength: the bounds of a share of wins, and ratings by the model of Bradley and Terry.

Strengths are found by the iteration of D. R. Hunter, “MM algorithms for generalized Bradley–Terry models”, 2004, and
given in Elo points; bounds come from the Fisher information. `random`, if he plays, has 0; otherwise the mean has.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
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


ZERO: Final = "random"
_PRIOR: Final = 0.5
"""Drawn battles added between every two players, so that somebody who never lost has a finite rating."""
_STEPS: Final = 20_000
_CLOSE: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A player's strength in Elo points, with its bounds at 95 %, and what it was found from."""

    bot: str
    elo: float
    low: float
    high: float
    points: float
    games: int


def ratings(bots: tuple[str, ...], scores: Iterable[tuple[str, str, float]]) -> list[Rating]:
    """The best first, out of battles as first player, second player and the score of the first."""
    place = {bot: i for i, bot in enumerate(bots)}
    size = len(bots)
    points = [0.0] * size
    met: Matrix = [[0.0] * size for _ in bots]
    for a, b, score in scores:
        i, j = place[a], place[b]
        points[i] += score
        points[j] += 1 - score
        met[i][j] += 1
        met[j][i] += 1
    fought = [round(sum(row)) for row in met]
    believed = [[count + _PRIOR * (i != j) for j, count in enumerate(row)] for i, row in enumerate(met)]
    strengths = _strengths([won + _PRIOR / 2 * (size - 1) for won in points], believed)
    errors = _errors(strengths, believed, place.get(ZERO))
    zero = math.log(strengths[place[ZERO]]) if ZERO in place else sum(map(math.log, strengths)) / size
    found = []
    for i, bot in enumerate(bots):
        elo, error = ELO * (math.log(strengths[i]) - zero), ELO * Z * errors[i]
        found.append(Rating(bot, elo, elo - error, elo + error, points[i], fought[i]))
    return sorted(found, key=lambda rating: -rating.elo)


def _strengths(points: list[float], met: Matrix) -> list[float]:
    size = len(points)
    strengths = [1.0] * size
    for _ in range(_STEPS):
        new = [
            points[i] / sum(met[i][j] / (strengths[i] + strengths[j]) for j in range(size) if j != i)
            for i in range(size)
        ]
        scale = math.exp(sum(map(math.log, new)) / size)
        new = [strength / scale for strength in new]
        change = max(abs(math.log(now / before)) for now, before in zip(new, strengths, strict=True))
        strengths = new
        if change < _CLOSE:
            break
    return strengths


def _errors(strengths: list[float], met: Matrix, zero: int | None) -> list[float]:
    """Standard errors of the logarithms of strengths, against one player or against the mean."""
    size = len(strengths)
    information: Matrix = [[0.0] * size for _ in strengths]
    for i in range(size):
        for j in range(size):
            if i != j:
                p = strengths[i] / (strengths[i] + strengths[j])
                information[i][j] = -met[i][j] * p * (1 - p)
                information[i][i] -= information[i][j]
    # Only differences are known: with a constant added, the inverse is that of the differences to the mean.
    spread = _inverse([[value + 1 / size for value in row] for row in information])
    if zero is None:
        return [math.sqrt(max(0.0, spread[i][i] - 1 / size)) for i in range(size)]
    return [math.sqrt(max(0.0, spread[i][i] + spread[zero][zero] - 2 * spread[i][zero])) for i in range(size)]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, the largest pivot of a column first."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [value - factor * other for value, other in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]
