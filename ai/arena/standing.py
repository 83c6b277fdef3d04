"""How a run stands: its results summed up as numbers, for JSON and for sentences."""

import math
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from ai.arena.match import FAULT
from ai.arena.pairing import Result
from ai.arena.ratings import elo, ratings, wilson
from ai.arena.sprt import LOWER, SCORES, UPPER, Trial


def duel(results: Sequence[Result]) -> dict[str, Any]:
    """From the side of `a`; a draw counts half in the share and its bounds."""
    games = len(results)
    points = sum(result.score for result in results)
    low, high = wilson(points, games)
    share = points / games if games else 0.5
    speeds = [_per_turn(results, side) for side in (0, 1)]
    return {
        "wins": sum(result.score == 1 for result in results),
        "losses": sum(result.score == 0 for result in results),
        "draws": sum(result.score == 0.5 for result in results),
        "games": games,
        "share": share,
        "low": low,
        "high": high,
        "elo": {"difference": _finite(elo(share)), "low": _finite(elo(low)), "high": _finite(elo(high))},
        "pairs": _pairs(results),
        "seconds_per_turn": speeds[0],
        "a_seconds_per_turn": speeds[0],
        "b_seconds_per_turn": speeds[1],
        "turns": _mean([sum(result.turns) / 2 for result in results]),
        "endings": dict(sorted(Counter(result.how for result in results).items())),
        "faults": faults(results),
    }


def faults(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Who broke down why, and how often."""
    broken = Counter((r.a if r.score == 0 else r.b, r.reason) for r in results if r.how == FAULT)
    return [{"bot": bot, "reason": reason, "games": count} for (bot, reason), count in broken.most_common()]


def trial(told: Trial) -> dict[str, Any]:
    """A sequential test."""
    return {
        "elo0": told.hypotheses.low,
        "elo1": told.hypotheses.high,
        "ratio": told.ratio,
        "lower": LOWER,
        "upper": UPPER,
        "accepted": told.verdict,
    }


def table(results: Sequence[Result], bots: tuple[str, ...]) -> list[dict[str, Any]]:
    """The ratings of a tournament, the best first, each with his seconds per turn."""
    spent = {bot: [0.0, 0.0] for bot in bots}
    for result in results:
        for side, bot in enumerate((result.a, result.b)):
            spent[bot][0] += result.seconds[side]
            spent[bot][1] += result.turns[side]
    found = ratings(bots, ((result.a, result.b, result.score) for result in results))
    return [{**vars(rating), "seconds_per_turn": _ratio(*spent[rating.bot])} for rating in found]


def matrix(results: Sequence[Result]) -> dict[str, dict[str, dict[str, float]]]:
    """Of each army, or whatever fights, its share and number of battles against each other."""
    cells: dict[str, dict[str, dict[str, float]]] = {}
    for result in results:
        one, two = result.labels
        # Against itself an army has half of everything.
        for row, column, score in ((one, two, result.score), (two, one, 1 - result.score))[: 1 + (one != two)]:
            cell = cells.setdefault(row, {}).setdefault(column, {"share": 0.0, "games": 0})
            cell["share"] += score if one != two else 0.5
            cell["games"] += 1
    for line in cells.values():
        for cell in line.values():
            cell["share"] /= cell["games"]
    return {row: dict(sorted(line.items())) for row, line in sorted(cells.items())}


def _pairs(results: Sequence[Result]) -> list[int]:
    """How many pairs brought no point, half a point, and so on up to two."""
    shares = Counter(sum(result.score for result in pair) / 2 for _, pair in groupby(results, lambda r: r.pair))
    return [shares[score] for score in SCORES]


def _per_turn(results: Sequence[Result], side: int) -> float:
    return _ratio(sum(result.seconds[side] for result in results), sum(result.turns[side] for result in results))


def _ratio(seconds: float, turns: float) -> float:
    return seconds / turns if turns else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _finite(value: float) -> float | None:
    """JSON has no infinity."""
    return value if math.isfinite(value) else None
