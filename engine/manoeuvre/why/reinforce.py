"""Why the attacker may not add a card, commit, bring sappers or skirmish (§6.1 step 5, §9.2)."""

from engine.game import Refusal
from engine.manoeuvre import army, fight
from engine.manoeuvre.action import Action
from engine.manoeuvre.combat.reinforce import fighters, may_skirmish
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.cards import unfit, unheld
from engine.manoeuvre.why.words import place, unit_name


def add(p: Position, action: Action) -> Refusal | None:
    card = p.card(p.seat, action.a)
    if card.kind != army.UNIT:
        return refuse("wrong-card", card=card.name, use="be added to an attack")
    if not card.attack:
        return refuse("no-value", card=card.name, value="Attack")
    if p.seat * 8 + card.unit not in fighters(p):
        return refuse("not-in-attack", unit=card.name)
    return unheld(p, action.a)


def commit(p: Position, action: Action) -> Refusal | None:
    """An HQ card from the hand, or the commitment printed on a unit card of the attack (R23)."""
    combat = p.combat
    if p.card(p.seat, action.a).kind == army.UNIT:
        wrong = _no_commitment(p, action.a)
    else:
        wrong = unfit(p, action.a, army.COMMITTED_ATTACK, "commit an attack")
    units = fighters(p)
    if wrong or combat.commitments + len(combat.committed) < len(units):
        return wrong
    return refuse("too-many-commitments" if units else "commit-nobody")


def _no_commitment(p: Position, number: int) -> Refusal | None:
    card = p.card(p.seat, number)
    if card.effect != army.COMMITTED_EFFECT:
        return refuse("wrong-card", card=card.name, use="commit an attack")
    if number not in p.combat.attack_cards:
        return refuse("commit-not-played", card=card.name)
    unit = p.seat * 8 + card.unit
    return refuse("already-committed", unit=unit_name(p, unit)) if unit in p.combat.committed else None


def sappers(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.SAPPERS, "open a redoubt")
    square = p.combat.square
    if wrong is None and square not in p.redoubts:
        wrong = refuse("no-redoubt", square=place(square))
    if wrong is None and p.combat.sappers:
        wrong = refuse("second-sappers", square=place(square))
    return wrong


def skirmish(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.SKIRMISH, "break off an assault")
    if wrong or may_skirmish(p):
        return wrong
    if p.combat.form == fight.AMBUSH:
        return refuse("skirmish-in-ambush")
    return refuse("skirmish-with-leader" if p.combat.leader >= 0 else "skirmish-alone")
