"""The board of a replay of Manoeuvre, with what a frame touched, and both hands."""

from dataclasses import replace
from itertools import chain
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.board.lifetime import delete_later
from app.board.theme.layouts import Flow
from app.board.theme.parts import Pill, Text
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.emblems import Cockade
from app.manoeuvre.board.from_state import board_look, card_look, card_words
from app.manoeuvre.board.looks import BoardLook, Mark, Marks
from app.manoeuvre.board.view.board import BoardView
from app.manoeuvre.play.animations import motions_of
from app.shell.replay.stage import BoardStage
from app.shell.replay.timeline import Frame, Timeline
from engine.battle import Step
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre import events
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.battlefield import LETTERS, SOUTH, join
from engine.manoeuvre.fight import NO_COMBAT
from engine.manoeuvre.phases.setup import laid_sections
from engine.manoeuvre.state import State
from resources.manoeuvre.section_layout import PLACES, letters_of

PICTURE_SIDE: Final = 1200


class ManoeuvreStage(BoardStage):
    """The board as the play screen has it."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.board = BoardView()
        column.addWidget(self.board, 1)
        self.hands = Hands()
        # Queued: a board without motion rests at once, and a whole battle must not pile up on the call stack.
        self.board.rested.connect(self.rested, Qt.ConnectionType.QueuedConnection)

    def below(self) -> QWidget:
        return self.hands

    def show_place(self, timeline: Timeline, place: int, view: State, side: int) -> None:
        edge = view.edges[side]
        self.board.set_facing(edge if edge >= 0 else SOUTH)
        self.board.show_board(look(view))
        self.board.set_marks(marks(timeline, place, view))

    def show_below(self, view: State, side: int) -> None:
        self.hands.show_hands(view, side)

    def play(self, steps: list[Step[Any]], viewer: int) -> bool:
        motions = list(chain.from_iterable(motions_of(step, viewer) for step in steps))
        if motions:
            self.board.play(motions)
        return bool(motions)

    def skip(self) -> None:
        self.board.skip()

    def set_pace(self, speed: float, reduced: bool) -> None:
        self.board.set_pace(speed, reduced)

    def picture(self, view: State) -> QImage:
        from app.manoeuvre.board.paint.boards import board_image

        return board_image(look(view), PICTURE_SIDE)


def look(view: State) -> BoardLook:
    """The board; while its sections are still being laid, those that lie there already."""
    shown = board_look(view)
    if not (view.field.blank and view.laid):
        return shown
    empty = (LETTERS[0] * 4,) * 4
    parts = laid_sections(view)
    rows = join(*parts, *[empty] * (PLACES - len(parts)))
    return replace(shown, terrain=letters_of(rows))


def marks(timeline: Timeline, place: int, state: State) -> Marks:
    """What a frame touched: a combat under way with its arrows, or where somebody has gone."""
    combat = state.combat
    if combat.form != NO_COMBAT:
        squares: dict[int, Mark] = {}
        arrows = []
        units = [combat.attacker, *combat.supporters]
        for unit in units:
            square = state.square[unit] if unit >= 0 else -1
            if square >= 0 and square != combat.square:
                squares[square] = Mark.SELECTED if unit == combat.attacker else Mark.SUPPORTER
                arrows.append((square, combat.square))
        if state.square[combat.target] == combat.square:
            squares[combat.square] = Mark.TARGET
        else:
            arrows = []
        return Marks(squares, tuple(arrows))
    if place == 0:
        return Marks()
    return Marks(_touched(timeline, timeline.frames[place - 1], state))


def _touched(timeline: Timeline, frame: Frame, state: State) -> dict[int, Mark]:
    if frame.kind in (act.PLACE, act.SECTION):
        return {}
    touching = (events.MOVED, events.HIT, events.RESTORED)
    units = [event.a for event in timeline.events(frame) if event.kind in touching]
    return {state.square[unit]: Mark.SELECTED for unit in units[-1:] if state.square[unit] >= 0}


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
                delete_later(widget)
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
