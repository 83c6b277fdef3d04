"""The library: armies, sections and scenarios that come with the program, and those in the user's own folder.

A bad file of the user's never stops the program: it is left out and listed in `rejected` with all its faults.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from engine.game import Phrase
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import Section
from resources.document import digest_of, parse, parse_any, read_inside
from resources.faults import Fault, Rejected, shown
from resources.folder import own_folder
from resources.manoeuvre.armies import ArmySheet, played_part, sheet_of
from resources.manoeuvre.scenarios import Scenario, read_scenario
from resources.manoeuvre.sections import SectionSheet, read_sections

FOLDERS: Final = {"army": "armies", "sections": "sections", "scenario": "scenarios"}
"""Where in the user's folder each kind of file is looked for."""
KIND_WORDS: Final = {"army": Phrase("army"), "section": Phrase("section"), "scenario": Phrase("scenario")}
"""What a sentence calls one thing of each kind."""
SUFFIX: Final = ".toml"
MOST_FILES: Final = 1000
"""In each folder of the user's; the rest is left out, and `rejected` says so."""

T = TypeVar("T")


@dataclass(frozen=True)
class RejectedFile:
    """A file of the user's that is left out, and why."""

    path: Path
    faults: tuple[Fault, ...]


@dataclass(frozen=True)
class _Entry(Generic[T]):
    """One thing that a file holds, and where in the file its id stands."""

    id: str
    item: T
    digest: str
    where: str = "id"


@dataclass
class _Shelf(Generic[T]):
    """What was read of one kind."""

    items: dict[str, T] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    shipped: frozenset[str] = frozenset()
    rejected: list[RejectedFile] = field(default_factory=list)
    claimed: set[str] | None = None
    """What the rejected files would hold; found when it is first asked for."""

    def add(self, entries: list[_Entry[T]]) -> None:
        for entry in entries:
            self.items[entry.id] = entry.item
            self.digests[entry.id] = entry.digest

    def refuse_known(self, entries: list[_Entry[T]]) -> None:
        """Raises Rejected if a user's file takes an id that is taken."""
        faults = []
        for entry in entries:
            if entry.id in self.shipped:
                faults.append(Fault(entry.where, "{id} comes with the program; choose another id.", id=shown(entry.id)))
            elif entry.id in self.items:
                faults.append(
                    Fault(entry.where, "Another file holds {id} already; choose another id.", id=shown(entry.id))
                )
        if faults:
            raise Rejected(faults)


class Library:
    """Everything there is to play with. Each kind is read when it is first asked for."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or own_folder()

    @cached_property
    def sheets(self) -> Mapping[str, ArmySheet]:
        """Armies with how they play, by id, those of the program first."""
        return MappingProxyType(self._armies.items)

    @cached_property
    def armies(self) -> Mapping[str, Army]:
        return MappingProxyType({id: sheet.army for id, sheet in self.sheets.items()})

    @cached_property
    def section_sheets(self) -> Mapping[str, SectionSheet]:
        return MappingProxyType(self._sections.items)

    @cached_property
    def sections(self) -> Mapping[str, Section]:
        return MappingProxyType({id: sheet.section for id, sheet in self.section_sheets.items()})

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        return MappingProxyType(self._scenarios.items)

    def including(self, texts: Iterable[str]) -> "Library":
        """This library and the armies and sections of these texts, none of which is kept; raises Rejected."""
        visiting = Library(self.folder)
        # What was read already is not read again; the shelves are copied, since they grow.
        for name in ("_armies", "_sections", "_scenarios"):
            shelf = getattr(self, name)
            visiting.__dict__[name] = replace(shelf, items=dict(shelf.items), digests=dict(shelf.digests))
        for text in texts:
            if parse_any(text).get("kind") == "sections":
                visiting._sections.add(_sections(text.encode()))
            else:
                visiting._armies.add(_army(text.encode()))
        return visiting

    def reread(self) -> None:
        """Read the user's folder again when next asked, because a file was added, changed or removed."""
        for name in (
            "sheets",
            "armies",
            "section_sheets",
            "sections",
            "scenarios",
            "_armies",
            "_sections",
            "_scenarios",
        ):
            self.__dict__.pop(name, None)

    @property
    def rejected(self) -> tuple[RejectedFile, ...]:
        """Every file of the user's that could not be used."""
        return (*self._armies.rejected, *self._sections.rejected, *self._scenarios.rejected)

    def army(self, id: str) -> Army:
        """An army; raises Rejected if there is none of this id."""
        return self._find(self.armies, "army", id)

    def section(self, id: str) -> Section:
        return self._find(self.sections, "section", id)

    def scenario(self, id: str) -> Scenario:
        return self._find(self.scenarios, "scenario", id)

    def digest(self, kind: str, id: str) -> str:
        """The sha256 of an army, section or scenario: of what it says, not of how its file is written.

        Armies and sections count only what is played, so that a battle fits its record although a name was corrected.
        """
        return self._find(self._shelf(kind).digests, kind, id)

    def is_shipped(self, kind: str, id: str) -> bool:
        """Whether it came with the program, and so cannot be changed."""
        return id in self._shelf(kind).shipped

    def left_out(self, kind: str, id: str) -> str | Phrase:
        """Where something is not there: a sentence to add if a file that would hold it was left out, else empty."""
        shelf = self._shelf(kind)
        if shelf.claimed is None:
            shelf.claimed = {id for entry in shelf.rejected for id in _claims(entry.path, self.folder, kind)}
        if id in shelf.claimed:
            return Phrase(" A file of yours that holds it was left out; “manoeuvre check” names its faults.")
        return ""

    def _find(self, items: Mapping[str, T], kind: str, id: str) -> T:
        if id not in items:
            advice = self.left_out(kind, id) or Phrase(" It may have been renamed or removed.")
            raise Rejected(
                [Fault("", "There is no {kind} {id} here.{advice}", kind=KIND_WORDS[kind], id=shown(id), advice=advice)]
            )
        return items[id]

    def _shelf(self, kind: str) -> _Shelf[Any]:
        shelves: dict[str, Callable[[], _Shelf[Any]]] = {
            "army": lambda: self._armies,
            "section": lambda: self._sections,
            "scenario": lambda: self._scenarios,
        }
        return shelves[kind]()

    @cached_property
    def _armies(self) -> _Shelf[ArmySheet]:
        return self._read("armies", "armies", _army)

    @cached_property
    def _sections(self) -> _Shelf[SectionSheet]:
        return self._read("sections", "", _sections)

    @cached_property
    def _scenarios(self) -> _Shelf[Scenario]:
        def read(text: bytes) -> list[_Entry[Scenario]]:
            scenario = read_scenario(text, self)
            return [_Entry(scenario.id, scenario, digest_of(scenario.document()))]

        return self._read("scenarios", "scenarios", read)

    def _read(self, own: str, shipped: str, read: Callable[[bytes], list[_Entry[T]]]) -> _Shelf[T]:
        """Read what is shipped, which must be right, then the user's files."""
        shelf = _Shelf[T]()
        root = files("resources.manoeuvre")
        sources = [root / "sections.toml"] if not shipped else (root / shipped).iterdir()
        for source in sorted(sources, key=lambda entry: entry.name):
            if source.name.endswith(SUFFIX):
                shelf.add(read(source.read_bytes()))
        shelf.shipped = frozenset(shelf.items)
        for path in self._own_files(own, shelf.rejected):
            try:
                found = read(read_inside(path, self.folder))
                shelf.refuse_known(found)
            except Rejected as rejected:
                shelf.rejected.append(RejectedFile(path, rejected.faults))
            else:
                shelf.add(found)
        return shelf

    def _own_files(self, kind: str, rejected: list[RejectedFile]) -> Iterator[Path]:
        folder = self.folder / kind
        try:
            paths = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
        except FileNotFoundError:
            return
        except OSError as error:
            reason = error.strerror or Phrase("unknown reason")
            fault = Fault("", "The folder cannot be read: {reason}.", reason=reason)
            rejected.append(RejectedFile(folder, (fault,)))
            return
        if len(paths) > MOST_FILES:
            fault = Fault(
                "",
                "The folder holds {found} files; only the first {most} are read. Move some elsewhere.",
                found=len(paths),
                most=MOST_FILES,
            )
            rejected.append(RejectedFile(folder, (fault,)))
        yield from paths[:MOST_FILES]


def _army(text: bytes) -> list[_Entry[ArmySheet]]:
    document = parse(text, "army")
    sheet = sheet_of(document)
    return [_Entry(sheet.army.id, sheet, digest_of(played_part(document)))]


def _sections(text: bytes) -> list[_Entry[SectionSheet]]:
    return [
        _Entry(
            sheet.section.id,
            sheet,
            digest_of({"id": sheet.section.id, "rows": list(sheet.section.rows)}),
            f"sections[{place}].id",
        )
        for place, sheet in enumerate(read_sections(text))
    ]


def _claims(path: Path, folder: Path, kind: str) -> set[str]:
    """The ids that a file at fault was meant to hold: its name, and those it gives, as far as it can be read."""
    names: set[str] = {path.stem}
    try:
        document = parse(read_inside(path, folder), "sections" if kind == "section" else kind)
    except Rejected:
        return names
    sections = document.get("sections")
    tables = [document, *(sections if isinstance(sections, list) else ())]
    return names | {str(table.get("id")) for table in tables if isinstance(table, dict)}
