"""A board as a table of named cells: it has the focus, moves the cursor, and is what a screen reader reads.

What is painted is invisible to screen readers. So a table lies over the board, paints nothing, lets the mouse through,
and tells names. A cell's only accessible action is to be selected, which counts as pressing it.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

CellIndex = QModelIndex | QPersistentModelIndex
_MOVES: Final = frozenset(
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
_PRESSES: Final = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select))
BY_KEYS: Final = frozenset(
    (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
)
"""Why a widget has the focus if somebody went there by keys."""


class CellTable(QTableView):
    """Keys and names for a board; a game says what its cells are and hears what is done to them."""

    used = Signal(bool)
    """Somebody is at the keyboard, or, with False, the focus is elsewhere."""
    keys_press = True
    """Whether Enter and Space press the cell under the cursor; while none is in sight they are the screen's."""

    def __init__(self, model: QAbstractTableModel, name: str, description: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
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

    # What a game hears

    def cell_pressed(self, index: CellIndex) -> None:
        """By Enter or Space, or by a screen reader."""

    def cell_asked(self, index: CellIndex) -> None:
        """Somebody wants to know more about it."""

    def cell_reached(self, index: CellIndex) -> None:
        """The cursor is there now."""

    # Qt's own

    def currentChanged(self, current: CellIndex, previous: CellIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.cell_reached(current)

    def selectionCommand(self, index: CellIndex, event: object = None) -> QItemSelectionModel.SelectionFlag:
        """Moving about selects nothing: selecting is how a screen reader presses a cell."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def _press_selected(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        indexes = selected.indexes()
        if indexes:
            # Later: the screen reader still waits for the answer to its call, and a press may change everything.
            QTimer.singleShot(0, self, partial(self._press, QPersistentModelIndex(indexes[0])))

    def _press(self, index: QPersistentModelIndex) -> None:
        self.clearSelection()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        found = self.model().index(index.row(), index.column())
        self.setCurrentIndex(found)
        self.cell_pressed(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _MOVES and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.used.emit(True)
            super().keyPressEvent(event)
            event.accept()
        elif key in _PRESSES and plain and self.keys_press:
            event.accept()
            if not event.isAutoRepeat():
                self.cell_pressed(self.currentIndex())
        elif (key == Qt.Key.Key_I and plain) or key == Qt.Key.Key_Menu:
            event.accept()
            self.cell_asked(self.currentIndex())
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYS:
            self.used.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.used.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: what is to be seen lies below."""
