"""A run: hands out the pairs that are still to be played, hears what came of them, and stops when enough is known."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from itertools import combinations
from typing import Final

from ai.arena.executors import WorkerPool
from ai.arena.game import Arena
from ai.arena.pairing import Bots, Conditions, Pair, Result, play_pair, schedule
from ai.arena.results import Failed, Results
from ai.arena.sprt import UNDECIDED, Trial

ATTEMPTS: Final = 3
"""How often a pair is begun before it is given up, when the process that plays it dies."""


class Run:
    """So many games of each of the players against each other."""

    def __init__(
        self, arena: Arena, conditions: Conditions, games: int, results: Results, test: Trial | None = None
    ) -> None:
        self.arena = arena
        self.conditions = conditions
        self.games = games
        self.results = results
        self.test = test
        self._heard = 0
        """Pairs that the test was told of. In their order, so that it ends the same however many are played at once."""

    def play(self, crew: WorkerPool, bots: Bots, progress: Callable[[], None]) -> None:
        """Play what is missing; on any error, Ctrl-C among them, what is being played is dropped."""
        waiting = self._missing()
        again: list[Pair] = []
        attempts: dict[Pair, int] = {}
        free = list(range(crew.size))
        at_work: dict[Future[list[Result]], tuple[int, Pair]] = {}
        done = False
        try:
            self._tell_test()
            while not self.decided:
                while free:
                    pair = again.pop() if again else next(waiting, None)
                    if pair is None:
                        break
                    seats = self.results.seats_missing(pair)
                    place = free.pop()
                    future = crew.submit(place, play_pair, self.arena, self.conditions, pair, seats, bots)
                    at_work[future] = place, pair
                if not at_work:
                    break
                for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                    place, pair = at_work.pop(future)
                    free.append(place)
                    error = CancelledError() if future.cancelled() else future.exception()
                    if error is None:
                        self.results.add(*future.result())
                    else:
                        if isinstance(error, BrokenExecutor):
                            crew.replace(place)
                        attempts[pair] = attempts.get(pair, 0) + 1
                        if attempts[pair] < ATTEMPTS:
                            again.append(pair)
                        else:
                            self.results.give_up(pair, f"{type(error).__name__}: {error}")
                self._tell_test()
                progress()
            done = not at_work
        finally:
            crew.close(now=not done)

    @property
    def decided(self) -> bool:
        return self.test is not None and self.test.verdict != UNDECIDED

    def counted(self) -> list[Result]:
        """The battles of whole pairs in their order; where a test ended the run, those up to its verdict."""
        end = self._heard if self.decided else self.games // 2
        order = {couple: place for place, couple in enumerate(combinations(self.conditions.bots, 2))}
        pairs = {pair for pair, _ in self.results.played if pair.number < end}
        in_order = sorted(pairs, key=lambda pair: (pair.number, order[pair.a, pair.b]))
        return [result for pair in in_order for result in self._whole(pair)]

    def failed(self) -> list[Failed]:
        return [failed for pair, failed in self.results.failed.items() if pair.number < self.games // 2]

    @property
    def total(self) -> int:
        """Battles, if nothing ends the run early."""
        return self.games * len(list(combinations(self.conditions.bots, 2)))

    def _whole(self, pair: Pair) -> list[Result]:
        results = [self.results.played.get((pair, seat)) for seat in (0, 1)]
        return [result for result in results if result is not None] if None not in results else []

    def _missing(self) -> Iterator[Pair]:
        return (p for p in schedule(self.conditions.bots, self.games) if self.results.seats_missing(p))

    def _tell_test(self) -> None:
        if self.test is None:
            return
        a, b = self.conditions.bots
        while not self.decided and self._heard < self.games // 2:
            pair = Pair(a, b, self._heard)
            if self.results.seats_missing(pair):
                return
            self._heard += 1
            if pair not in self.results.failed:
                self.test.hear([sum(result.score for result in self._whole(pair)) / 2])


def tried(bots: Bots, name: str) -> None:
    """Make a player once, so that a name that means nobody is refused before anything is played."""
    player = bots(name, 0, None)
    close = getattr(player, "close", None)
    if close is not None:
        close()
