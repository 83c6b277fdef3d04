"""A battle is read in the background."""

import os
import signal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.replay.analysis import read
from app.shell.replay.summary import Progress, Reading
from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import Verdicts
from tests.ai.slow import gone
from tests.app.shell.replay.battles import NOWHERE, course

LONG = 60_000


def pid(reading: Reading) -> int:
    background = reading._jobs._process
    assert background._process is not None
    assert background._process.pid is not None
    return background._process.pid


def begun(course: Timeline, folder: Path = NOWHERE) -> Reading:
    reading = Reading(course, folder)
    reading.begin()
    return reading


def test_a_process_of_its_own_finds_out_the_same(qtbot: QtBot) -> None:
    short = course(most=40)
    reading = begun(short)
    qtbot.waitUntil(lambda: reading.progress is not Progress.READING, timeout=LONG)
    assert reading.progress is Progress.DONE, reading.details
    expected = Verdicts(short)
    for news in read(short):
        if news.judged is not None:
            expected.judged[news.place] = news.judged
        if news.drawn is not None:
            expected.drawn[news.place] = news.drawn
        if news.better is not None:
            expected.better[news.place] = news.better
    found = reading.verdicts
    assert (found.judged, found.drawn, found.better) == (expected.judged, expected.drawn, expected.better)
    assert reading.done == 1
    reading.stop()
    assert reading.progress is Progress.DONE


def test_everything_is_shown_once_the_reading_is_over(qtbot: QtBot) -> None:
    reading = Reading(course(most=40), NOWHERE)
    shown: list[float] = []
    reading.found.connect(lambda: shown.append(reading.done))
    reading.begin()
    qtbot.waitUntil(lambda: reading.progress is Progress.DONE, timeout=LONG)
    assert shown[-1] == 1


def test_reading_can_be_stopped_at_once_and_begun_again(qtbot: QtBot) -> None:
    reading = begun(course())
    with qtbot.waitSignal(reading.found, timeout=LONG):
        pass
    before = pid(reading)
    reading.stop()
    assert reading.progress is Progress.STOPPED
    known = len(reading.verdicts.judged)
    assert known
    qtbot.waitUntil(lambda: gone(before), timeout=LONG)
    assert len(reading.verdicts.judged) == known
    reading.begin()
    with qtbot.waitSignal(reading.found, timeout=LONG):
        pass
    assert pid(reading) != before
    reading.stop()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_process_that_dies_is_told_of(qtbot: QtBot) -> None:
    reading = begun(course())
    with qtbot.waitSignal(reading.changed, timeout=LONG):
        os.kill(pid(reading), signal.SIGKILL)
    assert reading.progress is Progress.FAILED
    assert reading.details == "status -9"


def test_a_battle_that_cannot_be_read_is_told_of_with_the_details(qtbot: QtBot, tmp_path: Path) -> None:
    short = course(most=20)
    short.record.text = lambda: "nothing of the kind"  # type: ignore[method-assign]
    reading = Reading(short, tmp_path)
    with qtbot.waitSignals([reading.changed, reading.changed], timeout=LONG):
        reading.begin()
    assert reading.progress is Progress.FAILED
    assert "Traceback" in reading.details
