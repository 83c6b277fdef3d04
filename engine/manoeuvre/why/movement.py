"""Why a unit may not move so, and why Supply, Forced March, Banzai Charge or digging in do not help (§5)."""

from engine.game import Refusal
from engine.manoeuvre import army, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import STOPS
from engine.manoeuvre.options import BEGAN_OR_ENDED
from engine.manoeuvre.phases.movement import can_move_another
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.cards import unfit
from engine.manoeuvre.why.ground import closed, distance, not_own, out_of_reach
from engine.manoeuvre.why.words import place, terrain_name, unit_name


def move(p: Position, action: Action) -> Refusal | None:
    tag = p.stack[-1]
    if tag == tags.MARCH:
        return _march_step(p, action)
    if tag == tags.SKIRMISH:
        return _skirmish_move(p, action)
    return not_own(p, action.a) or _basic_move(p, action)


def _basic_move(p: Position, action: Action) -> Refusal | None:
    unit = p.board[action.a]
    if unit in p.moved:
        return refuse("already-moved", unit=unit_name(p, unit))
    if p.moves_left <= 0:
        return refuse("no-moves-left")
    return out_of_reach(p, unit, action.b, p.charges > 0 or p.is_cavalry(unit))


def _march_step(p: Position, action: Action) -> Refusal | None:
    unit = p.moved[-1]
    if action.a != p.square[unit]:
        return refuse("march-unit", unit=unit_name(p, unit))
    if distance(action.a, action.b) != 1:
        return refuse("march-one-square", square=place(action.b), unit=unit_name(p, unit))
    return closed(p, action.b)


def _skirmish_move(p: Position, action: Action) -> Refusal | None:
    unit = p.combat.attacker
    if action.a != p.square[unit]:
        return refuse("skirmish-unit", unit=unit_name(p, unit))
    return out_of_reach(p, unit, action.b, True)


def banzai(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.BANZAI_CHARGE, "start a Banzai Charge")
    if wrong:
        return wrong
    if p.charges:
        return refuse("second-banzai")
    return refuse("banzai-late") if p.moved else None


def dig_in(p: Position, action: Action) -> Refusal | None:
    if not p.setting.options.digging_in:
        return refuse("dig-in-not-played")
    if p.moved:
        return refuse("dig-in-late")
    return refuse("dig-in-charging") if p.charges else None


def supply(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.SUPPLY, "move another unit")
    if wrong:
        return wrong
    if not p.moved:
        return refuse("supply-early")
    if p.supplied:
        return refuse("second-supply")
    return None if can_move_another(p) else refuse("nobody-to-supply")


def forced_march(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.FORCED_MARCH, "make a unit march on")
    if wrong:
        return wrong
    return _no_march(p) if p.moved else refuse("march-early")


def _no_march(p: Position) -> Refusal | None:
    """Why the unit that has just moved may not march on (§9.2, R4, R46)."""
    unit = p.moved[-1]
    name = unit_name(p, unit)
    here = p.square[unit]
    if unit in p.marched:
        return refuse("second-march", unit=name)
    if STOPS[p.field.terrain[p.last_from]]:
        return refuse("march-began", unit=name, terrain=terrain_name(p, p.last_from))
    if p.setting.options.forced_march_limit == BEGAN_OR_ENDED and STOPS[p.field.terrain[here]]:
        return refuse("march-ended", unit=name, terrain=terrain_name(p, here))
    return None if p.open_steps(here) else refuse("march-blocked", unit=name)
