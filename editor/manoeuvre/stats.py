"""Live figures of a battlefield: what each half offers, which files are open, what is cut off, how far guns see."""

from dataclasses import dataclass

import networkx as nx

from app.board.translation import decimal, translate
from app.manoeuvre.fairness import Reason, edge_word, fairness
from engine.manoeuvre.battlefield import LAKE, NORTH, SOUTH, TOWN, Ground, Rows, depth
from engine.manoeuvre.graph import FIRE_RANGE, Graph, having, movement, pieces, sight, squares


@dataclass(frozen=True)
class Figures:
    """Of a pair of edges; the first half is that of the edge asked for."""

    edge: int
    terrain: tuple[tuple[int, ...], tuple[int, ...]]
    """Squares of each kind in both halves."""
    lanes: tuple[str, ...]
    """Files, or ranks between east and west, in which nothing stops a march from edge to edge."""
    cut_off: frozenset[int]
    """Dry squares that cannot be reached from most of the field."""
    fire: tuple[float, float]
    """Squares that a gun in a half sees, on average (§6.2)."""
    room: tuple[int, int]
    """Dry squares in the two rows along each edge (R47)."""
    score: int
    verdict: str
    reasons: tuple[Reason, ...]


def figures(rows: Rows, edge: int) -> Figures:
    graph = squares(rows)
    steps, sights = movement(graph), sight(graph)
    homes = Ground(rows).homes
    judged = fairness(rows, edge)
    one, two = judged.halves[0].edge, judged.halves[1].edge
    return Figures(
        edge,
        (judged.halves[0].terrain, judged.halves[1].terrain),
        _lanes(steps, edge),
        frozenset().union(*pieces(steps)[:-1]),
        (_fire(sights, one), _fire(sights, two)),
        (len(homes[one]), len(homes[two])),
        judged.score,
        judged.verdict,
        judged.reasons,
    )


def reasons(found: Figures) -> tuple[Reason, ...]:
    """Every figure as a sentence, and whether it is as one would wish."""
    one, two = found.edge, (found.edge + 2) & 3
    names = {"one": edge_word(one), "two": edge_word(two)}
    lanes = ", ".join(found.lanes)
    near = abs(found.fire[0] - found.fire[1]) <= 1
    fire = translate("editor", "Lines of fire: {a} squares a gun in the {one}, {b} in the {two}.")
    rows = [
        Reason(
            bool(found.lanes),
            translate("editor", "Open lanes: {lanes}.").format(lanes=lanes)
            if lanes
            else translate("editor", "No open lane: something stops every march across."),
        ),
        Reason(near, fire.format(a=decimal(found.fire[0]), b=decimal(found.fire[1]), **names)),
        Reason(
            not found.cut_off,
            translate("editor", "%n square(s) cut off by lakes.", "", len(found.cut_off))
            if found.cut_off
            else translate("editor", "One connected field, nothing cut off."),
        ),
    ]
    for place, room in enumerate(found.room):
        if room < 8:
            words = translate("editor", "Only {room} dry squares along the {edge}; eight units need eight (R47).")
            rows.append(Reason(False, words.format(room=room, edge=edge_word((one, two)[place]))))
    for kind, words in (
        (TOWN, translate("editor", "Towns only in the {edge}.")),
        (LAKE, translate("editor", "Lakes only in the {edge}.")),
    ):
        a, b = found.terrain[0][kind], found.terrain[1][kind]
        if (a == 0) != (b == 0) and a + b > 1:
            rows.append(Reason(False, words.format(edge=edge_word(one if a else two))))
    return (*found.reasons, *rows)


def _lanes(steps: Graph, edge: int) -> tuple[str, ...]:
    upright = edge in (NORTH, SOUTH)
    unhindered = steps.subgraph(set(steps) - having(steps, "wet") - having(steps, "stops"))
    lines = [[s for s in range(64) if (s & 7 if upright else s >> 3) == line] for line in range(8)]
    names = "ABCDEFGH" if upright else "12345678"
    return tuple(name for name, line in zip(names, lines, strict=True) if nx.is_path(unhindered, line))


def _fire(sights: Graph, edge: int) -> float:
    dry = {s for s in sights if depth(s, edge) < 4} - having(sights, "wet")
    seen = [distance for _, _, distance in sights.out_edges(dry, data="distance") if distance <= FIRE_RANGE]
    return len(seen) / len(dry) if dry else 0.0
