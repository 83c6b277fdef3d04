"""The editor: one screen, several modes, a document on a canvas; undo for everything, checked while it is changed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QHideEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from app.board.fault_words import sentence_words
from app.board.theme.parts import Text
from app.board.translation import translate
from editor.dialogs import CANCEL, DISCARD, SAVE, FaultsDialog, UnsavedDialog, export_picture
from editor.files import SUFFIX, open_file
from editor.game import GameEditor, Picture
from editor.menus import Bar, Tools
from editor.mode import Mode
from editor.pages import OpenDocuments, Page
from resources.document import Document
from resources.faults import Fault, Rejected
from resources.files import replace_file
from resources.writing import write

DRAFT_MS: Final = 700
"""How long after the last change a draft is kept."""
TOLD_MS: Final = 6000


class Editor(QWidget):
    """What it needs of the program comes in here; where it wants to go, it says."""

    home = Signal()
    play = Signal(object)
    """Scenario: fight it at once."""
    prepare = Signal(object)
    """Scenario: choose opponent and rules first."""

    def __init__(self, game: GameEditor, mode: str, path: Path | None = None) -> None:
        super().__init__()
        self.game = game
        self.setWindowTitle(translate("editor", "Editor"))
        self.setAcceptDrops(True)
        self.documents = OpenDocuments(game)
        self.bar = Bar(game)
        self.modes: dict[str, Mode] = {}
        self.stack = QStackedWidget()
        self.notice = Text(type="small", tone="muted", wrap=False)
        self.notice.setContentsMargins(18, 0, 18, 6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        column.addWidget(self.notice)
        self.mode = ""
        self._leaving = False
        self._changed: set[str] = set()
        self._draft_timer = self._timer(DRAFT_MS, self.keep_drafts)
        self._told_timer = self._timer(TOLD_MS, lambda: self.notice.setText(""))
        self.tools = Tools(self)
        self.show_mode(mode)
        if self.documents.recovered:
            self.tell(translate("editor", "Your unsaved drafts are here again."))
        if path is not None:
            self.open_path(path)

    def _timer(self, ms: int, do: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(do)
        return timer

    # Modes

    @property
    def kind(self) -> str:
        return self.game.modes[self.mode]

    @property
    def page(self) -> Page:
        return self.documents.pages[self.kind]

    def show_mode(self, mode: str) -> None:
        if self.mode:
            self.documents.settle(self.kind)
        self.mode = mode
        if mode not in self.modes:
            self.modes[mode] = self._make(mode)
            self.stack.addWidget(self.modes[mode])
        self.stack.setCurrentWidget(self.modes[mode])
        self.bar.modes.blockSignals(True)
        self.bar.modes.choose(mode)
        self.bar.modes.blockSignals(False)
        self._show()

    def _make(self, mode: str) -> Mode:
        made = self.game.make(mode)
        made.changed.connect(self._change)
        made.settled.connect(lambda: self.documents.settle(self.kind))
        made.told.connect(self.tell)
        made.opened.connect(self._open)
        made.copied.connect(self._copy)
        made.renamed.connect(self._rename)
        return made

    def _show(self) -> None:
        """The document as it is now, everywhere it is shown."""
        faults = self.documents.faults(self.kind)
        self.modes[self.mode].show_table(self.page.table, faults)
        self.bar.show_page(self.page, self.mode, faults)
        self.tools.show_history(self.page.history)

    def tell(self, words: str) -> None:
        """A passing remark."""
        self.notice.setText(words)
        self._told_timer.start()

    # Changes

    def _change(self, table: Document, words: str, key: str) -> None:
        self.documents.do(self.kind, table, words, key)
        self._touched()

    def _touched(self) -> None:
        self._changed.add(self.kind)
        self._draft_timer.start()
        self._show()

    def undo(self) -> None:
        self.documents.undo(self.kind)
        self._touched()

    def redo(self) -> None:
        self.documents.redo(self.kind)
        self._touched()

    def _rename(self, name: str) -> None:
        table = self.game.renamed(self.kind, self.page.table, name, fresh=self.page.path is None)
        self._change(table, translate("editor", "Rename"), "rename")

    def keep_drafts(self) -> None:
        """What was changed is written, so that a crash costs nothing."""
        self._draft_timer.stop()
        try:
            while self._changed:
                self.documents.keep_draft(next(iter(self._changed)))
                self._changed.pop()
        except OSError as error:
            self.tell(translate("editor", "The draft could not be kept: {reason}.").format(reason=error.strerror))

    # Files

    def new(self, mode: str) -> None:
        kind = self.game.modes[mode]
        if self._may_replace(kind):
            self.documents.new(kind)
            self.show_mode(mode)

    def _open(self, mode: str, id: str) -> None:
        if id:
            self.open_known(mode, id)
        else:
            self.new(mode)

    def _copy(self, mode: str, id: str) -> None:
        kind = self.game.modes[mode]
        if self._may_replace(kind) and self._is_open(id, lambda: self.documents.copy(kind, id)):
            self.show_mode(mode)

    def open_known(self, mode: str, id: str) -> None:
        """Something of the library."""
        kind = self.game.modes[mode]
        if self._may_replace(kind) and self._is_open(id, lambda: self.documents.open_known(kind, id)):
            self.show_mode(mode)

    def open_path(self, path: Path) -> None:
        """A file from anywhere: the dialog, the recent ones, dropped onto the window."""
        try:
            kind = open_file(path, self.game).kind
        except Rejected as rejected:
            self.refuse(path.name, rejected.faults)
            return
        if self._may_replace(kind) and self._is_open(path.name, lambda: self.documents.open(path)):
            self.show_mode(self.game.mode_of(kind, self.documents.pages[kind].table))

    def _is_open(self, name: str, do: Callable[[], object]) -> bool:
        """Open a document; if it cannot be used, say why."""
        try:
            do()
        except Rejected as rejected:
            self.refuse(name, rejected.faults)
            return False
        return True

    def refuse(self, name: str, faults: tuple[Fault, ...]) -> None:
        dialog = FaultsDialog(name, faults, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.refused = dialog
        dialog.open()

    def save(self) -> bool:
        try:
            path = self.documents.save(self.kind)
        except Rejected as rejected:
            self.tell(sentence_words(rejected.faults[0]))
            return False
        except OSError as error:
            self.tell(translate("editor", "It could not be saved: {reason}.").format(reason=error.strerror))
            return False
        for mode in self.modes.values():
            mode.reread()
        self.tell(translate("editor", "Saved as {name} among your own.").format(name=path.name))
        self._show()
        return True

    def _may_replace(self, kind: str) -> bool:
        """Before another document takes the place of one: what about its changes?"""
        page = self.documents.pages[kind]
        if page.is_saved or page.is_untouched:
            return True
        return self._settle([kind], keep=False)

    def leave(self) -> bool:
        """Whether the screen may be left."""
        if self._leaving:
            return True
        self.keep_drafts()
        unsaved = self.documents.unsaved()
        return not unsaved or self._settle(unsaved, keep=True)

    def _settle(self, kinds: list[str], *, keep: bool) -> bool:
        can_save = not any(self.documents.faults(kind) for kind in kinds)
        answer = self.ask([self.documents.title(kind) for kind in kinds], can_save, keep)
        if answer == CANCEL:
            return False
        if answer == SAVE:
            try:
                for kind in kinds:
                    self.documents.save(kind)
            except (OSError, Rejected) as error:
                self.tell(str(error))
                return False
        if answer == DISCARD:
            for kind in kinds:
                self.documents.discard(kind)
                self._changed.discard(kind)
        return True

    def ask(self, titles: list[str], can_save: bool, keep: bool) -> str:
        """What is to become of changes; tests answer for the user."""
        dialog = UnsavedDialog(titles, can_save, keep, self.window())
        dialog.exec()
        return dialog.answer

    def ask_open(self) -> None:
        found, _ = QFileDialog.getOpenFileName(
            self.window(), translate("editor", "Open"), str(self.game.library.folder), f"*{SUFFIX}"
        )
        if found:
            self.open_path(Path(found))

    # Export

    def picture(self) -> Picture | None:
        """What a picture would show; None if there is nothing to be seen."""
        return self.game.picture(self.kind, self.page.table)

    def ask_export(self, suffix: str) -> None:
        name = str(self.page.table.get("id", "section")) + suffix
        found, _ = QFileDialog.getSaveFileName(
            self.window(), translate("editor", "Export"), str(Path.home() / name), f"*{suffix}"
        )
        if found:
            path = Path(found)
            self.export_to(path if path.suffix.lower() == suffix else path.with_name(path.name + suffix))

    def export_to(self, path: Path) -> bool:
        """As the name of the file says."""
        picture = self.picture()
        try:
            if path.suffix.lower() == SUFFIX:
                replace_file(path, write(self.game.self_contained(self.kind, self.page.table)))
            elif picture is not None:
                export_picture(path, picture, self.documents.title(self.kind), str(self.page.table.get("notes", "")))
        except OSError as error:
            self.tell(translate("editor", "It could not be written: {reason}.").format(reason=error.strerror))
            return False
        self.tell(translate("editor", "Written to {name}.").format(name=path.name))
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        # Later: whoever dropped it waits for the answer, and a file with faults asks for attention.
        for path in files[:1]:
            QTimer.singleShot(0, self, partial(self.open_path, path))

    # Playing

    def play_this(self, ready: bool = True) -> None:
        mode = self.modes[self.mode]
        try:
            if mode.plays_saved and not self.page.is_saved:
                self.documents.save(self.kind)
            scenario = mode.battle()
        except Rejected as rejected:
            self.tell(sentence_words(rejected.faults[0]) if rejected.faults else "")
            return
        except OSError as error:
            self.tell(translate("editor", "It could not be saved: {reason}.").format(reason=error.strerror))
            return
        self.keep_drafts()
        self._leaving = True
        (self.play if ready else self.prepare).emit(scenario)
        self._leaving = False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.keep_drafts()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on after the screen is closed."""
        self.keep_drafts()
        for mode in self.modes.values():
            mode.close_down()
        super().closeEvent(event)
