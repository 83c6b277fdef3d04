"""What is wrong with a file is said in the user's language, whatever was filled in."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from app.board import fault_literals
from app.board.fault_words import fault_words, file_words
from app.board.translation import translate
from app.shell.language import speak
from resources.faults import Fault, Rejected
from resources.manoeuvre.armies import read_army

ROOT = Path(__file__).parents[3]


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    speak(qapp, "de")
    yield
    speak(qapp, "en")
    QLocale.setDefault(before)


def test_every_sentence_about_files_stands_where_translators_find_it():
    written = runpy.run_path(str(ROOT / "packaging" / "fault_literals.py"))["module"]()
    assert written == Path(fault_literals.__file__).read_text(encoding="utf-8")


@pytest.mark.parametrize("template", fault_literals.TEMPLATES)
def test_every_sentence_is_known_by_what_is_not_filled_in(german, template):
    values = [f"x{number}" for number in range(5)]
    assert file_words(template.format(*values)) == translate("faults", template).format(*values)


def test_phrases_within_a_sentence_are_translated_too(german):
    said = file_words("“sectoins” is not known here; did you mean “sections”?")
    assert said == "„sectoins“ ist hier unbekannt; ist „sections“ gemeint?"
    assert (
        fault_words(Fault("line 7", "This text is empty; fill it in.")) == "Zeile 7: Dieser Text ist leer; ausfüllen."
    )


def test_english_stays_as_it_was_and_strangers_too(qapp):
    assert file_words("The army has 7 units; every army has 8 (§1.3).").startswith("The army has 7")
    assert file_words("") == ""


def test_what_a_faulty_army_is_told_is_german(german):
    with pytest.raises(Rejected) as caught:
        read_army(b'kind = "army"\nformat = 1\nid = "Own"\nunits = 3\n')
    assert caught.value.faults
    for fault in caught.value.faults:
        assert file_words(fault.sentence) != fault.sentence
