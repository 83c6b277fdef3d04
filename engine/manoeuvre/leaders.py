"""Whom a leader may serve: any unit, only his nation's (India), or only his house's (Tokugawa) (§9.1, R64)."""

from engine.manoeuvre.army import Card
from engine.manoeuvre.position import Position


def serves(p: Position, leader: Card, unit: int, maharaja: bool = False) -> bool:
    """Whether the leader may help this unit. A Maharaja frees him from his nation, but not from his house."""
    if leader.unit >= 0:
        return leader.unit == unit & 7
    return maharaja or leader.nationality < 0 or leader.nationality == p.armies[unit >> 3].units[unit & 7].nationality
