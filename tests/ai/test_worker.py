import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest

from ai.background import LOST, News
from ai.player import Limits, Thought
from ai.worker import Worker
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from tests.ai.slow import Slow, begun, first_decision, gone, maker, wait_until_gone

ROOT = Path(__file__).parents[2]
LONG = 20.0


@pytest.fixture(scope="module")
def process() -> Iterator[Worker]:
    """One for many tests, since a process takes its time to start."""
    worker = Worker(GAME, "slow", 1, maker=maker)
    yield worker
    worker.close()


@pytest.fixture
def worker(process: Worker) -> Worker:
    process.name, process.seed, process.limits = "slow", 1, None
    process.begin()
    return process


def tell(worker: Any, steps: list[tuple[State, Any]], seat: int) -> None:
    for state, action in steps:
        worker.watch(state.seen_by(seat), state.shown_to(action, seat))


def answer(worker: Worker, request: int) -> News:
    """The final news of a request; there is no other on the way."""
    deadline = time.monotonic() + LONG
    while time.monotonic() < deadline:
        for report in worker.news(0.1):
            assert report.job == request
            if report.final:
                return report
    raise AssertionError("no answer")


def progress(worker: Worker) -> News:
    while True:
        for report in worker.news(LONG):
            assert not report.final
            return report


def thought(worker: Worker, view: State) -> Thought[Any]:
    found: Thought[Any] = answer(worker, worker.think(view)).value
    assert found is not None
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_the_answer_is_the_one_that_the_player_gives_in_this_process(worker: Worker, seat: int) -> None:
    steps, state = first_decision(seat)
    worker.limits = Limits(nodes=700)
    here = Slow(1, worker.limits)
    for teller in (worker, here):
        tell(teller, steps, seat)
    view = state.seen_by(seat)
    assert thought(worker, view) == here.think(view)


def test_a_player_goes_on_from_decision_to_decision(worker: Worker) -> None:
    worker.name, worker.limits = "slow", Limits(nodes=50)
    here = Slow(1, worker.limits)
    steps, _ = first_decision(0, after=150)
    asked = 0
    for state, action in steps:
        view = state.seen_by(0)
        if state.seat == 0 and asked < 20:
            asked += 1
            assert thought(worker, view).action == here.think(view).action
        worker.watch(view, state.shown_to(action, 0))
        here.watch(view, state.shown_to(action, 0))
    assert asked == 20


def test_thinking_does_not_keep_the_caller_waiting_and_tells_of_progress(worker: Worker) -> None:
    _, state = first_decision(0)
    worker.limits = Limits()
    request = worker.think(state.seen_by(0))
    # Nobody has told it to stop, so it would have kept us for ever.
    assert worker.busy
    report = progress(worker)
    assert report.job == request
    assert report.value is not None
    assert report.value.action in state.legal()
    assert report.value.lines[0].actions[1] == "done"
    later = progress(worker)
    assert later.value is not None
    assert later.value.nodes > report.value.nodes
    worker.stop()
    assert answer(worker, request).value is not None
    assert not worker.busy


def test_a_stop_is_answered_at_once_although_nobody_took_note_of_the_progress(worker: Worker) -> None:
    _, state = first_decision(1)
    worker.limits = Limits()
    request = worker.think(state.seen_by(1))
    time.sleep(0.3)
    worker.stop()
    final = answer(worker, request)
    assert final.value is not None
    assert final.value.win == 0.75


def test_a_stop_that_comes_before_the_thought_has_begun_is_not_lost(worker: Worker) -> None:
    _, state = first_decision(1)
    worker.limits = Limits()
    request = worker.think(state.seen_by(1))
    worker.stop()
    assert answer(worker, request).value is not None


def test_what_was_cancelled_or_overtaken_is_not_reported(worker: Worker) -> None:
    _, state = first_decision(0)
    worker.limits = Limits()
    first = worker.think(state.seen_by(0))
    progress(worker)
    worker.cancel()
    assert not worker.busy
    second = worker.think(state.seen_by(0))
    worker.limits = Limits(nodes=10)
    third = worker.think(state.seen_by(0))
    assert first < second < third
    assert answer(worker, third).value is not None
    worker.limits = Limits()
    worker.think(state.seen_by(0))
    worker.watch(state.seen_by(0), state.legal()[0])
    assert not worker.busy
    assert list(worker.news(0.2)) == []


def test_a_stop_without_a_thought_is_nothing(worker: Worker) -> None:
    worker.stop()
    worker.cancel()
    assert list(worker.news()) == []


def test_an_event_loop_can_wait_for_the_answer(worker: Worker) -> None:
    _, state = first_decision(0)
    request = worker.think(state.seen_by(0))
    assert wait([worker.fileno()], LONG)
    assert answer(worker, request).value is not None


def test_what_was_taken_back_is_taken_back_there_too(worker: Worker) -> None:
    steps, state = first_decision(0)
    tell(worker, steps, 0)
    view = state.seen_by(0)
    assert thought(worker, view).action in state.legal()
    worker.watch(view, state.legal()[0])
    assert thought(worker, view).action in state.legal()


def test_a_failure_is_told_with_its_traceback_and_the_worker_goes_on(worker: Worker) -> None:
    steps, state = first_decision(0)
    tell(worker, steps, 0)
    worker.name = "fails"
    report = answer(worker, worker.think(state.seen_by(0)))
    assert report.value is None
    assert report.sentence == "thought�too hard"
    assert "slow.py" in report.details
    assert "ZeroDivisionError" in report.details
    worker.name = "slow"
    here = Slow(1, None)
    tell(here, steps, 0)
    assert thought(worker, state.seen_by(0)).action == here.think(state.seen_by(0)).action


def test_a_player_who_fails_to_watch_is_told_of_too(worker: Worker) -> None:
    steps, state = first_decision(0)
    tell(worker, steps, 0)
    worker.name = "watches badly"
    assert answer(worker, worker.think(state.seen_by(0))).sentence == "watched too hard"


def test_a_name_that_nobody_has_is_a_sentence() -> None:
    worker = Worker(GAME, "napoleon", 1)
    try:
        _, state = first_decision(0)
        report = answer(worker, worker.think(state.seen_by(0)))
        assert report.sentence.startswith("There is no player “napoleon”")
    finally:
        worker.close()


def test_a_crash_is_reported_and_the_next_process_knows_everything(worker: Worker) -> None:
    steps, state = first_decision(0)
    tell(worker, steps, 0)
    worker.name = "crashes"
    report = answer(worker, worker.think(state.seen_by(0)))
    assert (report.sentence, report.details) == (LOST, "status 3")
    assert worker.fileno() == -1
    assert list(worker.news()) == []
    worker.name = "slow"
    here = Slow(1, None)
    tell(here, steps, 0)
    assert thought(worker, state.seen_by(0)) == here.think(state.seen_by(0))
    assert worker.fileno() >= 0


def test_closing_ends_the_process_in_the_middle_of_a_thought() -> None:
    _, state = first_decision(0)
    worker = Worker(GAME, "deaf", 1, maker=maker)
    worker.think(state.seen_by(0))
    assert worker._process is not None
    pid = worker._process.pid
    assert pid is not None
    assert list(worker.news(0.5)) == []
    worker.close()
    wait_until_gone(pid)
    assert list(worker.news()) == []
    worker.close()


def test_a_view_is_wanted_and_not_the_whole_truth(worker: Worker) -> None:
    state = begun()
    assert state.seat == CHANCE
    with pytest.raises(ValueError, match="his own seat sees"):
        worker.think(state)


# The parent's death

PARENT = """
import sys, time
from ai.player import Limits
from ai.worker import Worker
from engine.manoeuvre.registration import GAME
from tests.ai.slow import first_decision, maker
if __name__ == "__main__":
    worker = Worker(GAME, "{name}", 1, Limits(), maker=maker)
    {other}
    worker.think(first_decision(0)[1].seen_by(0))
    {heard}
    print(worker._process.pid, flush=True)
    time.sleep(60)
"""
FORK = "import os; os.fork() or time.sleep(2 * {long}) or os._exit(0)"


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize(
    ("name", "other"),
    [("slow", ""), ("deaf", ""), ("slow", FORK)],
    ids=["thinking", "not asking whether to stop", "another child holds the pipe"],
)
def test_the_process_ends_when_its_parent_is_killed(name: str, other: str) -> None:
    heard = "next(worker.news(20))" if name == "slow" else "time.sleep(1)"
    script = PARENT.format(name=name, other=other.format(long=LONG), heard=heard)
    parent = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE)
    assert parent.stdout is not None
    with parent.stdout:
        child = int(parent.stdout.readline())
        assert not gone(child)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        wait_until_gone(child)
