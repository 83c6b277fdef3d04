"""Why a unit may not retreat there, advance, or take a committed hit (§6.6, R9, R16, R23)."""

from engine.game import Refusal
from engine.manoeuvre.action import Action
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.duty import ways_out
from engine.manoeuvre.why.ground import distance, not_own
from engine.manoeuvre.why.words import place, unit_name


def retreat_to(p: Position, action: Action) -> Refusal | None:
    unit = p.combat.target
    square = action.a
    if distance(p.square[unit], square) != 1:
        return refuse("retreat-one-square", square=place(square), unit=unit_name(p, unit))
    if not p.is_open(square):
        other = p.board[square]
        obstacle = unit_name(p, other) if other >= 0 else "a lake"
        return refuse("retreat-blocked", square=place(square), obstacle=obstacle)
    if square in p.retreats(unit):
        return None
    return refuse("retreat-order", unit=unit_name(p, unit), ways=ways_out(p))


def advance(p: Position, action: Action) -> Refusal | None:
    return not_own(p, action.a) or _bystander(p, action.a)


def suffer(p: Position, action: Action) -> Refusal | None:
    wrong = not_own(p, action.a) or _bystander(p, action.a)
    unit = p.board[action.a]
    if wrong is None and unit in p.combat.paid:
        wrong = refuse("already-hit", unit=unit_name(p, unit))
    return wrong


def _bystander(p: Position, square: int) -> Refusal | None:
    unit = p.board[square]
    return None if unit in fighters(p) else refuse("not-in-attack", unit=unit_name(p, unit))
