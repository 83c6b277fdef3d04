"""How even a battlefield is for the two sides: the ground of both halves compared, with its reasons.

Simple on purpose, so that a designer can foresee it. It starts from 100 and takes away for every point of cover, every
hill and every square of slow ground that one half has more than the other. It knows nothing of the armies.
"""

from dataclasses import dataclass
from typing import Final

from app.board.translation import translate
from engine.manoeuvre.battlefield import DEFENCE, FIELD, HILL, LAKE, LETTERS, MARSH, Rows, depth, opposite

COVER: Final = 2.0
"""Taken away for each point of defence that the ground of one half gives more."""
HILLS: Final = 3.0
"""For each hill more: its +2 in the attack comes on top of its cover."""
SLOW: Final = 1.5
"""For each field, marsh or lake more."""
EVEN: Final = 85
LEANING: Final = 65

_KINDS: Final = len(DEFENCE)


@dataclass(frozen=True)
class Half:
    """The 32 squares nearest to an edge."""

    edge: int
    terrain: tuple[int, ...]
    """How many squares of each kind, in the engine's order."""

    @property
    def cover(self) -> int:
        """What the ground adds to the defence, over all its squares."""
        return sum(count * DEFENCE[kind] for kind, count in enumerate(self.terrain))

    @property
    def covered(self) -> int:
        return sum(count for kind, count in enumerate(self.terrain) if DEFENCE[kind])

    @property
    def hills(self) -> int:
        return self.terrain[HILL]

    @property
    def slow(self) -> int:
        """Squares that stop a march or cannot be entered (§5)."""
        return self.terrain[FIELD] + self.terrain[MARSH] + self.terrain[LAKE]

    @property
    def worth(self) -> float:
        return COVER * self.cover + HILLS * self.hills - SLOW * self.slow


@dataclass(frozen=True)
class Reason:
    """One comparison, and whether it is about even."""

    even: bool
    sentence: str


@dataclass(frozen=True)
class Fairness:
    """The figure for a pair of edges."""

    score: int
    """0 to 100."""
    halves: tuple[Half, Half]
    """That of the edge asked for, and the opposite one."""

    @property
    def better(self) -> int:
        """The edge with the better ground, or -1."""
        one, two = self.halves
        return -1 if one.worth == two.worth else one.edge if one.worth > two.worth else two.edge

    @property
    def verdict(self) -> str:
        if self.score >= EVEN:
            return translate("fairness", "Nearly even")
        if self.better < 0:
            return translate("fairness", "Different, but of equal worth")
        edge = edge_word(self.better)
        if self.score >= LEANING:
            return translate("fairness", "Leans to the {edge}").format(edge=edge)
        return translate("fairness", "Favours the {edge}").format(edge=edge)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        one, two = self.halves
        names = {"one": edge_word(one.edge), "two": edge_word(two.edge)}
        rows = (
            (translate("fairness", "Cover adds up to {a} in the {one} and {b} in the {two}."), one.cover, two.cover, 2),
            (translate("fairness", "Hills: {a} in the {one}, {b} in the {two}."), one.hills, two.hills, 1),
            (
                translate("fairness", "Fields, marsh and lakes: {a} in the {one}, {b} in the {two}."),
                one.slow,
                two.slow,
                2,
            ),
        )
        return tuple(Reason(abs(a - b) <= bearable, text.format(a=a, b=b, **names)) for text, a, b, bearable in rows)


def fairness(rows: Rows, edge: int) -> Fairness:
    """How even the battlefield is for the side along this edge and the one along the opposite edge."""
    one, two = _half(rows, edge), _half(rows, opposite(edge))
    lost = COVER * abs(one.cover - two.cover) + HILLS * abs(one.hills - two.hills) + SLOW * abs(one.slow - two.slow)
    return Fairness(max(0, round(100 - lost)), (one, two))


def edge_word(edge: int) -> str:
    """The name of an edge in a sentence."""
    return (
        translate("fairness", "north"),
        translate("fairness", "east"),
        translate("fairness", "south"),
        translate("fairness", "west"),
    )[edge]


def _half(rows: Rows, edge: int) -> Half:
    counts = [0] * _KINDS
    for square in range(64):
        if depth(square, edge) < 4:
            counts[LETTERS.index(rows[7 - (square >> 3)][square & 7])] += 1
    return Half(edge, tuple(counts))
