"""However many battles are asked for, only a few are handed out ahead of those that have been played."""

from concurrent.futures import Future
from itertools import islice
from typing import Any

from app.developer.fuzzing import Tally
from app.shell.commands.fuzz import AHEAD, CHUNK, Found, results
from engine.manoeuvre.registration import GAME


class Pool:
    """Plays nothing, and remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[list[str]] = []

    def submit(self, work: object, game: object, seeds: list[str]) -> Future[tuple[Tally, Found | None]]:
        self.given.append(seeds)
        answer: Future[tuple[Tally, Found | None]] = Future()
        answer.set_result((Tally(games=len(seeds)), None))
        return answer


def test_every_battle_is_played_once_in_order() -> None:
    pool: Any = Pool()
    total = sum(tally.games for tally, _ in results(pool, GAME, 7, 2 * CHUNK + 1, 1))
    assert total == 2 * CHUNK + 1
    assert [seed for seeds in pool.given for seed in seeds] == [f"7:{number}" for number in range(total)]


def test_of_ten_million_battles_only_the_next_are_handed_out() -> None:
    pool: Any = Pool()
    assert len(list(islice(results(pool, GAME, 1, 10_000_000, 2), 5))) == 5
    assert len(pool.given) <= 5 + 2 * AHEAD + 1
