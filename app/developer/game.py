"""What the developers' tools need of a game: moments to paint, and a battle to test the program with.

A game registers an object like this as its `demo`. A tool leaves out the games that have none.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from app.shell.games import shown_games

if TYPE_CHECKING:
    from app.shell.desktop import Desktop, Destination, Fight


class Shot(NamedTuple):
    """A picture: its name, where to go, what to do there, and when it is ready."""

    name: str
    place: "Destination"
    act: Callable[[Any], object] | None = None
    ready: Callable[[Any], bool] | None = None


class Demo(Protocol):
    """A screen is one that the game's `screens` have made; a play screen has its battle as `session`."""

    def shots(self, desktop: "Desktop", /) -> Sequence[Shot]:
        """Its screens, each in a state that a battle truly came to. Saves those battles in the user's folder."""

    def moments(self, library: Any, /) -> tuple[Path, Path]:
        """The records of two battles that stand alike, but that a computer must think long, and that a person must."""

    # A short battle against the computer, for `--selftest`

    reference: tuple[str, ...]
    """Where its first picture is kept in `resources`."""

    def fight(self, library: Any, /) -> "Fight":
        """Its beginning must always look the same."""

    def is_ready(self, screen: Any, /) -> bool:
        """Whether the person is asked for a decision, or shown the end."""

    def answer(self, screen: Any, /) -> None:
        """Decide for the person by pressing what he would press, so that the battle ends soon."""


def demos() -> dict[str, Demo]:
    """The demos of all games that have one, by the id of the game."""
    return {game.id: game.part("demo") for game in shown_games() if game.has("demo")}
