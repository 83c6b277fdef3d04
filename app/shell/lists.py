"""What lists of battles are made of: lines with a small picture, rows to press, and a board to look at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.board.icons import icon_pixmap, paint_icon
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import Text
from app.board.theme.style import current
from app.board.translation import translate

if TYPE_CHECKING:
    from app.shell.games import Board

_ENTRY: Final = int(Qt.ItemDataRole.UserRole)
_THUMB: Final = 56
_PAD: Final = 10


@dataclass(frozen=True)
class Entry:
    """One line of the list."""

    key: str
    title: str
    detail: str = ""
    note: str = ""
    picture: Callable[[QPainter, QRect, float], None] | None = None
    """Paints the field into a square, for a screen of this ratio; without it an icon stands there."""
    icon: str = "map"
    warning: bool = False


class PictureList(QListWidget):
    """One is chosen. Enter or a double click opens it."""

    chosen = Signal(str)
    opened = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setItemDelegate(_Painter(self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.currentItemChanged.connect(self._tell)
        self.itemActivated.connect(lambda item: self.opened.emit(item.data(_ENTRY).key))

    def show_entries(self, entries: Sequence[Entry], chosen: str = "") -> None:
        self.blockSignals(True)
        self.clear()
        for entry in entries:
            add_row(self.model(), (), _values(entry))
        self.blockSignals(False)
        self.choose(chosen)

    def renew(self, entry: Entry) -> None:
        """More is known of one of them now."""
        place = next((row for row, old in enumerate(self.entries()) if old.key == entry.key), -1)
        if place >= 0:
            for role, value in _values(entry).items():
                self.item(place).setData(role, value)

    def choose(self, key: str) -> None:
        """Quietly: the one who says so knows."""
        self.blockSignals(True)
        place = next((row for row, entry in enumerate(self.entries()) if entry.key == key), -1)
        self.setCurrentRow(place)
        self.blockSignals(False)
        self.viewport().update()

    def entries(self) -> list[Entry]:
        return [self.item(row).data(_ENTRY) for row in range(self.count())]

    @property
    def key(self) -> str:
        return self.currentItem().data(_ENTRY).key if self.currentRow() >= 0 else ""

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_ENTRY).key)


def _values(entry: Entry) -> dict[int, object]:
    words = ". ".join(part.removesuffix(".") for part in (entry.title, entry.detail, entry.note) if part)
    return {_ENTRY: entry, Qt.ItemDataRole.AccessibleTextRole: words, Qt.ItemDataRole.ToolTipRole: words}


class _Painter(QStyledItemDelegate):
    """Paints a line; sizes follow the text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        lines = QFontMetrics(fonts.serif(16)).height() + QFontMetrics(fonts.sans(13)).height() + 4
        return QSize(200, max(_THUMB, lines) + 2 * _PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: Entry = index.data(_ENTRY)
        theme = current()
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(box).adjusted(2, 2, -2, -2)
        if selected:
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(frame, 6, 6)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.well))
            painter.drawRoundedRect(frame, 6, 6)
        picture = QRect(box.left() + _PAD, box.top() + (box.height() - _THUMB) // 2, _THUMB, _THUMB)
        _picture(painter, entry, picture)
        _words(painter, entry, box.adjusted(_THUMB + 2 * _PAD + 4, _PAD, -_PAD - 4, -_PAD), selected)
        painter.restore()


def _picture(painter: QPainter, entry: Entry, box: QRect) -> None:
    theme = current()
    if entry.picture is not None:
        entry.picture(painter, box, painter.device().devicePixelRatioF())
        return
    painter.setPen(QPen(QColor(theme.edge), theme.line))
    painter.setBrush(QColor(theme.well))
    painter.drawRoundedRect(QRectF(box), 5, 5)
    colour = theme.warning if entry.warning else theme.muted
    paint_icon(painter, entry.icon, QRectF(box).adjusted(16, 16, -16, -16), colour)


def _words(painter: QPainter, entry: Entry, box: QRect, selected: bool) -> None:
    theme = current()
    small = fonts.sans(13)
    width = QFontMetrics(small).horizontalAdvance(entry.note) + 12 if entry.note else 0
    title = fonts.serif(16)
    height = QFontMetrics(title).height()
    top = box.top() + (box.height() - height - QFontMetrics(small).height() - 2) // 2
    painter.setFont(title)
    painter.setPen(QColor(theme.ink))
    line = QRect(box.left(), top, box.width() - width, height)
    painter.drawText(
        line,
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        QFontMetrics(title).elidedText(entry.title, Qt.TextElideMode.ElideRight, line.width()),
    )
    painter.setFont(small)
    painter.setPen(QColor(theme.muted))
    if entry.note:
        right = QRect(box.right() - width, top, width, height)
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, entry.note)
    below = QRect(box.left(), top + height + 2, box.width(), QFontMetrics(small).height())
    painter.drawText(
        below,
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        QFontMetrics(small).elidedText(entry.detail, Qt.TextElideMode.ElideRight, below.width()),
    )


class BoardView(QWidget):
    """A board to look at, with what stands on it; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.board: Board | None = None
        self.setMinimumSize(200, 240)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_board(self, board: "Board | None") -> None:
        self.board = board
        self.setAccessibleName(translate("pictures", "Picture of the battlefield"))
        self.setVisible(board is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.board is None:
            return
        columns, rows = self.board.squares
        scale = min(self.width() / columns, self.height() / rows)
        wide, high = int(scale * columns), int(scale * rows)
        painter = QPainter(self)
        box = QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)
        self.board.paint(painter, box, self.devicePixelRatioF())
        painter.end()


class RowButton(QPushButton):
    """What it says are labels, so that it can have two lines and a value; the button itself has the name of it all."""

    def __init__(self, title: str, detail: str = "", icon: str = "", *, trailing: str = "forward") -> None:
        super().__init__()
        self.setProperty("part", "row")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._icons: list[tuple[QLabel, str, str]] = []
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(14, 8, 14, 8)
        self.row.setSpacing(14)
        if icon:
            self.row.addWidget(self._icon(icon, "primary"))
        self.words = QVBoxLayout()
        self.words.setSpacing(0)
        self.title = Text(title, "body", wrap=False)
        self.words.addWidget(self.title)
        self.detail = Text(detail, "small", "muted", wrap=False)
        self.detail.setVisible(bool(detail))
        self.words.addWidget(self.detail)
        self.row.addLayout(self.words, 1)
        self.value = Text("", "strong", wrap=False)
        self.row.addWidget(self.value)
        self.trailing: QLabel | None = self._icon(trailing, "faint") if trailing else None
        if self.trailing is not None:
            self.row.addWidget(self.trailing)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._name()

    def set_value(self, value: str) -> None:
        self.value.setText(value)
        self._name()
        self.updateGeometry()

    def add(self, widget: QWidget) -> None:
        """Something in place of a value: a pill, a picture."""
        widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.row.insertWidget(self.row.count() - (1 if self.trailing is not None else 0), widget)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint().expandedTo(self.minimumSize())

    def minimumSizeHint(self) -> QSize:
        return self.row.minimumSize()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _icon(self, name: str, tone: str) -> QLabel:
        label = QLabel()
        self._icons.append((label, name, tone))
        self._dress()
        return label

    def _dress(self) -> None:
        for label, name, tone in getattr(self, "_icons", ()):
            side = round((16 if tone == "faint" else 24) * fonts.scale())
            label.setPixmap(icon_pixmap(name, side, getattr(current(), tone), self.devicePixelRatioF()))

    def _name(self) -> None:
        self.setAccessibleName(" ".join(part for part in (self.title.text(), self.value.text()) if part))
        self.setAccessibleDescription(self.detail.text())
