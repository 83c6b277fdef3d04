"""The library of sections as a strip below the board: thumbnails to drag, click or lay by keys."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from app.board.sectionwords import ground_words
from app.board.theme import fonts
from app.board.thumb import CAPTION, FRAME, Thumb
from app.board.tiles import letters_of
from app.board.words import translate
from engine.manoeuvre.battlefield import Section

THUMB = 76


class SectionButton(Thumb):
    """A section of the library. A tick says that it lies on the board, a brass frame that it is the chosen one."""

    wanted = Signal(str, int)
    """Lay it: its id and a place, or -1 for the one that is picked."""

    def __init__(self, section: Section) -> None:
        super().__init__(letters_of(section.rows), section.id, THUMB)
        self.section = section
        self.clicked.connect(lambda: self.wanted.emit(section.id, -1))
        self.keyed.connect(lambda number: self.wanted.emit(section.id, int(number) - 1))
        self.show_state(False, False)

    def show_state(self, ticked: bool, chosen: bool) -> None:
        super().show_state(ticked, chosen)
        ground = ground_words(self.section)
        words = translate("new battle", "Section {id}, {ground}").format(id=self.section.id, ground=ground)
        if ticked:
            words = translate("new battle", "{section}, on the board").format(section=words)
        self.setAccessibleName(words)
        tip = translate("new battle", "{section}. Drag it onto the board, or press 1 to 4 to lay it.")
        self.setToolTip(tip.format(section=words))

    def carried(self) -> str:
        return f"section {self.section.id}"


class SectionStrip(QScrollArea):
    """All sections side by side. The wheel moves it; arrows go from one to the next."""

    wanted = Signal(str, int)

    def __init__(self, sections: Mapping[str, Section]) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        page.setProperty("part", "page")
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.buttons = {id: SectionButton(section) for id, section in sections.items()}
        for button in self.buttons.values():
            button.wanted.connect(self.wanted)
            row.addWidget(button)
        row.addStretch(1)
        self.setWidget(page)
        self._chosen = ""
        self._fit()

    def show_laid(self, laid: Collection[str], chosen: str) -> None:
        for id, button in self.buttons.items():
            button.show_state(id in laid, id == chosen)
        self._chosen = chosen
        self._reveal()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reveal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reveal()

    def _reveal(self) -> None:
        if self._chosen in self.buttons:
            self.ensureWidgetVisible(self.buttons[self._chosen], THUMB, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y() - event.angleDelta().x())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        all_of_them = list(self.buttons.values())
        here = next((place for place, button in enumerate(all_of_them) if button.hasFocus()), -1)
        if step and here >= 0:
            button = all_of_them[(here + step) % len(all_of_them)]
            button.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(button, THUMB, 0)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(THUMB + FRAME + round(CAPTION * fonts.scale()) + 14)
