"""The defender's answer to an assault or ambush: withdraw, or stand with cards and a leader (§6.1 steps 3 and 4)."""

from typing import Final

from engine import dice
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army, chance, fight, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.leaders import serves
from engine.manoeuvre.position import CHANCE, Position
from engine.manoeuvre.refusal_checks import (
    Refusing,
    card_name,
    unfit,
    unheld,
    unit_name,
)
from engine.manoeuvre.refusals import refuse

STEP: Final = "the answer to an attack"


def enter_answer(p: Position) -> int:
    return 1 - p.active


def legal_answer(p: Position) -> list[Action]:
    seat = 1 - p.active
    combat = p.combat
    target = combat.target
    may_withdraw = not combat.stands and len(p.retreats(target)) > 0
    maharaja = combat.defence_leader < 0 and p.has_card(seat, army.MAHARAJA)
    found = [PASS]
    for number in p.kinds_in_hand(seat):
        card = p.card(seat, number)
        if card.kind == army.UNIT:
            if card.unit == target & 7:
                found.append(Action(act.DEFEND, number))
                if card.withdraw and may_withdraw:
                    found.append(Action(act.WITHDRAW, number))
        elif card.kind == army.LEADER:
            if combat.defence_leader < 0:
                if serves(p, card, target):
                    found.append(Action(act.LEAD, number))
                elif maharaja and serves(p, card, target, True):
                    found.append(Action(act.LEAD, number, 1))
        elif card.kind == army.WITHDRAW and may_withdraw and not combat.defence_cards:
            found.append(Action(act.WITHDRAW, number))
    return found


def do_answer(p: Position, action: Action) -> None:
    seat = 1 - p.active
    combat = p.combat
    verb = action.verb
    if verb == act.DONE:
        p.pop()
    elif verb == act.DEFEND:
        p.play(seat, action.a, "defend")
        combat.defence_cards.append(action.a)
        combat.stands = True
    elif verb == act.LEAD:
        p.play(seat, action.a, "lead")
        if action.b:
            p.play(seat, p.armies[seat].maharaja, "maharaja")
        combat.defence_leader = action.a
        combat.stands = True
    else:
        p.play(seat, action.a, "withdraw")
        if p.card(seat, action.a).kind == army.WITHDRAW:
            withdraw(p)
        else:
            combat.trying = action.a
            p.push(tags.TRY_WITHDRAWAL)


def enter_try_withdrawal(p: Position) -> int:
    return CHANCE


def legal_try_withdrawal(p: Position) -> list[Action]:
    return chance.rolls(dice.D6)


def do_try_withdrawal(p: Position, action: Action) -> None:
    """Within the card's range it withdraws the unit; else the card stays to defend it (§8, R15)."""
    combat = p.combat
    card = combat.trying
    combat.trying = -1
    p.pop()
    chance.tell_roll(p, action, dice.D6, "withdraw", 1 - p.active)
    if action.a <= p.card(1 - p.active, card).withdraw:
        withdraw(p)
    else:
        combat.defence_cards.append(card)


def withdraw(p: Position) -> None:
    """The combat ends; the target goes as if in retreat, an assaulting unit comes after it (§6.1 step 3, R11)."""
    while p.stack[-1] != tags.END_COMBAT:
        p.pop()
    if p.combat.form == fight.ASSAULT:
        p.push(tags.ADVANCE)
    p.push(tags.RETREAT)


# Why the defender may not withdraw, or play that card


def refuse_withdraw(p: Position, action: Action) -> Refusal | None:
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


def refuse_defend(p: Position, action: Action) -> Refusal | None:
    if p.card(p.seat, action.a).kind != army.UNIT:
        return refuse("wrong-card", card=card_name(p, action.a), use="defend a unit")
    return _not_the_target(p, action.a) or unheld(p, action.a)


def _not_the_target(p: Position, number: int) -> Refusal | None:
    target = p.combat.target
    card = p.card(p.seat, number)
    if card.unit == target & 7:
        return None
    return refuse("not-the-target", target=unit_name(p, target), unit=card.name)


REFUSALS: Final[dict[int, Refusing]] = {
    act.WITHDRAW: Refusing("Withdrawing", STEP, (tags.ANSWER,), refuse_withdraw),
    act.DEFEND: Refusing("Defending", STEP, (tags.ANSWER,), refuse_defend),
}
