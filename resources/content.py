"""A game's door to its files: scenarios, how a battle begins from one, and what two machines must have in common.

What serves every game asks for the content of a game by the game's id, or by the record of a battle, and treats a
library and a scenario as values that only their game can look into.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from engine.game import State
from engine.record import Header, OtherContent, Record
from engine.registry import game, games
from resources.faults import Fault, shown


class Content(Protocol):
    """What a game registers as its `content`. A library is what `open` returns; it has the user's `folder`."""

    def open(self, folder: Path | None = None, /) -> Any:
        """The library: what comes with the game and what is in the user's folder, None for the usual one. Nothing is
        read before it is asked for.
        """

    def reread(self, library: Any, /) -> None:
        """Read the user's folder again when next asked, because a file was added, changed or removed."""

    def rejected(self, library: Any, /) -> Sequence[tuple[Path, tuple[Fault, ...]]]:
        """The user's files that cannot be used, and why."""

    # Scenarios

    def scenarios(self, library: Any, /) -> Mapping[str, Any]:
        """Every scenario by its id, those that come with the game first."""

    def read_scenario(self, text: str | bytes, library: Any, /) -> Any:
        """The scenario of a file; raises Rejected with every fault."""

    def scenario_in(self, header: Header, library: Any, /) -> Any:
        """The scenario that a recorded battle begins with; raises Rejected, or TypeError for an unknown rule option."""

    def title(self, scenario: Any, /) -> str:
        """What a scenario is called."""

    def about(self, scenario: Any, /) -> str:
        """What the file of a record is named by: small letters, figures, - and _."""

    # Battles

    def prepare(
        self, scenario: Any, library: Any, created: str, program: str, players: tuple[str, ...] = ("", ""), /
    ) -> tuple[Header, State[Any]]:
        """The header of a new battle and its first state; raises Rejected if the scenario is at fault."""

    def start_of(self, record: Record, library: Any, /) -> State[Any]:
        """The state in which a recorded battle began; raises OtherContent, or Misfit if it cannot begin so at all."""

    def read_state(self, text: str, library: Any, /) -> State[Any]:
        """The state, or the view, whose text this is; raises ValueError with a sentence. The text may be hostile."""

    # What a battle needs on two machines. A name is that of a key of `Header.content`, such as "army france".

    def lacking(self, header: Header, library: Any, /) -> tuple[str, ...]:
        """The names of what a battle needs and is not here; raises Rejected where here is another of that name."""

    def text_of(self, name: str, folder: Path, /) -> str:
        """A file that holds just that of the user's; raises Rejected if he has none of that name."""

    def check(self, name: str, text: str, header: Header, /) -> None:
        """What was sent must be right, and just what the battle needs; raises Rejected with every fault."""

    def keep(self, name: str, text: str, folder: Path, /) -> None:
        """Put what was sent among the user's own files, overwriting none; raises OSError."""

    def including(self, library: Any, texts: Iterable[str], /) -> Any:
        """A library that also holds what was sent, none of which is kept; raises Rejected."""


def content_of(name: str) -> Content:
    """The content of a game, by its id or by the module that registers it; raises NoSuchGame."""
    found: Content = game(name).part("content")
    return found


def library_of(name: str, folder: Path | None = None) -> Any:
    """The library of a game; raises NoSuchGame."""
    return content_of(name).open(folder)


def content_for(header: Header) -> Content:
    """The content of the game that was recorded; raises OtherContent if this program cannot play it."""
    # A record may come from anywhere, so a game is looked up by its id only: a module's name would be imported.
    registered = games().get(header.game)
    if registered is not None and registered.has("content") and tuple(header.seats) == registered.seats:
        found: Content = registered.part("content")
        return found
    raise OtherContent(
        "This is the record of another game, {game}; this program cannot play it.", game=shown(header.game)
    )


def start_of(record: Record, folder: Path | None = None) -> State[Any]:
    """The state in which a recorded battle of any game began; raises OtherContent, or Misfit."""
    content = content_for(record.header)
    return content.start_of(record, content.open(folder))
