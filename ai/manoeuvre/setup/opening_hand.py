"""The opening hand of the option “chosen”: five cards that work together, picked one after the other (§3)."""

from typing import Final

from ai.manoeuvre.setup.ratings import mean
from engine.manoeuvre import army as cards
from engine.manoeuvre.army import Army, Card

KINDS: Final = {
    cards.SUPPLY: 13.0,
    cards.REGROUP: 9.0,
    cards.WITHDRAW: 10.0,
    cards.FORCED_MARCH: 8.0,
    cards.COMMITTED_ATTACK: 9.0,
    cards.AMBUSH: 9.0,
    cards.REDOUBT: 6.0,
    cards.GUERRILLA: 6.0,
    cards.BANZAI_CHARGE: 9.0,
    cards.ROCKETS: 8.0,
    cards.SKIRMISH: 5.0,
    cards.SCOUT: 5.0,
    cards.MAHARAJA: 4.0,
    cards.DEATH_WITH_HONOUR: 3.0,
    cards.SAPPERS: 1.0,
}
"""What a first card of each kind is worth, in points about as those of a unit's attack."""
AGAIN: Final = 0.4
"""What part of it a second card of a kind is worth."""
FIRE: Final = 0.6
"""What part of its dice counts for a gun or a volley, to which the unit adds no strength."""
SAME_UNIT: Final = 3.0
"""For a second card of a unit: both are played in one assault."""
ENOUGH: Final = 2
"""Unit cards that a hand needs; any more count for less and less, since battle is joined only after some turns."""
COMMAND: Final = 3.0
"""For each unit that a leader brings into an assault."""


def pick(army: Army, hand: list[int], choices: list[int]) -> int:
    """The card that serves a hand best; of equal ones the first."""
    return max(choices, key=lambda number: (worth_of(army, number, hand), -number))


def worth_of(army: Army, number: int, hand: list[int]) -> float:
    """What a card adds to a hand."""
    card = army.cards[number]
    held = [army.cards[other] for other in hand]
    if card.kind == cards.UNIT:
        return _unit_card(army, card, held)
    alike = sum(other.kind == card.kind for other in held)
    return (_leader(card) if card.kind == cards.LEADER else KINDS.get(card.kind, 0.0)) * AGAIN**alike


def _leader(card: Card) -> float:
    return COMMAND * card.command + card.combat_attack + card.rally / 2


def _unit_card(army: Army, card: Card, held: list[Card]) -> float:
    dice = mean(card.attack) or FIRE * max(mean(card.bombard), mean(card.volley))
    points = dice + army.units[card.unit].full / 2 + card.defence / 4 + card.pursuit / 4
    of_unit = sum(other.unit == card.unit and other.kind == cards.UNIT for other in held)
    unit_cards = sum(other.kind == cards.UNIT for other in held)
    return (points + SAME_UNIT * (of_unit == 1)) * AGAIN ** max(unit_cards - ENOUGH + 1, 0)
