"""A small declarative checker: what a file may hold is said in tables, and every fault is found in one reading.

`inspect` works in two passes. The first compares the shape (keys, types, ranges). The second runs the checks that
tables carry, each only where the values it reads have the right shape, so that none meets what it does not expect.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, Protocol

from engine.game import Phrase
from resources.faults import Fault, Path, shown, where_of

Faults = Iterator[tuple[Path, Phrase]]
"""What a check finds: where, and what is wrong."""

EACH: Final = -1
"""In the path of a value that a check reads: every place of the list."""
_MOST_SUGGESTIONS: Final = 20


class Finding(NamedTuple):
    """A fault on its way to the reader: where, and what to say. An extra key breaks nothing that a check reads."""

    path: Path
    phrase: Phrase
    breaks: bool = True


class Rule(Protocol):
    """What a value must be like."""

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        """Faults of type, range and length, and those of everything inside."""

    def sense(self, value: Any, path: Path, broken: list[Path]) -> Iterator[Finding]:
        """Faults that the checks of this value and of everything inside find."""


class Check(NamedTuple):
    """Something that must hold between the values of a table; `find` yields paths relative to it, and what is wrong."""

    reads: tuple[Path, ...]
    find: Callable[[dict[str, Any]], Faults]

    def can_run(self, path: Path, broken: list[Path]) -> bool:
        return not any(_overlap((*path, *read), other) for read in self.reads for other in broken)


class Key(NamedTuple):
    """A key of a table: the rule for its value, and whether it may be left out."""

    rule: Rule
    required: bool = True


class Leaf:
    """A value with nothing inside."""

    def sense(self, value: Any, path: Path, broken: list[Path]) -> Iterator[Finding]:
        return iter(())


@dataclass(frozen=True)
class Text(Leaf):
    """Words for people: one line, or several."""

    longest: int
    lines: bool = False

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, str):
            yield Finding(path, Phrase("Write text in quotes here, not {value}.", value=shown(value)))
        elif len(value) > self.longest:
            yield Finding(
                path,
                Phrase(
                    "This text has {length} characters; shorten it to {most}.", length=len(value), most=self.longest
                ),
            )
        elif not (self.lines or value.strip()):
            yield Finding(path, Phrase("This text is empty; fill it in."))
        elif not (value.replace("\n", "") if self.lines else value).isprintable():
            yield Finding(path, Phrase("This text holds a character that cannot be printed; take it out."))


@dataclass(frozen=True)
class Word(Leaf):
    """A word of a fixed form; `wanted` completes the sentence “… is not …”."""

    pattern: str
    wanted: str | Phrase

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            yield Finding(path, Phrase("{value} is not {wanted}.", value=shown(value), wanted=self.wanted))


@dataclass(frozen=True)
class Whole(Leaf):
    """A whole number within bounds."""

    low: int
    high: int

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if type(value) is not int or not self.low <= value <= self.high:
            yield Finding(
                path,
                Phrase(
                    "{value} is not a whole number from {low} to {high}.",
                    value=shown(value),
                    low=self.low,
                    high=self.high,
                ),
            )


@dataclass(frozen=True)
class Flag(Leaf):
    """True or false."""

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if type(value) is not bool:
            yield Finding(path, Phrase("{value} is neither true nor false.", value=shown(value)))


@dataclass(frozen=True)
class Choice(Leaf):
    """One of a few words."""

    words: tuple[str, ...]

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, str) or value not in self.words:
            words = tuple(shown(word) for word in self.words)
            if len(words) > 1:
                yield Finding(
                    path, Phrase("{value} is not known here; write one of {words}.", value=shown(value), words=words)
                )
            else:
                yield Finding(
                    path, Phrase("{value} is not known here; write {words}.", value=shown(value), words=words)
                )


@dataclass(frozen=True)
class DieRange(Leaf):
    """The results of a d6 that succeed, such as [1, 4]; every printed range starts at 1 and leaves a chance to fail."""

    or_word: str = ""
    """A word that may stand in its place."""

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if self.or_word and value == self.or_word:
            return
        numbers = isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value)
        if not numbers or value[0] != 1 or not 1 <= value[1] <= 5:
            alternative = Phrase(" (or “{word}”)", word=self.or_word) if self.or_word else ""
            yield Finding(
                path,
                Phrase(
                    "This is not a range of a d6: write [1, n] with n from 1 to 5{alternative}.",
                    alternative=alternative,
                ),
            )


@dataclass(frozen=True)
class ListOf:
    """A list of at most so many values of one kind."""

    rule: Rule
    most: int

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, list):
            yield Finding(path, Phrase("Write a list in square brackets here, not {value}.", value=shown(value)))
        elif len(value) > self.most:
            yield Finding(
                path,
                Phrase(
                    "This list has {length} entries; at most {most} are allowed.", length=len(value), most=self.most
                ),
            )
        else:
            for place, entry in enumerate(value):
                yield from self.rule.shape(entry, (*path, place))

    def sense(self, value: Any, path: Path, broken: list[Path]) -> Iterator[Finding]:
        if isinstance(value, list) and len(value) <= self.most:
            for place, entry in enumerate(value):
                yield from self.rule.sense(entry, (*path, place), broken)


@dataclass(frozen=True)
class MapOf(Leaf):
    """A table whose keys are names that the file gives, at most so many."""

    keys: Word
    rule: Rule
    most: int

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield Finding(path, Phrase("Write a table here, not {value}.", value=shown(value)))
        elif len(value) > self.most:
            yield Finding(
                path,
                Phrase(
                    "This table has {length} entries; at most {most} are allowed.", length=len(value), most=self.most
                ),
            )
        else:
            for key, entry in value.items():
                yield from self.keys.shape(key, (*path, key))
                yield from self.rule.shape(entry, (*path, key))


@dataclass(frozen=True)
class Table:
    """A table with known keys, and what must hold between them."""

    keys: Mapping[str, Key]
    checks: tuple[Check, ...] = ()

    def shape(self, value: Any, path: Path) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield Finding(path, Phrase("Write a table here, not {value}.", value=shown(value)))
            return
        for name, key in self.keys.items():
            if name in value:
                yield from key.rule.shape(value[name], (*path, name))
            elif key.required:
                yield Finding((*path, name), Phrase("“{name}” is missing; add it.", name=name))
        unknown = [name for name in value if name not in self.keys]
        for name in unknown:
            near = get_close_matches(name[:60], self.keys, 1) if len(unknown) <= _MOST_SUGGESTIONS else []
            advice = Phrase("did you mean “{name}”?", name=near[0]) if near else Phrase("take it out.")
            yield Finding(
                (*path, name),
                Phrase("{name} is not known here; {advice}", name=shown(name), advice=advice),
                breaks=False,
            )

    def sense(self, value: Any, path: Path, broken: list[Path]) -> Iterator[Finding]:
        if not isinstance(value, dict):
            return
        for name, key in self.keys.items():
            if name in value:
                yield from key.rule.sense(value[name], (*path, name), broken)
        for check in self.checks:
            if check.can_run(path, broken):
                for place, phrase in check.find(value):
                    yield Finding((*path, *place), phrase)


def inspect(value: Any, rule: Rule) -> list[Fault]:
    """Every fault of a value, those of shape first."""
    shape = list(rule.shape(value, ()))
    broken = [finding.path for finding in shape if finding.breaks]
    return [
        Fault(where_of(f.path), f.phrase.template, **f.phrase.values) for f in (*shape, *rule.sense(value, (), broken))
    ]


def _overlap(read: Path, broken: Path) -> bool:
    """Whether a broken value is the one read, holds it, or lies in it."""
    return all(a in (b, EACH) for a, b in zip(read, broken, strict=False))
