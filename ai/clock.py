"""How much thought a turn has left: CPU seconds or nodes, shared out over the turn's decisions."""

from collections.abc import Callable
from time import process_time

from ai.player import Limits


class Clock:
    """Runs over one turn of a seat and the other's turn after it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.seconds = 0.0
        self.nodes = 0

    @property
    def limited(self) -> bool:
        return bool(self.limits.seconds or self.limits.nodes)

    def reset(self) -> None:
        """A new turn begins."""
        self.seconds = 0.0
        self.nodes = 0

    def spend(self, seconds: float, nodes: int) -> None:
        self.seconds += seconds
        self.nodes += nodes

    def until(self, share: float, counted: Callable[[], int], halt: Callable[[], bool]) -> Callable[[], bool]:
        """Says when a decision that may take this share of what is left has taken it."""
        limits = self.limits
        begun = process_time()
        seconds = (limits.seconds - self.seconds) * share
        nodes = (limits.nodes - self.nodes) * share

        def over() -> bool:
            if halt():
                return True
            if limits.nodes and counted() >= nodes:
                return True
            return bool(limits.seconds) and process_time() - begun >= seconds

        return over
