"""Three columns: what there is on the left, the work in the middle, what comes of it on the right."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.column import GAP, MARGIN, Column

SIDE = 296
"""The width of the outer columns at the usual size of text."""
SHARE = 0.32
"""Of the window that one of them may take at most."""


class Scroller(Column):
    """Nothing is ever cut off, however large the text: if need be it moves sideways."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 80)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move among what it holds; it follows by itself."""
        event.ignore()


class Columns(QWidget):
    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, GAP, MARGIN, GAP)
        row.setSpacing(GAP)
        self.left, self.right = Scroller(), Scroller()
        self.middle = QVBoxLayout()
        self.middle.setSpacing(GAP)
        row.addWidget(self.left)
        row.addLayout(self.middle, 1)
        row.addWidget(self.right)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "left"):
            self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 320)

    def _fit(self) -> None:
        wide = round(min(SIDE * fonts.scale(), self.width() * SHARE))
        for column in (self.left, self.right):
            column.setFixedWidth(wide)
