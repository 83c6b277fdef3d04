"""The translations are complete and in step with what the program says; so are the pages of help."""

import re
import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import pytest

from resources.settings import LANGUAGES, SYSTEM

ROOT: Final = Path(__file__).parent.parent
TOOL: Final[dict[str, Any]] = runpy.run_path(str(ROOT / "packaging" / "translate.py"))
FILES: Final = sorted((ROOT / "resources" / "translations").glob("*.ts"))
HELP: Final = sorted((ROOT / "resources").glob("**/help"))
FORMS: Final = {"de": 2}
ADVICE: Final = "run make translations, see docs/translating.md"

_FILLED: Final = re.compile(r"\{\w*\}|%n")
_CITED: Final = re.compile(r"§\d+(?:\.\d+)?|R\d+")
_ENGLISH: Final = re.compile(r"\b(the|and|of|to|is|are|with|from|you|your|may|card|unit|square|enemy)\b", re.IGNORECASE)
_LINKS: Final = re.compile(r"<!-- topics: .*? -->|\((?:topic|paint):[^)]*\)|^- R\d+ |^#+ ", re.MULTILINE | re.DOTALL)

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


class Message(NamedTuple):
    context: str
    source: str
    note: str
    plural: bool
    forms: tuple[str, ...]
    """The translation; several where it depends on a number."""
    state: str


def messages(path: Path) -> Iterator[Message]:
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
                tuple(forms),
                translation.get("type", ""),
            )


def test_every_language_to_choose_is_there():
    assert {path.stem.removeprefix("manoeuvre_") for path in FILES} == {*LANGUAGES} - {SYSTEM, "en"}


@each_file
def test_all_that_the_program_says_is_there_and_nothing_else(path: Path):
    wanted = {tuple(sentence) for sentence in TOOL["sentences"]()}
    found = {message[:4] for message in messages(path)}
    assert wanted - found == set(), ADVICE
    assert found - wanted == set(), ADVICE


@each_file
def test_nothing_is_left_untranslated(path: Path):
    assert [message.source for message in messages(path) if message.state or not all(message.forms)] == [], ADVICE


@each_file
def test_every_plural_form_is_there(path: Path):
    count = FORMS[path.stem.removeprefix("manoeuvre_")]
    assert [one.source for one in messages(path) if len(one.forms) != (count if one.plural else 1)] == []


@each_file
def test_what_is_filled_in_is_filled_in_everywhere(path: Path):
    for message in messages(path):
        for form in message.forms:
            assert set(_FILLED.findall(form)) == set(_FILLED.findall(message.source)), (message.source, form)


@each_file
def test_rules_are_cited_as_in_english(path: Path):
    for message in messages(path):
        for form in message.forms:
            assert sorted(_CITED.findall(form)) == sorted(_CITED.findall(message.source)), (message.source, form)


@each_file
def test_mnemonics_tabs_and_spaces_at_the_ends_are_kept(path: Path):
    for message in messages(path):
        for form in message.forms:
            assert _frame(form) == _frame(message.source), (message.source, form)


def _frame(text: str) -> tuple[int, int, bool, bool]:
    return text.count("&"), text.count("\t"), text.startswith(" "), text.endswith(" ")


@each_file
def test_no_english_is_left_in_it(path: Path):
    same = [one.source for one in messages(path) if one.source in one.forms]
    assert [text for text in same if _ENGLISH.search(_FILLED.sub("", text))] == []


@each_file
def test_the_file_is_as_the_tools_write_it(path: Path, tmp_path: Path):
    """Run on an unchanged program they change nothing: neither the text nor what Qt reads."""
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    TOOL["update"](copy, TOOL["sentences"]())
    assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), ADVICE
    TOOL["release"](copy, copy.with_suffix(".qm"))
    assert copy.with_suffix(".qm").read_bytes() == path.with_suffix(".qm").read_bytes(), ADVICE


def test_a_plural_is_found_whatever_its_number_is():
    found = list(TOOL["spoken"]('x = translate("a", "%n of " "them", "", len(y) + 1)\nQT_TRANSLATE_NOOP("b", "c")'))
    assert [(one.text, one.plural) for one in found] == [("%n of them", True), ("c", False)]


def test_new_sentences_are_listed(tmp_path: Path):
    path = tmp_path / "manoeuvre_de.ts"
    sentence = TOOL["Sentence"]
    TOOL["update"](path, [sentence("a", "Said before.", "", False)])
    TOOL["update"](path, [sentence("a", "%n said", "", True), sentence("a", "“Quoted”, {name}\n", "", False)])
    assert sorted(TOOL["unfinished"](path)) == ["%n said", "“Quoted”, {name}\n"]
    assert [one.plural for one in messages(path) if one.source == "%n said"] == [True]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_help_is_translated_page_by_page(path: Path):
    language = path.stem.removeprefix("manoeuvre_")
    english = {page: page.read_text(encoding="utf-8") for folder in HELP for page in (folder / "en").glob("*.md")}
    translated = {
        folder / "en" / page.name: page.read_text(encoding="utf-8")
        for folder in HELP
        for page in (folder / language).glob("*.md")
    }
    assert len(HELP) > 1
    assert english.keys() == translated.keys()
    for name, text in english.items():
        assert _LINKS.findall(translated[name]) == _LINKS.findall(text), name
        assert sorted(_CITED.findall(translated[name])) == sorted(_CITED.findall(text)), name
        assert translated[name].count("\n|") == text.count("\n|"), name
