"""Talks with a process line by line, and is never held up by it: a bot may be silent, flood, or die at any moment."""

import contextlib
import os
import secrets
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import TIMEOUT_MAX, Event, Thread
from typing import IO, Final

from ai.protocol.line_format import ProtocolFault, lines
from resources.faults import plain, shown

LONGEST_ANSWER: Final = 4096
MOST_WAITING: Final = 1000
"""Lines that nobody has listened to yet; with more, the bot has to wait."""
POLITE: Final = 2.0
"""Seconds that a bot has to end by itself once it is told to."""
_BELONGS: Final = "MANOEUVRE_BOT"
"""In the environment of a bot, and so of whatever it starts; each bot has a value of its own."""
_ROUNDS: Final = 5
"""How often it is looked for processes that a bot has left; one may start another while it is being killed."""
_TAIL: Final = 2000
_ENDED: Final = None


class BotFault(Exception):  # noqa: N818  # it is the bot that is at fault
    """A bot that cannot be played with any longer, in a sentence. Whoever referees may count it as a loss."""


class Conversation:
    """A process and what is said to and by it. Ends the process when it is closed, forgotten, or this one ends."""

    def __init__(self, words: Sequence[str]) -> None:
        mark = secrets.token_hex(16)
        try:
            # A session of its own, so that whatever it starts ends with it, and Ctrl-C reaches only us.
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=sys.platform != "win32",
                env={**os.environ, _BELONGS: mark},
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BotFault(f"The bot {shown(words[0])} cannot be started: {reason}.") from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._closed = Event()
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._inbox: Queue[str | ProtocolFault | None] = Queue(MOST_WAITING)
        self._complaints = bytearray()
        self._threads = [
            Thread(target=_write, args=(process.stdin, self._outbox), daemon=True),
            Thread(target=_read, args=(process.stdout, self._inbox, self._closed), daemon=True),
            Thread(target=_overhear, args=(process.stderr, self._complaints), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._end = weakref.finalize(self, _end, process, mark, self._outbox, self._closed)

    def say(self, *said: str) -> None:
        """Returns at once, whether or not the bot listens."""
        self._outbox.put("".join(f"{line}\n" for line in said).encode())

    def hear(self, seconds: float) -> str | None:
        """The next line, or None if there is none within so many seconds; raises BotFault if there never will be."""
        try:
            line = self._inbox.get(timeout=min(max(seconds, 0), TIMEOUT_MAX))
        except Empty:
            return None
        if line is _ENDED:
            # Again for whoever asks next.
            self._inbox.put(_ENDED)
            raise BotFault(f"The bot has ended{self._last_words()}.")
        if isinstance(line, ProtocolFault):
            raise BotFault(f"The bot does not speak the protocol: {line}")
        return plain(line)

    def close(self, politely: bool = True) -> None:
        """End the process; politely by feed it to, and waiting a moment."""
        if politely and self._process.poll() is None:
            self.say("quit")
            self._outbox.put(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(POLITE)
        self._end()
        for thread in self._threads:
            thread.join(POLITE)

    def _last_words(self) -> str:
        """How the process ended and what it complained of last."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(POLITE)
        self._threads[-1].join(POLITE)
        said = self._complaints.decode(errors="replace").strip().splitlines()
        status = self._process.returncode
        return f" with status {status}" + (f", saying {shown(said[-1][-40:])}" if said else "")


def _write(stream: IO[bytes], outbox: "SimpleQueue[bytes | None]") -> None:
    # A bot that has gone shows itself by the end of its answers.
    with contextlib.suppress(OSError), contextlib.closing(stream):
        while (data := outbox.get()) is not None:
            stream.write(data)
            stream.flush()


def _read(stream: IO[bytes], inbox: "Queue[str | ProtocolFault | None]", closed: Event) -> None:
    with contextlib.closing(stream):
        for line in lines(stream, LONGEST_ANSWER, skip=False):
            if not _put(inbox, line, closed) or isinstance(line, ProtocolFault):
                break
        else:
            _put(inbox, _ENDED, closed)


def _put(inbox: "Queue[str | ProtocolFault | None]", line: str | ProtocolFault | None, closed: Event) -> bool:
    while not closed.is_set():
        with contextlib.suppress(Full):
            inbox.put(line, timeout=0.1)
            return True
    return False


def _overhear(stream: IO[bytes], complaints: bytearray) -> None:
    with contextlib.closing(stream):
        while data := os.read(stream.fileno(), _TAIL):
            complaints += data
            del complaints[:-_TAIL]


def _end(process: "subprocess.Popen[bytes]", mark: str, outbox: "SimpleQueue[bytes | None]", closed: Event) -> None:
    closed.set()
    outbox.put(None)
    # Before the bot is killed: what it has started is then still known as its own.
    left = _belonging(mark)
    if process.poll() is None:
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                # Together with whatever it has started.
                os.killpg(process.pid, signal.SIGKILL)
    for _ in range(_ROUNDS):
        if not left:
            break
        for pid in left - {process.pid}:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        left = _belonging(mark)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(POLITE)


def _belonging(mark: str) -> set[int]:
    """The processes of a bot, those in other sessions among them, and what those have started; only Linux tells.

    Others go with the bot's session, if they have stayed in it.
    """
    found: set[int] = set()
    parents: dict[int, int] = {}
    wanted = f"{_BELONGS}={mark}".encode()
    for place in Path("/proc").glob("[0-9]*") if sys.platform == "linux" else ():
        with contextlib.suppress(OSError, ValueError, IndexError):
            pid = int(place.name)
            # The name in brackets may hold anything; after it come the state and the parent.
            parents[pid] = int((place / "stat").read_bytes().rpartition(b")")[2].split()[1])
            if wanted in (place / "environ").read_bytes().split(b"\0"):
                found.add(pid)
    grown = True
    while grown:
        children = {pid for pid, parent in parents.items() if parent in found} - found
        found |= children
        grown = bool(children)
    return found
