"""Background jobs heard through the event loop."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from ai.background import Background
from app.board.background import BackgroundJobs
from tests.ai.slow import gone
from tests.ai.test_background import Count, Crash, Fail, Hang

LONG = 30_000


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[BackgroundJobs]:
    made = BackgroundJobs()
    yield made
    made.close()


def test_reports_are_signals_and_the_result_is_the_last(jobs: BackgroundJobs, qtbot: QtBot) -> None:
    found: list[object] = []
    jobs.progressed.connect(found.append)
    with qtbot.waitSignal(jobs.done, timeout=LONG) as done:
        jobs.run(Count(4))
        assert jobs.busy
    assert found == [0, 1, 2, 3]
    assert done.args == [4]
    assert not jobs.busy


def test_a_failure_and_a_crash_are_sentences_and_the_next_job_is_done(jobs: BackgroundJobs, qtbot: QtBot) -> None:
    sentences: list[str] = []
    jobs.failed.connect(lambda sentence: sentences.append(sentence))
    for job in (Fail("It went wrong."), Crash()):
        with qtbot.waitSignal(jobs.failed, timeout=LONG):
            jobs.run(job)
    assert sentences == ["It went wrong.", "The process has ended unexpectedly."]
    with qtbot.waitSignal(jobs.done, timeout=LONG):
        jobs.run(Count(0))


def test_a_new_job_breaks_off_one_that_does_not_listen(jobs: BackgroundJobs, qtbot: QtBot) -> None:
    with qtbot.waitSignal(jobs.progressed, timeout=LONG) as first:
        jobs.run(Hang())
    with qtbot.waitSignal(jobs.done, timeout=LONG):
        jobs.run(Count(0))
    assert first.args is not None
    qtbot.waitUntil(lambda: gone(first.args[0]), timeout=LONG)


def test_nothing_is_heard_of_a_job_once_it_was_stopped(jobs: BackgroundJobs, qtbot: QtBot) -> None:
    found: list[object] = []
    jobs.progressed.connect(found.append)
    jobs.progressed.connect(lambda number: jobs.stop())
    jobs.run(Count(1000))
    qtbot.waitUntil(lambda: bool(found), timeout=LONG)
    qtbot.wait(100)
    assert found == [0]
    assert not jobs.busy


def test_a_process_that_cannot_be_started_is_told_of_soon_after(
    jobs: BackgroundJobs, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(background: Background) -> bool:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(Background, "start", start)
    jobs.warm()
    with qtbot.waitSignal(jobs.failed, timeout=LONG) as failed:
        jobs.run(Count(0))
    assert failed.args == ["Resource temporarily unavailable", ""]
    assert not jobs.busy
