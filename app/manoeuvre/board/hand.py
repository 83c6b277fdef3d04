"""The hand: cards side by side, never overlapping, each a button with a name of its own."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.board.cells import BY_KEYS
from app.board.lifetime import delete_later
from app.board.theme import fonts
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.from_state import card_words
from app.manoeuvre.board.looks import CardLook, CardState
from app.manoeuvre.board.paint.cards import FLAT_HEIGHT, FLAT_WIDTH, HEIGHT, WIDTH
from app.manoeuvre.board.paint.pixmaps import card_pixmap, flat_card_pixmap

SMALL = 0.78
"""Below this scale a card's text is too small."""


class Magnifier(QWidget):
    """Lies over the window and lets the mouse through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look: CardLook | None = None
        self._state = CardState()
        self.hide()

    def show_over(self, card: QWidget, look: CardLook, state: CardState) -> None:
        """Above the card, as far as the window goes."""
        self._look, self._state = look, state
        scale = self._scale()
        self.resize(round(WIDTH * scale), round(HEIGHT * scale))
        window = self._window
        at = card.mapTo(window, QPoint((card.width() - self.width()) // 2, -self.height() - 4))
        at.setX(max(0, min(at.x(), window.width() - self.width())))
        at.setY(max(0, at.y()))
        self.move(at)
        self.raise_()
        self.show()
        self.update()

    def _scale(self) -> float:
        return 1.25 * max(1.0, fonts.scale())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is not None:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, card_pixmap(self._look, self._state, self._scale(), self.devicePixelRatioF()))
            painter.end()


CARD: Final = QSize(WIDTH, HEIGHT)
FLAT: Final = QSize(FLAT_WIDTH, FLAT_HEIGHT)
GAP: Final = 12
LIFT: Final = 6
"""How far a chosen card stands above the others."""
MARGIN: Final = 4
"""Round the hand, for the ring of the focus."""
LARGEST: Final = 1.6


@dataclass(frozen=True)
class Spread:
    """Where the cards of a hand lie, before any is lifted."""

    scale: float
    places: tuple[QRect, ...]
    flat: bool = False


def spread(count: int, width: int, height: int, *, may_be_flat: bool = False) -> Spread:
    """Cards as large as the space allows, in one row, or in more where that makes them larger.

    Where they would be too small to read they are flat, without their pictures, if they may be.
    """
    whole = _spread(count, width, height, CARD)
    if not may_be_flat or whole.scale >= SMALL:
        return whole
    flat = replace(_spread(count, width, height, FLAT), flat=True)
    return flat if flat.scale > whole.scale else whole


def _spread(count: int, width: int, height: int, card: QSize) -> Spread:
    best = Spread(0.0, ())
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        scale = min(
            LARGEST,
            (width - 2 * MARGIN) / (columns * card.width() + (columns - 1) * GAP),
            (height - 2 * MARGIN) / (rows * (card.height() + LIFT) + (rows - 1) * GAP),
        )
        if scale > best.scale:
            best = Spread(scale, _places(count, columns, scale, width, height, card))
    return best


def _places(count: int, columns: int, scale: float, width: int, height: int, card: QSize) -> tuple[QRect, ...]:
    wide, high = int(card.width() * scale), int(card.height() * scale)
    # Spare width is shared out between the cards, up to twice the gap.
    gap = min(2 * GAP * scale, (width - 2 * MARGIN - columns * wide) / (columns - 1)) if columns > 1 else 0
    rows = -(-count // columns)
    down = high + LIFT * scale + GAP * scale
    top = (height - (rows * down - GAP * scale)) / 2 + LIFT * scale
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        across = min(columns, count - row * columns)
        left = (width - across * wide - (across - 1) * gap) / 2
        places.append(QRect(round(left + column * (wide + gap)), round(top + row * down), wide, high))
    return tuple(places)


class HandView(QWidget):
    """Shows cards and tells which is pressed, or asked about, by its place in the hand."""

    pressed = Signal(int)
    asked = Signal(int)
    hovered = Signal(int)
    """The mouse has come over this card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[CardButton] = []
        self._glass: Magnifier | None = None
        self.may_be_flat = False
        """Whether cards lose their pictures rather than become too small to read."""
        self.setAccessibleName(translate("hand", "Hand"))

    def show_hand(self, cards: Sequence[CardLook], states: Sequence[CardState] = ()) -> None:
        """Cards without a state are simply there."""
        while len(self._cards) > len(cards):
            self._drop_last()
        while len(self._cards) < len(cards):
            self._cards.append(CardButton(len(self._cards), self))
        for place, (button, look) in enumerate(zip(self._cards, cards, strict=True)):
            button.show_card(look, states[place] if place < len(states) else CardState(), len(cards))
        self._arrange()
        self._roam(min(self._current(), len(cards) - 1))

    def press(self, place: int) -> bool:
        """As if that card was clicked; False if there is none."""
        if not 0 <= place < len(self._cards):
            return False
        self.pressed.emit(place)
        return True

    def card(self, place: int) -> "CardButton":
        """The button of a card, for whoever points at it or animates from it."""
        return self._cards[place]

    def __len__(self) -> int:
        return len(self._cards)

    def __bool__(self) -> bool:
        return True

    def _drop_last(self) -> None:
        button = self._cards.pop()
        if button.hasFocus() and self._cards:
            self._cards[-1].setFocus()
        button.hide()
        delete_later(button)

    def _current(self) -> int:
        return next((card.place for card in self._cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus), 0)

    def _roam(self, place: int) -> None:
        """The Tab key reaches the hand once, at the card last used; arrows go on from there."""
        for card in self._cards:
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if card.place == place else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._cards[place] if self._cards else None)  # type: ignore[arg-type]  # None for none

    def step(self, place: int, by: int) -> None:
        """The focus goes to a neighbour."""
        target = max(0, min(len(self._cards) - 1, place + by))
        self._roam(target)
        self._cards[target].setFocus(Qt.FocusReason.TabFocusReason)

    def took_focus(self, place: int) -> None:
        self._roam(place)

    def magnify(self, card: "CardButton | None") -> None:
        """Show a card that is too small to read in its full size; None ends that."""
        if card is None or card.look is None or (card.scale >= SMALL and not card.flat):
            if self._glass is not None:
                self._glass.hide()
            return
        if self._glass is None or self._glass.parentWidget() is not self.window():
            self._glass = Magnifier(self.window())
        self._glass.show_over(card, card.look, card.state)

    def _arrange(self) -> None:
        laid = spread(len(self._cards), self.width(), self.height(), may_be_flat=self.may_be_flat)
        for button, place in zip(self._cards, laid.places, strict=False):
            button.lay(place, laid.scale, laid.flat)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        scale = max(1.0, fonts.scale())
        return QSize(
            round((5 * CARD.width() + 4 * GAP + 2 * MARGIN) * scale), round((CARD.height() + LIFT + 2 * MARGIN) * scale)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 96)

    def paintEvent(self, event: QPaintEvent) -> None:
        """An empty hand says so."""
        if self._cards:
            return
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.edge), theme.line, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.rect().adjusted(4, 4, -4, -4), 8, 8)
        painter.setPen(QColor(theme.muted))
        painter.setFont(fonts.sans(14))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, translate("hand", "No cards in hand"))
        painter.end()


class CardButton(QAbstractButton):
    """One card of the hand."""

    def __init__(self, place: int, hand: HandView) -> None:
        super().__init__(hand)
        self.place = place
        self.look: CardLook | None = None
        self.state = CardState()
        self.scale = 1.0
        self.flat = False
        self._hand = hand
        self._home = QRect()
        self._by_mouse = False
        """Whoever clicked a card means Enter for the decision; whoever came by keys means it for the card."""
        self.setCheckable(True)
        self.clicked.connect(lambda: hand.pressed.emit(self.place))
        self.toggled.connect(self._toggled)

    def show_card(self, look: CardLook, state: CardState, count: int) -> None:
        self.look, self.state = look, state
        words = card_words(look)
        name = translate("hand", "{card}, {state}").format(card=words, state=state.pill) if state.pill else words
        self.setAccessibleName(name)
        position = translate("hand", "card {place} of {count}").format(place=self.place + 1, count=count)
        self.setAccessibleDescription(
            translate("hand", "{position}. {why}").format(position=position, why=state.tip) if state.tip else position
        )
        self.setToolTip(state.tip)
        self.setChecked(state.chosen)
        self.setCursor(Qt.CursorShape.ArrowCursor if state.faded else Qt.CursorShape.PointingHandCursor)
        self._settle()
        self.show()
        self.update()

    def nextCheckState(self) -> None:
        """Whether a card is chosen is not for the button to say."""

    def _toggled(self, checked: bool) -> None:
        """A screen reader may toggle instead of clicking; to us it is the same."""
        if checked != self.state.chosen:
            self.setChecked(self.state.chosen)
            self._hand.pressed.emit(self.place)

    def lay(self, home: QRect, scale: float, flat: bool = False) -> None:
        self._home, self.scale, self.flat = home, scale, flat
        self._settle()

    def _settle(self) -> None:
        lift = round(LIFT * self.scale) if self.state.chosen else 0
        self.setGeometry(self._home.translated(0, -lift))

    def sizeHint(self) -> QSize:
        return CARD

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        digit = _digit(key)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and plain:
            self._hand.step(self.place, 1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and plain:
            if self._by_mouse:
                event.ignore()
            elif not event.isAutoRepeat():
                self.click()
        elif (key == Qt.Key.Key_I and plain) or key == Qt.Key.Key_Menu:
            self._hand.asked.emit(self.place)
        elif not (plain and digit >= 0 and self._hand.press(digit)):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self._hand.asked.emit(self.place)
        event.accept()

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            self._by_mouse = True
        elif isinstance(event, QFocusEvent) and event.gotFocus():
            self._by_mouse = self._by_mouse and event.reason() not in BY_KEYS
            self._hand.took_focus(self.place)
        if kind in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            self._hand.magnify(self)
            if kind == QEvent.Type.Enter:
                self._hand.hovered.emit(self.place)
        elif kind in (QEvent.Type.FocusOut, QEvent.Type.Leave, QEvent.Type.Hide):
            self._hand.magnify(None)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        painter = QPainter(self)
        picture = flat_card_pixmap if self.flat else card_pixmap
        painter.drawPixmap(0, 0, picture(self.look, self.state, self.scale, self.devicePixelRatioF()))
        painter.end()


def _digit(key: int) -> int:
    """The place that a figure stands for: 1 is the first, 0 the tenth; -1 for other keys."""
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return key - Qt.Key.Key_1
    return 9 if key == Qt.Key.Key_0 else -1
