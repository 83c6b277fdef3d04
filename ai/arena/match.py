"""One battle between two players, through the general contract of a game alone.

Each player gets views of his own seat and nothing else. Where both seats decide at once, both are asked before either
has acted, and chance says who acts first. Whoever raises an error, does what is not legal or thinks for
too long has lost, and the reason is kept.
"""

import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import Any, Final

from ai.arena.game import SEATS, Arena
from ai.player import Player
from engine.game import Refusal

GRACE: Final = 2.0
"""Seconds for a player to come to an end once he was asked to."""


class Late(Exception):  # noqa: N818  # the player's fault, told as a reason
    """A player thought for too long."""


def within_limit(think: Callable[[Callable[[], bool]], Any], seconds: float) -> Any:
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


LONGEST: Final = 200_000
"""Actions, after which a battle that finds no end is drawn."""
UNFINISHED: Final = "unfinished"
FAULT: Final = "fault"
_LONGEST_REASON: Final = 300


@dataclass(frozen=True)
class Outcome:
    """What came of one battle, by seats."""

    winner: int
    """A seat, or -1 for a draw."""
    how: str
    """In the game's words; `fault` if a player broke down, `unfinished` if there was no end."""
    labels: tuple[str, str]
    turns: tuple[int, int]
    seconds: tuple[float, float]
    """Spent thinking."""
    actions: int
    reason: str = ""
    """Why the loser broke down."""


class _Fault(Exception):  # noqa: N818  # the player's, not ours
    """A player has broken down."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason[:_LONGEST_REASON]


Maker = Callable[[], Player[Any]]
Clock = Callable[[], float]


def processor() -> float:
    """CPU time, of this thread alone where others work beside it."""
    return time.process_time() if threading.current_thread() is threading.main_thread() else time.thread_time()


class Match:
    """A battle under way."""

    def __init__(
        self, arena: Arena, state: Any, rng: random.Random, patience: float, clocks: tuple[Clock, Clock]
    ) -> None:
        self.arena = arena
        self.state = state
        self.rng = rng
        self.patience = patience
        self.clocks = clocks
        self.seconds = [0.0] * SEATS
        self.turns = [0] * SEATS
        self.actions = 0
        self._last = (0, -1)
        self._decided: dict[int, Any] = {}
        """What seats have decided that have not acted yet."""

    def play(self, makers: tuple[Maker, Maker]) -> Outcome:
        players: list[Player[Any]] = []
        try:
            for seat, make in enumerate(makers):
                players.append(_guarded(seat, make))
            while not self.state.over and self.actions < LONGEST:
                self._step(players)
        except _Fault as fault:
            return self._outcome(1 - fault.seat, FAULT, fault.reason)
        finally:
            for player in players:
                _close(player)
        if not self.state.over:
            return self._outcome(-1, UNFINISHED)
        return self._outcome(self.state.winner if 0 <= self.state.winner < SEATS else -1, self.state.how)

    def _outcome(self, winner: int, how: str, reason: str = "") -> Outcome:
        turns, seconds = (self.turns[0], self.turns[1]), (self.seconds[0], self.seconds[1])
        return Outcome(winner, how, self.arena.labels(self.state), turns, seconds, self.actions, reason)

    def _step(self, players: list[Player[Any]]) -> None:
        state = self.state
        self._count_turn()
        deciding = state.deciding()
        views = [state.seen_by(seat) for seat in range(SEATS)]
        if deciding[0] == self.arena.game.chance:
            mover = deciding[0]
            action = state.sample(self.rng)
        else:
            for seat in deciding:
                if seat not in self._decided:
                    self._decided[seat] = self._decide(seat, players[seat], views[seat])
            mover = deciding[0] if len(deciding) == 1 else self.rng.choice(deciding)
            action = self._decided.pop(mover)
        state.ask(mover)
        after = state.copy()
        # Before anybody hears of it: nobody answers for what another's nonsense does to him.
        _guarded(mover, partial(after.apply, action)) if mover < SEATS else after.do(action)
        for seat, player in enumerate(players):
            views[seat].ask(mover)
            _guarded(seat, partial(player.watch, views[seat], state.shown_to(action, seat)))
        self.state = after
        self.actions += 1
        self._decided = {seat: kept for seat, kept in self._decided.items() if _may_still(after, seat, kept)}

    def _decide(self, seat: int, player: Player[Any], view: Any) -> Any:
        clock = self.clocks[seat]
        began = clock()
        try:
            action = _guarded(seat, lambda: within_limit(lambda halt: player.think(view, halt).action, self.patience))
        finally:
            self.seconds[seat] += clock() - began
        return action

    def _count_turn(self) -> None:
        standing = self.state.standing()
        now = standing.turn, standing.active
        if now == self._last:
            return
        self._last = now
        if 0 <= standing.active < SEATS:
            self.turns[standing.active] += 1
        elif standing.active == self.arena.game.nobody and standing.turn > 0:
            # All have their turns at once.
            self.turns = [turns + 1 for turns in self.turns]


def _may_still(state: Any, seat: int, action: Any) -> bool:
    """Whether what a seat has decided can be played now that another has acted."""
    if seat not in state.deciding():
        return False
    trial = state.copy()
    trial.ask(seat)
    try:
        trial.apply(action)
    except Refusal:
        return False
    return True


def _guarded(seat: int, call: Callable[[], Any]) -> Any:
    """Do what a player answers for: any error is his loss."""
    try:
        return call()
    except Late as late:
        raise _Fault(seat, f"timeout: {late}") from late
    except Exception as error:
        raise _Fault(seat, f"{type(error).__name__}: {error}") from error


def _close(player: Any) -> None:
    close = getattr(player, "close", None)
    if close is not None:
        try:
            close()
        except Exception:  # the battle is over, and its result stands
            return
