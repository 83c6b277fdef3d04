"""Panels side by side in columns that scroll by themselves; in a narrow window the last two share a column."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.layouts import GAP, MARGIN, Column
from app.board.theme.parts import FlatButton, Title
from app.board.translation import translate


@dataclass(frozen=True)
class Group:
    """What stands in one column: its share of the width, and how narrow it may become at the usual size of text."""

    panels: Sequence[QWidget]
    share: int
    least: int


class Columns(QWidget):
    """A column whose panels are all hidden is hidden too, once `fit` is called."""

    def __init__(self, groups: Sequence[Group]) -> None:
        super().__init__()
        self._groups = groups
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(MARGIN, GAP, MARGIN, GAP)
        self._row.setSpacing(GAP)
        self.columns = [Column() for _ in groups]
        for column, group in zip(self.columns, groups, strict=True):
            for panel in group.panels:
                column.inside.addWidget(panel)
            self._row.addWidget(column, group.share)
        self.joined = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "joined"):
            self.fit()

    def minimumSizeHint(self) -> QSize:
        """The least widths decide how panels are arranged; they must not keep the window wide."""
        return QSize(320, 240)

    def fit(self) -> None:
        """Arrange the panels for the room there is."""
        least = sum(group.least for group in self._groups) * fonts.scale()
        self._join(self.width() < least + 2 * MARGIN + GAP * (len(self._groups) - 1))
        for column, group in zip(self.columns, self._groups, strict=True):
            column.setMinimumWidth(0 if self.joined else round(group.least * fonts.scale()))
            column.setVisible(any(not panel.isHidden() for panel in self._in(column)))

    def measure(self) -> None:
        """Ask all panels again how high they are."""
        for column in self.columns:
            for panel in self._in(column):
                layout = panel.layout()
                if layout is not None:
                    layout.invalidate()
                panel.updateGeometry()
            column.inside.invalidate()
            column.inside.activate()
        self.fit()

    def _in(self, column: Column) -> list[QWidget]:
        panels = [panel for group in self._groups for panel in group.panels]
        return [panel for panel in panels if column.inside.indexOf(panel) >= 0]

    def _join(self, joined: bool) -> None:
        if joined == self.joined:
            return
        self.joined = joined
        home = self.columns[-2] if joined else self.columns[-1]
        for panel in self._groups[-1].panels:
            # Before a stretch that a screen may have put at the end.
            last = home.inside.itemAt(home.inside.count() - 1)
            spare = last is not None and last.spacerItem() is not None
            shown = not panel.isHidden()
            home.inside.insertWidget(home.inside.count() - (1 if spare else 0), panel)
            # A widget that gets another parent is hidden on the way.
            panel.setVisible(shown)
        self._row.setStretch(len(self.columns) - 2, self._groups[0 if joined else -2].share)


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
