"""The live board of the composer: four sections that are dragged, turned and mirrored in their places."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.board.sectionwords import tile_words
from app.board.theme.parts import IconButton, Panel
from app.board.tiles import Tile, letters_of, rows_of
from app.board.words import translate
from app.shell.newbattle.places import Place
from app.shell.pictures import board_inside, paint_board
from engine.manoeuvre.battlefield import Rows, Section

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
