"""The editor as a whole: files, drafts, guards, pictures, playing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from pytestqt.qtbot import QtBot

from editor.dialogs import FaultsDialog, UnsavedDialog
from editor.history import put
from editor.manoeuvre.documents import new_documents
from editor.manoeuvre.editor import ManoeuvreEditor
from editor.menus import fill_exports, fill_files
from editor.screen import Editor
from resources.document import kind_of
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Scenario, read_scenario
from resources.writing import write


def test_every_mode_has_a_document_that_can_be_saved_and_played(editor: Editor, qtbot: QtBot) -> None:
    for mode in ("section", "battlefield", "scenario", "army"):
        editor.show_mode(mode)
        assert editor.bar.play.isEnabled(), mode
        with qtbot.waitSignal(editor.play) as heard:
            editor.bar.play.click()
        scenario = heard.args[0]
        assert isinstance(scenario, Scenario)
        scenario.start(editor.game.library)
    with qtbot.waitSignal(editor.prepare):
        editor.play_this(False)


def test_saving_puts_it_into_the_library(editor: Editor) -> None:
    editor.show_mode("section")
    editor._change(put(editor.page.table, ("sections", 0, "rows", 0), "WWWW"), "Paint", "")
    assert editor.save()
    assert editor.page.is_saved
    assert "Saved" in editor.bar.state.text()
    assert "new_section" in editor.game.library.sections
    editor.show_mode("battlefield")
    battlefield = editor.modes["battlefield"]
    assert "new_section" in battlefield.sections.thumbs  # type: ignore[attr-defined]
    battlefield.lay(0, "new_section")  # type: ignore[attr-defined]
    assert editor.save()
    assert editor.game.library.scenarios["new_battlefield"].sections[0].id == "new_section"
    assert editor.game.self_contained("scenario", editor.page.table)["battlefield"]["rows"][0].startswith("WWWW")


def test_a_draft_survives_a_crash(editor: Editor, library: Library, qtbot: QtBot) -> None:
    editor.show_mode("army")
    editor._change(put(editor.page.table, ("name",), "Saxony"), "Rename", "")
    editor._draft_timer.timeout.emit()
    # Nothing is closed: the process is gone, and the program starts anew.
    again = Editor(ManoeuvreEditor(Library(library.folder)), "army")
    qtbot.addWidget(again)
    assert again.page.table["name"] == "Saxony"
    assert again.documents.recovered == ["army"]
    assert not again.page.is_saved
    assert "drafts" in again.notice.text()
    again.close()


def test_leaving_asks_what_becomes_of_changes(editor: Editor) -> None:
    assert editor.leave(), "nothing has been done"
    editor._change(put(editor.page.table, ("sections", 0, "name"), "Mill"), "Rename", "")
    asked: list[tuple[list[str], bool, bool]] = []

    def answer(word: str) -> None:
        def ask(titles: list[str], can_save: bool, keep: bool) -> str:
            asked.append((titles, can_save, keep))
            return word

        editor.ask = ask  # type: ignore[method-assign]

    answer("cancel")
    assert not editor.leave()
    assert asked == [(["Mill"], True, True)]
    answer("keep")
    assert editor.leave()
    assert editor.documents.drafts.read("sections")
    answer("cancel")
    editor.new("section")
    assert editor.documents.title(editor.kind) == "Mill", "another document does not take its place unasked"
    answer("save")
    assert editor.leave()
    assert editor.page.is_saved
    editor._change(put(editor.page.table, ("sections", 0, "rows", 0), "HHHH"), "Paint", "")
    answer("discard")
    assert editor.leave()
    assert editor.page.table["sections"][0]["rows"][0] == "...."
    editor.new("section")
    assert editor.documents.title(editor.kind) == "New section"


def test_the_dialogs_say_what_they_are_about(qtbot: QtBot) -> None:
    from resources.faults import Fault

    dialog = UnsavedDialog(["Mill"], True, True)
    qtbot.addWidget(dialog)
    dialog.buttons["keep"].click()  # type: ignore[attr-defined]
    assert dialog.answer == "keep"
    other = UnsavedDialog(["Mill"], False, False)
    qtbot.addWidget(other)
    assert not other.buttons["save"].isEnabled()
    assert "keep" not in other.buttons
    faults = FaultsDialog("x.toml", [Fault("id", "Bad."), Fault("", "Worse.")])
    qtbot.addWidget(faults)
    assert [faults.list.item(row).text() for row in range(2)] == ["id: Bad.", "Worse."]


def _drop(editor: Editor, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    editor.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))


def test_a_file_is_dropped_onto_the_window(editor: Editor, library: Library, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "field.toml"
    file.write_text(write(put(new_documents.new_battlefield(library, "x"), ("title",), "Dropped")), "utf-8")
    _drop(editor, file)
    qtbot.waitUntil(lambda: editor.mode == "battlefield")
    assert editor.documents.title(editor.kind) == "Dropped"
    assert editor.documents.recent.paths() == [file]
    army = tmp_path / "army.toml"
    army.write_text(write(new_documents.copied("army", "spain", library)), "utf-8")
    _drop(editor, army)
    qtbot.waitUntil(lambda: editor.mode == "army")
    assert editor.documents.title(editor.kind) == "Copy of Spain"


def test_a_hostile_file_is_refused_with_every_fault(editor: Editor, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        'kind = "army"\nid = "Bad Id"\nname = ""\nset = "mine"\nunits = []\nleaders = 7\nhq = []\nx = 1', "utf-8"
    )
    refused: list[tuple[str, tuple]] = []
    editor.refuse = lambda name, faults: refused.append((name, faults))  # type: ignore[method-assign]
    before = editor.documents.pages["army"]
    editor.open_path(file)
    assert refused[0][0] == "bad.toml"
    assert [fault.where for fault in refused[0][1]] == ["id", "name", "set", "leaders", "x", "units"]
    assert editor.documents.pages["army"] is before


def test_recent_files_and_the_library_are_in_the_menu(editor: Editor, own_folder: Path) -> None:
    editor.save()
    (own_folder / "armies").mkdir()
    (own_folder / "armies" / "bad.toml").write_text("kind = 1", "utf-8")
    editor.game.library.reread()
    fill_files(editor)
    texts = [action.text() for action in editor.bar.file_menu.actions()]
    assert texts == ["New", "Open…", "Recent", "Scenarios", "Armies", "Files with faults"]
    menus = {action.text(): action.menu() for action in editor.bar.file_menu.actions()}
    recent = menus["Recent"]
    assert [action.text() for action in recent.actions()] == ["new_section.toml"]  # type: ignore[attr-defined]
    next(a for a in menus["Armies"].actions() if a.text().startswith("Prussia")).trigger()  # type: ignore[attr-defined]
    assert editor.mode == "army"
    assert editor.documents.title(editor.kind) == "Copy of Prussia"


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_pictures_to_print(editor: Editor, tmp_path: Path, suffix: str) -> None:
    editor.open_known("scenario", "first_battle")
    path = tmp_path / f"picture{suffix}"
    assert editor.export_to(path)
    data = path.read_bytes()
    assert data.startswith({".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}[suffix])
    if suffix == ".png":
        assert QImage(str(path)).width() == 1600
    assert not editor.export_to(tmp_path / "nowhere" / f"x{suffix}")
    assert "could not be written" in editor.notice.text()


def test_every_document_is_exported_as_a_single_file(editor: Editor, tmp_path: Path) -> None:
    for mode, kind in (("section", "sections"), ("battlefield", "scenario"), ("army", "army")):
        editor.show_mode(mode)
        path = tmp_path / f"{mode}.toml"
        assert editor.export_to(path)
        assert kind_of(path.read_bytes()) == kind
    read_scenario((tmp_path / "battlefield.toml").read_bytes(), editor.game.library)
    editor.show_mode("army")
    fill_exports(editor)
    assert [action.isEnabled() for action in editor.bar.export_menu.actions()] == [True, False, False, False]


def test_a_disk_that_refuses_is_told_of(editor: Editor, own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_folder.mkdir(exist_ok=True)
    (own_folder / "sections").write_text("in the way", "utf-8")
    assert not editor.save()
    assert "could not be saved" in editor.notice.text()
    (own_folder / "drafts").write_text("in the way", "utf-8")
    editor._change(put(editor.page.table, ("sections", 0, "name"), "Mill"), "Rename", "")
    editor.keep_drafts()
    assert "draft could not be kept" in editor.notice.text()


def test_keys(editor: Editor, qtbot: QtBot) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    editor.setFocus()
    for number, mode in enumerate(("section", "battlefield", "scenario", "army")):
        qtbot.keyClick(editor, Qt.Key(Qt.Key.Key_1 + number), control)
        assert editor.mode == mode
    qtbot.keyClick(editor, Qt.Key.Key_1, control)
    editor._change(put(editor.page.table, ("sections", 0, "rows", 0), "HHHH"), "Paint", "")
    qtbot.keyClick(editor, Qt.Key.Key_Z, control)
    assert editor.page.history.redo_words == "Paint"
    qtbot.keyClick(editor, Qt.Key.Key_Y, control)
    assert editor.page.history.undo_words == "Paint"
    qtbot.keyClick(editor, Qt.Key.Key_S, control)
    assert editor.page.is_saved


def test_the_whole_editor_can_be_heard(editor: Editor) -> None:
    """Every control that takes the focus has a name."""
    from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QWidget

    for mode in ("section", "battlefield", "scenario", "army"):
        editor.show_mode(mode)
        for widget in editor.findChildren(QWidget):
            if widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
                continue
            if isinstance(widget, QAbstractButton):
                assert widget.accessibleName() or widget.text(), (mode, widget)
            elif isinstance(widget, QComboBox | QAbstractSpinBox):
                assert widget.accessibleName(), (mode, widget)
            elif isinstance(widget, QLineEdit) and widget.objectName() != "qt_spinbox_lineedit":
                assert widget.accessibleName() or isinstance(widget.parent(), QComboBox), (mode, widget)


def test_the_bar_says_what_is_open_and_whether_it_is_saved(editor: Editor) -> None:
    assert editor.bar.title.isVisible()
    assert editor.bar.state.isVisible()
    assert editor.bar.state.text().startswith("New")
    editor.open_known("scenario", "open_distant_lands")
    assert editor.bar.title.text().endswith("…"), "a long title is shortened, never cut"
    assert editor.bar.title.toolTip() == "Copy of Open battle in distant lands"
    assert editor.bar.state.text().startswith("Draft")
