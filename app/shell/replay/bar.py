"""The head of a replay: the way home, which battle it is, through whose eyes one looks, and what to do with it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.board.theme.parts import FlatButton, Panel, PrimaryButton, Segmented, Text, Title
from app.board.words import translate
from app.shell.replay.judging import OPEN

VIEWERS = {"one": 0, "two": 1, "both": OPEN}


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
        words.addWidget(Title(title))
        detail = Text(summary, "small", "muted", wrap=False)
        detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        detail.setToolTip(summary)
        words.addWidget(detail)
        row.addLayout(words, 1)
        row.addWidget(Text(translate("replay", "Seen by"), tone="muted", wrap=False))
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

    def add_exports(self, actions: list[QAction]) -> None:
        self.export_menu.addActions(actions)
