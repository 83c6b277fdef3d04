"""Why a target cannot be fired at from afar: range, and what stands in the line of fire (§6.2, §6.3, R28, R29)."""

from engine.game import Refusal
from engine.manoeuvre import army
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import HILL
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.cards import name, unfit, unheld
from engine.manoeuvre.why.declare import no_fire_card
from engine.manoeuvre.why.ground import distance, not_enemy, not_own
from engine.manoeuvre.why.words import listed, place, terrain_name, unit_name


def bombard(p: Position, action: Action) -> Refusal | None:
    card = p.card(p.seat, action.a)
    wrong = no_fire_card(p, action.a, card.bombard, "bombard an enemy", "Bombard") or not_enemy(p, action.b)
    return wrong or _no_shot(p, p.square[p.seat * 8 + card.unit], action.b)


def battery(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    if not p.card(p.seat, number).battery:
        return refuse("wrong-card", card=name(p, number), use="fire a Grand Battery")
    wrong = unheld(p, number) or not_own(p, action.a) or not_enemy(p, action.b)
    return wrong or _no_shot(p, action.a, action.b)


def rockets(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.cards[0], army.ROCKETS, "fire rockets") or not_own(p, action.a) or not_enemy(p, action.b)
    if wrong:
        return wrong
    terrain = p.field.terrain
    if terrain[action.a] == HILL and terrain[action.b] != HILL:
        return _no_shot(p, action.a, action.b, 3)
    if distance(action.a, action.b) == 3:
        return refuse("rockets-range")
    return _no_shot(p, action.a, action.b)


def _no_shot(p: Position, start: int, end: int, reach: int = 2) -> Refusal | None:
    gap = distance(start, end)
    if gap > reach:
        return refuse("out-of-range", square=place(end), distance=gap, range=reach)
    if in_sight(p, start, end):
        return None
    between = [s for s in range(64) if s != start and s != end and distance(start, s) + distance(s, end) == gap]
    obstacles = [obstacle(p, square) for square in between if not passes(p, square)]
    return refuse("no-line-of-fire", square=place(end), obstacles=listed(obstacles, "and"))


def in_sight(p: Position, start: int, end: int) -> bool:
    """Whether any shortest way is open: neither woods, hills, towns nor units between."""
    gap = distance(start, end)
    if gap == 1:
        return True
    nearer = [n for n in p.field.neighbours[start] if distance(n, end) < gap]
    return any(passes(p, n) and in_sight(p, n, end) for n in nearer)


def passes(p: Position, square: int) -> bool:
    return p.field.open_to_fire(square) and p.board[square] < 0


def obstacle(p: Position, square: int) -> str:
    what = unit_name(p, p.board[square]) if p.board[square] >= 0 else terrain_name(p, square)
    return f"{what} on {place(square)}"
