"""The bar across the top of a screen: the way back, a heading, something in the middle, tools on the right."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.parts import FlatButton, Title
from app.board.words import translate


class TopBar(QFrame):
    """The middle stays in the middle as long as there is room."""

    def __init__(self, heading: str, way_back: str = "") -> None:
        super().__init__()
        self.setProperty("part", "bar")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(12)
        self.left = QHBoxLayout()
        self.left.setSpacing(12)
        self.back = FlatButton(way_back or translate("bars", "Home"), "back")
        self.left.addWidget(self.back)
        self.left.addWidget(Title(heading, "heading"))
        self.left.addStretch(1)
        # As high with something in the middle as without.
        self.middle = QHBoxLayout()
        self.middle.addSpacing(1)
        self.middle.addStrut(round(44 * fonts.scale()))
        self.right = QHBoxLayout()
        self.right.setSpacing(8)
        self.right.addStretch(1)
        row.addLayout(self.left, 1)
        row.addLayout(self.middle)
        row.addLayout(self.right, 1)

    def add_middle(self, widget: QWidget) -> None:
        self.middle.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def add_tool(self, widget: QWidget) -> None:
        self.right.addWidget(widget)
