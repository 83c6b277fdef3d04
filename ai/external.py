"""A player who is another program: runs a command line, drives it by the bot protocol, and checks what it answers."""

import math
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from ai.player import Limits, Line, Thought, never, unheard
from ai.protocol.conversation import BotFault, Conversation
from ai.protocol.line_format import read_info, write_limits
from ai.protocol.view_feed import ViewFeed
from engine.game import Refusal
from engine.registry import Registration
from resources.faults import shown

__all__ = ["BotFault", "External"]

PATIENCE: Final = 60.0
"""Seconds to wait for any answer, beyond what the limits grant the bot."""
LENIENCE: Final = 10.0
"""The limits are of CPU time; a bot on a busy machine gets so many times as many seconds before it is given up."""
NODE: Final = 0.01
"""Seconds granted for a node."""
MOST_LINES: Final = 100_000
"""Of one answer; a bot that talks more than that will never come to the point."""
_GLANCE: Final = 0.02
"""Seconds between two looks at whether to stop."""


class External:
    """Plays one seat of one battle. Anything but a legal answer in time ends the process and raises BotFault."""

    def __init__(
        self, game: Registration, command: str, seed: int, limits: Limits | None = None, patience: float = PATIENCE
    ) -> None:
        self.name = ""
        """What the bot calls itself."""
        self._limits = limits
        self._patience = patience
        self._feed = ViewFeed(game)
        self._lines: dict[int, Line] = {}
        self._nodes = 0
        self._legal: dict[str, Any] = {}
        self._ended: BotFault | None = None
        self._bot = Conversation(_words(command))
        with self._to_the_end_of_it():
            self._greet(seed)

    def watch(self, view: Any, action: Any, /) -> None:
        self._feed.watch(view, action)

    def think(
        self, view: Any, halt: Callable[[], bool] = never, report: Callable[[Thought[Any]], None] = unheard, /
    ) -> Thought[Any]:
        if self._ended is not None:
            raise self._ended
        with self._to_the_end_of_it():
            self._feed.reach(view)
            for told in self._feed.news():
                self._bot.say(*told.lines())
            # Whatever the bot has still to say of earlier matters comes before its “readyok”, and is let go.
            self._bot.say("isready")
            self._listen("readyok", self._patience)
            return self._ask(view, halt, report)

    def close(self) -> None:
        """End the bot. Whoever makes a player closes it."""
        self._ended = self._ended or BotFault("The bot has been ended.")
        self._bot.close()

    @contextmanager
    def _to_the_end_of_it(self) -> Iterator[None]:
        """A bot with which anything went wrong, even that nobody waits for it any more, is ended."""
        try:
            yield
        except BaseException as error:
            self._ended = error if isinstance(error, BotFault) else BotFault("The bot has been ended.")
            self._bot.close(politely=False)
            raise

    def _greet(self, seed: int) -> None:
        self._bot.say("mnv")
        options = []
        for line in self._listen("mnvok", self._patience):
            if line.startswith("id name "):
                self.name = line.removeprefix("id name ")[:80]
            elif line.startswith("option name "):
                options.append(line.split()[2])
        if "Seed" in options:
            self._bot.say(f"setoption name Seed value {seed}")

    def _listen(self, word: str, seconds: float) -> list[str]:
        """All lines up to one that is just this word."""
        heard: list[str] = []
        deadline = time.monotonic() + seconds
        while True:
            line = self._next(deadline, f"“{word}”")
            if line == word:
                return heard
            heard.append(line)
            _refuse_flood(len(heard))

    def _ask(self, view: Any, halt: Callable[[], bool], report: Callable[[Thought[Any]], None]) -> Thought[Any]:
        self._lines = {}
        self._nodes = 0
        self._legal = {view.write(action): action for action in view.legal()}
        self._bot.say(*(f"legal {text}" for text in self._legal))
        self._bot.say(f"go {write_limits(self._limits)}".rstrip())
        deadline = time.monotonic() + self._granted()
        stopped = False
        count = 0
        while True:
            if not stopped and halt():
                self._bot.say("stop")
                stopped = True
                deadline = time.monotonic() + self._patience
            line = self._bot.hear(_GLANCE if halt is not never and not stopped else deadline - time.monotonic())
            if line is None:
                if time.monotonic() >= deadline:
                    raise self._late("an action")
                continue
            count += 1
            _refuse_flood(count)
            if line.startswith("best "):
                return self._judged(view, line.removeprefix("best "))
            self._note(line, report)

    def _granted(self) -> float:
        limits = self._limits
        if limits == Limits():
            # It may think until it is stopped, and whoever said so stops it.
            return math.inf
        return self._patience + (LENIENCE * limits.seconds + NODE * limits.nodes if limits else 0.0)

    def _next(self, deadline: float, awaited: str) -> str:
        line = self._bot.hear(deadline - time.monotonic())
        if line is None:
            raise self._late(awaited)
        _refuse_error(line)
        return line

    def _late(self, awaited: str) -> BotFault:
        return BotFault(f"The bot has not answered with {awaited} in time.")

    def _note(self, line: str, report: Callable[[Thought[Any]], None]) -> None:
        """Pass on what the bot tells of its progress, if it can be understood."""
        _refuse_error(line)
        info = read_info(line)
        if info is None:
            return
        self._nodes, rank, found = info
        if rank == 1:
            self._lines.clear()
        self._lines[rank] = found
        best = self._lines.get(1)
        if best is not None and best.actions and best.actions[0] in self._legal:
            report(self._thought(self._legal[best.actions[0]]))

    def _judged(self, view: Any, text: str) -> Thought[Any]:
        try:
            action = view.read(text)
            view.copy().apply(action)
        except Refusal as refusal:
            raise BotFault(f"The bot has answered {shown(text)}, which is not legal: {refusal}") from None
        return self._thought(action)

    def _thought(self, action: Any) -> Thought[Any]:
        lines = tuple(line for _, line in sorted(self._lines.items()) if line.actions)
        win = self._lines[1].win if 1 in self._lines else 0.5
        return Thought(action, win, lines, self._nodes)


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError:
        raise BotFault(f"The command line {shown(command)} has a quotation mark too few or too many.") from None
    if not words:
        raise BotFault("No command line is given for the bot; write it behind “cmd:”.")
    return words


def _refuse_error(line: str) -> None:
    if line.partition(" ")[0] == "error":
        raise BotFault(f"The bot has given up: {line.removeprefix('error').strip()[:300]}")


def _refuse_flood(count: int) -> None:
    if count > MOST_LINES:
        raise BotFault(f"The bot has said {MOST_LINES} lines and come to no answer.")
