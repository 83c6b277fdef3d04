"""How strong units and armies are, rated or estimated, and the nations that the computer chooses by it (§3, R52)."""

import json
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from engine import dice
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import COMMITTED_ATTACK, LEADER, REGROUP, SUPPLY, UNIT, UNKNOWN, WITHDRAW, Army
from engine.manoeuvre.battlefield import FIELD, LAKE, MARSH, Battlefield
from engine.manoeuvre.position import FULL
from engine.manoeuvre.state import State
from resources.faults import Rejected
from resources.manoeuvre.card_tables import ID
from resources.schema import Key, MapOf, Table, Whole, inspect

CARDS_OF_UNIT: Final = 5
HELD: Final = 0.3
"""What part of its dice a card in the hand adds: the unit can use it at once."""
LIGHTEST: Final = 1.0
"""No unit counts for less, so that every other can be measured against the average."""


@dataclass(frozen=True)
class Worth:
    """One unit's merits, in points of strength and of its dice."""

    power: float
    toughness: float
    guns: float


def mean(pool: int) -> float:
    """What a pool totals on average.

    >>> mean(dice.parse("2d6"))
    7.0
    """
    return float(dice.distribution(pool).mean()) if pool else 0.0


def worth(army: Army, unit: int, steps: int, hand: Iterable[int] = ()) -> Worth:
    """A unit of this army with so many steps; the hand may hold unknown cards, which count for nothing."""
    power = toughness = guns = 0.0
    for card in army.cards:
        if card.kind == UNIT and card.unit == unit:
            share = card.copies / CARDS_OF_UNIT
            power += share * mean(card.attack)
            toughness += share * card.defence
            guns += share * (mean(card.bombard) + mean(card.volley) / 2)
    for number in hand:
        if number != UNKNOWN and army.cards[number].unit == unit:
            card = army.cards[number]
            power += HELD * mean(card.attack)
            guns += HELD * mean(card.bombard)
    strengths = army.strengths[unit * 3 : unit * 3 + 3]
    in_reserve = strengths[steps - 1] / 2
    return Worth(
        max(strengths[steps] + power, LIGHTEST),
        max(strengths[steps] + in_reserve + toughness, LIGHTEST),
        guns,
    )


def average(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else LIGHTEST


FILE: Final = ("ai", "armies.json")
USUAL: Final = 1000
"""The rating of an army neither strong nor weak."""
MOST_ARMIES: Final = 1000
SHAPE: Final = Table({"ratings": Key(MapOf(ID, Whole(0, 5000), MOST_ARMIES))})

PER_POINT: Final = 40.0
"""Rating for each point by which an army's units and cards are better than usual, unit for unit."""
USUAL_POINTS: Final = 25.6
"""The average of the twelve armies that come with the program."""
USEFUL: Final = {SUPPLY: 0.15, REGROUP: 0.12, WITHDRAW: 0.12, COMMITTED_ATTACK: 0.12}
HORSE: Final = 60.0
"""Rating that an army of nothing but cavalry loses where all ground is field or marsh, which stop it."""


@cache
def ratings() -> dict[str, int]:
    """The rating of each army in the file, by id; raises Rejected if the file is at fault."""
    document = json.loads(files("resources.manoeuvre").joinpath(*FILE).read_text("utf-8"))
    faults = inspect(document, SHAPE)
    if faults:
        raise Rejected(faults)
    table: dict[str, int] = document["ratings"]
    return table


def points(army: Army) -> float:
    """An army's units and cards in points for each unit."""
    merits = [worth(army, unit, FULL) for unit in range(len(army.units))]
    units = average(merit.power + merit.toughness / 2 + merit.guns / 2 for merit in merits)
    leaders = sum([card.copies * (card.command + card.combat_attack) for card in army.cards if card.kind == LEADER])
    others = sum([card.copies * USEFUL.get(card.kind, mean(card.attack) / 50) for card in army.cards])
    return units + leaders / 16 + others


def estimate(army: Army) -> float:
    """A rating from what is printed, for armies that were never rated."""
    return USUAL + PER_POINT * (points(army) - USUAL_POINTS)


def rating(army: Army) -> float:
    """How strong an army is on no ground in particular."""
    return float(ratings().get(army.id, estimate(army)))


def on_field(army: Army, field: Battlefield) -> float:
    """How strong an army is on a battlefield: horsemen want open ground."""
    dry = [terrain for terrain in field.terrain if terrain != LAKE]
    soft = average(float(terrain in (FIELD, MARSH)) for terrain in dry)
    return rating(army) - HORSE * soft * average(float(cavalry) for cavalry in army.cavalry)


NEAR_ENOUGH: Final = 25.0
"""Differences in rating that nobody would notice: any offer within them is as good, so that battles vary."""


def offer_nations(view: State, legal: list[Action], rng: random.Random) -> Action:
    """Two nations as equal as can be, since the other takes the better one; the same twice only if it must."""
    strength = [on_field(army, view.field) for army in view.setting.armies]
    offers = [action for action in legal if action.a != action.b] or legal
    gaps = [abs(strength[action.a] - strength[action.b]) for action in offers]
    within = max(min(gaps), NEAR_ENOUGH)
    return rng.choice([action for action, gap in zip(offers, gaps, strict=True) if gap <= within])


def take_nation(view: State, legal: list[Action]) -> Action:
    """The stronger nation for the seat that decides.

    The action names the first player's nation; in a quick battle he may not be the one who decides.
    """
    sign = 1 if view.seat == view.first else -1
    return max(legal, key=lambda action: sign * on_field(view.setting.armies[action.a], view.field))
