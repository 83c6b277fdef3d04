"""Both hands at a moment of the battle, as far as the viewer may see them: a line of card names for each side."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.board import names
from app.board.sight import card_look, card_words
from app.board.theme.parts import Pill, Text
from app.board.words import translate
from app.shell.play.panels.emblems import Cockade
from app.shell.play.panels.flow import Flow
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.state import State


def card_name(view: State, seat: int, card: int) -> str:
    """A card in as few words as do: a unit's by the name on its counter."""
    kind = view.card(seat, card)
    if kind.kind == kinds.UNIT:
        return view.armies[seat].units[kind.unit].label
    return names.card(view, seat, card)


class HandLine(QWidget):
    """The hand of one side. What is hidden is counted."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        self._cockade = Cockade(8)
        self._cards = QWidget()
        self._flow = Flow(self._cards, 4)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._cockade)
        row.addWidget(self._cards, 1)

    def show_hand(self, view: State) -> None:
        seat = self._seat
        while self._flow.count():
            item = self._flow.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                # At once, so that what one side held is nowhere any more when the other looks.
                widget.setParent(None)
                widget.deleteLater()
        army = view.armies[seat]
        self._cockade.show_nation(army.id)
        words = []
        hidden = 0
        for card in view.hand[seat]:
            if card == UNKNOWN:
                hidden += 1
                continue
            pill = Pill(card_name(view, seat, card), f"side{seat}")
            pill.setToolTip(card_words(card_look(view, seat, card)))
            self._flow.addWidget(pill)
            words.append(pill.text())
        if hidden:
            text = translate("replay", "%n hidden card(s)", "", hidden)
            self._flow.addWidget(Text(text, "small", "muted", wrap=False))
            words.append(text)
        if not words:
            text = translate("replay", "no cards")
            self._flow.addWidget(Text(text, "small", "muted", wrap=False))
            words.append(text)
        self.setAccessibleName(
            translate("replay", "Hand of {side}: {cards}").format(side=names.side(view, seat), cards=", ".join(words))
        )
        self._flow.invalidate()
        self._keep_rows()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._cards.setMinimumHeight(0)

    def _keep_rows(self) -> None:
        """Rows once needed stay, so that the board does not change its size from step to step."""
        self._cards.setMinimumHeight(max(self._cards.minimumHeight(), self._flow.heightForWidth(self._cards.width())))


class Hands(QWidget):
    """Both, the side at the top of the board first."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.lines = [HandLine(0), HandLine(1)]
        for line in reversed(self.lines):
            self._column.addWidget(line)

    def show_hands(self, view: State, below: int) -> None:
        for line in self.lines:
            line.show_hand(view)
        self._column.removeWidget(self.lines[1 - below])
        self._column.insertWidget(0, self.lines[1 - below])
