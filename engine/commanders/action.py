"""Actions: what a seat, or chance, may do. A verb and some small numbers; `notation` writes and reads them as text.

What the numbers mean is said beside each verb. An order is one number, its *code*, which sorts by place, kind and path.
"""

from functools import cache
from typing import Final

UNKNOWN: Final = -1
"""The only number of an action whose words are hidden."""

ORDERS: Final = 0  # how many (chance)
POST: Final = 1  # sector, infantry, cavalry, artillery
ORDER: Final = 2  # code
SAVE: Final = 3
GO: Final = 4  # code, how many, code, how many, …
ENTER: Final = 5  # sector, then (from, kind, how many) …
REACT: Final = 6  # sector, squares, retreats, then (border, countercharges) …
ROLL: Final = 7  # faces (chance); what for is known from the moment
HOLD: Final = 8  # sector, then (border, class, how many) …
AIM: Final = 9  # front, then (space, front, space) …
REROLL: Final = 10  # front, side, index of the die
PASS: Final = 11
WITHDRAW: Final = 12  # front, infantry, cavalry
STAND: Final = 13
ADVANCE: Final = 14  # sector, then (from, kind, how many) …
STAY: Final = 15
FIRE: Final = 16  # (code, range, how many) …
RALLY: Final = 17  # infantry, cavalry, then sectors of guns …
ROAD: Final = 18  # (kind, from, to) …
OPEN: Final = 19  # nothing: what was sealed is known from the moment; UNKNOWN never
SHEET: Final = 20  # codes …
SHELTER: Final = 21  # sector

WORDS: Final = (
    "orders",
    "post",
    "order",
    "save",
    "go",
    "enter",
    "react",
    "roll",
    "hold",
    "aim",
    "reroll",
    "pass",
    "withdraw",
    "stand",
    "advance",
    "stay",
    "fire",
    "rally",
    "road",
    "open",
    "sheet",
    "shelter",
)

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LETTERS: Final = "ICA"

AGAIN: Final = 4000
"""Added to a code with one step: cavalry that has acted once acts a second time."""
SAVED: Final = 9999
"""Stands for a saved order on a sheet; sorts last."""


def code_of(kind: int, start: int, step: int, second: int = -1) -> int:
    return ((start * 3 + kind) * 10 + step) * 11 + second + 1


def start_of(code: int) -> int:
    return code % AGAIN // 330


def kind_of(code: int) -> int:
    return code % AGAIN // 110 % 3


def step_of(code: int) -> int:
    return code % AGAIN // 11 % 10


def second_of(code: int) -> int:
    """The second step of an order's arrow; -1 if it has none."""
    return code % AGAIN % 11 - 1


def next_step(code: int) -> int:
    """The code as the other side sees it: without the second step."""
    return code - code % AGAIN % 11


class Action:
    """One action. A value: never changed after it is made, equal to any other that says the same."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: int, args: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        return f"Action({WORDS[self.verb]!r}, {self.args})"

    @property
    def hidden(self) -> bool:
        """Whether this is an action as somebody sees it who may not know what it says."""
        return self.args == (UNKNOWN,)


def masked(action: Action) -> Action:
    """The action as somebody sees it who may only know that something was decided."""
    return Action({SAVE: ORDER, STAND: WITHDRAW}.get(action.verb, action.verb), (UNKNOWN,))


SAVE_ONE: Final = Action(SAVE)
NO_REROLL: Final = Action(PASS)
ORDER_ACTIONS: Final = tuple(Action(ORDER, (code,)) for code in range(AGAIN))
"""Made once: the actions that planning meets most often."""


@cache
def order_lines(near: tuple[tuple[int, ...], ...], house: int) -> tuple[tuple[Action, ...], ...]:
    """By place and kind (three a place): every line an unordered unit there may get, in their order (C12, C14).

    Infantry beside a building may be told to attack it, by an arrow that goes nowhere (C88).
    """
    found = []
    for start in range(10):
        for kind in range(3):
            codes = []
            for step in sorted((*near[start], start)) if start == house and kind == INFANTRY else near[start]:
                codes.append(code_of(kind, start, step))
                if kind == CAVALRY:
                    codes += [code_of(kind, start, step, second) for second in near[step]]
            found.append(tuple(ORDER_ACTIONS[code] for code in codes))
    return tuple(found)
