"""What is added to a die: the table of modifiers, and whatever else counts (C62 to C64, C85 to C90)."""

from typing import Final

from engine.commanders.action import ARTILLERY, CAVALRY, INFANTRY
from engine.commanders.position import (
    ATTACKS,
    BORDER_ZONE,
    FROM_BUILDING,
    ROUTED,
    SIEGE,
    SPENT,
    SQUARE,
    SQUARE_SPENT,
    Front,
    Position,
)

NONE: Final = 99
"""Cannot happen."""

# Columns: attacking I, C, A; square; passive I, C, A; routed.
_RANGED: Final = (
    (-1, -1, -1, 0, -1, -1, -1, 0),
    (NONE,) * 8,
    (2, 2, 1, 3, 2, 2, 1, 1),
    (-1, -1, -2, NONE, NONE, NONE, NONE, NONE),
    (0, 0, -1, NONE, NONE, NONE, NONE, NONE),
    (NONE,) * 8,
    (0, 0, -1, NONE, NONE, NONE, NONE, NONE),
)
_MELEE: Final = (
    (0, -1, 1, 0, 1, 0, 1, 0),
    (1, 0, 2, -3, 1, 1, 2, 2),
    (NONE,) * 8,
    (0, 0, 0, NONE, NONE, NONE, NONE, NONE),
    (0, -1, 0, NONE, NONE, NONE, NONE, NONE),
    (-1, -1, NONE, NONE, NONE, NONE, NONE, NONE),
    (NONE,) * 8,
)
UNOPPOSED: Final = ((1, 0, 2), (1, 2, 0))
"""By step and attacking kind: what is added for having nobody opposite."""
ROUTED_COLUMN: Final = 7
SQUARE_COLUMN: Final = 3
PASSIVE: Final = 4
"""The first column, and row, of passive units."""


def column_of(code: int) -> int:
    """A unit in a line as the target of a roll; likewise the row of one that rolls."""
    status = code >> 2 & 7
    if status == ROUTED:
        return ROUTED_COLUMN
    if code & ATTACKS:
        return code & 3
    if status in (SQUARE, SQUARE_SPENT):
        return SQUARE_COLUMN
    return PASSIVE + (code & 3)


def bombardment_column(kind: int, status: int) -> int:
    """A unit in a sector as the target of a bombardment (C78)."""
    if status == ROUTED:
        return ROUTED_COLUMN
    if status in (SQUARE, SQUARE_SPENT):
        return SQUARE_COLUMN
    return PASSIVE + kind


def against(melee: bool, row: int, column: int) -> int:
    """A cell of the table (C62)."""
    return (_MELEE if melee else _RANGED)[row][column]


def modifier(p: Position, front: Front, side: int, code: int, target: int, unopposed: bool) -> int:
    """All that is added to a die of a unit that rolls at another in a front."""
    melee = p.melee
    total = (_MELEE if melee else _RANGED)[column_of(code)][column_of(target)]
    if unopposed:
        total += UNOPPOSED[1 if melee else 0][code & 3]
    status = code >> 2 & 7
    if status in (SPENT, SQUARE_SPENT):
        total -= 1
    if p.phase == 2 and not melee:
        total -= 2
    if p.setting.terrain:
        total += ground(p, front, side, code)
    return total


def ground(p: Position, front: Front, side: int, code: int) -> int:
    """What terrain adds for a unit in a front: forest for all, hill and river for attackers in melee (C85 to C90)."""
    board = p.setting.board
    total = 0
    if front.sector == SIEGE:
        return -1 if code & ATTACKS else 0
    if front.sector == FROM_BUILDING:
        return 0
    fought_over = front.target[side] if code & ATTACKS else front.home[side]
    if (
        code & ATTACKS
        and front.target[1 - side] >= 0
        and front.sector == BORDER_ZONE
        and fought_over not in board.forest
    ):
        # Head-on they fight over both sectors.
        fought_over = front.target[1 - side]
    if fought_over in board.forest:
        total -= 1 if p.melee else 2
    if p.melee and code & ATTACKS:
        start, to = front.home[side], front.target[side]
        if start in board.hill and to not in board.hill:
            total += 1
        elif to in board.hill and start not in board.hill:
            total -= 1
        if to in board.river and start not in board.river:
            total -= 1
    return total


def throws(code: int, melee: bool) -> bool:
    """Whether a unit has an attack in this step: infantry always, guns at range, cavalry hand to hand (C57)."""
    if (code >> 2 & 7) == ROUTED:
        return False
    kind = code & 3
    return kind == INFANTRY or kind == (CAVALRY if melee else ARTILLERY)
