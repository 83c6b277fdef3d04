"""How a battle stands: who holds more of the enemy's half at nightfall, what decides a tie (§2.2), who is ahead."""

from typing import Final

from engine.game import Standing
from engine.manoeuvre import events, tags
from engine.manoeuvre.battlefield import depth
from engine.manoeuvre.events import Event
from engine.manoeuvre.options import BASE
from engine.manoeuvre.position import CHANCE, NOBODY, ONE, REDUCED, TWO, Position

BASE_ORDER: Final = (
    "united_states",
    "ottoman_empire",
    "spain",
    "austria",
    "prussia",
    "russia",
    "great_britain",
    "france",
)
DISTANT_LANDS_ORDER: Final = (
    "india",
    "qing_dynasty",
    "united_states",
    "tokugawa_shogunate",
    "spain",
    "austria",
    "sweden",
    "ottoman_empire",
    "prussia",
    "russia",
    "great_britain",
    "france",
)

NIGHTFALL: Final = "nightfall"
TERRITORY: Final = "more squares held"
ELIMINATIONS: Final = "more units eliminated"
REDUCED_UNITS: Final = "fewer units reduced"
NATION_ORDER: Final = "first in the list of nations"
SECOND_PLAYER: Final = "second player, all else being equal"


def controller(p: Position, square: int) -> int:
    """The seat that occupies a square or alone stands next to it, or -1 (§2.2). Lakes count too."""
    unit = p.board[square]
    if unit >= 0:
        return unit >> 3
    holder = -1
    for neighbour in p.field.neighbours[square]:
        unit = p.board[neighbour]
        if unit >= 0:
            if holder >= 0 and holder != unit >> 3:
                return -1
            holder = unit >> 3
    return holder


def squares_held(p: Position, seat: int) -> list[int]:
    """The squares of the enemy's half that a seat controls."""
    enemy_edge = p.edges[1 - seat]
    return [s for s in range(64) if depth(s, enemy_edge) < 4 and controller(p, s) == seat]


def verdict(p: Position) -> tuple[int, str]:
    """Who would win if night fell now, and by what."""
    held = [len(squares_held(p, 0)), len(squares_held(p, 1))]
    if held[0] != held[1]:
        return int(held[1] > held[0]), TERRITORY
    if p.losses[0] != p.losses[1]:
        return int(p.losses[0] > p.losses[1]), ELIMINATIONS
    reduced = [sum(p.steps[u] == REDUCED for u in p.units_of(seat)) for seat in range(2)]
    if reduced[0] != reduced[1]:
        return int(reduced[0] > reduced[1]), REDUCED_UNITS
    ranks = [_rank(p, 0), _rank(p, 1)]
    if ranks[0] != ranks[1]:
        return int(ranks[1] < ranks[0]), NATION_ORDER
    return 1 - p.first, SECOND_PLAYER


def _rank(p: Position, seat: int) -> int:
    """A nation's place in the list of §2.2; nations on no list come last, and equal ranks fall to R52."""
    base = p.setting.options.tie_break == BASE and not (p.armies[0].distant_lands or p.armies[1].distant_lands)
    order = BASE_ORDER if base else DISTANT_LANDS_ORDER
    nation = p.armies[seat].id
    return order.index(nation) if nation in order else len(order)


def fall(p: Position) -> None:
    winner, reason = verdict(p)
    if p.tell is not None:
        p.tell(Event(events.NIGHTFALL, len(squares_held(p, 0)), len(squares_held(p, 1))))
    p.end(winner, NIGHTFALL, reason)


PHASES: Final = ("discard", "draw", "movement", "combat", "restoration")
"""Of a turn, in order (§4)."""
SET_UP: Final = "set-up"
OVER: Final = "over"
MEASURE: Final = "strength"
_COMBAT: Final = PHASES.index("combat")
_WAITING: Final = (tags.DISCARD, tags.DRAW, tags.MOVEMENT, tags.COMBAT)


def standing(p: Position) -> Standing:
    scores = (strength_left(p, ONE), strength_left(p, TWO))
    leader = NOBODY if scores[ONE] == scores[TWO] else ONE if scores[ONE] > scores[TWO] else TWO
    number = phase_number(p)
    phase = PHASES[number] if number >= 0 else OVER if p.seat == NOBODY else SET_UP
    return Standing(p.turn, p.active if number >= 0 else NOBODY, phase, leader, scores, MEASURE)


def strength_left(p: Position, seat: int) -> int:
    """The strength of all units of a seat as they are now."""
    return sum([p.strength(seat * 8 + unit) for unit in range(len(p.armies[seat].units))])


def phase_number(p: Position) -> int:
    """Which of PHASES it is; -1 in the set-up and after the end."""
    stack = p.stack
    if p.active >= CHANCE or tags.END_TURN not in stack:
        return -1
    if tags.END_COMBAT in stack:
        return _COMBAT
    coming = len(_WAITING)
    for number in range(len(_WAITING)):
        if _WAITING[number] in stack:
            coming = number
            break
    above = stack[-2] if stack[-1] == tags.SHOW else stack[-1]
    if above == tags.TOP:
        # The discards of a phase that is over are laid down before the next one begins.
        return coming - 1
    return coming
