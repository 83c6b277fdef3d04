"""A process that runs errands for the screen and tells how they go; broken off, it is ended and started anew."""

import contextlib
import multiprocessing
import sys
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

EVERY: Final = 40
"""Milliseconds between two looks at the process where an event loop cannot wait for a pipe, as on Windows."""

Job = Callable[[], Iterable[Any]]
"""Can be sent to another process; what it yields is heard, one after the other."""


class _Done:
    """The errand is over."""


class _Failed:
    """It has come to nothing, and why."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence


class Errand(QObject):
    """One errand at a time. The process stays, as loading what it needs takes longer than most errands."""

    heard = Signal(object)
    done = Signal()
    failed = Signal(str)

    def __init__(self, first: Job | None = None, parent: QObject | None = None) -> None:
        """`first` is done when the process starts, and not heard: it loads what errands need."""
        super().__init__(parent)
        self._first = first
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._notifier: QSocketNotifier | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._poll)
        self.busy = False

    def warm(self) -> None:
        """Start the process ahead of the first errand."""
        with contextlib.suppress(OSError):
            self._start()

    def run(self, job: Job) -> None:
        """The last errand, if it still goes on, is broken off."""
        if self.busy:
            self.stop()
        try:
            self._start()
            assert self._pipe is not None
            self._pipe.send(job)
        except OSError as error:
            sentence = str(error.strerror or error)
            QTimer.singleShot(0, self, lambda: self.failed.emit(sentence))
            return
        self.busy = True

    def stop(self) -> None:
        """Break off; nothing more is heard of it."""
        if self.busy:
            self.close()

    def close(self) -> None:
        """End the process, without waiting for it."""
        self.busy = False
        self._timer.stop()
        notifier, self._notifier = self._notifier, None
        if notifier is not None:
            notifier.setEnabled(False)
            notifier.deleteLater()
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            Thread(target=process.join, name="ending an errand").start()

    def _start(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._first), daemon=True, name="errand")
        self._process.start()
        theirs.close()
        self._pipe = ours
        if sys.platform == "win32":
            self._timer.start()
        else:
            self._notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._poll)

    def _poll(self, *_: Any) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                self._hear(self._pipe.recv())
        except (EOFError, OSError):
            was_busy = self.busy
            self.close()
            if was_busy:
                self.failed.emit("The process has ended unexpectedly.")

    def _hear(self, news: Any) -> None:
        if isinstance(news, _Done):
            self.busy = False
            self.done.emit()
        elif isinstance(news, _Failed):
            self.busy = False
            self.failed.emit(news.sentence)
        elif self.busy:
            self.heard.emit(news)


def _serve(pipe: "Connection[Any, Any]", first: Job | None) -> None:
    """The process: errand after errand until nobody is at the other end."""
    _be_polite()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        if first is not None:
            list(first())
        while True:
            job: Job = pipe.recv()
            try:
                for news in job():
                    pipe.send(news)
            except OSError:
                raise
            except Exception as error:  # whatever it was, the screen must hear of it
                pipe.send(_Failed(f"{type(error).__name__}: {error}"))
            else:
                pipe.send(_Done())


def _be_polite() -> None:
    """The window comes first."""
    import os

    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)
