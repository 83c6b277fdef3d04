"""Background processes heard through Qt's event loop, so that the window never waits for them."""

import contextlib
import sys
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from ai.background import LOST, Background, Job
from app.board.translation import translate

EVERY: Final = 40
"""Milliseconds between two looks at the process where an event loop cannot wait for a pipe, as on Windows."""


class Listener(QObject):
    """Says as signals what a background process reports."""

    progressed = Signal(object)
    """What there is so far."""
    done = Signal(object)
    """The result."""
    failed = Signal(str, str)
    """A sentence, and details for a report. A process that was lost starts again when it is next asked."""

    def __init__(self, background: Background | None = None, parent: QObject | None = None) -> None:
        """A subclass may make the background later."""
        super().__init__(parent)
        self._background = background
        self._notifier: QSocketNotifier | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._poll)

    @property
    def busy(self) -> bool:
        return self._background is not None and self._background.busy

    def close(self) -> None:
        """End the process, without waiting for it."""
        self._deafen()
        if self._background is not None:
            self._background.close()

    def _ask(self, ask: Callable[[], object]) -> None:
        """Ask the process for something, and wait for what comes of it."""
        try:
            ask()
        except OSError as error:
            # Too many processes, no memory: told like any other failure, when whoever asked is ready to hear it.
            sentence = str(error.strerror or error)
            QTimer.singleShot(0, self, lambda: self.failed.emit(sentence, ""))
        else:
            self._listen()

    def _listen(self) -> None:
        """Wait on the pipe, which is another one after a process was lost."""
        self._deafen()
        assert self._background is not None
        number = self._background.fileno()
        if sys.platform == "win32":
            self._timer.start()
        else:
            self._notifier = QSocketNotifier(number, QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._poll)

    def _deafen(self) -> None:
        self._timer.stop()
        notifier, self._notifier = self._notifier, None
        if notifier is not None:
            notifier.setEnabled(False)
            notifier.deleteLater()

    def _poll(self, *_: Any) -> None:
        assert self._background is not None
        for news in self._background.news():
            if news.sentence:
                lost = translate("background", "The process has ended unexpectedly.")
                self.failed.emit(lost if news.sentence == LOST else news.sentence, news.details)
            elif news.final:
                self.done.emit(news.value)
            else:
                self.progressed.emit(news.value)
        if self._background.fileno() < 0:
            self._deafen()


class BackgroundJobs(Listener):
    """One job at a time. The process stays, as loading what it needs takes longer than most jobs."""

    def __init__(self, prepare: Callable[[], Any] | None = None, parent: QObject | None = None) -> None:
        """`prepare` loads what jobs need when the process starts."""
        self._process = Background(prepare)
        super().__init__(self._process, parent)

    def warm(self) -> None:
        """Start the process ahead of the first job."""
        with contextlib.suppress(OSError):
            self._process.start()

    def run(self, job: Job) -> None:
        """The last job, if it still goes on, is broken off."""
        self.stop()
        self._ask(lambda: self._run(job))

    def stop(self) -> None:
        """Break off; nothing more is heard of it."""
        if self.busy:
            self.close()

    def _run(self, job: Job) -> None:
        self._process.start()
        self._process.run(job)
