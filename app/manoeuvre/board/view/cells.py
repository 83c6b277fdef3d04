"""The board as a table of 64 named cells, for keys and screen readers."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.board.cells import CellIndex as _Index
from app.board.cells import CellTable
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import Mark, Marks, Overlay
from app.manoeuvre.board.view.geometry import Facing


class SquareModel(QAbstractTableModel):
    """Squares by column and row as they lie; what they are called is asked of the board when it is needed."""

    def __init__(
        self, name: Callable[[int], str], describe: Callable[[int], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.facing = Facing()
        self._name = name
        self._describe = describe

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 8

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 8

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._name(self.square(index))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._describe(self.square(index))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or not 0 <= section < 8:
            return None
        return (self.facing.columns() if orientation == Qt.Orientation.Horizontal else self.facing.rows())[section]

    def square(self, index: _Index) -> int:
        return self.facing.square(index.column(), index.row()) if index.isValid() else -1

    def index_of(self, square: int) -> QModelIndex:
        column, row = self.facing.place(square)
        return self.index(row, column)

    def changed(self) -> None:
        """Names are other ones now."""
        self.dataChanged.emit(self.index(0, 0), self.index(7, 7))

    def turn(self, facing: Facing) -> None:
        self.facing = facing
        self.changed()
        for orientation in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
            self.headerDataChanged.emit(orientation, 0, 7)


class ReadingTable(CellTable):
    """Keys and names for a board of squares."""

    pressed_square = Signal(int)
    asked_square = Signal(int)
    moved = Signal(int)

    def __init__(self, model: SquareModel, parent: QWidget | None = None) -> None:
        self._squares = model
        self._turning = False
        super().__init__(
            model,
            translate("board", "Board"),
            translate("board", "Arrow keys move the cursor, Enter presses a square, I tells more about it."),
            parent,
        )
        self.setCurrentIndex(model.index_of(0))

    @property
    def square(self) -> int:
        """Where the cursor is."""
        return self._squares.square(self.currentIndex())

    def go(self, square: int) -> None:
        self.setCurrentIndex(self._squares.index_of(square))

    def turn(self, facing: Facing) -> None:
        """The board is turned; the cursor stays on its square."""
        square = self.square
        self._turning = True
        self._squares.turn(facing)
        self.go(square)
        self._turning = False

    def fit(self, cell: int) -> None:
        """Squares of this many pixels."""
        for section in range(8):
            self.setColumnWidth(section, cell)
            self.setRowHeight(section, cell)

    def cell_pressed(self, index: _Index) -> None:
        self.pressed_square.emit(self._squares.square(index))

    def cell_asked(self, index: _Index) -> None:
        self.asked_square.emit(self._squares.square(index))

    def cell_reached(self, index: _Index) -> None:
        if not self._turning:
            self.moved.emit(self._squares.square(index))


def mark_words(mark: Mark | None) -> str:
    """What may be done with a marked square."""
    match mark:
        case Mark.SELECTED:
            return translate("board", "selected")
        case Mark.MOVE:
            return translate("board", "may move here, one step")
        case Mark.MOVE_FAR:
            return translate("board", "may move here, two steps")
        case Mark.PLACE:
            return translate("board", "a unit may be set up here")
        case Mark.GOAL:
            return translate("board", "chosen to move here")
        case Mark.TARGET:
            return translate("board", "target")
        case Mark.SUPPORTER:
            return translate("board", "supports the attack")
        case Mark.CHOICE:
            return translate("board", "may be chosen")
        case Mark.ILLEGAL:
            return translate("board", "not possible")
    return ""


def spoken(words: str, mark: Mark | None) -> str:
    """A square as it is read out."""
    meaning = mark_words(mark)
    return translate("board", "{square}, {mark}").format(square=words, mark=meaning) if meaning else words


def arrow_words(square: int, marks: Marks) -> str:
    """Which squares attack this one."""
    starts = [names.square(start) for start, end in marks.arrows if end == square]
    return translate("board", "attacked from {squares}").format(squares=", ".join(starts)) if starts else ""


def trace_words(square: int, ways: tuple[tuple[int, int], ...]) -> str:
    """What moved here or left from here in the turn before."""
    for start, end in ways:
        if square == end:
            return translate("board", "came from {square}").format(square=names.square(start))
        if square == start:
            return translate("board", "left for {square}").format(square=names.square(end))
    return ""


def overlay_words(square: int, overlay: Overlay | None) -> str:
    """What the overlay shows on a square."""
    if overlay is None:
        return ""
    words = []
    if square in overlay.owners:
        side = overlay.owners[square]
        words.append(overlay.sides[side] or (translate("board", "red") if side else translate("board", "blue")))
    if overlay.numbers.get(square):
        words.append(overlay.numbers[square])
    ends = [names.square(end) for start, end in overlay.lines if start == square]
    if ends:
        words.append(translate("board", "line to {squares}").format(squares=", ".join(ends)))
    if not words:
        return ""
    return translate("board", "{overlay}: {what}").format(overlay=overlay.title, what=", ".join(words))
