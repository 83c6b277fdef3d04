"""The menus of the editor's bar: new, open, recent, the library, files with faults; the ways to export and to play."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from app.board import names
from app.board.words import translate
from editor.bar import MODES, mode_name
from resources.library import SUFFIX

if TYPE_CHECKING:
    from editor.screen import Editor


def fill_files(editor: "Editor") -> None:
    """What can be opened or begun."""
    menu = editor.bar.file_menu
    menu.clear()
    new = menu.addMenu(translate("editor", "New"))
    for mode in MODES:
        if mode != "scenario":
            new.addAction(mode_name(mode), partial(editor.new, mode))
    menu.addAction(editor.tools.open)
    recent = menu.addMenu(translate("editor", "Recent"))
    for path in editor.desk.recent.paths():
        recent.addAction(path.name, partial(editor.open_path, path))
    recent.setEnabled(not recent.isEmpty())
    scenarios = {id: scenario.title for id, scenario in editor.library.scenarios.items()}
    armies = {id: names.nation(army) for id, army in editor.library.armies.items()}
    for kind, title, known in (
        ("scenario", translate("editor", "Scenarios"), scenarios),
        ("army", translate("editor", "Armies"), armies),
    ):
        inner = menu.addMenu(title)
        for id, name in known.items():
            shipped = editor.library.is_shipped(kind, id)
            words = translate("editor", "{name} (a copy)").format(name=name) if shipped else name
            inner.addAction(words, partial(editor.open_known, kind, id))
    if editor.library.rejected:
        faulty = menu.addMenu(translate("editor", "Files with faults"))
        for file in editor.library.rejected:
            faulty.addAction(file.path.name, partial(editor.refuse, file.path.name, file.faults))


def fill_exports(editor: "Editor") -> None:
    """As what the document can be written."""
    menu = editor.bar.export_menu
    menu.clear()
    for suffix, words in (
        (SUFFIX, translate("editor", "Document as a single file…")),
        (".png", translate("editor", "Picture (PNG)…")),
        (".svg", translate("editor", "Drawing (SVG)…")),
        (".pdf", translate("editor", "Page to print (PDF)…")),
    ):
        action = menu.addAction(words, partial(editor.ask_export, suffix))
        if suffix != SUFFIX and editor.picture() is None:
            action.setEnabled(False)
            action.setToolTip(translate("editor", "Only a battlefield or a scenario makes a picture."))


def offer_play(editor: "Editor") -> None:
    """At once, or with everything chosen first."""
    menu = QMenu(editor)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(translate("editor", "Play this"), editor.play_this)
    menu.addAction(translate("editor", "Choose opponent and rules first"), lambda: editor.play_this(False))
    menu.popup(editor.bar.play.mapToGlobal(editor.bar.play.rect().bottomLeft()))
