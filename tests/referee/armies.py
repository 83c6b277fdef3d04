"""What the referee knows of the armies, read from their files by itself."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILES = Path(__file__).resolve().parents[2] / "resources" / "manoeuvre" / "armies"
DECK = 60
MAHARAJA = "maharaja"


@dataclass(frozen=True)
class Card:
    """A card as printed: `unit` is the unit it names, as unit cards and the leaders of a house do."""

    kind: str
    facts: dict[str, Any]
    unit: str | None = None


@dataclass(frozen=True)
class Force:
    """The units, the cards by name, and the deck with as many copies of each as there are."""

    units: dict[str, dict[str, Any]]
    cards: dict[str, Card]
    deck: tuple[str, ...]

    def serves(self, leader: str, units: list[str]) -> bool:
        """Whether a leader, perhaps bound to his nation (DL §8) or his house (DL §9), may lead these units."""
        facts = self.cards[leader].facts
        if "nationality" in facts:
            return all(self.units[unit]["nationality"] == facts["nationality"] for unit in units)
        return "unit" not in facts or units == [facts["unit"]]

    def of_a_nation(self, leader: str) -> bool:
        """Whom a Maharaja frees (DL §9.1); the leaders of a house it does not (R64)."""
        return "nationality" in self.cards[leader].facts

    def of_a_house(self, leader: str) -> bool:
        return "unit" in self.cards[leader].facts


@cache
def nations() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FILES.glob("*.toml")))


@cache
def force(nation: str) -> Force:
    document = tomllib.loads((FILES / f"{nation}.toml").read_text(encoding="utf-8"))
    cards: dict[str, Card] = {}
    deck: list[str] = []
    for unit in document["units"]:
        for letter, facts in zip("abcdefgh", unit["cards"], strict=False):
            name = f"{unit['id']}.{letter}"
            cards[name] = Card("unit", facts, unit["id"])
            deck += [name] * facts["count"]
    for leader in document["leaders"]:
        cards[leader["id"]] = Card("leader", leader, leader.get("unit"))
        deck.append(leader["id"])
    for paper in document["hq"]:
        cards[paper["kind"]] = Card("hq", paper)
        deck += [paper["kind"]] * paper["count"]
    assert len(deck) == DECK, nation
    return Force({unit["id"]: unit for unit in document["units"]}, cards, tuple(deck))
