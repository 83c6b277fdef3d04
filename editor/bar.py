"""The bar across the top of the editor: what is open, in which mode, and what can be done with it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout

from app.board.fault_words import file_words
from app.board.theme import fonts
from app.board.theme.elided import ElidedText
from app.board.theme.parts import FlatButton, IconButton, PrimaryButton, Segmented
from app.board.words import translate
from editor.pages import Page
from resources.document import FORMAT
from resources.faults import Fault

MODES = ("section", "battlefield", "scenario", "army")
ROOMY = 1180
"""From this width on, at the usual size of text, tools bear their names."""


def mode_name(mode: str) -> str:
    return {
        "section": translate("editor", "Section"),
        "battlefield": translate("editor", "Battlefield"),
        "scenario": translate("editor", "Scenario"),
        "army": translate("editor", "Army"),
    }[mode]


class Bar(QFrame):
    mode = Signal(str)

    def __init__(self) -> None:
        super().__init__()
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
        self.modes = Segmented([(mode, mode_name(mode)) for mode in MODES], translate("editor", "Mode"))
        self.modes.chosen.connect(self.mode)
        for number, mode in enumerate(MODES):
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
        self.title.set_whole(page.title)
        state = (
            translate("editor", "Saved")
            if page.is_saved
            else translate("editor", "New")
            if page.is_untouched
            else translate("editor", "Draft, not saved")
        )
        words = translate("editor", "{state}. {kind}, format {version}")
        self.state.set_whole(words.format(state=state, kind=mode_name(mode), version=FORMAT))
        mend = "\n".join(file_words(fault.sentence) for fault in faults[:6])
        self.save.setEnabled(not faults and not page.is_saved)
        self.save.setToolTip(
            mend or translate("editor", "Keep it among your own (Ctrl+S). Version {version}.").format(version=FORMAT)
        )
        self.play.setEnabled(not faults)
        self.play.setToolTip(mend or translate("editor", "Fight it at once against the computer (Ctrl+Enter)."))

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
