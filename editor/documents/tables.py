"""Changes of documents: nested tables that are never changed themselves, each change giving a new one."""

from typing import Any

from resources.document import Document
from resources.faults import Path


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
