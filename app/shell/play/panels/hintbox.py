"""A hint in three grades: where to look, which action, why."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.board.theme.parts import FlatButton, IconButton, Panel, Text
from app.board.words import translate
from app.shell.play.panels.emblems import Icon


class HintBox(Panel):
    """Says as much as was asked for, and offers the next grade."""

    more = Signal()
    closed = Signal()
    changed = Signal()
    """It has come, gone, or says more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="notice", padding=8, spacing=2)
        row = QHBoxLayout()
        row.setSpacing(8)
        self._words = Text()
        self._more = FlatButton()
        self._close = IconButton("cross", translate("play", "Put the hint away"))
        row.addWidget(Icon("hint", 18, "warning"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        row.addWidget(self._more, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self._more.clicked.connect(self.more)
        self._close.clicked.connect(self.closed)

    def show_hint(self, sentences: Sequence[str], next_grade: str) -> None:
        """The sentences given so far, and the name of the next grade; empty after the last."""
        self._words.setText("\n".join(sentences))
        self._more.setText(next_grade)
        self._more.setAccessibleName(next_grade)
        self._more.setVisible(bool(next_grade))
        self.setAccessibleName(translate("play", "Hint"))
        self.setAccessibleDescription(" ".join(sentences))
        self.show()
        # Whoever makes room for it asks at once, before Qt gets round to measuring the new words.
        self.column.invalidate()
        self.column.activate()
        self.updateGeometry()
        self.changed.emit()

    def put_away(self) -> None:
        self.hide()
        self.changed.emit()

    @property
    def text(self) -> str:
        return self._words.text()
