"""Computer players for the screen: they leave the processor to whoever paints, should there be too little of it."""

import os
from typing import Any, Final

from ai.bots import bot
from ai.player import Limits, Player

NICE: Final = 5


def polite_bot(name: str, seed: int, limits: Limits | None = None) -> Player[Any]:
    """A player of that name. Runs in his process, which then stands back a little."""
    if hasattr(os, "getpriority") and os.getpriority(os.PRIO_PROCESS, 0) < NICE:
        os.setpriority(os.PRIO_PROCESS, 0, NICE)
    return bot(name, seed, limits)
