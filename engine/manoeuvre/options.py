"""Rule options, chosen per battle, and the two presets that set them all (rulings.md)."""

from dataclasses import dataclass, fields
from typing import Any, Final

BEGAN_OR_ENDED: Final = "began or ended"
BEGAN: Final = "began"
EACH: Final = "each"
ONCE: Final = "once"
LEAD: Final = "lead"
DRAWN: Final = "drawn"
CHOSEN: Final = "chosen"
BASE: Final = "base"
DISTANT_LANDS: Final = "distant lands"
FULL: Final = "full"
QUICK: Final = "quick"

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "forced_march_limit": (BEGAN_OR_ENDED, BEGAN),
    "hill_bonus": (EACH, ONCE, LEAD),
    "opening_hand": (DRAWN, CHOSEN),
    "tie_break": (BASE, DISTANT_LANDS),
    "set_up": (FULL, QUICK),
}
LONGEST_BATTLE: Final = 1000


@dataclass(frozen=True)
class Options:
    """The rule options of one battle; the defaults are those of the 2010 base game."""

    advance_to_contact: bool = False
    digging_in: bool = False
    forced_march_limit: str = BEGAN_OR_ENDED
    hill_bonus: str = EACH
    opening_hand: str = DRAWN
    tie_break: str = BASE
    length_limit: int = 0
    """A number of game turns after which night falls; 0 for none (R45)."""
    set_up: str = FULL

    def faults(self) -> list[str]:
        """Every value that is not one of its option's, each in a sentence."""
        found = []
        for field in fields(self):
            value: Any = getattr(self, field.name)
            if field.name in CHOICES:
                if value not in CHOICES[field.name]:
                    wanted = ", ".join(f"“{choice}”" for choice in CHOICES[field.name])
                    found.append(f"{field.name}: “{value}” is not one of {wanted}.")
            elif field.name == "length_limit":
                if type(value) is not int or not 0 <= value <= LONGEST_BATTLE:
                    found.append(f"length_limit: {value!r} is not a whole number from 0 to {LONGEST_BATTLE}.")
            elif type(value) is not bool:
                found.append(f"{field.name}: {value!r} is neither true nor false.")
        return found


BASE_2010: Final = Options()
DISTANT_LANDS_2017: Final = Options(
    advance_to_contact=True, digging_in=True, forced_march_limit=BEGAN, tie_break=DISTANT_LANDS
)
PRESETS: Final = {"Base 2010": BASE_2010, "Distant Lands 2017": DISTANT_LANDS_2017}
