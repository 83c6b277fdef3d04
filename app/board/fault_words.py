"""What is wrong with a file, in the language of the program.

Readers of files say it as a template and values. lupdate finds the templates in `fault_literals`, which
packaging/fault_literals.py writes.
"""

from typing import Any

from app.board.engine_words import refusal_words
from app.board.translation import translate
from engine.game import Phrase, Refusal
from resources.faults import Fault


def fault_words(fault: Fault) -> str:
    """A fault with its place in the file."""
    place = _words(fault.place)
    return f"{place}: {sentence_words(fault)}" if place else sentence_words(fault)


def sentence_words(fault: Phrase) -> str:
    """What is wrong, without the place."""
    words = translate("faults", fault.template) if fault.template else ""
    return words.format(**{name: _words(value) for name, value in fault.values.items()}) if fault.values else words


def phrase_words(phrase: Phrase) -> str:
    """A sentence about a file, or a part of one."""
    return fault_words(phrase) if isinstance(phrase, Fault) else sentence_words(phrase)


def _words(value: Any) -> str:
    """A value of a phrase: names and numbers as they are."""
    if isinstance(value, tuple):
        return ", ".join(map(_words, value))
    if isinstance(value, Refusal):
        return refusal_words(value)
    return phrase_words(value) if isinstance(value, Phrase) else str(value)
