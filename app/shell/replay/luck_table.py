"""The luck ledger as a table: every roll with what was to be expected, and a bar for the difference."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.board.theme import fonts
from app.board.theme.style import current
from app.board.translation import translate

TURN, WHO, WHAT, EXPECTED, ROLLED, BAR, DIFFERENCE = range(7)
_RIGHT: Final = frozenset((EXPECTED, ROLLED, DIFFERENCE))
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class LuckRow:
    """One roll, in words."""

    place: int
    turn: str
    side: int
    who: str
    what: str
    expected: str
    rolled: str
    favour: float
    """Above 0 in favour of whoever rolled."""
    difference: str
    tip: str


class LuckModel(QAbstractTableModel):
    """The rows of the table; the bar's column holds the number it is drawn by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[LuckRow, ...] = ()
        self.more: Callable[[int], str] | None = None
        """What else there is to say of the roll at a place, as far as it is known by now."""

    def show_rows(self, rows: tuple[LuckRow, ...]) -> None:
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 7

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in _RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole:
            return fonts.sans(13)
        if role == Qt.ItemDataRole.DisplayRole:
            return {
                EXPECTED: translate("luck", "expected"),
                ROLLED: translate("luck", "rolled"),
                DIFFERENCE: translate("luck", "difference"),
            }.get(section, "")
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.turn, row.who, row.what, row.expected, row.rolled, "", row.difference)[column]
        if role == Qt.ItemDataRole.AccessibleTextRole and column == BAR:
            return row.difference
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return f"{row.tip} {self.more(row.place) if self.more else ''}".strip()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole:
            return self._font(column)
        if role == Qt.ItemDataRole.ForegroundRole and column in (TURN, EXPECTED):
            return QColor(current().muted)
        return None

    def _font(self, column: int) -> QFont:
        bold = column in (WHO, ROLLED, DIFFERENCE)
        return fonts.tabular(fonts.sans(14, fonts.SEMIBOLD if bold else fonts.NORMAL))


class _Bar(QStyledItemDelegate):
    """From the middle to the right where the dice were kind, to the left where not; hatched for side two."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        model = index.model()
        assert isinstance(model, LuckModel)
        row = model.rows[index.row()]
        widest = max((abs(other.favour) for other in model.rows), default=0) or 1
        box = QRectF(option.rect).adjusted(4, 0, -4, 0)
        middle = box.center().x()
        length = row.favour / widest * box.width() / 2
        theme = current()
        painter.save()
        painter.setPen(QPen(QColor(theme.muted), theme.line))
        high = min(14 * fonts.scale(), box.height() - 6)
        painter.drawLine(round(middle), round(box.center().y() - high), round(middle), round(box.center().y() + high))
        bar = QRectF(min(middle, middle + length), box.center().y() - high / 2, abs(length), high)
        colour = QColor(theme.side(row.side))
        if row.side == 0:
            painter.fillRect(bar, colour)
        else:
            painter.fillRect(bar, QColor(theme.side_tint(1)))
            painter.fillRect(bar, QBrush(colour, Qt.BrushStyle.BDiagPattern))
            painter.setPen(QPen(colour, 1))
            if bar.width() >= 1:
                painter.drawRect(bar)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(round(60 * fonts.scale()), round(30 * fonts.scale()))


class LuckTable(QTableView):
    """Click a roll, or press Enter on it, to go there."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rolls = LuckModel(self)
        self.setModel(self.rolls)
        self.setItemDelegateForColumn(BAR, _Bar(self))
        self.setAccessibleName(translate("luck", "Luck of the dice"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.verticalHeader().setVisible(False)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(24)
        header.setStretchLastSection(False)
        for column in range(7):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        self.clicked.connect(self._jump)
        self.activated.connect(self._jump)

    def show_rows(self, rows: tuple[LuckRow, ...]) -> None:
        if rows != self.rolls.rows:
            self.rolls.show_rows(rows)
            self.resizeRowsToContents()

    def show_place(self, place: int) -> None:
        """Marks the roll that has just fallen, and keeps the last one before in sight."""
        rows = self.rolls.rows
        here = next((number for number, row in enumerate(rows) if row.place == place), -1)
        before = max((number for number, row in enumerate(rows) if row.place <= place), default=-1)
        self.clearSelection()
        if here >= 0:
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.selectionModel().select(self.rolls.index(here, 0), flags)
        if before >= 0:
            self.scrollTo(self.rolls.index(before, 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(110 * fonts.scale()))

    def sizeHint(self) -> QSize:
        return QSize(460, round(220 * fonts.scale()))

    def _jump(self, index: Index) -> None:
        self.jumped.emit(self.rolls.rows[index.row()].place)
