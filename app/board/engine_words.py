"""What the engine says to people, in their language: questions and refusals, with the phrases that fill them.

The engine gives English templates and values. lupdate finds the templates in `engine_literals`, which
packaging/literals.py writes.
"""

import re
from collections.abc import Mapping
from typing import Final

from app.board.translation import translate
from engine.game import Prompt, Refusal

_JOINTS: Final = re.compile(r"(, | and | or )")
_ON_SQUARE: Final = re.compile(r"(.+) on ([A-H][1-8])")


def translate_template(context: str, template: str) -> str:
    """A template in the language of the program, its names in braces still to be filled in."""
    return translate(context, template) if template else ""


def prompt_words(prompt: Prompt) -> str:
    """What is asked, as a sentence."""
    return _filled(prompt.template, prompt.values)


def refusal_words(refusal: Refusal) -> str:
    """Why something cannot be done, with the rule before the full stop."""
    sentence = _filled(refusal.template, refusal.values)
    return f"{sentence.removesuffix('.')} ({refusal.rule})." if refusal.rule else sentence


def _filled(template: str, values: Mapping[str, str]) -> str:
    sentence = translate_template("engine", template)
    return sentence.format(**{name: phrase(value) for name, value in values.items()}) if values else sentence


def phrase(value: str) -> str:
    """A value in the program's language: whole, or part by part where it is a list; names stay as they are."""
    whole = _word(value)
    if whole != value:
        return whole
    joints = {", ": ", ", " and ": translate("engine", " and "), " or ": translate("engine", " or ")}
    return "".join(joints.get(part) or _part(part) for part in _JOINTS.split(value))


def _part(value: str) -> str:
    """One thing of a list, with its square if one is named."""
    standing = _ON_SQUARE.fullmatch(value)
    if standing is None:
        return _word(value)
    return translate("engine", "{what} on {square}").format(what=_word(standing[1]), square=standing[2])


def _word(value: str) -> str:
    for context in ("engine", "terrain", "cards", "nations", "board"):
        translated = translate(context, value)
        if translated != value:
            return translated
    return value
