"""A mode in which ground is painted: canvas, brush bar, and the stroke under way."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from app.board.translation import translate
from app.manoeuvre import names
from editor.manoeuvre.canvas.brush_bar import KEYS, BrushBar, tool_name
from editor.manoeuvre.canvas.canvas import Canvas
from editor.manoeuvre.documents.painting import Stroke, Tool, letter_at
from editor.mode import Mode
from engine.manoeuvre.battlefield import LETTERS, Rows
from resources.document import Document
from resources.manoeuvre.library import Library


class PaintingMode(Mode):
    def __init__(self, library: Library, size: int, name: str) -> None:
        super().__init__(library)
        self.canvas = Canvas(size, name)
        self.brushes = BrushBar()
        self.middle.addWidget(self.canvas, 1)
        self.middle.addWidget(self.brushes)
        self.stroke: Stroke | None = None
        self._strokes = 0
        self.canvas.begun.connect(self._begin)
        self.canvas.went.connect(self._go_on)
        self.canvas.ended.connect(self._end)
        self.canvas.broken_off.connect(self._break_off)
        self.canvas.asked.connect(self._offer)
        self._hang_keys(self.canvas)

    def rows(self) -> Rows:
        """The ground that is painted on."""
        raise NotImplementedError

    def with_rows(self, rows: Rows) -> Document:
        """The table with other ground."""
        raise NotImplementedError

    def refresh(self) -> None:
        if self.stroke is None:
            self.canvas.show_rows(self.rows())

    # Strokes

    def _begin(self, square: int) -> None:
        self.stroke = Stroke(self.rows(), self.brushes.brush, square)
        self._strokes += 1
        self._show_stroke()

    def _go_on(self, square: int) -> None:
        if self.stroke is not None:
            self.stroke.to(square)
            self._show_stroke()

    def _show_stroke(self) -> None:
        assert self.stroke is not None
        self.canvas.show_rows(self.stroke.rows, rough=True)
        if self.stroke.brush.tool is Tool.LINE:
            self.canvas.mark(frozenset(self.stroke.touched))

    def _end(self) -> None:
        stroke, self.stroke = self.stroke, None
        self.canvas.mark(frozenset())
        if stroke is None:
            return
        if stroke.brush.tool is Tool.PICK:
            self.brushes.take(tool=Tool.BRUSH, letter=stroke.picked)
            self.told.emit(translate("editor", "Took up {terrain}.").format(terrain=_terrain(stroke.picked)))
            return
        self.canvas.show_rows(stroke.rows)
        self._paint(stroke.rows, stroke.brush.tool, stroke.brush.letter)

    def _break_off(self) -> None:
        """The right button, or Esc, while the left one is down: nothing has happened."""
        self.stroke = None
        self.canvas.mark(frozenset())
        self.canvas.show_rows(self.rows())

    def _paint(self, rows: Rows, tool: Tool, letter: str) -> None:
        words = {
            Tool.BRUSH: translate("editor", "Paint {terrain}"),
            Tool.FILL: translate("editor", "Fill with {terrain}"),
            Tool.LINE: translate("editor", "Line of {terrain}"),
        }[tool].format(terrain=_terrain(letter))
        self.change(self.with_rows(rows), words)

    # Keys and menus

    def _hang_keys(self, widget: QWidget) -> None:
        """They belong to the canvas and the bar, so that letters can be typed elsewhere."""
        for target in (widget, self.brushes):
            for tool, key in KEYS.items():
                self._key(target, key, partial(self.brushes.take, tool=tool))
            for kind, letter in enumerate(LETTERS):
                self._key(target, str(kind + 1), partial(self.brushes.take, letter=letter))
            self._key(target, "Y", self.brushes.next_symmetry)

    def _key(self, target: QWidget, key: str, do: Callable[[], object]) -> None:
        action = QAction(target)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False: do())
        target.addAction(action)

    def _offer(self, square: int, point: QPoint) -> None:
        menu = self.square_menu(square)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(point)

    def square_menu(self, square: int) -> QMenu:
        """What can be done with a square."""
        menu = QMenu(self)
        here = letter_at(self.rows(), square)
        words = translate("editor", "Take up {terrain}").format(terrain=_terrain(here))
        menu.addAction(words, lambda: self.brushes.take(tool=Tool.BRUSH, letter=here))
        words = translate("editor", "{tool} from here").format(tool=tool_name(Tool.FILL))
        menu.addAction(words, lambda: self._fill(square))
        paint = menu.addMenu(translate("editor", "Make it"))
        for letter in LETTERS:
            paint.addAction(_terrain(letter), partial(self._set, square, letter))
        return menu

    def _fill(self, square: int) -> None:
        brush = self.brushes.brush
        self.brushes.take(tool=Tool.FILL)
        self._begin(square)
        self._end()
        self.brushes.take(tool=brush.tool)

    def _set(self, square: int, letter: str) -> None:
        before = self.brushes.brush
        self.brushes.take(tool=Tool.BRUSH, letter=letter)
        self._begin(square)
        self._end()
        self.brushes.take(tool=before.tool, letter=before.letter)


def _terrain(letter: str) -> str:
    return names.terrain(LETTERS.index(letter)) if letter in LETTERS else letter
