"""The battlefield mode: four sections in their places, or 64 squares painted freely, and how fair that is."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QWidget

from app.board.draggable import Draggable
from app.board.theme import fonts
from app.board.theme.parts import IconButton, Panel, QuietButton, Segmented, Text
from app.board.translation import translate
from app.manoeuvre.board.thumbnails import SECTION, turning
from app.manoeuvre.names import tile_words
from editor.fields import Line, labelled
from editor.manoeuvre.canvas.canvas import Canvas
from editor.manoeuvre.documents import battlefield
from editor.manoeuvre.documents.new_documents import playable
from editor.manoeuvre.modes.balance import FairnessPanel, TrialPanel
from editor.manoeuvre.modes.generator import GeneratorPanel
from editor.manoeuvre.modes.library import SectionLibrary
from editor.manoeuvre.modes.painting import PaintingMode
from engine.manoeuvre.battlefield import Rows
from resources.document import Document
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Scenario, scenario_of
from resources.manoeuvre.section_layout import Tile, drawn, rows_in, rows_of

LONGEST_TITLE = 80


class BattlefieldMode(PaintingMode):
    section = Signal(str)
    """A new section is wanted, or, with an id, that one."""

    def __init__(self, library: Library) -> None:
        super().__init__(library, 8, translate("editor", "Battlefield"))
        self._seed = 0
        self.tabs = Segmented(
            [("library", translate("editor", "Library")), ("generator", translate("editor", "Generator"))],
            translate("editor", "Left column"),
        )
        self.sections = SectionLibrary(library, laying=True)
        self.sections.wanted.connect(self._want)
        self.sections.opened.connect(lambda id: self.opened.emit("section", id))
        self.sections.new.connect(lambda: self.opened.emit("section", ""))
        self.generator = GeneratorPanel(library)
        self.generator.taken.connect(self._take)
        self.generator.told.connect(self.told)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.sections)
        self.stack.addWidget(self.generator)
        self.tabs.chosen.connect(self._show_tab)
        self.left.inside.addWidget(self.tabs)
        self.left.inside.addWidget(self.stack, 1)
        self.laid = Places(self.canvas)
        self.laid.picked.connect(lambda place: self._show_laid())
        self.laid.asked.connect(self._ask)
        self.laid.menu.connect(self._place_menu)
        self.canvas.installEventFilter(self)
        self.canvas.dropped.connect(self._drop)
        self.canvas.hovered.connect(self._hovered)
        self.right.inside.addWidget(self._about())
        self.fairness = FairnessPanel()
        self.fairness.turned.connect(self.generator.set_edge)
        self.right.inside.addWidget(self.fairness)
        self.fairer = QuietButton(translate("editor", "Propose fairer layouts"), "star")
        self.fairer.setToolTip(translate("editor", "Opens the generator with even cover and hills for both edges."))
        self.fairer.clicked.connect(self._propose)
        self.right.inside.addWidget(self.fairer)
        self.trial = TrialPanel(library)
        self.right.inside.addWidget(self.trial)
        self.right.inside.addWidget(self.faults)
        self.right.inside.addStretch(1)
        self._key(self.canvas, "R", lambda: self._ask(self._cursor_place(), "turn"))
        self._key(self.canvas, "Shift+R", lambda: self._ask(self._cursor_place(), "back"))
        self._key(self.canvas, "M", lambda: self._ask(self._cursor_place(), "mirror"))
        self.places = {"title": self.title, "id": self.title, "battlefield": self.canvas}

    def _about(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        self.title = Line(LONGEST_TITLE, self.renamed.emit)
        labelled(translate("editor", "Name of the battlefield"), self.title, panel.column)
        self.made = Text(type="small", tone="muted")
        panel.column.addWidget(self.made)
        return panel

    # What is shown

    def rows(self) -> Rows:
        return rows_in(self.table, self.library.sections) or battlefield.EMPTY

    def with_rows(self, rows: Rows) -> Document:
        sections = self.library.sections
        return battlefield.with_rows(self.table, rows, sections, battlefield.tiles_in(self.table, sections))

    def battle(self) -> Scenario:
        return scenario_of(playable(self.table, self.library), self.library)

    def close_down(self) -> None:
        self.generator.close_down()
        self.trial.close_down()

    def refresh(self) -> None:
        super().refresh()
        self.title.show_value(self.value("title"))
        self.fairness.show_rows(self.rows())
        if self.fairness.found is not None and self.stroke is None:
            self.canvas.mark(self.fairness.found.cut_off)
        made = (
            translate("editor", "Made of four sections, which keep their names.")
            if self.value("battlefield", "sections")
            else translate("editor", "A free battlefield of 64 squares.")
        )
        self.made.setText(made)
        self.trial.show_table(self.table)
        self._show_laid()

    def redress(self) -> None:
        super().redress()
        self.fairness.redress()

    def reread(self) -> None:
        self.sections.reread()

    def _show_laid(self) -> None:
        tiles = battlefield.tiles_in(self.table, self.library.sections)
        for badge, tile in zip(self.laid.badges, tiles, strict=True):
            if tile is None:
                badge.show_section(translate("editor", "free"), translate("editor", "painted freely"))
            else:
                sheet = self.library.section_sheets[tile.id]
                badge.show_section(sheet.name or tile.id, tile_words(tile, self.library.sections))
        picked = tiles[self.laid.place] if self.laid.place >= 0 else None
        self.sections.show_laid({tile.id for tile in tiles if tile}, picked.id if picked else "")
        self.laid.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.canvas and event.type() == QEvent.Type.Resize:
            self.laid.arrange()
        return super().eventFilter(watched, event)

    def _show_tab(self, key: str) -> None:
        self.stack.setCurrentWidget(self.generator if key == "generator" else self.sections)
        if key == "generator":
            self.generator.warm()

    def _hovered(self, square: int) -> None:
        self.canvas.setToolTip(self.canvas.words(square) if square >= 0 else "")

    # What is wanted

    def _want(self, id: str, place: int) -> None:
        place = self.laid.place if place < 0 else place
        if place < 0:
            self.told.emit(translate("editor", "Section {id}: press 1 to 4 for its place, or drag it.").format(id=id))
            return
        self.lay(place, id)

    def lay(self, place: int, id: str) -> None:
        tiles = battlefield.tiles_in(self.table, self.library.sections)
        tile = next((tile for tile in tiles if tile and tile.id == id), Tile(id))
        table = battlefield.with_tile(self.table, place, tile, self.library.sections)
        self.change(table, translate("editor", "Lay section {id}").format(id=id))

    def _drop(self, words: str, square: int) -> None:
        kind, _, name = words.partition(" ")
        place = battlefield.square_place(square)
        if kind == "section" and name in self.library.sections:
            self.lay(place, name)
        elif kind == "place" and name in ("0", "1", "2", "3") and int(name) != place:
            table = battlefield.exchanged(self.table, int(name), place, self.library.sections)
            self.change(table, translate("editor", "Exchange two places"))

    def _cursor_place(self) -> int:
        return battlefield.square_place(self.canvas.table.square)

    def _ask(self, place: int, wanted: str) -> None:
        sections = self.library.sections
        if wanted in ("turn", "back"):
            words = translate("editor", "Turn right") if wanted == "turn" else translate("editor", "Turn left")
            self.change(battlefield.turned(self.table, place, 1 if wanted == "turn" else -1, sections), words)
        elif wanted == "mirror":
            self.change(battlefield.mirrored(self.table, place, sections), translate("editor", "Mirror"))
        elif wanted in "1234":
            other = int(wanted) - 1
            if other != place:
                table = battlefield.exchanged(self.table, place, other, sections)
                self.change(table, translate("editor", "Exchange two places"))

    def place_menu(self, place: int) -> QMenu:
        menu = QMenu(self)
        for words, key in (
            (translate("editor", "Turn right"), "turn"),
            (translate("editor", "Turn left"), "back"),
            (translate("editor", "Mirror"), "mirror"),
        ):
            menu.addAction(words, lambda key=key: self._ask(place, key))  # type: ignore[misc]
        tile = battlefield.tiles_in(self.table, self.library.sections)[place]
        if tile is not None:
            menu.addAction(translate("editor", "Edit this section"), lambda: self.opened.emit("section", tile.id))
        return menu

    def _place_menu(self, place: int, point: QPoint) -> None:
        menu = self.place_menu(place)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(point)

    def square_menu(self, square: int) -> QMenu:
        menu = super().square_menu(square)
        menu.addSeparator()
        for action in self.place_menu(battlefield.square_place(square)).actions():
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(translate("editor", "Draw another field"), self.draw)
        menu.addAction(translate("editor", "Clear the whole field"), self.clear)
        return menu

    def draw(self) -> None:
        """Four printed sections by chance."""
        self._seed += 1
        shipped = [one for id, one in self.library.sections.items() if self.library.is_shipped("section", id)]
        rows = self.rows()
        while rows == self.rows():
            tiles = drawn(f"editor {self._seed}", shipped)
            rows = rows_of(tiles, self.library.sections)
            self._seed += 1
        self.change(
            battlefield.with_rows(self.table, rows, self.library.sections, tiles),
            translate("editor", "Draw a field"),
        )

    def clear(self) -> None:
        self.change(self.with_rows(battlefield.EMPTY), translate("editor", "Clear the field"))

    def _propose(self) -> None:
        self.tabs.choose("generator")
        self.generator.wish_even(self.fairness.edge)

    def _take(self, rows: Rows) -> None:
        self.change(self.with_rows(rows), translate("editor", "Take a proposal"))


BRASS = "#D9A521"
"""On the field, which is the same in every theme, frames keep one colour too."""


def place_name(place: int) -> str:
    return (
        translate("editor", "north-west"),
        translate("editor", "north-east"),
        translate("editor", "south-west"),
        translate("editor", "south-east"),
    )[place]


class Badge(Draggable):
    """The handle of a place: press to pick it, drag it to exchange it with another, R and M turn and mirror it."""

    mime = SECTION

    asked = Signal(str)
    """turn, back, mirror, or a digit."""
    menu = Signal(QPoint)

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number

    def show_section(self, badge: str, words: str) -> None:
        self.setText(badge)
        name = translate("editor", "Place {number}, {where}: {words}")
        self.setAccessibleName(name.format(number=self.number + 1, where=place_name(self.number), words=words))
        tip = translate("editor", "{words}.\nClick to turn or mirror it, drag it to exchange it with another place.")
        self.setToolTip(tip.format(words=words))
        self.resize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        high = round(24 * fonts.scale())
        metrics = self.fontMetrics()
        return QSize(max(metrics.horizontalAdvance(self.text()) + 18, high + 8), high)

    def carried(self) -> str:
        return f"place {self.number}"

    def take_key(self, event: QKeyEvent) -> bool:
        wanted = turning(event)
        if wanted:
            self.asked.emit(wanted)
        return bool(wanted)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu.emit(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focused = self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        painter.setPen(QPen(QColor(BRASS if self.isChecked() else "#3B2A12"), 2 if self.isChecked() or focused else 1))
        painter.setBrush(QColor("#FFFDF8" if not self.underMouse() else "#F6EACB"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setFont(fonts.sans(14, fonts.BOLD))
        painter.setPen(QColor("#2B2620"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        if focused:
            painter.setPen(QPen(QColor("#201C14"), 1.4, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
        painter.end()


class PickedFrame(QWidget):
    """The brass frame round the picked place; lets everything through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        for colour, width in (("#3B2A12", 6.0), (BRASS, 3.5)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(inside, 5, 5)
        painter.end()


class Places(QWidget):
    """Puts badges, frame and tools where the canvas has its quarters."""

    picked = Signal(int)
    asked = Signal(int, str)
    menu = Signal(int, QPoint)

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.hide()
        self._canvas = canvas
        self.place = -1
        self.frame = PickedFrame(canvas)
        self.badges = [Badge(number, canvas) for number in range(4)]
        for badge in self.badges:
            badge.clicked.connect(lambda _=False, number=badge.number: self.pick(number))
            badge.asked.connect(lambda wanted, number=badge.number: self.asked.emit(number, wanted))
            badge.menu.connect(lambda point, number=badge.number: self.menu.emit(number, point))
        self.tools = self._make_tools()

    def pick(self, place: int) -> None:
        """The same place again puts it back."""
        self.place = -1 if place == self.place else place
        for badge in self.badges:
            badge.setChecked(badge.number == self.place)
        self.arrange()
        self.picked.emit(self.place)

    def _make_tools(self) -> Panel:
        tools = Panel(self._canvas, part="raised", padding=2, spacing=0)
        row = QHBoxLayout()
        row.setSpacing(0)
        for icon, name, key in (
            ("rotate_left", translate("editor", "Turn left (Shift+R)"), "back"),
            ("rotate_right", translate("editor", "Turn right (R)"), "turn"),
            ("mirror", translate("editor", "Mirror (M)"), "mirror"),
        ):
            button = IconButton(icon, name)
            button.clicked.connect(lambda _=False, key=key: self.asked.emit(self.place, key))
            row.addWidget(button)
        tools.column.addLayout(row)
        tools.hide()
        return tools

    def arrange(self) -> None:
        field = self._canvas.field
        half = field.width() // 2
        for badge in self.badges:
            corner = field.topLeft() + QPoint((badge.number & 1) * half, (badge.number >> 1) * half)
            badge.move(corner + QPoint(8, 8))
            badge.raise_()
        self.frame.setVisible(self.place >= 0)
        self.tools.setVisible(self.place >= 0)
        if self.place >= 0:
            corner = field.topLeft() + QPoint((self.place & 1) * half, (self.place >> 1) * half)
            self.frame.setGeometry(QRect(corner, QSize(half, half)))
            self.tools.adjustSize()
            left = max(4, half - self.tools.width() - 9)
            # Beside the number if there is room, else at the foot.
            narrow = self.tools.width() + self.badges[self.place].width() + 26 > half
            self.tools.move(corner + QPoint(left, half - self.tools.height() - 9 if narrow else 9))
            self.frame.raise_()
            self.badges[self.place].raise_()
            self.tools.raise_()
