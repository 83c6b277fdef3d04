"""Rosters in the editor: quick entry a line a unit, faults while one types, undo, saving."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.files import open_file
from editor.miniatures.editor import MiniaturesEditor
from editor.miniatures.roster_mode import RosterMode
from editor.screen import Editor
from engine.registry import games
from resources.faults import Rejected
from resources.miniatures.content import Library
from resources.miniatures.rosters import KIND

TWELVE = "\n".join(
    ["Worth, leader, gallant"]
    + [f"{number}th Line, inf, 8/5/3" for number in range(4, 12)]
    + ["Dragoons, cav, 6", "Lancers, cav, 6/4/2, raw", "Horse battery, guns, 4, horse artillery", "Siege guns, guns, 3"]
)


@pytest.fixture
def screen(qtbot: QtBot, own_folder: Path) -> Iterator[Editor]:
    made = Editor(MiniaturesEditor(Library(own_folder)), "roster")
    made.ask = lambda titles, can_save, keep: "discard"  # type: ignore[method-assign]
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


@pytest.fixture
def mode(screen: Editor) -> RosterMode:
    found = screen.modes["roster"]
    assert isinstance(found, RosterMode)
    return found


def test_the_companion_registers_its_editor() -> None:
    assert games()["miniatures"].part("editor") is MiniaturesEditor


def test_twelve_units_are_entered_by_typing_a_line_each(screen: Editor, mode: RosterMode, qtbot: QtBot) -> None:
    for place, line in enumerate(TWELVE.splitlines()):
        if place:
            qtbot.keyClick(mode.lines, Qt.Key.Key_Return)
        qtbot.keyClicks(mode.lines, line)
    assert mode.lines.toPlainText() == TWELVE, "what is typed is not rewritten"
    assert screen.documents.faults(KIND) == ()
    assert screen.save()
    roster = screen.game.library.rosters["new_roster"]
    assert len(roster.units) == 12
    assert len(roster.leaders[0].commands) == 12
    assert "Units: 12." in mode.understood.text()


def test_twelve_units_can_be_pasted_and_undone_at_once(screen: Editor, mode: RosterMode) -> None:
    mode.lines.setPlainText(TWELVE)
    assert len(screen.page.table["units"]) == 12
    screen.undo()
    assert screen.page.table["units"] == []
    assert mode.lines.toPlainText() == ""
    screen.redo()
    assert len(screen.page.table["units"]) == 12
    assert "Horse battery" in mode.lines.toPlainText()


def test_every_line_at_fault_is_listed_and_leads_there(screen: Editor, mode: RosterMode) -> None:
    text = "Militia, inf, 8/5/3\nNobody, fish, 4\nHalf, inf"
    mode.lines.setPlainText(text)
    faults = screen.documents.faults(KIND)
    assert len(faults) == 3
    assert not screen.bar.save.isEnabled()
    assert not screen.save()
    mode.go_to(str(faults[-1].where))
    assert mode.lines.textCursor().blockNumber() == 2
    mode.lines.setPlainText(text.replace("Nobody, fish", "Somebody, inf").replace("Half, inf", "Half, inf, 4"))
    assert screen.documents.faults(KIND) == ()


def test_the_name_and_heavy_casualties_stay_while_lines_are_written(screen: Editor, mode: RosterMode) -> None:
    mode.title.textEdited.emit("The southern plateau")
    mode.lines.setPlainText("Militia, inf, 8")
    mode.heavy.setValue(9)
    mode.lines.setPlainText("Militia, inf, 8\nTampico, inf, 8")
    table = screen.page.table
    assert (table["title"], table["id"]) == ("The southern plateau", "the_southern_plateau")
    assert table["heavy_casualties_at"] == 9
    assert mode.lines.toPlainText() == "Militia, inf, 8\nTampico, inf, 8"


def test_a_shipped_roster_is_copied_and_an_own_one_opened_in_place(screen: Editor, mode: RosterMode) -> None:
    mode.copied.emit("roster", "hill_brigade")
    assert screen.page.table["id"] == "hill_brigade_2"
    assert screen.documents.faults(KIND) == ()
    assert screen.save()
    screen.new("roster")
    screen.open_known("roster", "hill_brigade_2")
    assert screen.page.path is not None
    assert screen.page.is_saved


def test_a_hostile_roster_is_refused_with_every_fault(screen: Editor, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        'kind = "miniatures-roster"\nformat = 1\nid = "../x"\ntitle = ""\n[[units]]\nid = "a"\nname = "A"\n'
        'kind = "fish"\nstands = [9999]\n'
    )
    with pytest.raises(Rejected) as refused:
        open_file(file, screen.game)
    assert {str(fault.where) for fault in refused.value.faults} >= {"id", "units[0].kind", "units[0].stands[0]"}


def test_a_draft_with_lines_at_fault_comes_back(screen: Editor, mode: RosterMode, qtbot: QtBot) -> None:
    mode.lines.setPlainText("Half, inf")
    screen.keep_drafts()
    again = Editor(MiniaturesEditor(Library(screen.game.library.folder)), "roster")
    qtbot.addWidget(again)
    assert again.page.table["lines"] == "Half, inf"
    again.close()
