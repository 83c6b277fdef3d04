from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.looks import Mark
from editor.manoeuvre.documents.scenario import SECTIONS, strength
from editor.manoeuvre.modes.scenario import ScenarioMode
from editor.screen import Editor
from engine.manoeuvre.battlefield import square_of
from resources.manoeuvre.library import Library


@pytest.fixture
def mode(editor: Editor) -> ScenarioMode:
    editor.show_mode("scenario")
    found = editor.modes["scenario"]
    assert isinstance(found, ScenarioMode)
    found.rosters["one"].army.emit("one", "france")
    found._set_edge("south")
    return found


UNIT = "imperial_guard"


def test_choosing_an_army_names_both(mode: ScenarioMode, editor: Editor) -> None:
    assert mode.value("one", "army") == "france"
    assert mode.value("two", "army")
    assert (mode.value("one", "edge"), mode.value("two", "edge")) == ("south", "north")
    assert editor.documents.faults("scenario") == ()
    mode.rosters["one"].army.emit("one", "")
    assert not mode.value("one", "army")
    assert not mode.value("two", "army")


def test_a_unit_is_picked_in_the_list_and_placed_by_a_press(mode: ScenarioMode, editor: Editor) -> None:
    roster = mode.rosters["one"]
    item = next(
        item
        for place in range(8)
        if (item := roster.list.topLevelItem(place)) and item.data(0, Qt.ItemDataRole.UserRole) == UNIT
    )
    roster.list.setCurrentItem(item)
    free = mode._free("one")
    assert {mode.board._scene.marks.squares[square] for square in free} == {Mark.MOVE}
    mode.board.pressed.emit(free[0])
    assert square_of(mode.value("one", "deployment", UNIT)) == free[0]
    assert mode.board.look.counters[free[0]].name == "Imperial Guard"
    mode.board.pressed.emit(63)
    assert "two rows" in editor.notice.text()
    mode.board.dragged.emit(free[0], free[3])
    assert square_of(mode.value("one", "deployment", UNIT)) == free[3]
    roster.off.click()
    assert mode.value("one", "deployment", UNIT) == ""
    while editor.page.history.past:
        editor.undo()
    assert "one" not in editor.page.table


def test_two_units_change_places(mode: ScenarioMode) -> None:
    mode.rosters["one"].all.click()
    assert len(mode.value("one", "deployment")) == 8
    units = list(mode.value("one", "deployment"))
    first, second = (mode.value("one", "deployment", unit) for unit in units[:2])
    mode.board.dragged.emit(square_of(first), square_of(second))
    assert mode.value("one", "deployment", units[0]) == second
    assert mode.value("one", "deployment", units[1]) == first
    mode.board.pressed.emit(square_of(first))
    assert mode._unit == ("one", units[1])
    mode.board.pressed.emit(square_of(first))
    assert mode._unit is None


def test_a_laid_battlefield_is_left_open_again(mode: ScenarioMode, editor: Editor) -> None:
    mode.rosters["one"].all.click()
    mode._pick("one", UNIT)
    before = mode.table
    assert not mode.leave_open.isHidden()
    mode.leave_open.click()
    assert "battlefield" not in mode.table
    assert not mode.value("one", "deployment")
    assert (mode.value("one", "army"), mode.value("one", "edge")) == ("france", "south")
    assert mode._unit is None
    assert editor.documents.faults("scenario") == ()
    assert mode.leave_open.isHidden()
    assert not mode.pool.groups[SECTIONS].isHidden()
    mode.rosters["one"].all.click()
    assert "Lay one in the battlefield mode" in editor.notice.text()
    editor.undo()
    assert mode.table == before
    assert not mode.leave_open.isHidden()


def test_a_battle_under_way_needs_its_battlefield(mode: ScenarioMode) -> None:
    mode.beginning.under_way.click()
    assert "position" in mode.table
    assert mode.leave_open.isHidden()


def test_strengths(mode: ScenarioMode, editor: Editor) -> None:
    mode.rosters["one"].all.click()
    mode._pick("one", UNIT)
    mode.rosters["one"].strength.choose("reduced")
    square = square_of(mode.value("one", "deployment", UNIT))
    assert mode.board.look.counters[square].reduced
    mode.rosters["one"].strength.choose("lost")
    assert UNIT not in mode.value("one", "deployment")
    assert strength(mode.table, "one", UNIT) == "lost"
    mode.place("one", UNIT, square)
    assert strength(mode.table, "one", UNIT) == "full"
    assert editor.documents.faults("scenario") == ()


def test_cards_are_preset(mode: ScenarioMode, editor: Editor) -> None:
    cards = mode.cards
    cards.preset.click()
    assert mode.value("one", "hand", default=None) == []
    cards.card.show_value("ney")
    cards.add.click()
    cards.card.show_value("supply")
    cards.add.click()
    assert mode.value("one", "hand") == ["ney", "supply"]
    cards.list.setCurrentRow(0)
    cards.less.click()
    assert mode.value("one", "hand") == ["supply"]
    cards.preset.click()
    assert "hand" not in mode.value("one")
    cards.show_pile("two", "deck")
    cards.preset.click()
    assert mode.value("two", "deck", default=None) == []
    assert [fault.where for fault in editor.documents.faults("scenario")] == ["two.deck"]
    cards.show_pile("one", "hand")
    mode.faults.list.itemActivated.emit(mode.faults.list.item(0))
    assert (cards.seat.value, cards._which()) == ("two", "deck")


def test_rules_say_only_what_differs(mode: ScenarioMode) -> None:
    digging = mode.rules.options["digging_in"]
    digging.activated.emit(1)  # type: ignore[union-attr]
    assert mode.value("options") == {"digging_in": True}
    mode.rules.options["length_limit"].setValue(12)  # type: ignore[union-attr]
    assert mode.value("options", "length_limit") == 12
    mode.rules.preset.activated.emit(1)
    assert mode.value("options") == {"preset": "Distant Lands 2017", "length_limit": 12}
    mode.rules._set_option("digging_in", "False")
    assert mode.value("options", "digging_in") is False


def test_a_battle_under_way_tells_what_is_missing(mode: ScenarioMode, editor: Editor) -> None:
    mode.rosters["one"].all.click()
    mode.rosters["two"].all.click()
    mode.beginning.under_way.click()
    assert mode.value("position") == {"turn": 1, "phase": "discard", "active": "one"}
    assert editor.documents.faults("scenario") == ()
    mode.beginning.turn.setValue(7)
    mode.beginning.turn.setValue(8)
    mode.beginning.phase.activated.emit(2)
    mode.beginning.active.activated.emit(1)
    assert mode.value("position") == {"turn": 8, "phase": "movement", "active": "two"}
    square = square_of(mode.value("one", "deployment", UNIT))
    menu = mode.square_menu(square)
    menu.actions()[-1].trigger()
    assert mode.value("position", "redoubts") == [mode.value("one", "deployment", UNIT)]
    mode.board.dragged.emit(square, 36)
    assert mode.value("one", "deployment", UNIT) == "e5", "in mid-battle a unit may stand anywhere dry"
    assert [fault.where for fault in editor.documents.faults("scenario")] == ["position.redoubts[0]"]
    mode.beginning.under_way.click()
    assert "position" not in mode.table
    while editor.page.history.past:
        editor.undo()
    assert editor.page.is_untouched is False or "position" not in editor.page.table


def test_the_menu_of_an_empty_square_places_a_unit(mode: ScenarioMode) -> None:
    square = mode._free("one")[0]
    inner = mode.square_menu(square).actions()[0].menu()
    assert inner is not None
    inner.actions()[0].trigger()  # type: ignore[attr-defined]
    assert len(mode.value("one", "deployment")) == 1
    assert not mode.square_menu(36).actions()[0].isEnabled()


def test_title_author_and_notes_are_typed(mode: ScenarioMode, qtbot: QtBot, editor: Editor) -> None:
    mode.title.selectAll()
    qtbot.keyClicks(mode.title, "Ligny")
    assert (mode.value("title"), mode.value("id")) == ("Ligny", "ligny")
    steps = len(editor.page.history.past)
    qtbot.keyClicks(mode.author, "Ada")
    mode.notes.setPlainText("One\nTwo")
    assert (mode.value("author"), mode.value("notes")) == ("Ada", "One\nTwo")
    assert len(editor.page.history.past) == steps + 2, "a word typed is one change"
    mode.notes.setPlainText("x" * 5000)
    assert len(mode.value("notes")) == 4000


def test_another_edge_takes_the_units_off(mode: ScenarioMode, editor: Editor) -> None:
    mode.rosters["one"].all.click()
    mode._set_edge("west")
    assert mode.value("one", "deployment", default=None) is None
    assert editor.documents.faults("scenario") == ()
    mode._set_edge("")
    mode._range("one")
    assert "edge" in editor.notice.text()


def test_an_open_battlefield_shows_a_bare_table(mode: ScenarioMode, editor: Editor) -> None:
    editor.open_known("scenario", "open_battle")
    assert set(mode.board.look.terrain) == {"?"}
    assert "chosen when the battle begins" in mode.hint.text()


def test_a_used_up_deck_is_told_and_mended(mode: ScenarioMode, editor: Editor, own_folder: Path) -> None:
    cards = mode.cards
    assert not cards.used_up.isVisible(), "before the battle no deck is used up"
    for seat in ("one", "two"):
        mode.rosters[seat].all.click()
    mode.beginning.under_way.click()
    assert cards.used_up.isVisible()
    cards.show_pile("two", "deck")
    cards.preset.click()
    assert [fault.where for fault in editor.documents.faults("scenario")] == ["two.day_over"]
    assert "first deck" in cards.mend.text()
    cards.show_pile("one", "hand")
    assert not cards.mend.isVisible(), "it is the other side's deck"
    mode.faults.list.itemActivated.emit(mode.faults.list.item(0))
    assert cards.seat.value == "two"
    assert cards.used_up.hasFocus()
    assert cards.used_up.accessibleName() == "First deck of Red used up"
    QTest.keyClick(cards.used_up, Qt.Key.Key_Space)
    assert mode.value("two", "day_over") is True
    assert editor.documents.faults("scenario") == ()
    editor.undo()
    assert not cards.used_up.isChecked()
    editor.redo()
    assert editor.save()
    kept = Library(own_folder).scenarios[mode.value("id")]
    kept.check(editor.game.library)
    assert (kept.one.day_over, kept.two.day_over) == (False, True)


def test_whether_a_deck_is_used_up_is_the_users_word_while_it_holds_cards(mode: ScenarioMode, editor: Editor) -> None:
    for seat in ("one", "two"):
        mode.rosters[seat].all.click()
    mode.beginning.under_way.click()
    mode.cards.used_up.click()
    assert mode.value("one", "day_over") is True
    assert editor.documents.faults("scenario") == ()
    mode.cards.used_up.click()
    assert "day_over" not in mode.value("one")
    mode.cards.used_up.click()
    mode.beginning.under_way.click()
    assert "day_over" not in mode.value("one"), "a battle that begins anew has fresh decks"
