"""Jobs in a background process: what is heard of them, how they end, and what becomes of the process."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from ai.background import LOST, NICE, Background, Channel, News
from tests.ai.slow import gone, wait_until_gone

ROOT = Path(__file__).parents[2]
LONG = 20.0


@dataclass(frozen=True)
class Count:
    """Reports every number below the last one, which is its result."""

    last: int

    def __call__(self, channel: Channel) -> int:
        for number in range(self.last):
            channel.report(number)
        return self.last


@dataclass(frozen=True)
class Offer:
    """Offers numbers until it is stopped; its result is how many."""

    def __call__(self, channel: Channel) -> int:
        number = 0
        while not channel.stopped():
            number += 1
            channel.offer(number)
        return number


@dataclass(frozen=True)
class Hang:
    """Reports its process, and never asks whether to stop."""

    def __call__(self, channel: Channel) -> None:
        channel.report(os.getpid())
        while True:
            time.sleep(0.001)


@dataclass(frozen=True)
class Fail:
    sentence: str = ""

    def __call__(self, channel: Channel) -> None:
        raise ZeroDivisionError(self.sentence)


@dataclass(frozen=True)
class Crash:
    def __call__(self, channel: Channel) -> None:
        os._exit(3)


def prepared(channel: Channel) -> object:
    return channel.prepared


def priority(channel: Channel) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def prepare() -> list[str]:
    return ["prepared"]


@pytest.fixture(scope="module")
def process() -> Iterator[Background]:
    """One for many tests, since a process takes its time to start."""
    background = Background(prepare)
    yield background
    background.close()


@pytest.fixture
def background(process: Background) -> Background:
    process.cancel()
    return process


def heard(background: Background) -> list[News]:
    """Everything up to the final news."""
    found: list[News] = []
    deadline = time.monotonic() + LONG
    while not found or not found[-1].final:
        assert time.monotonic() < deadline
        found += background.news(0.1)
    return found


def test_every_report_is_heard_in_turn_and_then_the_result(background: Background) -> None:
    job = background.run(Count(300))
    assert background.busy
    assert heard(background) == [*(News(job, number, final=False) for number in range(300)), News(job, 300)]
    assert not background.busy


def test_the_process_stays_and_keeps_what_was_prepared(background: Background) -> None:
    background.run(prepared)
    assert heard(background)[-1].value == ["prepared"]
    process = background._process
    assert not background.start()
    background.run(Count(1))
    heard(background)
    assert background._process is process


def test_an_offer_waits_for_nobody_and_a_stop_is_heard_at_once(background: Background) -> None:
    background.run(Offer())
    time.sleep(0.3)
    background.stop()
    (*offers, result) = heard(background)
    # Nobody read the first offer, so no other was sent until it was read.
    assert offers[0].value == 1
    assert len(offers) <= 2
    assert result.value > 1000


def test_once_an_offer_was_read_the_next_is_welcome(background: Background) -> None:
    background.run(Offer())
    numbers: list[int] = []
    while len(numbers) < 3:
        numbers += [news.value for news in background.news(LONG)]
    assert numbers == sorted(set(numbers))


def test_nothing_is_heard_of_a_job_that_was_cancelled_or_replaced(background: Background) -> None:
    background.run(Offer())
    next(background.news(LONG))
    background.run(Offer())
    job = background.run(Count(2))
    assert {news.job for news in heard(background)} == {job}
    background.run(Count(5))
    background.cancel()
    assert list(background.news(0.2)) == []


def test_whoever_cancels_in_the_middle_hears_no_more(background: Background) -> None:
    background.run(Count(50))
    time.sleep(0.3)
    news = background.news(LONG)
    assert next(news).value == 0
    background.cancel()
    assert list(news) == []


def test_an_event_loop_can_wait_for_news(background: Background) -> None:
    background.run(Count(0))
    assert wait([background.fileno()], LONG)
    assert heard(background)[-1].value == 0


@pytest.mark.parametrize(("sentence", "told"), [("It went\nwrong.", "It went�wrong."), ("", "ZeroDivisionError")])
def test_a_failure_is_told_with_its_traceback_and_the_process_goes_on(
    background: Background, sentence: str, told: str
) -> None:
    background.run(Fail(sentence))
    (news,) = heard(background)
    assert news.sentence == told
    assert "test_background.py" in news.details
    background.run(Count(0))
    assert heard(background)[-1].sentence == ""


def test_a_crash_is_told_and_the_next_job_has_another_process(background: Background) -> None:
    background.run(Crash())
    (news,) = heard(background)
    assert (news.sentence, news.details) == (LOST, "status 3")
    assert background.fileno() == -1
    assert list(background.news()) == []
    background.run(prepared)
    assert heard(background)[-1].value == ["prepared"]


def test_a_process_that_dies_between_jobs_is_started_again(background: Background) -> None:
    background.start()
    process = background._process
    assert process is not None
    process.kill()
    process.join()
    assert list(background.news(LONG)) == []
    background.run(Count(0))
    assert heard(background)[-1].value == 0


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there are no priorities here")
def test_the_process_stands_back_for_others(background: Background) -> None:
    background.run(priority)
    assert heard(background)[-1].value == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def test_closing_ends_the_process_in_the_middle_of_a_job() -> None:
    background = Background()
    background.run(Hang())
    pid = next(background.news(LONG)).value
    began = time.monotonic()
    background.close()
    assert time.monotonic() - began < 0.5
    assert not background.busy
    assert list(background.news()) == []
    wait_until_gone(pid)
    background.close()


PARENT = """
import os, sys, time
from ai.background import Background
from tests.ai.test_background import Count, Hang, Offer
if __name__ == "__main__":
    background = Background()
    background.start()
    {other}
    {job}
    print(background._process.pid, flush=True)
    time.sleep(60)
"""
HANG = "background.run(Hang()); next(background.news(20))"
OFFER = "background.run(Offer()); next(background.news(20))"
COUNT = "background.run(Count(10_000_000)); time.sleep(1)"
IDLE = "background.run(Count(0)); next(background.news(20))"
FORK = "os.fork() or time.sleep(40) or os._exit(0)"


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize(
    ("job", "other"),
    [(IDLE, ""), (OFFER, ""), (HANG, ""), (COUNT, ""), (OFFER, FORK)],
    ids=["idle", "at work", "not asking whether to stop", "unheard", "another child holds the pipe"],
)
def test_the_process_ends_when_its_parent_is_killed(job: str, other: str) -> None:
    script = PARENT.format(job=job, other=other)
    parent = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE)
    assert parent.stdout is not None
    with parent.stdout:
        child = int(parent.stdout.readline())
        assert not gone(child)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        wait_until_gone(child)
