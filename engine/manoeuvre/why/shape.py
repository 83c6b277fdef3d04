"""Whether the numbers of an action mean anything here, before any rule is asked: a peer may send whatever it likes."""

from typing import Final

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.notation import owner
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse

FIXED: Final[dict[str, tuple[int, str]]] = {
    "": (1, "surplus"),
    "square": (64, "no-such-square"),
    "quarters": (4, "no-such-turn"),
    "edge": (4, "no-such-edge"),
    "maharaja": (2, "no-such-flag"),
}
"""For each shape of a value: how many there are, and the code that refuses any other. What is not asked for is 0."""
SEVERAL: Final = (act.DISCARD, act.SHOW)
"""The verbs that name any number of cards; all others that name some name one."""


def fault(p: Position, action: Action) -> Refusal | None:
    _, a, b, many = SHAPES[action.verb]
    return _value(p, a, action.a) or _value(p, b, action.b) or _cards(p, many, action)


def _value(p: Position, shape: str, value: int) -> Refusal | None:
    if shape == "number":
        return None
    if shape == "card":
        return _card(p, value) or (refuse("unnamed-card") if value == UNKNOWN else None)
    if shape == "section":
        count, code = len(p.setting.sections), "no-such-section"
    elif shape == "army":
        count, code = len(p.setting.armies), "no-such-nation"
    elif shape == "unit":
        count, code = len(p.armies[owner(p)].units), "no-such-unit"
    else:
        count, code = FIXED[shape]
    return None if 0 <= value < count else refuse(code)


def _card(p: Position, card: int) -> Refusal | None:
    if 0 <= card < len(p.armies[owner(p)].cards) or card == UNKNOWN:
        return None
    return refuse("no-such-card")


def _cards(p: Position, many: str, action: Action) -> Refusal | None:
    if many == "faces":
        return None
    if not many:
        return refuse("surplus") if action.cards else None
    if action.verb not in SEVERAL:
        return _value(p, "card", action.cards[0]) if len(action.cards) == 1 else refuse("one-card")
    for card in action.cards:
        wrong = _card(p, card)
        if wrong:
            return wrong
    return None
