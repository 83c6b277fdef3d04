"""The director: turns the steps of a battle into motions of the board, one after the other, and says when all is shown.

Steps come from the session, already on disk. What they show is what the viewer may see; the screen never waits.
"""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.shell.play.staging import motions_of

if TYPE_CHECKING:
    from app.board.view import BoardView
    from app.shell.play.session import Step


class Director(QObject):
    """Shows steps on a board. `began` comes before a step is shown, `shown` after it, `idle` when none is left."""

    began = Signal(object)
    shown = Signal(object)
    idle = Signal()

    def __init__(self, board: "BoardView", viewer: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._viewer = viewer
        self._waiting: deque[tuple[Step, bool]] = deque()
        self._current: Step | None = None
        self._held = False
        self._playing = False
        self._void = 0
        """So many rests are still to be heard of steps that were forgotten."""
        # Queued: a board without motion rests at once, and a whole battle must not pile up on the call stack.
        board.rested.connect(self._rest, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        return self._current is not None or bool(self._waiting)

    def show(self, step: "Step", *, swift: bool = False) -> None:
        """Show a step after those that still wait; a swift one without motion."""
        self._waiting.append((step, swift))
        if self._current is None:
            self._next()

    def hold(self, held: bool) -> None:
        """While held, nothing new begins: a curtain is down, or the battle is paused."""
        self._held = held
        if not held and self._current is None:
            QTimer.singleShot(0, self, self._next)

    def skip(self) -> bool:
        """Show at once whatever still moves; False if nothing did."""
        if self._current is None:
            return False
        self._board.skip()
        return True

    def clear(self) -> None:
        """Forget everything that was still to be shown: the screen is about to show another moment."""
        self._waiting.clear()
        self._current = None
        if self._playing:
            self._playing = False
            self._void += 1
        self._board.skip()

    def _next(self) -> None:
        if self._held or self._current is not None:
            return
        if not self._waiting:
            self.idle.emit()
            return
        step, swift = self._waiting.popleft()
        self._current = step
        self.began.emit(step)
        if self._current is step:
            self._playing = True
            self._board.play([] if swift else motions_of(step, self._viewer()))

    def _rest(self) -> None:
        if self._void:
            self._void -= 1
            return
        self._playing = False
        step, self._current = self._current, None
        if step is None:
            return
        self.shown.emit(step)
        self._next()
