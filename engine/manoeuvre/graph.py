"""Movement and line of sight, defined on networkx graphs of a battlefield's squares.

`squares` is the map itself; `movement` says where a unit may step, `sight` what a gun may fire at. `derive` reads the
flat tables off these graphs that a `Battlefield` plays by, once for each battlefield. Loading networkx takes about a
quarter of a second, so this module is imported only when the first battlefield is laid out.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import networkx as nx

from engine.manoeuvre.battlefield import BLOCKS_SIGHT, EDGE_NAMES, LAKE, LETTERS, STOPS, Rows, square_name, step

Graph = Any
"""A networkx DiGraph; networkx has no types of its own."""

FIRE_RANGE: Final = 2
"""How many squares away a target may be (§6.2)."""
ROCKET_RANGE: Final = 3
"""The same for rockets fired from a hill (§6.3, R29)."""


def squares(rows: Rows) -> Graph:
    """All 64 squares with an edge to each neighbour: north, east, south, west, never diagonally (§1.1).

    Each node has its `name` and its `terrain`, and what that terrain does: `wet` is closed to units, `stops` ends a
    move, `blocks` ends a line of sight.
    """
    graph = nx.DiGraph()
    for square in range(64):
        kind = LETTERS.index(rows[7 - (square >> 3)][square & 7])
        does = {"wet": kind == LAKE, "stops": STOPS[kind], "blocks": BLOCKS_SIGHT[kind]}
        graph.add_node(square, name=square_name(square), terrain=kind, **does)
    for square in range(64):
        for direction, name in enumerate(EDGE_NAMES):
            if (neighbour := step(square, direction)) >= 0:
                graph.add_edge(square, neighbour, direction=name)
    return graph


def movement(ground: Graph) -> Graph:
    """An edge for every step that a unit may take: to any neighbouring square but a lake (§5)."""
    graph = ground.copy()
    graph.remove_edges_from(list(graph.in_edges(having(graph, "wet"))))
    return graph


def sight(ground: Graph) -> Graph:
    """An edge to every square that fire can reach over empty ground, up to the range of rockets (§6.2).

    Each edge has its `distance`, and as `lines` the squares between, for every shortest way that terrain leaves open. A
    line is closed while a unit stands on it.
    """
    passing = ground.copy()
    passing.remove_edges_from(list(passing.out_edges(having(ground, "blocks"))))
    graph = nx.DiGraph()
    graph.add_nodes_from(ground.nodes(data=True))
    for gun in ground:
        # Terrain blocks fire that would pass over it, not fire from it.
        closed = [] if passing[gun] else list(ground.out_edges(gun))
        passing.add_edges_from(closed)
        previous = nx.predecessor(passing, gun, cutoff=ROCKET_RANGE)
        passing.remove_edges_from(closed)
        lines: dict[int, list[tuple[int, ...]]] = {gun: []}
        for target, nearer in previous.items():
            if nearer == [gun]:
                lines[target] = [()]
            else:
                lines[target] = [(*line, last) for last in nearer for line in lines[last]]
            if target != gun:
                graph.add_edge(gun, target, distance=len(lines[target][0]) + 1, lines=tuple(lines[target]))
    return graph


def having(graph: Graph, attribute: str) -> set[int]:
    """The squares of which this is true."""
    return {square for square, value in graph.nodes.data(attribute) if value}


def pieces(movement: Graph) -> list[set[int]]:
    """The dry squares in pieces, the smallest first: a unit can march between any two squares of a piece."""
    dry = movement.subgraph(set(movement) - having(movement, "wet"))
    return sorted(nx.strongly_connected_components(dry), key=lambda piece: (len(piece), min(piece)))


def reach(movement: Graph, start: int, steps: int, occupied: frozenset[int]) -> set[int]:
    """Where a unit may go in so many steps: units close a square, and whoever enters a field or a marsh stops (§5)."""
    halts = having(movement, "stops") - {start}
    way = nx.subgraph_view(
        movement,
        filter_node=lambda square: square == start or square not in occupied,
        filter_edge=lambda here, _: here not in halts,
    )
    return set(nx.single_source_shortest_path_length(way, start, cutoff=steps)) - {start}


def fire(sight: Graph, start: int, distance: int, occupied: frozenset[int]) -> set[int]:
    """What can be fired at within a distance: some line to it must be free of units (§6.2)."""
    return {
        target
        for _, target, edge in sight.out_edges(start, data=True)
        if edge["distance"] <= distance and any(occupied.isdisjoint(line) for line in edge["lines"])
    }


class Tables(NamedTuple):
    """Movement and fire from each square, as `Battlefield` describes them."""

    steps: list[tuple[int, ...]]
    paths: list[tuple[tuple[int, tuple[int, ...]], ...]]
    fire: list[tuple[tuple[int, tuple[int, ...]], ...]]
    long_fire: list[tuple[tuple[int, tuple[tuple[int, int], ...]], ...]]


@lru_cache(maxsize=256)
def derive(rows: Rows) -> Tables:
    """The flat tables of a battlefield, read off its graphs; whoever asks shares them and must not change them."""
    ground = squares(rows)
    steps, sights, stops = movement(ground), sight(ground), having(ground, "stops")
    tables = Tables([], [], [], [])
    for here in ground:
        tables.steps.append(tuple(steps[here]))
        onward = {near: () if near in stops else tuple(steps[near]) for near in steps[here]}
        tables.paths.append(tuple((near, tuple(s for s in beyond if s != here)) for near, beyond in onward.items()))
        near, middle, far = (
            [(target, edge["lines"]) for target, edge in sights[here].items() if edge["distance"] == distance]
            for distance in (1, FIRE_RANGE, ROCKET_RANGE)
        )
        between = [(target, tuple(square for (square,) in lines)) for target, lines in sorted(middle)]
        tables.fire.append((*((target, ()) for target, _ in near), *between))
        tables.long_fire.append(tuple(sorted(far)))
    return tables
