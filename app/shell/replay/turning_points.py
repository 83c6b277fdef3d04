"""What the judgements of a battle add up to: the course of the chance to win, who turned it, and what luck moved.

All chances here are seat one's, from 0 to 1; for the other side they are turned round when they are shown.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from app.shell.replay.timeline import Frame, Timeline

OPEN: Final = -1
"""The viewer who sees both hands."""
MOST_TURNS: Final = 5
"""So many turning points are told of."""
LEAST_SWING: Final = 0.04
"""Below this nothing turned."""


class Judged(NamedTuple):
    """How each side judged its own chances after a step, from what it knew."""

    one: float
    two: float

    def by(self, viewer: int) -> float:
        """Seat one's chance as a side judged it; with both hands open what lies between the two.

        >>> round(Judged(0.7, 0.4).by(OPEN), 3)
        0.65
        """
        if viewer == 0:
            return self.one
        return 1 - self.two if viewer == 1 else (self.one + 1 - self.two) / 2


class Drawn(NamedTuple):
    """What the draw of a step was worth to whoever drew, and what a draw there brings on average, as his chance."""

    seat: int
    chance: float
    expected: float


@dataclass(frozen=True)
class Better:
    """A decision in which the strongest level would have done something else."""

    action: int
    """The decision comes after so many actions of the record."""
    seat: int
    played: str
    advised: str
    """As the record writes actions."""
    played_win: float
    advised_win: float
    """The deciding side's own chances, as it could judge them."""
    line: tuple[str, ...] = ()
    """How the turn goes on after the advised action."""
    odds: tuple[float, ...] = ()
    own_losses: float = 0.0
    enemy_losses: float = 0.0
    reply: tuple[str, ...] = ()

    @property
    def gain(self) -> float:
        return self.advised_win - self.played_win


@dataclass(frozen=True)
class Passage:
    """One side's turn: from one place of the timeline, where it begins, to another."""

    start: int
    end: int
    turn: int
    active: int


class Turned(NamedTuple):
    """A passage that turned the battle, and what had a part in it, all as seat one's chance."""

    passage: Passage
    swing: float
    dice: float
    cards: float

    @property
    def plans(self) -> float:
        """What was neither dice nor draws: the decisions of both sides."""
        return self.swing - self.dice - self.cards


@dataclass
class Verdicts:
    """What has been judged of a battle so far. Filled as the judgements come in."""

    timeline: Timeline
    judged: dict[int, Judged] = field(default_factory=dict)
    """By place: after so many frames."""
    drawn: dict[int, Drawn] = field(default_factory=dict)
    better: dict[int, Better] = field(default_factory=dict)
    """By the place at which a passage ends."""
    thought_over: set[int] = field(default_factory=set)
    """The places of the passages whose decisions have been looked at."""

    def chance(self, place: int, viewer: int) -> float | None:
        judged = self.judged.get(place)
        return None if judged is None else judged.by(viewer)

    def moved(self, place: int, viewer: int) -> float:
        """By how much a step moved the chance; 0 as long as that is not known."""
        before, after = self.judged.get(place - 1), self.judged.get(place)
        return after.by(viewer) - before.by(viewer) if before and after else 0.0

    def dice(self, places: range, viewer: int) -> float:
        """What the dice of some frames moved."""
        frames = self.timeline.frames
        return sum(self.moved(place, viewer) for place in places if frames[place - 1].rolled)

    def cards(self, places: range, viewer: int) -> float:
        """What the luck of the draw moved, as far as the viewer knows the draws."""
        total = 0.0
        for place in places:
            drawn = self.drawn.get(place)
            if drawn is not None and viewer in (OPEN, drawn.seat):
                luck = drawn.chance - drawn.expected
                share = 0.5 if viewer == OPEN else 1.0
                total += share * (luck if drawn.seat == 0 else -luck)
        return total

    def turned(self, viewer: int) -> list[Turned]:
        """The passages with the largest swings, in the order in which they came."""
        found = []
        for passage in passages(self.timeline.frames):
            before, after = self.judged.get(passage.start), self.judged.get(passage.end)
            if before is None or after is None:
                break
            places = range(passage.start + 1, passage.end + 1)
            swing = after.by(viewer) - before.by(viewer)
            if abs(swing) >= LEAST_SWING:
                found.append(Turned(passage, swing, self.dice(places, viewer), self.cards(places, viewer)))
        found.sort(key=lambda turned: -abs(turned.swing))
        return sorted(found[:MOST_TURNS], key=lambda turned: turned.passage.start)


def passages(frames: tuple[Frame, ...]) -> Iterator[Passage]:
    """The turns of both sides, one after the other; the set-up is none."""
    start = 0
    for place, frame in enumerate(frames, 1):
        later = frames[place] if place < len(frames) else None
        if later is None or (later.turn, later.active) != (frame.turn, frame.active):
            if frame.turn:
                yield Passage(start, place, frame.turn, frame.active)
            start = place


def phase_ends(frames: tuple[Frame, ...]) -> Iterator[int]:
    """The places at which a phase of a turn is over."""
    for place, (frame, later) in enumerate(pairwise(frames), 1):
        if (later.turn, later.active, later.phase) != (frame.turn, frame.active, frame.phase):
            yield place


def points(chance: float, viewer: int = OPEN) -> int:
    """A change of seat one's chance in whole points, as the viewer counts them.

    >>> points(0.124), points(0.124, 1)
    (12, -12)
    """
    return round(100 * (-chance if viewer == 1 else chance))
