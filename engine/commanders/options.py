"""Rule options of a battle: the optional rules of the book, each off by default (C82 to C90)."""

from dataclasses import dataclass, fields
from typing import Any, Final

LONGEST_BATTLE: Final = 100
MOST_MORE: Final = 5


@dataclass(frozen=True)
class Options:
    """The optional rules of one battle."""

    terrain: bool = False
    """Forest, hill, building, road and river of the board count (C85 to C90)."""
    die: bool = False
    """A die adds to six how many orders a side has each round (C82)."""
    couriers: bool = False
    """One more order for the command sector, and far orders may be lost (C83)."""
    morale: bool = False
    """Both begin with 15 points and lose them (C84)."""
    rounds: int = 10
    more_white: int = 0
    """Orders a round that a side has more than the rules give it, to even out a board (C93)."""
    more_black: int = 0

    def more(self, side: int) -> int:
        return self.more_black if side else self.more_white

    def faults(self) -> list[str]:
        """Every value that an option cannot have, each in a sentence."""
        found = []
        for field in fields(self):
            value: Any = getattr(self, field.name)
            if field.name == "rounds":
                if type(value) is not int or not 1 <= value <= LONGEST_BATTLE:
                    found.append(f"rounds: {value!r} is not a whole number from 1 to {LONGEST_BATTLE}.")
            elif field.name.startswith("more_"):
                if type(value) is not int or not 0 <= value <= MOST_MORE:
                    found.append(f"{field.name}: {value!r} is not a whole number from 0 to {MOST_MORE}.")
            elif type(value) is not bool:
                found.append(f"{field.name}: {value!r} is neither true nor false.")
        return found
