"""After the dice: retreat, advance, pursuit, committed hits, and whether the battle is lost (§6.6, §6.7, §2.1)."""

from typing import Final

from engine import dice
from engine.game import Phrase, Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import chance, fight, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.fight import PEACE
from engine.manoeuvre.position import CHANCE, Position
from engine.manoeuvre.refusal_checks import OR, Refusing, distance, listed, not_own, place, unit_name
from engine.manoeuvre.refusals import refuse

STEP: Final = "the end of a combat"

ENOUGH_LOSSES: Final = 5
ATTRITION: Final = "attrition"
BROKEN: Final = "five units lost"
PYRRHIC: Final = "both sides broken"


# Retreat and withdrawal: one square, by the priorities of §6.6; without a way out the unit is lost.


def enter_retreat(p: Position) -> int:
    unit = p.combat.target
    ways = p.retreats(unit)
    if len(ways) > 1:
        return unit >> 3
    p.pop()
    if ways:
        p.force(unit >> 3, "retreat-to", unit, ways[0])
        fall_back(p, ways[0])
    else:
        p.eliminate(unit, "no way out")
    return -1


def legal_retreat(p: Position) -> list[Action]:
    return [Action(act.RETREAT_TO, square) for square in p.retreats(p.combat.target)]


def do_retreat(p: Position, action: Action) -> None:
    p.pop()
    fall_back(p, action.a)


def fall_back(p: Position, square: int) -> None:
    """Go one square back. A withdrawal, unlike a retreat, comes before any dice that could commit somebody."""
    p.combat.retreated = True
    driven = p.combat.form == fight.ROCKET or tags.COMMITMENT in p.stack
    p.go(p.combat.target, square, "retreat" if driven else "withdrawal")


# Advance: one attacking or supporting unit must take the vacated square, unless all may decline (R12, R16).


def may_decline(p: Position) -> bool:
    """Whether every unit of the attack played a card that need not advance."""
    free = [p.card(p.active, c).unit for c in p.combat.attack_cards if p.card(p.active, c).advance_optional]
    return all(unit & 7 in free for unit in fighters(p))


def enter_advance(p: Position) -> int:
    if p.combat.form == fight.AMBUSH or p.board[p.combat.square] >= 0:
        p.pop()
        return -1
    units = fighters(p)
    if len(units) > 1 or may_decline(p):
        return p.active
    p.force(p.active, "advance", units[0], p.square[units[0]])
    advance(p, units[0])
    return -1


def legal_advance(p: Position) -> list[Action]:
    found = [PASS] if may_decline(p) else []
    for unit in fighters(p):
        found.append(Action(act.ADVANCE, p.square[unit]))
    return found


def do_advance(p: Position, action: Action) -> None:
    if action.verb == act.DONE:
        p.pop()
    else:
        advance(p, p.board[action.a])


def advance(p: Position, unit: int) -> None:
    """Take the square; cavalry pursues with each of its own cards that has a Pursuit value (§6.7)."""
    combat = p.combat
    p.pop()
    p.go(unit, combat.square, "advance")
    if combat.retreated and p.is_cavalry(unit):
        cards = p.armies[p.active].cards
        combat.pursuing = [c for c in combat.attack_cards if cards[c].pursuit and cards[c].unit == unit & 7]
        if combat.pursuing:
            p.push(tags.PURSUIT)


def enter_pursuit(p: Position) -> int:
    if p.combat.pursuing and p.on_map(p.combat.target):
        return CHANCE
    p.pop()
    return -1


def legal_pursuit(p: Position) -> list[Action]:
    return chance.rolls(dice.D6)


def pursuit_modifier(p: Position) -> int:
    leader = p.combat.leader
    return p.card(p.active, leader).pursuit_modifier if leader >= 0 else 0


def do_pursuit(p: Position, action: Action) -> None:
    """A die for each card, lowered by a leader of horse; within the range is a hit (R33)."""
    card = p.combat.pursuing.pop(0)
    chance.tell_roll(p, action, dice.D6, "pursuit", p.active)
    if action.a + pursuit_modifier(p) <= p.card(p.active, card).pursuit:
        p.hit(p.combat.target, "pursuit")


# Committed attacks are paid for last: a hit a card, no unit more than one (R23).


def liable(p: Position) -> list[int]:
    return [unit for unit in fighters(p) if p.on_map(unit) and unit not in p.combat.paid]


def enter_commitment(p: Position) -> int:
    combat = p.combat
    while combat.committed:
        unit = combat.committed.pop()
        combat.paid.append(unit)
        if p.on_map(unit):
            p.hit(unit, "commitment")
    units = liable(p)
    if 0 < combat.commitments < len(units):
        return p.active
    if combat.commitments:
        for unit in units:
            p.force(p.active, "suffer", unit, p.square[unit])
            p.hit(unit, "commitment")
    p.pop()
    return -1


def legal_commitment(p: Position) -> list[Action]:
    return [Action(act.SUFFER, p.square[unit]) for unit in liable(p)]


def do_commitment(p: Position, action: Action) -> None:
    unit = p.board[action.a]
    p.combat.paid.append(unit)
    p.combat.commitments -= 1
    p.hit(unit, "commitment")


# The combat is over: only now losses are judged (R49).


def enter_end_combat(p: Position) -> int:
    p.combat = PEACE
    p.pop()
    lost = [p.losses[0] >= ENOUGH_LOSSES, p.losses[1] >= ENOUGH_LOSSES]
    if lost[0] and lost[1]:
        p.end(1 - p.active, ATTRITION, PYRRHIC)
    elif lost[0] or lost[1]:
        p.end(0 if lost[1] else 1, ATTRITION, BROKEN)
    return -1


# Why a unit may not retreat there, advance, or take a committed hit


def refuse_retreat(p: Position, action: Action) -> Refusal | None:
    unit = p.combat.target
    square = action.a
    if distance(p.square[unit], square) != 1:
        return refuse("retreat-one-square", square=place(square), unit=unit_name(p, unit))
    if not p.is_open(square):
        other = p.board[square]
        obstacle = unit_name(p, other) if other >= 0 else "a lake"
        return refuse("retreat-blocked", square=place(square), obstacle=obstacle)
    if square in p.retreats(unit):
        return None
    return refuse("retreat-order", unit=unit_name(p, unit), ways=ways_out(p))


def refuse_advance(p: Position, action: Action) -> Refusal | None:
    return not_own(p, action.a) or _bystander(p, action.a)


def refuse_suffer(p: Position, action: Action) -> Refusal | None:
    wrong = not_own(p, action.a) or _bystander(p, action.a)
    unit = p.board[action.a]
    if wrong is None and unit in p.combat.paid:
        wrong = refuse("already-hit", unit=unit_name(p, unit))
    return wrong


def _bystander(p: Position, square: int) -> Refusal | None:
    unit = p.board[square]
    return None if unit in fighters(p) else refuse("not-in-attack", unit=unit_name(p, unit))


def ways_out(p: Position) -> str | Phrase:
    return listed([place(square) for square in p.retreats(p.combat.target)], OR)


REFUSALS: Final[dict[int, Refusing]] = {
    act.HIT: Refusing("Taking a hit", STEP, (tags.CHOICE,)),
    act.RETREAT: Refusing("Retreating", STEP, (tags.CHOICE,)),
    act.RETREAT_TO: Refusing("Choosing a way of retreat", STEP, (tags.RETREAT,), refuse_retreat),
    act.ADVANCE: Refusing("Advancing", STEP, (tags.ADVANCE,), refuse_advance),
    act.SUFFER: Refusing("Taking a committed hit", STEP, (tags.COMMITMENT,), refuse_suffer),
}
