"""How fast things go over the network: answers whose time tells nothing about a hand, and talk that cannot flood."""

import random
from collections import deque
from collections.abc import Callable
from typing import Final

FIRST: Final = (1.2, 1.6, 2.0, 2.6, 3.4)
"""Seconds to draw from while a player has not made enough choices."""
MOST: Final = 15.0
"""Nobody waits much longer than this for a pass that is made for him, and only as often as he thinks so long himself.
Whoever thinks still longer about a choice shows that he had one."""
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
