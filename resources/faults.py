"""What is wrong with a file: every fault with its place and a sentence, and the exception that carries them all."""

from collections.abc import Iterable
from typing import Any, Final

from engine.game import Phrase

Path = tuple[str | int, ...]
"""Keys and places in lists that lead to a value: ("units", 2, "name")."""

_LONGEST_SHOWN: Final = 40


class Fault(Phrase):
    """One thing that is wrong: where, as a key path or a line, and a sentence that says what to do about it.

    >>> print(Fault("units", "The army has {found} units.", found=7))
    units: The army has 7 units.
    """

    __slots__ = ("place",)

    def __init__(self, place: str | Phrase, template: str, /, **values: Any) -> None:
        super().__init__(template, **values)
        self.place = place

    @property
    def where(self) -> str:
        return str(self.place)

    @property
    def sentence(self) -> str:
        return super().__str__()

    def __str__(self) -> str:
        return f"{self.where}: {self.sentence}" if self.where else self.sentence


class Rejected(ValueError):  # noqa: N818  # it is the file that is rejected
    """A file, or a value made by an editor, that cannot be used; `faults` lists everything that is wrong with it.

    >>> print(Rejected([Fault("units[0].full", "Give a whole number.")]))
    units[0].full: Give a whole number.
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


def where_of(path: Path) -> str:
    """A path as people write it.

    >>> where_of(("units", 2, "cards", 0, "attack"))
    'units[2].cards[0].attack'
    """
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += ("." if text else "") + (part if _is_bare(part) else str(shown(part)))
    return text


def cannot_open(error: OSError) -> Fault:
    return Fault("", "The file cannot be opened: {reason}.", reason=error.strerror or Phrase("unknown reason"))


def shown(value: object) -> str | Phrase:
    """A value from a file as a sentence may quote it: short, on one line, whatever the file holds."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return Phrase("“{text}”", text=_short(value))
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else Phrase("a huge number")
    if isinstance(value, list):
        return Phrase("a list")
    if isinstance(value, dict):
        return Phrase("a table")
    if value is None:
        return "nothing"
    return Phrase("a decimal number") if isinstance(value, float) else Phrase("a date or time")


def plain(text: str) -> str:
    """The text with everything unprintable replaced, so that it cannot upset a terminal or a label."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _short(text: str) -> str:
    return plain(text) if len(text) <= _LONGEST_SHOWN else plain(text[: _LONGEST_SHOWN - 1]) + "…"


def _is_bare(key: str) -> bool:
    return len(key) <= _LONGEST_SHOWN and key.isascii() and key.replace("_", "a").replace("-", "a").isalnum()
