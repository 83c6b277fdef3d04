"""The live board of the composer: four sections that are dragged, turned and mirrored in their places."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QMimeData, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.board.draggable import Draggable
from app.board.theme import fonts
from app.board.theme.parts import IconButton, Panel
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.thumbnails import SECTION, board_inside, paint_board, turning
from app.manoeuvre.names import tile_words
from engine.manoeuvre.battlefield import Rows, Section
from resources.manoeuvre.section_layout import Tile, letters_of, rows_of

BRASS = "#D9A521"
"""On the field, which is the same in every theme, frames keep one colour too."""


def place_name(place: int) -> str:
    return (
        translate("new battle", "north-west"),
        translate("new battle", "north-east"),
        translate("new battle", "south-west"),
        translate("new battle", "south-east"),
    )[place]


def dragged(data: QMimeData) -> tuple[str, str] | None:
    """What is being dragged: kind and name; None if it is nothing of ours."""
    if not data.hasFormat(SECTION):
        return None
    kind, _, name = bytes(data.data(SECTION).data()).decode("utf-8", "replace").partition(" ")
    return (kind, name) if kind in ("section", "place") else None


class Place(Draggable):
    """A quarter of the board. Clear glass over the painted ground: badge, frame and focus are its own."""

    mime = SECTION

    dropped = Signal(str, str)
    """Something was dropped here: its kind and name."""
    asked = Signal(str)
    """A key that does something with what lies here: turn, back, mirror, or a number."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self.setAcceptDrops(True)
        self._badge = ""
        self._over = False

    def show_section(self, badge: str, words: str) -> None:
        self._badge = badge
        name = translate("new battle", "Place {number}, {where}: {words}")
        self.setAccessibleName(name.format(number=self.number + 1, where=place_name(self.number), words=words))
        self.update()

    # Keys

    def take_key(self, event: QKeyEvent) -> bool:
        wanted = turning(event)
        if wanted:
            self.asked.emit(wanted)
        return bool(wanted)

    # Dragging

    def carried(self) -> str:
        return f"place {self.number}"

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()) is not None:
            self._over = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._over = False
        self.update()
        found = dragged(event.mimeData())
        if found is not None:
            event.acceptProposedAction()
            self.dropped.emit(*found)

    # Looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self._over:
            painter.fillRect(self.rect(), QColor(255, 255, 255, 90))
        if self.isChecked() or self._over:
            for colour, width in (("#3B2A12", 6.0), (BRASS, 3.5)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(inside, 5, 5)
        if self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            box = inside.adjusted(5, 5, -5, -5)
            painter.setPen(QPen(QColor("#201C14"), 3))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QPen(QColor("#FFFDF8"), 1.4, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box, 4, 4)
        self._paint_badge(painter)
        painter.end()

    def _paint_badge(self, painter: QPainter) -> None:
        painter.setFont(fonts.sans(14, fonts.BOLD))
        words = painter.fontMetrics().horizontalAdvance(self._badge)
        height = round(24 * fonts.scale())
        box = QRectF(9, 9, max(words + 14, height + 6), height)
        painter.setPen(QPen(QColor("#3B2A12"), 1))
        painter.setBrush(QColor("#FFFDF8"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor("#2B2620") if not current().contrast else QColor("#000000"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._badge)


LEAST = 300


class TileBoard(QWidget):
    """Shows tiles, or any rows without a way to change them. Says what is wanted; the plan decides."""

    laid = Signal(int, str)
    """A section of the library on a place."""
    exchanged = Signal(int, int)
    turned = Signal(int, int)
    """A place, and quarters clockwise."""
    mirrored = Signal(int)
    picked = Signal(int)
    """The place that tools and the library work on now; -1 for none."""

    def __init__(self, sections: Mapping[str, Section], *, mirror: bool = True) -> None:
        super().__init__()
        self._sections = sections
        self._rows: Rows = ()
        self.place = -1
        self.setMinimumSize(LEAST, LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.places = [Place(number, self) for number in range(4)]
        for place in self.places:
            place.clicked.connect(lambda _=False, number=place.number: self.pick(number))
            place.dropped.connect(lambda kind, name, number=place.number: self._drop(number, kind, name))
            place.asked.connect(lambda wanted, number=place.number: self._ask(number, wanted))
        self.mirror = mirror
        self.tools = self._make_tools()

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        self._rows = rows_of(tiles, self._sections)
        for place, tile in zip(self.places, tiles, strict=True):
            place.show_section(tile.id, tile_words(tile, self._sections))
            place.show()
        self._arrange()
        self.update()

    def show_rows(self, rows: Rows) -> None:
        """A battlefield that is not made of tiles, or not to be changed here."""
        self._rows = rows
        self.pick(-1)
        for place in self.places:
            place.hide()
        self.update()

    def pick(self, place: int) -> None:
        """The same place again puts it back."""
        self.place = -1 if place == self.place else place
        for other in self.places:
            other.setChecked(other.number == self.place)
        self._arrange()
        self.picked.emit(self.place)

    # What is wanted

    def _drop(self, place: int, kind: str, name: str) -> None:
        if kind == "section" and name in self._sections:
            self.laid.emit(place, name)
        elif kind == "place" and name in ("0", "1", "2", "3") and int(name) != place:
            self.exchanged.emit(int(name), place)

    def _ask(self, place: int, wanted: str) -> None:
        if wanted == "mirror":
            if self.mirror:
                self.mirrored.emit(place)
        elif wanted in ("turn", "back"):
            self.turned.emit(place, 1 if wanted == "turn" else -1)
        else:
            self.places[int(wanted) - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.pick(int(wanted) - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.place >= 0:
            self.pick(-1)
            return
        here = next((place.number for place in self.places if place.hasFocus()), -1)
        step = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 2, Qt.Key.Key_Down: 2}.get(Qt.Key(event.key()))
        if here >= 0 and step:
            self.places[here ^ step].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)

    # Looks

    def square(self) -> QRect:
        """The board with its frame, in the middle of the room there is."""
        side = min(self.width(), self.height())
        return QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._rows:
            painter = QPainter(self)
            paint_board(painter, letters_of(self._rows), self.square(), self.devicePixelRatioF())
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMaximumHeight(max(LEAST, self.width()))
        self._arrange()

    def _make_tools(self) -> Panel:
        tools = Panel(self, part="raised", padding=2, spacing=0)
        row = QHBoxLayout()
        row.setSpacing(0)
        wanted = [
            ("rotate_left", translate("new battle", "Turn left (Shift+R)"), "back"),
            ("rotate_right", translate("new battle", "Turn right (R)"), "turn"),
        ]
        if self.mirror:
            wanted.append(("mirror", translate("new battle", "Mirror (M)"), "mirror"))
        for icon, name, key in wanted:
            button = IconButton(icon, name)
            button.clicked.connect(lambda _=False, key=key: self._ask(self.place, key))
            row.addWidget(button)
        tools.column.addLayout(row)
        tools.hide()
        return tools

    def _arrange(self) -> None:
        inside = board_inside(self.square())
        half = inside.width() // 2
        for place in self.places:
            corner = inside.topLeft() + QPoint((place.number & 1) * half, (place.number >> 1) * half)
            place.setGeometry(QRect(corner, QPoint(corner.x() + half - 1, corner.y() + half - 1)))
        shown = self.place >= 0 and not self.places[self.place].isHidden()
        self.tools.setVisible(shown)
        if shown:
            self.tools.adjustSize()
            box = self.places[self.place].geometry()
            left = max(box.right() - self.tools.width() - 9, box.left() + (box.width() - self.tools.width()) // 2)
            left = min(max(left, inside.left() + 4), inside.right() - self.tools.width() - 4)
            self.tools.move(left, box.bottom() - self.tools.height() - 9)
            self.tools.raise_()
