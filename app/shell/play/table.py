"""The table of a battle as widgets: the armies, the board and the hand, and the right column with all the talk."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from app.board import names
from app.board.hand import HandView
from app.board.looks import CardState, CounterLook
from app.board.sight import board_look, card_look
from app.board.theme import fonts
from app.board.theme.parts import Pill
from app.board.view.board import BoardView
from app.shell.play.ending import EndingPanel
from app.shell.play.figures import army_figures, nightfall_figures
from app.shell.play.offer import Offer
from app.shell.play.panels.army import ArmyPanel
from app.shell.play.panels.combat import CombatPanel
from app.shell.play.panels.decision import Buttons, DecisionPanel
from app.shell.play.panels.density import FOLDED, ROOMY, density
from app.shell.play.panels.inspector import InspectorPanel
from app.shell.play.panels.log import LogPanel
from app.shell.play.panels.nightfall import NightfallPanel
from app.shell.play.panels.talk import Talk
from app.shell.play.room import plan
from engine.manoeuvre.state import State

TALK: Final = 0
COMBAT: Final = 1
END: Final = 2


class Table(QWidget):
    """Lays everything out and shows a view; what is pressed goes to the screen."""

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
        self.caption = Pill(tone="brass")
        self.caption.setParent(self)
        self.caption.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.caption.hide()
        self._own = 0
        self._density = ROOMY
        self._counters: dict[int, CounterLook] = {}
        self._side = _Side((*self.armies, self.night), self)
        self._right = QStackedWidget(self)
        self.talk = Talk(self.inspector, self.log, self.decision)
        self._right.addWidget(self.talk)
        self._right.addWidget(self.combat)
        self._right.addWidget(self.ending)
        self._seat(0)

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

    def show_offer(self, offer: Offer, view: State, asked: str = "") -> str:
        """In the panel that fits it; returns what a screen reader is told."""
        if offer.combat is None:
            self.decision.show_offer(offer)
            self.turn_to(TALK)
            return self.decision.spoken
        nations = (view.armies[0].id, view.armies[1].id)
        self.combat.show_offer(offer, nations, self._counters, asked)
        self.turn_to(COMBAT)
        return self.combat.spoken

    @property
    def buttons(self) -> Buttons:
        """Those that can be pressed now."""
        return self.combat.buttons if self.page == COMBAT else self.decision.buttons

    def show_caption(self, words: str) -> None:
        """What the overlay shows, on the lower frame of the board; the letters stand above as well."""
        self.caption.setText(words)
        self.caption.setVisible(bool(words))
        self._lay_caption()

    def _lay_caption(self) -> None:
        if self.caption.text():
            self.caption.adjustSize()
            board = self.board.geometry()
            size = self.caption.sizeHint()
            width = min(size.width(), board.width())
            left = board.center().x() - width // 2
            self.caption.setGeometry(left, board.bottom() - size.height() + 2, width, size.height())
            self.caption.raise_()

    def turn_to(self, page: int) -> None:
        self._right.setCurrentIndex(page)

    @property
    def page(self) -> int:
        return self._right.currentIndex()

    @property
    def folded(self) -> bool:
        return self._density == FOLDED

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
        wanted = density(rooms.left.height() / fonts.scale(), rooms.folded)
        if wanted != self._density:
            self._density = wanted
            self._side.set_density(wanted)
        for widget, place in (
            (self._side, rooms.left),
            (self.board, rooms.board),
            (self.hand, rooms.hand),
            (self._right, rooms.right),
        ):
            if widget.geometry() != place:
                widget.setGeometry(QRect(place))
        self._lay_caption()


class _Side(QScrollArea):
    """The left column; folded, a strip."""

    def __init__(self, panels: tuple[ArmyPanel | NightfallPanel, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._panels = panels
        self._order: tuple[QWidget, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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

    def set_density(self, density: int) -> None:
        self._folded = density == FOLDED
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if self._folded else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        for panel in self._panels:
            panel.set_density(density)
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
