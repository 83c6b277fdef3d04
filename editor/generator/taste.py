"""What the seed fancies: how well each terrain would look on each square.

Taste runs in gentle waves, so that what is liked best lies together, as woods and hills do; only towns and fields are
scattered. It is a plain sum over the squares, so the solver can prove that nothing is liked better.
"""

import random
from typing import Final

from engine.manoeuvre.battlefield import FIELD, HILL, LAKE, MARSH, TOWN, WOODS

WAVES: Final = {WOODS: 3, HILL: 3, LAKE: 3, MARSH: 3}
"""How many summits each has."""
REACH: Final = {WOODS: 1.7, HILL: 1.5, LAKE: 1.1, MARSH: 1.0}
"""How wide they are, in squares."""
SCATTERED: Final = (TOWN, FIELD)
LIKED: Final = 100
USUAL: Final = {WOODS: (8, 13), HILL: (6, 11), TOWN: (2, 5), FIELD: (2, 5), MARSH: (0, 3), LAKE: (1, 4)}
"""What an ordinary battlefield holds, where nothing is wished: as the printed sections make it."""
ODD: Final = 150
"""What each square more or less than usual costs: more than any square is liked."""
UNEVEN: Final = 12


def tastes(seed: int) -> list[list[int]]:
    """For each square how much each terrain is liked there; open ground is neither liked nor disliked."""
    rng = random.Random(seed)
    liked = [[0] * 7 for _ in range(64)]
    for kind in (WOODS, HILL, LAKE, MARSH):
        summits = []
        for _ in range(WAVES[kind]):
            summits.append((rng.random() * 8 - 0.5, rng.random() * 8 - 0.5, 0.6 + 0.4 * rng.random()))
        for square in range(64):
            x, y = square & 7, square >> 3
            height = max(top * 0.5 ** (((x - a) ** 2 + (y - b) ** 2) / REACH[kind] ** 2) for a, b, top in summits)
            liked[square][kind] = round(LIKED * height - LIKED * 0.35 + 12 * rng.random())
    for kind in SCATTERED:
        for square in range(64):
            liked[square][kind] = round(LIKED * rng.random() ** 3 - LIKED * 0.2)
    return liked
