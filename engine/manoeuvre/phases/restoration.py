"""The Restoration Phase (§7): one attempt to restore a reduced unit, then perhaps a redoubt."""

from engine import dice
from engine.manoeuvre import action as act
from engine.manoeuvre import army, chance, events, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import RALLY_WITHOUT_DIE
from engine.manoeuvre.events import Event
from engine.manoeuvre.leaders import serves
from engine.manoeuvre.position import CANCEL_RESTORATION, CHANCE, REDUCED, Position


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
