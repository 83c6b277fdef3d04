"""The table of a battle as widgets: the armies, the board and the hand, and the right column with all the talk."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from app.board import names
from app.board.hand import HandView
from app.board.looks import CardState, CounterLook
from app.board.sight import board_look, card_look
from app.board.theme import fonts
from app.board.view.board import BoardView
from app.shell.play.ending import EndingPanel
from app.shell.play.figures import army_figures, nightfall_figures
from app.shell.play.offer import Offer
from app.shell.play.panels.army import ArmyPanel
from app.shell.play.panels.combat import CombatPanel
from app.shell.play.panels.decision import DecisionPanel
from app.shell.play.panels.inspector import InspectorPanel
from app.shell.play.panels.log import LogPanel
from app.shell.play.panels.nightfall import NightfallPanel
from app.shell.play.panels.scroll import Scroll
from app.shell.play.room import plan
from engine.manoeuvre.state import State

TALK: Final = 0
COMBAT: Final = 1
END: Final = 2


class Table(QWidget):
    """Lays everything out and shows a view; what is pressed goes to the screen."""

    folded_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.armies = (ArmyPanel(0), ArmyPanel(1))
        self.night = NightfallPanel()
        self.board = BoardView(self)
        self.hand = HandView(self)
        self.inspector = InspectorPanel()
        self.log = LogPanel()
        self.decision = DecisionPanel()
        self.combat = CombatPanel()
        self.ending = EndingPanel()
        self._own = 0
        self._folded = False
        self._counters: dict[int, CounterLook] = {}
        self._side = _Side((*self.armies, self.night), self)
        self._right = QStackedWidget(self)
        self._right.addWidget(self._talk())
        self._right.addWidget(self.combat)
        self._right.addWidget(self.ending)
        self.log.widened.connect(lambda wide: self.inspector.setVisible(not wide))
        self._seat(0)

    def _talk(self) -> QWidget:
        """Inspector, log and decision; scrolled where even their least is too high."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.inspector, 0)
        column.addWidget(self.log, 1)
        column.addWidget(self.decision, 0)
        self.inspector.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.decision.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        return Scroll(page)

    # What is shown

    def show_view(self, view: State, own: int, who: tuple[str, str]) -> None:
        """Board, armies and day as a viewer may see them, the viewer's own side below."""
        self._seat(own)
        look = board_look(view)
        self._counters = {counter.unit: counter for counter in look.counters.values()}
        self.board.show_board(look)
        if view.edges[own] >= 0:
            self.board.set_facing(view.edges[own])
        self.show_figures(view, who)

    def show_figures(self, view: State, who: tuple[str, str]) -> None:
        known = bool(view.armies[0].deck and view.armies[1].deck)
        self._side.setVisible(known)
        if known:
            for panel in self.armies:
                panel.show_figures(army_figures(view, panel.side), who[panel.side])
            sides = (names.side(view, 0), names.side(view, 1))
            self.night.show_figures(nightfall_figures(view), sides, self._own)

    def show_hand(self, view: State, seat: int, offer: Offer | None = None) -> None:
        """The cards of a seat, face down if the view does not know them; with an offer, how each stands in it."""
        cards: tuple[int, ...] = tuple(view.hand[seat])
        states: tuple[CardState, ...] = ()
        if offer is not None and (offer.hand or offer.cards):
            cards = offer.hand or cards
            states = offer.cards
        self.hand.show_hand([card_look(view, seat, card) for card in cards], states)

    def show_combat(self, offer: Offer, view: State) -> None:
        nations = (view.armies[0].id, view.armies[1].id)
        self.combat.show_offer(offer, nations, self._counters)
        self.turn_to(COMBAT)

    def turn_to(self, page: int) -> None:
        self._right.setCurrentIndex(page)

    @property
    def page(self) -> int:
        return self._right.currentIndex()

    @property
    def folded(self) -> bool:
        return self._folded

    # Layout

    def _seat(self, own: int) -> None:
        """The enemy above, the own army below, as they sit on the board."""
        self._own = own
        self._side.arrange((self.armies[1 - own], self.night, self.armies[own]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.lay()

    def lay(self) -> None:
        rooms = plan(self.width(), self.height(), fonts.scale())
        if rooms.folded != self._folded:
            self._folded = rooms.folded
            self._side.fold(rooms.folded)
            self.folded_changed.emit(rooms.folded)
        for widget, place in (
            (self._side, rooms.left),
            (self.board, rooms.board),
            (self.hand, rooms.hand),
            (self._right, rooms.right),
        ):
            if widget.geometry() != place:
                widget.setGeometry(QRect(place))


class _Side(QScrollArea):
    """The left column; folded, a strip."""

    def __init__(self, panels: tuple[ArmyPanel | NightfallPanel, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._panels = panels
        self._order: tuple[QWidget, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._column.addLayout(self._row)
        self._folded = False
        self.setWidget(self._page)

    def arrange(self, order: tuple[QWidget, ...]) -> None:
        if order != self._order:
            self._order = order
            self._lay()

    def fold(self, folded: bool) -> None:
        self._folded = folded
        for panel in self._panels:
            panel.set_folded(folded)
        self._lay()

    def _lay(self) -> None:
        for panel in self._order:
            self._row.removeWidget(panel)
            self._column.removeWidget(panel)
        for place, panel in enumerate(self._order):
            if self._folded:
                self._row.addWidget(panel, 1)
            else:
                # The day in the middle takes what the armies leave.
                self._column.addWidget(panel, 1 if place == 1 else 0)
