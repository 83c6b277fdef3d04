"""The scenario mode: who fights whom, from where, with what, by which rules, and from which moment on."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCursor, QKeySequence
from PySide6.QtWidgets import QMenu

from app.board.theme.parts import Panel, QuietButton, Text
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import BoardLook, CounterLook, Mark, Marks
from app.manoeuvre.board.view.board import BoardView
from app.manoeuvre.fairness import edge_word
from editor.fields import Choice, Line, Lines, labelled
from editor.history import at
from editor.manoeuvre.documents import scenario
from editor.manoeuvre.documents.new_documents import playable
from editor.manoeuvre.documents.scenario import FULL, LOST, REDUCED, strength
from editor.manoeuvre.modes.balance import TrialPanel
from editor.manoeuvre.modes.pool import Pool
from editor.manoeuvre.modes.scenario_sides import Beginning, CardPiles, Roster, Rules
from editor.mode import Mode
from engine.manoeuvre.battlefield import DEFENCE, EDGE_NAMES, LAKE, LETTERS, depth, opposite, square_name, square_of
from resources.document import Document
from resources.faults import Path
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_parts import SEATS, edges_of
from resources.manoeuvre.scenario_table import LONGEST_NOTES
from resources.manoeuvre.scenarios import Scenario, scenario_of
from resources.manoeuvre.section_layout import letters_of, rows_in

OPEN = "?" * 64
"""No terrain: the table is bare until the players have chosen."""


def scenario_look(table: Document, library: Library) -> BoardLook:
    rows = rows_in(table, library.sections)
    terrain = letters_of(rows) if rows else OPEN
    counters: dict[int, CounterLook] = {}
    for side, seat in enumerate(SEATS):
        army = library.armies.get(at(table, (seat, "army"), ""))
        if army is None:
            continue
        for number, unit in enumerate(army.units):
            square = _square(at(table, (seat, "deployment", unit.id), ""))
            if square < 0:
                continue
            reduced = strength(table, seat, unit.id) == REDUCED
            cover = DEFENCE[LETTERS.index(terrain[square])] if terrain[square] in LETTERS else 0
            value = unit.reduced if reduced else unit.full
            counters[square] = CounterLook(
                side * 8 + number, side, army.id, unit.label, unit.name, unit.cavalry, value, reduced, cover
            )
    redoubts = frozenset(s for word in at(table, ("position", "redoubts"), []) if (s := _square(word)) >= 0)
    words = tuple(_words(square, terrain, counters, redoubts) for square in range(64))
    return BoardLook(terrain, counters, redoubts, words)


def _square(name: str) -> int:
    try:
        return square_of(name)
    except ValueError:
        return -1


def _words(square: int, terrain: str, counters: dict[int, CounterLook], redoubts: frozenset[int]) -> str:
    letter = terrain[square]
    words = [names.square(square), names.terrain(LETTERS.index(letter)) if letter in LETTERS else ""]
    if square in redoubts:
        words.append(translate("board", "redoubt"))
    counter = counters.get(square)
    if counter is not None:
        side = translate("editor", "blue") if counter.side == 0 else translate("editor", "red")
        words += [counter.name, side, translate("board", "strength {strength}").format(strength=counter.strength)]
    return ", ".join(filter(None, words))


LONGEST_TITLE = 80


class ScenarioMode(Mode):
    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self._unit: tuple[str, str] | None = None
        self.board = BoardView()
        self.board.pressed.connect(self._press)
        self.board.dragged.connect(self._drag)
        self.board.set_lifting(self._lift)
        self.board.asked.connect(self._offer)
        self.middle.addWidget(self.board, 1)
        self.hint = Text(type="small", tone="muted")
        self.middle.addWidget(self.hint)
        self.left.inside.addWidget(self._edges())
        self.rosters = {seat: Roster(seat, library) for seat in SEATS}
        for roster in self.rosters.values():
            roster.army.connect(self._take_army)
            roster.picked.connect(self._pick)
            roster.state.connect(self._set_strength)
            roster.taken_off.connect(self._take_off)
            roster.ranged.connect(self._range)
            self.left.inside.addWidget(roster)
        self.pool = Pool(library)
        self.pool.changed.connect(self.change)
        self.left.inside.addWidget(self.pool)
        self.left.inside.addStretch(1)
        self.right.inside.addWidget(self._about())
        self.beginning = Beginning()
        self.beginning.changed.connect(self.change)
        self.right.inside.addWidget(self.beginning)
        self.cards = CardPiles(library)
        self.cards.changed.connect(self._set_pile)
        self.cards.day.connect(self._set_day_over)
        self.right.inside.addWidget(self.cards)
        self.rules = Rules()
        self.rules.changed.connect(self.change)
        self.right.inside.addWidget(self.rules)
        self.trial = TrialPanel(library)
        self.right.inside.addWidget(self.trial)
        self.right.inside.addWidget(self.faults)
        self.right.inside.addStretch(1)
        delete = QAction(self.board)
        delete.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        delete.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        delete.triggered.connect(lambda: self._unit and self._take_off(*self._unit))
        self.board.addAction(delete)
        self._find_places()

    def _find_places(self) -> None:
        self.places = {
            "title": self.title,
            "id": self.title,
            "author": self.author,
            "notes": self.notes,
            "first": self.beginning.first,
            "battlefield": self.board,
            "position": self.beginning.under_way,
            "position/turn": self.beginning.turn,
            "position/phase": self.beginning.phase,
            "position/active": self.beginning.active,
            "position/redoubts": self.board,
            "options": self.rules.preset,
        }
        for seat in SEATS:
            roster = self.rosters[seat]
            self.places |= {
                seat: roster.which,
                f"{seat}/army": roster.which,
                f"{seat}/edge": self.edge,
                f"{seat}/deployment": roster.list,
                f"{seat}/reduced": roster.list,
                f"{seat}/lost": roster.list,
                f"{seat}/cards": self.cards.pile,
                f"{seat}/day_over": self.cards.used_up,
            }
        self.places |= {f"pool/{group}": part.list for group, part in self.pool.groups.items()}
        self.places |= {f"options/{key}": widget for key, widget in self.rules.options.items()}

    def lead(self, path: Path) -> Path:
        match path:
            case (str(seat), "day_over") if seat in SEATS:
                self.cards.show_side(seat)
            case (str(seat), str(pile), *_) if seat in SEATS and pile in scenario.PILES:
                self.cards.show_pile(seat, pile)
                return (seat, "cards")
            case ("pool", str(group), *place) if group in self.pool.groups:
                self.pool.show_entry(group, place)
        return path

    # Building

    def _edges(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        options = [
            (edge, edge_word(EDGE_NAMES.index(edge)).capitalize()) for edge in ("south", "north", "west", "east")
        ]
        self.edge = Choice([("", translate("editor", "Chosen in the battle")), *options], self._set_edge)
        labelled(translate("editor", "Blue's edge; red has the opposite one"), self.edge, panel.column)
        self.leave_open = QuietButton(translate("editor", "Leave the battlefield open"))
        self.leave_open.setToolTip(
            translate("editor", "The players lay it when the battle begins, and place their units then.")
        )
        self.leave_open.clicked.connect(self._leave_open)
        panel.column.addWidget(self.leave_open)
        return panel

    def _about(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        self.title = Line(LONGEST_TITLE, self.renamed.emit)
        labelled(translate("editor", "Title"), self.title, panel.column)
        words = translate("editor", "Change the author")
        self.author = Line(80, lambda text: self.say_value(("author",), text, words, "author"))
        labelled(translate("editor", "Author"), self.author, panel.column)
        told = translate("editor", "Change notes")
        self.notes = Lines(LONGEST_NOTES, lambda text: self.say_value(("notes",), text, told, "notes"))
        labelled(translate("editor", "Notes"), self.notes, panel.column)
        return panel

    # What is shown

    def battle(self) -> Scenario:
        return scenario_of(playable(self.table, self.library), self.library)

    def close_down(self) -> None:
        self.trial.close_down()

    def refresh(self) -> None:
        self._show_board()
        for roster in self.rosters.values():
            roster.show_side(self.table)
        faults = self.faults.faults or ()
        self.pool.show_table(self.table, faults)
        self.edge.show_value(self.value("one", "edge") or self._other_edge())
        self.leave_open.setVisible("battlefield" in self.table and "position" not in self.table)
        self.title.show_value(self.value("title"))
        self.author.show_value(self.value("author"))
        self.notes.show_value(self.value("notes"))
        self.beginning.show_table(self.table)
        self.cards.show_table(self.table, faults)
        self.rules.show_table(self.table)
        self.trial.show_table(self.table)

    def reread(self) -> None:
        for roster in self.rosters.values():
            roster.offer()
        self.refresh()

    def _other_edge(self) -> str:
        two = self.value("two", "edge")
        return EDGE_NAMES[opposite(EDGE_NAMES.index(two))] if two in EDGE_NAMES else ""

    def _show_board(self) -> None:
        look = scenario_look(self.table, self.library)
        self.board.show_board(look)
        squares = dict.fromkeys(look.counters, Mark.CHOICE)
        if self._unit is not None and self.value(self._unit[0], "army"):
            here = self.value(self._unit[0], "deployment", self._unit[1])
            squares |= {square: Mark.MOVE for square in self._free(self._unit[0]) if square not in look.counters}
            for square in look.counters:
                if square_name(square) == here:
                    squares[square] = Mark.SELECTED
        self.board.set_marks(Marks(squares))
        self.hint.setText(self._hint())

    def _hint(self) -> str:
        if rows_in(self.table, self.library.sections) is None:
            return translate(
                "editor", "The battlefield is chosen when the battle begins. Lay one in the battlefield mode."
            )
        if self._unit is None:
            return translate("editor", "Pick a unit in a list or on the board; the right button offers more.")
        return translate("editor", "Click a marked square to place the unit, Del to take it off.")

    def _free(self, seat: str) -> list[int]:
        """Where a unit of this seat may stand."""
        rows = rows_in(self.table, self.library.sections)
        if rows is None:
            return []
        dry = [s for s in range(64) if rows[7 - (s >> 3)][s & 7] != LETTERS[LAKE]]
        if "position" in self.table:
            return dry
        edge = self._edge_of(seat)
        return [s for s in dry if edge >= 0 and depth(s, edge) < 2]

    def _edge_of(self, seat: str) -> int:
        try:
            return edges_of(self.table)[SEATS.index(seat)]
        except ValueError:
            return -1

    # What is wanted

    def _pick(self, seat: str, unit: str) -> None:
        self._unit = (seat, unit)
        for other, roster in self.rosters.items():
            roster.pick(unit if other == seat else "")
            roster.show_side(self.table)
        self._show_board()

    def _press(self, square: int) -> None:
        standing = scenario.unit_at(self.table, square)
        if standing is not None and standing != self._unit:
            self._pick(*standing)
        elif standing is not None:
            self._unit = None
            self._show_board()
        elif self._unit is not None:
            self.place(*self._unit, square)

    def _lift(self, square: int) -> None:
        standing = scenario.unit_at(self.table, square)
        if standing is not None:
            self._pick(*standing)

    def _drag(self, start: int, end: int) -> None:
        standing = scenario.unit_at(self.table, start)
        if standing is not None:
            self.place(*standing, end)

    def place(self, seat: str, unit: str, square: int) -> None:
        if square not in self._free(seat):
            self.told.emit(
                translate("editor", "{square} is a lake or not in the two rows along the edge (§3, R47).").format(
                    square=square_name(square).upper()
                )
            )
            return
        self.change(scenario.placed(self.table, seat, unit, square), translate("editor", "Place a unit"))

    def _take_off(self, seat: str, unit: str) -> None:
        self.change(scenario.placed(self.table, seat, unit, -1), translate("editor", "Take a unit off"))

    def _range(self, seat: str) -> None:
        """The back row first, from the left."""
        army = self.library.armies.get(self.value(seat, "army"))
        table: Document = self.table
        edge = self._edge_of(seat)
        if "battlefield" not in table:
            self.told.emit(self._hint())
            return
        if edge < 0:
            self.told.emit(translate("editor", "Choose the edge first (§3)."))
            return
        free = [s for s in self._free(seat) if scenario.unit_at(table, s) is None]
        free.sort(key=lambda square: (depth(square, edge), square))
        lost = self.value(seat, LOST, default=[])
        for unit in army.units if army else ():
            if unit.id not in self.value(seat, "deployment", default={}) and unit.id not in lost and free:
                table = scenario.placed(table, seat, unit.id, free.pop(0))
        self.change(table, translate("editor", "Place all units"))

    def _set_strength(self, seat: str, unit: str, state: str) -> None:
        self.change(scenario.with_strength(self.table, seat, unit, state), translate("editor", "Change a strength"))

    def _take_army(self, seat: str, army: str) -> None:
        self._unit = None
        table = scenario.with_army(self.table, seat, army)
        other = SEATS[1 - SEATS.index(seat)]
        if army and not self.value(other, "army"):
            # Both armies are named, or neither.
            table = scenario.with_army(table, other, next(id for id in self.library.armies if id != army))
        self.change(table, translate("editor", "Choose an army"))

    def _set_edge(self, edge: str) -> None:
        table = self.table
        for seat in SEATS:
            if "position" not in table:
                table = {**table, seat: {k: v for k, v in table.get(seat, {}).items() if k != "deployment"}}
                table = {key: value for key, value in table.items() if key != seat or value}
        self.change(scenario.with_edge(table, edge), translate("editor", "Choose the edges"))

    def _leave_open(self) -> None:
        self._unit = None
        self.change(scenario.with_open_ground(self.table), translate("editor", "Leave the battlefield open"))

    def _set_day_over(self, seat: str, over: bool) -> None:
        self.change(scenario.with_day_over(self.table, seat, over), translate("editor", "Change a deck"))

    def _set_pile(self, seat: str, pile: str, cards: list[str] | None) -> None:
        self.change(scenario.with_pile(self.table, seat, pile, cards), translate("editor", "Change cards"))

    # Menus

    def _offer(self, square: int) -> None:
        menu = self.square_menu(square)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(QCursor.pos())

    def square_menu(self, square: int) -> QMenu:
        menu = QMenu(self)
        standing = scenario.unit_at(self.table, square)
        if standing is not None:
            for words, state in (
                (translate("editor", "Full strength"), FULL),
                (translate("editor", "Reduced"), REDUCED),
                (translate("editor", "Lost from the start"), LOST),
            ):
                menu.addAction(words, partial(self._set_strength, *standing, state))
            menu.addAction(translate("editor", "Take off the board"), partial(self._take_off, *standing))
            if "position" in self.table:
                words = translate("editor", "Redoubt")
                change = partial(scenario.with_redoubt, self.table, square)
                menu.addAction(words, lambda: self.change(change(), words))
            return menu
        for seat in SEATS:
            army = self.library.armies.get(self.value(seat, "army"))
            if army is None or square not in self._free(seat):
                continue
            inner = menu.addMenu(translate("editor", "Place here: {army}").format(army=army.name))
            for unit in army.units:
                if unit.id not in self.value(seat, "deployment", default={}):
                    inner.addAction(unit.name, partial(self.place, seat, unit.id, square))
        if menu.isEmpty():
            nothing = menu.addAction(translate("editor", "No unit may be placed here"))
            nothing.setEnabled(False)
        return menu
