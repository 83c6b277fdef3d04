from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.history import drop, put
from editor.manoeuvre.documents.scenario import with_pool
from editor.manoeuvre.modes.pool import PoolList
from editor.manoeuvre.modes.scenario import ScenarioMode
from editor.screen import Editor
from resources.manoeuvre.library import Library

DISTANT = [str(number) for number in range(25, 33)]


@pytest.fixture
def mode(editor: Editor) -> ScenarioMode:
    """A scenario that leaves everything open but for the sections, of which only the later ones may be laid."""
    editor.open_known("scenario", "open_distant_lands")
    found = editor.modes["scenario"]
    assert isinstance(found, ScenarioMode)
    return found


def press_space_on(part: PoolList, words: str, qtbot: QtBot) -> None:
    part.fold.setChecked(True)
    item = part.list.findItems(words, Qt.MatchFlag.MatchExactly)[0]
    part.list.setFocus()
    part.list.setCurrentItem(item)
    before = item.checkState()
    qtbot.keyClick(part.list, Qt.Key.Key_Space)
    assert item.checkState() != before
    QApplication.processEvents()


def test_the_pool_is_shown_where_the_set_up_is_open(mode: ScenarioMode, editor: Editor) -> None:
    armies, sections = mode.pool.groups["armies"], mode.pool.groups["sections"]
    assert (armies.fold.text(), sections.fold.text()) == ("All armies", "8 of 32 sections")
    assert armies.fold.accessibleName() == "Armies that may be chosen: All armies"
    assert armies.isVisible()
    assert sections.isVisible()
    mode.rosters["one"].army.emit("one", "france")
    assert not armies.isVisible()
    assert sections.isVisible()
    mode.change(put(mode.table, ("battlefield", "rows"), ["........"] * 8), "Lay")
    assert not mode.pool.isVisible()
    assert mode.value("pool", "sections") == DISTANT, "what is not asked for now is kept"
    editor.undo()
    editor.undo()
    mode.beginning.under_way.click()
    assert not mode.pool.isVisible(), "under way there is nothing left to choose"


def test_a_list_is_folded_until_it_is_asked_for(mode: ScenarioMode) -> None:
    armies = mode.pool.groups["armies"]
    assert not armies.list.isVisible()
    armies.fold.click()
    assert armies.list.isVisible()
    assert armies.list.accessibleName() == "Armies that may be chosen"
    armies.fold.click()
    assert not armies.list.isVisible()


def test_an_army_is_taken_out_by_keys_saved_and_read_back(
    mode: ScenarioMode, editor: Editor, qtbot: QtBot, own_folder: Path
) -> None:
    armies = mode.pool.groups["armies"]
    press_space_on(armies, "France", qtbot)
    wanted = [id for id in editor.game.library.armies if id != "france"]
    assert mode.value("pool", "armies") == wanted
    assert armies.fold.text() == "11 of 12 armies"
    assert editor.documents.faults("scenario") == ()
    assert editor.save()
    kept = Library(own_folder).scenarios[mode.value("id")]
    assert (kept.pool_armies, kept.pool_sections) == (tuple(wanted), tuple(DISTANT))
    kept.check(editor.game.library)
    setting, _ = kept.start(editor.game.library)
    assert [army.id for army in setting.armies] == wanted


def test_each_tick_can_be_taken_back(mode: ScenarioMode, editor: Editor, qtbot: QtBot) -> None:
    armies = mode.pool.groups["armies"]
    press_space_on(armies, "France", qtbot)
    press_space_on(armies, "Russia", qtbot)
    assert len(mode.value("pool", "armies")) == 10
    editor.undo()
    assert len(mode.value("pool", "armies")) == 11
    assert armies.fold.text() == "11 of 12 armies"
    editor.undo()
    assert mode.value("pool") == {"sections": DISTANT}
    editor.redo()
    assert "france" not in mode.value("pool", "armies")


def test_where_all_are_allowed_no_pool_is_written(mode: ScenarioMode, qtbot: QtBot) -> None:
    armies, sections = mode.pool.groups["armies"], mode.pool.groups["sections"]
    assert not armies.all.isEnabled()
    press_space_on(armies, "France", qtbot)
    press_space_on(armies, "France", qtbot)
    assert mode.value("pool") == {"sections": DISTANT}
    sections.fold.click()
    sections.all.click()
    assert "pool" not in mode.table
    assert sections.fold.text() == "All sections"


def test_too_few_are_told_of_beside_the_list(mode: ScenarioMode, editor: Editor, qtbot: QtBot) -> None:
    sections = mode.pool.groups["sections"]
    sections.fold.click()
    sections.none.click()
    assert [fault.where for fault in editor.documents.faults("scenario")] == ["pool.sections"]
    assert "at least 4" in sections.mend.text()
    assert sections.mend.isVisible()
    sections.fold.click()
    mode.faults.list.itemActivated.emit(mode.faults.list.item(0))
    assert sections.list.hasFocus(), "the fault unfolds the list and leads there"
    for place in range(4):
        press_space_on(sections, sections.list.item(place).text(), qtbot)
    assert mode.value("pool", "sections") == ["1", "2", "3", "4"]
    assert editor.documents.faults("scenario") == ()
    assert not sections.mend.isVisible()


def test_what_nobody_has_is_listed_to_be_taken_out(mode: ScenarioMode, editor: Editor, qtbot: QtBot) -> None:
    mode.change(put(mode.table, ("pool", "armies"), ["france", "atlantis"]), "Read")
    mode.rosters["one"].army.emit("one", "france")
    armies = mode.pool.groups["armies"]
    assert armies.isVisible(), "a fault is never out of reach"
    mode.faults.list.itemActivated.emit(mode.faults.list.item(0))
    assert armies.list.hasFocus()
    assert armies.list.currentItem().text() == "atlantis"
    press_space_on(armies, "atlantis", qtbot)
    assert mode.value("pool", "armies") == ["france"]
    assert editor.documents.faults("scenario") == ()
    assert not armies.isVisible()


def test_a_battle_tried_at_once_keeps_to_the_pool(mode: ScenarioMode) -> None:
    mode.change(put(mode.table, ("pool", "armies"), ["india", "qing_dynasty"]), "Change")
    scenario = mode.battle()
    assert (scenario.one.army, scenario.two.army) == ("india", "qing_dynasty")
    assert {laid.id for laid in scenario.sections} <= set(DISTANT)
    mode.change(drop(mode.table, ("pool",)), "Change")
    assert mode.battle().one.army == "france"


def test_the_pool_is_a_list_in_the_order_given() -> None:
    assert with_pool({}, "armies", ["b", "a"], ["a", "b"]) == {}
    assert with_pool({}, "armies", ["b"], ["a", "b"]) == {"pool": {"armies": ["b"]}}
    assert with_pool({"pool": {"armies": ["b"]}}, "armies", ["a", "b"], ["a", "b"]) == {}
