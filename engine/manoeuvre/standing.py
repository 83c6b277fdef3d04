"""How a battle stands: the turn, the phase, and who has more strength left."""

from typing import Final

from engine.game import Standing
from engine.manoeuvre import tags
from engine.manoeuvre.position import CHANCE, NOBODY, ONE, TWO, Position

PHASES: Final = ("discard", "draw", "movement", "combat", "restoration")
"""Of a turn, in order (§4)."""
SET_UP: Final = "set-up"
OVER: Final = "over"
MEASURE: Final = "strength"
_COMBAT: Final = PHASES.index("combat")
_WAITING: Final = (tags.DISCARD, tags.DRAW, tags.MOVEMENT, tags.COMBAT)


def standing(p: Position) -> Standing:
    scores = (strength_left(p, ONE), strength_left(p, TWO))
    leader = NOBODY if scores[ONE] == scores[TWO] else ONE if scores[ONE] > scores[TWO] else TWO
    number = phase_number(p)
    phase = PHASES[number] if number >= 0 else OVER if p.seat == NOBODY else SET_UP
    return Standing(p.turn, p.active if number >= 0 else NOBODY, phase, leader, scores, MEASURE)


def strength_left(p: Position, seat: int) -> int:
    """The strength of all units of a seat as they are now."""
    return sum([p.strength(seat * 8 + unit) for unit in range(len(p.armies[seat].units))])


def phase_number(p: Position) -> int:
    """Which of PHASES it is; -1 in the set-up and after the end."""
    stack = p.stack
    if p.active >= CHANCE or tags.END_TURN not in stack:
        return -1
    if tags.END_COMBAT in stack:
        return _COMBAT
    coming = len(_WAITING)
    for number in range(len(_WAITING)):
        if _WAITING[number] in stack:
            coming = number
            break
    above = stack[-2] if stack[-1] == tags.SHOW else stack[-1]
    if above == tags.TOP:
        # The discards of a phase that is over are laid down before the next one begins.
        return coming - 1
    return coming
