"""Why an action is refused: the most telling reason, in a sentence with its rule."""

from engine.game import Refusal
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import Position


def refusal(p: Position, action: Action) -> Refusal:
    return Refusal("illegal", "This cannot be done now.", "§4")
