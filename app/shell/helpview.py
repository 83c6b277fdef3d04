"""A page of help on the screen, and the rows of the list beside it."""

from typing import Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTextBrowser

from app.board.theme import fonts
from app.board.theme.style import current
from app.board.words import translate
from app.shell import helppictures
from app.shell.helppages import Manual, Place

WIDEST: Final = 760
"""Lines longer than this are hard to read."""
PICTURE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
Index = QModelIndex | QPersistentModelIndex


class PageView(QTextBrowser):
    """Shows one page and goes to a place in it; its links are topics, its pictures are painted."""

    def __init__(self, manual: Manual) -> None:
        super().__init__()
        self._manual = manual
        self._page = ""
        self._place = Place("")
        self.setOpenLinks(False)
        self.setAccessibleName(translate("help", "Page"))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_place(self, place: Place) -> None:
        if place.page != self._page:
            self._page = place.page
            self._fill()
        self.go_to(place)

    def go_to(self, place: Place) -> None:
        """Scroll so that the place is at the top, with the cursor in it for those who read by it."""
        self._place = place
        block = self.document().begin()
        headings = -1
        while block.isValid():
            headings += block.blockFormat().headingLevel() > 0
            reached = headings == place.heading and (
                block.text().startswith(f"{place.ruling} ") if place.ruling else block.blockFormat().headingLevel() > 0
            )
            if reached:
                cursor = QTextCursor(block)
                self.setTextCursor(cursor)
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(round(top) if place != Place(place.page) else 0)
                return
            block = block.next()

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        name = url.toString() if isinstance(url, QUrl) else url
        if name.startswith(helppictures.SCHEME):
            return helppictures.picture(name, self.devicePixelRatioF())
        return super().loadResource(kind, url)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines stay short and the scroll bar at the edge; the place that was opened stays at the top."""
        beside = max(0, (self.width() - round(WIDEST * fonts.scale())) // 2)
        if self.viewportMargins().left() != beside:
            self.setViewportMargins(beside, 0, beside, 0)
        super().resizeEvent(event)
        if self._place.page:
            QTimer.singleShot(0, self, lambda: self.go_to(self._place))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._page:
            at = self.verticalScrollBar().value()
            self._fill()
            self.verticalScrollBar().setValue(at)

    def _fill(self) -> None:
        theme = current()
        document = QTextDocument(self)
        document.setDefaultFont(fonts.sans(15))
        document.setDocumentMargin(4)
        document.setTextWidth(self.viewport().width())
        self.setDocument(document)
        document.setMarkdown(self._manual.page(self._page).markdown)
        self._dress(document, theme.ink, theme.edge)

    def _dress(self, document: QTextDocument, ink: str, edge: str) -> None:
        """Qt sets headings in the face of the text; ours are serif. Tables get hairlines instead of relief."""
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            layout = block.blockFormat()
            if level:
                cursor = QTextCursor(block)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                letters = cursor.charFormat()
                letters.setFont(fonts.serif(26 if level == 1 else 19))
                cursor.setCharFormat(letters)
                layout.setTopMargin(0 if level == 1 else 22)
                layout.setBottomMargin(6)
            elif PICTURE in block.text():
                layout.setBottomMargin(8)
            else:
                layout.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
                layout.setBottomMargin(8 if block.textList() is None else 4)
            QTextCursor(block).setBlockFormat(layout)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            table = frame.frameFormat().toTableFormat()
            if table.isValid():
                table.setBorderCollapse(True)
                table.setBorder(1)
                table.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                table.setBorderBrush(QBrush(QColor(edge)))
                table.setCellPadding(6)
                table.setTopMargin(6)
                table.setBottomMargin(10)
                frame.setFrameFormat(table)

    def sizeHint(self) -> QSize:
        return QSize(round(WIDEST * fonts.scale()), 600)


class Rows(QStyledItemDelegate):
    """A title, and below it, where there is one, an excerpt in two lines."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        title, _, excerpt = str(index.data()).partition("\n")
        option.text = ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        theme = current()
        box = option.rect.adjusted(6, 3, -6, -3)
        font = fonts.sans(14, fonts.SEMIBOLD) if excerpt else option.font
        painter.save()
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        high = painter.fontMetrics().height()
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, box.width())
        line = QRect(box.left(), box.top(), box.width(), high if excerpt else box.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
        if excerpt:
            painter.setFont(fonts.sans(13))
            painter.setPen(QColor(theme.muted))
            painter.drawText(box.adjusted(0, high, 0, 0), Qt.TextFlag.TextWordWrap, excerpt)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 3 if "\n" in index.data() else 1
        return QSize(100, round((10 + 18 * lines) * fonts.scale()))
