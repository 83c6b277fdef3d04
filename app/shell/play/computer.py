"""A computer player for the screen: a process that thinks, heard through Qt's event loop, so that nobody waits."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from ai.player import Limits
    from ai.protocol.sitting import Maker
    from ai.worker import Worker

Briefing = Callable[[], Iterable[tuple[State, Action]]]
"""Tells the course of a battle: each view of a seat, and the action that was played in it as that seat was shown it."""

EVERY: Final = 40
"""Milliseconds between two looks at the process where an event loop cannot wait for a pipe, as on Windows."""


def unknown() -> Iterable[tuple[State, Action]]:
    """Nothing is known of what happened before."""
    return ()


class Computer(QObject):
    """One seat's player in a process of his own. What happens is told to him when he is next asked."""

    progressed = Signal(object)
    """Thought: the best so far."""
    answered = Signal(object)
    """Thought: what he plays."""
    failed = Signal(str)
    """A sentence; the next `think` starts another process, and tells it everything again."""

    def __init__(
        self,
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
        super().__init__(parent)
        self._name = name
        self._seed = seed
        self._folder = folder
        self._limits = limits
        self._maker = maker
        self._briefing = briefing
        self._briefed = False
        self._worker: Worker | None = None
        self._unheard: list[tuple[State, Action]] = []
        """What he has still to be told. As long as it is here, it can be taken back without his knowing."""
        self._notifier: QSocketNotifier | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._poll)

    @property
    def thinking(self) -> bool:
        return self._worker is not None and self._worker.thinking

    def warm(self) -> None:
        """Start the process ahead of the first question; raises OSError if it cannot be started."""
        self._process()

    def watch(self, view: State, action: Action) -> None:
        """An action about to be played, in the view of his seat and as it is shown to it."""
        if self._briefed:
            self._unheard.append((view, action))

    def unwatch(self) -> None:
        """The last action is taken back."""
        self.cancel()
        if self._unheard:
            self._unheard.pop()
        elif self._worker is not None:
            # He has heard of it, so he starts again with what has happened by the time he is asked next.
            self._worker.begin()
            self._briefed = False

    def think(self, view: State) -> None:
        """Have a decision thought about; the answer comes as a signal."""
        try:
            worker = self._process()
            if not self._briefed:
                self._unheard = list(self._briefing())
                self._briefed = True
            for seen, action in self._unheard:
                worker.watch(seen, action)
            self._unheard.clear()
            worker.think(view)
        except OSError as error:
            # Too many processes, no memory: told like any other failure, when whoever asked is ready to hear it.
            sentence = str(error.strerror or error)
            QTimer.singleShot(0, self, lambda: self.failed.emit(sentence))
            return
        self._listen()

    def stop(self) -> None:
        """Have the answer at once, with the best so far."""
        if self._worker is not None:
            self._worker.stop()

    def cancel(self) -> None:
        """The answer is no longer wanted."""
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """End the process, without waiting for it."""
        self._deafen()
        self._timer.stop()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.cancel()
            Thread(target=worker.close, name="closing a player").start()

    def _process(self) -> "Worker":
        if self._worker is None:
            from ai.worker import Worker
            from app.shell.play.polite import polite_bot

            self._worker = Worker(self._name, self._seed, self._limits, self._folder, self._maker or polite_bot)
        return self._worker

    def _listen(self) -> None:
        """Wait on the pipe, which is another one after a process was lost."""
        self._deafen()
        assert self._worker is not None
        number = self._worker.fileno()
        if sys.platform == "win32" or number < 0:
            self._timer.start()
            return
        self._notifier = QSocketNotifier(number, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._poll)

    def _deafen(self) -> None:
        notifier, self._notifier = self._notifier, None
        if notifier is not None:
            notifier.setEnabled(False)
            notifier.deleteLater()

    def _poll(self, *_: Any) -> None:
        worker = self._worker
        if worker is None:
            return
        reports = worker.poll()
        if worker.fileno() < 0:
            self._deafen()
            self._timer.stop()
        for report in reports:
            if report.thought is None:
                self.failed.emit(report.sentence)
            elif report.final:
                self.answered.emit(report.thought)
            else:
                self.progressed.emit(report.thought)
