"""Scenarios: a battle prepared by a designer, from an open set-up to a position in mid-battle, and its file."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final

from engine.manoeuvre import tags
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import Rows, Section, square_of
from engine.manoeuvre.options import BASE_2010, PRESETS, Options
from engine.manoeuvre.position import NOBODY, Setting
from engine.manoeuvre.start import Side, Start
from resources.document import FORMAT, Document, parse
from resources.faults import Rejected
from resources.manoeuvre.scenario_parts import SEATS, Content, armies_of, edges_of, ground_of
from resources.manoeuvre.scenario_table import scenario_table
from resources.manoeuvre.section_layout import Tile
from resources.schema import inspect
from resources.writing import write

_EMPTY_SAYS_SOMETHING: Final = ("hand", "deck")


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


ROLL: Final = "roll"
"""In place of the first player: the dice say."""


@dataclass(frozen=True)
class Scenario:
    """A battle to be played. A value: editors make changed copies, and `check` says what is wrong with them."""

    id: str
    title: str
    author: str = ""
    notes: str = ""
    first: str = ROLL
    options: Options = BASE_2010
    sections: tuple[Tile, ...] = ()
    """Four, NW NE SW SE; empty if the battlefield is given as rows or open."""
    rows: Rows = ()
    one: Force = field(default_factory=Force)
    two: Force = field(default_factory=Force)
    position: Moment | None = None
    """None begins with the set-up, each step skipped if it is preset."""
    pool_armies: tuple[str, ...] | None = None
    """What may be chosen in an open set-up; None for everything there is."""
    pool_sections: tuple[str, ...] | None = None

    def document(self) -> Document:
        """The scenario as its file holds it."""
        words = {"id": self.id, "title": self.title, "author": self.author, "notes": self.notes, "first": self.first}
        battlefield = {"sections": [tile.entry() for tile in self.sections], "rows": list(self.rows)}
        pool = {"armies": self.pool_armies, "sections": self.pool_sections}
        tables = {
            "options": _options_table(self.options),
            "battlefield": {key: value for key, value in battlefield.items() if value},
            "pool": {key: list(value) for key, value in pool.items() if value is not None},
            "one": table_of(self.one),
            "two": table_of(self.two),
            "position": {} if self.position is None else table_of(self.position),
        }
        said = {key: value for key, value in (words | tables).items() if value or key in ("id", "title")}
        return {"kind": "scenario", "format": FORMAT, **said}

    def write(self) -> str:
        """The scenario file; reading it gives an equal scenario."""
        return write(self.document())

    def check(self, library: Content) -> None:
        """Raises Rejected with every fault."""
        faults = inspect(self.document(), scenario_table(library))
        if faults:
            raise Rejected(faults)

    def start(self, library: Content) -> tuple[Setting, Start]:
        """What the engine's `begin` needs. It trusts it, so the scenario is checked first; raises Rejected."""
        self.check(library)
        document = self.document()
        armies = armies_of(document, library)
        edges = edges_of(document)
        ground = ground_of(document, library)
        start = Start(
            (self.one.side(armies[0], edges[0]), self.two.side(armies[1], edges[1])),
            ground.rows if ground else None,
            SEATS.index(self.first) if self.first in SEATS else NOBODY,
        )
        if self.position is not None:
            start = replace(
                start,
                turn=self.position.turn,
                phase=tags.NAMES.index(self.position.phase),
                active=SEATS.index(self.position.active),
                redoubts=frozenset(square_of(name) for name in self.position.redoubts),
            )
        return Setting(self.options, self._armies(armies, library), self._sections(library)), start

    def _armies(self, preset: tuple[Army | None, Army | None], library: Content) -> tuple[Army, ...]:
        """Those that may be chosen, or those that fight when there is nothing left to choose."""
        fighting = {army.id: army for army in preset if army is not None}
        if fighting:
            return tuple(fighting.values())
        return tuple(library.armies[id] for id in (library.armies if self.pool_armies is None else self.pool_armies))

    def _sections(self, library: Content) -> tuple[Section, ...]:
        if self.sections or self.rows:
            return ()
        ids = library.sections if self.pool_sections is None else self.pool_sections
        return tuple(library.sections[id] for id in ids)


def read_scenario(text: str | bytes, library: Content) -> Scenario:
    """The scenario of a file that may name what the library holds; raises Rejected with every fault."""
    return scenario_of(parse(text, "scenario"), library)


def scenario_of(document: Document, library: Content) -> Scenario:
    """The scenario of a document; raises Rejected with every fault."""
    faults = inspect(document, scenario_table(library))
    if faults:
        raise Rejected(faults)
    battlefield = document.get("battlefield", {})
    pool = values_of(document.get("pool", {}))
    return Scenario(
        document["id"],
        document["title"],
        document.get("author", ""),
        document.get("notes", ""),
        document.get("first", ROLL),
        _options(document.get("options", {})),
        tuple(Tile(**entry) for entry in battlefield.get("sections", ())),
        tuple(battlefield.get("rows", ())),
        Force(**values_of(document.get("one", {}))),
        Force(**values_of(document.get("two", {}))),
        Moment(**values_of(document["position"])) if "position" in document else None,
        pool.get("armies"),
        pool.get("sections"),
    )


def _options(table: dict[str, Any]) -> Options:
    """A preset, the base game's if none is named, and single values that differ from it."""
    values = dict(table)
    preset = PRESETS[values.pop("preset")] if "preset" in values else BASE_2010
    return replace(preset, **values)


def _options_table(options: Options) -> dict[str, Any]:
    """The nearest preset and what differs from it."""
    values = asdict(options)
    differing = {
        name: {key: value for key, value in values.items() if value != getattr(preset, key)}
        for name, preset in PRESETS.items()
    }
    nearest = min(differing, key=lambda name: len(differing[name]))
    return {"preset": nearest, **differing[nearest]}
