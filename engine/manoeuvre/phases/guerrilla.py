"""The Guerrilla's reply to a Supply, Forced March, Regroup or reinforcing unit card (§9.2, R6, R31).

The other seat is asked whenever its deck could hold the answer, also when its hand does not: silence tells nothing.
"""

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army, events, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CANCEL_MARCH, CANCEL_SUPPLY, Position
from engine.manoeuvre.refusal_checks import (
    unfit,
    unheld,
    unit_gone,
)


def could_reply(p: Position, seat: int) -> bool:
    """Whether both players know that the seat may hold a Guerrilla: an Indian one needs its unit on the map (R42)."""
    its_army = p.armies[seat]
    return its_army.has[army.GUERRILLA] or any(p.on_map(seat * 8 + unit) for unit in its_army.guerrilla_units)


def enter_guerrilla(p: Position) -> int:
    if could_reply(p, 1 - p.active):
        return 1 - p.active
    go_through(p)
    return -1


def legal_guerrilla(p: Position) -> list[Action]:
    seat = 1 - p.active
    found = [PASS]
    for number in p.kinds_in_hand(seat):
        card = p.card(seat, number)
        if card.kind == army.GUERRILLA or (card.effect == army.GUERRILLA_EFFECT and p.on_map(seat * 8 + card.unit)):
            found.append(Action(act.GUERRILLA, number))
    return found


def do_guerrilla(p: Position, action: Action) -> None:
    if action.verb == act.DONE:
        go_through(p)
        return
    p.play(1 - p.active, action.a, "guerrilla")
    p.pop()
    p.cancellable = 0
    p.restoring = -1
    if p.tell is not None:
        p.tell(Event(events.CANCELLED, p.active, card=p.pile[p.active][-1]))


def go_through(p: Position) -> None:
    """Nobody objects: the card does what it says."""
    p.pop()
    if p.cancellable == CANCEL_SUPPLY:
        p.moves_left += 1
    elif p.cancellable == CANCEL_MARCH:
        p.push(tags.MARCH)
    else:
        p.restore(p.restoring)
    p.cancellable = 0
    p.restoring = -1


def refuse_guerrilla(p: Position, action: Action) -> Refusal | None:
    if p.card(p.seat, action.a).effect == army.GUERRILLA_EFFECT:
        return unheld(p, action.a) or unit_gone(p, action.a)
    return unfit(p, action.a, army.GUERRILLA, "cancel another")
