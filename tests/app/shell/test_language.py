"""The program speaks German as well as English, and changes over while it runs."""

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.board.engine_words import phrase, prompt_words, refusal_words
from app.board.translation import decimal, language_of, percent, translate, use_language
from app.manoeuvre.play import log_text
from app.manoeuvre.play.decision_controller import decision_at
from app.manoeuvre.play.log_text import OPEN
from app.manoeuvre.play.stats import army_stats, nightfall_stats
from app.manoeuvre.random_play import choose
from app.shell.desktop import Desktop, Home, SettingsPage
from app.shell.help.pages import read_manual
from app.shell.window import Window
from engine.battle import Battle, Step
from engine.game import Phrase
from engine.manoeuvre.army import LEADER, UNIT
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.refusal_checks import AND, listed
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.state import State
from engine.record import Entry
from resources.manoeuvre.content import prepare
from tests.table import library

_ENGLISH: Final = re.compile(
    r"\b(the|and|or|of|to|is|are|with|from|you|your|no|not|nobody|may|it|its|on|by|for|at|than|"
    r"cards?|units?|squares?|enemy|press|turns?|hits?|moved?|played|drew|attacks?|draw|deck|side|dice|roll(ed)?)\b",
    re.IGNORECASE,
)

Speak = Callable[[str], None]


@pytest.fixture
def say(qapp: QApplication) -> Iterator[Speak]:
    """Changes the language; the tests that follow hear English again."""
    before = QLocale()
    yield lambda language: use_language(qapp, language)
    use_language(qapp, "en")
    QLocale.setDefault(before)


@pytest.fixture
def german(say: Speak) -> None:
    say("de")


def test_the_languages_change_over_and_back(say):
    for language, words in (("de", "Gewaltmarsch"), ("en", "Forced March"), ("de", "Gewaltmarsch")):
        say(language)
        assert translate("cards", "Forced March") == words


def test_the_system_may_choose(monkeypatch):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: ["fr-FR", "de_AT", "en"])
    assert language_of("system") == "de"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: ["fr-FR"])
    assert language_of("system") == "en"


@pytest.mark.parametrize(
    ("number", "english", "words"),
    [(0, "0 cards in", "0 Karten auf"), (1, "1 card in", "1 Karte auf"), (7, "7 cards in", "7 Karten auf")],
)
def test_plural_forms(say, number, english, words):
    assert translate("play", "%n card(s) in hand", "", number).startswith(english)
    say("de")
    assert translate("play", "%n card(s) in hand", "", number).startswith(words)


def test_a_plural_form_may_change_more_than_its_noun(german):
    said = [translate("replay", "%n action(s) were taken back and are left out.", "", n) for n in (1, 2)]
    assert said == [
        "1 Aktion wurde zurückgenommen und ist weggelassen.",
        "2 Aktionen wurden zurückgenommen und sind weggelassen.",
    ]


def test_every_context_is_loaded(german):
    path = files("resources") / "translations" / "manoeuvre_de.ts"
    contexts = set()
    for context in ElementTree.fromstring(path.read_text(encoding="utf-8")).iter("context"):
        name = context.findtext("name", "")
        contexts.add(name)
        for message in context.iter("message"):
            if message.get("numerus") != "yes":
                said = QCoreApplication.translate(name, message.findtext("source", ""), message.findtext("comment"))
                assert said == message.findtext("translation")
    assert {"engine", "cards", "play", "log", "editor", "lan", "tutorial", "scenarios", "help"} <= contexts


def test_qt_speaks_german_too_and_understands_its_keys_in_both_languages(german):
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    native = QKeySequence.SequenceFormat.NativeText
    assert QKeySequence("Ctrl+Shift+S").toString(native) == "Strg+Umschalt+S"
    assert QKeySequence("Strg+Umschalt+S") == QKeySequence("Ctrl+Shift+S")
    for key in ("Ctrl+Home", "PgDown", "Del", "Space", "Ctrl+Return", "Ctrl++", "Alt+Left", "F1"):
        assert QKeySequence(key).toString() == key.replace("Enter", "Return"), key


def test_numbers_are_written_as_the_language_has_them(say):
    assert decimal(5.5) == "5.5"
    say("de")
    assert decimal(5.5) == "5,5"
    assert percent(Fraction(1, 4)) == "25\N{NO-BREAK SPACE}%"
    assert percent(Fraction(999, 1000)) == "über 99\N{NO-BREAK SPACE}%"
    assert percent(Fraction(0)) == "keine"


def test_what_the_engine_says_is_german_to_the_last_word(german):
    obstacles = (("woods", "E4"), ("Solon Horse", "D4"), ("hill", "C4"))
    standing = [Phrase("{what} on {square}", what=what, square=square) for what, square in obstacles]
    assert phrase(listed(standing, AND)) == "Wald auf E4, Solon Horse auf D4 und Hügel auf C4"
    assert refusal_words(refuse("edge-impossible", edge="north")) == (
        "Seen lassen am Rand im Norden keinen Platz für acht Einheiten (§3, R47)."
    )
    assert refusal_words(refuse("wrong-card", card="Supply", use="bombard an enemy")) == (
        "Diese Karte (Nachschub) kann keinen Feind beschießen (§8, §9)."
    )


def test_all_pages_of_help_are_german(german):
    manual, english = read_manual("de"), read_manual("en")
    assert manual.topics == english.topics
    assert not {page.title for page in manual.pages} & {page.title for page in english.pages}
    assert manual.search("Gewaltmarsch")


def test_the_window_changes_its_language_while_it_is_open(say, qtbot: QtBot, own_folder: Path):
    desktop = Desktop(own_folder)
    desktop.dress()
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(Home())
    window.show()
    for language, row, menu in (("de", "Manoeuvre: Neue Schlacht", "Spiel"), ("en", "Manoeuvre: New battle", "Game")):
        desktop.change(language=language)
        assert row in labels(window)
        assert menu in [action.text().replace("&", "") for action in window.menuBar().actions()]
        window.open(SettingsPage())
        assert ("Schriftgröße" if language == "de" else "Size of text") in labels(window)
        window.open(Home())


def labels(window: Window) -> list[str]:
    assert window.screen_shown is not None
    return [label.text() for label in window.screen_shown.findChildren(QLabel)]


@pytest.mark.parametrize("scenario", ["first_battle", "mysore", "islands", "open_distant_lands"])
def test_two_turns_of_a_battle_are_told_in_german(german, scenario):
    assert list(foreign(scenario, turns=2)) == []


def foreign(scenario: str, turns: int) -> Iterator[str]:
    """Whatever sounds English of all that is told and asked in the first turns of a battle."""
    shelf = library()
    rng = random.Random(3)
    battle = Battle(*prepare(shelf.scenario(scenario), shelf, "2026-05-01", "0.1.0", ("Ada", "Zoë")))
    while not battle.over and battle.state.turn <= turns:
        before = battle.state.copy()
        heard: list[Event] = []
        battle.state.tell = heard.append
        if before.seat == CHANCE:
            action = before.sample(rng)
        else:
            view = before.seen_by(before.seat)
            said = [prompt_words(view.prompt()), *words_in(decision_at(view, before.seat).offer())]
            said += [*words_in(army_stats(view, 0)), *words_in(nightfall_stats(view))]
            yield from english(view, said)
            action = choose(before, rng, 1.5)
        entry = battle.play(action)
        step = Step(Entry(1, min(before.seat, CHANCE), entry.text), before, battle.state.copy(), tuple(heard))
        for viewer in (OPEN, 0):
            yield from english(battle.state, [line.text for line in log_text.tell(step, viewer)])


def words_in(value: Any) -> Iterator[str]:
    """Every text of more than one word in a value that is shown, at any depth."""
    if isinstance(value, str):
        if " " in value:
            yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from words_in(getattr(value, field.name))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words_in(part)


def english(state: State, said: Iterable[str]) -> Iterator[str]:
    """Names of units and leaders are the same in every language, so they are not looked at."""
    own = {name for army in state.armies for unit in army.units for name in (unit.name, unit.label)}
    own |= {card.name for army in state.armies for card in army.cards if card.kind in (UNIT, LEADER)}
    for sentence in said:
        rest = sentence
        for name in sorted(own, key=len, reverse=True):
            rest = rest.replace(name, "·")
        if _ENGLISH.search(rest):
            yield sentence
