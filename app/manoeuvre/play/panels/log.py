"""The log: what has happened, in sentences, grouped by turn; all turns can be searched."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QStandardItemModel,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.board.icons import icon_pixmap
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import FlatButton, Panel, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.play.log_text import Line, fold

LINE: Final = Qt.ItemDataRole.UserRole + 1
ICONS: Final = {
    "move": "boot",
    "combat": "sabres",
    "fire": "cannon",
    "restore": "heart",
    "card": "cards",
    "night": "moon",
    "hit": "target",
    "lost": "skull",
    "cancel": "cross",
    "commit": "drum",
    "shuffle": "refresh",
    "support": "people",
    "turn": "flag",
}
"""Where the icon has another name than what it stands for."""
TOLD_BY_SIDE: Final = frozenset(("combat", "fire", "hit", "lost", "restore", "dice"))
"""These icons bear the colour of the side they are about; the others are quiet."""

MOST_KEPT: Final = 4000

Index = QModelIndex | QPersistentModelIndex


class LogRows(QStyledItemDelegate):
    """Draws one line; its height depends on the width of the list."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int, float], int] = {}
        """Of sentences already set: the list asks for all of them whenever one is added."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line: Line = index.data(LINE)
        width = self._view.viewport().width()
        scale = fonts.scale()
        if line.heading:
            return QSize(width, round(28 * scale))
        key = (line.text, width, scale)
        if key not in self._heights:
            if len(self._heights) > MOST_KEPT:
                self._heights.clear()
            self._heights[key] = round(_document(line, width - self._indent()).size().height() + 4 * scale)
        return QSize(width, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(LINE)
        box = QRectF(option.rect)
        painter.save()
        if line.heading:
            self._paint_heading(painter, box, line)
        else:
            self._paint_sentence(painter, box, line)
        painter.restore()

    def _indent(self) -> float:
        return 28 * fonts.scale()

    def _paint_heading(self, painter: QPainter, box: QRectF, line: Line) -> None:
        theme = current()
        font = fonts.sans(14, fonts.SEMIBOLD)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line.text)
        left = box.left() + QFontMetricsF(font).horizontalAdvance(line.text) + 12
        painter.setPen(QPen(QColor(theme.hairline), theme.line))
        if left < box.right():
            painter.drawLine(round(left), round(box.center().y()), round(box.right()), round(box.center().y()))

    def _paint_sentence(self, painter: QPainter, box: QRectF, line: Line) -> None:
        theme = current()
        scale = fonts.scale()
        size = round(16 * scale)
        sided = line.icon in TOLD_BY_SIDE and line.side >= 0
        tone = theme.side(line.side) if sided else theme.faint
        pixmap = icon_pixmap(ICONS.get(line.icon, line.icon), size, tone, self._view.devicePixelRatioF())
        painter.drawPixmap(round(box.left()), round(box.top() + 4 * scale), pixmap)
        document = _document(line, box.width() - self._indent())
        painter.translate(box.left() + self._indent(), box.top() + 2 * scale)
        document.drawContents(painter)


def _document(line: Line, width: float) -> QTextDocument:
    """A sentence set in its column. Sentences hold no marks of their own."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(fonts.sans(14))
    document.setDefaultStyleSheet(f"p {{ color: {current().ink}; margin: 0; }}")
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    words = line.text.replace("&", "&amp;").replace("<", "&lt;")
    document.setHtml(f"<p>{words}</p>")
    document.setTextWidth(max(width, 40))
    return document


RECENT: Final = 40
"""So many lines are shown until all are asked for."""


class LogList(QListView):
    """Sentences that wrap; the arrow keys go through them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(False)
        self.setItemDelegate(LogRows(self))
        self._at_end = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._ranged)

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum()

    def _ranged(self, least: int, most: int) -> None:
        """Who was at the end stays there, whatever the width and the size of text."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.scheduleDelayedItemsLayout()


class LogPanel(Panel):
    """Follows the battle; with the search open it shows every turn that holds the words looked for."""

    widened = Signal(bool)
    """The search was opened or closed: it wants the inspector's room too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, spacing=6)
        self.setAccessibleName(translate("play", "Log"))
        self._lines: list[Line] = []
        head = QHBoxLayout()
        self._all = FlatButton(translate("play", "All turns"), "search")
        self._all.setCheckable(True)
        self._all.setToolTip(translate("play", "Search the whole battle (Ctrl+F)"))
        head.addWidget(Title(translate("play", "Log")))
        head.addStretch(1)
        head.addWidget(self._all)
        self.column.addLayout(head)
        self._search = QLineEdit()
        self._search.setPlaceholderText(translate("play", "Words to look for, such as a unit or a square"))
        self._search.setAccessibleName(translate("play", "Search the log"))
        self._search.setClearButtonEnabled(True)
        self._search.hide()
        self.column.addWidget(self._search)
        self._model = QStandardItemModel(0, 1, self)
        self.list = LogList()
        self.list.setModel(self._model)
        self.list.setAccessibleName(translate("play", "Log"))
        self.column.addWidget(self.list, 1)
        self._empty = Text(tone="muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self._empty)
        self._all.toggled.connect(self._widen)
        self._search.textChanged.connect(self._fill)
        self._fill()

    def add(self, lines: Sequence[Line]) -> None:
        """More has happened."""
        if not lines:
            return
        self._lines = fold([*self._lines, *lines])
        self._fill()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Another battle, or the same one seen by somebody else."""
        self._lines = fold(lines)
        self._fill()

    def take_focus(self) -> None:
        """For the keyboard: the sentences, or the way to search where there are none."""
        (self.list if self.list.isVisible() else self._all).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_search(self) -> None:
        self._all.setChecked(True)
        self._search.setFocus()

    def close_search(self) -> bool:
        """False if it was not open."""
        if not self._all.isChecked():
            return False
        self._all.setChecked(False)
        return True

    @property
    def searching(self) -> bool:
        return self._all.isChecked()

    @property
    def texts(self) -> list[str]:
        """What is shown, top first."""
        return [str(self._model.index(row, 0).data(LINE).text) for row in range(self._model.rowCount())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.close_search():
            return
        super().keyPressEvent(event)

    def _widen(self, wide: bool) -> None:
        self._search.setVisible(wide)
        if wide:
            self._search.setFocus()
        else:
            self._search.clear()
        self._fill()
        self.widened.emit(wide)

    def _fill(self) -> None:
        found = self._found() if self._all.isChecked() else self._lines[-RECENT:]
        shown = [self._model.index(row, 0).data(LINE) for row in range(self._model.rowCount())]
        gone, same = _overlap(shown, found)
        self._model.removeRows(0, gone)
        self._model.removeRows(same, self._model.rowCount() - same)
        for line in found[same:]:
            add_row(self._model, (line.text,), {LINE: line})
        self._empty.setText(
            translate("play", "Nothing in this battle has these words.")
            if self._lines
            else translate("play", "Nothing has happened yet.")
        )
        self._empty.setVisible(not found)
        self.list.setVisible(bool(found))
        if not self._search.text():
            self.list.scrollToBottom()

    def _found(self) -> list[Line]:
        """The lines with all the words looked for, under the headings of their turns."""
        words = self._search.text().casefold().split()
        if not words:
            return self._lines
        found: list[Line] = []
        heading: Line | None = None
        for line in self._lines:
            if line.heading:
                heading = line
            elif all(word in line.text.casefold() for word in words):
                if heading is not None:
                    found.append(heading)
                    heading = None
                found.append(line)
        return found


def _overlap(shown: Sequence[object], wanted: Sequence[object]) -> tuple[int, int]:
    """How many lines go at the top, and how many stay after that; the last one may have grown by another draw.

    Setting a line takes time, so those that only move up are kept.

    >>> _overlap("abcd", "cdef"), _overlap("abcd", "abcX"), _overlap("ab", "xy")
    ((2, 2), (0, 3), (2, 0))
    """
    for gone in range(len(shown)):
        same = 0
        while same < min(len(shown) - gone, len(wanted)) and shown[gone + same] == wanted[same]:
            same += 1
        if same and same >= len(shown) - gone - 1:
            return gone, same
    return len(shown), 0
