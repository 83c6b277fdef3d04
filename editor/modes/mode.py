"""What every mode of the editor has: a document it shows, changes it tells of, and faults that lead somewhere."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from editor.documents.tables import at, path_of, put, say
from editor.modes.columns import Columns
from editor.modes.faults import FaultPanel
from resources.document import Document
from resources.faults import Fault, Path
from resources.library import Library


class Mode(Columns):
    """Shows a table; a change comes out as a changed table, and is shown when it comes back."""

    changed = Signal(object, str, str)
    """Another table, what was done, and a key: changes of one key that follow each other are undone together."""
    settled = Signal()
    """Whatever comes next is a change of its own."""
    told = Signal(str)
    """A passing remark."""
    opened = Signal(str, str)
    """Something of the library is to be opened: kind and id."""

    kind = ""

    def __init__(self, library: Library) -> None:
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

    def refresh(self) -> None:
        """Show what the table says now."""

    def reread(self) -> None:
        """The library holds other things now."""

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
