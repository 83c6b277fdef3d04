"""Undo and redo: a document with everything that was done to it, as a value."""

from dataclasses import dataclass, replace
from typing import Any

from resources.document import Document
from resources.faults import Path


@dataclass(frozen=True)
class Change:
    """A change: what was there before it, and what it is called."""

    before: Document
    words: str
    key: str = ""
    """Changes of the same key that follow each other are one: the letters of a name, the squares of a stroke."""


@dataclass(frozen=True)
class History:
    """A document now, what led to it, and what was taken back.

    >>> history = History({"id": "a"}).do({"id": "b"}, "Rename")
    >>> history.undo().now, history.undo().redo().now
    ({'id': 'a'}, {'id': 'b'})
    """

    now: Document
    past: tuple[Change, ...] = ()
    future: tuple[Change, ...] = ()

    def do(self, document: Document, words: str, key: str = "") -> "History":
        """A change; one that changes nothing leaves no trace."""
        if document == self.now:
            return self
        if key and self.past and self.past[-1].key == key:
            if document == self.past[-1].before:
                return History(document, self.past[:-1])
            return History(document, self.past)
        return History(document, (*self.past, Change(self.now, words, key)))

    def settled(self) -> "History":
        """Whatever comes next is a change of its own."""
        if not self.past or not self.past[-1].key:
            return self
        return replace(self, past=(*self.past[:-1], replace(self.past[-1], key="")))

    def undo(self) -> "History":
        if not self.past:
            return self
        last = replace(self.past[-1], key="")
        return History(last.before, self.past[:-1], (*self.future, replace(last, before=self.now)))

    def redo(self) -> "History":
        if not self.future:
            return self
        last = self.future[-1]
        return History(last.before, (*self.past, replace(last, before=self.now)), self.future[:-1])

    @property
    def undo_words(self) -> str:
        """What would be undone; empty if there is nothing."""
        return self.past[-1].words if self.past else ""

    @property
    def redo_words(self) -> str:
        return self.future[-1].words if self.future else ""


def at(table: Any, path: Path, default: Any = None) -> Any:
    """What lies at a path, or the default.

    >>> at({"units": [{"full": 6}]}, ("units", 0, "full"))
    6
    """
    for part in path:
        if isinstance(table, list):
            if not (isinstance(part, int) and 0 <= part < len(table)):
                return default
            table = table[part]
        elif isinstance(table, dict) and part in table:
            table = table[part]
        else:
            return default
    return table


def put(table: Document, path: Path, value: Any) -> Document:
    """The same with another value at a path; tables that are missing on the way are made.

    >>> put({"id": "a"}, ("one", "edge"), "north")
    {'id': 'a', 'one': {'edge': 'north'}}
    """
    changed: Document = _put(table, path, value)
    return changed


def drop(table: Document, path: Path) -> Document:
    """The same without what lies at a path, and without the tables that this leaves empty.

    >>> drop({"id": "a", "one": {"edge": "north"}}, ("one", "edge"))
    {'id': 'a'}
    """
    holder = at(table, path[:-1])
    if isinstance(holder, list) and isinstance(path[-1], int):
        return put(table, path[:-1], [entry for place, entry in enumerate(holder) if place != path[-1]])
    if not isinstance(holder, dict) or path[-1] not in holder:
        return table
    rest = {key: value for key, value in holder.items() if key != path[-1]}
    if rest or len(path) == 1:
        return put(table, path[:-1], rest) if len(path) > 1 else rest
    return drop(table, path[:-1])


def say(table: Document, path: Path, value: Any) -> Document:
    """Put a value, or take the key out if the value says nothing: empty text, an empty list, False, None."""
    return drop(table, path) if value is None or value is False or value in ("", [], {}) else put(table, path, value)


def path_of(where: str) -> Path:
    """The path that a fault names.

    >>> path_of("units[2].cards[0].attack")
    ('units', 2, 'cards', 0, 'attack')
    """
    parts: list[str | int] = []
    for word in where.replace("[", ".[").split("."):
        if word.startswith("[") and word.endswith("]") and word[1:-1].isdigit():
            parts.append(int(word[1:-1]))
        elif word:
            parts.append(word)
    return tuple(parts)


def _put(table: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    part, rest = path[0], path[1:]
    if isinstance(part, int):
        return [_put(entry, rest, value) if place == part else entry for place, entry in enumerate(table)]
    inner = table.get(part, {} if rest else None) if isinstance(table, dict) else {}
    return {**(table if isinstance(table, dict) else {}), part: _put(inner, rest, value)}
