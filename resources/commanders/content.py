"""Commanders' door to its files: the scenarios there are, and from a scenario or a record to a battle."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from engine.commanders.registration import GAME
from engine.commanders.start import begin, read_state
from engine.commanders.state import State
from engine.record import Header, Misfit, OtherContent, Record
from resources.commanders.scenarios import Scenario, read_scenario
from resources.content import Content
from resources.document import read_file
from resources.faults import Fault, Rejected, shown
from resources.folder import own_folder

FOLDER: Final = "commanders"
"""In the user's folder: his own scenarios."""
SUFFIX: Final = ".toml"
MOST_FILES: Final = 1000


class Library:
    """The scenarios that come with the program, and those in the user's folder; a bad file of his is left out."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = own_folder() if folder is None else folder

    @cached_property
    def shipped(self) -> dict[str, Scenario]:
        place = files("resources.commanders") / "scenarios"
        paths = sorted((path for path in place.iterdir() if path.name.endswith(SUFFIX)), key=lambda path: path.name)
        found = [read_scenario(path.read_bytes()) for path in paths]
        return {scenario.id: scenario for scenario in found}

    @cached_property
    def _own(self) -> tuple[dict[str, Scenario], list[tuple[Path, tuple[Fault, ...]]]]:
        found: dict[str, Scenario] = {}
        rejected: list[tuple[Path, tuple[Fault, ...]]] = []
        paths = sorted((self.folder / FOLDER).glob(f"*{SUFFIX}"))
        for number, path in enumerate(paths):
            try:
                if number >= MOST_FILES:
                    raise Rejected([Fault("", "There are more than {most} files in this folder.", most=MOST_FILES)])
                scenario = read_scenario(read_file(path))
                if scenario.id in self.shipped or scenario.id in found:
                    raise Rejected([Fault("id", "There is another scenario {id}; choose another id.", id=scenario.id)])
            except Rejected as fault:
                rejected.append((path, fault.faults))
            else:
                found[scenario.id] = scenario
        return found, rejected

    @property
    def scenarios(self) -> dict[str, Scenario]:
        return self.shipped | self._own[0]

    @property
    def rejected(self) -> list[tuple[Path, tuple[Fault, ...]]]:
        return self._own[1]

    def reread(self) -> None:
        self.__dict__.pop("_own", None)


class CommandersContent:
    """All of this for code that serves every game: a `resources.content.Content`."""

    open = staticmethod(Library)

    def reread(self, library: Library, /) -> None:
        library.reread()

    def rejected(self, library: Library, /) -> list[tuple[Path, tuple[Fault, ...]]]:
        return library.rejected

    def scenarios(self, library: Library, /) -> Mapping[str, Scenario]:
        return library.scenarios

    def read_scenario(self, text: str | bytes, library: Library, /) -> Scenario:
        return read_scenario(text)

    def scenario_in(self, header: Header, library: Library, /) -> Scenario:
        options: dict[str, Any] = dict(header.options)
        scenario = read_scenario(header.start)
        return replace(scenario, options=replace(scenario.options, **options))

    def title(self, scenario: Scenario, /) -> str:
        return scenario.title

    def about(self, scenario: Scenario, /) -> str:
        return scenario.id

    def prepare(
        self, scenario: Scenario, library: Library, created: str, program: str, players: tuple[str, ...] = ("", ""), /
    ) -> tuple[Header, State]:
        start = scenario.start()
        seats = dict(zip(GAME.seats, players, strict=True))
        header = Header(GAME.id, program, created, seats, scenario.write(), {}, asdict(scenario.options))
        return header, begin(start)

    def start_of(self, record: Record, library: Library, /) -> State:
        header = record.header
        if header.game != GAME.id or tuple(header.seats) != GAME.seats:
            raise OtherContent(
                "This is the record of another game, {game}; this program cannot play it.", game=shown(header.game)
            )
        try:
            return begin(self.scenario_in(header, library).start())
        except Rejected as rejected:
            raise Misfit("The battle cannot begin as this record says: {fault}", fault=rejected.faults[0]) from None
        except TypeError:
            raise Misfit(
                "The battle cannot begin as this record says: it has a rule option that is not known."
            ) from None

    def read_state(self, text: str, library: Library, /) -> State:
        return read_state(text)

    # A battle needs nothing that its scenario does not hold, and the scenario is in the header.

    def lacking(self, header: Header, library: Library, /) -> tuple[str, ...]:
        if header.content:
            name = next(iter(header.content))
            raise Rejected([Fault("", "The battle needs {name}, which this program does not know.", name=shown(name))])
        return ()

    def text_of(self, name: str, folder: Path, /) -> str:
        raise Rejected([Fault("", "There is no {name} among your files.", name=shown(name))])

    def check(self, name: str, text: str, header: Header, /) -> None:
        raise Rejected([Fault("", "The battle needs no {name}.", name=shown(name))])

    def keep(self, name: str, text: str, folder: Path, /) -> None:
        """Nothing is ever sent."""

    def including(self, library: Library, texts: Iterable[str], /) -> Library:
        return library


CONTENT: Final[Content] = CommandersContent()
