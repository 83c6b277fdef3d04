"""What a player looks at besides the decision: the inspector, and the overlays over the board."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import Mark, Overlay
from app.manoeuvre.play.facts import inspect_card, inspect_square, inspect_unit
from app.manoeuvre.play.offer import Offer
from app.shell.desktop import Help
from app.shell.errors import guarded
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import ROCKETS
from engine.manoeuvre.battlefield import HILL, MARSH, depth
from engine.manoeuvre.nightfall import controller
from engine.manoeuvre.position import CHANCE, Position

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


OF_UNIT: Final = ("fire", "rockets", "reach")


class InspectorControls(QObject):
    """Follows the mouse and the cursor, and keeps the overlay that was asked for."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._asked: Callable[[], Overlay | None] | None = None
        table = screen.table
        table.board.asked.connect(self.ask)
        table.board.hovered.connect(self._hover)
        table.board.moved.connect(self._hover)
        table.hand.asked.connect(self.ask_card)
        table.hand.hovered.connect(self.inspect_card)
        table.inspector.fire.connect(lambda square: self.choose("fire"))
        table.inspector.threats.connect(lambda square: self.choose("threat"))
        table.inspector.rules.connect(lambda topic: screen.desktop.go.emit(Help(topic)))
        for panel in (table.decision, table.combat):
            panel.explain.connect(lambda topic: screen.desktop.go.emit(Help(topic)))
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
            ("fire", translate("play", "Lines of fire of the unit looked at")),
            ("rockets", translate("play", "Reach of rockets from the unit looked at")),
            ("reach", translate("play", "Where the unit looked at can go")),
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
        why = "" if unit >= 0 else translate("play", "Look at a unit first.")
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
            screen.table.inspector.show_inspection(inspect_card(view, screen.viewpoint.viewer, seat, cards[place]))

    @guarded
    def follow(self, offer: Offer) -> None:
        """The unit that is picked is the one talked about."""
        view = self._screen.view
        picked = [square for square, mark in offer.marks.squares.items() if mark is Mark.SELECTED]
        goal = offer.marks.ghost[1] if offer.marks.ghost else -1
        if picked and view.board[picked[0]] >= 0:
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
