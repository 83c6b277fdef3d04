"""Exact odds: of each die of a zone, of a whole step, of volley and melee, of bombardment, reactions and couriers.

Dice of a side are sorted before they are dealt (C58), so nothing here multiplies one die's odds by another's: all rolls
of both sides are counted. Answers are kept.
"""

from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple

from engine.commanders import contact, fighting
from engine.commanders.action import ARTILLERY
from engine.commanders.aftermath import guns_leaving, leave
from engine.commanders.bombardment import BUILDING, NEEDED, aim, bonus_of
from engine.commanders.chance import sorted_faces
from engine.commanders.modifiers import PASSIVE, against, modifier
from engine.commanders.position import LOST, ROUTED, Front, Position
from engine.commanders.state import State

REACTION: Final = Fraction(1, 3)
"""A square or a countercharge succeeds with 5 and 6 (C41, C42)."""


class Die(NamedTuple):
    """A die of a side, in the order in which they are dealt: what is added to it, and the enemy dice it must beat."""

    modifier: int
    foes: tuple[int, ...] = ()


class Loss(NamedTuple):
    """What a combat has cost: units of White and of Black that are routed or taken."""

    white: int
    black: int


@cache
def exchange(white: tuple[Die, ...], black: tuple[Die, ...], melee: bool) -> dict[tuple[int, int], Fraction]:
    """How likely each set of dice is to hit: a bit for each die of White, and of Black.

    Costs a look at every two rolls that differ in their results, at most 252 by 252 for full lines.
    """
    rolls = (_results(white), _results(black))
    found: dict[tuple[int, int], int] = {}
    for mine, ways in rolls[0].items():
        for theirs, times in rolls[1].items():
            key = (_hits(white, mine, theirs, melee), _hits(black, theirs, mine, melee))
            found[key] = found.get(key, 0) + ways * times
    total = 6 ** (len(white) + len(black))
    return {key: Fraction(number, total) for key, number in found.items()}


def _results(dice: tuple[Die, ...]) -> dict[tuple[int, ...], int]:
    """Every row of results, cut to 1 to 6, and in how many rolls it comes up."""
    found: dict[tuple[int, ...], int] = {}
    for action, ways in sorted_faces(len(dice)):
        row = tuple([min(max(face + die.modifier, 1), 6) for face, die in zip(action.args, dice, strict=True)])
        found[row] = found.get(row, 0) + ways
    return found


def _hits(dice: tuple[Die, ...], mine: tuple[int, ...], theirs: tuple[int, ...], melee: bool) -> int:
    bits = 0
    for i, die in enumerate(dice):
        needed = NEEDED
        if die.foes:
            best = max([theirs[foe] for foe in die.foes])
            needed = best if melee else max(best, NEEDED)
        if mine[i] > needed:
            bits |= 1 << i
    return bits


def dice_of(p: Position, front: Front) -> tuple[tuple[Die, ...], tuple[Die, ...]]:
    """The dice of both sides in a front, whose targets are known."""
    both = []
    for side in range(2):
        dice = []
        for space in front.rollers[side]:
            target = front.aims[side][space]
            unit = front.line[side][space]
            unopposed = fighting.is_unopposed(p, front, side, space)
            foes: tuple[int, ...] = ()
            if not unopposed and front.aims[1 - side][space : space + 1] == [unit]:
                foes = tuple(i for i, other in enumerate(front.rollers[1 - side]) if other == space)
            dice.append(Die(modifier(p, front, side, p.units[unit], p.units[target], unopposed), foes))
        both.append(tuple(dice))
    return both[0], both[1]


def each_die(p: Position, front: Front) -> tuple[list[Fraction], list[Fraction]]:
    """How likely each die of both sides is to hit, in the order in which they are dealt."""
    white, black = dice_of(p, front)
    chances = ([Fraction(0)] * len(white), [Fraction(0)] * len(black))
    for bits, chance in exchange(white, black, p.melee).items():
        for side in range(2):
            for i in range(len(chances[side])):
                if bits[side] >> i & 1:
                    chances[side][i] += chance
    return chances


def step(p: Position, front: Front) -> dict[tuple[tuple[int, int], ...], Fraction]:
    """One step of a front: how likely it is that these units are hit so often; a unit is its number in the lines."""
    white, black = dice_of(p, front)
    found: dict[tuple[tuple[int, int], ...], Fraction] = {}
    for bits, chance in exchange(white, black, p.melee).items():
        struck: dict[int, int] = {}
        for side in range(2):
            for i, space in enumerate(front.rollers[side]):
                if bits[side] >> i & 1:
                    target = front.aims[side][space]
                    struck[target] = struck.get(target, 0) + 1
        key = tuple(sorted(struck.items()))
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def ready(p: Position) -> None:
    """Find the targets and dice of the step; whoever has a choice takes the first he may."""
    fighting.find_targets(p)
    for front in p.fronts:
        for side in range(2):
            for space, target in enumerate(front.aims[side]):
                if target == fighting.UNDECIDED:
                    code = p.units[front.line[side][space]]
                    front.aims[side][space] = fighting.targets(p, front, side, code)[0]
    fighting.find_rollers(p)


def combat(state: State, at: int) -> dict[Loss, Fraction]:
    """Volley and melee of one front together, if nobody withdraws by choice or rolls again and others do not join in.

    The state is one whose lines are drawn up and where nothing has been rolled yet.
    """
    found: dict[Loss, Fraction] = {}
    first = state.copy()
    first.fronts = [first.fronts[at]]
    first.rerolls = []
    ready(first)
    for struck, chance in step(first, first.fronts[0]).items():
        after = first.copy()
        _strike(after, struck)
        front = after.fronts[0]
        leave(after, [(front, unit) for unit in guns_leaving(after, front)])
        after.melee = True
        contact.close(after)
        ready(after)
        for again, other in step(after, front).items():
            last = after.copy()
            _strike(last, again)
            loss = _losses(state, last)
            found[loss] = found.get(loss, Fraction(0)) + chance * other
    return found


def _strike(p: Position, struck: tuple[tuple[int, int], ...]) -> None:
    for target, hits in struck:
        # Who made a hit does not matter for how many are lost.
        fighting.take_hits(p, target, [target] * hits)
    fighting.clear_dice(p)


def _losses(before: Position, after: Position) -> Loss:
    """Who has fallen: was not routed before and is now, or was taken."""
    numbers = [0, 0]
    for unit, code in enumerate(after.units):
        was = before.units[unit] if unit < len(before.units) else code & ~(7 << 2)
        if code & LOST or ((code >> 2 & 7) == ROUTED and (was >> 2 & 7) != ROUTED):
            numbers[code >> 5 & 1] += 1
    return Loss(numbers[0], numbers[1])


# Without lines


@cache
def successes(number: int, chance: Fraction) -> tuple[Fraction, ...]:
    """How likely 0, 1, 2 … of so many tries are to succeed."""
    return tuple(comb(number, k) * chance**k * (1 - chance) ** (number - k) for k in range(number + 1))


def reaction(number: int) -> tuple[Fraction, ...]:
    """How many of so many squares or countercharges succeed."""
    return successes(number, REACTION)


def courier(distance: int, number: int = 1) -> tuple[Fraction, ...]:
    """How many of so many orders arrive over a distance (C83)."""
    return successes(number, Fraction(7 - max(distance, 1), 6))


def bombardment(p: Position, side: int, start: int, towards: int, reach: int) -> tuple[tuple[int, Fraction], ...]:
    """What each die of a gun would strike, as a sector, and how likely it is to hit (C78 to C80, C89).

    For the building at ranges 3 and 4 both dice strike its sector, and both must hit.
    """
    beyond = p.setting.board.beyond[start][towards]
    near = reach in (1, BUILDING)
    sector = towards if near else beyond
    if reach >= BUILDING:
        added = against(False, ARTILLERY, PASSIVE) + bonus_of(p, side, sector, near) - 1
        return ((sector, _above(added)),) * 2
    struck = aim(p, side, start, towards, sector, reach, {})
    return tuple((struck[i] // 400, _above(struck[i + 1])) for i in range(0, len(struck), 2))


def _above(added: int) -> Fraction:
    """The chance that a die is above 3 with what is added."""
    return Fraction(sum(1 for face in range(1, 7) if min(max(face + added, 1), 6) > NEEDED), 6)
