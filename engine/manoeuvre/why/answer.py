"""Why the defender may not answer so: withdrawals that come too late, cards of other units (§6.1 steps 3 and 4)."""

from engine.game import Refusal
from engine.manoeuvre import army
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.cards import name, unfit, unheld
from engine.manoeuvre.why.words import unit_name


def withdraw(p: Position, action: Action) -> Refusal | None:
    """The HQ card, which must be the only one, or a try with a unit card of the target (§8, R10, R15)."""
    card = p.card(p.seat, action.a)
    combat = p.combat
    if card.kind == army.UNIT:
        wrong = _not_the_target(p, action.a)
        if wrong:
            return wrong
        if not card.withdraw:
            return refuse("no-value", card=card.name, value="Withdraw")
        wrong = unheld(p, action.a) or (refuse("withdraw-late") if combat.stands else None)
    else:
        wrong = unfit(p, action.a, army.WITHDRAW, "withdraw a unit")
        if wrong is None and (combat.stands or combat.defence_cards):
            wrong = refuse("withdraw-only-card")
    if wrong is None and not p.retreats(combat.target):
        wrong = refuse("no-way-out", unit=unit_name(p, combat.target))
    return wrong


def defend(p: Position, action: Action) -> Refusal | None:
    if p.card(p.seat, action.a).kind != army.UNIT:
        return refuse("wrong-card", card=name(p, action.a), use="defend a unit")
    return _not_the_target(p, action.a) or unheld(p, action.a)


def _not_the_target(p: Position, number: int) -> Refusal | None:
    target = p.combat.target
    card = p.card(p.seat, number)
    if card.unit == target & 7:
        return None
    return refuse("not-the-target", target=unit_name(p, target), unit=card.name)
