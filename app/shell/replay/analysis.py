"""Reads a battle: the chance to win after every frame, the draws, the better decisions, as the game can judge them.

Takes a while, so it runs in a background process (`summary.py`). Everything is judged from what a side knew at the
time: views, never what was hidden from it.
"""

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import OPEN, Better, Drawn, Judged, Passage, Verdicts
from engine.record import RESIGN, TIME


class News(NamedTuple):
    """Something that was found out, and how much of the work is done, from 0 to 1."""

    done: float
    place: int = 0
    judged: Judged | None = None
    drawn: Drawn | None = None
    better: Better | None = None


JUDGING: Final = 0.25
"""The share of the work that judging every step is; the rest goes into the turning points."""


def read(timeline: Timeline, seed: int = 1) -> Iterator[News]:
    """Everything there is to find out about a battle, as it is found out."""
    if not timeline.game.judges:
        yield News(1.0)
        return
    rng = random.Random(seed)
    verdicts = Verdicts(timeline)
    count = len(timeline.frames)
    for place in range(count + 1):
        state = timeline.state_at(place)
        judged = _judged(timeline, place, state)
        drawn = _drawn(timeline, place, judged, rng)
        verdicts.judged[place] = judged
        if drawn is not None:
            verdicts.drawn[place] = drawn
        yield News(JUDGING * (place + 1) / (count + 1), place, judged, drawn)
    turning = _turning(verdicts) if timeline.game.advises else []
    for number, passage in enumerate(turning, 1):
        gained = verdicts.judged[passage.end].by(OPEN) > verdicts.judged[passage.start].by(OPEN)
        better = timeline.game.better(timeline, passage, int(gained), rng)
        yield News(JUDGING + (1 - JUDGING) * number / len(turning), passage.end, better=better)
    if not turning:
        yield News(1.0)


def _turning(verdicts: Verdicts) -> list[Passage]:
    """The turning points as both sides or either of them may see them, the widest known first."""
    found: dict[Passage, None] = {}
    for viewer in (OPEN, 0, 1):
        for turned in verdicts.turned(viewer):
            found[turned.passage] = None
    return list(found)


def _judged(timeline: Timeline, place: int, state: Any) -> Judged:
    ending = timeline.ended_by
    if ending is not None and place == len(timeline.frames):
        if ending.text in (RESIGN, TIME):
            return Judged(float(ending.seat == 1), float(ending.seat == 0))
        return Judged(0.5, 0.5)
    return Judged(timeline.game.win_chance(state, 0), timeline.game.win_chance(state, 1))


def _drawn(timeline: Timeline, place: int, judged: Judged, rng: random.Random) -> Drawn | None:
    """A draw against others that might have come, judged by whoever drew; the deal is luck, too."""
    frame = timeline.frames[place - 1] if place else None
    if frame is None or not frame.turn or frame.seat not in (0, 1):
        return None
    return timeline.game.drawn(timeline, frame, judged[frame.seat], rng)
