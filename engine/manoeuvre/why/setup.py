"""Sections, nations, edges and places that the set-up does not allow (§3)."""

from engine.game import Refusal
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import EDGE_NAMES, LAKE, depth, opposite
from engine.manoeuvre.phases.setup import deploying
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.words import listed, unit_name
from engine.manoeuvre.why.words import place as place_name


def section(p: Position, action: Action) -> Refusal | None:
    if action.a in [laid >> 2 for laid in p.laid]:
        return refuse("section-laid", section=p.setting.sections[action.a].id)
    return None


def nations(p: Position, action: Action) -> Refusal | None:
    return refuse("nations-order") if action.a > action.b else None


def nation(p: Position, action: Action) -> Refusal | None:
    if action.a in p.offered:
        return None
    armies = p.setting.armies
    choices = listed([armies[offered].name for offered in sorted(set(p.offered))], "or")
    return refuse("nation-not-offered", nation=armies[action.a].name, choices=choices)


def edge(p: Position, action: Action) -> Refusal | None:
    for side in (action.a, opposite(action.a)):
        if not p.field.can_deploy(side):
            return refuse("edge-impossible", edge=EDGE_NAMES[side])
    return None


def place(p: Position, action: Action) -> Refusal | None:
    unit = deploying(p)
    square = action.b
    where = place_name(square)
    if action.a != unit & 7:
        return refuse("place-order", unit=unit_name(p, unit))
    if depth(square, p.edges[unit >> 3]) >= 2:
        return refuse("place-rows", square=where)
    if p.field.terrain[square] == LAKE:
        return refuse("place-lake", square=where)
    if p.board[square] >= 0:
        return refuse("place-occupied", square=where, unit=unit_name(p, p.board[square]))
    return None
