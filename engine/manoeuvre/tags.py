"""The tags of the procedure stack. Each names one decision, chance or step; its module knows what may happen there."""

from typing import Final

OVER: Final = 0
# Set-up, §3
FIRST_PLAYER: Final = 1
SECTIONS: Final = 2
NATIONS: Final = 3
NATION: Final = 4
EDGE: Final = 5
DEAL: Final = 6
DEPLOY: Final = 7
BEGIN: Final = 8
# A turn, §4
DISCARD: Final = 9
TOP: Final = 10
DRAW: Final = 11
MOVEMENT: Final = 12
MARCH: Final = 13
GUERRILLA: Final = 14
COMBAT: Final = 15
RESTORATION: Final = 16
RALLY: Final = 17
REDOUBT: Final = 18
END_TURN: Final = 19
# A combat, §6
ANSWER: Final = 20
TRY_WITHDRAWAL: Final = 21
REINFORCE: Final = 22
CLASH: Final = 23
CHOICE: Final = 24
RETREAT: Final = 25
ADVANCE: Final = 26
PURSUIT: Final = 27
COMMITMENT: Final = 28
SKIRMISH: Final = 29
FIRE: Final = 30
ROCKETS: Final = 31
END_COMBAT: Final = 32
# At any own decision, §9.2
SHOW: Final = 33

NAMES: Final = (
    "over",
    "first-player",
    "sections",
    "nations",
    "nation",
    "edge",
    "deal",
    "deploy",
    "begin",
    "discard",
    "top",
    "draw",
    "movement",
    "march",
    "guerrilla",
    "combat",
    "restoration",
    "rally",
    "redoubt",
    "end-turn",
    "answer",
    "try-withdrawal",
    "reinforce",
    "clash",
    "choice",
    "retreat",
    "advance",
    "pursuit",
    "commitment",
    "skirmish",
    "fire",
    "rockets",
    "end-combat",
    "show",
)

SET_UP: Final = (BEGIN, DEPLOY, DEAL, EDGE, NATION, NATIONS, SECTIONS, FIRST_PLAYER)
TURN: Final = (END_TURN, REDOUBT, RESTORATION, COMBAT, MOVEMENT, DRAW, DISCARD)
"""What lies on the stack at the start of each, first thing last."""
