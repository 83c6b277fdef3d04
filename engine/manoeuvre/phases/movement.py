"""The Movement Phase (§5): basic moves, Supply, Forced March, Banzai Charge, digging in."""

from engine.manoeuvre import action as act
from engine.manoeuvre import army, events, tags
from engine.manoeuvre.action import MOVES, PASS, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.battlefield import STOPS
from engine.manoeuvre.events import Event
from engine.manoeuvre.options import BEGAN_OR_ENDED
from engine.manoeuvre.phases.cards import lay_down
from engine.manoeuvre.position import CANCEL_MARCH, CANCEL_SUPPLY, Position


def can_move_another(p: Position) -> bool:
    """Whether any unit that has not moved could."""
    board = p.board
    for unit in p.units_of(p.active):
        if unit not in p.moved:
            for n in p.field.steps[p.square[unit]]:
                if board[n] < 0:
                    return True
    return False


def may_march(p: Position) -> bool:
    """Whether the unit that has just moved could be marched on, if its owner had the card (§9.2, R4, R46)."""
    unit = p.moved[-1]
    if unit in p.marched or STOPS[p.field.terrain[p.last_from]]:
        return False
    here = p.square[unit]
    if p.setting.options.forced_march_limit == BEGAN_OR_ENDED and STOPS[p.field.terrain[here]]:
        return False
    return bool(p.open_steps(here))


def enter_movement(p: Position) -> int:
    """Asks while, as far as both players can see, something may still be done here; skipped if nobody can move (R1)."""
    if not p.moved:
        if can_move_another(p):
            return p.active
        p.force(p.active, "done")
    else:
        has = p.armies[p.active].has
        if has[army.FORCED_MARCH] and may_march(p):
            return p.active
        if (p.moves_left > 0 or (has[army.SUPPLY] and not p.supplied)) and can_move_another(p):
            return p.active
    p.pop()
    return -1


def legal_movement(p: Position) -> list[Action]:
    found: list[Action] = []
    seat = p.active
    moved = p.moved
    if p.moves_left > 0:
        square = p.square
        cavalry = p.armies[seat].cavalry
        charging = p.charges > 0
        for unit in range(seat * 8, seat * 8 + 8):
            start = square[unit]
            if start >= 0 and unit not in moved:
                moves = MOVES[start]
                for end in p.reach(unit, charging or cavalry[unit & 7]):
                    found.append(moves[end])
    cards = p.armies[seat].cards
    if not moved:
        if not p.charges:
            for card in p.kinds_in_hand(seat):
                if cards[card].kind == army.BANZAI_CHARGE:
                    found.append(Action(act.BANZAI, card))
            if p.setting.options.digging_in:
                found.append(Action(act.DIG_IN))
        return found
    found.append(PASS)
    for card in p.kinds_in_hand(seat):
        kind = cards[card].kind
        if kind == army.SUPPLY:
            if not p.supplied and can_move_another(p):
                found.append(Action(act.SUPPLY, card))
        elif kind == army.FORCED_MARCH and may_march(p):
            found.append(Action(act.FORCED_MARCH, card))
    return found


def do_movement(p: Position, action: Action) -> None:
    verb = action.verb
    if verb == act.MOVE:
        unit = p.board[action.a]
        if p.charges and (p.charges == p.moves_left or action.b not in p.reach(unit, p.is_cavalry(unit))):
            p.charges -= 1
        p.last_from = action.a
        p.moved.append(unit)
        p.moves_left -= 1
        p.go(unit, action.b, "move")
    elif verb == act.DONE:
        p.pop()
    elif verb == act.SUPPLY:
        p.play(p.active, action.a, "supply")
        p.supplied = True
        p.cancellable = CANCEL_SUPPLY
        p.push(tags.GUERRILLA)
    elif verb == act.FORCED_MARCH:
        p.play(p.active, action.a, "forced march")
        p.marched.append(p.moved[-1])
        p.cancellable = CANCEL_MARCH
        p.push(tags.GUERRILLA)
    elif verb == act.BANZAI:
        p.play(p.active, action.a, "banzai charge")
        p.charges = 2
        p.moves_left = 2
    else:
        dig_in(p)


def dig_in(p: Position) -> None:
    """The army stays where it is and loses its whole hand (DL §5, R8)."""
    if p.tell is not None:
        p.tell(Event(events.DUG_IN, p.active))
    p.pop()
    hand = p.hand[p.active]
    if hand:
        p.hand[p.active] = []
        p.know(p.active, 0, [])
        lay_down(p, [UNKNOWN] * len(hand) if p.veiled[p.active] else hand)


def enter_march(p: Position) -> int:
    return p.active


def legal_march(p: Position) -> list[Action]:
    here = p.square[p.moved[-1]]
    return [MOVES[here][end] for end in p.open_steps(here)]


def do_march(p: Position, action: Action) -> None:
    p.go(p.moved[-1], action.b, "march")
    p.pop()
