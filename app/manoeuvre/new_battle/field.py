"""The panel of the battlefield: the board with its edges, the library of sections, the seed and the fairness."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from random import Random

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.board.icons import icon_pixmap
from app.board.theme import fonts
from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.thumbnails import CAPTION, FRAME, Cockade, Thumbnail
from app.manoeuvre.fairness import COVER, HILLS, SLOW, Fairness, edge_word, fairness
from app.manoeuvre.names import ground_words
from app.manoeuvre.new_battle.composer import TileBoard
from app.manoeuvre.new_battle.plan import Mode, Plan
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, Section, opposite
from resources.manoeuvre.library import Library
from resources.manoeuvre.section_layout import Tile, letters_of


class FairnessNote(QWidget):
    """Lies over the window; Esc or a look elsewhere closes it."""

    def __init__(self, judged: Fairness, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        panel = Panel(part="raised")
        outside.addWidget(panel)
        title = translate("fairness", "Fairness {score} of 100: {verdict}")
        panel.column.addWidget(Title(title.format(score=judged.score, verdict=judged.verdict), "subtitle"))
        for reason in judged.reasons:
            row = QHBoxLayout()
            mark = QLabel()
            side = round(18 * fonts.scale())
            name, colour = ("check", current().good) if reason.even else ("warning", current().warning)
            mark.setPixmap(icon_pixmap(name, side, colour, parent.devicePixelRatioF()))
            row.addWidget(mark)
            row.addWidget(Text(reason.sentence), 1)
            panel.column.addLayout(row)
        words = translate(
            "fairness",
            "From 100 it loses {cover} for each point of cover, {hills} for each hill and {slow} for each slow square "
            "that one half has more than the other. It knows nothing of the armies.",
        ).format(cover=f"{COVER:g}", hills=f"{HILLS:g}", slow=f"{SLOW:g}")
        panel.column.addWidget(Text(words, "small", "muted"))
        self.setFixedWidth(round(400 * fonts.scale()))
        self.setAccessibleName(title.format(score=judged.score, verdict=judged.verdict))

    def show_above(self, anchor: QWidget) -> None:
        self.adjustSize()
        corner = anchor.mapTo(self.window(), QPoint(anchor.width() - self.width(), -self.height() - 6))
        self.move(max(8, corner.x()), max(8, corner.y()))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.close()
        else:
            super().keyPressEvent(event)


THUMB = 76


class SectionButton(Thumbnail):
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


LONGEST_SEED = 40


class EdgeLabel(QWidget):
    """An army at its edge of the board."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch(1)
        self.cockade = Cockade(size=18)
        row.addWidget(self.cockade)
        self.name = Text(type="strong", wrap=False)
        row.addWidget(self.name)
        self.edge = Text(type="small", tone="muted", wrap=False)
        row.addWidget(self.edge)
        row.addStretch(1)

    def show_army(self, library: Library, army: str, edge: int) -> None:
        self.cockade.show_nation(army)
        self.name.setText(names.nation(library.armies[army]))
        self.edge.setText(translate("new battle", "{edge} edge").format(edge=edge_word(edge)))


class FieldPanel(Panel):
    """Shows the field of a plan; a change comes out as a changed plan."""

    changed = Signal(object)

    def __init__(self, plan: Plan, library: Library, rng: Random | None = None) -> None:
        super().__init__()
        self.plan = plan
        self._library = library
        self._rng = rng or Random()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        head = QHBoxLayout()
        head.addWidget(Title(translate("new battle", "Battlefield")))
        head.addStretch(1)
        self.edges = QuietButton("", "refresh")
        self.edges.setMenu(self._edge_menu())
        head.addWidget(self.edges)
        self.column.addLayout(head)
        above = QHBoxLayout()
        self.labels = [EdgeLabel() for _ in range(3)]
        above.addWidget(self.labels[0])
        above.addWidget(self.labels[1])
        self.column.addLayout(above)
        self.board = TileBoard(library.sections)
        self.board.setAccessibleName(translate("new battle", "Battlefield"))
        self.board.laid.connect(lambda place, id: self._lay(place, id))
        self.board.exchanged.connect(lambda a, b: self.changed.emit(self.plan.exchanged(a, b)))
        self.board.turned.connect(lambda place, quarters: self._turn(place, quarters))
        self.board.mirrored.connect(
            lambda place: self.changed.emit(self.plan.with_tile(place, self.plan.tiles[place].mirror()))
        )
        self.board.picked.connect(lambda _: self._show_strip())
        self.column.addWidget(self.board, 1)
        self.column.addWidget(self.labels[2])
        # What the board cannot use stands below it, so that the names of the armies stay at its edges.
        self.column.addStretch(0)
        self.library_head = QWidget()
        row = QHBoxLayout(self.library_head)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Title(translate("new battle", "Sections"), "subtitle"))
        self.hint = Text(type="small", tone="muted", wrap=False)
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self.hint, 1)
        count = translate("new battle", "%n in the library", "", len(library.sections))
        row.addWidget(Text(count, "small", "muted", wrap=False))
        self.column.addWidget(self.library_head)
        self.strip = SectionStrip(library.sections)
        self.strip.wanted.connect(self._want)
        self.column.addWidget(self.strip)
        self.column.addLayout(self._seed_row())
        self.show_plan(plan)

    # What the plan says

    def show_plan(self, plan: Plan) -> None:
        self.plan = plan
        composing = plan.mode is Mode.COMPOSE
        if composing:
            self.board.show_tiles(plan.tiles)
        else:
            rows = plan.rows(self._library)
            self.board.show_rows(rows or ("........",) * 8)
        self.library_head.setVisible(composing)
        self.strip.setVisible(composing)
        self._show_strip()
        self._show_edges()
        if not self.seed.hasFocus():
            self.seed.setText(plan.seed)
        self._show_fairness()

    def judged(self) -> Fairness | None:
        rows = self.plan.rows(self._library)
        return fairness(rows, self.plan.edge) if rows else None

    def _show_strip(self) -> None:
        place = self.board.place
        chosen = self.plan.tiles[place].id if place >= 0 else ""
        self.strip.show_laid({tile.id for tile in self.plan.tiles}, chosen)
        if place >= 0:
            words = translate("new battle", "choose one for place {number}").format(number=place + 1)
        else:
            words = translate("new battle", "drag onto the board, or press 1 to 4")
        self.hint.setText(words)

    def _show_edges(self) -> None:
        edge = self.plan.edge
        upright = edge in (NORTH, SOUTH)
        self.edges.setText(
            translate("new battle", "Edges: north and south")
            if upright
            else translate("new battle", "Edges: east and west")
        )
        holders = {edge: self.plan.armies[0], opposite(edge): self.plan.armies[1]}
        shown = (NORTH, -1, SOUTH) if upright else (WEST, EAST, -1)
        for label, at in zip(self.labels, shown, strict=True):
            label.setVisible(at >= 0)
            if at >= 0:
                label.show_army(self._library, holders[at], at)
        for action in self.edges.menu().actions():
            one, two = (names.nation(self._library.armies[army]) for army in self.plan.armies)
            at = action.data()
            words = translate("new battle", "{one} in the {edge}, {two} in the {other}")
            action.setText(words.format(one=one, edge=edge_word(at), two=two, other=edge_word(opposite(at))))
            action.setChecked(at == edge)

    def _show_fairness(self) -> None:
        judged = self.judged()
        self.fair.setVisible(judged is not None)
        if judged is None:
            return
        self.fair.setText(translate("new battle", "Fairness {score}").format(score=judged.score))
        self.fair.set_icon("check" if judged.score >= 65 else "warning")
        reasons = "\n".join(reason.sentence for reason in judged.reasons)
        self.fair.setToolTip(f"{judged.verdict}.\n{reasons}")
        self.fair.setAccessibleDescription(f"{judged.verdict}. {reasons}")

    # What is wanted

    def _want(self, id: str, place: int) -> None:
        place = self.board.place if place < 0 else place
        if place >= 0:
            self._lay(place, id)
        else:
            self.hint.setText(
                translate("new battle", "section {id}: press 1 to 4, or pick a place first").format(id=id)
            )

    def _lay(self, place: int, id: str) -> None:
        if self.plan.tiles[place].id != id:
            elsewhere = next((tile for tile in self.plan.tiles if tile.id == id), Tile(id))
            self.changed.emit(self.plan.with_tile(place, elsewhere))

    def _turn(self, place: int, quarters: int) -> None:
        self.changed.emit(self.plan.with_tile(place, self.plan.tiles[place].turn(quarters)))

    def _edge_menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for edge in (SOUTH, NORTH, WEST, EAST):
            action = QAction(menu)
            action.setData(edge)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, edge=edge: self.changed.emit(replace(self.plan, edge=edge)))
            group.addAction(action)
            menu.addAction(action)
        return menu

    def _seed_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        label = Text(translate("new battle", "Seed"), tone="muted", wrap=False)
        row.addWidget(label)
        self.seed = QLineEdit()
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setPlaceholderText(translate("new battle", "changed by hand"))
        self.seed.setAccessibleName(translate("new battle", "Seed"))
        self.seed.setToolTip(
            translate("new battle", "Any word or number. The same seed lays the same field, here and for anybody else.")
        )
        self.seed.editingFinished.connect(self._sow)
        label.setBuddy(self.seed)
        row.addWidget(self.seed, 1)
        self.shuffle = QuietButton(translate("new battle", "Shuffle"), "dice")
        self.shuffle.setToolTip(translate("new battle", "Draw another field."))
        self.shuffle.clicked.connect(self._shuffle)
        row.addWidget(self.shuffle)
        self.fair = QuietButton("", "check")
        self.fair.clicked.connect(self._explain)
        row.addWidget(self.fair)
        return row

    def _sow(self) -> None:
        seed = self.seed.text().strip()
        if seed and seed != self.plan.seed:
            self.changed.emit(self.plan.with_seed(seed, self._library))

    def _shuffle(self) -> None:
        self.seed.clearFocus()
        self.changed.emit(self.plan.shuffled(self._rng, self._library))

    def _explain(self) -> None:
        judged = self.judged()
        if judged is not None:
            FairnessNote(judged, self.window()).show_above(self.fair)
