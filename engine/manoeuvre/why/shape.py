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
UNSEEN: Final = (act.DISCARD, act.SHOW, act.DRAW)
"""The verbs by which cards move unseen, so that whoever looks on cannot name them."""


def fault(p: Position, action: Action) -> Refusal | None:
    _, a, b, many = SHAPES[action.verb]
    wrong = _value(p, a, action.a) or _value(p, b, action.b) or _cards(p, many, action)
    if wrong or action.verb in UNSEEN:
        return wrong
    unnamed = (a == "card" and action.a == UNKNOWN) or (many == "cards" and action.cards[0] == UNKNOWN)
    return refuse("unnamed-card") if unnamed else None


def _value(p: Position, shape: str, value: int) -> Refusal | None:
    if shape == "number":
        return None
    if shape == "card":
        known = 0 <= value < len(p.armies[owner(p)].cards)
        return None if known or value == UNKNOWN else refuse("no-such-card")
    if shape == "section":
        count, code = len(p.setting.sections), "no-such-section"
    elif shape == "army":
        count, code = len(p.setting.armies), "no-such-nation"
    elif shape == "unit":
        count, code = len(p.armies[owner(p)].units), "no-such-unit"
    else:
        count, code = FIXED[shape]
    return None if 0 <= value < count else refuse(code)


def _cards(p: Position, many: str, action: Action) -> Refusal | None:
    if many == "faces":
        return None
    if not many:
        return refuse("surplus") if action.cards else None
    if action.verb not in SEVERAL and len(action.cards) != 1:
        return refuse("one-card")
    for card in action.cards:
        wrong = _value(p, "card", card)
        if wrong:
            return wrong
    return None
