"""Help: the rules in our own words, every card, ground and ruling, and the keys; searchable, opened at any topic."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.board.theme import fonts
from app.board.theme.parts import IconButton, Panel, Text
from app.board.words import translate
from app.shell.desktop import Desktop
from app.shell.destinations import Back, Help, Tutorial
from app.shell.helppages import SCHEME, Place, read_manual
from app.shell.helpview import PageView, Rows
from app.shell.language import chosen
from app.shell.topbar import TopBar

LESSONS = "tutorial"
"""A link to this topic leads out of the help, to the lessons themselves."""


class HelpScreen(QWidget):
    """Pages on the left, or what a search has found; the page on the right."""

    def __init__(self, desktop: Desktop, destination: Help) -> None:
        super().__init__()
        self.desktop = desktop
        self.manual = read_manual(chosen(desktop.settings.language))
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
        self.open(destination.topic)

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

    def open(self, topic: str) -> None:
        """Go to a topic; one that nobody knows opens the first page."""
        place = self.manual.find(topic) or self.manual.find("")
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
        if self.place.ruling:
            return Help(f"ruling:{self.place.ruling}")
        section = next(s for s in self.manual.page(self.place.page).sections if s.place == self.place)
        return Help(section.topics[0] if section.topics else self.place.page)

    def _show(self, place: Place) -> None:
        self.place = place
        self.page.show_place(place)
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        self._mark()

    def _follow(self, url: QUrl) -> None:
        name = url.toString()
        if name == f"{SCHEME}{LESSONS}":
            self.desktop.go.emit(Tutorial())
        elif name.startswith(SCHEME):
            self.open(name.removeprefix(SCHEME))

    # The list

    def _list_pages(self) -> None:
        self.list.clear()
        for page in self.manual.pages:
            for section in page.sections:
                if section.place.ruling:
                    continue
                item = QListWidgetItem(section.title if not section.place.heading else f"    {section.title}")
                font = fonts.sans(14, fonts.NORMAL if section.place.heading else fonts.SEMIBOLD)
                item.setFont(font)
                item.setData(Qt.ItemDataRole.UserRole, section.place)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, section.title)
                self.list.addItem(item)
        self._mark()

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
            item = QListWidgetItem(f"{hit.title}\n{hit.excerpt}")
            item.setData(Qt.ItemDataRole.UserRole, hit.place)
            self.list.addItem(item)
        self._mark()

    def _mark(self) -> None:
        """The list shows where one is; the list of pages has no line for each ruling, but one for its heading."""
        places = [self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.list.count())]
        around = Place(self.place.page, self.place.heading)
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
