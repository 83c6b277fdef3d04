"""What every mode of the editor has: a document it shows, changes it tells of, and faults that lead somewhere."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.layouts import GAP, MARGIN, Column
from editor.fields import FaultPanel
from editor.history import at, path_of, put, say
from resources.document import Document
from resources.faults import Fault, Path

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


class Mode(Columns):
    """Shows a table; a change comes out as a changed table, and is shown when it comes back."""

    changed = Signal(object, str, str)
    """Another table, what was done, and a key: changes of one key that follow each other are undone together."""
    settled = Signal()
    """Whatever comes next is a change of its own."""
    told = Signal(str)
    """A passing remark."""
    opened = Signal(str, str)
    """Something of the library is to be opened: in which mode, and its id, or a new document if that is empty."""
    copied = Signal(str, str)
    """A copy of it is to be opened."""
    renamed = Signal(str)

    plays_saved = False
    """Whether a document must be saved before it can be played."""

    def __init__(self, library: Any) -> None:
        super().__init__()
        self.library = library
        self.table: Document = {}
        self.faults = FaultPanel()
        self.faults.wanted.connect(self.go_to)
        self.places: dict[str, QWidget] = {}
        """Where the beginning of a fault's path leads."""

    def show_table(self, table: Document, faults: Sequence[Fault]) -> None:
        self.table = table
        self.faults.show_faults(faults)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and getattr(self, "table", None):
            # Later: in the middle of a change of dress nothing must be laid out anew.
            QTimer.singleShot(0, self, self.redress)

    def redress(self) -> None:
        """Pictures and marks in the colours of the theme."""
        self.faults.redress()
        self.refresh()

    def refresh(self) -> None:
        """Show what the table says now."""

    def reread(self) -> None:
        """The library holds other things now."""

    def battle(self) -> Any:
        """The scenario that the document makes, with whatever is still open filled in; raises Rejected."""
        raise NotImplementedError

    def close_down(self) -> None:
        """The screen is closed: end what goes on in the background."""

    def value(self, *path: str | int, default: Any = "") -> Any:
        return at(self.table, path, default)

    def change(self, table: Document, words: str, key: str = "") -> None:
        self.changed.emit(table, words, key)

    def set_value(self, path: Path, value: Any, words: str, key: str = "") -> None:
        self.change(put(self.table, path, value), words, key)

    def say_value(self, path: Path, value: Any, words: str, key: str = "") -> None:
        """Takes the key out if the value is empty."""
        self.change(say(self.table, path, value), words, key)

    def go_to(self, where: str) -> None:
        """Focus the control that a fault's place belongs to, the longest beginning that is known."""
        path = self.lead(path_of(where))
        while path:
            widget = self.places.get("/".join(map(str, path)))
            if widget is not None:
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                self.left.ensureWidgetVisible(widget)
                self.right.ensureWidgetVisible(widget)
                return
            path = path[:-1]

    def lead(self, path: Path) -> Path:
        """Bring what a path names onto the screen; gives the path of the control that shows it."""
        return path
