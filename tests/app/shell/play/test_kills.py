import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from engine import registry
from engine.battle import replay
from engine.record import Entry
from resources.content import start_of
from resources.records import FOLDER, SUFFIX, load, reopen
from tests.plugins.effort import Effort

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills by signals")
ROOT = Path(__file__).parents[4]
MOST_LIVES = 600


class Program:
    """Lives of the program in one folder, each ended by a kill or by the end of its battle."""

    def __init__(self, process: "subprocess.Popen[str]", folder: Path) -> None:
        self.process = process
        self.folder = folder

    def live(self, seed: int, second: str, steps: int, seconds: float) -> tuple[list[Entry], bool]:
        """Let it play so many steps and a little longer, and kill it: what it told, and whether it had ended before."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seed} {second}\n")
        self.process.stdin.flush()
        told: list[Entry] = []
        child = 0
        killed = False
        while True:
            word, _, rest = self._line().partition(" ")
            if word == "died":
                return told, rest == "0"
            if word == "born":
                child = int(rest)
            else:
                seat, _, text = rest.partition(" ")
                told.append(Entry(int(word), int(seat), text))
            if child and len(told) >= steps and not killed:
                killed = True
                time.sleep(seconds)
                # It may have come to its end in the meantime.
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.endswith("\n")
        return line.rstrip("\n")


@contextmanager
def program(folder: Path, game: str, scenario: str) -> Iterator[Program]:
    command = [sys.executable, "-m", "tests.app.shell.play.mortal", str(folder), game, scenario]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Program(process, folder)


FEW = (0, 1, 2, 5, 10, 20, 40)
MANY = (0, 40, 80)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "scenario", "second", "short", "long", "choices"),
    [
        ("manoeuvre", "last_stand", "human", 15, 150, FEW),
        ("manoeuvre", "last_stand", "random", 3, 50, MANY),
        # Both sides decide at once.
        ("tests.sealed_orders", "short", "human", 10, 100, FEW),
        ("tests.sealed_orders", "short", "random", 3, 50, FEW),
    ],
    ids=["human", "random", "sealed orders, human", "sealed orders, random"],
)
def test_killed_at_random_moments_nothing_is_lost(
    tmp_path: Path,
    effort: Effort,
    game: str,
    scenario: str,
    second: str,
    short: int,
    long: int,
    choices: tuple[int, ...],
) -> None:
    """Whatever was told to have happened is in the record, and the next life goes on from there to the end."""
    rng = random.Random(7)
    kills = effort.number(short, long)
    confirmed: list[Entry] = []
    fought: set[Path] = set()
    killed = battles = 0
    registry.game(game)
    with program(tmp_path, game, scenario) as mortal:
        for life in range(MOST_LIVES):
            # Sometimes while it starts, or while it reads the record.
            steps = rng.choice(choices)
            told, ended = mortal.live(life, second, steps, rng.random() * (0.004 if steps else 0.1))
            confirmed += told
            path = newest(tmp_path, fought)
            record = reopen(path)[1] if path else None
            kept = record.entries if record else []
            assert kept[: len(confirmed)] == confirmed
            # More there can only be the one step that was saved but could not be told any more.
            assert len(kept) - len(confirmed) <= 1
            confirmed = kept[:]
            over = record is not None and replay(record, start_of(record, tmp_path)).over
            assert over or not ended
            killed += not ended
            if over and path:
                confirmed = []
                fought.add(path)
                battles += 1
            effort.done(killed, "kills")
            if (killed >= kills or effort.over) and battles:
                return
    raise AssertionError("no battle came to its end")


def newest(folder: Path, fought: set[Path]) -> Path | None:
    """The record of the battle under way, whole but for a line that may have been cut off; none before it is made."""
    paths = [path for path in (folder / FOLDER).glob(f"*{SUFFIX}") if path.stat().st_size]
    return max((path for path in paths if path not in fought), key=lambda path: path.stat().st_mtime, default=None)


def test_a_line_that_was_cut_off_is_written_again(record: Path) -> None:
    whole = load(record).entries
    data = record.read_bytes()
    record.write_bytes(data[:-10])
    file, found = reopen(record)
    assert found.entries == whole[:-1]
    found.append(whole[-1].seat, whole[-1].text)
    file.save(found)
    assert load(record).entries == whole
