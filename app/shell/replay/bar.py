"""The head of a replay: the way home, which battle it is, through whose eyes one looks, and what to do with it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.elided import ElidedText
from app.board.theme.parts import FlatButton, Panel, PrimaryButton, Segmented, Text
from app.board.words import translate
from app.shell.replay.judging import OPEN

VIEWERS = {"one": 0, "two": 1, "both": OPEN}
ROOMY = 1000
"""Below so many pixels at 100 % the bar is short of words."""


class Bar(Panel):
    home = Signal()
    seen = Signal(int)
    """The viewer: a seat, or OPEN."""

    def __init__(self, title: str, summary: str, sides: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent, part="bar", padding=10)
        row = QHBoxLayout()
        row.setSpacing(16)
        back = FlatButton(translate("replay", "Home"), "back")
        back.setToolTip(translate("replay", "Leave the replay"))
        back.clicked.connect(self.home)
        row.addWidget(back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedText(title, "title"))
        words.addWidget(ElidedText(summary, "small", "muted"))
        row.addLayout(words, 1)
        self._seen_by = Text(translate("replay", "Seen by"), tone="muted", wrap=False)
        row.addWidget(self._seen_by)
        self.viewers = Segmented(
            [("one", sides[0]), ("two", sides[1]), ("both", translate("replay", "Both"))],
            translate("replay", "Seen by"),
        )
        self.viewers.choose("both")
        self.viewers.button("both").setToolTip(translate("replay", "Both hands lie open"))
        for key, side in (("one", sides[0]), ("two", sides[1])):
            tip = translate("replay", "Only what {side} knew").format(side=side)
            self.viewers.button(key).setToolTip(tip)
        self.viewers.chosen.connect(lambda key: self.seen.emit(VIEWERS[key]))
        row.addWidget(self.viewers)
        self.export = FlatButton(translate("replay", "Export"), "export")
        self.export_menu = QMenu(self.export)
        self.export.setMenu(self.export_menu)
        row.addWidget(self.export)
        self.branch = PrimaryButton(translate("replay", "Play on from here"), "branch")
        row.addWidget(self.branch)
        self.column.addLayout(row)
        self.buttons = (back, self.export, self.branch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the buttons say less, and their tooltips the rest."""
        super().resizeEvent(event)
        tight = self.width() < ROOMY * fonts.scale()
        self._seen_by.setVisible(not tight)
        self.export.setText("" if tight else translate("replay", "Export"))
        self.export.setToolTip(translate("replay", "Export") if tight else "")
        self.branch.setText(translate("replay", "Play on") if tight else translate("replay", "Play on from here"))

    def add_exports(self, actions: list[QAction]) -> None:
        self.export_menu.addActions(actions)
