"""What can be done with a replay besides looking: menus with their keys, files to take out, and playing on."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog

from app.board.words import translate
from app.shell.destinations import Resume
from app.shell.replay import captions, export, showing
from app.shell.replay.branching import branch, can_branch, usual_chairs
from app.shell.replay.chairs import ChairsDialog

if TYPE_CHECKING:
    from app.shell.replay.screen import ReplayScreen


class Tools(QObject):
    """The actions of the screen."""

    def __init__(self, screen: "ReplayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._make_steps()
        self._make_exports()

    def _make_steps(self) -> None:
        """What the menu shows. Plain keys are only named there: where a list has the focus they are the list's."""
        screen = self._screen
        for text, shortcut, do in (
            (translate("replay", "Play or pause\tSpace"), "", screen.toggle_play),
            (translate("replay", "One step on\tRight"), "", lambda: screen.go_to(screen.place + 1)),
            (translate("replay", "One step back\tLeft"), "", lambda: screen.go_to(screen.place - 1)),
            (translate("replay", "Next turn\tPage Down"), "", lambda: screen.jump_turn(1)),
            (translate("replay", "Previous turn\tPage Up"), "", lambda: screen.jump_turn(-1)),
            (translate("replay", "To the start\tHome"), "", lambda: screen.go_to(0)),
            (translate("replay", "To the end\tEnd"), "", lambda: screen.go_to(len(screen.course.steps))),
            (translate("replay", "Change whose eyes"), "Ctrl+E", screen.change_viewer),
            (translate("replay", "Play on from here"), "Ctrl+B", self.play_on_from_here),
        ):
            screen.addAction(self._action(text, shortcut, do))

    def _make_exports(self) -> None:
        exports = [
            self._action(translate("replay", "Save a copy of the record…"), "Ctrl+S", self.save_record),
            self._action(translate("replay", "Save the battle as text…"), "", self.save_text),
            self._action(translate("replay", "Save a picture of the board…"), "Ctrl+P", self.save_picture),
        ]
        for action in exports:
            self._screen.addAction(action)
        self._screen.bar.add_exports(exports)

    def _action(self, text: str, shortcut: str, do: Callable[[], object]) -> QAction:
        action = QAction(text, self._screen)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda checked=False: do())
        return action

    def save_record(self) -> None:
        screen = self._screen
        kinds = translate("replay", "Records (*.record)")
        self._save(f"{screen.path.stem}-copy.record", kinds, lambda path: export.save_record(path, screen.course))

    def save_text(self) -> None:
        """As the viewer may know it."""
        screen = self._screen
        kinds = translate("replay", "Text (*.txt)")
        self._save(f"{screen.path.stem}.txt", kinds, lambda path: export.save_text(path, screen.course, screen.viewer))

    def save_picture(self) -> None:
        screen = self._screen
        kinds = translate("replay", "Pictures (*.png)")
        look = showing.look(screen.view)
        self._save(f"{screen.path.stem}-{screen.place}.png", kinds, lambda path: export.save_picture(path, look))

    def _save(self, name: str, kinds: str, save: Callable[[Path], None]) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self._screen, translate("replay", "Export"), name, kinds)
        if not chosen:
            return
        try:
            save(Path(chosen))
        except OSError as error:
            sentence = translate("replay", "{file} could not be written: {reason}.")
            self._screen.desktop.trouble.emit(sentence.format(file=chosen, reason=error.strerror or str(error)))

    def play_on_from_here(self) -> None:
        """Ask who plays, make a record that goes on from here, and open it."""
        screen = self._screen
        if not can_branch(screen.course, screen.place):
            return
        where = captions.caption(screen.course, screen.place, screen.viewer).title
        dialog = ChairsDialog(where, screen.sides, usual_chairs(screen.course), screen)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            try:
                path = branch(screen.course, screen.place, dialog.chairs, screen.desktop.library)
            except OSError as error:
                sentence = translate("replay", "The new record could not be made: {reason}.")
                screen.desktop.trouble.emit(sentence.format(reason=error.strerror or str(error)))
            else:
                screen.desktop.go.emit(Resume(path))
        dialog.deleteLater()
