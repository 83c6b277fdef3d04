"""The board as a widget: shows looks, marks, overlays and motions; tells which square is pressed, dragged, asked.

It knows squares and pictures, no rules and no battles, so that play, replay and the editor can all use it.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from app.board.dice import DicePanel
from app.board.theme.focus import OWN_FOCUS
from app.manoeuvre import names
from app.manoeuvre.board.looks import BoardLook, Mark, Marks, Overlay
from app.manoeuvre.board.view.animations import Player, Stage
from app.manoeuvre.board.view.cells import ReadingTable, SquareModel, arrow_words, overlay_words, spoken, trace_words
from app.manoeuvre.board.view.geometry import SIZE, BoardGeometry, Facing
from app.manoeuvre.board.view.items import MOVING, BoardScene, CardOnTable
from app.manoeuvre.board.view.motions import Motion
from app.manoeuvre.board.view.mouse import Mouse

TIP_MS = 400
RENDER_MS = 120
"""How long the size must stand still before everything is painted anew for it."""
_CARRIED = frozenset((Mark.CHOICE, Mark.SELECTED))


class BoardView(QWidget):
    """A board. Squares count as in the engine: a1 is 0, h8 is 63."""

    pressed = Signal(int)
    """By mouse, key or screen reader. Also when a drag lifts a unit that is not yet selected."""
    dragged = Signal(int, int)
    """A unit was dropped on another square."""
    hovered = Signal(int)
    """-1 for none."""
    asked = Signal(int)
    """Somebody wants to know more about this square."""
    moved = Signal(int)
    """The keyboard's cursor is here now."""
    dropped = Signal(str, int)
    """Something from outside was dropped on a square, see `accept_drops`."""
    rested = Signal()
    """All motions of one `play` have been shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facing = Facing()
        self._by_keys = False
        self._enter_confirms = False
        self._tip: Callable[[int], str] | None = None
        self._pick: Callable[[int], None] = self._click
        self._drop_type = ""
        self._over = -1
        self._scene = BoardScene(self)
        self._canvas = _Canvas(self._scene, self)
        self._squares = SquareModel(self._name, self._description, self)
        self._table = ReadingTable(self._squares, self)
        self._table.setProperty(OWN_FOCUS, True)
        self._panel = DicePanel(self)
        self._player = Player(Stage(self._scene, self._panel, CardOnTable(self._scene)).act, self)
        self._mouse = Mouse(self._canvas.viewport(), self.square_at, self._may_drag, self)
        self.setFocusProxy(self._table)
        self._late = self._timer(RENDER_MS, self._render)
        self._tip_timer = self._timer(TIP_MS, self._show_tip)
        self._connect()

    def _timer(self, ms: int, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(call)
        return timer

    def _connect(self) -> None:
        self._player.rested.connect(self.rested)
        self._table.pressed_square.connect(self._press)
        self._table.asked_square.connect(self.asked)
        self._table.moved.connect(self._moved)
        self._table.used.connect(self._use_keys)
        mouse = self._mouse
        mouse.touched.connect(self._use_mouse)
        mouse.clicked.connect(self._click)
        mouse.asked.connect(self.asked)
        mouse.clicked_again.connect(self._click_again)
        mouse.hovered.connect(self._hover)
        mouse.lifted.connect(self._lift)
        mouse.carried.connect(self._carry)
        mouse.dropped.connect(self._drop)
        mouse.dropped_nowhere.connect(lambda _: self._put_back())

    # What is shown

    def show_board(self, look: BoardLook) -> None:
        """Show what lies on the board now. Whatever still moved is over."""
        self._player.skip()
        self._scene.show_look(look)
        self._squares.changed()

    def set_marks(self, marks: Marks) -> None:
        self._scene.set_marks(marks)
        self._squares.changed()
        self._point()

    def set_trace(self, ways: tuple[tuple[int, int], ...]) -> None:
        """Mark where units came from and went to in the turn before."""
        self._scene.set_trace(ways)
        self._squares.changed()

    @property
    def trace(self) -> tuple[tuple[int, int], ...]:
        return self._scene.trace

    def set_overlay(self, overlay: Overlay | None) -> None:
        self._scene.set_overlay(overlay)
        self._squares.changed()

    def set_facing(self, edge: int) -> None:
        """That edge of the field is at the bottom now."""
        if edge == self._facing.edge:
            return
        self._facing = Facing(edge)
        self._table.turn(self._facing)
        self._lay()
        if self._scene.pictures is not None:
            self._render()

    @property
    def facing(self) -> int:
        return self._facing.edge

    @property
    def look(self) -> BoardLook:
        return self._scene.look

    def set_tips(self, tip: Callable[[int], str] | None) -> None:
        """What the tooltip of a square says; without this it says what a screen reader would."""
        self._tip = tip

    def set_lifting(self, pick: Callable[[int], None]) -> None:
        """What happens when a drag lifts a unit that is not selected; without this its square is pressed."""
        self._pick = pick

    # Motion

    def play(self, motions: Sequence[Motion]) -> None:
        """Show motions one after the other; `rested` comes once, after this returned."""
        self._panel.dismiss()
        self._player.play(motions)

    def dismiss_dice(self) -> None:
        """They are shown elsewhere now."""
        self._panel.dismiss()

    def skip(self) -> None:
        """Show at once how it ends."""
        self._player.skip()

    @property
    def playing(self) -> bool:
        return self._player.busy

    def set_pace(self, speed: float, reduced: bool) -> None:
        """1 is normal, 2 twice as fast. Reduced, everything just changes."""
        self._player.speed = max(0.05, speed)
        self._player.reduced = reduced

    # The cursor of the keyboard

    @property  # type: ignore[override]
    def cursor(self) -> int:
        """Where the keyboard is. The mouse has its own."""
        return self._table.square

    @cursor.setter
    def cursor(self, square: int) -> None:
        self._table.go(square)

    def _moved(self, square: int) -> None:
        self._show_cursor()
        self.moved.emit(square)

    def _use_keys(self, used: bool) -> None:
        self._by_keys = used
        self._table.keys_press = used or not self._enter_confirms
        self._show_cursor()

    def leave_enter_to_the_screen(self) -> None:
        """While no cursor is in sight, Enter and Space are not the board's: there they confirm a decision."""
        self._enter_confirms = True
        self._use_keys(self._by_keys)

    def _show_cursor(self) -> None:
        self._scene.set_cursor(self._table.square if self._by_keys and self._table.hasFocus() else -1)

    def _press(self, square: int) -> None:
        """While something moves, pressing anything only ends that."""
        if self._player.busy:
            self._player.skip()
        elif square >= 0:
            self._panel.dismiss()
            self.pressed.emit(square)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._mouse.cancel():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._player.busy:
            self._player.skip()
            event.accept()
        else:
            super().keyPressEvent(event)

    # The mouse

    def square_at(self, point: QPointF) -> int:
        """The square under a point of this widget; -1 beside the field."""
        return self._scene.lie.square_at(point)

    def square_rect(self, square: int) -> QRectF:
        """Where a square is in this widget."""
        return self._scene.lie.rect(square)

    def _use_mouse(self) -> None:
        self._table.setFocus(Qt.FocusReason.MouseFocusReason)
        self._use_keys(False)
        self._hide_tip()

    def _click(self, square: int) -> None:
        self._table.go(square)
        self._press(square)

    def _click_again(self, square: int) -> None:
        """A double click confirms where a unit is to go; elsewhere it asks for more about the square."""
        if self._scene.marks.squares.get(square) is Mark.GOAL:
            self._press(square)
        else:
            self.asked.emit(square)

    def _hover(self, square: int) -> None:
        self._over = square
        self._scene.set_hover(square)
        self._point()
        self._hide_tip()
        if square >= 0 and not self._mouse.dragging:
            self._tip_timer.start()
        self.hovered.emit(square)

    def _point(self) -> None:
        """The hand that says a square can be pressed."""
        mark = self._scene.marks.squares.get(self._over)
        viewport = self._canvas.viewport()
        if self._mouse.dragging:
            viewport.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif mark is not None and mark is not Mark.ILLEGAL:
            viewport.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            viewport.unsetCursor()

    def _may_drag(self, square: int) -> bool:
        return (
            not self._player.busy
            and self._scene.marks.squares.get(square) in _CARRIED
            and self._scene.counter_at(square) is not None
        )

    def _lift(self, square: int) -> None:
        """Lifting a unit picks it, so that the squares it may go to light up."""
        if self._scene.marks.squares.get(square) is not Mark.SELECTED:
            self._pick(square)
        item = self._scene.counter_at(square)
        if item is None or self._player.busy:
            self._mouse.cancel()
            return
        item.away = True
        item.setZValue(MOVING)
        self._point()

    def _carry(self, point: QPointF) -> None:
        for item in self._scene.counters.values():
            if item.away and not self._player.busy:
                item.setPos(point)

    def _drop(self, start: int, end: int) -> None:
        self._point()
        item = self._scene.counter_at(start)
        if item is not None and 0 <= end != start:
            item.setPos(self._scene.lie.centre(end))
            self.dragged.emit(start, end)
        # If that made it move, the motion leads it on from where it was dropped. Otherwise it goes home.
        QTimer.singleShot(0, self, self._put_back)

    def _put_back(self) -> None:
        """Whatever was carried stands on its square again, which an editor may have changed by then."""
        self._point()
        if self._player.busy:
            return
        for item in self._scene.counters.values():
            if item.away:
                self._scene.send_home(item)

    def _show_tip(self) -> None:
        if self._over < 0 or not self.isVisible() or self._player.busy:
            return
        text = self._tip(self._over) if self._tip is not None else self._name(self._over)
        if text:
            rect = self._scene.lie.rect(self._over).toRect()
            QToolTip.showText(self.mapToGlobal(rect.bottomLeft() + QPoint(4, -8)), text, self, rect)

    def _hide_tip(self) -> None:
        self._tip_timer.stop()
        if QToolTip.isVisible():
            QToolTip.hideText()

    # What comes from outside

    def accept_drops(self, mime: str) -> None:
        """Let things of this kind be dropped on squares; `dropped` tells their text."""
        self._drop_type = mime
        self.setAcceptDrops(bool(mime))
        self._canvas.setAcceptDrops(False)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(self._drop_type):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        square = self.square_at(event.position())
        self._hover(square)
        if square >= 0:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._hover(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        square = self.square_at(event.position())
        self._hover(-1)
        if square >= 0:
            event.acceptProposedAction()
            self.dropped.emit(bytes(event.mimeData().data(self._drop_type).data()).decode(), square)

    # For those who hear the board

    def _name(self, square: int) -> str:
        words = self._scene.look.words
        plain = words[square] if square < len(words) else names.square(square)
        return spoken(plain, self._scene.marks.squares.get(square))

    def _description(self, square: int) -> str:
        scene = self._scene
        parts = (
            arrow_words(square, scene.marks),
            trace_words(square, scene.trace),
            overlay_words(square, scene.overlay),
        )
        return ", ".join(part for part in parts if part)

    # Size

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE)

    def minimumSizeHint(self) -> QSize:
        return QSize(SIZE // 2, SIZE // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
        if self._scene.pictures is not None:
            self._late.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._scene.pictures is None or self._late.isActive():
            self._render()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.DevicePixelRatioChange):
            self._late.start()

    def _lay(self) -> None:
        lie = BoardGeometry.within(self._facing, self.width(), self.height(), self.devicePixelRatioF())
        self._canvas.setGeometry(self.rect())
        self._scene.setSceneRect(self.rect())
        self._table.setGeometry(lie.field)
        self._table.fit(lie.cell)
        self._scene.lay(lie)

    def _render(self) -> None:
        self._late.stop()
        self._scene.paint_anew(self.devicePixelRatioF())


class _Canvas(QGraphicsView):
    """Shows the scene pixel for pixel."""

    def __init__(self, scene: BoardScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAcceptDrops(False)
        self.setInteractive(False)
        self.setStyleSheet("background: transparent; border: none;")
        self.setAccessibleName("")
