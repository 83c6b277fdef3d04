"""What runs in the worker's process: a thread that listens, and the player, who thinks on the main one."""

import os
import signal
import traceback
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from ai.player import Limits, Thought
from ai.protocol.sitting import Maker, Sitting
from ai.protocol.telling import Told
from resources.faults import plain
from resources.library import Library

LOOK: Final = 0.5
"""Seconds between two looks at whether the parent is still there."""


class Think(NamedTuple):
    """To the child: think about the decision that `news` leads to."""

    request: int
    news: list[Told]
    name: str
    seed: int
    limits: Limits | None


class Stop(NamedTuple):
    """To the child: whatever was asked up to this request, answer now."""

    request: int


class More(NamedTuple):
    """To the child: the last progress was taken note of, so the next is welcome."""


class Said(NamedTuple):
    """From the child: progress, an answer, or why there is none."""

    request: int
    thought: Thought[str] | None
    final: bool
    sentence: str = ""
    details: str = ""


class Child:
    """The player's end of the pipe."""

    def __init__(self, pipe: "Connection[Any, Any]", sitting: Sitting) -> None:
        self._pipe = pipe
        self._sitting = sitting
        self._inbox: SimpleQueue[Think] = SimpleQueue()
        self._stopped = 0
        self._welcome = True
        """Progress is sent one at a time, so that a parent who is busy never makes the player wait."""

    def serve(self) -> None:
        Thread(target=self._listen, args=(os.getppid(),), daemon=True).start()
        while True:
            self._answer(self._inbox.get())

    def _listen(self, parent: int) -> None:
        """Hear what the parent says at any time, and end the process when he is gone or lets go of the pipe.

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
            # The player may be deep in thought and is not asked.
            os._exit(0)

    def _sort(self, message: Think | Stop | More) -> None:
        if isinstance(message, Think):
            self._inbox.put(message)
        elif isinstance(message, Stop):
            self._stopped = message.request
        else:
            self._welcome = True

    def _answer(self, think: Think) -> None:
        try:
            for told in think.news:
                tell = self._sitting.begin if told.is_view else self._sitting.saw
                tell(told.seat, told.text)
            thought = self._sitting.think(
                think.name,
                think.seed,
                think.limits,
                lambda: self._stopped >= think.request,
                lambda thought: self._report(think.request, thought),
            )
        except Exception as error:
            sentence = plain(str(error)) or type(error).__name__
            self._send(Said(think.request, None, True, sentence, traceback.format_exc()))
        else:
            self._send(Said(think.request, thought, True))

    def _report(self, request: int, thought: Thought[str]) -> None:
        if self._welcome:
            self._welcome = False
            self._send(Said(request, thought, False))

    def _send(self, said: Said) -> None:
        try:
            self._pipe.send(said)
        except OSError:
            os._exit(0)


def main(pipe: "Connection[Any, Any]", maker: Maker, folder: Path | None) -> None:
    """Where the process begins."""
    # Ctrl-C at a terminal goes to every process there; the parent says what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Child(pipe, Sitting(maker, Library(folder))).serve()
