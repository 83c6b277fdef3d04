"""What the engine says to people, in their language: questions and refusals, with the phrases that fill them.

The engine gives English templates and values. lupdate finds the templates in `engine_literals`, which
packaging/literals.py writes.
"""

from collections.abc import Mapping
from typing import Any

from app.board.translation import translate
from engine.game import Phrase, Prompt, Refusal


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


def _filled(template: str, values: Mapping[str, Any]) -> str:
    sentence = translate_template("engine", template)
    return sentence.format(**{name: phrase(value) for name, value in values.items()}) if values else sentence


def phrase(value: Any) -> str:
    """A value in the program's language: a phrase with whatever fills it, a list, or a word; names stay as they are."""
    if isinstance(value, Phrase):
        return _filled(value.template, value.values)
    return ", ".join(map(phrase, value)) if isinstance(value, tuple) else _word(str(value))


def _word(value: str) -> str:
    for context in ("engine", "terrain", "cards", "nations", "board"):
        translated = translate(context, value)
        if translated != value:
            return translated
    return value
