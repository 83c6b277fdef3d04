"""A battle read in the background: a process of its own, which tells what it finds out and can be stopped at any time.

reader = Reader(course, folder)
…                                    # now and then:
for news in reader.poll():
    …
reader.close()
"""

import multiprocessing
import os
import signal
import traceback
from dataclasses import dataclass
from enum import Enum, auto
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from app.shell.replay.course import Course
from engine.record import read as read_record

if TYPE_CHECKING:
    from app.shell.replay.analysis import News

POLITE: Final = 1.0
"""Seconds that the process has to end by itself."""
LOOK: Final = 0.5
"""Seconds between two looks at whether the parent is still there."""


class Progress(Enum):
    """How the reading stands."""

    READING = auto()
    DONE = auto()
    STOPPED = auto()
    FAILED = auto()


@dataclass(frozen=True)
class Failed:
    """From the process: it has met a fault of its own."""

    details: str


@dataclass(frozen=True)
class Finished:
    """From the process: everything has been told."""


class Reader:
    """One reading of one battle."""

    def __init__(self, course: Course, folder: Path | None) -> None:
        """The folder is the user's own, as the library has it: the battle may use armies of his."""
        self.progress = Progress.READING
        self.done = 0.0
        """How much of the work is done, from 0 to 1."""
        self.details = ""
        """The traceback, should the reading have failed."""
        # Spawned, not forked: the child must not hold a copy of this end of the pipe, nor of a screen's threads.
        context = multiprocessing.get_context("spawn")
        self._pipe: Connection[Any, Any] | None
        self._pipe, theirs = context.Pipe()
        text = course.record.text()
        self._process = context.Process(target=main, args=(theirs, text, folder), daemon=True)
        self._process.start()
        theirs.close()

    def poll(self) -> "list[News]":
        """What has been found out since."""
        found: list[News] = []
        while self._pipe is not None:
            try:
                if not self._pipe.poll():
                    break
                said = self._pipe.recv()
            except (EOFError, OSError):
                said = Failed("The process has ended unexpectedly.")
            if isinstance(said, Finished):
                self._end(Progress.DONE)
            elif isinstance(said, Failed):
                self.details = said.details
                self._end(Progress.FAILED)
            else:
                self.done = said.done
                found.append(said)
        return found

    def close(self) -> None:
        """Stop reading; what has been found out so far stays true."""
        if self.progress is Progress.READING:
            self._end(Progress.STOPPED)

    def _end(self, progress: Progress) -> None:
        self.progress = progress
        assert self._pipe is not None
        self._pipe.close()
        self._pipe = None
        if progress is not Progress.DONE:
            self._process.kill()
        self._process.join(POLITE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def main(pipe: "Connection[Any, Any]", text: str, folder: Path | None) -> None:
    """Where the process begins."""
    # Ctrl-C at a terminal goes to every process there; the parent says what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_watch, args=(pipe, os.getppid()), daemon=True).start()
    try:
        _read(pipe, text, folder)
    except OSError:
        os._exit(0)
    except Exception:
        pipe.send(Failed(traceback.format_exc()))


def _read(pipe: "Connection[Any, Any]", text: str, folder: Path | None) -> None:
    from app.shell.replay.analysis import read
    from resources.library import Library
    from resources.record_start import start_of

    record = read_record(text.encode())
    for news in read(Course(record, start_of(record, Library(folder)))):
        pipe.send(news)
    pipe.send(Finished())


def _watch(pipe: "Connection[Any, Any]", parent: int) -> None:
    """End the process when the parent is gone or lets go of the pipe, be it deep in thought."""
    try:
        while os.getppid() == parent:
            if pipe.poll(LOOK):
                pipe.recv()
    except (EOFError, OSError):
        pass
    finally:
        os._exit(0)
