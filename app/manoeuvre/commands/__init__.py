"""The commands of the program that are Manoeuvre's own; each is a module here, loaded only when it is called."""

from typing import Final

COMMANDS: Final = {
    "odds": "the exact odds of an attack",
    "train": "fit the opponent's judgement to battles against itself",
    "bench": "measure how fast the engine is",
}
