"""A line above the screen that says what went wrong, until it is put away; a screen reader says it at once."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.board.theme.parts import IconButton, Text
from app.board.words import translate


class Notice(QFrame):
    """Hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "notice")
        self.setAccessibleName(translate("window", "Notice"))
        self._text = Text()
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        away = IconButton("cross", translate("window", "Put the notice away"))
        away.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 8, 4)
        row.addWidget(self._text, 1)
        row.addWidget(away)
        self.hide()

    def tell(self, sentence: str) -> None:
        """Show a sentence; several at once stand below each other."""
        before = self._text.text().splitlines() if self.isVisible() else []
        if sentence not in before:
            self._text.setText("\n".join([*before, sentence][-3:]))
        self.show()
        event = QAccessibleAnnouncementEvent(self, sentence)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
