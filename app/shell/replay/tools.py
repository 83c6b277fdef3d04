"""What can be done with a replay besides looking: menus with their keys, files to take out, and playing on."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.board.lifetime import delete_later
from app.board.theme.parts import PrimaryButton, QuietButton, Text, Title
from app.board.translation import translate
from app.shell.desktop import Resume
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.replay import panel_contents
from app.shell.replay.record_opening import branch, can_branch, usual_chairs
from app.shell.replay.timeline import Timeline

if TYPE_CHECKING:
    from app.shell.replay.screen import ReplayScreen


def battle_text(timeline: Timeline, viewer: int) -> str:
    """The whole battle in sentences, as a viewer may know it."""
    game = timeline.game
    lines = [game.title(timeline), panel_contents.summary(timeline), ""]
    before = (-1, -1)
    for place, frame in enumerate(timeline.frames, 1):
        told = game.caption(timeline, place, viewer)
        if (frame.turn, frame.active) != before:
            before = (frame.turn, frame.active)
            lines += ["", game.turn_words(timeline, frame)]
        lines.append(f"  {place}. {told.detail}")
    if timeline.taken_back:
        count = timeline.taken_back
        lines += ["", translate("replay", "%n action(s) were taken back and are left out.", "", count)]
    return "\n".join(lines).strip() + "\n"


def save_text(path: Path, timeline: Timeline, viewer: int) -> None:
    """Raises OSError."""
    path.write_text(battle_text(timeline, viewer), encoding="utf-8")


def save_record(path: Path, timeline: Timeline) -> None:
    """A copy of the record, as far as it is sound; raises OSError."""
    path.write_text(timeline.record.text(), encoding="utf-8", newline="\n")


def save_picture(path: Path, image: QImage) -> None:
    """Raises OSError."""
    if not image.save(str(path)):
        raise OSError(None, translate("replay", "the picture could not be written"), str(path))


class ParticipantsDialog(QDialog):
    """Opened with who sat there before."""

    def __init__(
        self,
        where: str,
        sides: tuple[str, str],
        participants: tuple[Participant, Participant],
        levels: tuple[tuple[str, str, str], ...],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._levels = levels
        self.setWindowTitle(translate("replay", "Play on from here"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(Title(translate("replay", "Play on from here")))
        column.addWidget(Text(where, tone="muted"))
        grid = QGridLayout()
        grid.setSpacing(12)
        self.boxes = [self._box(participant) for participant in participants]
        for row, (side, box) in enumerate(zip(sides, self.boxes, strict=True)):
            label = Text(side, wrap=False)
            label.setBuddy(box)
            box.setAccessibleName(side)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addWidget(
            Text(
                translate("replay", "The battle goes on in a record of its own; this one stays as it is."),
                "small",
                "muted",
            )
        )
        row_of_buttons = QHBoxLayout()
        row_of_buttons.addStretch(1)
        cancel = QuietButton(translate("replay", "Cancel"))
        cancel.clicked.connect(self.reject)
        self.play = PrimaryButton(translate("replay", "Play on"), "branch")
        self.play.setDefault(True)
        self.play.clicked.connect(self.accept)
        row_of_buttons.addWidget(cancel)
        row_of_buttons.addWidget(self.play)
        column.addLayout(row_of_buttons)
        self.setMinimumWidth(420)

    @property
    def participants(self) -> tuple[Participant, Participant]:
        one, two = (Participant.read(box.currentData()) for box in self.boxes)
        return one, two

    def _box(self, participant: Participant) -> QComboBox:
        box = QComboBox()
        box.addItem(translate("replay", "A person at this desk"), Participant(HUMAN).write())
        for level, title, words in self._levels:
            text = translate("replay", "Computer: {level}").format(level=title)
            box.addItem(text, Participant(COMPUTER, level).write())
            box.setItemData(box.count() - 1, words, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(max(box.findData(participant.write()), 0))
        return box


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
            (translate("replay", "Next phase\tShift+Page Down"), "", lambda: screen.jump_phase(1)),
            (translate("replay", "Previous phase\tShift+Page Up"), "", lambda: screen.jump_phase(-1)),
            (translate("replay", "To the start\tHome"), "", lambda: screen.go_to(0)),
            (translate("replay", "To the end\tEnd"), "", lambda: screen.go_to(len(screen.timeline.frames))),
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
        self._save(f"{screen.path.stem}-copy.record", kinds, lambda path: save_record(path, screen.timeline))

    def save_text(self) -> None:
        """As the viewer may know it."""
        screen = self._screen
        kinds = translate("replay", "Text (*.txt)")
        self._save(f"{screen.path.stem}.txt", kinds, lambda path: save_text(path, screen.timeline, screen.viewer))

    def save_picture(self) -> None:
        screen = self._screen
        kinds = translate("replay", "Pictures (*.png)")
        image = screen.stage.view.picture(screen.view)
        self._save(f"{screen.path.stem}-{screen.place}.png", kinds, lambda path: save_picture(path, image))

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
        if not can_branch(screen.timeline, screen.place):
            return
        where = screen.game.caption(screen.timeline, screen.place, screen.viewer).title
        dialog = ParticipantsDialog(where, screen.sides, usual_chairs(screen.timeline), screen.game.levels(), screen)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            try:
                path = branch(screen.timeline, screen.place, dialog.participants, screen.desktop.folder)
            except OSError as error:
                sentence = translate("replay", "The new record could not be made: {reason}.")
                screen.desktop.trouble.emit(sentence.format(reason=error.strerror or str(error)))
            else:
                screen.desktop.go.emit(Resume(path))
        delete_later(dialog)
