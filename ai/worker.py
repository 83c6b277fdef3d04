"""A player who thinks in a process of his own, so that a screen never waits for him.

worker = Worker("random", seed=7)
worker.watch(view, action)           # as for any player: before each action is played
request = worker.think(view)         # returns at once
…                                    # when worker.fileno() can be read, or now and then:
for report in worker.poll():
    if report.final and report.thought is not None:
        battle.play(report.thought.action)
"""

import contextlib
import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

from ai.bots import bot
from ai.player import Limits, Thought
from ai.protocol.sitting import Maker
from ai.protocol.telling import Telling
from ai.worker_child import More, Said, Stop, Think, main

POLITE: Final = 1.0
"""Seconds that the process has to end by itself when it is closed."""
LOST: Final = "The computer player's process has ended unexpectedly{how}. It starts anew when it is asked again."


@dataclass(frozen=True)
class Report:
    """News of a request: progress or, if `final`, the answer. A final one without a thought says what went wrong."""

    request: int
    thought: Thought[Any] | None
    final: bool = True
    sentence: str = ""
    details: str = ""
    """The traceback, for a report of the fault."""


class Worker:
    """One long-lived process. A process that was lost is started again by the next `think`, and told all anew.

    `name`, `seed` and `limits` may be changed at any time and hold from the next `think` on.
    """

    def __init__(
        self, name: str, seed: int, limits: Limits | None = None, folder: Path | None = None, maker: Maker = bot
    ) -> None:
        """The folder is the user's own, as the library has it. The maker must be a function that can be imported."""
        self.name = name
        self.seed = seed
        self.limits = limits
        self._folder = folder
        self._maker = maker
        self._telling = Telling()
        self._count = 0
        self._awaited = 0
        """The request that an answer is awaited for, or 0."""
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._start()

    def fileno(self) -> int:
        """What an event loop may wait on until there is something to `poll`; -1 while there is no process.

        It is another one after a process was lost, so ask again after each `think`. Windows has no such thing as a
        socket here: poll by a timer there.
        """
        return -1 if self._pipe is None else self._pipe.fileno()

    @property
    def thinking(self) -> bool:
        return self._awaited > 0

    def begin(self) -> None:
        """A new battle begins, with a new player."""
        self.cancel()
        self._telling.forget()

    def watch(self, view: Any, action: Any) -> None:
        """An action about to be played, as this seat is shown it. It overtakes whoever still thinks."""
        self.cancel()
        self._telling.watch(view, action)

    def think(self, view: Any) -> int:
        """Have the decision in this view thought about; returns the number by which reports name the request."""
        self.cancel()
        self._telling.reach(view)
        if self._process is None or not self._process.is_alive():
            self._start()
        self._count += 1
        self._awaited = self._count
        self._send(Think(self._count, self._telling.news(), self.name, self.seed, self.limits))
        return self._count

    def stop(self) -> None:
        """Have the answer at once, with the best so far."""
        if self._awaited:
            self._send(Stop(self._awaited))

    def cancel(self) -> None:
        """The answer is no longer wanted, and will not be reported."""
        self.stop()
        self._awaited = 0

    def poll(self, seconds: float = 0.0) -> list[Report]:
        """What has been reported since; if there is nothing, wait for it so long."""
        reports: list[Report] = []
        while self._pipe is not None:
            try:
                if not self._pipe.poll(0 if reports else seconds):
                    break
                said: Said = self._pipe.recv()
            except (EOFError, OSError):
                reports += self._mourn()
                break
            reports += self._heard(said)
        return reports

    def close(self) -> None:
        """End the process, be it in the middle of a thought."""
        self._awaited = 0
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.join(POLITE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None

    def _start(self) -> None:
        self.close()
        self._telling.resend()
        # Spawned, not forked: the child must not hold a copy of this end of the pipe, nor of a screen's threads.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=main, args=(theirs, self._maker, self._folder), daemon=True)
        self._process.start()
        theirs.close()

    def _send(self, message: Think | Stop | More) -> None:
        if self._pipe is not None:
            # A process that is gone shows itself when its reports are polled.
            with contextlib.suppress(OSError):
                self._pipe.send(message)

    def _mourn(self) -> list[Report]:
        """The process is gone."""
        request = self._awaited
        how = ""
        if self._process is not None:
            self._process.join(POLITE)
            how = f" (status {self._process.exitcode})"
        self.close()
        return [Report(request, None, sentence=LOST.format(how=how))] if request else []

    def _heard(self, said: Said) -> list[Report]:
        if not said.final:
            self._send(More())
        if said.request != self._awaited:
            return []
        if said.final:
            self._awaited = 0
        if said.thought is None:
            # Whatever he made of the battle so far may be wrong.
            self._telling.resend()
            return [Report(said.request, None, True, said.sentence, said.details)]
        assert self._telling.view is not None
        words = said.thought
        thought = Thought(self._telling.view.read(words.action), words.win, words.lines, words.nodes)
        return [Report(said.request, thought, said.final)]
