"""Events: what happened while an action was applied, for the board to animate, the log to print, the reader to say."""

from typing import Final, NamedTuple

SEALED: Final = "sealed"  # side has decided something that the other may not see yet; text = the verb
OPENED: Final = "opened"  # side has opened what it had sealed; numbers as the viewer sees them
DECIDED: Final = "decided"  # side has decided openly; text = the verb, numbers = those of the action
ROLLED: Final = "rolled"  # side's dice; text = what for, place, numbers = faces
POSTED: Final = "posted"  # side, place, numbers = infantry, cavalry, artillery
ROUND: Final = "round"  # number
PHASE: Final = "phase"  # number, text = its name
QUOTA: Final = "quota"  # side, number of orders
MOVED: Final = "moved"  # side, kind, number, place = from, to; text = how
LOST_ORDER: Final = "lost-order"  # side, kind, number, place: couriers did not arrive
MET: Final = "met"  # place and to = the two sectors of a border, or place alone of an encounter
REACTED: Final = "reacted"  # side, place, kind, number, text = square, counter or retreat
LINED_UP: Final = "lined-up"  # front = number, place and to; numbers = White's units, SEPARATOR, Black's
AIMED: Final = "aimed"  # side, number = front, numbers = space, front, space
HIT: Final = "hit"  # side of the unit, kind, place = its sector, text = routed, captured, destroyed
FLED: Final = "fled"  # side, kind, number, place
WITHDREW: Final = "withdrew"  # side, kind, number, place
SPENT: Final = "spent"  # side, kind, number, place
CAPTURED: Final = "captured"  # side that captures, kind, number, place
RALLIED: Final = "rallied"  # side, kind, number, place
TOKENS: Final = "tokens"  # side, numbers = sectors bombarded this round
SHEET: Final = "sheet"  # side, numbers = codes of the orders
POINTS: Final = "points"  # side, number, text = what for
SHELTERED: Final = "sheltered"  # side, place, number = 1 in, 0 out
RAZED: Final = "razed"  # place
MARKER_GONE: Final = "marker-gone"  # place
ENDED: Final = "ended"  # side that has won, text = how

SEPARATOR: Final = -1
"""Between two lists in the numbers of an event."""


class Event(NamedTuple):
    """One thing that happened; what it holds is written beside each kind."""

    kind: str
    side: int = -1
    unit: int = -1
    number: int = 0
    place: int = -1
    to: int = -1
    text: str = ""
    numbers: tuple[int, ...] = ()
