"""The board of Commanders as a widget: shows looks, draws orders under the pointer, tells what was pressed.

It knows places and pictures, no rules: which orders are possible is asked of whoever owns it. Over it lies a table of
named cells, for keys and for screen readers.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractTableModel,
    QEasingCurve,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.board.cells import CellIndex, CellTable
from app.board.palette import BRASS
from app.board.theme.focus import OWN_FOCUS
from app.board.theme.style import current, pixmap
from app.board.translation import translate
from app.commanders.board.geometry import RESERVE, SECTOR, SIZE, Facing, touching
from app.commanders.board.looks import RESERVES, Arrow, BoardLook, Stack
from app.commanders.board.paint_board import laid, paint_field, paint_over, standing
from app.commanders.board.paint_units import REACH, TAG, arrow_path, paint_arrow, paint_stack

GROW_MS = 250
"""How long an arrow grows at the reveal."""
_DRAG = 6
"""Pixels before a press becomes a drag."""
_STEPS: Mapping[str, int] = {"I": 1, "A": 1, "C": 2}


class BoardView(QWidget):
    """The board. Places are the names of looks: `a1` … `c3`, `white`, `black`."""

    pressed = Signal(str)
    """A place, by mouse, key or screen reader."""
    ordered = Signal(object, object, bool)
    """A stack was dragged along a path, a tuple of places; True if the whole stack is meant."""
    changed = Signal(object, int)
    """An arrow is to have so many units more."""
    arrow_pressed = Signal(object)
    asked = Signal(str)
    """Somebody wants to know more about this place."""
    reached = Signal(str)
    """The keyboard's cursor is here now."""
    grown = Signal()
    """All arrows of `grow` have been shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = BoardLook()
        self._facing = Facing()
        self._share = 1.0
        self._growing: frozenset[Arrow] = frozenset()
        self._carried: Stack | None = None
        self._path: list[str] = []
        self._start = QPointF()
        self._may_carry: Callable[[Stack, str], bool] = lambda stack, place: False
        self._tip: Callable[[str], str] | None = None
        self._arrow_tip: Callable[[Arrow], str] | None = None
        self._name: Callable[[str], str] = lambda place: place
        self._by_keys = False
        self._cells = _Cells(lambda place: self._name(place), self)
        self._table = _Table(self._cells, self)
        self._table.setProperty(OWN_FOCUS, True)
        self._table.pressed_place.connect(self.pressed)
        self._table.asked_place.connect(self.asked)
        self._table.reached_place.connect(self._reach)
        self._table.used.connect(self._use_keys)
        self._grower = QVariantAnimation(self, duration=GROW_MS, startValue=0.0, endValue=1.0)
        self._grower.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._grower.valueChanged.connect(self._grow_to)
        self._grower.finished.connect(self._finish_growing)
        self.setFocusProxy(self._table)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What is shown

    def show_board(self, look: BoardLook) -> None:
        """Show what lies on the board now; arrows that still grew are there."""
        self._grower.stop()
        self._share, self._growing = 1.0, frozenset()
        self._look = look
        self._cells.changed()
        self.update()

    @property
    def look(self) -> BoardLook:
        return self._look

    @property
    def facing(self) -> Facing:
        return self._facing

    def set_facing(self, bottom: int) -> None:
        """That side sits at the bottom now."""
        if bottom != self._facing.bottom:
            place = self._table.place
            self._facing = Facing(bottom)
            self._cells.turn(self._facing)
            self._table.go(place)
            self.update()

    def set_carrying(self, may_carry: Callable[[Stack, str], bool]) -> None:
        """Which stacks can be dragged now."""
        self._may_carry = may_carry

    def set_words(
        self,
        name: Callable[[str], str],
        tip: Callable[[str], str] | None = None,
        arrow_tip: Callable[[Arrow], str] | None = None,
    ) -> None:
        """What a place is called when it is read out, and what is shown beside the pointer."""
        self._name, self._tip, self._arrow_tip = name, tip, arrow_tip
        self._cells.changed()

    def grow(self, look: BoardLook, arrows: frozenset[Arrow], milliseconds: int = GROW_MS) -> None:
        """Show a board whose arrows, or some of them, grow at the same time; `grown` tells when they are there."""
        self.show_board(look)
        if milliseconds <= 0 or not arrows:
            self.grown.emit()
            return
        self._growing, self._share = arrows, 0.0
        self._grower.setDuration(milliseconds)
        self._grower.start()

    def skip(self) -> None:
        """Whatever grows is there at once."""
        if self._grower.state() == QAbstractAnimation.State.Running:
            self._grower.setCurrentTime(self._grower.duration())

    def _grow_to(self, share: float) -> None:
        self._share = share
        self.update()

    def _finish_growing(self) -> None:
        self._share, self._growing = 1.0, frozenset()
        self.update()
        self.grown.emit()

    # Where things are

    @property
    def _scale(self) -> float:
        return max(0.05, min(self.width() / SIZE.width(), self.height() / SIZE.height()))

    @property
    def _corner(self) -> QPointF:
        return QPointF(
            (self.width() - SIZE.width() * self._scale) / 2, (self.height() - SIZE.height() * self._scale) / 2
        )

    def point_of(self, place: str, side: int = 0) -> QPointF:
        """The middle of a side's stacks in a place, in the pixels of the widget."""
        return self._facing.stand(place, side) * self._scale + self._corner

    def _drawn(self, point: QPointF) -> QPointF:
        return (point - self._corner) / self._scale

    def stack_at(self, point: QPointF) -> tuple[Stack, str] | None:
        drawn = self._drawn(point)
        for stack, place, middle, size in reversed(standing(self._look, self._facing)):
            half = size / 2
            if abs(drawn.x() - middle.x()) <= half and abs(drawn.y() - middle.y()) <= half:
                return stack, place
        return None

    def arrow_at(self, point: QPointF) -> Arrow | None:
        drawn = self._drawn(point)
        for arrow, points, tag in reversed(laid(self._look.arrows, self._facing)):
            band, head = arrow_path(points)
            if TAG.translated(tag).contains(drawn) or head.containsPoint(drawn, Qt.FillRule.WindingFill):
                return arrow
            near = min((_distance(drawn, band.pointAtPercent(i / 24)) for i in range(25)), default=99.0)
            if near < 10:
                return arrow
        return None

    def place_at(self, point: QPointF) -> str | None:
        return self._facing.place_at(self._drawn(point))

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._use_keys(False)
        if event.button() == Qt.MouseButton.RightButton:
            arrow = self.arrow_at(point)
            place = self.place_at(point)
            if arrow is not None:
                self.changed.emit(arrow, -1)
            elif place is not None:
                self.asked.emit(place)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        found = self.stack_at(point)
        self._start = point
        if found is not None and self._may_carry(*found):
            self._carried, self._path = found[0], [found[1]]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._carried is None or not self._path:
            return
        if len(self._path) == 1 and (event.position() - self._start).manhattanLength() < _DRAG:
            return
        place = self.place_at(event.position())
        if place is None or place == self._path[-1]:
            pass
        elif len(self._path) > 1 and place == self._path[-2]:
            self._path.pop()
        elif len(self._path) <= _STEPS[self._carried.kind] and touching(self._path[-1], place):
            self._path.append(place)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        stack, path = self._carried, tuple(self._path)
        self._carried, self._path = None, []
        self.unsetCursor()
        self.update()
        if stack is not None and len(path) > 1:
            self.ordered.emit(stack, path, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            return
        arrow = self.arrow_at(event.position())
        place = self.place_at(event.position())
        if arrow is not None and self.stack_at(event.position()) is None:
            self.arrow_pressed.emit(arrow)
        elif place is not None:
            self._table.go(place)
            self.pressed.emit(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        arrow = self.arrow_at(event.position())
        if arrow is None:
            event.ignore()
            return
        event.accept()
        self.changed.emit(arrow, 1 if event.angleDelta().y() > 0 else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._carried is not None:
            self._carried, self._path = None, []
            self.unsetCursor()
            self.update()
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self._tip_at(QPointF(event.pos()))
            if words:
                QToolTip.showText(event.globalPos(), words, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def _tip_at(self, point: QPointF) -> str:
        arrow = self.arrow_at(point)
        if arrow is not None and self._arrow_tip is not None:
            return self._arrow_tip(arrow)
        place = self.place_at(point)
        return self._tip(place) if place is not None and self._tip is not None else ""

    # Keys

    def _reach(self, place: str) -> None:
        self.update()
        self.reached.emit(place)

    def _use_keys(self, used: bool) -> None:
        self._by_keys = used
        self.update()

    @property
    def cursor_place(self) -> str:
        """Where the keyboard's cursor is."""
        return self._table.place

    def go(self, place: str) -> None:
        """Put the keyboard's cursor there."""
        self._table.go(place)

    def set_keys_press(self, press: bool) -> None:
        """Whether Enter and Space press the place under the cursor, or are the screen's."""
        self._table.keys_press = press

    # Painting

    def sizeHint(self) -> QSize:
        return SIZE.toSize()

    def minimumSizeHint(self) -> QSize:
        return (SIZE * 0.45).toSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale, corner = self._scale, self._corner
        field = self._facing.field
        inside = QRectF(field.topLeft() * scale + corner, field.size() * scale)
        self._table.setGeometry(inside.toRect())
        self._table.fit(scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale, ratio = self._scale, self.devicePixelRatioF()
        painter.translate(self._corner)
        painter.drawPixmap(0, 0, self._ground(scale, ratio))
        painter.scale(scale, scale)
        theme = current()
        for stack, _, middle, size in standing(self._look, self._facing):
            self._picture(painter, stack, middle, size, scale * ratio)
        for sector, garrison in self._look.garrisons.items():
            self._picture(painter, garrison, self._facing.middle(sector), 30, scale * ratio, plate=False)
        for line in self._look.lines:
            for i, unit in enumerate(line.units):
                at = self._facing.space(line.of, line.towards, i)
                self._picture(painter, unit, at, 33, scale * ratio, plate=False)
        for arrow, points, tag in laid(self._look.arrows, self._facing):
            paint_arrow(painter, arrow, points, tag, self._share if arrow in self._growing else 1.0)
        if self._carried is not None and len(self._path) > 1:
            drawn = Arrow(self._carried.side, self._carried.kind, tuple(self._path))
            for arrow, points, tag in laid((drawn,), self._facing):
                paint_arrow(painter, arrow, points, tag)
        paint_over(painter, self._look, self._facing, theme)
        if self._by_keys:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((QColor(30, 22, 12), 6.0), (QColor("#FFFFFF"), 3.4), (QColor(BRASS), 1.6)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(self._facing.rect(self._table.place).adjusted(4, 4, -4, -4), 8, 8)
        painter.end()

    def _ground(self, scale: float, ratio: float) -> QPixmap:
        """The part that seldom changes, painted once for a size."""
        look, facing = self._look, self._facing
        still = BoardLook(
            markers=look.markers, ground=look.ground, roads=look.roads, bridges=look.bridges, lines=look.lines
        )
        key = f"commanders {facing.bottom} {sorted(still.markers.items())} {sorted(still.ground.items())} "
        key += f"{still.roads} {still.bridges} {[(line.of, line.towards) for line in still.lines]}"

        def paint(painter: QPainter) -> None:
            painter.scale(scale, scale)
            paint_field(painter, still, facing, current())

        return pixmap(key, SIZE.width() * scale, SIZE.height() * scale, ratio, paint)

    @staticmethod
    def _picture(
        painter: QPainter, stack: Stack, middle: QPointF, size: float, density: float, *, plate: bool = True
    ) -> None:
        side = size * REACH

        def paint(onto: QPainter) -> None:
            onto.translate(side / 2, side / 2)
            paint_stack(onto, stack, size, current(), plate=plate)

        made = pixmap(f"stack {stack} {plate}", side, side, density, paint)
        painter.drawPixmap(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), made, QRectF(made.rect()))


def _distance(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()


class _Cells(QAbstractTableModel):
    """Five rows of three: a reserve, three rows of sectors, the other reserve. A reserve fills its row."""

    def __init__(self, name: Callable[[str], str], parent: QObject) -> None:
        super().__init__(parent)
        self._name = name
        self._facing = Facing()

    def rowCount(self, parent: CellIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 5

    def columnCount(self, parent: CellIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 3

    def place(self, index: CellIndex) -> str:
        if index.row() in (0, 4):
            bottom = self._facing.bottom
            return RESERVES[bottom if index.row() == 4 else 1 - bottom]
        return f"{self._facing.columns[index.column()]}{self._facing.rows[index.row() - 1]}"

    def index_of(self, place: str) -> QModelIndex:
        if place in RESERVES:
            return self.index(4 if RESERVES.index(place) == self._facing.bottom else 0, 0)
        return self.index(self._facing.rows.index(place[1]) + 1, self._facing.columns.index(place[0]))

    def data(self, index: CellIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._name(self.place(index))
        return None

    def changed(self) -> None:
        """Names are other ones now."""
        self.dataChanged.emit(self.index(0, 0), self.index(4, 2))

    def turn(self, facing: Facing) -> None:
        self._facing = facing
        self.changed()


class _Table(CellTable):
    """Keys and names for the eleven places."""

    pressed_place = Signal(str)
    asked_place = Signal(str)
    reached_place = Signal(str)

    def __init__(self, cells: _Cells, parent: QWidget) -> None:
        self._places = cells
        super().__init__(
            cells,
            translate("commanders", "Board"),
            translate("commanders", "Arrow keys move between sectors, Enter chooses one, I tells more about it."),
            parent,
        )
        for row in (0, 4):
            self.setSpan(row, 0, 1, 3)
        self.go("b1")

    @property
    def place(self) -> str:
        return self._places.place(self.currentIndex())

    def go(self, place: str) -> None:
        self.setCurrentIndex(self._places.index_of(place))

    def fit(self, scale: float) -> None:
        for column in range(3):
            self.setColumnWidth(column, round(SECTOR * scale))
        for row in range(5):
            self.setRowHeight(row, round((RESERVE if row in (0, 4) else SECTOR) * scale))

    def cell_pressed(self, index: CellIndex) -> None:
        self.pressed_place.emit(self._places.place(index))

    def cell_asked(self, index: CellIndex) -> None:
        self.asked_place.emit(self._places.place(index))

    def cell_reached(self, index: CellIndex) -> None:
        self.reached_place.emit(self._places.place(QPersistentModelIndex(index)))
