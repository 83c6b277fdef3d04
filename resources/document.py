"""The door for text: bytes of unknown origin become a document (nested tables), or are rejected with every reason.

Files are TOML, and each says in its first key what it is: `kind = "army"`, "sections" or "scenario". Records of battles
are the exception: they grow line by line, and their first line tells what they are (`engine.record`).
"""

import hashlib
import json
import re
import stat
import tomllib
from pathlib import Path
from typing import Any, Final

from engine.record import is_record
from resources.faults import Fault, Rejected, plain, shown
from resources.schema import Choice, Key, Whole

Document = dict[str, Any]

KINDS: Final = ("army", "sections", "scenario")
FORMAT: Final = 1
"""The version of the file formats; a file written for a later one is refused with advice."""
LARGEST: Final = 256 * 1024
LONGEST_LINE: Final = 1000
"""In characters. The parser's time grows with the square of a dotted key's length, hence a limit on lines."""
DEEPEST: Final = 8

_OPENING: Final = 100
"""Characters, more than enough to recognise a record by."""
_PLACE: Final = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)$")


def header(kind: str) -> dict[str, Key]:
    """The keys that every file begins with."""
    return {"kind": Key(Choice((kind,))), "format": Key(Whole(1, FORMAT), required=False)}


def read_file(path: Path) -> bytes:
    """The bytes of a regular file of bearable size; raises Rejected."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise Rejected([Fault("", "This is not a file that can be read.")])
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise Rejected([Fault("", f"The file cannot be opened: {error.strerror or 'unknown reason'}.")]) from None


def parse(text: str | bytes, kind: str) -> Document:
    """Read a document that should be of a kind; raises Rejected. What it holds is for the kind's own table to check."""
    if _is_record(text):
        raise Rejected([Fault("", _other_kind("record", kind))])
    lines = _decode(text)
    try:
        document = tomllib.loads(lines)
    except RecursionError:
        raise Rejected([Fault("", "The brackets are nested far too deep.")]) from None
    except ValueError as error:
        raise Rejected([_syntax_fault(error)]) from None
    if _is_deeper(document, DEEPEST):
        raise Rejected([Fault("", f"Tables and lists are nested too deep; {DEEPEST} levels are allowed.")])
    found = document.get("kind")
    if isinstance(found, str) and found != kind:
        raise Rejected([Fault("kind", _other_kind(found, kind))])
    later = document.get("format")
    if type(later) is int and later > FORMAT:
        raise Rejected([Fault("format", "This file was written for a newer version of the program; update it first.")])
    return document


def kind_of(text: str | bytes) -> str:
    """What a text says it is: one of KINDS, "record", or "" when it does not say so or cannot be read."""
    if _is_record(text):
        return "record"
    try:
        found = tomllib.loads(_decode(text)).get("kind")
    except (ValueError, RecursionError):
        return ""
    return found if isinstance(found, str) and found in KINDS else ""


def digest_of(document: Document) -> str:
    """The sha256 of what a document says; comments, white space and the order of keys do not change it."""
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def _is_record(text: str | bytes) -> bool:
    return is_record(text[:_OPENING].encode() if isinstance(text, str) else text)


def _decode(text: str | bytes) -> str:
    if len(text) > LARGEST:
        raise Rejected([Fault("", f"The file is too large; {LARGEST // 1024} KiB are allowed.")])
    decoded = text if isinstance(text, str) else _from_utf8(text)
    long = [number for number, line in enumerate(decoded.split("\n"), 1) if len(line) > LONGEST_LINE]
    if long:
        sentence = f"The line is longer than {LONGEST_LINE} characters; break it up."
        raise Rejected([Fault(f"line {number}", sentence) for number in long])
    return decoded


def _from_utf8(text: bytes) -> str:
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise Rejected([Fault(f"line {line}", "The file is not UTF-8 text; save it in that encoding.")]) from None


def _syntax_fault(error: ValueError) -> Fault:
    """TOML stops at the first error of syntax, so there is never more than one."""
    message = str(error)
    place = _PLACE.search(message)
    line = f"line {place[1]}" if place and place[1] else ""
    reason = plain(_PLACE.sub("", message))
    reason = reason if len(reason) <= 80 else reason[:79] + "…"
    column = f", column {place[2]}" if place and place[2] else ""
    return Fault(line, f"This is not valid TOML{column}: {reason}. Look at quotes, brackets, commas and equals signs.")


def _other_kind(found: str, wanted: str) -> str:
    if found in (*KINDS, "record"):
        return f"This file holds {_with_article(found)}; {_with_article(wanted)} is wanted here."
    return f'{shown(found)} is not a kind of file; write kind = "{wanted}".'


def _with_article(kind: str) -> str:
    return {"army": "an army", "sections": "a set of sections"}.get(kind, f"a {kind}")


def _is_deeper(value: object, levels: int) -> bool:
    layer = [value]
    for _ in range(levels + 1):
        layer = [
            inner
            for outer in layer
            for inner in (outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else ())
        ]
    return bool(layer)
