"""How a line of the log is drawn: headings with a hairline, sentences beside an icon in the colour of their side."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTextDocument, QTextOption
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from app.board.paint.icons import icon_pixmap
from app.board.theme import fonts
from app.board.theme.style import current
from app.shell.play.chronicle import Line

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
