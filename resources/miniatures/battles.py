"""Battles of the companion as files: two rosters by id or in full, the tables, the options, how many turns."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from msgspec import convert, to_builtins
from msgspec.structs import replace

from engine.game import Phrase
from engine.miniatures.fire import FireTable
from engine.miniatures.position import MOST_TURNS, SEATS, Setting
from engine.miniatures.roster import Roster
from engine.miniatures.tables import FURTHEST, OPTION_VALUES, Options, Tables
from resources.document import Document, header, parse
from resources.faults import Fault, Path, Rejected, shown
from resources.miniatures.fire_tables import FIRE_TABLE, fire_table_of
from resources.miniatures.fire_tables import document_of as fire_document
from resources.miniatures.rosters import ROSTER, roster_of
from resources.miniatures.rosters import document_of as roster_document
from resources.miniatures.tables import ID
from resources.schema import Choice, Finding, Key, Rule, Table, Text, Whole, inspect
from resources.writing import write

KIND: Final = "miniatures-battle"
TURNS: Final = 10
SHEET: Final = "sheet"


class Shelves(Protocol):
    """Where a battle's file finds what it names."""

    @property
    def rosters(self) -> Mapping[str, Roster]: ...
    @property
    def tables(self) -> Mapping[str, Tables]: ...
    @property
    def fire_tables(self) -> Mapping[str, FireTable]: ...


@dataclass(frozen=True)
class Battle:
    """A battle to be fought; its document holds both rosters in full, so that it needs no other file but the tables."""

    id: str
    title: str
    setting: Setting

    def document(self) -> Document:
        setting = self.setting
        document: Document = {"kind": KIND, "id": self.id, "title": self.title, "turns": setting.turns}
        document["first"] = SEATS[setting.first]
        document["tables"] = setting.tables.id
        options = {name: value for name, value in to_builtins(setting.options).items() if value != _DEFAULTS[name]}
        if options:
            document["options"] = options
        for seat, word in enumerate(SEATS):
            document[word] = roster_document(setting.rosters[seat])
        if setting.fire is not None:
            document["fire"] = fire_document(setting.fire)
        return document

    def write(self) -> str:
        return write(self.document())


def battle_of(title: str, one: Roster, two: Roster, tables: Tables, **values: Any) -> Battle:
    """A battle between two rosters. Where both use an id, side two's gets a number: the same roster may meet itself."""
    setting = Setting(tables, (one, _renamed(two, one)), **values)
    return Battle(f"{one.id}_{two.id}"[:40].strip("_"), title, setting)


def _renamed(roster: Roster, other: Roster) -> Roster:
    taken = set(_ids(other))
    new: dict[str, str] = {}
    for id in _ids(roster):
        found, number = id, 2
        while found in taken:
            found, number = f"{id}_{number}", number + 1
        taken.add(found)
        new[id] = found
    return replace(
        roster,
        units=tuple(replace(unit, id=new[unit.id]) for unit in roster.units),
        leaders=tuple(
            replace(leader, id=new[leader.id], commands=tuple(new[id] for id in leader.commands))
            for leader in roster.leaders
        ),
    )


def _ids(roster: Roster) -> list[str]:
    return [*(unit.id for unit in roster.units), *(leader.id for leader in roster.leaders)]


def read_battle(text: str | bytes, shelves: Shelves) -> Battle:
    """The battle of a file; raises Rejected with every fault."""
    document = parse(text, KIND)
    faults = inspect(document, _BATTLE)
    if faults:
        raise Rejected(faults)
    missing: list[Fault] = []
    rosters = [_found(document[word], word, shelves.rosters, missing) for word in SEATS]
    fire = _found(document["fire"], "fire", shelves.fire_tables, missing) if "fire" in document else None
    tables = _found(document.get("tables", SHEET), "tables", shelves.tables, missing)
    if missing:
        raise Rejected(missing)
    one, two = (roster if isinstance(roster, Roster) else roster_of(roster) for roster in rosters)
    table = fire if fire is None or isinstance(fire, FireTable) else fire_table_of(fire)
    setting = Setting(
        tables,
        (one, _renamed(two, one)),
        convert(document.get("options", {}), Options),
        document.get("turns", TURNS),
        SEATS.index(document.get("first", SEATS[0])),
        table,
    )
    return Battle(document["id"], document["title"], setting)


def _found(value: Any, where: str, shelf: Mapping[str, Any], missing: list[Fault]) -> Any:
    """What stands here in full, or what an id names."""
    if isinstance(value, str) and value not in shelf:
        missing.append(Fault(where, "There is no {id} here; it may have been renamed or removed.", id=shown(value)))
        return None
    return shelf[value] if isinstance(value, str) else value


@dataclass(frozen=True)
class _Named:
    """An id, or in its place the whole table."""

    whole: Table

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        rule: Rule = ID if isinstance(value, str) else self.whole
        return rule.shape(value, path)

    def sense(self, value: Any, path: Path, broken: list[Path]) -> Iterator[Finding]:
        return iter(()) if isinstance(value, str) else self.whole.sense(value, path, broken)


@dataclass(frozen=True)
class _OneOf:
    """One of a few values, be they words or numbers."""

    values: tuple[int | str, ...]

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if type(value) not in (int, str) or value not in self.values:
            words = tuple(str(shown(each)) for each in self.values)
            sentence = Phrase("{value} is not known here; write one of {words}.", value=shown(value), words=words)
            yield Finding(path, sentence)

    def sense(self, value: Any, path: Path, broken: list[Path]) -> Iterator[Finding]:
        return iter(())


_DEFAULTS: Final = to_builtins(Options())
_OPTIONS: Final = Table(
    {
        **{name: Key(_OneOf(values), required=False) for name, values in OPTION_VALUES.items()},
        "close_range": Key(Whole(0, FURTHEST), required=False),
    }
)
_BATTLE: Final = Table(
    {
        **header(KIND),
        "id": Key(ID),
        "title": Key(Text(80)),
        "one": Key(_Named(ROSTER)),
        "two": Key(_Named(ROSTER)),
        "tables": Key(ID, required=False),
        "fire": Key(_Named(FIRE_TABLE), required=False),
        "turns": Key(Whole(1, MOST_TURNS), required=False),
        "first": Key(Choice(SEATS), required=False),
        "options": Key(_OPTIONS, required=False),
    }
)
