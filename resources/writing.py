"""Writes documents as TOML that a person would have written: short lines, tables apart, long notes wrapped."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

_WIDTH: Final = 100
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_PIECES: Final = re.compile(rf".{{1,{_WIDTH}}}$|.{{1,{_WIDTH - 1}}} |.{{1,{_WIDTH}}}")
_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\t": "\\t", "\r": "\\r", "\n": "\\n"}


def write(document: Mapping[str, Any]) -> str:
    """The document as TOML: plain values first, then each table under its heading.

    >>> print(write({"title": "First battle", "one": {"edge": "north"}}), end="")
    title = "First battle"
    <BLANKLINE>
    [one]
    edge = "north"
    """
    return "\n".join(_table(document, "")) + "\n"


def _table(table: Mapping[str, Any], heading: str) -> list[str]:
    lines = [
        f"{_key(key)} = {_value(value)}"
        for key, value in table.items()
        if not _has_heading(value) and not (_is_series(value) and not heading)
    ]
    for key, value in table.items():
        inner = f"{heading}.{_key(key)}" if heading else _key(key)
        if _has_heading(value):
            lines += ["", f"[{inner}]", *_table(value, inner)]
        elif _is_series(value) and not heading:
            for entry in value:
                lines += ["", f"[[{inner}]]", *(f"{_key(k)} = {_value(v)}" for k, v in entry.items())]
    return lines


def _is_series(value: Any) -> bool:
    """Tables of one kind one after the other, as units are: each gets a heading of its own."""
    return isinstance(value, Sequence) and bool(value) and all(_has_heading(entry) for entry in value)


def _has_heading(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _lines(value) if "\n" in value or len(value) > _WIDTH else f'"{_escape(value)}"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }" if value else "{}"
    return _list([_value(entry) for entry in value])


def _list(entries: list[str]) -> str:
    line = "[" + ", ".join(entries) + "]"
    if len(line) <= _WIDTH:
        return line
    rows = [""]
    for entry in entries:
        joined = f"{rows[-1]} {entry}," if rows[-1] else f"{entry},"
        if len(joined) > _WIDTH and rows[-1]:
            rows.append(f"{entry},")
        else:
            rows[-1] = joined
    return "[\n" + "".join(f"  {row}\n" for row in rows) + "]"


def _lines(text: str) -> str:
    """A text of several lines. A backslash at a line's end joins it to the next, from which it takes leading spaces."""
    written = []
    for line in text.split("\n"):
        first, *rest = _PIECES.findall(line) or [""]
        rest = [rf"\u0020{_escape(piece[1:])}" if piece[0] == " " else _escape(piece) for piece in rest]
        written.append("\\\n".join([_escape(first), *rest]))
    return '"""\n' + "\n".join(written) + '"""'


def _escape(text: str) -> str:
    return "".join(
        _ESCAPES.get(letter) or (letter if letter.isprintable() else f"\\U{ord(letter):08x}") for letter in text
    )


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else f'"{_escape(key)}"'
