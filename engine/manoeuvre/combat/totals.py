"""Attack and Defence Totals: strengths, cards, ground, leaders, and the dice to be rolled (§6.1 step 6, §6.2, §6.4)."""

from typing import Final

from engine.manoeuvre import army, fight
from engine.manoeuvre.battlefield import HILL
from engine.manoeuvre.fight import BY_COMBAT
from engine.manoeuvre.options import LEAD, ONCE
from engine.manoeuvre.position import Position

HILL_BONUS: Final = 2
REDOUBT_BONUS: Final = 3


def hill_bonus(p: Position) -> int:
    """What hills add to the attack: +2, unless the target is on a hill too (R18, R48). In an ambush only supporters
    have ground of their own, and nobody leads (R19).
    """
    combat = p.combat
    terrain = p.field.terrain
    if terrain[combat.square] == HILL:
        return 0
    variant = p.setting.options.hill_bonus
    on_hills = 0
    if combat.attacker >= 0 and terrain[p.square[combat.attacker]] == HILL:
        on_hills = 1
    if variant != LEAD:
        for unit in combat.supporters:
            if terrain[p.square[unit]] == HILL:
                on_hills += 1
        if variant == ONCE:
            on_hills = min(on_hills, 1)
    return on_hills * HILL_BONUS


def attack_total(p: Position) -> int:
    """The fixed part of an assault's or ambush's Attack Total; the dice come on top."""
    combat = p.combat
    total = hill_bonus(p)
    if combat.attacker >= 0:
        total += p.strength(combat.attacker)
    for unit in combat.supporters:
        total += p.strength(unit)
    if combat.leader_use == BY_COMBAT:
        total += p.card(p.active, combat.leader).combat_attack
    return total


def attack_dice(p: Position) -> int:
    """The pool of dice for an assault or ambush: every card's, and 2d6 for each commitment."""
    combat = p.combat
    cards = p.armies[p.active].cards
    pool = 0
    for card in combat.attack_cards:
        pool += cards[card].attack
    if combat.leader_use == fight.BY_DICE:
        pool += cards[combat.leader].attack
    return pool + (combat.commitments + len(combat.committed)) * army.COMMITMENT_DICE


def ground(p: Position, square: int) -> int:
    """What terrain and a redoubt add to the defence of a square (§6.4)."""
    bonus = p.field.defence[square]
    if square in p.redoubts and not p.combat.sappers:
        bonus += REDOUBT_BONUS
    return bonus


def defence_total(p: Position) -> int:
    """The Defence Total, for every form of combat: outside assaults and ambushes no cards are in it."""
    combat = p.combat
    seat = combat.target >> 3
    total = p.strength(combat.target) + ground(p, combat.square)
    for card in combat.defence_cards:
        total += p.card(seat, card).defence
    if combat.defence_leader >= 0:
        total += p.card(seat, combat.defence_leader).combat_defence
    return total


def fire_dice(p: Position) -> int:
    """The dice of a bombardment, volley or grand battery."""
    card = p.card(p.active, p.combat.opening)
    if p.combat.form == fight.BOMBARDMENT:
        return card.bombard
    return card.volley if p.combat.form == fight.VOLLEY else card.battery
