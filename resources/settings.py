"""The user's settings: a value, and the file it is kept in, which is replaced whole or not at all."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from resources.document import parse_any, read_file
from resources.faults import Fault, Rejected
from resources.schema import Choice, Flag, Key, MapOf, Rule, Table, Text, Whole, Word, inspect
from resources.writing import write

FILE: Final = "settings.toml"
"""In the user's own folder."""
SYSTEM: Final = "system"
THEMES: Final = (SYSTEM, "light", "dark", "contrast_light", "contrast_dark")
LANGUAGES: Final = (SYSTEM, "en", "de")
ALWAYS: Final = "always"
WHEN_IT_MATTERS: Final = "matters"
REPLIES: Final = (ALWAYS, WHEN_IT_MATTERS)
LEAST_SCALE: Final = 90
MOST_SCALE: Final = 160
LEAST_SPEED: Final = 25
MOST_SPEED: Final = 400
MOST_VOLUME: Final = 100
_MOST_COPIES: Final = 100
_LONGEST_STATE: Final = 900
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Settings:
    """What the user has chosen, and what the program remembers for him."""

    theme: str = SYSTEM
    scale: int = 100
    """Of all text, in per cent."""
    language: str = SYSTEM
    speed: int = 100
    """Of everything that moves, in per cent."""
    reduce_motion: bool = False
    replies: str = WHEN_IT_MATTERS
    """Whether a person is asked for a reply always, or only when he has something to answer with."""
    curtain: bool = True
    """Whether the board is covered between two persons at one screen."""
    level: str = "captain"
    """The computer's, as last chosen."""
    scenario: str = ""
    """The one last played."""
    full_screen: bool = False
    places: Mapping[str, str] = field(default_factory=dict)
    """Sizes of windows and columns, by name, as Qt writes them."""
    name: str = ""
    """What the user calls himself when he plays with others."""
    sound: bool = True
    volume: int = 60
    """In per cent. Both matter only where sounds can be made."""
    choices: Mapping[str, str] = field(default_factory=dict)
    """What a game has the user choose, by the game's id and a name of its own: `manoeuvre_ask`."""


class ReadSettings(NamedTuple):
    """Settings as they were found, and what was wrong with the file."""

    settings: Settings
    faults: tuple[Fault, ...] = ()


_WORD: Final = Word("[a-z0-9_]{0,60}", "a plain word")
_RULES: Final[dict[str, Rule]] = {
    "theme": Choice(THEMES),
    "scale": Whole(LEAST_SCALE, MOST_SCALE),
    "language": Choice(LANGUAGES),
    "speed": Whole(LEAST_SPEED, MOST_SPEED),
    "reduce_motion": Flag(),
    "sound": Flag(),
    "volume": Whole(0, MOST_VOLUME),
    "replies": Choice(REPLIES),
    "curtain": Flag(),
    "level": _WORD,
    "scenario": _WORD,
    "name": Word(f".{{0,{LONGEST_NAME}}}", f"a name of at most {LONGEST_NAME} letters"),
    "full_screen": Flag(),
    "places": MapOf(_WORD, Text(_LONGEST_STATE), 100),
    "choices": MapOf(_WORD, _WORD, 100),
}
_TABLE: Final = Table({name: Key(rule, required=False) for name, rule in _RULES.items()})


def read(folder: Path) -> ReadSettings:
    """The settings of the user's folder; what is wrong in the file counts as not set. Never raises."""
    path = folder / FILE
    if not os.path.lexists(path):
        return ReadSettings(Settings())
    try:
        document = parse_any(read_file(path))
    except Rejected as rejected:
        return ReadSettings(Settings(), rejected.faults)
    sound = {name: value for name, value in document.items() if name in _RULES and not _faults(name, value)}
    return ReadSettings(Settings(**sound), tuple(inspect(document, _TABLE)))


def check(settings: Settings) -> None:
    """Raises Rejected if a value is not one that can be kept."""
    faults = inspect(_document(settings), _TABLE)
    if faults:
        raise Rejected(faults)


def keep(folder: Path, settings: Settings) -> None:
    """Replace the file; raises OSError, or Rejected, and then leaves it as it was.

    A file that cannot be read whole, a newer program's perhaps, is kept beside it first.
    """
    check(settings)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    if read(folder).faults:
        _keep_copy(path)
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(write(_document(settings)).encode())
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def placed(settings: Settings, name: str, state: str) -> Settings:
    """The settings with the size of something remembered."""
    return replace(settings, places={**settings.places, name: state})


def _document(settings: Settings) -> dict[str, Any]:
    values = {entry.name: getattr(settings, entry.name) for entry in fields(settings)}
    return {name: dict(value) if isinstance(value, Mapping) else value for name, value in values.items()}


def _faults(name: str, value: Any) -> list[Fault]:
    return inspect(value, _RULES[name])


def _keep_copy(path: Path) -> None:
    """Under another name beside it."""
    for number in range(1, _MOST_COPIES):
        copy = path.with_name(f"{path.stem}-{number}.kept")
        if not os.path.lexists(copy):
            path.rename(copy)
            return
