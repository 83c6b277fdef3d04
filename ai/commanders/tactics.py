"""A sensible answer to every decision inside a round, found without searching.

Simulated rounds are played by it, for both sides, so it is quick and knows nothing but what lies on the board and the
deciding side's own orders. The player itself uses it where a decision hardly matters.
"""

from typing import Final

from engine.commanders import tags
from engine.commanders.action import (
    ADVANCE,
    AGAIN,
    AIM,
    ARTILLERY,
    CAVALRY,
    ENTER,
    GO,
    REACT,
    REROLL,
    WITHDRAW,
    Action,
)
from engine.commanders.board import RESERVE
from engine.commanders.contact import fronts_into
from engine.commanders.fighting import UNDECIDED, place_in_line, targets
from engine.commanders.modifiers import modifier
from engine.commanders.moving import able, width
from engine.commanders.position import (
    ATTACKS,
    PER_PLACE,
    PER_SIDE,
    ROUTED,
    SQUARE,
    SQUARE_SPENT,
    STATUSES,
    Position,
)
from engine.commanders.state import State
from engine.game import Rng

FAST: Final = 2
ARMS: Final = 4
WORTH: Final = (1.0, 1.25, 1.6)
"""Of infantry, cavalry and guns."""
_MANY: Final = 4096


def quick_action(state: State, rng: Rng) -> Action:
    """A sensible action for `state.seat`, which must be a side whose orders are known here."""
    tag = state.stack[-1]
    if state.todo[0] or state.todo[1] or tag not in tags.PAIRS:
        if tag == tags.GO:
            return _go(state)
        if tag == tags.AIM:
            return _aim(state)
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    best = legal[0]
    most = -99.0
    for action in legal:
        score = _score(state, tag, action) + 0.01 * rng.random()
        if score > most:
            best, most = action, score
    return best


def _score(p: Position, tag: int, action: Action) -> float:
    verb, args = action.verb, action.args
    if verb == REACT:
        return _reaction(p, action)
    if verb in (ADVANCE, ENTER):
        return sum(args[i + 2] * WORTH[args[i + 1]] for i in range(1, len(args), 3))
    if verb == WITHDRAW:
        return _withdrawal(p, action)
    if tag == tags.FIRE:
        return sum((1.0 if args[i + 1] == 1 else 0.8) * args[i + 2] for i in range(0, len(args), 3))
    if tag == tags.RALLY:
        return args[0] * WORTH[0] + args[1] * WORTH[1] + sum(WORTH[2] for _ in args[2:])
    if verb == REROLL:
        return _reroll(p, action)
    if tag == tags.HOLD:
        return _division(action)
    return 0.0


# Who acts


def _go(state: State) -> Action:
    """Everybody acts as soon as it makes sense: cavalry waits for the infantry, guns for somebody to support."""
    side = state.seat
    args: list[int] = []
    crossing: dict[int, int] = {}
    classes = able(state, side)
    storm = 0
    if state.phase == ARMS:
        for code, _ in classes:
            plain = code % AGAIN
            if plain // 110 % 3 != ARTILLERY and _enemy(state, side, plain // 11 % 10):
                storm |= 1 << plain // 11 % 10
    for code, number in classes:
        plain = code % AGAIN
        kind, start, step = plain // 110 % 3, plain // 330, plain // 11 % 10
        if state.phase == FAST and not _charges(state, side, step, number):
            continue
        if state.phase == ARMS and kind == ARTILLERY and not storm >> step & 1:
            continue
        border = start * 10 + step
        some = min(number, width(state, start, step) - crossing.get(border, 0))
        if some > 0:
            crossing[border] = crossing.get(border, 0) + some
            args.append(code)
            args.append(some)
    return Action(GO, tuple(args))


def _enemy(p: Position, side: int, place: int) -> int:
    """Unrouted enemies in a place."""
    if place == RESERVE:
        return 0
    at = (1 - side) * PER_SIDE + place * PER_PLACE
    count = p.count
    found = 0
    for kind in range(3):
        for status in range(ROUTED):
            found += count[at + kind * STATUSES + status]
    return found


def _charges(p: Position, side: int, place: int, number: int) -> bool:
    """Whether cavalry goes there in the fast phase: where no enemy is, or one weaker than it."""
    enemies = _enemy(p, side, place)
    if not enemies:
        return True
    at = (1 - side) * PER_SIDE + place * PER_PLACE
    infantry = sum(p.count[at : at + ROUTED])
    return infantry == 0 and enemies < number


# Combat


def _reaction(p: Position, action: Action) -> float:
    """Squares against cavalry alone, countercharges always, retreat where the odds are bad."""
    side = p.seat
    sector, squares, retreats = action.args[:3]
    counters = sum(action.args[i + 1] for i in range(3, len(action.args), 2))
    horse = foot = 0
    for front in fronts_into(p, side, sector):
        for unit in front.line[1 - side]:
            if p.units[unit] & ATTACKS and (p.units[unit] >> 2 & 7) != ROUTED:
                if p.units[unit] & 3 == CAVALRY:
                    horse += 1
                else:
                    foot += 1
    defenders = _enemy(p, 1 - side, sector)
    score = 0.0
    wanted = horse if foot else 6
    score += 0.3 * min(squares, wanted) - 0.2 * max(squares - wanted, 0)
    score += 0.25 * counters
    if horse + foot > defenders + 1:
        score += 0.3 * retreats
    else:
        score -= 0.2 * retreats
    return score


def _withdrawal(p: Position, action: Action) -> float:
    """Cavalry gives up before squares; nobody else does."""
    side = p.seat
    front = p.fronts[action.args[0]]
    squares = 0
    for unit in front.line[1 - side]:
        if (p.units[unit] >> 2 & 7) in (SQUARE, SQUARE_SPENT):
            squares += 1
    return 0.5 * min(action.args[2], squares) - 0.5 * max(action.args[2] - squares, 0) - 0.6 * action.args[1]


def _division(action: Action) -> float:
    """Defenders spread evenly over the attacked borders."""
    by_border: dict[int, int] = {}
    for i in range(1, len(action.args), 3):
        by_border[action.args[i]] = by_border.get(action.args[i], 0) + action.args[i + 2]
    return -float(sum(number * number for number in by_border.values()))


def _aim(state: State) -> Action:
    """Each attacker without an opponent takes the target it hits most easily; what is routed is worth a point."""
    side = state.seat
    at = state.todo[side][0] if state.todo[side] else -1
    if at < 0:
        return state.legal()[0]
    front = state.fronts[at]
    args = [at]
    ways = 1
    aimed: dict[int, int] = {}
    for space, aim in enumerate(front.aims[side]):
        if aim != UNDECIDED:
            continue
        code = state.units[front.line[side][space]]
        found = targets(state, front, side, code)
        ways *= len(found)
        best, most = found[0], -99.0
        for unit in found:
            opposed = space < len(front.line[1 - side]) and front.line[1 - side][space] == unit
            worth = float(modifier(state, front, side, code, state.units[unit], not opposed))
            if (state.units[unit] >> 2 & 7) == ROUTED:
                worth += 0.5
            worth -= 0.8 * aimed.get(unit, 0)
            if worth > most:
                best, most = unit, worth
        aimed[best] = aimed.get(best, 0) + 1
        args += [space, *place_in_line(state, best)]
    if ways > _MANY or any(action.args[0] == at for action in state.sealed[side] + state.answers[side]):
        return state.legal()[0]
    return Action(AIM, tuple(args))


def _reroll(p: Position, action: Action) -> float:
    """A low die of one's own, or a high one of the enemy's; better than passing only if it is likely to help."""
    at, owner, die = action.args
    face = p.fronts[at].dice[owner][die]
    return (3.0 - face) if owner == p.seat else (face - 4.5)
