"""The values a scenario is made of: sections as they lie, the two sides, and the moment at which it begins."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.start import Side

_EMPTY_SAYS_SOMETHING: Final = ("hand", "deck")


@dataclass(frozen=True)
class Laid:
    """A section as it lies: its id and how many quarters it is turned clockwise."""

    id: str
    quarters: int = 0


@dataclass(frozen=True)
class Moment:
    """Where in its course a battle stands when the scenario begins."""

    turn: int
    phase: str
    active: str
    redoubts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Force:
    """One side of a scenario, in names. What is left at its default is decided or dealt in the set-up (§3)."""

    army: str = ""
    edge: str = ""
    deployment: Mapping[str, str] = field(default_factory=dict)
    """Unit id to square."""
    reduced: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    hand: tuple[str, ...] | None = None
    pile: tuple[str, ...] = ()
    """Discards that both have seen, the top one last."""
    buried: tuple[str, ...] = ()
    """Discards that only their owner has seen."""
    deck: tuple[str, ...] | None = None
    """The draw pile; None leaves in it what is nowhere else. With a deck, cards named nowhere count as buried."""
    day_over: bool = False

    def side(self, army: Army | None, edge: int) -> Side:
        """The same in the engine's numbers; names are trusted."""
        if army is None:
            return Side(edge=edge)
        units = {unit.id: number for number, unit in enumerate(army.units)}
        cards = {card.id: number for number, card in enumerate(army.cards)}

        def numbers(names: tuple[str, ...]) -> tuple[int, ...]:
            return tuple(cards[name] for name in names)

        return Side(
            army,
            edge,
            {units[id]: square_of(square) for id, square in self.deployment.items()},
            frozenset(units[id] for id in self.reduced),
            frozenset(units[id] for id in self.lost),
            None if self.hand is None else numbers(self.hand),
            None if self.deck is None else numbers(self.deck),
            numbers(self.pile),
            numbers(self.buried),
            self.day_over,
        )


def table_of(value: Force | Moment) -> dict[str, Any]:
    """The fields that say something, as a file holds them."""
    table: dict[str, Any] = {}
    for entry in fields(value):
        found = getattr(value, entry.name)
        if found or (found == () and entry.name in _EMPTY_SAYS_SOMETHING):
            table[entry.name] = list(found) if isinstance(found, tuple) else found
    return table


def values_of(table: dict[str, Any]) -> dict[str, Any]:
    """A table of a file as the fields of a value."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
