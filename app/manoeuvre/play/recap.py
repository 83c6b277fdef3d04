"""What the enemy's turn leaves behind: the way of every unit on the board, and one sentence until the next own move."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.board.theme.parts import IconButton, MarkedText, Panel
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.emblems import Cockade
from engine.battle import Step
from engine.manoeuvre import events
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State

LOW: Final = 28
"""How high the strip is with one line, but for its edge: it covers the frame of the board, not its squares."""
OWN_WAYS: Final = ("move", "march", "advance")
"""Moves of the side whose turn it is; its enemy's units only give way."""


@dataclass(frozen=True)
class Happening:
    """One thing that happened in a turn."""

    seat: int
    """Whose turn it was in."""
    words: tuple[str, str] = ("", "")
    """As each of the two players reads it; empty for what needs no words."""
    way: tuple[int, int] | None = None
    """From which square to which a unit went."""
    opens: bool = False
    """It begins the turn."""
    joined: bool = False
    """It says more of the one before it."""
    decides: bool = False
    """The player whose turn it is has moved or attacked."""
    drew: int = UNKNOWN
    """A card that this player has drawn."""


@dataclass(frozen=True)
class Recap:
    """The enemy's last turn."""

    nation: str
    side: str
    sentence: str
    ways: tuple[tuple[int, int], ...]


def happenings(step: Step[State]) -> list[Happening]:
    """What a step adds to the story of its turn."""
    found = (_happening(step, event, place) for place, event in enumerate(step.events))
    return [one for one in found if one is not None]


def recap(told: Iterable[Happening], state: State, viewer: int) -> Recap | None:
    """The enemy's last turn as a player may read it; None once he has moved or attacked himself."""
    turn: list[Happening] = []
    for one in reversed(list(told)):
        if one.seat == viewer and one.decides:
            return None
        if one.seat == 1 - viewer:
            if one.opens:
                break
            turn.append(one)
    turn.reverse()
    sentence = ""
    for one in turn:
        words = one.words[viewer]
        if words:
            sentence += words if one.joined or not sentence else f"; {words}"
    if not sentence:
        return None
    enemy = 1 - viewer
    ways = _joined(one.way for one in turn if one.way is not None)
    return Recap(state.armies[enemy].id, names.side(state, enemy), sentence, ways)


def new_cards(told: Iterable[Happening], seat: int) -> tuple[int, ...]:
    """What a player has drawn in his turn; none once he has moved or attacked."""
    drawn: list[int] = []
    for one in reversed(list(told)):
        if one.seat != seat or one.opens or one.decides:
            return () if one.decides else tuple(drawn)
        if one.drew != UNKNOWN:
            drawn.append(one.drew)
    return tuple(drawn)


def _joined(ways: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Ways that continue each other, as one: a unit that marched on has come from where it set out."""
    found: list[tuple[int, int]] = []
    for start, end in ways:
        before = next((way for way in found if way[1] == start), None)
        if before is not None:
            found.remove(before)
            start = before[0]
        if start != end:
            found.append((start, end))
    return tuple(found)


def _happening(step: Step[State], event: Event, place: int) -> Happening | None:
    seat = step.before.active
    if event.kind == events.TURN:
        return Happening(event.a, opens=True)
    if seat not in (0, 1) or not step.before.turn:
        return None
    if event.kind == events.DREW:
        return Happening(event.a, drew=event.card)
    if event.kind == events.MOVED:
        own = event.text in OWN_WAYS
        return Happening(seat, _moved(step, event), (event.b, event.c), decides=own and event.a >> 3 == seat)
    if event.kind == events.DECLARED:
        return Happening(seat, _about(step, event.b, translate("recap", "attacked {unit}")), decides=True)
    if event.kind == events.ROLLED:
        totals = next((one for one in step.events[place + 1 : place + 2] if one.kind == events.TOTALS), None)
        return Happening(seat, _both(_rolled(totals)), joined=True) if totals is not None else None
    if event.kind == events.HIT:
        return Happening(seat, _about(step, event.a, translate("recap", "{unit} reduced")))
    if event.kind == events.LOST:
        return Happening(seat, _about(step, event.a, translate("recap", "{unit} lost")))
    if event.kind == events.RESTORED:
        return Happening(seat, _about(step, event.a, translate("recap", "{unit} restored")))
    if event.kind == events.BUILT:
        text = translate("recap", "built a redoubt on {square}").format(square=names.square(event.b))
        return Happening(seat, _both(text))
    return None


def _both(words: str) -> tuple[str, str]:
    return words, words


def _about(step: Step[State], unit: int, text: str, **more: str) -> tuple[str, str]:
    """Words about a unit, which its owner reads as his."""
    name = names.unit(step.before, unit)
    own = translate("recap", "your {unit}").format(unit=name)
    one, two = (text.format(unit=own if unit >> 3 == reader else name, **more) for reader in (0, 1))
    return one, two


def _moved(step: Step[State], event: Event) -> tuple[str, str]:
    text = {
        "move": translate("recap", "moved {unit} {start}–{end}"),
        "march": translate("recap", "marched {unit} on {start}–{end}"),
        "advance": translate("recap", "{unit} advanced to {end}"),
        "retreat": translate("recap", "{unit} retreated to {end}"),
        "withdrawal": translate("recap", "{unit} withdrew to {end}"),
        "skirmish": translate("recap", "{unit} slipped away to {end}"),
    }[event.text]
    return _about(step, event.a, text, start=names.square(event.b), end=names.square(event.c))


def _rolled(totals: Event) -> str:
    result = {
        "lose": translate("recap", "repulsed"),
        "equal": translate("recap", "stand-off"),
        "win": translate("recap", "the defender chose"),
        "double": translate("recap", "the attacker chose"),
        "triple": translate("recap", "broken"),
        "quadruple": translate("recap", "destroyed"),
        "hit": translate("recap", "a hit"),
        "miss": translate("recap", "no effect"),
    }[totals.text]
    text = translate("recap", ", {attack} against {defence}: {result}")
    return text.format(attack=totals.a, defence=totals.b, result=result)


class RecapStrip(Panel):
    """Lies on the upper frame of the board until it is closed, or the player moves."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="notice", padding=0, spacing=0)
        row = QHBoxLayout()
        row.setContentsMargins(10, 2, 4, 2)
        row.setSpacing(8)
        self._cockade = Cockade(8)
        self._words = MarkedText(type="small")
        self.close_button = IconButton("cross", translate("recap", "Close the recap"))
        self.close_button.setStyleSheet(f"min-height: 0; max-height: {LOW}px; padding: 0 6px;")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self.closed)
        row.addWidget(self._cockade)
        row.addWidget(self._words, 1)
        row.addWidget(self.close_button)
        self.column.addLayout(row)
        self._shown: Recap | None = None
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return "" if self._shown is None else f"{self._shown.side}: {self._shown.sentence}"

    def show_recap(self, found: Recap | None) -> None:
        self._shown = found
        self.setVisible(found is not None)
        if found is not None:
            self._cockade.show_nation(found.nation)
            self._words.setText(f"<b>{escape(found.side)}:</b> {escape(found.sentence)}")
            self.setAccessibleName(self.text)

    def height_for(self, width: int) -> int:
        beside = self._cockade.sizeHint().width() + self.close_button.sizeHint().width() + 30
        words = self._words.heightForWidth(max(width - beside, 60))
        return max(words + 6, LOW + 4)
