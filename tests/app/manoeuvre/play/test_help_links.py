"""From a card, a unit, a square or a refusal to the page that explains it."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.manoeuvre.play.facts import inspect_card, inspect_square, inspect_unit
from app.manoeuvre.play.inspector import InspectorPanel
from app.manoeuvre.play.panels.decision import RefusalRow
from app.manoeuvre.tutorial.screen import open_tutorial
from app.shell.desktop import Desktop, Help, Tutorial
from app.shell.help.pages import read_manual, topic_in
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.refusals import REASONS
from engine.manoeuvre.start import begin
from resources.manoeuvre.library import Library

MANUAL = read_manual("en")
LIBRARY = Library(Path("none"))


@pytest.fixture(scope="module")
def state() -> Any:
    return begin(*LIBRARY.scenario("nightfall").start(LIBRARY))


def test_every_unit_card_and_square_has_its_page(state: Any) -> None:
    shown = [inspect_square(state, 0, square) for square in range(64)]
    shown += [inspect_unit(state, 0, unit) for unit in range(16)]
    shown += [inspect_card(state, 0, 0, card) for card in (*range(len(state.armies[0].cards)), UNKNOWN)]
    for inspection in shown:
        assert inspection.topic
        assert MANUAL.find(inspection.topic), inspection.topic


@pytest.mark.parametrize("id", sorted(LIBRARY.armies))
def test_cards_of_every_army_have_their_page(id: str, state: Any) -> None:
    twin = state.copy()
    army = LIBRARY.army(id)
    twin.armies = (army, twin.armies[1])
    for card in range(len(army.cards)):
        assert MANUAL.find(inspect_card(twin, 0, 0, card).topic)


def test_what_a_refusal_cites_has_its_page() -> None:
    for sentence, rule in REASONS.values():
        topic = topic_in(f"{sentence} ({rule})", "R")
        assert bool(topic) == bool(rule)
        assert not topic or MANUAL.find(topic), topic


def test_the_inspector_leads_there(qtbot: QtBot, state: Any) -> None:
    panel = InspectorPanel()
    qtbot.addWidget(panel)
    for inspection in (inspect_unit(state, 0, 0), inspect_square(state, 0, 9), inspect_card(state, 0, 0, 3)):
        panel.show_inspection(inspection)
        assert not panel._more.isHidden()
        assert panel._more.accessibleName().startswith("Rules for this ")
        with qtbot.waitSignal(panel.rules) as asked:
            panel._more.click()
        assert asked.args == [inspection.topic]


def test_a_refusal_leads_there(qtbot: QtBot) -> None:
    row = RefusalRow()
    qtbot.addWidget(row)
    assert row.isHidden()
    row.show_refusal("D4 is a lake (§5).")
    assert not row.rule.isHidden()
    with qtbot.waitSignal(row.explain) as asked:
        row.rule.click()
    assert asked.args == ["rule:§5"]
    row.show_refusal("It is not for you to decide now.")
    assert row.rule.isHidden()
    row.show_refusal("")
    assert row.isHidden()


def test_the_play_screen_opens_the_help(qtbot: QtBot, tmp_path: Path) -> None:
    desktop = Desktop(tmp_path / "own")
    screen: Any = open_tutorial(desktop, Tutorial("moving"))
    qtbot.addWidget(screen)
    with qtbot.waitSignal(desktop.go) as gone:
        screen.table.decision.explain.emit("rule:§5")
    assert gone.args[0] == Help("rule:§5", "manoeuvre")
    with qtbot.waitSignal(desktop.go) as gone:
        screen.table.inspector.rules.emit("terrain:W")
    assert gone.args[0] == Help("terrain:W", "manoeuvre")
    screen.close()
