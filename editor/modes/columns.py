"""Three columns: what there is on the left, the work in the middle, what comes of it on the right."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.board.theme import fonts

GAP = 12
MARGIN = 16
SIDE = 296
"""The width of the outer columns at the usual size of text."""
SHARE = 0.29
"""Of the window that one of them may take at most."""


class Scroller(QScrollArea):
    """Stands still as long as everything fits; never moves sideways."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        page.setProperty("part", "page")
        self.inside = QVBoxLayout(page)
        self.inside.setContentsMargins(0, 0, 0, 0)
        self.inside.setSpacing(GAP)
        self.setWidget(page)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 80)


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
