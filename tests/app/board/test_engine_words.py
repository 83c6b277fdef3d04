"""What the engine says reaches translators, and reads the same as before where there is no translation."""

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from app.board import engine_literals, engine_words
from engine.game import Prompt
from engine.manoeuvre.refusal_checks import AND, listed
from engine.manoeuvre.refusals import REASONS, refuse

ROOT = Path(__file__).parents[3]


class Shouting(QTranslator):
    """Every word of the engine in capitals, but for the names in braces."""

    def translate(self, context: str, text: str, note: str | None = None, number: int = -1) -> Any:
        if context != "engine" or text not in engine_literals.SENTENCES:
            return None
        return "".join(part if part.startswith("{") else part.upper() for part in _parts(text))


def _parts(text: str) -> list[str]:
    parts = [""]
    for letter in text:
        if letter == "{":
            parts.append("")
        parts[-1] += letter
        if letter == "}":
            parts.append("")
    return parts


def test_every_sentence_of_the_engine_stands_where_lupdate_looks() -> None:
    written = runpy.run_path(str(ROOT / "packaging" / "literals.py"))["module"]()
    assert written == Path(engine_literals.__file__).read_text(encoding="utf-8")


def test_every_refusal_is_among_them() -> None:
    assert {template for template, _ in REASONS.values()} <= set(engine_literals.SENTENCES)


def test_without_a_translation_a_refusal_reads_as_the_engine_says_it() -> None:
    refusal = refuse("march-ends", square="G3", terrain="field")
    assert engine_words.refusal_words(refusal) == str(refusal)


def test_a_question_is_filled_with_its_names() -> None:
    prompt = Prompt("retreat", "Where should {unit} retreat?", "§6.6", unit="52nd Foot")
    assert engine_words.prompt_words(prompt) == "Where should 52nd Foot retreat?"


@pytest.fixture
def shouting(qapp: QCoreApplication) -> Iterator[Shouting]:
    translator = Shouting()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


def test_sentence_and_phrases_are_translated_and_names_are_not(shouting: Shouting) -> None:
    refusal = refuse("no-line-of-fire", square="F4", obstacles=listed(["a lake", "Solon Horse"], AND))
    assert engine_words.refusal_words(refusal) == "NO LINE OF FIRE TO F4: A LAKE AND Solon Horse IN THE WAY (§6.2)."
