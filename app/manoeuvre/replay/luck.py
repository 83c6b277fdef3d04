"""The rolls of Manoeuvre for the luck ledger: what each is for, and which should fall low."""

from typing import Any, Final, NamedTuple

from app.shell.replay.luck import Roll, Rolls
from engine.battle import Step
from engine.manoeuvre import events

ATTACK: Final = "attack"
FIRE: Final = "fire"
ROCKETS: Final = "rockets"
PURSUIT: Final = "pursuit"
WITHDRAW: Final = "withdraw"
RALLY: Final = "rally"
FIRST_PLAYER: Final = "first player"

LOW_IS_GOOD: Final = frozenset((PURSUIT, WITHDRAW, RALLY))
"""These dice must fall within a range that begins at 1 (§6.7, §7, §8)."""


class Purpose(NamedTuple):
    """What a roll was for."""

    purpose: str
    form: str = ""
    """Of the combat it belongs to, as the engine names it: assault, ambush, bombard… Empty outside combat."""
    unit: int = -1
    """The unit attacked or rallied; -1 if there is none."""


class ManoeuvreRolls(Rolls):
    """Every roll, with the combat or the restoration it belongs to."""

    def __init__(self) -> None:
        super().__init__()
        self._form = ""
        self._unit = -1

    def hear(self, action: int, turn: int, step: Step[Any]) -> None:
        for event in step.events:
            if event.kind == events.DECLARED:
                self._form, self._unit = event.text, event.b
            elif event.kind == events.RESTORING:
                self._form, self._unit = "", event.a
            elif event.kind == events.TURN:
                self._form, self._unit = "", -1
            elif event.kind == events.ROLLED:
                about = Purpose(event.text, self._form, self._unit)
                self.found.append(roll_of(action, turn, event.c, about, event.b, event.a))


def roll_of(action: int, turn: int, seat: int, about: Purpose, pool: int, total: int) -> Roll:
    """A roll, judged by its purpose. Who begins is chance, too, but nobody can say whom that favours."""
    low, counts = about.purpose in LOW_IS_GOOD, about.purpose != FIRST_PLAYER
    return Roll(action, turn, seat, pool, total, low, counts, about)
