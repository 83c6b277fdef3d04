import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.thumbnails import SECTION
from editor.manoeuvre.documents import battlefield
from editor.manoeuvre.generator.wishes import Clash, Wish
from editor.manoeuvre.modes.battlefield import BattlefieldMode
from editor.manoeuvre.modes.generator import clash_words
from editor.screen import Editor
from engine.manoeuvre.battlefield import SOUTH, WEST
from resources.manoeuvre.section_layout import quarters


@pytest.fixture
def mode(editor: Editor) -> BattlefieldMode:
    editor.show_mode("battlefield")
    found = editor.modes["battlefield"]
    assert isinstance(found, BattlefieldMode)
    return found


def laid(mode: BattlefieldMode) -> list[str]:
    return [tile.id if tile else "" for tile in battlefield.tiles_in(mode.table, mode.library.sections)]


def drop(mode: BattlefieldMode, words: str, square: int) -> None:
    data = QMimeData()
    data.setData(SECTION, words.encode())
    point = QPointF(mode.canvas.square_rect(square).center())
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    action = Qt.DropAction.MoveAction
    mode.canvas.dragEnterEvent(QDragEnterEvent(point.toPoint(), action, data, buttons, keys))
    mode.canvas.dropEvent(QDropEvent(point, action, data, buttons, keys))


def test_a_section_is_dragged_from_the_library_into_a_place(mode: BattlefieldMode) -> None:
    free = next(id for id in mode.library.sections if id not in laid(mode))
    drop(mode, f"section {free}", 63)
    assert laid(mode)[1] == free
    drop(mode, "section nonsense", 0)
    drop(mode, "rubbish", 0)
    assert laid(mode)[1] == free


def test_places_are_exchanged_by_dragging(mode: BattlefieldMode, editor: Editor) -> None:
    before = laid(mode)
    drop(mode, "place 0", 0)
    assert laid(mode) == [before[2], before[1], before[0], before[3]]
    editor.undo()
    assert laid(mode) == before


def test_a_section_is_picked_turned_and_mirrored(mode: BattlefieldMode, qtbot: QtBot) -> None:
    before = mode.rows()
    mode.laid.badges[1].click()
    assert mode.laid.place == 1
    assert mode.laid.tools.isVisible()
    mode.laid.asked.emit(1, "turn")
    turned = mode.rows()
    assert turned != before
    mode.laid.asked.emit(1, "back")
    assert mode.rows() == before
    qtbot.keyClick(mode.laid.badges[1], Qt.Key.Key_M)
    assert quarters(mode.rows())[1] == tuple(row[::-1] for row in quarters(before)[1])
    qtbot.keyClick(mode.laid.badges[1], Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(mode.laid.badges[1], Qt.Key.Key_3)
    mode.laid.badges[1].click()
    assert mode.laid.place == -1


def test_a_section_is_laid_by_keys(mode: BattlefieldMode, qtbot: QtBot, editor: Editor) -> None:
    free = next(id for id in mode.library.sections if id not in laid(mode))
    thumb = mode.sections.thumbs[free]
    thumb.click()
    assert "1 to 4" in editor.notice.text()
    qtbot.keyClick(thumb, Qt.Key.Key_3)
    assert laid(mode)[2] == free
    mode.laid.pick(0)
    other = next(id for id in mode.library.sections if id not in laid(mode))
    mode.sections.thumbs[other].click()
    assert laid(mode)[0] == other
    assert mode.sections.thumbs[other].isChecked()


def test_the_library_is_searched_and_filtered(mode: BattlefieldMode, qtbot: QtBot) -> None:
    library = mode.sections

    def shown() -> set[str]:
        return {id for id, thumb in library.thumbs.items() if not thumb.isHidden()}

    assert len(shown()) == 32
    library.choose("L")
    lakes = shown()
    assert lakes
    assert all("L" in library.thumbs[id].letters for id in lakes)
    library.choose("")
    qtbot.keyClicks(library.search, "14")
    assert shown() == {"14"}
    library.search.clear()
    library.origin.choose("own")
    assert shown() == set()
    library.origin.choose("")
    library.thumbs["1"].setFocus()
    qtbot.waitUntil(library.thumbs["1"].hasFocus)
    qtbot.keyClick(library.thumbs["1"], Qt.Key.Key_Right)
    qtbot.waitUntil(library.thumbs["2"].hasFocus)


def test_figures_follow_the_ground(mode: BattlefieldMode) -> None:
    mode.clear()
    assert mode.fairness.found is not None
    assert mode.fairness.found.score == 100
    assert mode.fairness.found.lanes == tuple("ABCDEFGH")
    mode.change(mode.with_rows(("LL......", ".L......", "LL......", *("........",) * 5)), "Lakes")
    found = mode.fairness.found
    assert found.cut_off == mode.canvas.marked == {48}
    assert found.room == (16, 13)
    assert "A" not in found.lanes
    mode.fairness.edges.choose(str(WEST))
    assert mode.fairness.found is not None
    assert mode.fairness.found.edge == WEST
    assert mode.fairness.found.lanes == tuple("12345")
    assert mode.fairness.balance.accessibleName()
    assert mode.fairness.gauge.accessibleName().endswith("of 100")


def test_no_room_for_eight_units_is_a_fault(mode: BattlefieldMode, editor: Editor) -> None:
    mode.change(mode.with_rows(("LLLLLLLL", "LLLLLLLL", "LLLLLLLL", *("LLLLLLL.",) * 5)), "Sea")
    assert [fault.where for fault in editor.documents.faults("scenario")] == ["battlefield"]
    mode.faults.list.itemActivated.emit(mode.faults.list.item(0))


def test_menus(mode: BattlefieldMode, editor: Editor) -> None:
    before = mode.rows()
    menu = mode.square_menu(0)
    words = [action.text() for action in menu.actions()]
    menu.actions()[words.index("Draw another field")].trigger()
    drawn = mode.rows()
    assert drawn != before
    menu.actions()[words.index("Clear the whole field")].trigger()
    assert mode.rows() == battlefield.EMPTY
    editor.undo()
    assert mode.rows() == drawn
    mode.place_menu(0).actions()[-1].trigger()
    assert editor.mode == "section"
    assert editor.documents.title(editor.kind).startswith("Copy of")


def test_proposals_come_from_another_process_and_one_is_taken(
    mode: BattlefieldMode, qtbot: QtBot, editor: Editor
) -> None:
    before = mode.rows()
    panel = mode.generator
    mode.fairer.click()
    assert mode.tabs.value == "generator"
    assert panel.jobs.busy
    with qtbot.waitSignal(panel.jobs.done, timeout=60_000):
        pass
    assert len(panel.thumbs) == 6
    panel.thumbs[2].click()
    assert mode.rows() == panel.found[2].proposal.rows != before
    assert mode.fairness.found is not None
    assert mode.fairness.found.reasons[0].even
    editor.undo()
    assert mode.rows() == before
    # The same seed gives the same again; the process stays, so it is quick.
    first = [found.proposal.rows for found in panel.found]
    panel.propose()
    qtbot.waitSignal(panel.jobs.done, timeout=60_000).wait()
    assert [found.proposal.rows for found in panel.found] == first
    # Wishes that clash are named.
    panel.forget()
    panel.amounts["W"][0].setValue(40)
    panel.amounts["H"][0].setValue(40)
    panel.propose()
    qtbot.waitSignal(panel.jobs.done, timeout=60_000).wait()
    assert "at least 40 of hill; at least 40 of woods" in panel.said.text()
    # And it can be stopped.
    panel.forget()
    panel.propose()
    assert panel.jobs.busy
    panel.toggle()
    assert not panel.jobs.busy


def test_amounts_that_no_field_can_have_are_refused_at_once(mode: BattlefieldMode) -> None:
    mode.generator.amounts["W"][0].setValue(9)
    mode.generator.amounts["W"][1].setValue(3)
    mode.generator.propose()
    assert not mode.generator.jobs.busy
    assert "more than at most" in mode.generator.said.text()


def test_every_clash_has_words() -> None:
    assert all(clash_words(Clash(wish, "W", 3)) for wish in Wish)


def test_quick_battles_are_counted(mode: BattlefieldMode, qtbot: QtBot) -> None:
    mode.trial.level = "recruit"
    mode.trial.count.setValue(2)
    mode.trial.go.click()
    assert mode.trial.running
    with qtbot.waitSignal(mode.trial.jobs.done, timeout=120_000):
        pass
    assert mode.trial.bar.tally.played == 2
    assert "of 2 battles" in mode.trial.said.text()
    mode.clear()
    assert "before the last changes" in mode.trial.said.text()
    mode.trial.go.click()
    mode.trial.go.click()
    assert not mode.trial.running


def test_the_edges_looked_at_are_those_of_the_generator(mode: BattlefieldMode) -> None:
    assert mode.fairness.edge == SOUTH
    mode.fairness.edges.choose(str(WEST))
    assert mode.generator.wishes().edge == WEST
