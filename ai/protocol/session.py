"""The bot's side of the protocol: hears commands, thinks in a thread of its own, and answers (docs/protocol.md)."""

import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Event, RLock, Thread
from typing import Final

from ai.player import Limits, Thought
from ai.protocol.line_format import VERSION, ProtocolFault, read_limits, write_info
from ai.protocol.seat_player import SeatPlayer
from engine.game import Refusal
from resources.faults import plain, shown

LARGEST_SEED: Final = 2**63 - 1
MOST_VIEW_LINES: Final = 1000
_END: Final = "end"
_AT_ANY_TIME: Final = ("mnv", "isready", "stop", "quit")
"""What is heard while the bot thinks."""


@dataclass
class Settings:
    """Who is behind the bot: a name to be called by, and which of the levels thinks, with which seed."""

    name: str
    levels: tuple[str, ...]
    level: str
    seed: int = 0


class Session:
    """One conversation. `say` takes the lines of the answers, and may be called from another thread."""

    def __init__(self, player: SeatPlayer, settings: Settings, say: Callable[[str], None]) -> None:
        self._player = player
        self._settings = settings
        self._say = say
        self._lock = RLock()
        self._halt = Event()
        self._thinker: Thread | None = None
        self._thinking = False
        self._position: list[str | ProtocolFault] | None = None
        """The lines of a view, from `position` to `end`; first the words after `position`."""
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "mnv": self._introduce,
            "isready": lambda rest: say("readyok"),
            "setoption": self._set_option,
            "position": self._open_position,
            "saw": self._saw,
            "show": self._show,
            "legal": lambda rest: None,
            "go": self._go,
            "stop": lambda rest: self._halt.set(),
        }

    def run(self, lines: Iterable[str | ProtocolFault]) -> None:
        """Answer line by line until there are no more, or one says quit."""
        try:
            for line in lines:
                if line == "quit":
                    break
                self.hear(line)
        finally:
            self._halt.set()
            if self._thinker is not None:
                self._thinker.join()

    def hear(self, line: str | ProtocolFault) -> None:
        """Follow one line; whatever is wrong with it is answered with `error` and changes nothing."""
        with self._lock:
            try:
                if self._position is not None:
                    self._collect(line)
                elif isinstance(line, ProtocolFault):
                    raise line
                elif line.strip():
                    self._follow(line.strip())
            except (ProtocolFault, Refusal) as fault:
                self._say(f"error {plain(str(fault))}")
            except Exception as error:
                # A mistake of ours, or of the player's: whoever drives the bot should hear it, and may go on.
                self._fail(error)

    def _follow(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word)
        if command is None:
            raise ProtocolFault(f"There is no command {shown(word)}; there are {', '.join(self._commands)} and quit.")
        if self._thinking and word not in _AT_ANY_TIME:
            raise ProtocolFault(f"The bot is thinking; send “stop” and wait for its answer before {shown(word)}.")
        command(rest.strip())

    def _introduce(self, rest: str) -> None:
        settings = self._settings
        self._say(f"id name {settings.name}")
        self._say(f"id protocol {VERSION}")
        levels = " ".join(f"var {level}" for level in settings.levels)
        self._say(f"option name Level type combo default {settings.level} {levels}")
        self._say(f"option name Seed type spin default {settings.seed} min 0 max {LARGEST_SEED}")
        self._say("mnvok")

    def _set_option(self, rest: str) -> None:
        name, found, value = rest.removeprefix("name ").partition(" value ")
        if not rest.startswith("name ") or not found:
            raise ProtocolFault("An option is set so: “setoption name Level value random”.")
        if name == "Level":
            if value not in self._settings.levels:
                raise ProtocolFault(f"There is no level {shown(value)}; there are {', '.join(self._settings.levels)}.")
            self._settings.level = value
        elif name == "Seed":
            if not (value.isascii() and value.isdigit() and len(value) < 20 and int(value) <= LARGEST_SEED):
                raise ProtocolFault(f"The seed is a whole number from 0 to {LARGEST_SEED}, not {shown(value)}.")
            self._settings.seed = int(value)
        else:
            raise ProtocolFault(f"There is no option {shown(name)}; there are Level and Seed.")

    def _open_position(self, seat: str) -> None:
        self._position = [seat]

    def _collect(self, line: str | ProtocolFault) -> None:
        assert self._position is not None
        if line != _END:
            # What is too long is heard to its end, so that the next command is found, but not kept.
            if len(self._position) <= MOST_VIEW_LINES:
                self._position.append(line)
            return
        collected, self._position = self._position, None
        for kept in collected:
            if isinstance(kept, ProtocolFault):
                raise kept
        seat, *text = (str(kept) for kept in collected)
        self._player.begin(seat, "\n".join(text))

    def _saw(self, rest: str) -> None:
        seat, _, action = rest.partition(" ")
        self._player.saw(seat, action.strip())

    def _show(self, rest: str) -> None:
        if self._player.view is None:
            raise ProtocolFault("No battle has begun, so there is nothing to show.")
        self._say(f"position {self._player.word}")
        for line in str(self._player.view).splitlines():
            self._say(line)
        self._say(_END)

    def _go(self, rest: str) -> None:
        limits = read_limits(rest.split())
        self._player.check_asked()
        self._halt.clear()
        self._thinking = True
        self._thinker = Thread(target=self._think, args=(limits,), name="thinking")
        self._thinker.start()

    def _think(self, limits: Limits | None) -> None:
        try:
            try:
                settings = self._settings
                thought = self._player.think(
                    settings.level, settings.seed, limits, self._halt.is_set, self._tell_progress
                )
            except Exception as error:
                with self._lock:
                    # From here on the next command is welcome, so it must be so before anybody can send it.
                    self._thinking = False
                    self._fail(error)
            else:
                with self._lock:
                    self._thinking = False
                    self._tell_progress(thought)
                    self._say(f"best {thought.action}")
        except OSError:
            # Nobody reads any more; the end of the input will end the session.
            self._thinking = False

    def _tell_progress(self, thought: Thought[str]) -> None:
        with self._lock:
            for line in write_info(thought):
                self._say(line)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, OSError):
            raise error
        where = traceback.extract_tb(error.__traceback__)[-1]
        self._say(
            plain(f"error The bot has failed: {type(error).__name__}: {error} ({where.name}, line {where.lineno}).")
        )
