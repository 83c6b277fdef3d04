"""A column of panels that scrolls by itself, and the distances that columns keep from each other."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

GAP = 12
MARGIN = 16


class Column(QScrollArea):
    """Stands still as long as everything fits; never moves sideways. Panels go `inside`."""

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
