"""A scrolled column inside a panel, in the panel's own colour."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class Scroll(QScrollArea):
    """Scrolls up and down only; the wheel and the keys reach what it holds."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(page)
        # Qt fills a page that it is given; here the panel shines through.
        page.setAutoFillBackground(False)
