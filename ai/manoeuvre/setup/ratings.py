"""How strong armies are: rated for those that come with the program, estimated for all others."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from ai.manoeuvre.setup.worth import average, mean, worth
from engine.manoeuvre.army import COMMITTED_ATTACK, LEADER, REGROUP, SUPPLY, WITHDRAW, Army
from engine.manoeuvre.battlefield import FIELD, LAKE, MARSH, Battlefield
from engine.manoeuvre.position import FULL
from resources.faults import Rejected
from resources.manoeuvre.card_tables import ID
from resources.schema import Key, MapOf, Table, Whole, inspect

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
