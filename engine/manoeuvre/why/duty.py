"""What may not be passed by: a compulsory move, a choice that somebody must make."""

from typing import Final

from engine.game import Refusal
from engine.manoeuvre import tags
from engine.manoeuvre.combat.aftermath import may_decline
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.words import listed, place, unit_name

SET_UP: Final[dict[int, str]] = {
    tags.SECTIONS: "lay the next section",
    tags.NATIONS: "name two nations",
    tags.NATION: "choose your nation",
    tags.EDGE: "choose your edge",
    tags.DEAL: "choose five cards",
    tags.DEPLOY: "every unit must be placed",
}

COMPULSORY: Final[dict[int, str]] = {
    tags.TOP: "top-compulsory",
    tags.MARCH: "march-compulsory",
    tags.CHOICE: "choice-compulsory",
    tags.COMMITMENT: "hit-compulsory",
    tags.SHOW: "show-compulsory",
}


def undone(p: Position, tag: int) -> Refusal | None:
    """Why it is not possible to pass here; None where it is."""
    if tag in SET_UP:
        return refuse("set-up-compulsory", duty=SET_UP[tag])
    if tag in COMPULSORY:
        return refuse(COMPULSORY[tag])
    if tag == tags.MOVEMENT and not p.moved:
        free = p.setting.options.digging_in and not p.charges
        return refuse("move-or-dig-in" if free else "move-compulsory")
    if tag == tags.RETREAT:
        return refuse("retreat-compulsory", unit=unit_name(p, p.combat.target), ways=ways_out(p))
    if tag == tags.ADVANCE and not may_decline(p):
        return refuse("advance-compulsory")
    return None


def ways_out(p: Position) -> str:
    return listed([place(square) for square in p.retreats(p.combat.target)], "or")
