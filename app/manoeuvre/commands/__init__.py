"""The commands of the program that are Manoeuvre's own; each is a module here, loaded only when it is called."""

from typing import Final

COMMANDS: Final = {
    "demo": "watch two random players fight a battle",
    "odds": "the exact odds of an attack",
    "check": "check files, or your data folder, and name every fault",
    "show": "print a position of a record or scenario, or an army, or list what there is",
    "fuzz": "play random battles and check the engine at every step",
    "train": "fit the opponent's judgement to battles against itself",
    "bench": "measure how fast the engine is",
}
