"""The library of sections: small pictures to look for, filter, drag onto the battlefield or open."""

from collections.abc import Collection
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QMenu, QPushButton, QWidget

from app.board.lifetime import delete_later
from app.board.theme.layouts import Flow, flowing
from app.board.theme.parts import Panel, QuietButton, Segmented, Text, Title
from app.board.translation import translate
from app.manoeuvre.board.thumbnails import Thumbnail
from app.manoeuvre.names import ground_words
from editor.mode import Scroller
from resources.manoeuvre.library import Library
from resources.manoeuvre.section_layout import letters_of

SIDE = 70


class EditorThumb(Thumbnail):
    doubled = Signal()
    asked = Signal(QPoint)

    def __init__(self, letters: str, caption: str, words: str, side: int = SIDE, carried: str = "") -> None:
        super().__init__(letters, caption, side)
        self._carried = carried
        self.setAccessibleName(words)
        self.setToolTip(words)
        if not carried:
            self.unsetCursor()

    def carried(self) -> str:
        return self._carried

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.doubled.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.asked.emit(event.globalPos())


ALL: Final = ""


class SectionLibrary(Panel):
    wanted = Signal(str, int)
    """Lay it: its id, and a place or -1 for the one that is picked."""
    opened = Signal(str)
    """Edit it: its id."""
    new = Signal()

    def __init__(self, library: Library, *, laying: bool) -> None:
        super().__init__(padding=12)
        self._library = library
        self._laying = laying
        self.letter = ALL
        self._laid: tuple[Collection[str], str] = ((), "")
        head = QHBoxLayout()
        head.addWidget(Title(translate("editor", "Sections")))
        head.addStretch(1)
        self.count = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self.count)
        self.column.addLayout(head)
        self.search = QLineEdit()
        self.search.setPlaceholderText(translate("editor", "Search sections"))
        self.search.setAccessibleName(translate("editor", "Search sections"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.column.addWidget(self.search)
        self.origin = Segmented(
            [
                (ALL, translate("editor", "All")),
                ("shipped", translate("editor", "Printed")),
                ("own", translate("editor", "Own")),
            ],
            translate("editor", "Which sections"),
        )
        self.origin.chosen.connect(self._filter)
        self.column.addWidget(self.origin)
        self.column.addWidget(self._terrains())
        self.scroller = Scroller()
        holder = QWidget()
        holder.setProperty("part", "page")
        self._flow = Flow(holder, spacing=4)
        self.scroller.setWidget(holder)
        self.scroller.setMinimumHeight(200)
        self.column.addWidget(self.scroller, 1)
        self.button = QuietButton(translate("editor", "New section"), "plus")
        self.button.setToolTip(translate("editor", "Paint a section of your own."))
        self.button.clicked.connect(self.new)
        self.column.addWidget(self.button)
        self.thumbs: dict[str, EditorThumb] = {}
        self.reread()

    def _terrains(self) -> QWidget:
        holder = QWidget()
        flow = Flow(holder, spacing=4)
        group = QButtonGroup(self)
        self.terrains: dict[str, QPushButton] = {}
        for letter, name in (
            (ALL, translate("editor", "Any")),
            ("H", translate("editor", "Hills")),
            ("W", translate("editor", "Woods")),
            ("L", translate("editor", "Lakes")),
            ("T", translate("editor", "Towns")),
            ("F", translate("editor", "Fields")),
            ("M", translate("editor", "Marsh")),
        ):
            button = QPushButton(name)
            button.setProperty("part", "segment")
            button.setCheckable(True)
            button.setAccessibleDescription(translate("editor", "Show only sections with this terrain"))
            button.clicked.connect(lambda _=False, letter=letter: self.choose(letter))
            group.addButton(button)
            self.terrains[letter] = button
            flow.addWidget(button)
        self.terrains[ALL].setChecked(True)
        holder.setSizePolicy(flowing())
        return holder

    def choose(self, letter: str) -> None:
        self.letter = letter
        self.terrains[letter].setChecked(True)
        self._filter()

    def reread(self) -> None:
        """The library holds other sections now."""
        for thumb in self.thumbs.values():
            self._flow.removeWidget(thumb)
            delete_later(thumb)
        self.thumbs = {}
        for id, sheet in self._library.section_sheets.items():
            caption = sheet.name or id
            words = translate("editor", "Section {name}, {ground}").format(
                name=caption, ground=ground_words(sheet.section)
            )
            carried = f"section {id}" if self._laying else ""
            thumb = EditorThumb(letters_of(sheet.section.rows), caption, words, carried=carried)
            how = (
                translate("editor", "Drag it onto the field, or press 1 to 4. Double-click to edit it.")
                if self._laying
                else translate("editor", "Open it: your own, or a copy of a printed one.")
            )
            thumb.setToolTip(f"{words}.\n{how}")
            thumb.clicked.connect(lambda _=False, id=id: self._click(id))
            thumb.keyed.connect(lambda digit, id=id: self.wanted.emit(id, int(digit) - 1))
            thumb.doubled.connect(lambda id=id: self.opened.emit(id))
            thumb.asked.connect(lambda point, id=id: self._menu(id, point))
            self._flow.addWidget(thumb)
            self.thumbs[id] = thumb
        self._filter()
        self.show_laid(*self._laid)

    def show_laid(self, laid: Collection[str], chosen: str) -> None:
        self._laid = laid, chosen
        for id, thumb in self.thumbs.items():
            thumb.show_state(id in laid, id == chosen)

    def _click(self, id: str) -> None:
        if self._laying:
            self.wanted.emit(id, -1)
        else:
            self.opened.emit(id)

    def _menu(self, id: str, point: QPoint) -> None:
        menu = QMenu(self)
        if self._laying:
            for place in range(4):
                words = translate("editor", "Lay in place {number}").format(number=place + 1)
                menu.addAction(words, partial(self.wanted.emit, id, place))
            menu.addSeparator()
        shipped = self._library.is_shipped("section", id)
        words = translate("editor", "Edit a copy") if shipped else translate("editor", "Edit")
        menu.addAction(words, lambda: self.opened.emit(id))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(point)

    def _filter(self, *_: object) -> None:
        wanted, origin = self.search.text().strip().casefold(), self.origin.value
        shown = 0
        for id, thumb in self.thumbs.items():
            sheet = self._library.section_sheets[id]
            shipped = self._library.is_shipped("section", id)
            text = f"{id} {sheet.name} {sheet.notes} {ground_words(sheet.section)}".casefold()
            fits = (
                wanted in text
                and (not self.letter or self.letter in thumb.letters)
                and (not origin or (origin == "shipped") == shipped)
            )
            thumb.setVisible(fits)
            shown += fits
        words = translate("editor", "{shown} of {all}").format(shown=shown, all=len(self.thumbs))
        self.count.setText(words)
        self._flow.invalidate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -3, Qt.Key.Key_Down: 3}.get(
            Qt.Key(event.key())
        )
        shown = [thumb for thumb in self.thumbs.values() if not thumb.isHidden()]
        here = next((place for place, thumb in enumerate(shown) if thumb.hasFocus()), -1)
        if step and here >= 0:
            thumb = shown[min(max(here + step, 0), len(shown) - 1)]
            thumb.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroller.ensureWidgetVisible(thumb)
            return
        super().keyPressEvent(event)
