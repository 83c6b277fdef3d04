"""What is wrong with a file, in the language of the program.

Readers of files say it in English, whole; here a sentence is recognised by its template and said again.
"""

import re
from functools import cache
from typing import Final

from app.board.fault_literals import TEMPLATES
from app.board.translation import translate
from resources.faults import Fault

_FIELD: Final = re.compile(r"\{\d\}")
_DEEPEST: Final = 3
"""A sentence may be filled with a phrase that is itself filled in, and no further."""


def fault_words(fault: Fault) -> str:
    """A fault with its place in the file."""
    sentence = file_words(fault.sentence)
    return f"{file_words(fault.where)}: {sentence}" if fault.where else sentence


def file_words(sentence: str, deep: int = 0) -> str:
    """A sentence about a file; as it is where it has no translation."""
    whole = translate("faults", sentence) if sentence else ""
    if whole != sentence or deep > _DEEPEST:
        return whole
    for template, pattern in _patterns():
        found = pattern.fullmatch(sentence)
        if found is not None:
            told = translate("faults", template)
            parts = [file_words(part, deep + 1) for part in found.groups()]
            return told.format(*parts) if told != template else sentence
    return sentence


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Templates that are filled in, those that say most themselves first."""
    filled = [template for template in TEMPLATES if _FIELD.search(template)]
    filled.sort(key=lambda template: -len(_FIELD.sub("", template)))
    return tuple((one, re.compile("(.*?)".join(map(re.escape, _FIELD.split(one))), re.DOTALL)) for one in filled)
