"""Exact odds: what any declared or imagined combat may bring, as fractions (§6).

>>> from engine.dice import parse
>>> [str(chance) for chance in result_chances(parse("2d6"), 0, 7)]
['5/12', '1/6', '5/12', '0', '0', '0']
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Final

from engine import dice
from engine.game import expect
from engine.manoeuvre import fight, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import RALLY_WITHOUT_DIE
from engine.manoeuvre.combat import totals
from engine.manoeuvre.combat.aftermath import pursuit_modifier
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.combat.resolve import (
    DOUBLE,
    LOSE,
    QUADRUPLE,
    ROCKETS_HIT,
    ROCKETS_RETREAT,
    TRIPLE,
    WIN,
)
from engine.manoeuvre.hidden_actions import named_cards
from engine.manoeuvre.position import CHANCE, FULL, Position
from engine.manoeuvre.state import State

NEVER: Final = Fraction(0)
D6: Final = 6
TO_BE_ROLLED: Final = (tags.CLASH, tags.FIRE, tags.ROCKETS)


@dataclass(frozen=True)
class Odds:
    """What the dice of one combat may bring, before anybody chooses between retreat and hit.

    `results` holds the chances of the six results in the order of §6.1; fire and rockets have `hit` and `retreat`.
    """

    pool: int
    attack: int
    """What is added to the dice."""
    defence: int
    results: tuple[Fraction, ...] = ()
    hit: Fraction = NEVER
    """Bombardment, volley, battery, rockets: the chance of a hit."""
    retreat: Fraction = NEVER
    """Rockets: the chance that the target must go."""
    attacker_hits: Fraction = NEVER
    """Hits that the attacking side expects to take, commitments included."""
    defender_hits: tuple[Fraction, Fraction] = (NEVER, NEVER)
    """Steps that the target expects to lose if every choice is retreat, and if every choice is hit."""


@lru_cache(maxsize=1 << 16)
def result_chances(pool: int, bonus: int, defence: int) -> tuple[Fraction, ...]:
    """The chances of the six results when `pool` plus `bonus` attacks a Defence Total."""
    spread = dice.distribution(pool)
    marks = [defence - bonus, defence - bonus + 1, *(defence * times - bonus for times in (2, 3, 4))]
    below = [0, *(spread.below(mark) for mark in marks), spread.rolls]
    return tuple([Fraction(high - low, spread.rolls) for low, high in pairwise(below)])


def odds(p: Position) -> Odds:
    """The odds of the combat under way, with the cards that lie there now."""
    expect(p, Position)
    form = p.combat.form
    if not any(tag in TO_BE_ROLLED for tag in p.stack):
        raise ValueError("There is no combat whose dice are still to be rolled.")
    steps = p.steps[p.combat.target]
    if form == fight.ROCKET:
        hit = Fraction(11 - ROCKETS_HIT, 10)
        retreat = Fraction(11 - ROCKETS_RETREAT, 10)
        loss = hit if p.retreats(p.combat.target) else (retreat * steps)
        return Odds(dice.D10, 0, 0, hit=hit, retreat=retreat, defender_hits=(loss, loss))
    defence = totals.defence_total(p)
    if form != fight.ASSAULT and form != fight.AMBUSH:
        pool = totals.fire_dice(p)
        bonus = totals.hill_bonus(p)
        hit = dice.distribution(pool).chance_above(defence - bonus)
        return Odds(pool, bonus, defence, hit=hit, defender_hits=(hit, hit))
    pool = totals.attack_dice(p)
    bonus = totals.attack_total(p)
    results = result_chances(pool, bonus, defence)
    return Odds(
        pool,
        bonus,
        defence,
        results,
        attacker_hits=_attacker_hits(p, results[LOSE]),
        defender_hits=_defender_hits(p, results),
    )


def _attacker_hits(p: Position, lose: Fraction) -> Fraction:
    """A repulse costs every fighter a step; a commitment one more, unless nobody is left to pay it (R23)."""
    combat = p.combat
    units = fighters(p)
    after_repulse = sum(p.steps[unit] == FULL for unit in units if unit not in combat.committed)
    own = sum(p.steps[unit] == FULL for unit in combat.committed)
    repulsed = len(units) + own + min(combat.commitments, after_repulse)
    otherwise = len(combat.committed) + combat.commitments
    return lose * repulsed + (1 - lose) * otherwise


def _defender_hits(p: Position, results: tuple[Fraction, ...]) -> tuple[Fraction, Fraction]:
    steps = p.steps[p.combat.target]
    trapped = not p.retreats(p.combat.target)
    choice = results[WIN] + results[DOUBLE]
    sure = results[TRIPLE] * (steps if trapped else 1) + results[QUADRUPLE] * steps
    return sure + choice * (steps if trapped else 0), sure + choice


def imagine(
    state: State,
    declaration: Action | None = None,
    defence: Sequence[Action] = (),
    reinforcements: Sequence[Action] = (),
) -> Odds:
    """The odds of a combat imagined in this turn: how it is declared, what the defender adds, then the attacker.

    Without a declaration it is the combat under way that is imagined on from here. Nobody need hold the cards; ask it
    of a view, and no hidden card comes into it. Raises ValueError if the rules do not allow such a combat, or its dice
    would not be rolled.
    """
    expect(state, State)
    for action in (*([] if declaration is None else [declaration]), *defence, *reinforcements):
        expect(action, Action)
    twin = state.copy()
    if declaration is not None:
        if tags.COMBAT not in state.stack:
            raise ValueError("There is no combat to come in this turn.")
        twin.stack = twin.stack[: twin.stack.index(tags.COMBAT) + 1]
        twin.settle()
        _imagine(twin, declaration)
    for action in defence:
        _imagine(twin, action)
    if reinforcements:
        if twin.stack[-1] == tags.ANSWER:
            twin.do(PASS)
        for action in reinforcements:
            _imagine(twin, action)
    return odds(twin)


def _imagine(state: State, action: Action) -> None:
    """Play an action as if the deciding seat held the cards for it."""
    if state.seat < CHANCE:
        hand = state.hand[state.seat]
        state.hand[state.seat] = sorted([*hand, *named_cards(state, action)])
        if action in state.legal():
            state.do(action)
            return
    raise ValueError("Such a combat cannot be fought here.")


def pursuit_hits(p: Position, cards: Sequence[int]) -> tuple[Fraction, Fraction, Fraction]:
    """The chances of no hit, one, and two or more in a pursuit with these cards of the active player (§6.7, R33)."""
    modifier = pursuit_modifier(p)
    chances = [Fraction(1), NEVER, NEVER]
    for card in cards:
        hit = Fraction(min(p.card(p.active, card).pursuit - modifier, D6), D6)
        none, one, more = chances
        chances = [none * (1 - hit), one * (1 - hit) + none * hit, more + one * hit]
    return chances[0], chances[1], chances[2]


def rally_chance(p: Position, seat: int, card: int) -> Fraction:
    """The chance that a leader's rally succeeds; certain without a die (§7, R36)."""
    return Fraction(p.card(seat, card).rally, RALLY_WITHOUT_DIE)


def withdrawal_chance(p: Position, seat: int, card: int) -> Fraction:
    """The chance that a unit card's Withdraw value succeeds (§8)."""
    return Fraction(p.card(seat, card).withdraw, D6)
