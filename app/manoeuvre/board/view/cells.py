"""The board as a table of 64 named cells: it has the focus, moves the cursor, and is what a screen reader reads.

Items of a graphics scene are invisible to screen readers. So this table lies over the field, paints nothing, lets the
mouse through, and tells names. A cell's only accessible action is to be selected, which counts as pressing it.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import Mark, Marks, Overlay
from app.manoeuvre.board.view.geometry import Facing

_Index = QModelIndex | QPersistentModelIndex
_MOVES = frozenset(
    (
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    )
)
_PRESSES = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select))
_BY_KEYS = frozenset(
    (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
)


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


class ReadingTable(QTableView):
    """Keys and names for a board."""

    pressed_square = Signal(int)
    asked_square = Signal(int)
    moved = Signal(int)
    used = Signal(bool)
    """Somebody is at the keyboard, or, with False, the focus is elsewhere."""

    def __init__(self, model: SquareModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._squares = model
        self._turning = False
        self.setModel(model)
        self.setAccessibleName(translate("board", "Board"))
        self.setAccessibleDescription(
            translate("board", "Arrow keys move the cursor, Enter presses a square, I tells more about it.")
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet("background: transparent; border: none;")
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.selectionModel().selectionChanged.connect(self._press_selected)
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

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._turning:
            self.moved.emit(self._squares.square(current))

    def selectionCommand(self, index: _Index, event: object = None) -> QItemSelectionModel.SelectionFlag:
        """Moving about selects nothing: selecting is how a screen reader presses a cell."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def _press_selected(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        indexes = selected.indexes()
        if indexes:
            # Later: the screen reader still waits for the answer to its call, and a press may change everything.
            QTimer.singleShot(0, self, partial(self._press, self._squares.square(indexes[0])))

    def _press(self, square: int) -> None:
        self.clearSelection()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.go(square)
        self.pressed_square.emit(square)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _MOVES and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.used.emit(True)
            super().keyPressEvent(event)
            event.accept()
        elif key in _PRESSES and plain:
            event.accept()
            if not event.isAutoRepeat():
                self.pressed_square.emit(self.square)
        elif (key == Qt.Key.Key_I and plain) or key == Qt.Key.Key_Menu:
            event.accept()
            self.asked_square.emit(self.square)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            self.used.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.used.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: what is to be seen lies below."""


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
