"""Who plays a seat: what the arena, the worker and the screen ask of any player, whatever the game.

A player gets nothing but views, states as his seat sees them, and the actions as they are shown to him. He cannot
cheat, because what he may not know never reaches him.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

ActionT = TypeVar("ActionT")


@dataclass(frozen=True)
class Limits:
    """How much thought one turn of the game may cost; 0 sets no limit.

    Seconds are of CPU time. Nodes come out the same on every machine, so that a seed and a number of nodes fix every
    decision.
    """

    seconds: float = 0.0
    nodes: int = 0


@dataclass(frozen=True)
class Line:
    """One way to play on and what it brings, for the screen to show: texts and numbers, no engine objects."""

    actions: tuple[str, ...]
    """As `State.write` has them; the first is the action advised."""
    win: float
    """The chance to win the battle, from 0 to 1, for the player who thinks."""
    odds: tuple[float, ...] = ()
    """If the line fights: the chances of the six results, or of a hit."""
    own_losses: float = 0.0
    """Steps that the player expects to lose in this line, and those he expects to take."""
    enemy_losses: float = 0.0
    reply: tuple[str, ...] = ()
    """The answer that is feared most, likewise."""


@dataclass(frozen=True)
class Thought(Generic[ActionT]):
    """What a player has come to: the action he would play now, and why."""

    action: ActionT
    win: float = 0.5
    lines: tuple[Line, ...] = ()
    """The best few, best first."""
    nodes: int = 0


def never() -> bool:
    """The answer to “shall I stop?” of somebody who may think to the end."""
    return False


def unheard(thought: Thought[Any]) -> None:
    """Hears progress and does nothing with it."""


class Player(Protocol[ActionT]):
    """Somebody who plays one seat of one battle."""

    def watch(self, view: Any, action: ActionT, /) -> None:
        """Every action of the battle, as this seat is shown it, and the view it was played in; also his own.

        Called before the action is played. The view belongs to the caller: look, copy, never play on it.
        """

    def think(
        self, view: Any, halt: Callable[[], bool] = never, report: Callable[[Thought[ActionT]], None] = unheard, /
    ) -> Thought[ActionT]:
        """A legal action for the decision this seat has in `view`; as soon as `halt` says so, the best so far."""


class RandomPlayer:
    """Plays any legal action of any game, each as likely as the next."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def watch(self, view: Any, action: Any, /) -> None:
        """Nothing is learnt."""

    def think(
        self, view: Any, halt: Callable[[], bool] = never, report: Callable[[Thought[Any]], None] = unheard, /
    ) -> Thought[Any]:
        return Thought(self.rng.choice(view.legal()))
