"""The player who plays anything legal: the yardstick that everybody else must beat."""

import random
from collections.abc import Callable
from typing import Any

from ai.player import Thought, never, unheard


class Guess:
    """Plays any legal action of any game, each as likely as the next."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def watch(self, view: Any, action: Any, /) -> None:
        """Nothing is learnt."""

    def think(
        self, view: Any, halt: Callable[[], bool] = never, report: Callable[[Thought[Any]], None] = unheard, /
    ) -> Thought[Any]:
        return Thought(self.rng.choice(view.legal()))
