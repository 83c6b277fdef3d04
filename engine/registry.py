"""Which games there are, and where the parts of each are found: nothing of a game is imported before it is needed.

A game of the program has a package here with a module `registration` that holds its `GAME`. A game from elsewhere is a
module with a `GAME` of its own, and is known once somebody has named that module.

>>> game("manoeuvre").name
'Manoeuvre'
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final

import engine

NAME: Final = "GAME"
"""Of the value in a module that registers a game."""
_MODULE: Final = "registration"
_elsewhere: Final[dict[str, None]] = {}
"""The modules that `game` was asked for, so that a record of such a game is understood in the whole process."""


class NoSuchGame(ValueError):  # noqa: N818  # told to a user, as a sentence
    """There is no game by that name, or it has no such part."""


@dataclass(frozen=True)
class Registration:
    """A game, and its parts as places: `module:attribute`, empty where there is none. `part` imports one."""

    id: str
    """In records and on the command line: small letters."""
    name: str
    """As people read it."""
    seats: tuple[str, ...] = ("one", "two")
    """The words for its seats in records and in the bot protocol."""
    content: str = ""
    """Its door to armies, scenarios and whatever else it reads: a `resources.content.Content`."""
    players: str = ""
    """Who can play it: `ai.bots.Players`."""
    arena: str = ""
    """How the arena sets up its battles: an `ai.arena.game.Arena`."""
    screens: str = ""
    """How it is shown and played in the window: `app.shell.games.Screens`."""
    words: str = ""
    """Its sides, levels, actions and events in words: `app.shell.games.Words`."""
    replay: str = ""
    """How a battle is looked back at."""
    offers: str = ""
    """How its battles are offered over the network: `app.shell.lan.offers.GameOffers`."""
    editor: str = ""
    """The modes of the editor for its files."""
    commands: str = ""
    """Its own commands by name and purpose, in a package that holds a module for each."""
    console: str = ""
    """Its battles as plain text and at random, for the commands of every game: `app.shell.console.Console`."""
    demo: str = ""
    """What the developers' tools show of it: `app.developer.game.Demo`."""
    help: str = ""
    """Its pages of help: `app.shell.games.Help`."""

    def __post_init__(self) -> None:
        if not (self.id.isascii() and self.id.isalpha() and self.id.islower()):
            raise ValueError(f"“{self.id}” is not the id of a game: small letters only.")

    @property
    def chance(self) -> int:
        """The seat of chance."""
        return len(self.seats)

    @property
    def nobody(self) -> int:
        return len(self.seats) + 1

    def has(self, part: str) -> bool:
        return bool(getattr(self, part))

    def part(self, part: str) -> Any:
        """Import a part by the name of its field; raises NoSuchGame if this game has none."""
        assert part in {field.name for field in fields(self)}, part
        if not self.has(part):
            raise NoSuchGame(f"The game {self.name} has no {part}.")
        return load(getattr(self, part))


def load(place: str) -> Any:
    """What is found at `module:attribute`.

    >>> load("engine.registry:NAME")
    'GAME'
    """
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def game(name: str) -> Registration:
    """A game by its id, or by the dotted name of a module that registers one, which then is known by its id as well.

    Raises NoSuchGame.
    """
    if "." in name:
        found = games([name])
        _elsewhere[name] = None
        return found[_from(name).id]
    known = games()
    if name not in known:
        raise NoSuchGame(f"There is no game “{name}”; known are {', '.join(known)}.")
    return known[name]


def games(elsewhere: Iterable[str] = ()) -> dict[str, Registration]:
    """Every game of the program and those in these modules, by id; raises NoSuchGame for a module that holds none.

    The first call looks at the folder and imports one small module a game; what is asked for later is kept.
    """
    found = dict(_program())
    for name in (*_elsewhere, *elsewhere):
        other = _from(name)
        if found.setdefault(other.id, other) != other:
            raise NoSuchGame(f"“{name}” registers {other.id}, which is another game already.")
    return found


@cache
def _program() -> Mapping[str, Registration]:
    """The games that come with the program."""
    places = [f"{engine.__name__}.{found.name}.{_MODULE}" for found in iter_modules(engine.__path__) if found.ispkg]
    modules = [import_module(place) for place in places if find_spec(place) is not None]
    return {known.id: known for known in (getattr(module, NAME) for module in modules)}


def _from(name: str) -> Registration:
    try:
        found = getattr(import_module(name), NAME)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise NoSuchGame(f"“{name}” is not a module that registers a game: {error}.") from None
    if not isinstance(found, Registration):
        raise NoSuchGame(f"“{name}” is not a module that registers a game: its {NAME} is something else.")
    return found
