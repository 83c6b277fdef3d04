"""The Restoration Phase (§7): one attempt to restore a reduced unit, then perhaps a redoubt."""

from typing import Final

from engine import dice
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army, chance, events, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import RALLY_WITHOUT_DIE
from engine.manoeuvre.events import Event
from engine.manoeuvre.leaders import nation_units, refuse_leader, serves, with_maharaja
from engine.manoeuvre.position import CANCEL_RESTORATION, CHANCE, FULL, REDUCED, Position
from engine.manoeuvre.refusal_checks import (
    Refusing,
    not_own,
    place,
    unfit,
    unheld,
    unit_gone,
    unit_name,
)
from engine.manoeuvre.refusals import refuse

PHASE: Final = "the Restoration Phase"


def reduced_units(p: Position, seat: int) -> list[int]:
    return [unit for unit in p.units_of(seat) if p.steps[unit] == REDUCED]


def enter_restoration(p: Position) -> int:
    for unit in p.units_of(p.active):
        if p.steps[unit] == REDUCED:
            return p.active
    p.pop()
    return -1


def legal_restoration(p: Position) -> list[Action]:
    seat = p.active
    reduced = reduced_units(p, seat)
    maharaja = p.has_card(seat, army.MAHARAJA)
    found = [PASS]
    for number in p.kinds_in_hand(seat):
        card = p.card(seat, number)
        cards = (number,)
        if card.kind == army.UNIT:
            if seat * 8 + card.unit in reduced:
                found.append(Action(act.RESTORE, p.square[seat * 8 + card.unit], 0, cards))
        elif card.kind == army.SUPPLY or card.kind == army.REGROUP:
            for unit in reduced:
                found.append(Action(act.RESTORE, p.square[unit], 0, cards))
        elif card.kind == army.LEADER:
            for unit in reduced:
                if serves(p, card, unit):
                    found.append(Action(act.RALLY, p.square[unit], 0, cards))
                elif maharaja and serves(p, card, unit, True):
                    found.append(Action(act.RALLY, p.square[unit], 1, cards))
    return found


def do_restoration(p: Position, action: Action) -> None:
    p.pop()
    if action.verb == act.DONE:
        return
    seat = p.active
    card = action.cards[0]
    p.restoring = p.board[action.a]
    if p.tell is not None:
        p.tell(Event(events.RESTORING, p.restoring))
    if action.verb == act.RESTORE:
        p.play(seat, card, "restore")
        p.cancellable = CANCEL_RESTORATION
        p.push(tags.GUERRILLA)
        return
    p.play(seat, card, "rally")
    if action.b:
        p.play(seat, p.armies[seat].maharaja, "maharaja")
    if p.card(seat, card).rally >= RALLY_WITHOUT_DIE:
        p.restore(p.restoring)
        p.restoring = -1
    else:
        p.rally_card = card
        p.push(tags.RALLY)


def enter_rally(p: Position) -> int:
    return CHANCE


def legal_rally(p: Position) -> list[Action]:
    return chance.rolls(dice.D6)


def do_rally(p: Position, action: Action) -> None:
    chance.tell_roll(p, action, dice.D6, "rally", p.active)
    if action.a <= p.card(p.active, p.rally_card).rally:
        p.restore(p.restoring)
    elif p.tell is not None:
        p.tell(Event(events.RALLY_FAILED, p.restoring))
    p.restoring = -1
    p.rally_card = -1
    p.pop()


# One redoubt a turn, after any attempt to restore (§7, §9.2, R30, R32).


def enter_redoubt(p: Position) -> int:
    seat = p.active
    its_army = p.armies[seat]
    if its_army.has[army.REDOUBT] or any(p.on_map(seat * 8 + unit) for unit in its_army.redoubt_units):
        return seat
    p.pop()
    return -1


def legal_redoubt(p: Position) -> list[Action]:
    seat = p.active
    types = p.armies[seat].units
    found = [PASS]
    for number in p.kinds_in_hand(seat):
        card = p.card(seat, number)
        national = card.effect == army.REDOUBT_EFFECT and p.on_map(seat * 8 + card.unit)
        if card.kind != army.REDOUBT and not national:
            continue
        for unit in p.units_of(seat):
            mine = not national or types[unit & 7].nationality == types[card.unit].nationality
            if mine and p.square[unit] not in p.redoubts:
                found.append(Action(act.REDOUBT, p.square[unit], 0, (number,)))
    return found


def do_redoubt(p: Position, action: Action) -> None:
    p.pop()
    if action.verb == act.DONE:
        return
    p.play(p.active, action.cards[0], "redoubt")
    p.redoubts.append(action.a)
    p.redoubts.sort()
    if p.tell is not None:
        p.tell(Event(events.BUILT, b=action.a))


# Why a unit cannot be restored or rallied, or a redoubt built under it


def refuse_restore(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    card = p.card(p.seat, number)
    if card.kind not in (army.UNIT, army.SUPPLY, army.REGROUP):
        return refuse("wrong-card", card=card.name, use="restore a unit")
    wrong = unheld(p, number) or _not_reduced(p, action.a)
    if wrong is None and card.kind == army.UNIT and p.board[action.a] & 7 != card.unit:
        wrong = refuse("other-unit", unit=card.name)
    return wrong


def refuse_rally(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    wrong = unfit(p, number, army.LEADER, "rally a unit") or _not_reduced(p, action.a)
    if wrong:
        return wrong
    leader = p.card(p.seat, number)
    wrong = refuse_leader(p, leader, p.board[action.a])
    return with_maharaja(p, leader, wrong) if action.b else wrong


def _not_reduced(p: Position, square: int) -> Refusal | None:
    wrong = not_own(p, square)
    unit = p.board[square]
    if wrong is None and p.steps[unit] == FULL:
        wrong = refuse("nothing-to-restore", unit=unit_name(p, unit))
    return wrong


def refuse_redoubt(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    if p.card(p.seat, number).effect == army.REDOUBT_EFFECT:
        wrong = unheld(p, number) or unit_gone(p, number) or not_own(p, action.a) or _foreign(p, number, action.a)
    else:
        wrong = unfit(p, number, army.REDOUBT, "build a redoubt") or not_own(p, action.a)
    if wrong is None and action.a in p.redoubts:
        wrong = refuse("redoubt-there", square=place(action.a))
    return wrong


def _foreign(p: Position, number: int, square: int) -> Refusal | None:
    """Refuses an Indian card for a unit of another nation."""
    types = p.armies[p.seat].units
    nationality = types[p.card(p.seat, number).unit].nationality
    if types[p.board[square] & 7].nationality == nationality:
        return None
    return refuse("redoubt-bound", units=nation_units(p, p.seat, nationality))


REFUSALS: Final[dict[int, Refusing]] = {
    act.RESTORE: Refusing("Restoring a unit", PHASE, (tags.RESTORATION,), refuse_restore),
    act.RALLY: Refusing("Rallying a unit", PHASE, (tags.RESTORATION,), refuse_rally),
    act.REDOUBT: Refusing("Building a redoubt", PHASE, (tags.REDOUBT,), refuse_redoubt),
}
