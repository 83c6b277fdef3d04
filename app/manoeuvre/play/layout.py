"""The table of a battle as widgets: the armies, the board and the hand, and the right column with all the talk."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.parts import Pill
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.from_state import board_look, card_look
from app.manoeuvre.board.hand import HandView
from app.manoeuvre.board.looks import CardState, CounterLook
from app.manoeuvre.board.view.board import BoardView
from app.manoeuvre.play.ending import EndingPanel
from app.manoeuvre.play.inspector import InspectorPanel
from app.manoeuvre.play.offer import Offer
from app.manoeuvre.play.panels.army import ArmyPanel
from app.manoeuvre.play.panels.combat import CombatPanel
from app.manoeuvre.play.panels.decision import Buttons, DecisionPanel
from app.manoeuvre.play.panels.log import LogPanel
from app.manoeuvre.play.panels.nightfall import FOLDED, ROOMY, TIGHT, NightfallPanel, density
from app.manoeuvre.play.recap import Recap, RecapStrip
from app.manoeuvre.play.stats import army_stats, nightfall_stats
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.state import State

MARGIN: Final = 12
TOP: Final = 12
GAP: Final = 12
LEFT: Final = 272
MOST_RIGHT: Final = 560
LEAST_RIGHT: Final = 330
HAND: Final = 172
LEAST_HAND: Final = 102
FLAT_HAND: Final = 88
"""A hand of flat cards, with the margins it has anyway."""
FAIR_BOARD: Final = 720
WORTH: Final = 40
"""Cards lie flat for a board smaller than the one if it grows by as much as the other."""
LEAST_BOARD: Final = 240
STRIP: Final = 122
FAIR_RIGHT: Final = 400
"""What the right column keeps beside a left one; with less, the left one had better fold."""
LEAST_COLUMN: Final = 640
"""Lower than this, at 100 % text, the armies do not fit into a column."""


class Plan(NamedTuple):
    """Where everything lies."""

    folded: bool
    left: QRect
    """The column of the armies, or the strip above the board."""
    board: QRect
    hand: QRect
    right: QRect


def plan(width: int, height: int, scale: float) -> Plan:
    """Share out a body of this size: with a column of armies, unless the board is larger under a strip of them.

    >>> rooms = plan(1440, 844, 1.0)
    >>> rooms.left.width(), rooms.board.width(), rooms.board.height(), rooms.right.width()
    (272, 720, 720, 400)
    >>> plan(1024, 700, 1.0).folded
    True
    """
    column = _largest(width, height, scale, False)
    strip = _largest(width, height, scale, True)
    fits = height >= LEAST_COLUMN * scale
    return column if fits and column.board.width() >= strip.board.width() else strip


def _largest(width: int, height: int, scale: float, folded: bool) -> Plan:
    """With whole cards below the board, or flat ones where it needs the height."""
    whole = _shared(width, height, scale, folded, round(HAND * max(scale, 1.0)))
    flat = _shared(width, height, scale, folded, round(FLAT_HAND * max(scale, 1.0)))
    small = whole.board.width() < FAIR_BOARD * scale
    return flat if small and flat.board.width() >= whole.board.width() + WORTH else whole


def _shared(width: int, height: int, scale: float, folded: bool, wanted_hand: int) -> Plan:
    top = TOP
    left_width = 0 if folded else round(LEFT * scale)
    strip = round(STRIP * scale) if folded else 0
    if folded:
        top += strip + TOP
    inner = width - 2 * MARGIN
    hand = min(wanted_hand, max(LEAST_HAND, (height - top) // 4))
    beside = (left_width + GAP if left_width else 0) + GAP
    least_right = round((LEAST_RIGHT if folded else FAIR_RIGHT) * min(scale, 1.3))
    board = max(LEAST_BOARD, min(height - top - hand - GAP - TOP, inner - beside - least_right))
    right = max(least_right, min(inner - beside - board, round(MOST_RIGHT * scale)))
    edge = MARGIN + max(0, (inner - beside - board - right) // 2)
    middle = edge + (left_width + GAP if left_width else 0)
    below = height - TOP - top
    hand_top = top + board + 6
    return Plan(
        folded,
        QRect(edge, TOP, inner - 2 * (edge - MARGIN), strip) if folded else QRect(edge, top, left_width, below),
        QRect(middle, top, board, board),
        QRect(middle - 8, hand_top, board + 16, max(height - hand_top - 4, LEAST_HAND)),
        QRect(middle + board + GAP, top, right, below),
    )


TALK_GAP = 12
INSPECTOR = 266
LOG = 150
"""What the log keeps before the inspector is made smaller."""
BOTH = 300
"""With less height than this for the two, at 100 % text, only one of inspector and log is shown."""


class RightColumn(QWidget):
    """Shares its height by what must be seen: first the decision, then the log, then the inspector."""

    def __init__(
        self, inspector: InspectorPanel, log: LogPanel, decision: DecisionPanel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._inspector, self._log, self._decision = inspector, log, decision
        self._inspecting = False
        for panel in (inspector, log, decision):
            panel.setParent(self)
        log.widened.connect(lambda wide: self._lay())
        decision.grown.connect(self._lay)

    def prefer(self, inspector: bool) -> None:
        """Which of the two is wanted where there is room for one only."""
        self._inspecting = inspector
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._lay()

    def _lay(self) -> None:
        width, height, scale = self.width(), self.height(), fonts.scale()
        decided = min(self._decision.wanted_height(width), height)
        self._decision.setGeometry(0, height - decided, width, decided)
        rest = height - decided - TALK_GAP
        above = 0
        if self._log.searching:
            above = 0
        elif rest >= BOTH * scale:
            above = min(round(INSPECTOR * scale), max(rest - round(LOG * scale), rest // 2))
        elif self._inspecting:
            above = rest
        self._inspector.setVisible(above > 0)
        self._inspector.setGeometry(QRect(0, 0, width, above))
        top = above + TALK_GAP if above else 0
        self._log.setVisible(rest - top > 0)
        self._log.setGeometry(QRect(0, top, width, max(rest - top, 0)))


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
        self.board.leave_enter_to_the_screen()
        self.hand = HandView(self)
        self.hand.may_be_flat = True
        self.inspector = InspectorPanel()
        self.log = LogPanel()
        self.decision = DecisionPanel()
        self.combat = CombatPanel()
        self.ending = EndingPanel()
        self.caption = Pill(tone="brass")
        self.caption.setParent(self)
        self.caption.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.caption.hide()
        self.recap = RecapStrip(self)
        self._own = 0
        self._density = ROOMY
        self._counters: dict[int, CounterLook] = {}
        self._side = _Side((*self.armies, self.night), self)
        self._right = QStackedWidget(self)
        self.talk = RightColumn(self.inspector, self.log, self.decision)
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
        self.show_stats(view, who)

    def show_stats(self, view: State, who: tuple[str, str]) -> None:
        known = bool(view.armies[0].deck and view.armies[1].deck)
        self._side.setVisible(known)
        if known:
            for panel in self.armies:
                panel.show_stats(army_stats(view, panel.side), who[panel.side])
            sides = (names.side(view, 0), names.side(view, 1))
            self.night.show_stats(nightfall_stats(view), sides, self._own)
            self._fit_side()

    def show_hand(self, view: State, seat: int, offer: Offer | None = None, new: Sequence[int] = ()) -> None:
        """The cards of a seat, face down if the view does not know them; with an offer, how each stands in it.

        Those that are new in the hand are marked.
        """
        cards: tuple[int, ...] = tuple(view.hand[seat])
        states: tuple[CardState, ...] = ()
        if offer is not None and (offer.hand or offer.cards):
            cards = offer.hand or cards
            states = offer.cards
        left = [card for card in new if card != UNKNOWN]
        marked = [*states, *[CardState()] * (len(cards) - len(states))]
        # Of two copies the later one is taken for the new one.
        for place in reversed(range(len(cards))):
            if cards[place] in left:
                left.remove(cards[place])
                if not marked[place].pill:
                    marked[place] = replace(marked[place], pill=translate("pills", "New"))
        self.hand.show_hand([card_look(view, seat, card) for card in cards], marked)

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

    def show_recap(self, found: Recap | None) -> None:
        """What the enemy did last, on the board and in words on its upper frame; the letters stand below as well."""
        self.board.set_trace(found.ways if found is not None else ())
        self.recap.show_recap(found)
        self._lay_recap()

    def _lay_recap(self) -> None:
        if self.recap.text:
            board = self.board.geometry()
            top = board.top() - TOP // 2 - 2
            self.recap.setGeometry(board.left(), top, board.width(), self.recap.height_for(board.width()))
            self.recap.raise_()

    def _lay_caption(self) -> None:
        if self.caption.text():
            board = self.board.geometry()
            self.caption.setWordWrap(False)
            size = self.caption.sizeHint()
            width, height = min(size.width(), board.width()), size.height()
            if width < size.width():
                self.caption.setWordWrap(True)
                height = self.caption.heightForWidth(width)
            left = board.center().x() - width // 2
            self.caption.setGeometry(left, board.bottom() - height + 2, width, height)
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
        self._show_density(density(rooms.left.height() / fonts.scale(), rooms.folded))
        for widget, place in (
            (self._side, rooms.left),
            (self.board, rooms.board),
            (self.hand, rooms.hand),
            (self._right, rooms.right),
        ):
            if widget.geometry() != place:
                widget.setGeometry(QRect(place))
        self._fit_side()
        self._lay_caption()
        self._lay_recap()

    def _show_density(self, wanted: int) -> None:
        if wanted != self._density:
            self._density = wanted
            self._side.set_density(wanted)

    def _fit_side(self) -> None:
        """Longer sentences make the column denser, not scroll; it stays so until the window is resized."""
        while self._density < TIGHT and not self._side.fits():
            self._show_density(self._density + 1)


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

    def fits(self) -> bool:
        """Whether everything is in sight without scrolling."""
        self._column.invalidate()
        width = self.viewport().width()
        if self._column.hasHeightForWidth():
            return self._column.totalMinimumHeightForWidth(width) <= self.height()
        return self._column.totalMinimumSize().height() <= self.height()

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
