"""What the editor does by keys and by the buttons of its bar, and how far it can be taken back."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from app.board.words import translate
from editor.bar import MODES, mode_name
from editor.documents.history import History
from editor.menus import fill_exports, fill_files, offer_play

if TYPE_CHECKING:
    from editor.screen import Editor


class Tools:
    """They work wherever the focus is, as long as the editor is what the window shows."""

    def __init__(self, editor: "Editor") -> None:
        self._editor = editor
        self._bar = bar = editor.bar
        self.undo = self._action(translate("editor", "Undo"), "Ctrl+Z", editor.undo)
        self.redo = self._action(translate("editor", "Redo"), "Ctrl+Shift+Z", editor.redo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.save = self._action(translate("editor", "Save"), "Ctrl+S", editor.save)
        self.open = self._action(translate("editor", "Open…"), "Ctrl+Shift+O", editor.ask_open)
        self._action(translate("editor", "New"), "Ctrl+Shift+N", lambda: editor.new(editor.mode))
        self._action(translate("editor", "Export"), "Ctrl+E", lambda: bar.export.showMenu())
        self._action(translate("editor", "Play this"), "Ctrl+Return", editor.play_this)
        self._action(
            translate("editor", "Prepare a battle with this"), "Ctrl+Shift+Return", lambda: editor.play_this(False)
        )
        for number, mode in enumerate(MODES):
            self._action(mode_name(mode), f"Ctrl+{number + 1}", partial(editor.show_mode, mode))
        bar.mode.connect(editor.show_mode)
        bar.home.clicked.connect(editor.home)
        bar.file_menu.aboutToShow.connect(partial(fill_files, editor))
        bar.export_menu.aboutToShow.connect(partial(fill_exports, editor))
        bar.undo.clicked.connect(editor.undo)
        bar.redo.clicked.connect(editor.redo)
        bar.save.clicked.connect(editor.save)
        bar.play.clicked.connect(lambda: editor.play_this())
        bar.play.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        bar.play.customContextMenuRequested.connect(lambda _: offer_play(editor))

    def show_history(self, history: History) -> None:
        """What would be taken back, and what done again."""
        for button, action, said, name in (
            (self._bar.undo, self.undo, history.undo_words, translate("editor", "Undo")),
            (self._bar.redo, self.redo, history.redo_words, translate("editor", "Redo")),
        ):
            button.setEnabled(bool(said))
            action.setEnabled(bool(said))
            keys = action.shortcut().toString()
            button.setToolTip(f"{name}: {said} ({keys})" if said else translate("editor", "Nothing to take back"))
            button.setAccessibleName(f"{name}: {said}" if said else name)

    def _action(self, words: str, keys: str, do: Callable[[], object]) -> QAction:
        action = QAction(words, self._editor)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _=False: do())
        self._editor.addAction(action)
        return action
