"""Load or replay: the saved battles, each with its field as it stands, to go on, look back, pass on or throw away."""

import contextlib
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from app.board.fault_words import phrase_words
from app.board.theme.layouts import GAP, MARGIN
from app.board.theme.parts import FlatButton, Panel, PrimaryButton, QuietButton, Text, Title
from app.board.translation import translate
from app.shell.columns import TopBar
from app.shell.desktop import Desktop, Home, Load, Replay, Resume
from app.shell.games import Board, name_beside, screens_of, shown_games
from app.shell.lists import BoardView, Entry, PictureList
from app.shell.play.saves import Saved, Saves, ago_words, players_words
from engine.record import RecordFault
from engine.registry import games
from resources.records import SUFFIX


class SavedSheet(Panel):
    """Buttons that do not fit the battle are disabled and say why."""

    def __init__(self) -> None:
        super().__init__()
        self.title = Title()
        self.title.setWordWrap(True)
        self.column.addWidget(self.title)
        self.standing = Text(type="strong")
        self.column.addWidget(self.standing)
        self.detail = Text(type="small", tone="muted")
        self.column.addWidget(self.detail)
        self.fault = Text(tone="warning")
        self.column.addWidget(self.fault)
        self.picture = BoardView()
        self.column.addWidget(self.picture, 1)
        self.column.addStretch(0)
        self.go_on = PrimaryButton(translate("load", "Continue the battle"), "play")
        self.column.addWidget(self.go_on)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.replay = QuietButton(translate("load", "Replay"), "step")
        self.export = QuietButton(translate("load", "Export"), "export")
        self.delete = QuietButton(translate("load", "Delete"), "trash")
        self.delete.setToolTip(translate("load", "You will be asked first (Del)."))
        self.export.setToolTip(translate("load", "A copy of the file, for somebody else (Ctrl+E)."))
        for button in (self.replay, self.export, self.delete):
            row.addWidget(button, 1)
        self.column.addLayout(row)

    def show_saved(self, saved: Saved, saves: Saves, board: Board | None) -> None:
        readable = not saved.fault or bool(saved.heading.title)
        self.title.setText(saves.fighters_words(saved) if readable else saved.path.name)
        self.standing.setText(saves.stand_words(saved))
        self.standing.setVisible(bool(self.standing.text()))
        self.detail.setText(_details(saved) if readable else "")
        self.detail.setVisible(readable)
        fault = phrase_words(saved.fault) if saved.fault else ""
        self.fault.setText(fault)
        self.fault.setVisible(bool(saved.fault))
        self.picture.show_board(board)
        self.go_on.setEnabled(_can_go_on(saved))
        over = translate("load", "The battle is over; look at it with Replay.")
        self.go_on.setToolTip("" if saved.unfinished else fault or over)
        self.replay.setEnabled(not saved.fault)
        self.replay.setToolTip(fault or translate("load", "Step by step, from the beginning (Ctrl+Enter)."))


LOOK_MS: Final = 60
"""So long a battle must stay chosen before it is replayed for its picture: keys may run down the list."""
AROUND_MS: Final = 40


class LoadScreen(QWidget):
    """The list on the left, the chosen battle on the right."""

    def __init__(self, desktop: Desktop, place: Load | None = None) -> None:
        super().__init__()
        self.desktop = desktop
        self.setWindowTitle(translate("load", "Load or replay"))
        self.setAcceptDrops(True)
        self.saves = Saves(desktop.folder, desktop.library)
        self.saved: dict[str, Saved] = {}
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LOOK_MS)
        self._later.timeout.connect(self.look)
        self._around = QTimer(self)
        self._around.setInterval(AROUND_MS)
        self._around.timeout.connect(self._look_around)
        self._build()
        self.fill()
        self._add_actions()

    # The list

    def fill(self, chosen: str = "") -> None:
        """Read the folder again."""
        found = self.saves.list()
        self.saved = {saved.path.name: saved for saved in found}
        self.list.show_entries([self._entry(saved) for saved in found])
        self.count.setText(translate("load", "%n battle(s)", "", len(found)))
        self.nothing.setVisible(not found)
        self.list.setVisible(bool(found))
        self.choose(chosen if chosen in self.saved else next(iter(self.saved), ""))
        self._around.start()

    def choose(self, name: str) -> None:
        self.list.choose(name)
        self._show(name)

    def look(self) -> None:
        """Replay the chosen battle, to see how it stands."""
        saved = self.saved.get(self.list.key)
        if saved is None:
            return
        looked = self.saves.look(saved)
        self.saved[saved.path.name] = looked
        self.list.renew(self._entry(looked))
        board = None
        if not looked.fault and _is_shown(looked):
            with contextlib.suppress(RecordFault, OSError):
                board = screens_of(looked.game).board(self.saves.battle(saved.path).state)
        self.sheet.show_saved(looked, self.saves, board)

    def _show(self, name: str) -> None:
        saved = self.saved.get(name)
        self.sheet.setVisible(saved is not None)
        if saved is not None:
            self.sheet.show_saved(saved, self.saves, None)
            self._later.start()

    def _entry(self, saved: Saved) -> Entry:
        note = ago_words(saved.changed, time.time())
        if saved.fault and not saved.heading.title:
            return Entry(
                saved.path.name, saved.path.name, phrase_words(saved.fault), note, icon="warning", warning=True
            )
        parts = (name_beside(saved.game), self.saves.stand_words(saved), players_words(saved))
        detail = " ".join(f"{part.removesuffix('.')}." for part in parts if part)
        icon = "warning" if saved.fault else "flag" if not saved.unfinished else "sabres"
        title = self.saves.fighters_words(saved)
        return Entry(
            saved.path.name,
            title,
            phrase_words(saved.fault) if saved.fault else detail,
            note,
            icon=icon,
            warning=bool(saved.fault),
        )

    def _look_around(self) -> None:
        """How the others stand, one at a time, so that nothing stalls; it is remembered from then on."""
        unknown = next((saved for saved in self.saved.values() if saved.outlook is None and not saved.fault), None)
        if unknown is None or not self.isVisible():
            self._around.stop()
            return
        looked = self.saves.look(unknown)
        self.saved[looked.path.name] = looked
        self.list.renew(self._entry(looked))

    # What may be done

    def go_on(self) -> None:
        saved = self.saved.get(self.list.key)
        if saved is not None and _can_go_on(saved):
            self.desktop.go.emit(Resume(saved.path))

    def replay(self) -> None:
        saved = self.saved.get(self.list.key)
        if saved is not None and not (saved.fault and not saved.heading.title):
            self.desktop.go.emit(Replay(saved.path, 0))

    def open_chosen(self) -> None:
        """Enter or a double click: on with it, or back to its beginning if it is over."""
        saved = self.saved.get(self.list.key)
        if saved is not None:
            saved = self.saved[saved.path.name] = self.saves.look(saved)
            self.go_on() if saved.unfinished else self.replay()

    def ask_delete(self) -> None:
        """Asked first, and then thrown into the system's bin."""
        saved = self.saved.get(self.list.key)
        if saved is None:
            return
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(translate("load", "Delete this battle?"))
        box.setText(translate("load", "Delete this battle?"))
        words = translate("load", "{name} goes into the system's bin, if there is one.")
        box.setInformativeText(words.format(name=saved.path.name))
        yes = box.addButton(translate("load", "Delete"), QMessageBox.ButtonRole.DestructiveRole)
        no = box.addButton(translate("load", "Keep it"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        yes.clicked.connect(lambda: self.delete(saved))
        box.open()

    def delete(self, saved: Saved) -> None:
        names = list(self.saved)
        place = names.index(saved.path.name)
        following = names[place + 1] if place + 1 < len(names) else names[place - 1] if place else ""
        try:
            self.saves.delete(saved.path)
        except OSError as error:
            self._trouble(translate("load", "The battle could not be deleted: {reason}."), error)
        self.fill(following)

    def export(self) -> None:
        saved = self.saved.get(self.list.key)
        if saved is None:
            return
        target, _ = QFileDialog.getSaveFileName(
            self, translate("load", "Export this battle"), str(Path.home() / saved.path.name), _filter()
        )
        if target:
            self.export_to(saved, Path(target))

    def export_to(self, saved: Saved, target: Path) -> None:
        try:
            self.saves.export(saved.path, target)
        except OSError as error:
            self._trouble(translate("load", "The battle could not be exported: {reason}."), error)

    def ask_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileNames(self, translate("load", "Import battles"), str(Path.home()), _filter())
        self.import_copies([Path(name) for name in chosen])

    def import_copies(self, paths: list[Path]) -> None:
        """Copies of records from elsewhere; what cannot be used is told by name."""
        taken = ""
        for path in paths:
            try:
                taken = self.saves.import_copy(path).path.name
            except RecordFault as fault:
                words = translate("load", "{file} was not taken in. {reason}")
                self.desktop.trouble.emit(words.format(file=path.name, reason=phrase_words(fault.phrase)))
            except OSError as error:
                self._trouble(translate("load", "The battle could not be imported: {reason}."), error)
        self.fill(taken or self.list.key)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.import_copies([Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()])

    def _trouble(self, words: str, error: OSError) -> None:
        self.desktop.trouble.emit(words.format(reason=error.strerror or str(error)))

    # Building

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        bar = TopBar(translate("load", "Load or replay"))
        bar.back.clicked.connect(lambda: self.desktop.go.emit(Home()))
        self.importing = FlatButton(translate("load", "Import"), "load")
        self.importing.setToolTip(translate("load", "Copy battles from files here (Ctrl+I). You may drop them, too."))
        self.importing.clicked.connect(self.ask_import)
        bar.add_tool(self.importing)
        column.addWidget(bar)
        row = QHBoxLayout()
        row.setContentsMargins(MARGIN, GAP, MARGIN, GAP)
        row.setSpacing(GAP)
        row.addWidget(self._left(), 3)
        self.sheet = SavedSheet()
        row.addWidget(self.sheet, 2)
        column.addLayout(row, 1)
        self.sheet.go_on.clicked.connect(self.go_on)
        self.sheet.replay.clicked.connect(self.replay)
        self.sheet.export.clicked.connect(self.export)
        self.sheet.delete.clicked.connect(self.ask_delete)
        self.setFocusProxy(self.list)

    def _left(self) -> Panel:
        panel = Panel()
        head = QHBoxLayout()
        head.addWidget(Title(translate("load", "Saved battles")))
        head.addStretch(1)
        self.count = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self.count)
        panel.column.addLayout(head)
        self.list = PictureList(translate("load", "Saved battles"))
        self.list.chosen.connect(self._show)
        self.list.opened.connect(lambda _: self.open_chosen())
        panel.column.addWidget(self.list, 1)
        self.nothing = Text(
            translate("load", "No battle has been saved yet. Every battle is, at every step, from its beginning on."),
            tone="muted",
        )
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        panel.column.addWidget(self.nothing, 1)
        return panel

    def _add_actions(self) -> None:
        for text, keys, do in (
            (translate("load", "Replay"), "Ctrl+Return", self.replay),
            (translate("load", "Import"), "Ctrl+I", self.ask_import),
            (translate("load", "Export"), "Ctrl+E", self.export),
            (translate("load", "Delete"), "Del", self.ask_delete),
        ):
            action = QAction(text, self)
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False, do=do: do())
            self.addAction(action)


def _is_shown(saved: Saved) -> bool:
    """Whether the window has screens for the battle's game."""
    return any(game.id == saved.game for game in shown_games())


def _can_go_on(saved: Saved) -> bool:
    return saved.unfinished and _is_shown(saved)


def _details(saved: Saved) -> str:
    title, players = translate("scenarios", saved.heading.title), players_words(saved)
    game = name_beside(saved.game)
    if not title:
        title, game = games()[saved.game].name, ""
    if game:
        words = translate("load", "{game}: {scenario}. {players}. File {file}.")
        return words.format(game=game, scenario=title, players=players, file=saved.path.name)
    words = translate("load", "{scenario}. {players}. File {file}.")
    return words.format(scenario=title, players=players, file=saved.path.name)


def _filter() -> str:
    return translate("load", "Battle records (*{suffix})").format(suffix=SUFFIX)
