"""The tags of the procedure stack. Each names one decision, chance or step; its module knows what may happen there."""

from typing import Final

OVER: Final = 0
POST: Final = 1
ROUND: Final = 2
COUNT: Final = 3
PLAN: Final = 4
FAST: Final = 5
BOMBARD: Final = 6
ARMS: Final = 7
MARCH: Final = 8
RALLYING: Final = 9
SCORE: Final = 10
GO: Final = 11
COURIERS: Final = 12
MOVE: Final = 13
ENTER: Final = 14
CONTACT: Final = 15
REACT: Final = 16
LAY: Final = 17
REACTION_ROLLS: Final = 18
PLACE: Final = 19
HOLD: Final = 20
AIM: Final = 21
SHOOT: Final = 22
REROLL: Final = 23
REROLLED: Final = 24
HITS: Final = 25
BREAK: Final = 26
CLOSE: Final = 27
CAPTURES: Final = 28
ADVANCE: Final = 29
CHOOSE_ADVANCE: Final = 30
END_PHASE: Final = 31
FIRE: Final = 32
FIRE_ROLLS: Final = 33
FIRE_HITS: Final = 34
ROAD: Final = 35
RALLY: Final = 36
SHEET: Final = 37
POINTS: Final = 38
GARRISON: Final = 39

NAMES: Final = (
    "over",
    "post",
    "round",
    "count",
    "plan",
    "fast",
    "bombard",
    "arms",
    "march",
    "rallying",
    "score",
    "go",
    "couriers",
    "move",
    "enter",
    "contact",
    "react",
    "lay",
    "reaction-rolls",
    "place",
    "hold",
    "aim",
    "shoot",
    "reroll",
    "rerolled",
    "hits",
    "break",
    "close",
    "captures",
    "advance",
    "choose-advance",
    "end-phase",
    "fire",
    "fire-rolls",
    "fire-hits",
    "road",
    "rally",
    "sheet",
    "points",
    "garrison",
)

PHASES: Final = (PLAN, FAST, BOMBARD, ARMS, MARCH, RALLYING, SCORE)
"""The seven phases of a round, in order."""
PHASE_NAMES: Final = ("plan", "fast", "fire", "arms", "march", "rally", "score")
PAIRS: Final = frozenset((POST, PLAN, GO, REACT, AIM, BREAK, FIRE, ROAD, RALLY, SHEET))
"""Steps at which both sides may decide at the same time (C21)."""
