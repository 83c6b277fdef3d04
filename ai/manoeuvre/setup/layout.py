"""Which battlefield: the first player lays sections so that no edge is better, the second takes the best one (§3)."""

import random
from typing import Final

from ai.manoeuvre.setup.ground import advantage, in_one_piece
from engine.manoeuvre.action import SECTION, Action
from engine.manoeuvre.battlefield import FIELD, LAKE, LETTERS, MARSH, join, opposite, rotate
from engine.manoeuvre.state import State

TRIES: Final = 40
"""Layouts that are looked at before one is taken."""
SLOW: Final = 0.3
"""Against each lake, marsh and field, which make for a tedious battle."""
CUT: Final = 1000.0
"""Against a battlefield that lakes cut in two."""


def section(view: State, rng: random.Random) -> Action:
    """The next section and its turns: the start of the best of some layouts that go on from what lies there."""
    layouts = [_completed(view, rng) for _ in range(TRIES)]
    chosen = min(layouts, key=lambda laid: fault(view, laid))
    laid = chosen[len(view.laid)]
    return Action(SECTION, laid >> 2, laid & 3)


def fault(view: State, laid: list[int]) -> float:
    """How bad a layout is for the player who does not choose the edge."""
    parts = [rotate(view.setting.sections[number >> 2].rows, number & 3) for number in laid]
    rows = join(parts[0], parts[1], parts[2], parts[3])
    terrain = [LETTERS.index(rows[7 - (square >> 3)][square & 7]) for square in range(64)]
    unfair = max(abs(advantage(terrain, edge)) for edge in (0, 1))
    slow = sum(terrain.count(kind) for kind in (LAKE, MARSH, FIELD))
    return unfair + SLOW * slow + (0.0 if in_one_piece(terrain) else CUT)


def edge(view: State, legal: list[Action], rng: random.Random) -> Action:
    """The edge with the better ground; the action names the second player's, who may not be the one who decides."""

    def gain(action: Action) -> float:
        own = action.a if view.seat != view.first else opposite(action.a)
        return advantage(view.field.terrain, own)

    most = max(gain(action) for action in legal)
    return rng.choice([action for action in legal if gain(action) == most])


def _completed(view: State, rng: random.Random) -> list[int]:
    used = {number >> 2 for number in view.laid}
    left = [number for number in range(len(view.setting.sections)) if number not in used]
    wanted = 4 - len(view.laid)
    return [*view.laid, *(number * 4 + rng.randrange(4) for number in rng.sample(left, wanted))]
