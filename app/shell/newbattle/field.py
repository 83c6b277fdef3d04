"""The panel of the battlefield: the board with its edges, the library of sections, the seed and the fairness."""

from dataclasses import replace
from random import Random

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QWidget

from app.board import names
from app.board.fairness import Fairness, edge_word, fairness
from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.tiles import Tile
from app.board.words import translate
from app.shell.newbattle.board import TileBoard
from app.shell.newbattle.plan import Mode, Plan
from app.shell.newbattle.strip import SectionStrip
from app.shell.pictures import Cockade
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, opposite
from resources.library import Library

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
            from app.shell.newbattle.fairnote import FairnessNote

            FairnessNote(judged, self.window()).show_above(self.fair)
