"""What a deployment is judged by: one small table of weights, and a few others that see the same battle differently."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Weights:
    """How much each merit of a deployment counts. Units come in as their share of the army's average, so 1 is usual."""

    pace: float = 10.0
    """For each move that a unit needs to the enemy's half."""
    ground: float = 2.5
    """For the best ground on the way: what it adds to the defence, by the moves to reach it."""
    cover: float = 0.5
    """For what the square itself adds to the defence."""
    bog: float = 6.0
    """Against a marsh, which nobody can assault or march on from; the worse the stronger the unit."""
    guns: float = 3.0
    """For open lines of fire, by how well the unit bombards."""
    centre: float = 1.5
    """For each column nearer to the middle, whence a unit reaches either wing; likewise outwards for cavalry."""
    shelter: float = 12.0
    """For a weak unit that stands in the rear row, by how much it is weaker than average."""
    weak_spot: float = 10.0
    """For a strong unit opposite weak enemies."""
    danger: float = 8.0
    """Against a weak unit opposite strong enemies."""
    support: float = 4.0
    """For two units side by side, who may attack together under one leader."""
    stagger: float = 0.5
    """What part of that counts for two units in neighbouring columns but not in the front row."""
    stacked: float = 9.0
    """Against two units in one column: the one in front cannot retreat, the other cannot advance."""
    trapped: float = 60.0
    """Against a unit that has no way to retreat at all."""
    width: float = 5.0
    """For each column that a unit stands in or next to: whatever is not covered, the enemy may walk into."""


USUAL: Final = Weights()
OTHERS: Final = (
    replace(USUAL, support=8.0, centre=3.0, width=2.0),
    replace(USUAL, width=10.0, support=2.0, centre=0.0),
    replace(USUAL, ground=5.0, cover=2.0, pace=7.0),
    replace(USUAL, weak_spot=20.0, danger=16.0),
)
"""Concentrated, spread, on good ground, and with an eye on the enemy: so that candidates differ."""
