"""The pieces that lakes cut a battlefield into."""

from engine.manoeuvre.battlefield import LAKE, LETTERS, Rows, step


def pieces(rows: Rows) -> list[set[int]]:
    """The dry squares, in pieces that hang together."""
    dry = {s for s in range(64) if rows[7 - (s >> 3)][s & 7] != LETTERS[LAKE]}
    found = []
    while dry:
        todo = [dry.pop()]
        piece = set(todo)
        while todo:
            square = todo.pop()
            for direction in range(4):
                neighbour = step(square, direction)
                if neighbour in dry:
                    dry.remove(neighbour)
                    piece.add(neighbour)
                    todo.append(neighbour)
        found.append(piece)
    return found
