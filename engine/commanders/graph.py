"""The battlefield as a networkx graph: who touches whom, and how far it is, for each side (C2, C83).

The only module here that imports networkx, and only when a board is first asked for.
"""

from typing import Any, Final

COLUMNS: Final = 3
ROWS: Final = 3
SECTORS: Final = COLUMNS * ROWS
RESERVE: Final = SECTORS
"""A side's own reserve; the other side's is never on its graph (C8)."""


def field_of(side: int) -> Any:
    """The sectors and the reserve of a side, numbered; an edge where units may step across (C2)."""
    import networkx

    grid = networkx.grid_2d_graph(COLUMNS, ROWS)
    field = networkx.relabel_nodes(grid, {(column, row): column * ROWS + row for column, row in grid})
    home = 0 if side == 0 else ROWS - 1
    field.add_edges_from((RESERVE, column * ROWS + home) for column in range(COLUMNS))
    return field


def neighbours(side: int) -> list[list[int]]:
    """By place, the places that a side may step to, in order."""
    field = field_of(side)
    return [sorted(field[place]) for place in range(SECTORS + 1)]


def distances(side: int) -> list[list[int]]:
    """By place and place, how many steps apart they are for a side."""
    import networkx

    field = field_of(side)
    found = dict(networkx.all_pairs_shortest_path_length(field))
    return [[found[start][end] for end in range(SECTORS + 1)] for start in range(SECTORS + 1)]
