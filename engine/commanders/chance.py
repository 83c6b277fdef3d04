"""What chance rolls now, and how likely each roll is: sorted faces, except where each die has its own target (C58)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial

from engine.commanders import tags
from engine.commanders.action import ROLL, Action
from engine.commanders.bombardment import dice_due, gun_rolled
from engine.commanders.contact import reaction_rolled
from engine.commanders.couriers import courier_rolled
from engine.commanders.events import ROLLED, Event
from engine.commanders.fighting import rerolled, shot
from engine.commanders.position import Position
from engine.game import Rng


def dice(p: Position) -> tuple[int, int, bool]:
    """The side that rolls, how many dice, and whether only their faces count and not which die shows what."""
    tag = p.stack[-1]
    if tag == tags.REACTION_ROLLS:
        return p.rolls[0][1], p.rolls[0][2], True
    if tag == tags.SHOOT:
        at, side = p.rolls[0]
        return side, len(p.fronts[at].rollers[side]), True
    if tag == tags.REROLLED:
        return p.chosen[2], 1, True
    if tag == tags.FIRE_ROLLS:
        return p.rolls[0][0], dice_due(p), False
    if tag == tags.COURIERS:
        return p.rolls[0][1], p.rolls[0][4], True
    return p.rolls[0][0], 1, True


@cache
def sorted_faces(number: int) -> tuple[tuple[Action, int], ...]:
    """Every multiset of faces, highest first, with how many rolls make it."""
    found = []
    for faces in combinations_with_replacement(range(6, 0, -1), number):
        ways = factorial(number)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        found.append((Action(ROLL, faces), ways))
    return tuple(found)


@cache
def ordered_faces(number: int) -> tuple[tuple[Action, int], ...]:
    return tuple((Action(ROLL, faces), 1) for faces in product(range(1, 7), repeat=number))


def outcomes(p: Position) -> tuple[tuple[Action, int], ...]:
    _, number, alike = dice(p)
    return sorted_faces(number) if alike else ordered_faces(number)


def legal_roll(p: Position) -> list[Action]:
    return [action for action, _ in outcomes(p)]


def chances(p: Position) -> list[tuple[Action, Fraction]]:
    number = dice(p)[1]
    return [(action, Fraction(ways, 6**number)) for action, ways in outcomes(p)]


def rolled(p: Position, faces: Sequence[int]) -> Action:
    """The action of these faces, in the order in which they count."""
    return Action(ROLL, tuple(sorted(faces, reverse=True)) if dice(p)[2] else tuple(faces))


def sample(p: Position, rng: Rng) -> Action:
    """One roll with one random number."""
    _, number, alike = dice(p)
    ticket = int(rng.random() * 6**number)
    faces = []
    for _ in range(number):
        faces.append(ticket % 6 + 1)
        ticket //= 6
    if alike:
        faces.sort(reverse=True)
    return Action(ROLL, tuple(faces))


def fits(p: Position, action: Action) -> bool:
    """Whether these faces can be rolled now."""
    _, number, alike = dice(p)
    faces = action.args
    if action.verb != ROLL or len(faces) != number or not all(1 <= face <= 6 for face in faces):
        return False
    return not alike or list(faces) == sorted(faces, reverse=True)


def do_roll(p: Position, action: Action) -> None:
    tag = p.stack[-1]
    if p.tell is not None:
        p.say(Event(ROLLED, dice(p)[0], text=tags.NAMES[tag], numbers=action.args))
    if tag == tags.REACTION_ROLLS:
        reaction_rolled(p, action.args)
    elif tag == tags.SHOOT:
        shot(p, action.args)
    elif tag == tags.REROLLED:
        rerolled(p, action.args)
    elif tag == tags.COURIERS:
        courier_rolled(p, action.args)
    else:
        gun_rolled(p, action.args)
