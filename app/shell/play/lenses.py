"""What a player looks at besides the decision: the inspector, and the overlays over the board."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup

from app.board.looks import Mark, Overlay
from app.board.words import translate
from app.shell.destinations import Help
from app.shell.play.guard import guarded
from app.shell.play.inspect import inspect_card, inspect_square, inspect_unit
from app.shell.play.offer import Offer
from engine.manoeuvre.army import ROCKETS
from engine.manoeuvre.position import CHANCE

if TYPE_CHECKING:
    from app.shell.play.screen import PlayScreen

OF_UNIT: Final = ("fire", "rockets", "reach")


class Lenses(QObject):
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
        viewer = self._screen.sitting.viewer
        shown = inspect_unit(view, viewer, unit) if unit >= 0 else inspect_square(view, viewer, square)
        self._screen.table.inspector.show_inspection(shown)
        self._again()

    def ask(self, square: int) -> None:
        """Somebody wants to read about a square, so the inspector is to be seen."""
        self.inspect_square(square)
        self._screen.table.talk.prefer(True)

    def _hover(self, square: int) -> None:
        """Pointing at something shows it, as long as nothing is being picked."""
        offer = self._screen.asking.offer
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
        offer = screen.asking.offer
        seat = screen.asking.seat if offer is not None else screen.hand_seat
        cards = offer.hand if offer is not None and offer.hand else tuple(view.hand[seat])
        if place < len(cards):
            screen.table.inspector.show_inspection(inspect_card(view, screen.sitting.viewer, seat, cards[place]))

    @guarded
    def follow(self, offer: Offer) -> None:
        """The unit that is picked is the one talked about."""
        view = self._screen.view
        picked = [square for square, mark in offer.marks.squares.items() if mark is Mark.SELECTED]
        goal = offer.marks.ghost[1] if offer.marks.ghost else -1
        if picked and view.board[picked[0]] >= 0:
            unit = view.board[picked[0]]
            viewer = self._screen.sitting.viewer
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
            viewer = self._screen.sitting.viewer
            unit = view.board[square]
            inspector.show_inspection(
                inspect_unit(view, viewer, unit) if unit >= 0 else inspect_square(view, viewer, square)
            )
        self._again()

    def _again(self) -> None:
        overlay = self._asked() if self._asked is not None else self._screen.hinting.overlay()
        self._screen.table.board.set_overlay(overlay)
        self._screen.table.show_caption(overlay.title if overlay is not None else "")

    def _made(self, key: str) -> Overlay | None:
        from app.shell.play import overlays

        view = self._screen.view
        if view.field.blank or view.edges[0] < 0 or view.active > CHANCE:
            return None
        own = self._screen.sitting.own
        if key == "control":
            return overlays.control(view)
        if key == "threat":
            return overlays.threat(view, own)
        square = self._screen.table.inspector.square
        unit = view.board[square] if square >= 0 else -1
        if unit < 0:
            return None
        return {"fire": overlays.lines_of_fire, "rockets": overlays.rocket_lines, "reach": overlays.reach}[key](
            view, unit
        )
