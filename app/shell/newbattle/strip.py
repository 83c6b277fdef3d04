"""The library of sections as a strip below the board: thumbnails to drag, click or lay by keys."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from app.board.carried import Carried
from app.board.paint.icons import paint_icon
from app.board.sectionwords import ground_words
from app.board.theme import fonts
from app.board.theme.style import current
from app.board.tiles import letters_of
from app.board.words import translate
from app.shell.pictures import paint_section
from engine.manoeuvre.battlefield import Section

THUMB = 76


class SectionButton(Carried):
    """A section of the library. A tick says that it lies on the board, a brass frame that it is the chosen one."""

    wanted = Signal(str, int)
    """Lay it: its id and a place, or -1 for the one that is picked."""

    def __init__(self, section: Section) -> None:
        super().__init__()
        self.section = section
        self._laid = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.wanted.emit(section.id, -1))
        self.show_state(False, False)

    def show_state(self, laid: bool, chosen: bool) -> None:
        self._laid = laid
        self.setChecked(chosen)
        ground = ground_words(self.section)
        words = translate("new battle", "Section {id}, {ground}").format(id=self.section.id, ground=ground)
        if laid:
            words = translate("new battle", "{section}, on the board").format(section=words)
        self.setAccessibleName(words)
        tip = translate("new battle", "{section}. Drag it onto the board, or press 1 to 4 to lay it.")
        self.setToolTip(tip.format(section=words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(THUMB + 8, THUMB + 8 + round(22 * fonts.scale()))

    def carried(self) -> str:
        return f"section {self.section.id}"

    def take_key(self, event: QKeyEvent) -> bool:
        number = event.text() if event.text() and event.text() in "1234" else ""
        if number:
            self.wanted.emit(self.section.id, int(number) - 1)
        return bool(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(4, 4, THUMB, THUMB)
        paint_section(painter, letters_of(self.section.rows), box, self.devicePixelRatioF())
        focused = self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        frame = QRectF(box).adjusted(-1, -1, 1, 1)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.brass), 3))
            painter.drawRoundedRect(frame, 6, 6)
        elif self.underMouse():
            painter.setPen(QPen(QColor(theme.primary), 1.5))
            painter.drawRoundedRect(frame, 6, 6)
        if focused:
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        if self._laid:
            disc = QRectF(box.right() - 19, box.top() + 1, 18, 18)
            painter.setPen(QPen(QColor("#2B2620"), 1))
            painter.setBrush(QColor("#FFFDF8"))
            painter.drawEllipse(disc)
            paint_icon(painter, "check", disc.adjusted(3, 3, -3, -3), "#2B2620")
        painter.setFont(fonts.sans(13, fonts.BOLD if self.isChecked() else fonts.NORMAL))
        painter.setPen(QColor(theme.ink if self.isChecked() else theme.muted))
        below = QRect(0, box.bottom() + 3, self.width(), self.height() - box.bottom() - 3)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.section.id)
        painter.end()


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
        self.setFixedHeight(THUMB + 8 + round(22 * fonts.scale()) + 14)
