"""How long the arena waits for one decision: first it asks the player to stop, then it stops him."""

import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Final

GRACE: Final = 2.0
"""Seconds for a player to come to an end once he was asked to."""


class Late(Exception):  # noqa: N818  # the player's fault, told as a reason
    """A player thought for too long."""


def hurry(think: Callable[[Callable[[], bool]], Any], seconds: float) -> Any:
    """What `think` answers; it is given a function that says when to stop. Raises Late."""
    end = time.monotonic() + seconds
    late = Late(f"no decision within {seconds:g} seconds")
    alarm = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    before: Any = None
    if alarm:

        def ring(number: int, frame: FrameType | None) -> None:
            raise late

        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
    try:
        answer = think(lambda: time.monotonic() >= end)
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            with suppress(TypeError):  # a handler that Python did not set cannot be put back
                signal.signal(signal.SIGALRM, before)
    if time.monotonic() > end + GRACE:
        raise late
    return answer
