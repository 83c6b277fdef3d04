"""How the play screen shares its room: armies left, board and hand in the middle, talk on the right.

The board takes the height that is left and stays square; spare width goes to the right column up to a limit, then to
the margins. Where the window is narrow for its size of text, the left column folds into a strip above the board.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QRect

MARGIN: Final = 16
TOP: Final = 12
GAP: Final = 16
LEFT: Final = 276
RIGHT: Final = 468
MOST_RIGHT: Final = 560
LEAST_RIGHT: Final = 330
HAND: Final = 172
LEAST_HAND: Final = 110
LEAST_BOARD: Final = 240
STRIP: Final = 122
FOLDS: Final = 1280
"""Narrower than this, at 100 % text, there is no left column."""


class Plan(NamedTuple):
    """Where everything lies."""

    folded: bool
    left: QRect
    """The column of the armies, or the strip above the board."""
    board: QRect
    hand: QRect
    right: QRect


def plan(width: int, height: int, scale: float) -> Plan:
    """Share out a body of this size.

    >>> rooms = plan(1440, 844, 1.0)
    >>> rooms.left.width(), rooms.board.width(), rooms.board.height(), rooms.right.width()
    (276, 632, 632, 468)
    >>> plan(1024, 700, 1.0).folded
    True
    """
    folded = width < FOLDS * scale
    top = TOP
    left_width = 0 if folded else round(LEFT * scale)
    strip = round(STRIP * scale) if folded else 0
    if folded:
        top += strip + TOP
    inner = width - 2 * MARGIN
    hand = min(round(HAND * max(scale, 1.0)), max(LEAST_HAND, (height - top) // 4))
    beside = (left_width + GAP if left_width else 0) + GAP
    least_right = round(LEAST_RIGHT * min(scale, 1.3))
    board = max(LEAST_BOARD, min(height - top - hand - GAP - TOP, inner - beside - least_right))
    right = max(least_right, min(inner - beside - board, round(MOST_RIGHT * scale)))
    edge = MARGIN + max(0, (inner - beside - board - right) // 2)
    middle = edge + (left_width + GAP if left_width else 0)
    below = height - TOP - top
    hand_top = top + board + 6
    return Plan(
        folded,
        QRect(edge, TOP, inner - 2 * (edge - MARGIN), strip) if folded else QRect(edge, top, left_width, below),
        QRect(middle, top, board, board),
        QRect(middle - 8, hand_top, board + 16, max(height - hand_top - 4, LEAST_HAND)),
        QRect(middle + board + GAP, top, right, below),
    )
