"""The board of a replay of Commanders, with the sheets that the viewer knows and every step as an arrow."""

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QVBoxLayout

from app.commanders.board.from_state import arrows_of, board_look, moves_of
from app.commanders.board.looks import Arrow, Fate
from app.commanders.board.view import GROW_MS, BoardView
from app.commanders.replay.game import PLAN, SHEETS, known_orders
from app.shell.replay.stage import BoardStage
from app.shell.replay.timeline import Timeline
from engine.battle import Step
from engine.commanders import tags
from engine.commanders.board import CHANCE
from engine.commanders.state import State

PICTURE_SIDE: Final = 1000


class CommandersStage(BoardStage):
    """The board as the play screen has it."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.board = BoardView()
        column.addWidget(self.board, 1)
        self._grow_ms = GROW_MS
        # Queued: a board without motion rests at once, and a whole battle must not pile up on the call stack.
        self.board.grown.connect(self.rested, Qt.ConnectionType.QueuedConnection)

    def show_place(self, timeline: Timeline, place: int, view: State, side: int) -> None:
        self.board.set_facing(side)
        self.board.show_board(board_look(view, arrows(timeline, place, view)))

    def play(self, steps: list[Step[Any]], viewer: int) -> bool:
        moves = tuple(arrow for step in steps for arrow in moves_of(step))
        if not moves or not self._grow_ms or any(step.before.stack[-1] == tags.PLAN for step in steps):
            return False
        before = steps[-1].before
        view = before if viewer < 0 else before.seen_by(viewer)
        self.board.grow(board_look(view, moves), frozenset(moves), self._grow_ms)
        return True

    def skip(self) -> None:
        self.board.skip()

    def set_pace(self, speed: float, reduced: bool) -> None:
        self._grow_ms = 0 if reduced else round(GROW_MS / max(speed, 0.25))

    def picture(self, view: State) -> QImage:
        from app.commanders.board.paint_board import board_image

        return board_image(board_look(view), PICTURE_SIDE)


def arrows(timeline: Timeline, place: int, view: State) -> tuple[Arrow, ...]:
    """Steps just made; else sheets just written or opened; else the orders that the viewer knows to be left."""
    if place:
        frame = timeline.frames[place - 1]
        if frame.kind == PLAN:
            return tuple(a for seat in range(CHANCE) for a in arrows_of(seat, known_orders(view, seat)))
        if frame.kind == SHEETS:
            opened = [event for event in timeline.events(frame) if event.kind == "sheet"]
            return tuple(arrow for event in opened for arrow in arrows_of(event.side, event.numbers))
        moves = tuple(arrow for step in timeline.steps(frame) for arrow in moves_of(step))
        if moves:
            return moves
    return tuple(arrow for seat in range(CHANCE) for arrow in arrows_of(seat, view.unused[seat], Fate.HELD))
