"""The editor as a screen of the program: from home into it, and from it into a battle."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop, Edit, Fight, Home, NewBattle
from app.shell.editor_screen import EditorScreen
from app.shell.home import HomeScreen
from app.shell.window import Window
from editor.history import put


def test_home_leads_to_the_editor(qtbot: QtBot, own_folder: Path) -> None:
    desktop = Desktop(own_folder)
    home = HomeScreen(desktop)
    qtbot.addWidget(home)
    with qtbot.waitSignal(desktop.go) as gone:
        home.rows["editor"].click()
    assert gone.args == [Edit()]


def test_play_this_goes_straight_into_a_battle(qtbot: QtBot, own_folder: Path) -> None:
    desktop = Desktop(own_folder)
    screen = EditorScreen(desktop, Edit("battlefield"))
    qtbot.addWidget(screen)
    with qtbot.waitSignal(desktop.go) as gone:
        screen.editor.bar.play.click()
    place = gone.args[0]
    assert isinstance(place, Fight)
    assert [participant.kind for participant in place.participants] == ["human", "computer"]
    place.scenario.start(desktop.library("manoeuvre"))
    with qtbot.waitSignal(desktop.go) as gone:
        screen.editor.play_this(False)
    assert isinstance(gone.args[0], NewBattle)
    with qtbot.waitSignal(desktop.go) as gone:
        screen.editor.bar.home.click()
    assert gone.args == [Home()]
    screen.close()


def test_the_window_asks_before_unsaved_work_is_left(qtbot: QtBot, own_folder: Path) -> None:
    desktop = Desktop(own_folder)
    window = Window(desktop)
    qtbot.addWidget(window)
    window.open(Edit("section"))
    screen = window.screen_shown
    assert isinstance(screen, EditorScreen)
    editor = screen.editor
    with qtbot.waitActive(window):
        window.show()
    for key, mode in ((Qt.Key.Key_2, "battlefield"), (Qt.Key.Key_1, "section")):
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert editor.mode == mode
    editor._change(put(editor.page.table, ("sections", 0, "name"), "Mill"), "Rename", "")
    editor.ask = lambda titles, can_save, keep: "cancel"  # type: ignore[method-assign]
    window.open(Home())
    assert window.screen_shown is screen
    editor.ask = lambda titles, can_save, keep: "keep"  # type: ignore[method-assign]
    assert screen.now() == Edit("section", game="manoeuvre")
    window.open(Home())
    window.open(Edit("section"))
    again = window.screen_shown
    assert isinstance(again, EditorScreen)
    assert again.editor.documents.title(editor.kind) == "Mill"
    again.editor.ask = lambda titles, can_save, keep: "keep"  # type: ignore[method-assign]
    window.close()
