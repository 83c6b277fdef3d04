"""How likely White is to win, from what lies on the board between two rounds."""

import math
from typing import Final

from engine.commanders.board import BLACK, BOX, GENERAL, RESERVE, SECTORS, WHITE
from engine.commanders.position import HOME, PER_PLACE, PER_SIDE, ROUTED, STATUSES, Position
from engine.commanders.state import State

FEATURES: Final = (
    "points",
    "points late",
    "near ten",
    "infantry",
    "cavalry",
    "guns",
    "routed",
    "reserve",
    "sectors",
    "majority",
    "markers held",
    "general held",
    "guard",
    "threat",
    "forward",
    "middle",
)
"""Each as White's less Black's."""
SHORT_SIGHT: Final = (0.5, 0.2, 0.0, 0.05, 0.05, 0.05, 0.0, 0.0, 0.15, 0.3, 0.3, 0.6, 0.0, 0.0, 0.1, 0.0)
"""Sees points and ground, and hardly what an army is worth for the rounds to come."""
FIRST_GUESS: Final = (0.34, 0.5, 0.05, 0.16, 0.2, 0.26, 0.07, 0.02, 0.08, 0.25, 0.1, 0.3, 0.06, 0.08, 0.02, 0.12)
"""What a player would say that matters, before any battle was fought: where the fitting begins."""


def features(p: Position) -> list[float]:
    """The numbers that weights are for, in the order of `FEATURES`."""
    found = [0.0] * 16
    held = [0, 0]
    late = p.round / max(p.setting.options.rounds, 1)
    strength = [[0] * SECTORS, [0] * SECTORS]
    count = p.count
    for side in range(2):
        sign = 1.0 if side == WHITE else -1.0
        base = side * PER_SIDE
        for place in range(BOX + 1):
            for kind in range(3):
                at = base + place * PER_PLACE + kind * STATUSES
                up = 0
                for status in range(ROUTED):
                    up += count[at + status]
                down = count[at + ROUTED]
                if up:
                    found[3 + kind] += sign * up
                    if place == RESERVE:
                        found[7] += sign * up
                    elif place < SECTORS:
                        strength[side][place] += up
                if down:
                    found[6] += sign * down
        points = p.points[side]
        found[0] += sign * points
        found[1] += sign * points * late
        if points > 5:
            found[2] += sign * (points - 5) * (points - 5)
    for side in range(2):
        sign = 1.0 if side == WHITE else -1.0
        enemy_home = HOME[1 - side]
        for sector in range(SECTORS):
            if strength[side][sector]:
                held[side] += 1
                if sector in enemy_home:
                    found[14] += sign
                if sector == 4:
                    found[15] += sign
        found[8] += sign * held[side]
        for marker in p.markers:
            if marker.side != side:
                mine = strength[side][marker.sector]
                if mine:
                    if marker.kind == GENERAL:
                        found[11] += sign
                    else:
                        found[10] += sign * marker.value
                if marker.kind == GENERAL:
                    near = 0
                    for place in p.setting.board.near[side][marker.sector]:
                        if place < SECTORS:
                            near += strength[side][place]
                    found[13] += sign * min(near, 8)
            elif marker.kind == GENERAL:
                found[12] += sign * min(strength[side][marker.sector], 5)
    if held[WHITE] != held[BLACK]:
        found[9] = 1.0 if held[WHITE] > held[BLACK] else -1.0
    return found


def white_wins(state: State, weights: tuple[float, ...]) -> float:
    """White's chance to win, from 0 to 1; certain once the battle is over."""
    if state.over:
        return 1.0 if state.winner == WHITE else 0.0 if state.winner == BLACK else 0.5
    total = 0.0
    values = features(state)
    for i in range(len(values)):
        total += values[i] * weights[i]
    return 1.0 / (1.0 + math.exp(-max(min(total, 30.0), -30.0)))
