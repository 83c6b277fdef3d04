"""The squares of a canvas as a table: it has the focus, moves the cursor, and is what a screen reader reads."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from app.board.view.reading import SquareModel

_Index = QModelIndex | QPersistentModelIndex


class CellModel(SquareModel):
    """Like that of a board, but of any size: a section has sixteen squares."""

    def __init__(
        self, size: int, name: Callable[[int], str], describe: Callable[[int], str], parent: QObject | None = None
    ) -> None:
        self.size = size
        super().__init__(name, describe, parent)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.size

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.size

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or section >= self.size:
            return None
        return "ABCDEFGH"[section] if orientation == Qt.Orientation.Horizontal else str(self.size - section)

    def square(self, index: _Index) -> int:
        return (self.size - 1 - index.row()) * self.size + index.column() if index.isValid() else -1

    def index_of(self, square: int) -> QModelIndex:
        return self.index(self.size - 1 - square // self.size, square % self.size)

    def changed(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.size - 1, self.size - 1))
