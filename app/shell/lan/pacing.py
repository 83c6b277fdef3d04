"""Steps that come over the network, shown one after the other at the pace of whoever shows them."""

import random
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from app.shell.play.battle_source import BattleSource
from app.shell.play.session import OPEN, Step
from engine.battle import Battle


class Paced(BattleSource):
    """A battle whose steps are shown when there is time for them."""

    waits = Signal()
    """Everything has been shown, and somebody elsewhere has to decide."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque()
        """What has happened and was not shown yet."""
        self._idle = True
        """Whoever shows the battle has shown everything so far, and waits."""
        self._asking = False
        """The decision that is due has been asked for."""
        self._going = False
        self._told_end = False

    @property
    def playing(self) -> Battle[Any] | None:
        """The battle, once there is one."""
        return getattr(self, "battle", None)

    def to_decide(self) -> int:
        """The seat at this end that must decide now, or -1."""
        return -1

    def ask(self, seat: int) -> None:
        self.asked.emit(seat)

    def queue(self, step: Step) -> None:
        self._steps.append(step)

    def show(self) -> None:
        """Something has changed; go on if everything before has been shown. Nobody is asked twice because of it."""
        if self._idle and (self._steps or not self._asking):
            self.go()

    def go(self) -> None:
        """Show the one next step, ask for the decision that is due at this end, or wait for the other."""
        self._idle = True
        if self._going or self.paused:
            return
        # Whoever hears of a step may call `go` there and then; one step still follows the other.
        self._going = True
        try:
            while self._idle and self._advance():
                pass
        finally:
            self._going = False

    def _advance(self) -> bool:
        """Do one thing, if there is one to be done."""
        battle = self.playing
        if battle is None:
            return False
        if self._steps:
            self._idle = False
            self._asking = False
            self.stepped.emit(self._steps.popleft())
            return True
        seat = self.to_decide()
        if battle.over:
            if not self._told_end:
                self._told_end = True
                self.ended.emit()
        elif seat >= 0:
            self._asking = True
            self.ask(seat)
            return bool(self._steps)
        else:
            self.waits.emit()
        return False

    def seen(self, viewer: int = OPEN) -> Any:
        """Nothing is known here but what may be seen at this end."""
        state = self.battle.state
        return state.copy() if viewer == OPEN else state.seen_by(viewer)


FIRST: Final = (1.2, 1.6, 2.0, 2.6, 3.4)
"""Seconds to draw from while a player has not made enough choices."""
MOST: Final = 8.0
"""Nobody waits longer than this for a pass that is made for him."""
REMEMBERED: Final = 20
UNSURE: Final = 0.2
"""A drawn time is stretched or shortened by up to this share."""
BOT: Final = 0.4
"""Seconds in which a computer answers, and the grid on which it answers if it thinks longer."""

_chance: Final = random.SystemRandom()


class Tempo:
    """A player's own pace at choices that his opponent cannot see."""

    def __init__(self, draw: Callable[[], float] = _chance.random) -> None:
        self._draw = draw
        self._times: deque[float] = deque(FIRST, maxlen=REMEMBERED)

    def took(self, seconds: float) -> None:
        """The player has made such a choice in this time."""
        self._times.append(min(max(seconds, min(FIRST)), MOST))

    def pause(self) -> float:
        """Seconds before a pass is made for him: the same whether or not there was a choice."""
        drawn = self._times[int(self._draw() * len(self._times))]
        return drawn * (1 - UNSURE + 2 * UNSURE * self._draw())


def bot_pause(thought: float, pace: float, draw: Callable[[], float] = _chance.random) -> float:
    """Seconds that a computer still waits after it has thought so long, so that it answers on a grid of `pace`.

    >>> bot_pause(0.5, 0.4, lambda: 0.0) > 0.29, bot_pause(0.1, 0.0)
    (True, 0.0)
    """
    if pace <= 0:
        return 0.0
    steps = int(thought / pace) + 1
    return steps * pace - thought + draw() * pace * UNSURE


BURST: Final = 10
"""Messages of talk that are taken in at once, ..."""
EVERY: Final = 1.0
"""... and the seconds for each one after those."""


class Allowance:
    """How much talk is taken in from the other side: some at once, then no more than anybody types."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Whether one more message is taken in at this time, in seconds."""
        self._left = min(self._left + (now - self._at) / EVERY, BURST)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
