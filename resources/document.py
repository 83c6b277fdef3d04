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

from engine.game import Phrase
from engine.record import is_record
from resources.faults import Fault, Rejected, cannot_open, plain, shown
from resources.schema import Choice, Key, Whole

Document = dict[str, Any]

KINDS: Final = ("army", "sections", "scenario")
FORMAT: Final = 1
"""The version of the file formats; a file written for a later one is refused with advice."""
LARGEST: Final = 256 * 1024
LONGEST_LINE: Final = 1000
"""In characters."""
DEEPEST: Final = 8
"""Levels of tables and lists, and so parts of a dotted key. The parser's time grows with the square of those."""

_ONE: Final = {
    "army": Phrase("an army"),
    "sections": Phrase("a set of sections"),
    "scenario": Phrase("a scenario"),
    "record": Phrase("a record"),
}
_OPENING: Final = 100
"""Characters, more than enough to recognise a record by."""
_PLACE: Final = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)$")
_QUOTED: Final = re.compile(
    r'''
      """ (?: [^"\\]+ | \\. | ""?(?!") )* (?:"{3,5})?  # several lines; two more quotes may stand before the last three
    | \'\'\' (?: [^']+ | ''?(?!') )* (?:'{3,5})?
    | " (?: [^"\\\n]+ | \\[^\n] )* "?
    | ' [^'\n]* '?
    | \# [^\n]*
    ''',
    re.VERBOSE | re.DOTALL,
)
"""Strings and comments, in which a dot is only a dot. What is never closed reaches to the end, as the parser has it."""
_BETWEEN_KEYS: Final = re.compile(r"[][{}=,]")


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
        raise Rejected([cannot_open(error)]) from None


def read_inside(path: Path, folder: Path) -> bytes:
    """A file of the user's; a link that leads out of his folder is not followed."""
    try:
        inside = path.resolve(strict=True).is_relative_to(folder.resolve())
    except (OSError, RuntimeError):
        raise Rejected([Fault("", "The link leads nowhere.")]) from None
    if not inside:
        raise Rejected([Fault("", "The link leads out of the folder; put the file itself there.")])
    return read_file(path)


def parse(text: str | bytes, kind: str) -> Document:
    """Read a document that should be of a kind; raises Rejected. What it holds is for the kind's own table to check."""
    if _is_record(text):
        raise Rejected([_other_kind("", "record", kind)])
    document = parse_any(text)
    expect(document, kind)
    return document


def parse_any(text: str | bytes) -> Document:
    """Read a document of whatever kind; raises Rejected."""
    lines = _decode(text)
    _refuse_long_keys(lines)
    try:
        document = tomllib.loads(lines)
    except RecursionError:
        raise Rejected([Fault("", "The brackets are nested far too deep.")]) from None
    except ValueError as error:
        raise Rejected([_syntax_fault(error)]) from None
    if _is_deeper(document, DEEPEST):
        raise Rejected([Fault("", "Tables and lists are nested too deep; {most} levels are allowed.", most=DEEPEST)])
    return document


def expect(document: Document, kind: str) -> None:
    """Raises Rejected if a document says that it is of another kind, or of a later format."""
    found = document.get("kind")
    if isinstance(found, str) and found != kind:
        raise Rejected([_other_kind("kind", found, kind)])
    later = document.get("format")
    if type(later) is int and later > FORMAT:
        raise Rejected(
            [Fault("format", "This file was written for a newer version of the program; update the program.")]
        )


def kind_of(text: str | bytes) -> str:
    """What a text says it is: one of KINDS, "record", or "" when it does not say so or cannot be read."""
    if _is_record(text):
        return "record"
    try:
        return said_kind(parse_any(text))
    except Rejected:
        return ""


def said_kind(document: Document) -> str:
    """What a document says it is: one of KINDS, or ""."""
    found = document.get("kind")
    return found if isinstance(found, str) and found in KINDS else ""


def digest_of(document: Document) -> str:
    """The sha256 of what a document says; comments, white space and the order of keys do not change it."""
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def _is_record(text: str | bytes) -> bool:
    return is_record(text[:_OPENING].encode(errors="replace") if isinstance(text, str) else text)


def _decode(text: str | bytes) -> str:
    if len(text) > LARGEST:
        raise Rejected([Fault("", "The file is too large; {most} KiB are allowed.", most=LARGEST // 1024)])
    decoded = _with_letters_only(text) if isinstance(text, str) else _from_utf8(text)
    long = [number for number, line in enumerate(decoded.split("\n"), 1) if len(line) > LONGEST_LINE]
    if long:
        raise Rejected(
            [
                Fault(_line(number), "The line is longer than {most} characters; break it up.", most=LONGEST_LINE)
                for number in long
            ]
        )
    return decoded


def _refuse_long_keys(lines: str) -> None:
    """Raises Rejected where a key or heading has more parts than any document has levels."""
    bare = _QUOTED.sub(lambda quoted: "q" + "\n" * quoted[0].count("\n"), lines)
    faults = [
        Fault(_line(number), "A key has too many dots here; {most} parts are allowed.", most=DEEPEST)
        for number, line in enumerate(bare.split("\n"), 1)
        if line.count(".") >= DEEPEST and any(part.count(".") >= DEEPEST for part in _BETWEEN_KEYS.split(line))
    ]
    if faults:
        raise Rejected(faults)


def _with_letters_only(text: str) -> str:
    """The text, unless it holds halves of letters, as a JSON string or an editor may."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Rejected([_not_utf8(text.count("\n", 0, error.start) + 1)]) from None
    return text


def _from_utf8(text: bytes) -> str:
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Rejected([_not_utf8(text.count(b"\n", 0, error.start) + 1)]) from None


def _line(number: int | str) -> Phrase:
    return Phrase("line {number}", number=number)


def _not_utf8(line: int) -> Fault:
    return Fault(_line(line), "The file is not UTF-8 text; save it in that encoding.")


def _syntax_fault(error: ValueError) -> Fault:
    """TOML stops at the first error of syntax, so there is never more than one."""
    message = str(error)
    place = _PLACE.search(message)
    line = _line(place[1]) if place and place[1] else ""
    reason = plain(_PLACE.sub("", message))
    reason = reason if len(reason) <= 80 else reason[:79] + "…"
    column = Phrase(", column {number}", number=place[2]) if place and place[2] else ""
    return Fault(
        line,
        "This is not valid TOML{column}: {reason}. Look at quotes, brackets, commas and equals signs.",
        column=column,
        reason=reason,
    )


def _other_kind(where: str, found: str, wanted: str) -> Fault:
    if found in _ONE:
        # A game's own kinds are named as their files write them.
        wanted_here = _ONE.get(wanted) or shown(wanted)
        return Fault(where, "This file holds {found}; {wanted} is wanted here.", found=_ONE[found], wanted=wanted_here)
    return Fault(where, '{kind} is not a kind of file; write kind = "{wanted}".', kind=shown(found), wanted=wanted)


def _is_deeper(value: object, levels: int) -> bool:
    layer = [value]
    for _ in range(levels + 1):
        layer = [
            inner
            for outer in layer
            for inner in (outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else ())
        ]
    return bool(layer)
