"""Ground to paint on: a section or a battlefield in its frame, by mouse and by keys."""

from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.board.paint.frame import paint_frame
from app.board.theme.focus import OWN_FOCUS
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.paint.marks import paint_cursor, paint_hover
from app.manoeuvre.board.paint.pixmaps import pixmap
from app.manoeuvre.board.thumbnails import SECTION
from app.manoeuvre.board.view.cells import ReadingTable, SquareModel
from editor.manoeuvre.canvas.picture import GroundPicture
from engine.manoeuvre.battlefield import LETTERS, Rows
from resources.manoeuvre.section_layout import letters_of

_Index = QModelIndex | QPersistentModelIndex


class CellModel(SquareModel):
    """Like that of a board, but of any size: a section has sixteen squares."""

    def __init__(
        self, size: int, name: Callable[[int], str], describe: Callable[[int], str], parent: QObject | None = None
    ) -> None:
        self.size = size
        super().__init__(name, describe, parent)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.size

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.size

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or section >= self.size:
            return None
        return "ABCDEFGH"[section] if orientation == Qt.Orientation.Horizontal else str(self.size - section)

    def square(self, index: _Index) -> int:
        return (self.size - 1 - index.row()) * self.size + index.column() if index.isValid() else -1

    def index_of(self, square: int) -> QModelIndex:
        return self.index(self.size - 1 - square // self.size, square % self.size)

    def changed(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.size - 1, self.size - 1))


LEAST = 260


class Canvas(QWidget):
    """Shows rows, tells where the tool goes. Squares count from the south-west."""

    begun = Signal(int)
    """The tool touches the ground here."""
    went = Signal(int)
    """It has come to another square."""
    ended = Signal()
    broken_off = Signal()
    asked = Signal(int, QPoint)
    """The right button or the menu key: what can be done with this square?"""
    hovered = Signal(int)
    """-1 for none."""
    dropped = Signal(str, int)
    """Something from the library, on this square."""

    def __init__(self, size: int, name: str) -> None:
        super().__init__()
        self.size_in_squares = size
        self._rows: Rows = ("." * size,) * size
        self._picture: GroundPicture | None = None
        self._over = -1
        self._painting = -1
        self._by_keys = False
        self.marked: frozenset[int] = frozenset()
        """Squares that something is told of: cut off, or under a line that is being drawn."""
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setMinimumSize(LEAST, LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.cells = CellModel(size, self.words, lambda square: "", self)
        self.table = ReadingTable(self.cells, self)
        self.table.setProperty(OWN_FOCUS, True)
        self.table.setAccessibleName(name)
        self.table.setAccessibleDescription(
            translate("editor", "Arrow keys move the cursor, Space uses the tool, the menu key offers more.")
        )
        self.table.pressed_square.connect(self._use)
        self.table.asked_square.connect(self._ask)
        self.table.moved.connect(lambda square: self.update())
        self.table.used.connect(self._use_keys)
        self.setFocusProxy(self.table)

    # What is shown

    def show_rows(self, rows: Rows, *, rough: bool = False) -> None:
        """Rough while a stroke is under way: outlines of large woods are drawn anew when it ends."""
        self._rows = rows
        self.cells.changed()
        if self._picture is None or not self._picture.fits(self.field.width(), self.devicePixelRatioF()):
            self._picture = None
            self.update()
            return
        letters = letters_of(rows)
        box = self._picture.stroke(letters) if rough else self._picture.settle(letters)
        if not box.isEmpty():
            self.update(box.translated(self.field.topLeft()).adjusted(-2, -2, 2, 2))

    @property
    def rows(self) -> Rows:
        return self._rows

    def mark(self, squares: frozenset[int]) -> None:
        if squares != self.marked:
            self.marked = squares
            self.update()

    def words(self, square: int) -> str:
        size = self.size_in_squares
        letter = self._rows[size - 1 - square // size][square % size]
        ground = names.terrain(LETTERS.index(letter)) if letter in LETTERS else ""
        return f"{'ABCDEFGH'[square % size]}{square // size + 1}, {ground}"

    # Where things are

    @property
    def board(self) -> QRect:
        """With its frame, in the middle of the room there is."""
        side = min(self.width(), self.height())
        return QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)

    @property
    def field(self) -> QRect:
        board, size = self.board, self.size_in_squares
        margin = max(14, round(board.width() * 20 / 632))
        inside = (board.width() - 2 * margin) // size * size
        rest = (board.width() - inside) // 2
        return QRect(board.left() + rest, board.top() + rest, inside, inside)

    def square_at(self, point: QPointF) -> int:
        field, size = self.field, self.size_in_squares
        if not field.contains(point.toPoint()) or not field.width():
            return -1
        cell = field.width() / size
        x, y = int((point.x() - field.left()) / cell), int((point.y() - field.top()) / cell)
        return (size - 1 - y) * size + x if x < size and y < size else -1

    def square_rect(self, square: int) -> QRect:
        field, size = self.field, self.size_in_squares
        cell = field.width() // size
        corner = field.topLeft() + QPoint(square % size * cell, (size - 1 - square // size) * cell)
        return QRect(corner, QSize(cell, cell))

    # The tool

    @property
    def painting(self) -> bool:
        return self._painting >= 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self.square_at(event.position())
        self.table.setFocus(Qt.FocusReason.MouseFocusReason)
        self._use_keys(False)
        if event.button() == Qt.MouseButton.RightButton:
            if self.painting:
                self._painting = -1
                self.broken_off.emit()
            elif square >= 0:
                self.table.go(square)
                self.asked.emit(square, event.globalPosition().toPoint())
        elif event.button() == Qt.MouseButton.LeftButton and square >= 0:
            self.table.go(square)
            self._painting = square
            self.begun.emit(square)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        square = self.square_at(event.position())
        self._hover(square)
        if self.painting and square not in (-1, self._painting):
            self._painting = square
            self.went.emit(square)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.painting:
            self._painting = -1
            self.ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc while the button is down: nothing has happened."""
        if event.key() == Qt.Key.Key_Escape and self.painting:
            self._painting = -1
            self.broken_off.emit()
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)

    def _use(self, square: int) -> None:
        """By key: a stroke of one square."""
        self.begun.emit(square)
        self.ended.emit()

    def _ask(self, square: int) -> None:
        self.asked.emit(square, self.mapToGlobal(self.square_rect(square).center()))

    def _use_keys(self, used: bool) -> None:
        self._by_keys = used
        self.update()

    def _hover(self, square: int) -> None:
        if square != self._over:
            old, self._over = self._over, square
            for changed in (old, square):
                if changed >= 0:
                    self.update(self.square_rect(changed))
            self.hovered.emit(square)

    # What comes from the library

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(SECTION):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._hover(self.square_at(event.position()))
        event.setAccepted(self._over >= 0)

    def dropEvent(self, event: QDropEvent) -> None:
        square = self.square_at(event.position())
        self._hover(-1)
        if square >= 0:
            event.acceptProposedAction()
            self.dropped.emit(bytes(event.mimeData().data(SECTION).data()).decode("utf-8", "replace"), square)

    # Painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.field)
        self.table.fit(max(1, self.field.width() // self.size_in_squares))
        self._picture = None

    def sizeHint(self) -> QSize:
        return QSize(632, 632)

    def paintEvent(self, event: QPaintEvent) -> None:
        field, ratio = self.field, self.devicePixelRatioF()
        if field.width() < self.size_in_squares:
            return
        painter = QPainter(self)
        margin = field.left() - self.board.left()
        whole = field.width() + 2 * margin
        painter.drawPixmap(field.topLeft() - QPoint(margin, margin), self._frame(field.width(), margin, whole, ratio))
        if self._picture is None or not self._picture.fits(field.width(), ratio):
            self._picture = GroundPicture(letters_of(self._rows), field.width(), ratio)
        painter.drawPixmap(field.topLeft(), self._picture.pixmap)
        cell = field.width() // self.size_in_squares
        for square in self.marked:
            self._frame_square(painter, square)
        if self._over >= 0:
            self._at(painter, self._over, lambda: paint_hover(painter, cell))
        if self._by_keys and self.table.hasFocus():
            self._at(painter, self.table.square, lambda: paint_cursor(painter, cell))
        painter.end()

    def _frame(self, inside: int, margin: int, whole: int, ratio: float) -> QPixmap:
        size = self.size_in_squares
        columns, rows = "ABCDEFGH"[:size], [str(size - row) for row in range(size)]

        def paint(onto: QPainter) -> None:
            onto.translate(margin, margin)
            paint_frame(onto, QRectF(0, 0, inside, inside), margin, columns, rows, current())

        return pixmap(f"editor frame {size} {margin}", whole, whole, ratio, paint)

    def _at(self, painter: QPainter, square: int, paint: Callable[[], None]) -> None:
        painter.save()
        painter.translate(self.square_rect(square).topLeft())
        paint()
        painter.restore()

    def _frame_square(self, painter: QPainter, square: int) -> None:
        box = QRectF(self.square_rect(square)).adjusted(3, 3, -3, -3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(255, 250, 220, 70))
        for colour, width in (("#2B2620", 4.0), ("#FFFDF8", 2.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(box, 6, 6)
            painter.setBrush(Qt.BrushStyle.NoBrush)
