"""Why an assault, ambush, volley or Death with Honour cannot be declared (§6.1, §6.2, §9.2)."""

from engine.game import Refusal
from engine.manoeuvre import army
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import MARSH
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.cards import name, unfit, unheld, unit_gone
from engine.manoeuvre.why.ground import distance, not_enemy, not_own
from engine.manoeuvre.why.words import place, unit_name


def assault(p: Position, action: Action) -> Refusal | None:
    """A unit card with attack dice opens it, or a house leader (R43)."""
    card = p.card(p.seat, action.a)
    if card.kind == army.UNIT and not card.attack:
        return refuse("no-value", card=card.name, value="Attack")
    if card.kind != army.UNIT and not (card.kind == army.LEADER and card.attack):
        return refuse("wrong-card", card=card.name, use="open an assault")
    wrong = unheld(p, action.a) or unit_gone(p, action.a)
    if wrong:
        return wrong
    unit = p.seat * 8 + card.unit
    if p.field.terrain[p.square[unit]] == MARSH:
        return refuse("marsh-assault")
    return not_enemy(p, action.b) or not_adjacent(p, unit, action.b)


def volley(p: Position, action: Action) -> Refusal | None:
    card = p.card(p.seat, action.a)
    wrong = no_fire_card(p, action.a, card.volley, "fire a volley", "Volley")
    return wrong or not_enemy(p, action.b) or not_adjacent(p, p.seat * 8 + card.unit, action.b)


def no_fire_card(p: Position, number: int, dice: int, use: str, value: str) -> Refusal | None:
    """Refuses any but a unit card with these dice, whose unit can use it."""
    if p.card(p.seat, number).kind != army.UNIT:
        return refuse("wrong-card", card=name(p, number), use=use)
    if not dice:
        return refuse("no-value", card=name(p, number), value=value)
    return unheld(p, number) or unit_gone(p, number)


def not_adjacent(p: Position, unit: int, square: int) -> Refusal | None:
    if distance(p.square[unit], square) == 1:
        return None
    return refuse("not-adjacent", square=place(square), unit=unit_name(p, unit))


def ambush(p: Position, action: Action) -> Refusal | None:
    return unfit(p, action.a, army.AMBUSH, "lay an ambush") or not_enemy(p, action.b)


def honour(p: Position, action: Action) -> Refusal | None:
    return unfit(p, action.a, army.DEATH_WITH_HONOUR, "sacrifice a unit") or not_own(p, action.b)
