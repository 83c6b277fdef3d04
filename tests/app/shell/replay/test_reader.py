import os
import signal
import time
from collections.abc import Callable
from subprocess import PIPE, Popen
from sys import executable

from app.shell.replay.analysis import News, read
from app.shell.replay.reader import Progress, Reader
from tests.app.shell.replay.battles import NOWHERE, course

PATIENCE = 60.0


def until(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.02)
    return False


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    with open(f"/proc/{pid}/stat") as file:
        return file.read().rpartition(")")[2].split()[0] == "Z"


def test_a_process_of_its_own_finds_out_the_same() -> None:
    short = course(most=40)
    reader = Reader(short, NOWHERE)
    found: list[News] = []

    def finished() -> bool:
        found.extend(reader.poll())
        return reader.progress is not Progress.READING

    assert until(finished)
    assert reader.progress is Progress.DONE, reader.details
    assert found == list(read(short))
    assert reader.done == 1
    reader.close()
    assert reader.progress is Progress.DONE


def test_reading_can_be_stopped_at_once() -> None:
    reader = Reader(course(), NOWHERE)
    assert until(lambda: bool(reader.poll()))
    pid = reader._process.pid
    assert pid is not None
    reader.close()
    assert reader.progress is Progress.STOPPED
    assert gone(pid)
    assert reader.poll() == []


def test_a_process_that_dies_is_told_of() -> None:
    reader = Reader(course(), NOWHERE)
    assert reader._process.pid is not None
    os.kill(reader._process.pid, signal.SIGKILL)
    assert until(lambda: not reader.poll() and reader.progress is not Progress.READING)
    assert reader.progress is Progress.FAILED
    assert reader.details


PARENT = """
import time
from pathlib import Path
from app.shell.replay.reader import Reader
from tests.app.shell.replay.battles import NOWHERE, course
if __name__ == "__main__":
    reader = Reader(course(), NOWHERE)
    print(reader._process.pid, flush=True)
    time.sleep(600)
"""


def test_the_process_dies_with_its_parent(tmp_path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with Popen([executable, str(script)], stdout=PIPE, text=True, env={**os.environ, "PYTHONPATH": "."}) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        parent.kill()
        parent.wait()
        assert until(lambda: gone(pid))
