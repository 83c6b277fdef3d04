"""Time in a battle over LAN: what each side has used, the limit both agreed on, and how long the other is silent.

Both programs measure by themselves, and neither takes the other's word for it. Time runs for a side only while it has
a decision to make, as both can see, and the link is up. Where both decide at once it runs for both; a side that has
decided says so and its time stops, until it is its turn to speak.
"""

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.board.translation import translate
from app.shell.lan.fair.table import Matter
from app.shell.lan.journal import Notes
from engine.record import Header

if TYPE_CHECKING:
    from app.shell.lan.remote_battle import RemoteBattle

DECIDING: Final = 600
"""Seconds of silence after which a battle may be claimed from a side that has a decision to make."""
SPEAKING: Final = 120
"""The same where its program should have spoken by itself: to draw, to roll, to turn up its cards."""
ABSENT: Final = 900
"""The same while it is not there at all."""
GRACE: Final = 5.0
"""Seconds after which a side that has not itself said that its time is up loses the battle by the other's clock."""
KEPT: Final = 10.0
"""Seconds of thinking after which the time used is written down again."""

NONE: Final = "none"
TURN: Final = "turn"
BATTLE: Final = "battle"
SHORTEST: Final = 10
LONGEST: Final = 24 * 3600


@dataclass(frozen=True)
class Limit:
    """How long each side may think: without limit, so many seconds in each turn, or in the whole battle.

    >>> Limit(TURN, 120).terms()
    {'clock': 'turn', 'seconds': 120}
    """

    kind: str = NONE
    seconds: int = 0

    def terms(self) -> dict[str, bool | int | str]:
        """As the header of a battle holds it."""
        return {} if self.kind == NONE else {"clock": self.kind, "seconds": self.seconds}

    @classmethod
    def of(cls, header: Header) -> "Limit":
        """What was agreed on; both ends read it in the same way, whatever a header may say."""
        kind, seconds = header.terms.get("clock"), header.terms.get("seconds")
        if kind in (TURN, BATTLE) and type(seconds) is int and SHORTEST <= seconds <= LONGEST:
            return cls(str(kind), seconds)
        return cls()


LIMITS: Final = (
    Limit(),
    Limit(TURN, 60),
    Limit(TURN, 120),
    Limit(TURN, 300),
    Limit(BATTLE, 900),
    Limit(BATTLE, 1800),
    Limit(BATTLE, 3600),
)
"""What a host may choose from."""


class Clock(QObject):
    """Ticks every second, whether or not anybody looks."""

    ticked = Signal()
    overdue = Signal(int)
    """The other side has kept silent for so many seconds that the battle may be claimed."""
    ran_out = Signal(int)
    """This seat has run out of time: the own side at once, the other after a short grace. Emitted once."""

    def __init__(self, game: "RemoteBattle", limit: Limit, notes: Notes) -> None:
        super().__init__(game)
        self._game = game
        self.limit = limit
        self._notes = notes
        self.thought = [0.0, 0.0]
        """Seconds by seat, in the whole battle."""
        self.turn_thought = [0.0, 0.0]
        """The same in the turn under way."""
        self._turn = (0, 0)
        self.silent = 0
        self._words = -1
        self._unkept = 0.0
        self._told = [False, False]
        self._last = time.monotonic()
        self._read(notes.clock)
        self._timer = QTimer(self)
        self._timer.setInterval(1_000)
        self._timer.timeout.connect(self.tick)
        self._timer.start()

    def left(self, seat: int) -> float | None:
        """Seconds that a side may still think; None without a limit."""
        if self.limit.kind == NONE:
            return None
        used = self.turn_thought if self.limit.kind == TURN else self.thought
        return max(self.limit.seconds - used[seat], 0.0)

    def expired(self, seat: int) -> bool:
        """Whether a side has used up its time, by this program's own measure."""
        return self.left(seat) == 0

    def tick(self) -> None:
        now = time.monotonic()
        self.advance(now - self._last)
        self._last = now

    def advance(self, seconds: float) -> None:
        """So much time has passed."""
        match = self._game.match
        if match is None or match.done:
            self._timer.stop()
            return
        seat, matter = match.table.due()
        self._follow_turn()
        if matter == Matter.PLAY and self._game.connected:
            for thinker in self._thinking(seat):
                self._think(thinker, seconds)
        words = len(match.table.said)
        self.silent = self.silent + round(seconds) if words == self._words and seat == 1 - self._game.my_seat else 0
        if words != self._words or self._unkept >= KEPT:
            self.keep()
        self._words = words
        patience = ABSENT if not self._game.connected else DECIDING if matter == Matter.PLAY else SPEAKING
        if self.silent >= patience:
            self.overdue.emit(self.silent)
        self.ticked.emit()

    def _thinking(self, due: int) -> list[int]:
        """Every seat that has yet to decide. Whoever is to speak next has, whatever it says."""
        match = self._game.match
        assert match is not None
        mine = self._game.my_seat
        decided = {mine: match.has_decided, 1 - mine: self._game.other_decided}
        deciding = self._game.battle.state.deciding()
        return [seat for seat in (0, 1) if seat == due or (seat in deciding and not decided[seat])]

    def _think(self, seat: int, seconds: float) -> None:
        self.thought[seat] += seconds
        self.turn_thought[seat] += seconds
        self._unkept += seconds
        if self.limit.kind == NONE or self._told[seat]:
            return
        used = self.turn_thought if self.limit.kind == TURN else self.thought
        grace = 0.0 if seat == self._game.my_seat else GRACE
        if used[seat] >= self.limit.seconds + grace:
            self._told[seat] = True
            self.ran_out.emit(seat)

    def _follow_turn(self) -> None:
        standing = self._game.battle.state.standing()
        turn = (standing.turn, standing.active)
        if turn != self._turn:
            self._turn = turn
            self.turn_thought = [0.0, 0.0]

    # A program that was left or killed goes on with the time that was used

    def keep(self) -> None:
        self._unkept = 0.0
        self._notes.keep_clock({"thought": self.thought, "turn": self.turn_thought, "at": list(self._turn)})

    def _read(self, kept: dict[str, Any]) -> None:
        try:
            thought, turn = (tuple(max(float(value), 0.0) for value in kept[key]) for key in ("thought", "turn"))
            number, active = (int(value) for value in kept["at"])
            self.thought, self.turn_thought = [thought[0], thought[1]], [turn[0], turn[1]]
            self._turn = (number, active)
        except (KeyError, ValueError, TypeError, IndexError):
            # Lost or spoilt: the other side's program has measured too.
            self.thought, self.turn_thought, self._turn = [0.0, 0.0], [0.0, 0.0], (0, 0)


def clock_words(seconds: float) -> str:
    """
    >>> clock_words(65), clock_words(3_600)
    ('1:05', '1:00:00')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def limit_words(limit: Limit) -> str:
    """What was agreed on, in a sentence."""
    if limit.kind == NONE:
        return translate("lan", "No time limit.")
    if limit.kind == TURN:
        words = translate("lan", "Time limit: each side has {time} per turn. Whoever runs out of time loses.")
    else:
        words = translate("lan", "Time limit: each side has {time} for the battle. Whoever runs out of time loses.")
    return words.format(time=clock_words(limit.seconds))


def limit_name(limit: Limit) -> str:
    """The same in a word or two, to be chosen from."""
    if limit.kind == NONE:
        return translate("lan", "No time limit")
    minutes = limit.seconds // 60
    if limit.kind == TURN:
        return translate("lan", "%n minute(s) per turn", "", minutes)
    return translate("lan", "%n minute(s) per battle", "", minutes)
