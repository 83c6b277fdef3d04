"""A computer player for the screen: thinks in a background process, so that nobody waits."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject

from app.board.background import Listener
from engine.registry import Registration

if TYPE_CHECKING:
    from ai.player import Limits
    from ai.protocol.seat_player import Maker
    from ai.worker import Worker

Briefing = Callable[[], Iterable[tuple[Any, Any]]]
"""Tells the course of a battle: each view of a seat, and the action that was played in it as that seat was shown it."""


def unknown() -> Iterable[tuple[Any, Any]]:
    """Nothing is known of what happened before."""
    return ()


class Computer(Listener):
    """One seat's player in a process of his own. What happens is told to him when he is next asked.

    His thoughts are what is heard: the best so far, then what he plays. After a failure the next process is told
    everything again.
    """

    def __init__(
        self,
        game: Registration,
        name: str,
        seed: int,
        folder: Path | None = None,
        *,
        limits: "Limits | None" = None,
        maker: "Maker | None" = None,
        briefing: Briefing = unknown,
        parent: QObject | None = None,
    ) -> None:
        """The process starts when `warm` or `think` is first called.

        The briefing tells what happened so far, for somebody who comes to a battle under way or starts again.
        """
        super().__init__(parent=parent)
        self._game = game
        self._name = name
        self._seed = seed
        self._folder = folder
        self._limits = limits
        self._maker = maker
        self._briefing = briefing
        self._briefed = False
        self._unheard: list[tuple[Any, Any]] = []
        """What he has still to be told. As long as it is here, it can be taken back without his knowing."""

    def warm(self) -> None:
        """Start the process ahead of the first question; raises OSError if it cannot be started."""
        self._worker().start()

    def watch(self, view: Any, action: Any) -> None:
        """An action about to be played, in the view of his seat and as it is shown to it."""
        if self._briefed:
            self._unheard.append((view, action))

    def unwatch(self) -> None:
        """The last action is taken back."""
        self.cancel()
        if self._unheard:
            self._unheard.pop()
        elif self._background is not None:
            # He has heard of it, so he starts again with what has happened by the time he is asked next.
            self._worker().begin()
            self._briefed = False

    def think(self, view: Any) -> None:
        """Have a decision thought about; the answer comes as a signal."""
        self._ask(lambda: self._tell(view))

    def stop(self) -> None:
        """Have the answer at once, with the best so far."""
        if self._background is not None:
            self._background.stop()

    def cancel(self) -> None:
        """The answer is no longer wanted."""
        if self._background is not None:
            self._background.cancel()

    def _tell(self, view: Any) -> None:
        worker = self._worker()
        if not self._briefed:
            self._unheard = list(self._briefing())
            self._briefed = True
        for seen, action in self._unheard:
            worker.watch(seen, action)
        self._unheard.clear()
        worker.think(view)

    def _worker(self) -> "Worker":
        if self._background is None:
            from ai.worker import Worker

            self._background = Worker(self._game, self._name, self._seed, self._limits, self._folder, self._maker)
        return cast("Worker", self._background)
