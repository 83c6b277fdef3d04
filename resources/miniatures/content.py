"""The companion's door to its files: rosters, battles, tables and fire tables, shipped and the user's own.

A file of the user's that is at fault is left out and listed in `Library.rejected` with all its faults.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

from msgspec import to_builtins

from engine.miniatures.fire import FireTable
from engine.miniatures.position import SEATS
from engine.miniatures.roster import Roster
from engine.miniatures.state import State, begin, read_state
from engine.miniatures.tables import Tables
from engine.record import Header, Misfit, OtherContent, Record
from resources.content import Content
from resources.document import digest_of, read_inside
from resources.faults import Fault, Rejected, shown
from resources.folder import own_folder
from resources.miniatures.battles import Battle, read_battle
from resources.miniatures.fire_tables import read_fire_table
from resources.miniatures.rosters import read_roster
from resources.miniatures.tables import read_tables, shipped

GAME: Final = "miniatures"
FOLDERS: Final = ("rosters", "battles", "tables", "fire-tables")
"""Of the user's folder, where each kind of file is looked for."""
_SHELVES: Final = ("rosters", "tables", "fire_tables", "battles")
SUFFIX: Final = ".toml"
MOST_FILES: Final = 1000
_DIGEST: Final = 16

T = TypeVar("T", Roster, Battle, Tables, FireTable)


class Library:
    """Everything there is to play with. Each kind is read when it is first asked for."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or own_folder()
        self.rejected: dict[Path, tuple[Fault, ...]] = {}
        """Every file of the user's that could not be used, and why."""
        self._visiting: list[str] = []

    @cached_property
    def rosters(self) -> Mapping[str, Roster]:
        return self._read("rosters", read_roster)

    @cached_property
    def tables(self) -> Mapping[str, Tables]:
        found = {shipped().id: shipped(), **self._read("tables", read_tables)}
        for text in self._visiting:
            tables = read_tables(text)
            found[tables.id] = tables
        return found

    @cached_property
    def fire_tables(self) -> Mapping[str, FireTable]:
        return self._read("fire-tables", read_fire_table)

    @cached_property
    def battles(self) -> Mapping[str, Battle]:
        return self._read("battles", lambda text: read_battle(text, self))

    def including(self, texts: Iterable[str]) -> "Library":
        """This library and the tables of these texts, none of which is kept; raises Rejected."""
        visiting = Library(self.folder)
        visiting._visiting = list(texts)
        visiting.read_all()
        return visiting

    def read_all(self) -> None:
        """Read every kind of file, so that all that are at fault are known."""
        for name in _SHELVES:
            getattr(self, name)

    def reread(self) -> None:
        """Read the user's folder again when next asked."""
        for name in _SHELVES:
            self.__dict__.pop(name, None)
        self.rejected.clear()

    def digest(self, id: str) -> str:
        """The sha256 of what tables say."""
        return digest_of(to_builtins(self.tables[id]))

    def _read(self, kind: str, read: Callable[[bytes], T]) -> dict[str, T]:
        found: dict[str, T] = {}
        root = files("resources.miniatures") / kind
        if root.is_dir():
            for source in sorted(root.iterdir(), key=lambda entry: entry.name):
                item = read(source.read_bytes())
                found[item.id] = item
        coming = set(found) | ({shipped().id} if kind == "tables" else set())
        for path in self._own_files(kind):
            try:
                item = read(read_inside(path, self.folder))
                if item.id in coming:
                    raise Rejected([Fault("id", "{id} comes with the program; choose another id.", id=shown(item.id))])
                if item.id in found:
                    taken = "Another file holds {id} already; choose another id."
                    raise Rejected([Fault("id", taken, id=shown(item.id))])
                found[item.id] = item
            except Rejected as rejected:
                self.rejected[path] = rejected.faults
        return found

    def _own_files(self, kind: str) -> Iterator[Path]:
        try:
            paths = sorted(path for path in (self.folder / kind).iterdir() if path.suffix == SUFFIX)
        except OSError:
            return
        yield from paths[:MOST_FILES]


def prepare(
    battle: Battle, library: Library, created: str, program: str, players: tuple[str, ...] = ("", "")
) -> tuple[Header, State]:
    """The header of a new battle and its first state."""
    tables = battle.setting.tables.id
    header = Header(
        GAME,
        program,
        created,
        dict(zip(SEATS, players, strict=True)),
        battle.write(),
        {f"tables {tables}": library.digest(tables)[:_DIGEST]},
        to_builtins(battle.setting.options),
    )
    return header, begin(battle.setting)


def start_of(record: Record, library: Library) -> State:
    """The state in which a recorded battle began; raises OtherContent, or Misfit if it cannot begin so at all."""
    header = record.header
    if header.game != GAME or tuple(header.seats) != SEATS:
        raise OtherContent(
            "This is the record of another game, {game}; this program cannot play it.", game=shown(header.game)
        )
    names = [name for name in header.content if not _is_same(header, library, name)]
    if names:
        told = tuple(str(shown(name)) for name in names[:4])
        raise OtherContent("This battle was fought with other data than those here: {names}.", names=told)
    try:
        battle = read_battle(header.start, library)
    except Rejected as rejected:
        raise Misfit("The battle cannot begin as this record says: {fault}", fault=rejected.faults[0]) from None
    if to_builtins(battle.setting.options) != dict(header.options):
        raise Misfit("The battle cannot begin as this record says: it has a rule option that is not known.")
    return begin(battle.setting)


def _is_same(header: Header, library: Library, name: str) -> bool:
    kind, _, id = name.partition(" ")
    return kind == "tables" and id in library.tables and library.digest(id).startswith(header.content[name])


class MiniaturesContent:
    """All of this for code that serves every game: a `resources.content.Content`."""

    open = staticmethod(Library)
    prepare = staticmethod(prepare)
    start_of = staticmethod(start_of)
    read_scenario = staticmethod(read_battle)

    def reread(self, library: Library, /) -> None:
        library.reread()

    def rejected(self, library: Library, /) -> list[tuple[Path, tuple[Fault, ...]]]:
        library.read_all()
        return list(library.rejected.items())

    def scenarios(self, library: Library, /) -> Mapping[str, Battle]:
        return library.battles

    def scenario_in(self, header: Header, library: Library, /) -> Battle:
        return read_battle(header.start, library)

    def title(self, battle: Battle, /) -> str:
        return battle.title

    def about(self, battle: Battle, /) -> str:
        return battle.id

    def read_state(self, text: str, library: Library, /) -> State:
        return read_state(text, library.tables.get)

    def lacking(self, header: Header, library: Library, /) -> tuple[str, ...]:
        """The tables that a battle needs and that are not here; raises Rejected where here are others of that name."""
        found = []
        for name in header.content:
            kind, _, id = name.partition(" ")
            if kind != "tables":
                unknown = "The battle needs {name}, which this program does not know."
                raise Rejected([Fault("", unknown, name=shown(name))])
            if id not in library.tables:
                found.append(name)
            elif not _is_same(header, library, name):
                raise _others(id)
        return tuple(found)

    def text_of(self, name: str, folder: Path, /) -> str:
        """The file of the user's that holds these tables; raises Rejected if there is none."""
        id = name.partition(" ")[2]
        for path in sorted((folder / "tables").glob(f"*{SUFFIX}")):
            try:
                data = read_inside(path, folder)
                if read_tables(data).id == id:
                    return data.decode("utf-8-sig")
            except Rejected:
                continue
        raise Rejected([Fault("", "There is no {kind} {id} among your files.", kind="tables", id=shown(id))])

    def check(self, name: str, text: str, header: Header, /) -> None:
        """Tables that were sent must be right, and just those that the battle needs; raises Rejected."""
        tables = read_tables(text)
        if name != f"tables {tables.id}" or not digest_of(to_builtins(tables)).startswith(header.content[name]):
            raise _others(name.partition(" ")[2])

    def keep(self, name: str, text: str, folder: Path, /) -> None:
        """Put tables that were sent among the user's own, overwriting none; raises OSError."""
        place = folder / "tables"
        place.mkdir(parents=True, exist_ok=True)
        id = name.partition(" ")[2]
        path, number = place / f"{id}{SUFFIX}", 2
        while path.exists():
            path, number = place / f"{id}-{number}{SUFFIX}", number + 1
        path.write_text(text, encoding="utf-8")

    def including(self, library: Library, texts: Iterable[str], /) -> Library:
        return library.including(texts)


def _others(id: str) -> Rejected:
    sentence = "There is another {kind} {id} here than the one of this battle; rename or remove yours."
    return Rejected([Fault("", sentence, kind="tables", id=shown(id))])


CONTENT: Final[Content] = MiniaturesContent()
