"""The Movement Phase (§5): basic moves, Supply, Forced March, Banzai Charge, digging in."""

from typing import Final

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army, events, tags
from engine.manoeuvre.action import MOVES, PASS, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.battlefield import STOPS
from engine.manoeuvre.events import Event
from engine.manoeuvre.options import BEGAN_OR_ENDED
from engine.manoeuvre.phases.cards import lay_down
from engine.manoeuvre.position import CANCEL_MARCH, CANCEL_SUPPLY, Position
from engine.manoeuvre.refusal_checks import (
    Refusing,
    closed,
    distance,
    not_own,
    out_of_reach,
    place,
    terrain_name,
    unfit,
    unit_name,
)
from engine.manoeuvre.refusals import refuse

PHASE: Final = "the Movement Phase"


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


# Why a unit may not move so, and why no card helps


def refuse_move(p: Position, action: Action) -> Refusal | None:
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


def refuse_banzai(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.BANZAI_CHARGE, "start a Banzai Charge")
    if wrong:
        return wrong
    if p.charges:
        return refuse("second-banzai")
    return refuse("banzai-late") if p.moved else None


def refuse_dig_in(p: Position, action: Action) -> Refusal | None:
    if not p.setting.options.digging_in:
        return refuse("dig-in-not-played")
    if p.moved:
        return refuse("dig-in-late")
    return refuse("dig-in-charging") if p.charges else None


def refuse_supply(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.SUPPLY, "move another unit")
    if wrong:
        return wrong
    if not p.moved:
        return refuse("supply-early")
    if p.supplied:
        return refuse("second-supply")
    return None if can_move_another(p) else refuse("nobody-to-supply")


def refuse_forced_march(p: Position, action: Action) -> Refusal | None:
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


REFUSALS: Final[dict[int, Refusing]] = {
    act.MOVE: Refusing("Moving", PHASE, (tags.MOVEMENT, tags.MARCH, tags.SKIRMISH), refuse_move),
    act.BANZAI: Refusing("A Banzai Charge", PHASE, (tags.MOVEMENT,), refuse_banzai),
    act.DIG_IN: Refusing("Digging in", PHASE, (tags.MOVEMENT,), refuse_dig_in),
    act.SUPPLY: Refusing("Moving by Supply", PHASE, (tags.MOVEMENT,), refuse_supply),
    act.FORCED_MARCH: Refusing("A Forced March", PHASE, (tags.MOVEMENT,), refuse_forced_march),
}
