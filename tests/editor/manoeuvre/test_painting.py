"""Every tool by mouse and by keys, on a section and on a battlefield."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.manoeuvre.documents.painting import Tool, Twin, letter_at
from editor.manoeuvre.modes.battlefield import BattlefieldMode
from editor.manoeuvre.modes.painting import PaintingMode
from editor.manoeuvre.modes.section import SectionMode
from editor.screen import Editor

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def section(editor: Editor) -> SectionMode:
    editor.show_mode("section")
    mode = editor.modes["section"]
    assert isinstance(mode, SectionMode)
    return mode


def battlefield(editor: Editor) -> BattlefieldMode:
    editor.show_mode("battlefield")
    mode = editor.modes["battlefield"]
    assert isinstance(mode, BattlefieldMode)
    return mode


def spot(mode: PaintingMode, square: int) -> QPoint:
    return mode.canvas.square_rect(square).center()


def stroke(qtbot: QtBot, mode: PaintingMode, *squares: int) -> None:
    qtbot.mousePress(mode.canvas, LEFT, pos=spot(mode, squares[0]))
    for square in squares[1:]:
        qtbot.mouseMove(mode.canvas, spot(mode, square))
    qtbot.mouseRelease(mode.canvas, LEFT, pos=spot(mode, squares[-1]))


def test_the_brush_paints_where_it_goes_and_undo_takes_the_whole_stroke_back(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    before = editor.page.table
    mode.brushes.take(letter="W")
    stroke(qtbot, mode, 0, 1, 3)
    assert mode.rows()[3] == "WWWW", "a quick hand skips squares, the brush does not"
    assert len(editor.page.history.past) == 1
    assert editor.page.history.undo_words == "Paint woods"
    editor.undo()
    assert editor.page.table == before
    assert mode.canvas.rows == mode.rows()
    editor.redo()
    assert mode.canvas.rows[3] == "WWWW"


def test_fill_changes_the_patch(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    mode.brushes.take(letter="H")
    stroke(qtbot, mode, 1, 13)
    mode.brushes.take(tool=Tool.FILL, letter="F")
    stroke(qtbot, mode, 0)
    assert mode.rows() == ("FH..", "FH..", "FH..", "FH..")


def test_a_line_is_shown_while_it_is_drawn_and_can_be_broken_off(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    mode.brushes.take(tool=Tool.LINE, letter="T")
    qtbot.mousePress(mode.canvas, LEFT, pos=spot(mode, 0))
    qtbot.mouseMove(mode.canvas, spot(mode, 15))
    assert mode.canvas.marked == {0, 5, 10, 15}
    qtbot.mousePress(mode.canvas, RIGHT, pos=spot(mode, 15))
    qtbot.mouseRelease(mode.canvas, LEFT, pos=spot(mode, 15))
    assert mode.canvas.rows == mode.rows() == ("....",) * 4
    qtbot.mousePress(mode.canvas, LEFT, pos=spot(mode, 0))
    qtbot.keyClick(mode.canvas, Qt.Key.Key_Escape)
    qtbot.mouseRelease(mode.canvas, LEFT, pos=spot(mode, 0))
    assert mode.rows() == ("....",) * 4
    stroke(qtbot, mode, 0, 12, 15)
    assert [letter_at(mode.rows(), square) for square in (0, 5, 10, 15, 12)] == ["T", "T", "T", "T", "."]


def test_the_pipette_takes_up_what_it_touches(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    mode.brushes.take(letter="M")
    stroke(qtbot, mode, 6)
    mode.brushes.take(tool=Tool.PICK, letter="H")
    stroke(qtbot, mode, 6)
    assert (mode.brushes.brush.letter, mode.brushes.brush.tool) == ("M", Tool.BRUSH)
    assert len(editor.page.history.past) == 1


@pytest.mark.parametrize(
    ("twin", "painted"),
    [(Twin.ACROSS, {0, 3}), (Twin.UPRIGHT, {0, 12}), (Twin.TURNED, {0, 15}), (Twin.FOURFOLD, {0, 3, 12, 15})],
)
def test_a_symmetric_brush(qtbot: QtBot, editor: Editor, twin: Twin, painted: set[int]) -> None:
    mode = section(editor)
    mode.brushes.take(letter="W", twin=twin)
    stroke(qtbot, mode, 0)
    assert {square for square in range(16) if letter_at(mode.rows(), square) == "W"} == painted


def test_turning_and_mirroring(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    mode.brushes.take(letter="L")
    stroke(qtbot, mode, 0)
    mode.turns["rotate_right"].click()
    assert letter_at(mode.rows(), 12) == "L"
    mode.turns["mirror"].click()
    assert letter_at(mode.rows(), 15) == "L"
    mode.turns["swap"].click()
    assert letter_at(mode.rows(), 3) == "L"
    mode.turns["rotate_left"].click()
    assert letter_at(mode.rows(), 15) == "L"
    for _ in range(5):
        editor.undo()
    assert mode.rows() == ("....",) * 4


def test_everything_by_keys(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    table: QWidget = mode.canvas.table
    table.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(table.hasFocus)
    qtbot.keyClick(table, Qt.Key.Key_3)
    assert mode.brushes.brush.letter == "H"
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Up)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert letter_at(mode.rows(), 5) == "H"
    for key, tool in ((Qt.Key.Key_F, Tool.FILL), (Qt.Key.Key_L, Tool.LINE), (Qt.Key.Key_P, Tool.PICK)):
        qtbot.keyClick(table, key)
        assert mode.brushes.brush.tool is tool
    qtbot.keyClick(table, Qt.Key.Key_B)
    qtbot.keyClick(table, Qt.Key.Key_Y)
    assert mode.brushes.brush.twin is Twin.ACROSS
    qtbot.keyClick(table, Qt.Key.Key_R)
    assert letter_at(mode.rows(), 9) == "H"
    qtbot.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert letter_at(mode.rows(), 5) == "H"


def test_squares_have_names_for_those_who_hear_them(editor: Editor) -> None:
    mode = section(editor)
    index = mode.canvas.cells.index_of(5)
    assert mode.canvas.cells.data(index, Qt.ItemDataRole.AccessibleTextRole) == "B2, open ground"
    assert mode.canvas.cells.headerData(0, Qt.Orientation.Vertical) == "4"
    assert all(sample.accessibleName() for sample in mode.brushes.samples)
    assert all(button.accessibleName() for button in mode.brushes.tools.values())


def test_the_menu_of_a_square(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    menu = mode.square_menu(0)
    make = next(action.menu() for action in menu.actions() if action.menu() is not None)
    make.actions()[5].trigger()  # type: ignore[attr-defined]
    assert letter_at(mode.rows(), 0) == "T"
    menu.actions()[1].trigger()
    assert "W" in mode.rows()[3], "filled with the brush's own terrain"
    assert mode.brushes.brush.tool is Tool.BRUSH


def test_a_battlefield_is_painted_freely(qtbot: QtBot, editor: Editor) -> None:
    mode = battlefield(editor)
    assert "sections" in editor.page.table["battlefield"]
    mode.brushes.take(letter="L" if letter_at(mode.rows(), 27) != "L" else "T")
    stroke(qtbot, mode, 27)
    assert "rows" in editor.page.table["battlefield"]
    assert "free" in mode.made.text()
    editor.undo()
    assert "sections" in editor.page.table["battlefield"]


def test_only_what_was_touched_is_painted_anew_and_it_looks_the_same(qtbot: QtBot, editor: Editor) -> None:
    from editor.manoeuvre.canvas.picture import GroundPicture
    from resources.manoeuvre.section_layout import letters_of

    mode = battlefield(editor)
    letters = letters_of(mode.rows())
    picture = GroundPicture(letters, 320, 1.0)
    changed = letters[:20] + ("W" if letters[20] != "W" else "H") + letters[21:]
    box = picture.stroke(changed)
    assert 0 < box.width() < 100
    picture.settle()
    whole = GroundPicture(changed, 320, 1.0).pixmap.toImage()
    ours = picture.pixmap.toImage()
    apart = sum(
        abs(ours.pixelColor(x, y).lightness() - whole.pixelColor(x, y).lightness()) > 24
        for x in range(0, 320, 2)
        for y in range(0, 320, 2)
    )
    assert apart <= 8, "but for the rounding of edges"


def test_a_file_of_several_sections(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    mode.add()
    assert mode.place == 1
    mode.name.setText("")
    qtbot.keyClicks(mode.name, "Mill")
    assert [one["id"] for one in editor.page.table["sections"]] == ["new_section", "mill"]
    assert not editor.documents.faults("sections")
    mode.notes.setPlainText("By the brook")
    assert editor.page.table["sections"][1]["notes"] == "By the brook"
    mode.remove()
    assert len(editor.page.table["sections"]) == 1
    for _ in range(4):
        editor.undo()
    assert len(editor.page.table["sections"]) == 1
    assert editor.page.is_untouched or editor.page.history.past == ()


def test_too_many_lakes_are_told_and_lead_to_the_canvas(qtbot: QtBot, editor: Editor) -> None:
    mode = section(editor)
    mode.brushes.take(tool=Tool.FILL, letter="L")
    stroke(qtbot, mode, 0)
    assert mode.faults.list.count() == 1
    assert not editor.bar.play.isEnabled()
    assert not editor.bar.save.isEnabled()
    mode.name.setFocus()
    mode.faults.list.itemActivated.emit(mode.faults.list.item(0))
    qtbot.waitUntil(mode.canvas.table.hasFocus)
