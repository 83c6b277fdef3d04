"""What is wrong with a file is said in the user's language, whatever was filled in."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from app.board import fault_literals
from app.board.fault_words import fault_words, phrase_words, sentence_words
from app.board.translation import use_language
from engine.game import Phrase, Refusal
from engine.record import Entry, misfit
from resources.faults import Fault, Rejected, shown
from resources.manoeuvre.armies import read_army

ROOT = Path(__file__).parents[3]


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    use_language(qapp, "de")
    yield
    use_language(qapp, "en")
    QLocale.setDefault(before)


def test_every_sentence_about_files_stands_where_translators_find_it():
    written = runpy.run_path(str(ROOT / "packaging" / "fault_literals.py"))["module"]()
    assert written == Path(fault_literals.__file__).read_text(encoding="utf-8")


def test_the_values_of_a_sentence_are_translated_too(german):
    near = Phrase("did you mean “{name}”?", name="sections")
    fault = Fault("sectoins", "{name} is not known here; {advice}", name=shown("sectoins"), advice=near)
    assert fault_words(fault) == "sectoins: „sectoins“ ist hier unbekannt; ist „sections“ gemeint?"


def test_a_list_is_translated_word_by_word(german):
    several = Phrase("{value} is not known here; write one of {words}.", value=7, words=(shown("a"), shown("b")))
    assert phrase_words(several) == "7 ist hier unbekannt; eines von „a“, „b“ schreiben."


def test_the_place_is_translated_too(german):
    fault = Fault(Phrase("line {number}", number=7), "This text is empty; fill it in.")
    assert fault_words(fault) == "Zeile 7: Dieser Text ist leer; ausfüllen."


def test_a_refused_entry_is_told_with_its_reason(german):
    fault = misfit(Entry(3, 0, "draw"), Refusal("over", "The battle is over.", ""))
    assert phrase_words(fault.phrase).endswith("Die Schlacht ist vorbei.")


def test_names_stay_as_they_are(german):
    said = phrase_words(Phrase("The army has no unit {unit}; name one of its own.", unit="a list"))
    assert "a list" in said


def test_english_stays_as_it_was(qapp):
    fault = Fault("units", "The army has {found} units; every army has {units} (§1.3).", found=7, units=8)
    assert fault_words(fault) == str(fault) == "units: The army has 7 units; every army has 8 (§1.3)."
    assert sentence_words(fault) == fault.sentence


def test_what_a_faulty_army_is_told_is_german(german):
    with pytest.raises(Rejected) as caught:
        read_army(b'kind = "army"\nformat = 1\nid = "Own"\nunits = 3\n')
    assert caught.value.faults
    for fault in caught.value.faults:
        assert sentence_words(fault) != fault.sentence
