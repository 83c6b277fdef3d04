"""The commands of the program that are Commanders' own; each is a module here, loaded only when it is called."""

from typing import Final

COMMANDS: Final = {
    "odds": "the exact odds of a combat, from a position and orders",
    "bench": "measure how fast the engine is",
    "train": "fit the evaluation of the opponent to battles against itself",
}
