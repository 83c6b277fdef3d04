"""Everything that lies on a board, as items of a graphics scene: each has its pixmap, so moving one paints no other.

From below: ground, overlay, redoubts, the last moves, marks, the ghost, counters, notes, badges and arrows, hover,
cursor, what moves.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from app.manoeuvre.board.looks import BoardLook, CounterLook, Mark, Marks, Overlay
from app.manoeuvre.board.view.geometry import BoardGeometry, Facing
from app.manoeuvre.board.view.motions import PlayCard
from app.manoeuvre.board.view.pictures import Pictures


class PictureItem(QGraphicsPixmapItem):
    """A pixmap round its own middle."""

    def __init__(self, layer: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setZValue(layer)

    def wear(self, pixmap: QPixmap) -> None:
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)


class CounterItem(PictureItem):
    """A unit. `away` is set while something else than its square decides where it is."""

    def __init__(self, look: CounterLook, square: int, layer: int) -> None:
        super().__init__(layer)
        self.look = look
        self.square = square
        self.lifted = False
        self.away = False


GROUND, OWNERS, REDOUBT, TRACE, MARK, GHOST, COUNTER, LIFTED, NOTES, BADGE, HOVER, CURSOR, MOVING, TABLE = range(14)


class BoardScene(QGraphicsScene):
    """Shows looks and marks where the lie says. Knows nothing of mouse, keys or time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = BoardLook("." * 64)
        self.marks = Marks()
        self.overlay: Overlay | None = None
        self.lie = BoardGeometry.within(Facing(), 0, 0)
        self.pictures: Pictures | None = None
        self.counters: dict[int, CounterItem] = {}
        """By unit."""
        self.redoubts: dict[int, PictureItem] = {}
        """By square."""
        self.trace: tuple[tuple[int, int], ...] = ()
        """Where units came from and went to in the turn before."""
        self._marked: list[tuple[PictureItem, int]] = []
        self._traced: list[tuple[PictureItem, int]] = []
        self._hovered = self._at = -1
        self._ground, self._hover, self._cursor = PictureItem(GROUND), PictureItem(HOVER), PictureItem(CURSOR)
        self._owners, self._notes = PictureItem(OWNERS), PictureItem(NOTES)
        for item in (self._ground, self._hover, self._cursor, self._owners, self._notes):
            self.addItem(item)

    def lay(self, lie: BoardGeometry) -> None:
        """Everything goes to its place at once; pixmaps of another size are stretched until `paint_anew`."""
        self.lie = lie
        self._arrange()

    def paint_anew(self, ratio: float) -> None:
        """Paint every picture anew for the size it has now."""
        self.pictures = Pictures(self.lie, ratio)
        self._ground.wear(self.pictures.ground(self.look.terrain))
        self._hover.wear(self.pictures.hover())
        self._cursor.wear(self.pictures.cursor())
        for item in self.counters.values():
            self._wear(item)
        for redoubt in self.redoubts.values():
            redoubt.wear(self.pictures.redoubt())
        self._renew_overlay()
        self._renew_marks()
        self._renew_trace()
        self._arrange()

    def show_look(self, look: BoardLook) -> None:
        """Only what is different changes."""
        old, self.look = self.look, look
        if self.pictures is not None and old.terrain != look.terrain:
            self._ground.wear(self.pictures.ground(look.terrain))
        units = {counter.unit: (square, counter) for square, counter in look.counters.items()}
        for unit in self.counters.keys() - units.keys():
            self.removeItem(self.counters.pop(unit))
        for unit, (square, counter) in units.items():
            self.put(unit, square, counter)
        for square in self.redoubts.keys() - look.redoubts:
            self.raze(square)
        for square in look.redoubts:
            self.build(square)
        self._lift()

    def put(self, unit: int, square: int, look: CounterLook) -> CounterItem:
        """A unit stands on a square and looks like this."""
        item = self.counters.get(unit)
        if item is None:
            item = self.counters[unit] = CounterItem(look, square, COUNTER)
            self.addItem(item)
            self._wear(item)
        elif item.look != look:
            item.look = look
            self._wear(item)
        item.square = square
        self._home(item)
        return item

    def counter_at(self, square: int) -> CounterItem | None:
        return next((item for item in self.counters.values() if item.square == square), None)

    def take(self, item: CounterItem) -> None:
        """A unit leaves the board."""
        if self.counters.pop(item.look.unit, None) is not None:
            self.removeItem(item)

    def bare(self, item: CounterItem) -> None:
        """On the march it shows no cover: that belongs to the ground."""
        if item.look.cover:
            item.look = replace(item.look, cover=0)
            self._wear(item)

    def build(self, square: int) -> PictureItem:
        item = self.redoubts.get(square)
        if item is None:
            item = self.redoubts[square] = PictureItem(REDOUBT)
            self.addItem(item)
            if self.pictures is not None:
                item.wear(self.pictures.redoubt())
            self._place(item, self.lie.centre(square))
        return item

    def raze(self, square: int) -> None:
        item = self.redoubts.pop(square, None)
        if item is not None:
            self.removeItem(item)

    def set_marks(self, marks: Marks) -> None:
        if marks != self.marks:
            self.marks = marks
            self._renew_marks()

    def set_trace(self, ways: tuple[tuple[int, int], ...]) -> None:
        if ways != self.trace:
            self.trace = ways
            self._renew_trace()

    def set_overlay(self, overlay: Overlay | None) -> None:
        self.overlay = overlay
        self._renew_overlay()

    def set_hover(self, square: int) -> None:
        self._hovered = square
        self._spot(self._hover, square)

    def set_cursor(self, square: int) -> None:
        """-1 hides it."""
        self._at = square
        self._spot(self._cursor, square)

    def send_home(self, item: CounterItem) -> None:
        """Back to its square, at once."""
        item.away = False
        item.setOpacity(1.0)
        item.setZValue(LIFTED if item.lifted else COUNTER)
        self._home(item)

    def _arrange(self) -> None:
        for sheet in (self._ground, self._owners, self._notes):
            self._place(sheet, QRectF(self.lie.board).center())
        self._spot(self._hover, self._hovered)
        self._spot(self._cursor, self._at)
        for item in self.counters.values():
            self._home(item)
        for square, redoubt in self.redoubts.items():
            self._place(redoubt, self.lie.centre(square))
        for mark, square in (*self._marked, *self._traced):
            self._place(mark, self.lie.centre(square))

    def _renew_overlay(self) -> None:
        self._owners.setVisible(self.overlay is not None)
        self._notes.setVisible(self.overlay is not None)
        if self.overlay is not None and self.pictures is not None:
            self._owners.wear(self.pictures.owners(self.overlay))
            self._notes.wear(self.pictures.notes(self.overlay))

    def _renew_marks(self) -> None:
        for item, _ in self._marked:
            self.removeItem(item)
        self._marked.clear()
        self._lift()
        if self.pictures is None:
            return
        for square, mark in self.marks.squares.items():
            self._mark(MARK, square, self.pictures.mark(mark))
            badge = self.pictures.badge(mark)
            if badge is not None:
                self._mark(BADGE, square, badge)
        if self.marks.ghost is not None:
            start, end = self.marks.ghost
            look = self.look.counters.get(start)
            if look is not None:
                self._mark(GHOST, end, self.pictures.counter(replace(look, cover=0), ghost=True))
        for start, end in self.marks.arrows:
            self._mark(BADGE, end, self.pictures.arrow(start, end))

    def _renew_trace(self) -> None:
        for item, _ in self._traced:
            self.removeItem(item)
        self._traced.clear()
        if self.pictures is not None:
            for start, end in self.trace:
                self._traced.append((self._put_picture(TRACE, start, self.pictures.trace(False)), start))
                self._traced.append((self._put_picture(TRACE, end, self.pictures.trace(True)), end))
                self._traced.append((self._put_picture(TRACE, end, self.pictures.way(start, end)), end))

    def _mark(self, layer: int, square: int, pixmap: QPixmap) -> None:
        self._marked.append((self._put_picture(layer, square, pixmap), square))

    def _put_picture(self, layer: int, square: int, pixmap: QPixmap) -> PictureItem:
        item = PictureItem(layer)
        item.wear(pixmap)
        self.addItem(item)
        self._place(item, self.lie.centre(square))
        return item

    def _lift(self) -> None:
        """Counters on selected squares are lifted."""
        for item in self.counters.values():
            lifted = self.marks.squares.get(item.square) is Mark.SELECTED
            if lifted != item.lifted:
                item.lifted = lifted
                self._wear(item)
            if not item.away:
                item.setZValue(LIFTED if lifted else COUNTER)

    def _wear(self, item: CounterItem) -> None:
        if self.pictures is not None:
            item.wear(self.pictures.counter(item.look, lift=item.lifted))

    def _home(self, item: CounterItem) -> None:
        if not item.away:
            self._place(item, self.lie.centre(item.square))

    def _spot(self, item: PictureItem, square: int) -> None:
        item.setVisible(square >= 0)
        if square >= 0:
            self._place(item, self.lie.centre(square))

    def _place(self, item: PictureItem, centre: QPointF) -> None:
        item.setPos(centre)
        stretch = self.lie.cell / self.pictures.lie.cell if self.pictures is not None else 1.0
        if item.scale() != stretch:
            item.setScale(stretch)


class CardOnTable:
    """At most one at a time."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._item: PictureItem | None = None
        self._far = False

    def begin(self, played: PlayCard) -> None:
        self.clear()
        if self._scene.pictures is None:
            return
        self._item = PictureItem(TABLE)
        self._item.wear(self._scene.pictures.card(played))
        self._far = played.far
        self._scene.addItem(self._item)
        self.come(0.0)

    def come(self, share: float) -> None:
        """From beyond its owner's edge to the middle."""
        if self._item is None:
            return
        board = QRectF(self._scene.lie.board)
        away = board.height() / 2 * (1 - share)
        self._item.setPos(board.center() + QPointF(0, -away if self._far else away))
        self._item.setOpacity(min(1.0, 0.2 + share))

    def fade(self, opacity: float) -> None:
        if self._item is not None:
            self._item.setOpacity(max(0.0, opacity))

    def clear(self) -> None:
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
