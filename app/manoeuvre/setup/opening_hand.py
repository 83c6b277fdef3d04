"""The opening hand chosen from the whole deck, for experienced players (§3)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea

from app.board.theme.parts import QuietButton, Text
from app.board.translation import translate
from app.manoeuvre.board.from_state import card_look
from app.manoeuvre.board.hand import GAP, HandView
from app.manoeuvre.board.looks import CardState
from app.manoeuvre.board.paint.cards import HEIGHT, WIDTH
from app.manoeuvre.setup.page import SetupPage
from engine.manoeuvre.action import PICK, Action
from engine.manoeuvre.army import HAND_SIZE
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


class DeckView(HandView):
    """As many rows of cards as its width asks for; the page scrolls."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        columns = max(1, (self.width() - GAP) // (WIDTH + GAP))
        rows = -(-len(self) // columns)
        self.setMinimumHeight(rows * (HEIGHT + 2 * GAP))
        super().resizeEvent(event)


class OpeningHandPage(SetupPage):
    """The deck on the left, each kind once with its copies; the hand on the right."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        super().__init__(
            view,
            seat,
            desktop,
            translate("set-up", "Choose your opening hand"),
            translate("set-up", "Five cards of your deck. The rest is shuffled; you draw from it later."),
            translate("set-up", "Take these cards"),
        )
        self._wanted = HAND_SIZE - len(view.hand[seat])
        self.kinds = sorted({action.a for action in view.legal()})
        self.picked: list[int] = []
        self.deck = DeckView()
        self.deck.setAccessibleName(translate("set-up", "Deck"))
        self.deck.pressed.connect(self._take)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.deck)
        self.left.addWidget(scroll, 1)
        self.status = Text(type="strong")
        self.middle.addWidget(self.status)
        self.hand = HandView()
        self.hand.setAccessibleName(translate("set-up", "Your hand"))
        self.hand.pressed.connect(self._put_back)
        self.hand.setMinimumHeight(2 * HEIGHT)
        self.middle.addWidget(self.hand)
        self.suggest = QuietButton(translate("set-up", "Suggest"), "hint")
        self.suggest.setToolTip(translate("set-up", "Fill up the hand as the computer would (Ctrl+G)."))
        self.suggest.clicked.connect(self._suggest)
        self.middle.addWidget(self.suggest, 0, Qt.AlignmentFlag.AlignLeft)
        self.middle.addStretch(1)
        self.key("Ctrl+G", self.suggest.click)
        self.footnote.setText(
            translate("set-up", "Press a card to take it, press it in your hand to put it back (§3).")
        )
        self.setFocusProxy(self.deck)
        self._show()

    def _left(self, card: int) -> int:
        """Copies in the deck that are not taken."""
        return self.view.bag[self.seat].count(card) - self.picked.count(card)

    def _take(self, place: int) -> None:
        card = self.kinds[place]
        if len(self.picked) >= self._wanted:
            self.refuse(translate("set-up", "Five cards are all (§3). Put one back first."))
        elif not self._left(card):
            self.refuse(translate("set-up", "There is no further copy of this card in the deck."))
        else:
            self.refuse("")
            self.picked.append(card)
            self._show()

    def _put_back(self, place: int) -> None:
        own = len(self.view.hand[self.seat])
        if place < own:
            self.refuse(translate("set-up", "This card was taken before."))
            return
        self.refuse("")
        del self.picked[place - own]
        self._show()

    def _suggest(self) -> None:
        from ai.manoeuvre.setup import opening_hand

        army = self.view.armies[self.seat]
        while len(self.picked) < self._wanted:
            hand = [*self.view.hand[self.seat], *self.picked]
            self.picked.append(opening_hand.pick(army, hand, [card for card in self.kinds if self._left(card)]))
        self.refuse("")
        self._show()

    def _show(self) -> None:
        looks = [card_look(self.view, self.seat, card) for card in self.kinds]
        states = [
            CardState(translate("set-up", "%n left", "", self._left(card)), card in self.picked, not self._left(card))
            for card in self.kinds
        ]
        self.deck.show_hand(looks, states)
        hand = [*self.view.hand[self.seat], *self.picked]
        self.hand.show_hand([card_look(self.view, self.seat, card) for card in hand])
        missing = self._wanted - len(self.picked)
        self.status.setText(
            translate("set-up", "%n card(s) still to choose.", "", missing)
            if missing
            else translate("set-up", "Your hand is full.")
        )
        why_not = translate("set-up", "Choose five cards first (§3).")
        self.ready(tuple(Action(PICK, card) for card in self.picked) if not missing else (), why_not if missing else "")
