"""Army files: reading one gives the army that the engine plays, and the sheet that people read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Any, Final

from engine import dice
from engine.manoeuvre.army import (
    EFFECT_NAMES,
    KIND_NAMES,
    LEADER,
    RALLY_WITHOUT_DIE,
    UNIT,
    Army,
    Card,
    UnitType,
)
from resources.document import Document, parse
from resources.faults import Rejected
from resources.manoeuvre.army_table import ARMY
from resources.schema import inspect

_USUAL_DIFFICULTY: Final = 2
_WORDS: Final = ("format", "name", "counter_name", "label", "style", "difficulty", "range")
"""Keys that change nothing in play: what people read, and the range, which follows from the dice."""


@dataclass(frozen=True)
class ArmySheet:
    """An army with what the engine does not need: the set it belongs to, how it plays, and the printed counters."""

    army: Army
    set: str
    difficulty: int
    """From 1, easy to lead, to 3."""
    style: str
    """One line on how the army plays; may be empty in users' own armies."""
    counter_names: Mapping[str, str] = field(default_factory=dict)
    """By unit id, where the printed counter bears another name than the cards do."""


def read_army(text: str | bytes) -> Army:
    """The army of a file; raises Rejected with every fault."""
    return read_sheet(text).army


def read_sheet(text: str | bytes) -> ArmySheet:
    """The army of a file and what else it says; raises Rejected with every fault."""
    return sheet_of(parse(text, "army"))


def sheet_of(document: Document) -> ArmySheet:
    """The army of a document, which an editor may have made; raises Rejected with every fault."""
    faults = inspect(document, ARMY)
    if faults:
        raise Rejected(faults)
    return ArmySheet(
        _army(document),
        document["set"],
        document.get("difficulty", _USUAL_DIFFICULTY),
        document.get("style", ""),
        {unit["id"]: unit["counter_name"] for unit in document["units"] if "counter_name" in unit},
    )


def played_part(document: Document) -> Document:
    """What of an army document matters in play; two armies that agree in it play alike."""
    return {
        key: [played_part(entry) for entry in value] if key in ("units", "cards", "leaders", "hq") else value
        for key, value in document.items()
        if key not in _WORDS and value is not False
    }


def _army(document: Document) -> Army:
    """Cards are numbered in the order of the file: those of the units, then leaders, then headquarters."""
    nations = tuple(dict.fromkeys(unit["nationality"] for unit in document["units"] if "nationality" in unit))
    places = {unit["id"]: number for number, unit in enumerate(document["units"])}
    cards = [
        _unit_card(unit, number, letter, card)
        for number, unit in enumerate(document["units"])
        for letter, card in zip(ascii_lowercase, unit["cards"], strict=False)
    ]
    cards += [_leader(leader, places, nations) for leader in document["leaders"]]
    cards += [_headquarters(card) for card in document["hq"]]
    units = tuple(_unit(unit, nations) for unit in document["units"])
    return Army(document["id"], document["name"], document["set"] == "distant_lands", units, tuple(cards), nations)


def _unit(unit: dict[str, Any], nations: tuple[str, ...]) -> UnitType:
    return UnitType(
        unit["id"],
        unit["name"],
        unit["label"],
        unit["kind"] == "cavalry",
        unit["full"],
        unit["reduced"],
        _nation(unit, nations),
    )


def _unit_card(unit: dict[str, Any], number: int, letter: str, card: dict[str, Any]) -> Card:
    return Card(
        f"{unit['id']}.{letter}",
        unit["name"],
        UNIT,
        card["count"],
        unit=number,
        attack=_pool(card, "attack"),
        defence=card["defense"],
        bombard=_pool(card, "bombard"),
        volley=_pool(card, "volley"),
        pursuit=_highest(card, "pursuit"),
        withdraw=_highest(card, "withdraw"),
        advance_optional=card.get("not_required_to_advance", False),
        effect=EFFECT_NAMES.index(card.get("effect", "")),
    )


def _leader(leader: dict[str, Any], places: Mapping[str, int], nations: tuple[str, ...]) -> Card:
    return Card(
        leader["id"],
        leader["name"],
        LEADER,
        1,
        unit=places[leader["unit"]] if "unit" in leader else -1,
        attack=_pool(leader, "assault"),
        command=leader["command"],
        combat_attack=leader["combat"] if "combat" in leader else leader["combat_attack"],
        combat_defence=leader["combat"] if "combat" in leader else leader["combat_defense"],
        rally=RALLY_WITHOUT_DIE if leader["rally"] == "auto" else _highest(leader, "rally"),
        pursuit_modifier=leader.get("pursuit", 0),
        battery=_pool(leader.get("grand_battery", {}), "dice"),
        nationality=_nation(leader, nations),
    )


def _headquarters(card: dict[str, Any]) -> Card:
    return Card(card["kind"], card["name"], KIND_NAMES.index(card["kind"]), card["count"], attack=_pool(card, "dice"))


def _pool(table: Mapping[str, Any], key: str) -> int:
    return dice.parse(table[key]) if key in table else dice.NO_DICE


def _highest(table: Mapping[str, Any], key: str) -> int:
    """A range of a d6 is kept as its highest result; 0 for none."""
    return table[key][1] if key in table else 0


def _nation(table: Mapping[str, Any], nations: tuple[str, ...]) -> int:
    return nations.index(table["nationality"]) if "nationality" in table else -1
