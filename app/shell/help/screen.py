"""Help: the rules in our own words, every card, ground and ruling, and the keys; searchable, opened at any topic."""

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QShortcut,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import IconButton, Panel, Text
from app.board.theme.style import current
from app.board.translation import language_of, translate
from app.shell.columns import TopBar
from app.shell.desktop import Back, Desktop, Help, Tutorial
from app.shell.games import name_beside
from app.shell.help.pages import SCHEME, Manual, Page, Place, read_manual

WIDEST: Final = 760
"""Lines longer than this are hard to read."""
PAINTED: Final = "paint:"
"""What stands before the name of a picture that a game paints."""
PICTURE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
Index = QModelIndex | QPersistentModelIndex


class PageView(QTextBrowser):
    """Shows one page and goes to a place in it; its links are topics, its pictures are painted."""

    def __init__(self, manual: Manual) -> None:
        super().__init__()
        self._manual = manual
        self._page: Page | None = None
        self._place = Place("")
        self.setOpenLinks(False)
        self.setAccessibleName(translate("help", "Page"))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_place(self, place: Place) -> None:
        page = self._manual.page(place.page, place.game)
        if page is not self._page:
            self._page = page
            self._fill(page)
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
                self.verticalScrollBar().setValue(round(top) if place.heading or place.ruling else 0)
                return
            block = block.next()

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        name = url.toString() if isinstance(url, QUrl) else url
        if name.startswith(PAINTED) and self._place.game in self._manual.helps:
            help = self._manual.helps[self._place.game]
            return help.picture(name.removeprefix(PAINTED), self.devicePixelRatioF())
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
        if event.type() == QEvent.Type.StyleChange and self._page is not None:
            at = self.verticalScrollBar().value()
            self._fill(self._page)
            self.verticalScrollBar().setValue(at)

    def _fill(self, page: Page) -> None:
        theme = current()
        document = QTextDocument(self)
        document.setDefaultFont(fonts.sans(15))
        document.setDocumentMargin(4)
        document.setTextWidth(self.viewport().width())
        self.setDocument(document)
        document.setMarkdown(page.markdown)
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


LESSONS = "tutorial"
"""A link to this topic leads out of the help, to the lessons themselves."""


class HelpScreen(QWidget):
    """Pages on the left, or what a search has found; the page on the right."""

    def __init__(self, desktop: Desktop, destination: Help) -> None:
        super().__init__()
        self.desktop = desktop
        self.manual = read_manual(language_of(desktop.settings.language))
        self.setWindowTitle(translate("help", "Help"))
        self._past: list[Place] = []
        self._future: list[Place] = []
        self.place = Place("")

        self.bar = TopBar(translate("help", "Help"), translate("help", "Back"))
        self.back = IconButton("back", translate("help", "Back to the page before (Alt+←)"))
        self.forward = IconButton("forward", translate("help", "Forward again (Alt+→)"))
        self.bar.add_tool(self.back)
        self.bar.add_tool(self.forward)
        self.search = QLineEdit()
        self.search.setPlaceholderText(translate("help", "Search"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(translate("help", "Search the help"))
        self.list = QListWidget()
        self.list.setItemDelegate(Rows(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(translate("help", "Pages"))
        self.found = Text("", "small", "muted")
        self.found.hide()
        self.page = PageView(self.manual)
        self._lay_out()
        self._connect()
        self._list_pages()
        self.setFocusProxy(self.search)
        self.open(destination.topic, destination.game)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        body = QHBoxLayout()
        body.setContentsMargins(16, 12, 16, 16)
        body.setSpacing(12)
        left = Panel()
        left.setFixedWidth(round(296 * fonts.scale()))
        left.column.addWidget(self.search)
        left.column.addWidget(self.found)
        left.column.addWidget(self.list, 1)
        body.addWidget(left)
        right = Panel(padding=20)
        right.column.addWidget(self.page, 1)
        body.addWidget(right, 1)
        column.addLayout(body, 1)

    def _connect(self) -> None:
        self.bar.back.clicked.connect(lambda: self.desktop.go.emit(Back()))
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_first)
        self.list.itemClicked.connect(self._open_item)
        self.list.itemActivated.connect(self._open_item)
        self.page.anchorClicked.connect(self._follow)
        for keys, do in (("Ctrl+F", self._find), ("Alt+Left", self.go_back), ("Alt+Right", self.go_forward)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    # Going places

    def open(self, topic: str, game: str = "") -> None:
        """Go to a topic, of this game if it can be; one that nobody knows opens the first page."""
        place = self.manual.find(topic, game) or self.manual.find("", game)
        assert place is not None
        self.go_to(place)

    def go_to(self, place: Place) -> None:
        if self.place.page:
            self._past.append(self.place)
        self._future.clear()
        self._show(place)

    def go_back(self) -> None:
        if self._past:
            self._future.append(self.place)
            self._show(self._past.pop())

    def go_forward(self) -> None:
        if self._future:
            self._past.append(self.place)
            self._show(self._future.pop())

    def now(self) -> Help:
        """By what this page is opened again, perhaps in another language."""
        place = self.place
        if place.ruling:
            return Help(f"ruling:{place.ruling}", place.game)
        page = self.manual.page(place.page, place.game)
        section = next(section for section in page.sections if section.place == place)
        return Help(section.topics[0] if section.topics else place.page, place.game)

    def _show(self, place: Place) -> None:
        self.place = place
        self.page.show_place(place)
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        self._mark()

    def _follow(self, url: QUrl) -> None:
        name = url.toString()
        if name == f"{SCHEME}{LESSONS}":
            self.desktop.go.emit(Tutorial(game=self.place.game))
        elif name.startswith(SCHEME):
            self.open(name.removeprefix(SCHEME), self.place.game)

    # The list

    def _list_pages(self) -> None:
        self.list.clear()
        game = ""
        for page in self.manual.pages:
            if page.game != game:
                game = page.game
                self._list_game(game)
            for section in page.sections:
                if section.place.ruling:
                    continue
                words = section.title if not section.place.heading else f"    {section.title}"
                values = {
                    Qt.ItemDataRole.FontRole: fonts.sans(14, fonts.NORMAL if section.place.heading else fonts.SEMIBOLD),
                    Qt.ItemDataRole.UserRole: section.place,
                    Qt.ItemDataRole.AccessibleTextRole: section.title,
                }
                add_row(self.list.model(), (words,), values)
        self._mark()

    def _list_game(self, game: str) -> None:
        """A line above the pages of a game, and above those about the program, where there are several games."""
        if not any(name_beside(page.game) for page in self.manual.pages):
            return
        add_row(self.list.model(), (name_beside(game) or translate("help", "The program"),))
        self.list.item(self.list.count() - 1).setFlags(Qt.ItemFlag.NoItemFlags)

    def _search(self, words: str) -> None:
        hits = self.manual.search(words)
        self.found.setVisible(bool(words.strip()))
        if not words.strip():
            self._list_pages()
            return
        self.found.setText(
            translate("help", "%n place(s) found", "", len(hits))
            if hits
            else translate("help", "Nothing is said about that.")
        )
        self.list.clear()
        for hit in hits:
            add_row(self.list.model(), (f"{hit.title}\n{hit.excerpt}",), {Qt.ItemDataRole.UserRole: hit.place})
        # The best comes first, wherever one is.
        self.list.setCurrentRow(0 if hits else -1)
        self.list.scrollToTop()

    def _mark(self) -> None:
        """The list shows where one is; the list of pages has no line for each ruling, but one for its heading."""
        places = [self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.list.count())]
        around = replace(self.place, ruling="")
        here = self.place if self.place in places else around
        self.list.setCurrentRow(places.index(here) if here in places else -1)

    def _open_item(self, item: QListWidgetItem) -> None:
        place = item.data(Qt.ItemDataRole.UserRole)
        if place != self.place:
            self.go_to(place)

    def _open_first(self) -> None:
        if self.list.count():
            self.go_to(self.list.item(0).data(Qt.ItemDataRole.UserRole))

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus() and self.list.count():
            self.list.setFocus()
            return
        super().keyPressEvent(event)
