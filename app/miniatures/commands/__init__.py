"""The companion's own commands; each is a module here, loaded only when it is called."""

from typing import Final

COMMANDS: Final = {
    "charge": "the exact odds of a charge of the miniatures tables",
    "manoeuvre-check": "the exact odds of a manoeuvre check of the miniatures tables",
    "march": "what is left of a move over several grounds",
    "paper": "a page to print: the reference sheet, a roster, or the report of a battle",
    "roster": "check a roster, or make one of a list with a line a unit",
}
