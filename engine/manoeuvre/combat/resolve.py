"""The dice fall: comparing totals, and what each result does (§6.1 step 7, §6.2 to §6.3, §6.6)."""

from typing import Final

from engine import dice
from engine.manoeuvre import action as act
from engine.manoeuvre import chance, events, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.combat.totals import attack_dice, attack_total, defence_total, fire_dice, hill_bonus
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CHANCE, Position

LOSE: Final = 0
EQUAL: Final = 1
WIN: Final = 2
DOUBLE: Final = 3
TRIPLE: Final = 4
QUADRUPLE: Final = 5
RESULTS: Final = ("lose", "equal", "win", "double", "triple", "quadruple")

ROCKETS_RETREAT: Final = 5
ROCKETS_HIT: Final = 9
"""The lowest d10 with which rockets drive a unit off, and hit it as well."""


def outcome(attack: int, defence: int) -> int:
    """Which of the six results two totals make.

    >>> [RESULTS[outcome(total, 10)] for total in (9, 10, 11, 20, 30, 40)]
    ['lose', 'equal', 'win', 'double', 'triple', 'quadruple']
    """
    if attack < defence:
        return LOSE
    if attack == defence:
        return EQUAL
    return min(attack // defence + 1, QUADRUPLE)


# Assault and ambush


def enter_clash(p: Position) -> int:
    return CHANCE


def legal_clash(p: Position) -> list[Action]:
    return chance.rolls(attack_dice(p))


def do_clash(p: Position, action: Action) -> None:
    combat = p.combat
    attack = attack_total(p) + action.a
    defence = defence_total(p)
    result = outcome(attack, defence)
    chance.tell_roll(p, action, attack_dice(p), "attack", p.active)
    if p.tell is not None:
        p.tell(Event(events.TOTALS, attack, defence, text=RESULTS[result]))
    p.pop()
    p.push(tags.COMMITMENT)
    if result == LOSE:
        for unit in fighters(p):
            p.hit(unit, "repulse")
    elif result > EQUAL:
        p.push(tags.ADVANCE)
        if result == QUADRUPLE:
            p.eliminate(combat.target, "assault")
        elif result == TRIPLE:
            p.hit(combat.target, "assault")
            if p.on_map(combat.target):
                p.push(tags.RETREAT)
        else:
            combat.attacker_chooses = result == DOUBLE
            p.push(tags.CHOICE)


def enter_choice(p: Position) -> int:
    """Greater: the defender chooses. Twice: the attacker does."""
    return p.active if p.combat.attacker_chooses else 1 - p.active


def legal_choice(p: Position) -> list[Action]:
    """Retreat may be chosen even if there is no way out: the unit is then lost (§6.6, R13)."""
    return [Action(act.HIT), Action(act.RETREAT)]


def do_choice(p: Position, action: Action) -> None:
    p.pop()
    if action.verb == act.HIT:
        p.hit(p.combat.target, "assault")
    else:
        p.push(tags.RETREAT)


# Bombardment, volley, grand battery


def enter_fire(p: Position) -> int:
    return CHANCE


def legal_fire(p: Position) -> list[Action]:
    return chance.rolls(fire_dice(p))


def do_fire(p: Position, action: Action) -> None:
    """A hit if the total is greater; otherwise nothing (§6.2, R27)."""
    attack = action.a + hill_bonus(p)
    defence = defence_total(p)
    chance.tell_roll(p, action, fire_dice(p), "fire", p.active)
    if p.tell is not None:
        p.tell(Event(events.TOTALS, attack, defence, text="hit" if attack > defence else "miss"))
    p.pop()
    if attack > defence:
        p.hit(p.combat.target, "fire")


# Rockets


def enter_rockets(p: Position) -> int:
    return CHANCE


def legal_rockets(p: Position) -> list[Action]:
    return chance.rolls(dice.D10)


def do_rockets(p: Position, action: Action) -> None:
    """Nothing, a retreat, or a hit and a retreat; nobody advances (§6.3, R29)."""
    chance.tell_roll(p, action, dice.D10, "rockets", p.active)
    p.pop()
    target = p.combat.target
    if action.a >= ROCKETS_HIT:
        p.hit(target, "rockets")
    if action.a >= ROCKETS_RETREAT and p.on_map(target):
        p.push(tags.RETREAT)
