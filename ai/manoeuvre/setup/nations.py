"""Who leads which army: the second player offers two, the first takes the one he thinks is stronger (§3, R52)."""

import random
from typing import Final

from ai.manoeuvre.setup.ratings import on_field
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

NEAR_ENOUGH: Final = 25.0
"""Differences in rating that nobody would notice: any offer within them is as good, so that battles vary."""


def offer(view: State, legal: list[Action], rng: random.Random) -> Action:
    """Two nations as equal as can be, since the other takes the better one; the same twice only if it must."""
    strength = [on_field(army, view.field) for army in view.setting.armies]
    offers = [action for action in legal if action.a != action.b] or legal
    gaps = [abs(strength[action.a] - strength[action.b]) for action in offers]
    within = max(min(gaps), NEAR_ENOUGH)
    return rng.choice([action for action, gap in zip(offers, gaps, strict=True) if gap <= within])


def take(view: State, legal: list[Action]) -> Action:
    """The stronger nation for the seat that decides.

    The action names the first player's nation; in a quick battle he may not be the one who decides.
    """
    sign = 1 if view.seat == view.first else -1
    return max(legal, key=lambda action: sign * on_field(view.setting.armies[action.a], view.field))
