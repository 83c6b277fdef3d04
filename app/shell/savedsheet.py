"""The sheet of a saved battle: its field as it stands, who plays, how it stands, and what may be done with it."""

from PySide6.QtWidgets import QHBoxLayout

from app.board.fault_words import file_words
from app.board.looks import BoardLook
from app.board.theme.parts import Panel, PrimaryButton, QuietButton, Text, Title
from app.board.words import translate
from app.shell.boardpicture import BoardPicture
from app.shell.play.saves import Saved
from app.shell.savedwords import fighters_words, players_words, stand_words
from resources.library import Library


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
        self.picture = BoardPicture()
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

    def show_saved(self, saved: Saved, library: Library, look: BoardLook | None) -> None:
        readable = not saved.fault or bool(saved.title)
        self.title.setText(fighters_words(saved, library) if readable else saved.path.name)
        self.standing.setText(stand_words(saved, library))
        self.standing.setVisible(bool(self.standing.text()))
        words = translate("load", "{scenario}. {players}. File {file}.")
        title = translate("scenarios", saved.title)
        self.detail.setText(
            words.format(scenario=title, players=players_words(saved), file=saved.path.name) if readable else ""
        )
        self.detail.setVisible(readable)
        fault = file_words(saved.fault)
        self.fault.setText(fault)
        self.fault.setVisible(bool(saved.fault))
        self.picture.show_look(look)
        self.go_on.setEnabled(saved.unfinished)
        over = translate("load", "The battle is over; look at it with Replay.")
        self.go_on.setToolTip("" if saved.unfinished else fault or over)
        self.replay.setEnabled(not saved.fault)
        self.replay.setToolTip(fault or translate("load", "Step by step, from the beginning (Ctrl+Enter)."))
