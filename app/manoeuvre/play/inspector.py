"""Looking around: the inspector panel, and overlays of control, lines of fire, reach and threats on the board."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.layouts import Flow, Scroll
from app.board.theme.parts import Panel, QuietButton, Rule, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import Mark, Overlay
from app.manoeuvre.board.paint.pixmaps import card_pixmap, counter_pixmap
from app.manoeuvre.play.facts import inspect_card, inspect_square, inspect_unit
from app.manoeuvre.play.offer import Offer
from app.shell.desktop import Help
from app.shell.errors import guarded
from app.shell.play.session import OPEN
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import ROCKETS, UNKNOWN
from engine.manoeuvre.battlefield import HILL, MARSH, depth
from engine.manoeuvre.nightfall import controller
from engine.manoeuvre.position import CHANCE, Position
from engine.manoeuvre.registration import GAME

if TYPE_CHECKING:
    from app.manoeuvre.play.facts import Inspection
    from app.manoeuvre.play.screen import PlayScreen


class InspectorPanel(Panel):
    """Shows one inspection, and the questions that can be asked about a unit."""

    fire = Signal(int)
    threats = Signal(int)
    rules = Signal(str)
    """The topic of the help to open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=0, spacing=0)
        self.setAccessibleName(translate("play", "Inspector"))
        self._inspection: Inspection | None = None
        page = QWidget()
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(16, 14, 16, 14)
        self._page.setSpacing(8)
        self._scroll = Scroll(page)
        self.column.addWidget(self._scroll)

        head = QHBoxLayout()
        head.setSpacing(14)
        self._picture = QLabel()
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        names = QVBoxLayout()
        names.setSpacing(2)
        self._title = Title()
        self._title.setWordWrap(True)
        self._subtitle = Text(tone="muted")
        names.addStretch(1)
        names.addWidget(self._title)
        names.addWidget(self._subtitle)
        names.addStretch(1)
        head.addWidget(self._picture)
        head.addLayout(names, 1)
        self._page.addLayout(head)
        self._rule = Rule()
        self._page.addWidget(self._rule)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(14)
        self._rows.setVerticalSpacing(6)
        self._rows.setColumnStretch(1, 1)
        self._page.addLayout(self._rows)
        self._labels: list[tuple[Text, Text]] = []
        self._notes = Text(tone="muted")
        self._page.addWidget(self._notes)
        tools = QWidget()
        flow = Flow(tools)
        self._fire = QuietButton(translate("play", "Lines of fire"), "eye")
        self._threats = QuietButton(translate("play", "Threats"), "threat")
        self._more = QuietButton(translate("play", "Rules"), "help")
        for button in (self._fire, self._threats, self._more):
            flow.addWidget(button)
        self._tools = tools
        self._page.addWidget(tools)
        self._page.addStretch(1)
        self._fire.clicked.connect(lambda: self.fire.emit(self.square))
        self._threats.clicked.connect(lambda: self.threats.emit(self.square))
        self._more.clicked.connect(self._ask_rules)
        self.show_nothing()

    def _ask_rules(self) -> None:
        if self._inspection is not None:
            self.rules.emit(self._inspection.topic)

    @property
    def square(self) -> int:
        return self._inspection.square if self._inspection else -1

    @property
    def unit(self) -> int:
        """-1 if it is not about a unit."""
        seen = self._inspection
        return seen.counter.unit if seen is not None and seen.counter is not None else -1

    @property
    def title(self) -> str:
        return self._title.text()

    def show_nothing(self) -> None:
        self._inspection = None
        self._title.setText(translate("play", "Inspector"))
        self._subtitle.setText(
            translate("play", "Point at a unit, a card or a square, or press I on it, to read about it here.")
        )
        self._picture.hide()
        self._fill((), ())
        self._tools.hide()

    def show_inspection(self, inspection: "Inspection") -> None:
        if inspection == self._inspection:
            return
        self._inspection = inspection
        self._title.setText(inspection.title)
        self._subtitle.setText(inspection.subtitle)
        self._draw()
        self._fill(inspection.rows, inspection.notes)
        placed = inspection.counter is not None and inspection.square >= 0
        self._fire.setVisible(placed)
        self._threats.setVisible(placed)
        self._more.setToolTip(_rules_of(inspection))
        self._more.setAccessibleName(_rules_of(inspection))
        self._more.setVisible(bool(inspection.topic))
        self._tools.setVisible(placed or bool(inspection.topic))
        self.setAccessibleDescription(
            ". ".join(
                (inspection.title, inspection.subtitle, *(f"{a}: {b}" for a, b in inspection.rows), *inspection.notes)
            )
        )
        self._scroll.verticalScrollBar().setValue(0)

    def _draw(self) -> None:
        seen = self._inspection
        scale, ratio = fonts.scale(), self.devicePixelRatioF()
        if seen is not None and seen.counter is not None:
            self._picture.setPixmap(counter_pixmap(seen.counter, round(74 * scale), ratio))
        elif seen is not None and seen.card is not None:
            self._picture.setPixmap(card_pixmap(seen.card, scale=0.62 * scale, ratio=ratio))
        self._picture.setVisible(seen is not None and (seen.counter is not None or seen.card is not None))

    def _fill(self, rows: tuple[tuple[str, str], ...], notes: tuple[str, ...]) -> None:
        while len(self._labels) < len(rows):
            label, value = Text(tone="muted", wrap=False), Text()
            place = len(self._labels)
            self._rows.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
            self._rows.addWidget(value, place, 1)
            self._labels.append((label, value))
        for place, (label, value) in enumerate(self._labels):
            shown = place < len(rows)
            label.setVisible(shown)
            value.setVisible(shown)
            if shown:
                label.setText(rows[place][0])
                value.setText(rows[place][1])
        self._rule.setVisible(bool(rows or notes))
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))

    def sizeHint(self) -> QSize:
        return QSize(round(420 * fonts.scale()), round(266 * fonts.scale()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()


def _rules_of(inspection: "Inspection") -> str:
    if inspection.counter is not None:
        return translate("play", "Rules for this unit")
    if inspection.card is not None:
        return translate("play", "Rules for this card")
    return translate("play", "Rules for this ground")


OF_UNIT: Final = ("fire", "rockets", "reach")


class InspectorControls(QObject):
    """Follows the mouse and the cursor, and keeps the overlay that was asked for."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._asked: Callable[[], Overlay | None] | None = None
        self._card: tuple[int, int] | None = None
        """The card looked at, by seat and number."""
        table = screen.table
        table.board.asked.connect(self.ask)
        table.board.hovered.connect(self._hover)
        table.board.moved.connect(self._hover)
        table.hand.asked.connect(self.ask_card)
        table.hand.hovered.connect(self.inspect_card)
        table.inspector.fire.connect(lambda square: self.choose("fire"))
        table.inspector.threats.connect(lambda square: self.choose("threat"))
        table.inspector.rules.connect(lambda topic: screen.desktop.go.emit(Help(topic, GAME.id)))
        for panel in (table.decision, table.combat):
            panel.explain.connect(lambda topic: screen.desktop.go.emit(Help(topic, GAME.id)))
        self._actions: dict[str, QAction] = {}
        self._menu()

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    def _menu(self) -> None:
        menu = self._screen.bar.overlays
        group = QActionGroup(menu)
        for key, words in (
            ("", translate("play", "None")),
            ("control", translate("play", "Who holds what at nightfall")),
            ("fire", translate("play", "Lines of fire of the selected unit")),
            ("rockets", translate("play", "Rocket range of the selected unit")),
            ("reach", translate("play", "Where the selected unit can move")),
            ("threat", translate("play", "What the enemy threatens")),
        ):
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setData(key)
            group.addAction(action)
            self._actions[key] = action
        self._actions[""].setChecked(True)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._allow)
        group.triggered.connect(lambda action: self.choose(action.data()))

    def _allow(self) -> None:
        """What is about one unit needs one that is looked at; rockets an army that has them."""
        view = self._screen.view
        square = self._screen.table.inspector.square
        unit = view.board[square] if square >= 0 else -1
        why = "" if unit >= 0 else translate("play", "Select a unit first.")
        for key in OF_UNIT:
            self._actions[key].setEnabled(unit >= 0)
            self._actions[key].setToolTip(why)
        self._actions["rockets"].setVisible(any(army.has and army.has[ROCKETS] for army in view.armies))

    # The inspector

    @guarded
    def inspect_square(self, square: int) -> None:
        """The unit on a square, or its ground."""
        view = self._screen.view
        if square < 0 or view.field.blank:
            return
        unit = view.board[square]
        viewer = self._screen.viewpoint.viewer
        shown = inspect_unit(view, viewer, unit) if unit >= 0 else inspect_square(view, viewer, square)
        self._card = None
        self._screen.table.inspector.show_inspection(shown)
        self._again()

    def ask(self, square: int) -> None:
        """Somebody wants to read about a square, so the inspector is to be seen."""
        self.inspect_square(square)
        self._screen.table.talk.prefer(True)

    def _hover(self, square: int) -> None:
        """Pointing at something shows it, as long as nothing is being picked."""
        offer = self._screen.decision_controller.offer
        picking = offer is not None and any(mark is Mark.SELECTED for mark in offer.marks.squares.values())
        if square >= 0 and not picking:
            self.inspect_square(square)

    def ask_card(self, place: int) -> None:
        """As `ask`, about a card."""
        self.inspect_card(place)
        self._screen.table.talk.prefer(True)

    @guarded
    def inspect_card(self, place: int) -> None:
        screen = self._screen
        view = screen.view
        offer = screen.decision_controller.offer
        seat = screen.decision_controller.seat if offer is not None else screen.hand_seat
        cards = offer.hand if offer is not None and offer.hand else tuple(view.hand[seat])
        if place < len(cards):
            self._card = (seat, cards[place])
            self._show_card()

    def _show_card(self) -> None:
        """The card looked at, as it stands now; another player at this screen is not shown whose turn it was."""
        if self._card is not None:
            view, viewer = self._screen.view, self._screen.viewpoint.viewer
            seat = self._card[0]
            if viewer not in (seat, OPEN):
                self._card = (seat, UNKNOWN)
            self._screen.table.inspector.show_inspection(inspect_card(view, viewer, *self._card))

    @guarded
    def follow(self, offer: Offer) -> None:
        """The unit that is picked is the one talked about."""
        view = self._screen.view
        picked = [square for square, mark in offer.marks.squares.items() if mark is Mark.SELECTED]
        goal = offer.marks.ghost[1] if offer.marks.ghost else -1
        if picked and view.board[picked[0]] >= 0:
            self._card = None
            unit = view.board[picked[0]]
            viewer = self._screen.viewpoint.viewer
            self._screen.table.inspector.show_inspection(inspect_unit(view, viewer, unit, goal))
        self._again()

    # Overlays

    @guarded
    def choose(self, key: str) -> None:
        """One of the overlays of the menu, by its key."""
        self._actions[key].setChecked(True)
        self._asked = (lambda: self._made(key)) if key else None
        self._again()

    def show(self, overlay: Overlay | None) -> None:
        """Something particular, or nothing."""
        self._asked = None if overlay is None else lambda: overlay
        self._actions[""].setChecked(True)
        self._again()

    @property
    def shown(self) -> bool:
        return self._asked is not None

    @guarded
    def refresh(self) -> None:
        """The battle has moved on: the unit looked at is followed, and nothing is told that is no longer so."""
        view, inspector = self._screen.view, self._screen.table.inspector
        unit, square = inspector.unit, inspector.square
        self._show_card()
        if unit >= 0 and view.square[unit] >= 0:
            square = view.square[unit]
        if square >= 0 and not view.field.blank:
            viewer = self._screen.viewpoint.viewer
            unit = view.board[square]
            inspector.show_inspection(
                inspect_unit(view, viewer, unit) if unit >= 0 else inspect_square(view, viewer, square)
            )
        self._again()

    def _again(self) -> None:
        overlay = self._asked() if self._asked is not None else self._screen.hints.overlay()
        self._screen.table.board.set_overlay(overlay)
        self._screen.table.show_caption(overlay.title if overlay is not None else "")

    def _made(self, key: str) -> Overlay | None:

        view = self._screen.view
        if view.field.blank or view.edges[0] < 0 or view.active > CHANCE:
            return None
        own = self._screen.viewpoint.own
        if key == "control":
            return control(view)
        if key == "threat":
            return threat(view, own)
        square = self._screen.table.inspector.square
        unit = view.board[square] if square >= 0 else -1
        if unit < 0:
            return None
        return {"fire": lines_of_fire, "rockets": rocket_lines, "reach": reach}[key](view, unit)


_Attacks = Callable[[Position, int, int], list[int]]
"""Squares that a unit could attack from a place."""


def control(view: Position) -> Overlay:
    """Who holds what if night falls now; squares that count carry a 1 (§2.2)."""
    owners: dict[int, int] = {}
    numbers: dict[int, str] = {}
    for square in range(64):
        holder = controller(view, square)
        if holder >= 0:
            owners[square] = holder
            if depth(square, view.edges[1 - holder]) < 4:
                numbers[square] = "1"
    return Overlay(
        translate("overlays", "Held at nightfall; squares marked 1 count (§2.2)"), owners, numbers, sides=_sides(view)
    )


def lines_of_fire(view: Position, unit: int) -> Overlay:
    """Where the unit could fire from where it stands, whatever cards it has: squares in sight, with their distance."""
    square = view.square[unit]
    numbers = {target: str(_steps(square, target)) for target in in_sight(view, square)}
    lines = tuple((square, target) for target in numbers if _enemy(view, unit, target))
    title = translate("overlays", "In sight of {unit}, up to two squares (§6.2)").format(unit=names.unit(view, unit))
    return Overlay(title, dict.fromkeys(numbers, unit >> 3), numbers, lines, _sides(view))


def rocket_lines(view: Position, unit: int) -> Overlay:
    """As far as rockets fly: three squares from a hill to other ground (§6.3)."""
    square = view.square[unit]
    targets = {*in_sight(view, square), *_far_sight(view, square)}
    numbers = {target: str(_steps(square, target)) for target in sorted(targets)}
    lines = tuple((square, target) for target in numbers if _enemy(view, unit, target))
    title = translate("overlays", "In reach of rockets from {unit} (§6.3, R29)").format(unit=names.unit(view, unit))
    return Overlay(title, dict.fromkeys(numbers, unit >> 3), numbers, lines, _sides(view))


def reach(view: Position, unit: int) -> Overlay:
    """Where a unit may go in one move, with the steps it takes (§5)."""
    near = view.reach(unit, False)
    squares = view.reach(unit, view.is_cavalry(unit))
    numbers = {square: "1" if square in near else "2" for square in squares}
    title = translate("overlays", "{unit} may reach these in one move (§5)").format(unit=names.unit(view, unit))
    return Overlay(title, dict.fromkeys(squares, unit >> 3), numbers, sides=_sides(view))


def threat(view: Position, seat: int) -> Overlay:
    """How many of the enemy's units could attack each square in his next turn: by assault, and by fire.

    Every unit for itself, as one may move a turn; whether he holds the cards is for him to know. “2+1” means two by
    assault, and one more by fire alone.
    """
    assaults = _counts(view, 1 - seat, _assaulted)
    fires = _counts(view, 1 - seat, _under_fire)
    owners = dict.fromkeys({*assaults, *fires}, 1 - seat)
    numbers = {}
    for square in owners:
        close = len(assaults.get(square, ()))
        far = len(fires.get(square, set()) - assaults.get(square, set()))
        numbers[square] = f"{close}+{far}" if close and far else str(close) if close else f"+{far}"
    title = translate("overlays", "{side} next turn: units that could assault, + those that could only fire")
    return Overlay(title.format(side=names.side(view, 1 - seat)), owners, numbers, sides=_sides(view))


def _sides(view: Position) -> tuple[str, str]:
    return names.side(view, 0), names.side(view, 1)


def _counts(view: Position, seat: int, attacks: _Attacks) -> Mapping[int, set[int]]:
    """For each square the units of a seat that could attack it after one move."""
    found: dict[int, set[int]] = {}
    for unit in view.units_of(seat):
        for place in [view.square[unit], *view.reach(unit, view.is_cavalry(unit))]:
            for square in attacks(view, unit, place):
                if view.board[square] < 0 or view.board[square] >> 3 != seat:
                    found.setdefault(square, set()).add(unit)
    return found


def _assaulted(view: Position, unit: int, place: int) -> list[int]:
    return [] if view.field.terrain[place] == MARSH else list(view.field.neighbours[place])


def _under_fire(view: Position, unit: int, place: int) -> list[int]:
    """Only units that have a card to bombard or volley with, as all know."""
    cards = [card for card in view.armies[unit >> 3].cards if card.kind == kinds.UNIT and card.unit == unit & 7]
    if any(card.bombard for card in cards):
        return in_sight(view, place, unit)
    return list(view.field.neighbours[place]) if any(card.volley for card in cards) else []


def in_sight(view: Position, square: int, moved: int = -1) -> list[int]:
    """Squares within two that neither ground nor a unit hides; a unit that would have moved hides nothing (§6.2)."""
    found = []
    for target, between in view.field.fire[square]:
        if not between or any(view.board[way] < 0 or view.board[way] == moved for way in between):
            found.append(target)
    return found


def _far_sight(view: Position, square: int) -> list[int]:
    if view.field.terrain[square] != HILL:
        return []
    return [
        target
        for target, ways in view.field.long_fire[square]
        if view.field.terrain[target] != HILL
        if any(view.board[first] < 0 and view.board[second] < 0 for first, second in ways)
    ]


def _steps(one: int, two: int) -> int:
    return abs((one & 7) - (two & 7)) + abs((one >> 3) - (two >> 3))


def _enemy(view: Position, unit: int, square: int) -> bool:
    other = view.board[square]
    return other >= 0 and other >> 3 != unit >> 3
