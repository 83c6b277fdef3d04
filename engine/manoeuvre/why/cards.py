"""Cards that are not there, or cannot be used so: what hands, discards, spies and Guerrillas allow (§4, §9.2)."""

from engine.game import Refusal
from engine.manoeuvre import army
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.hearsay import is_free
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.words import unit_name


def name(p: Position, number: int) -> str:
    return p.card(p.seat, number).name


def unheld(p: Position, number: int) -> Refusal | None:
    """Refuses a card that the deciding seat does not hold, as far as can be seen."""
    hand = p.hand[p.seat]
    if number in hand:
        return None
    if UNKNOWN not in hand:
        return refuse("card-not-held", card=name(p, number))
    return None if is_free(p, p.seat, number) else refuse("all-seen", card=name(p, number))


def unfit(p: Position, number: int, kind: int, use: str) -> Refusal | None:
    """Refuses a card of another kind, or one that is not held."""
    if p.card(p.seat, number).kind != kind:
        return refuse("wrong-card", card=name(p, number), use=use)
    return unheld(p, number)


def unit_gone(p: Position, number: int) -> Refusal | None:
    """Refuses a card whose unit no longer stands on the battlefield."""
    unit = p.seat * 8 + p.card(p.seat, number).unit
    return None if p.on_map(unit) else refuse("no-unit", unit=unit_name(p, unit))


def discard(p: Position, action: Action) -> Refusal | None:
    hand = p.hand[p.seat]
    cards = action.cards
    if not cards:
        return refuse("discard-nothing")
    if p.veiled[p.seat] and len(cards) > 1:
        return None if action.hidden() == action and len(cards) <= len(hand) else refuse("hidden-card")
    for number in cards:
        if cards.count(number) > hand.count(number):
            if number == UNKNOWN:
                return refuse("unnamed-card")
            return unheld(p, number) or refuse("too-few-copies", card=name(p, number))
    return refuse("discard-order") if sorted(cards) != list(cards) else None


def top(p: Position, action: Action) -> Refusal | None:
    if action.a in p.pending:
        return None
    if UNKNOWN not in p.pending:
        return refuse("not-discarded", card=name(p, action.a))
    return None if is_free(p, p.seat, action.a) else refuse("all-seen", card=name(p, action.a))


def spy(p: Position, action: Action) -> Refusal | None:
    return unfit(p, action.a, army.SCOUT, "spy")


def show(p: Position, action: Action) -> Refusal | None:
    return None if list(action.cards) == p.hand[p.seat] else refuse("show-hand")


def guerrilla(p: Position, action: Action) -> Refusal | None:
    if p.card(p.seat, action.a).effect == army.GUERRILLA_EFFECT:
        return unheld(p, action.a) or unit_gone(p, action.a)
    return unfit(p, action.a, army.GUERRILLA, "cancel another")
