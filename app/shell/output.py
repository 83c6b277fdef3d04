"""What the command line writes: sentences for people, JSON for programs, on any terminal."""

import codecs
import json
import re
import sys
import unicodedata
from typing import Any, Final, TextIO

from resources.faults import plain

_PLAIN: Final = {
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "–": "-",
    "−": "-",
    "…": "...",
    "×": "x",
    "•": "*",
    "§": "section ",
    "→": "->",
}
_HANDLER: Final = "manoeuvre.plain"
_HALF: Final = re.compile("[\ud800-\udfff]")


class UserError(Exception):
    """Something the user can set right: a sentence, a code for programs, and the exit status."""

    def __init__(self, sentence: str, code: str = "usage", status: int = 2) -> None:
        # A sentence may name a path or a word as the user gave it, with whatever is in it.
        sentence = plain(sentence)
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
        self.status = status


def write_anywhere(*streams: TextIO | None) -> None:
    """Have streams write what their encoding lacks in plainer letters, instead of failing. A closed one is None."""
    codecs.register_error(_HANDLER, _plainer)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=_HANDLER)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """A codec's error handler: “é” becomes e, a dash a hyphen, and what has no plain letter a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(letter) for letter in error.object[error.start : error.end]), error.end


def _plain(letter: str) -> str:
    return _PLAIN.get(letter) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def tell(words: str = "") -> None:
    print(words)


def tell_json(value: Any) -> None:
    """One JSON value on one line, in plain ASCII.

    Halves of letters, which names of files may hold, are replaced, since many readers of JSON refuse them.
    """
    print(json.dumps(json.loads(_HALF.sub("�", json.dumps(value, ensure_ascii=False)))))


def counted(number: int, one: str, many: str = "") -> str:
    """How many there are of something, one or many.

    >>> counted(1, "battle"), counted(2, "battle"), counted(2, "army", "armies")
    ('1 battle', '2 battles', '2 armies')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def warn(sentence: str) -> None:
    # Without a stream for errors, print would take the one for results.
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
