"""The menus of the editor's bar: new, open, recent, the library, files with faults; the ways to export and to play."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout

from app.board.fault_words import sentence_words
from app.board.theme import fonts
from app.board.theme.parts import ElidedText, FlatButton, IconButton, PrimaryButton, Segmented
from app.board.translation import translate
from editor.files import SUFFIX
from editor.game import GameEditor
from editor.history import History
from editor.pages import Page
from resources.document import FORMAT
from resources.faults import Fault

if TYPE_CHECKING:
    from editor.screen import Editor


ROOMY = 1180
"""From this width on, at the usual size of text, tools bear their names."""


class Bar(QFrame):
    mode = Signal(str)

    def __init__(self, game: GameEditor) -> None:
        super().__init__()
        self._game = game
        self.setProperty("part", "bar")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(6)
        self.home = self._tool("back", translate("editor", "Home"))
        row.addWidget(self.home)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.title = ElidedText(type="title")
        self.state = ElidedText(type="small", tone="muted")
        for label in (self.title, self.state):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            words.addWidget(label)
        row.addLayout(words, 2)
        self.modes = Segmented([(mode, game.mode_name(mode)) for mode in game.modes], translate("editor", "Mode"))
        self.modes.chosen.connect(self.mode)
        for number, mode in enumerate(game.modes):
            self.modes.button(mode).setToolTip(f"Ctrl+{number + 1}")
        row.addWidget(self.modes)
        row.addStretch(1)
        self.undo = IconButton("undo", translate("editor", "Undo"))
        self.redo = IconButton("redo", translate("editor", "Redo"))
        self.files = self._tool("folder", translate("editor", "File"))
        self.save = self._tool("save", translate("editor", "Save"))
        self.export = self._tool("export", translate("editor", "Export"))
        for button in (self.undo, self.redo, self.files, self.save, self.export):
            row.addWidget(button)
        self.file_menu, self.export_menu = QMenu(self.files), QMenu(self.export)
        self.files.setMenu(self.file_menu)
        self.export.setMenu(self.export_menu)
        self.play = PrimaryButton(translate("editor", "Play this"), "play")
        row.addWidget(self.play)

    def _tool(self, icon: str, name: str) -> FlatButton:
        button = FlatButton(name, icon)
        button.setAccessibleName(name)
        button.setToolTip(name)
        return button

    def show_page(self, page: Page, mode: str, faults: Sequence[Fault]) -> None:
        """What is open, whether it is saved, and whether it can be saved and played."""
        self.title.set_whole(self._game.title(page.kind, page.table))
        state = (
            translate("editor", "Saved")
            if page.is_saved
            else translate("editor", "New")
            if page.is_untouched
            else translate("editor", "Draft, not saved")
        )
        words = translate("editor", "{state}. {kind}, format {version}")
        self.state.set_whole(words.format(state=state, kind=self._game.mode_name(mode), version=FORMAT))
        mend = "\n".join(sentence_words(fault) for fault in faults[:6])
        self.save.setEnabled(not faults and not page.is_saved)
        self.save.setToolTip(
            mend or translate("editor", "Keep it among your own (Ctrl+S). Version {version}.").format(version=FORMAT)
        )
        self.play.setEnabled(not faults)
        self.play.setToolTip(mend or translate("editor", "Play it at once (Ctrl+Enter)."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "play"):
            self._fit()

    def _fit(self) -> None:
        roomy = self.width() >= ROOMY * fonts.scale()
        for button in (self.files, self.save, self.export, self.home):
            button.setText(button.accessibleName() if roomy else "")
        for label in (self.title, self.state):
            label.setVisible(self.width() >= 900 * fonts.scale())


def fill_files(editor: "Editor") -> None:
    """What can be opened or begun."""
    menu = editor.bar.file_menu
    menu.clear()
    new = menu.addMenu(translate("editor", "New"))
    for mode in editor.game.begins:
        new.addAction(editor.game.mode_name(mode), partial(editor.new, mode))
    menu.addAction(editor.tools.open)
    recent = menu.addMenu(translate("editor", "Recent"))
    for path in editor.documents.recent.paths():
        recent.addAction(path.name, partial(editor.open_path, path))
    recent.setEnabled(not recent.isEmpty())
    for shelf in editor.game.shelves():
        inner = menu.addMenu(shelf.title)
        for id, name in shelf.names.items():
            shipped = editor.game.is_shipped(editor.game.modes[shelf.mode], id)
            words = translate("editor", "{name} (a copy)").format(name=name) if shipped else name
            inner.addAction(words, partial(editor.open_known, shelf.mode, id))
    rejected = editor.game.rejected()
    if rejected:
        faulty = menu.addMenu(translate("editor", "Files with faults"))
        for path, faults in rejected:
            faulty.addAction(path.name, partial(editor.refuse, path.name, faults))


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
        for number, mode in enumerate(editor.game.modes):
            self._action(editor.game.mode_name(mode), f"Ctrl+{number + 1}", partial(editor.show_mode, mode))
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
