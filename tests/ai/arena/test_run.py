"""A run: the same however it is played, resumed where it stopped, and not stopped by what dies."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ai.arena.executors import Processes, Shared, WorkerPool
from ai.arena.game import Arena, Ground
from ai.arena.pairing import Conditions, Pair, Result
from ai.arena.results import Results
from ai.arena.run import ATTEMPTS, Run, tried
from ai.arena.sprt import H1, UNDECIDED, Hypotheses, Trial
from ai.manoeuvre.arena import ARENA
from ai.player import Limits
from tests.ai.arena.company import PEBBLES, bots


class Here:
    """Plays everything at once, in this process."""

    size = 1

    def __init__(self) -> None:
        self.pairs: list[Pair] = []
        self.closed: bool | None = None

    def submit(self, place: int, work: Callable[..., Any], /, *args: Any) -> Future[Any]:
        self.pairs.append(args[2])
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    def replace(self, place: int) -> None:
        raise AssertionError("nothing died")

    def close(self, now: bool) -> None:
        self.closed = now


def a_run(
    games: int, *names: str, path: Path | None = None, trial: Trial | None = None, game: Arena = PEBBLES, seed: int = 1
) -> Run:
    conditions = Conditions(game.game.id, seed, Ground(), names or ("random", "first"))
    return Run(game, conditions, games, Results(conditions, path), trial)


def play(run: Run, crew: WorkerPool | None = None) -> list[Result]:
    run.play(crew or Here(), bots, lambda: None)
    run.results.close()
    return [replace(result, seconds=(0, 0)) for result in run.counted()]


def test_every_pair_is_played_once_and_whole() -> None:
    crew = Here()
    run = a_run(10)
    results = play(run, crew)
    assert len(results) == run.total == 10
    assert len(crew.pairs) == len(set(crew.pairs)) == 5
    assert crew.closed is False


def test_one_process_or_two_or_threads_come_to_the_same_results() -> None:
    names = ("random", "last")
    here = play(a_run(6, *names, game=ARENA))
    two = play(a_run(6, *names, game=ARENA), Processes(2))
    threads = play(a_run(6, *names, game=ARENA), Shared(ThreadPoolExecutor(3), 3))
    assert here == two == threads
    assert len(here) == 6


def test_a_run_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    whole = play(a_run(12))
    path = tmp_path / "results"

    class Killed(BaseException):
        pass

    run = a_run(12, path=path)
    crew = Here()

    def kill() -> None:
        if len(crew.pairs) == 4:
            raise Killed

    with pytest.raises(Killed):
        run.play(crew, bots, kill)
    assert crew.closed is True
    run.results.close()
    # As a crash leaves it, with the last line half written.
    path.write_bytes(path.read_bytes()[:-10])
    crew = Here()
    resumed = play(a_run(12, path=path), crew)
    assert resumed == whole
    assert [pair.number for pair in crew.pairs] == [3, 4, 5]
    crew = Here()
    assert play(a_run(12, path=path), crew) == whole
    assert crew.pairs == []


def test_a_finished_run_can_be_made_longer_or_looked_at_in_part(tmp_path: Path) -> None:
    path = tmp_path / "results"
    short = play(a_run(4, path=path))
    longer = play(a_run(8, path=path))
    assert longer[:4] == short
    assert longer == play(a_run(8))
    assert play(a_run(4, path=path)) == short


def test_a_process_that_dies_is_replaced_and_its_pair_played_again(tmp_path: Path) -> None:
    run = a_run(6, f"killer:{tmp_path / 'died'}", "first")
    results = play(run, Processes(2))
    assert len(results) == 6
    assert run.failed() == []
    assert (tmp_path / "died").exists()


def test_a_pair_that_kills_every_process_is_left_out_and_the_others_are_played(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run = a_run(2, "killer", "first", "last", path=path)
    results = play(run, Processes(2))
    assert {(result.a, result.b) for result in results} == {("first", "last")}
    assert len(results) == 2
    assert {(failed.pair.a, failed.pair.b) for failed in run.failed()} == {("killer", "first"), ("killer", "last")}
    assert all(failed.reason.startswith("BrokenProcessPool") for failed in run.failed())
    again = Here()
    play(a_run(2, "killer", "first", "last", path=path), again)
    assert again.pairs == []


def test_an_error_of_the_game_itself_fails_the_pair_after_some_attempts() -> None:
    def broken(ground: Ground, seed: int, number: int) -> Any:
        if number == 1:
            raise ArithmeticError("no such bowl")
        return PEBBLES.begin(ground, seed, number)

    crew = Here()
    run = a_run(6, game=replace(PEBBLES, begin=broken))
    results = play(run, crew)
    assert [result.number for result in results] == [0, 0, 2, 2]
    assert [pair.number for pair in crew.pairs] == [0, *[1] * ATTEMPTS, 2]
    assert [failed.reason for failed in run.failed()] == ["ArithmeticError: no such bowl"]


def test_the_run_ends_with_the_tests_verdict() -> None:
    crew = Here()
    run = a_run(1000, "first", "cheat", trial=Trial(Hypotheses(0, 100)))
    results = play(run, crew)
    assert run.test is not None
    assert run.test.verdict == H1
    assert len(results) == 2 * len(crew.pairs) < 200
    assert crew.closed is False


def test_the_verdict_hangs_on_the_order_of_pairs_not_on_who_was_faster() -> None:
    def trial() -> Trial:
        return Trial(Hypotheses(0, 300))

    alone = play(a_run(400, "last", "random", trial=trial()))
    crowd = play(a_run(400, "last", "random", trial=trial()), Shared(ThreadPoolExecutor(4), 4))
    assert alone == crowd
    assert len(alone) < 400


def test_a_test_resumed_comes_to_the_same_verdict(tmp_path: Path) -> None:
    path = tmp_path / "results"
    play(a_run(4, "first", "cheat", path=path))
    run = a_run(1000, "first", "cheat", path=path, trial=Trial(Hypotheses(0, 100)))
    assert play(run) == play(a_run(1000, "first", "cheat", trial=Trial(Hypotheses(0, 100))))
    crew = Here()
    play(a_run(1000, "first", "cheat", path=path, trial=Trial(Hypotheses(0, 100))), crew)
    assert crew.pairs == []


def test_a_failed_pair_does_not_hold_up_the_test() -> None:
    run = a_run(6, trial=Trial(Hypotheses(0, 1)))
    run.results.give_up(Pair("random", "first", 0), "died")
    assert len(play(run)) == 4
    assert run.test is not None
    assert run.test.verdict == UNDECIDED
    assert sum(run.test.counts.values()) == 2


def test_a_tournament_plays_everybody_against_everybody() -> None:
    run = a_run(4, "random", "first", "last")
    results = play(run)
    assert len(results) == run.total == 12


def test_a_player_tried_is_closed_again() -> None:
    made = []

    def make(name: str, seed: int, limits: Limits | None) -> Any:
        made.append(bots(name, seed))
        return made[-1]

    tried(make, "first")
    assert made[0].closed == 1
    tried(make, "random")
