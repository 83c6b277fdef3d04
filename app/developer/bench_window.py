"""How quick the window is, as ratios: its start against a bare Qt window's, its stalls while the computer thinks
against the same window idle.

Each measurement is a process of its own (`bench_window_child`), on a virtual screen if there is one. Two kinds
take turns, and the median of their ratios is told.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from app.developer.bench_window_child import BARE, HOME, IDLE, THINKING, TICK
from app.developer.game import demos
from resources.content import library_of

_UNWANTED: Final = ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE")
"""The last would have every start compile the program anew, as no user's does."""
ROOM: Final = "1440x900x24"


class Figures(NamedTuple):
    """What came out; ratios, and the medians behind them in milliseconds."""

    screen: str
    start_ratio: float
    start_ms: tuple[float, float]
    """Ours, the bare window's: CPU time from the start of the process until the window is painted."""
    stall_ratio: float
    stall_ms: tuple[float, float]
    """The longest time between two beats while the computer thinks, and while nobody does."""


def measure(rounds: int, game: str) -> Figures:
    """Run the four kinds in turn; the computer thinks about a battle of this game."""
    starts: list[tuple[float, float]] = []
    stalls: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as own, _screen() as (screen, environment):
        environment = {**environment, "MANOEUVRE_DATA": own}
        records = demos()[game].moments(library_of(game, Path(own)))
        _cpu(HOME, environment)
        for _ in range(rounds):
            starts.append((_cpu(HOME, environment), _cpu(BARE, environment)))
        for _ in range(max(1, rounds // 2)):
            stalls.append((_stall(THINKING, records[0], environment), _stall(IDLE, records[1], environment)))
    return Figures(screen, _ratio(starts), _medians(starts), _ratio(stalls), _medians(stalls))


def _ratio(pairs: list[tuple[float, float]]) -> float:
    return statistics.median(ours / theirs for ours, theirs in pairs)


def _medians(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    ours, theirs = zip(*pairs, strict=True)
    return statistics.median(ours), statistics.median(theirs)


@contextmanager
def _screen() -> Iterator[tuple[str, dict[str, str]]]:
    """A virtual screen of our own, or Qt's painting into memory."""
    program = shutil.which("Xvfb")
    environment = {name: value for name, value in os.environ.items() if name not in _UNWANTED}
    if program is None:
        yield "offscreen", {**environment, "QT_QPA_PLATFORM": "offscreen"}
        return
    reads, writes = os.pipe()
    command = [program, "-displayfd", str(writes), "-screen", "0", ROOM, "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL) as server:
        os.close(writes)
        try:
            with os.fdopen(reads) as pipe:
                number = pipe.readline().strip()
            yield "Xvfb", {**environment, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        finally:
            server.terminate()


def _child(words: list[str], environment: dict[str, str]) -> tuple[str, float]:
    """What it said, and the CPU milliseconds it took."""
    command = [sys.executable, "-m", "app.developer.bench_window_child", *words]
    begun = os.times()
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    ended = os.times()
    spent = ended.children_user + ended.children_system - begun.children_user - begun.children_system
    return done.stdout, spent * 1000


def _cpu(what: str, environment: dict[str, str]) -> float:
    return max(_child([what], environment)[1], 1.0)


def _stall(what: str, record: Path, environment: dict[str, str]) -> float:
    return max(float(_child([what, str(record)], environment)[0]), TICK)
