"""The battlefield as a networkx graph: the editor's tool, and the oracle that the fast tables are tested against."""

from typing import Any

import networkx as nx

from engine.manoeuvre.battlefield import BLOCKS_SIGHT, LAKE, STOPS, TERRAIN_NAMES, Battlefield, square_name

Graph = Any
"""networkx has no types of its own."""


def squares(field: Battlefield) -> Graph:
    """All 64 squares with their terrain, joined where they share a side (§1.1)."""
    graph = nx.grid_2d_graph(8, 8)
    graph = nx.relabel_nodes(graph, {(rank, file): rank * 8 + file for rank, file in graph})
    for square, data in graph.nodes(data=True):
        data["terrain"] = TERRAIN_NAMES[field.terrain[square]]
        data["name"] = square_name(square)
    return graph


def reach(field: Battlefield, start: int, steps: int, occupied: frozenset[int]) -> set[int]:
    """Where a unit may go in so many steps, by walking the graph: lakes and units close it, field and marsh end it."""
    graph = squares(field)
    closed = ({s for s in graph if field.terrain[s] == LAKE} | occupied) - {start}
    way = nx.DiGraph(graph.subgraph(set(graph) - closed))
    way.remove_edges_from([edge for edge in way.edges if edge[0] != start and STOPS[field.terrain[edge[0]]]])
    return set(nx.single_source_shortest_path_length(way, start, cutoff=steps)) - {start}


def fire(field: Battlefield, start: int, distance: int, occupied: frozenset[int]) -> set[int]:
    """What can be fired at: every square between on some shortest way must be open and empty (§6.2)."""
    graph = squares(field)
    shut = {s for s in graph if BLOCKS_SIGHT[field.terrain[s]]} | occupied
    found = set()
    for target in nx.single_source_shortest_path_length(graph, start, cutoff=distance):
        if target != start:
            ways = graph.subgraph((set(graph) - shut) | {start, target})
            if nx.has_path(ways, start, target) and nx.shortest_path_length(ways, start, target) <= distance:
                found.add(target)
    return found
