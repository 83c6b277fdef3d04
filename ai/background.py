"""A process in the background that does one job after another, so that nobody waits for it.

background = Background()
background.run(job)                  # returns at once; the job is called in the process, with a Channel
…                                    # when background.fileno() can be read, or now and then:
for news in background.news():
    …

The process leaves the processor to others, ends with its parent, and is started again after a crash.
"""

import contextlib
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from resources.faults import plain

NICE: Final = 5
"""How far the process stands back, so that a window comes first."""
LOOK: Final = 0.5
"""Seconds between two looks at whether the parent is still there."""
SHORTLY: Final = 0.1
"""Seconds in which a process whose end of the pipe is closed will have ended."""
LOST: Final = "The process has ended unexpectedly."

Job = Callable[["Channel"], Any]
"""Work for the process; it must be possible to pickle it. What it returns is its result."""


@dataclass(frozen=True)
class News:
    """What a job reports or, if `final`, its result. A final one with a sentence says why there is none."""

    job: int
    value: Any = None
    final: bool = True
    sentence: str = ""
    details: str = ""
    """The traceback, or how the process ended."""


class _Do(NamedTuple):
    """To the process: do this."""

    number: int
    job: Job


class _Stop(NamedTuple):
    """To the process: whatever was asked for up to this job, come to an end."""

    number: int


class _Heard(NamedTuple):
    """To the process: the last report has arrived, so the next offer is welcome."""


class Background:
    """One process, which stays from job to job; each job takes the place of the one before."""

    def __init__(self, prepare: Callable[[], Any] | None = None) -> None:
        """`prepare` is called when the process starts; jobs find what it returns in their channel."""
        self._prepare = prepare
        self._count = 0
        self._awaited = 0
        """The job whose result is awaited, or 0."""
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None

    @property
    def busy(self) -> bool:
        return self._awaited > 0

    def fileno(self) -> int:
        """What an event loop may wait on until there is news; -1 while there is no process.

        It is another one once the process was started again. Windows has no such thing: look now and then there.
        """
        return -1 if self._pipe is None else self._pipe.fileno()

    def start(self) -> bool:
        """Start the process if it is not running, and say whether that was so; raises OSError if there can be none."""
        if self._process is not None and self._process.is_alive():
            return False
        self.close()
        # Spawned, not forked: the child must not hold a copy of this end of the pipe, nor of a screen's threads.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._prepare), daemon=True, name="background")
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return True

    def run(self, job: Job) -> int:
        """Have a job done, and cancel the one before; returns the number by which news name it."""
        self.cancel()
        if self._pipe is None:
            self.start()
        self._count += 1
        self._awaited = self._count
        self._send(_Do(self._count, job))
        return self._count

    def stop(self) -> None:
        """Ask the job to come to an end, and to its result."""
        if self._awaited:
            self._send(_Stop(self._awaited))

    def cancel(self) -> None:
        """Ask the job to come to an end; there will be no news of it."""
        self.stop()
        self._awaited = 0

    def news(self, seconds: float = 0.0) -> Iterator[News]:
        """What was reported since; if there is nothing, wait for it so long. Whoever cancels hears no more."""
        while self._pipe is not None:
            try:
                if not self._pipe.poll(seconds):
                    return
                heard: News = self._pipe.recv()
            except (EOFError, OSError):
                yield from self._lost()
                return
            if not heard.final:
                self._send(_Heard())
            # What a job that was cancelled still had on its way is not what is waited for.
            if heard.job == self._awaited:
                seconds = 0.0
                self._awaited = 0 if heard.final else heard.job
                yield heard

    def close(self) -> None:
        """End the process, even in the middle of a job, without waiting for it."""
        self._awaited = 0
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            # Somebody has to ask how it ended.
            Thread(target=process.join, name="ending a background process").start()

    def _send(self, message: _Do | _Stop | _Heard) -> None:
        # A process that is gone shows itself when its news are read.
        with contextlib.suppress(OSError):
            if self._pipe is not None:
                self._pipe.send(message)

    def _lost(self) -> Iterator[News]:
        job, process = self._awaited, self._process
        assert process is not None
        process.join(SHORTLY)
        details = f"status {process.exitcode}"
        self.close()
        if job:
            yield News(job, sentence=LOST, details=details)


class Channel:
    """The other end of the pipe. A thread listens; jobs are done, one after the other, by the main one."""

    def __init__(self, pipe: "Connection[Any, Any]", prepare: Callable[[], Any] | None) -> None:
        self._pipe = pipe
        self._inbox: SimpleQueue[_Do] = SimpleQueue()
        self._job = 0
        self._stopped = 0
        self._welcome = True
        Thread(target=self._listen, args=(os.getppid(),), daemon=True).start()
        self.prepared: Any = prepare() if prepare is not None else None
        """What was made when the process started."""

    def report(self, value: Any) -> None:
        """Tell the parent something."""
        self._send(News(self._job, value, final=False))

    def offer(self, value: Any) -> None:
        """The same, unless the last report has still to be read: a parent who is busy never makes a job wait."""
        if self._welcome:
            self._welcome = False
            self.report(value)

    def stopped(self) -> bool:
        """Whether the job was asked to come to an end."""
        return self._stopped >= self._job

    def serve(self) -> None:
        while True:
            self._job, job = self._inbox.get()
            try:
                news = News(self._job, job(self))
            except Exception as error:
                sentence = plain(str(error)) or type(error).__name__
                news = News(self._job, sentence=sentence, details=traceback.format_exc())
            self._send(news)

    def _listen(self, parent: int) -> None:
        """Hear the parent at any time, and end the process when he is gone or lets go of the pipe.

        The pipe of a parent who was killed may be held open by another process that he had forked; then his absence
        shows in whose child this one has become.
        """
        try:
            while os.getppid() == parent:
                if self._pipe.poll(LOOK):
                    self._sort(self._pipe.recv())
        except (EOFError, OSError):
            pass
        finally:
            # The job may be in the middle of something and is not asked.
            os._exit(0)

    def _sort(self, message: _Do | _Stop | _Heard) -> None:
        if isinstance(message, _Do):
            self._inbox.put(message)
        elif isinstance(message, _Stop):
            self._stopped = message.number
        else:
            self._welcome = True

    def _send(self, news: News) -> None:
        try:
            self._pipe.send(news)
        except OSError:
            os._exit(0)


def _serve(pipe: "Connection[Any, Any]", prepare: Callable[[], Any] | None) -> None:
    """Where the process begins."""
    # Ctrl-C at a terminal goes to every process there; the parent says what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Channel(pipe, prepare).serve()
