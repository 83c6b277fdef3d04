"""Processes come and go without taking others along; a Dask cluster does the same work."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ai.arena.executors import NoExecutor, Processes, cluster
from ai.arena.game import Ground
from ai.arena.pairing import Conditions
from ai.arena.results import Results
from ai.arena.run import Run
from tests.ai.arena.company import PEBBLES, bots

ROOT = Path(__file__).parents[3]


def test_a_process_that_died_while_idle_is_replaced() -> None:
    crew = Processes(1)
    first = crew.submit(0, os.getpid).result()
    os.kill(first, signal.SIGKILL)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            second = crew.submit(0, os.getpid).result()
            break
        except Exception:
            crew.replace(0)
    assert second != first
    crew.close(now=False)


def test_work_under_way_is_dropped_on_request() -> None:
    crew = Processes(1)
    crew.submit(0, os.getpid).result()
    crew.submit(0, time.sleep, 600)
    began = time.monotonic()
    crew.close(now=True)
    assert time.monotonic() - began < 60


CHILD = """
import os, sys, time
from ai.arena.executors import Processes

if __name__ == "__main__":
    crew = Processes(1)
    print(crew.submit(0, os.getpid).result(), flush=True)
    crew.submit(0, time.sleep, 600)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks by signals whether a process lives")
def test_no_process_outlives_an_arena_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(CHILD)
    with subprocess.Popen([sys.executable, script], env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=-1) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.kill()
        parent.wait()
    deadline = time.monotonic() + 60
    while _lives(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _lives(worker)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster of two workers, which live in this process."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp://", silence_logs=50
    ) as local:
        yield local.scheduler_address.removeprefix("tcp://")


def test_a_cluster_comes_to_the_same_results(scheduler: str) -> None:
    conditions = Conditions("pebbles", 1, Ground(), ("random", "first"))

    def results(crew: Any) -> list[Any]:
        run = Run(PEBBLES, conditions, 12, Results(conditions))
        run.play(crew, bots, lambda: None)
        return [replace(result, seconds=(0, 0)) for result in run.counted()]

    crew = cluster(f"dask://{scheduler}")
    assert crew.size == 2
    assert results(crew) == results(Processes(1)) != []


LET_GO = Event()


def _until_let_go() -> None:
    """Work that lasts until the test is over; its end in time would mean that somebody has waited for it."""
    if not LET_GO.wait(20):
        LET_GO.set()


def test_a_cluster_is_let_go_with_work_under_way(scheduler: str) -> None:
    crew = cluster(f"dask://{scheduler}")
    crew.submit(0, _until_let_go)
    crew.close(now=True)
    assert not LET_GO.is_set()
    LET_GO.set()


@pytest.mark.parametrize("address", ["", "dask://", "tcp://here:8786", "here"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(NoExecutor, match="An executor is dask://HOST:PORT"):
        cluster(address)


@pytest.mark.parametrize("place", ["here", "127.0.0.1:99999", "127.0.0.1:x"])
def test_a_place_that_cannot_be_is_refused(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("ai.arena.executors.PATIENCE", 0.2)
    with pytest.raises(NoExecutor, match="No Dask scheduler answers at"):
        cluster(f"dask://{place}")


def test_without_dask_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("ai.arena.executors.import_module", missing)
    with pytest.raises(NoExecutor, match="Dask is not installed; install"):
        cluster("dask://127.0.0.1:8786")


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts as a terminal does")
def test_an_interrupt_while_a_process_starts_prints_nothing() -> None:
    """Ctrl+C reaches the processes that play as well, some of which may only just have been started."""
    words = (
        "import os, signal, time\n"
        "from ai.arena.executors import Processes\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, lambda *_: None)\n"
        "    for delay in range(20, 120, 10):\n"
        "        pool = Processes(1)\n"
        "        pool.submit(0, time.sleep, 60)\n"
        "        time.sleep(delay / 1000)\n"
        "        os.killpg(0, signal.SIGINT)\n"
        "        time.sleep(0.2)\n"
        "        pool.close(True)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=100,
        start_new_session=True,
    )
    assert done.stderr == ""
    assert done.returncode == 0
