"""What an army is good for, worked out once from its cards: how hard units hit, who can fire, what a card brings."""

from typing import Final

from engine import dice
from engine.manoeuvre.army import Army, Card

UNITS: Final = 8


def mean(pool: int) -> float:
    """What a pool totals on average."""
    d6, d8, d10 = dice.counts(pool)
    return d6 * 3.5 + d8 * 4.5 + d10 * 5.5


class Profile:
    """An army's cards as plain numbers, so that a position can be judged without looking up a single card."""

    def __init__(self, army: Army) -> None:
        self.army = army
        cards = army.cards
        self.kind: list[int] = [card.kind for card in cards]
        self.unit: list[int] = [card.unit for card in cards]
        self.attack: list[float] = [mean(card.attack) for card in cards]
        self.defence: list[int] = [card.defence for card in cards]
        self.fire: list[float] = [mean(max(card.bombard, card.volley)) for card in cards]
        self.bombard: list[float] = [mean(card.bombard) for card in cards]
        self.lead: list[float] = [max(card.combat_attack, card.combat_defence) for card in cards]
        self.command: list[int] = [card.command for card in cards]
        self.rally: list[int] = [card.rally for card in cards]
        self.punch: list[float] = [self._average(unit, "attack") for unit in range(UNITS)]
        """What each unit's attack cards roll on average."""
        self.range: list[float] = [self._average(unit, "bombard") for unit in range(UNITS)]
        """Likewise for bombardments, weighed by how many of its five cards have one."""
        self.ties: list[int] = [-1, -1]
        """Who wins a battle in which all else is equal, by who began it; looked up when it first matters."""

    def _average(self, unit: int, what: str) -> float:
        own: list[Card] = [card for card in self.army.cards if card.unit == unit and card.kind == 0]
        values = [mean(getattr(card, what)) for card in own for _ in range(card.copies) if getattr(card, what)]
        if not values:
            return 0.0
        average = sum(values) / len(values)
        return average if what == "attack" else average * len(values) / 5
