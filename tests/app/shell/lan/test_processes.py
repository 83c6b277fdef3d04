"""Two real processes over the real stack: on loopback, over a bad cable, killed again and again, between two hosts."""

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.shell.lan.journal import OVER, SUFFIX, battle_number
from tests.app.shell.lan.chaos import Cable
from tests.app.shell.lan.test_binding import edit
from tests.plugins.effort import Effort

CODE = "WXY789"
PATIENCE = 300


class Side:
    """One end's program, started as often as it takes."""

    def __init__(self, folder: Path, prefix: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.prefix = prefix
        self.process: subprocess.Popen[str] | None = None

    def start(self, *words: str) -> None:
        command = [*self.prefix, sys.executable, "-m", "app.shell", "lan", *words, "--pace", "0", "--json"]
        if "--code" not in words:
            command += ["--code", CODE]
        environment = {**os.environ, "MANOEUVRE_DATA": str(self.folder), "QT_QPA_PLATFORM": "offscreen"}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def line(self) -> Any:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read() if self.process.stderr else ""
        return json.loads(line)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def answer(self) -> Any:
        assert self.process is not None
        out, err = self.process.communicate(timeout=PATIENCE)
        assert out, err
        return json.loads(out.splitlines()[-1])


@contextmanager
def two_sides(folder: Path) -> Iterator[tuple[Side, Side]]:
    pair = (Side(folder / "host"), Side(folder / "guest"))
    try:
        yield pair
    finally:
        for side in pair:
            if side.process is not None and side.process.poll() is None:
                side.kill()


@pytest.fixture
def sides(tmp_path: Path) -> Iterator[tuple[Side, Side]]:
    with two_sides(tmp_path) as pair:
        yield pair


def fair(sides: tuple[Side, Side]) -> None:
    answers = [side.answer() for side in sides]
    assert answers[0] == answers[1]
    assert answers[0]["fair"] is True
    assert len(answers[0]["digest"]) == 64
    records = [next((side.folder / "records").glob("*.record")).read_bytes() for side in sides]
    assert records[0] == records[1]


def test_two_processes_fight_a_battle_on_loopback(sides: tuple[Side, Side]) -> None:
    host, guest = sides
    host.start("host", "--bot", "recruit", "--address", "127.0.0.1", "--scenario", "crossroads")
    port = host.line()["port"]
    guest.start("join", f"127.0.0.1:{port}", "--bot", "recruit")
    fair(sides)


def test_two_programs_of_one_user_share_a_folder_and_fight(tmp_path: Path) -> None:
    """One identity, one folder of journals and of records: that is what everybody tries first."""
    sides = (Side(tmp_path / "mine"), Side(tmp_path / "mine"))
    host, guest = sides
    try:
        host.start("host", "--bot", "random", "--address", "127.0.0.1", "--scenario", "first_battle")
        port = host.line()["port"]
        guest.start("join", f"127.0.0.1:{port}", "--bot", "random")
        answers = [side.answer() for side in sides]
    finally:
        for side in sides:
            if side.process is not None and side.process.poll() is None:
                side.kill()
    assert answers[0] == answers[1]
    assert answers[0]["fair"] is True
    # Both have kept the same record, once.
    assert len(list((tmp_path / "mine" / "records").glob("*.record"))) == 1
    assert not list((tmp_path / "mine" / "lan").glob("*.battle"))


def test_either_program_of_one_user_is_killed_and_comes_back(tmp_path: Path) -> None:
    sides = (Side(tmp_path / "mine"), Side(tmp_path / "mine"))
    try:
        assert fight_and_kill(sides, random.Random(5), 4) > 0
    finally:
        for side in sides:
            if side.process is not None and side.process.poll() is None:
                side.kill()


def test_a_program_refuses_its_own_journal_when_that_was_edited(sides: tuple[Side, Side]) -> None:
    """Two programs as they are: one is killed, and what it did unseen is edited in its file."""
    host, guest = sides
    host.start("host", "--bot", "random", "--address", "127.0.0.1", "--scenario", "first_battle")
    port = host.line()["port"]
    guest.start("join", f"127.0.0.1:{port}", "--bot", "random")
    deadline = time.monotonic() + PATIENCE
    while not any("discard" in text for text in unseen(guest)) and time.monotonic() < deadline:
        time.sleep(0.01)
    guest.kill()
    (path,) = (guest.folder / "lan").glob("*.battle")
    edit(path, marks=True)
    guest.start("join", f"127.0.0.1:{port}", "--bot", "random")
    assert guest.process is not None
    out, err = guest.process.communicate(timeout=PATIENCE)
    assert "has been altered since it was written" in err
    assert json.loads(out.splitlines()[-1])["code"] == "refused"


def unseen(side: Side) -> list[str]:
    """What this side has done so far that the other could not see."""
    found = []
    for path in (side.folder / "lan").glob("*.battle"):
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            found += [text for text in line.split('"')[3:4] if text.count(" ") > 1]
    return found


def test_a_wrong_code_is_told_in_words(sides: tuple[Side, Side]) -> None:
    host, guest = sides
    host.start("host", "--bot", "random", "--address", "127.0.0.1")
    port = host.line()["port"]
    guest.start("join", f"127.0.0.1:{port}", "--bot", "random", "--code", "NONONO")
    answer = guest.answer()
    assert answer["code"] == "refused"
    assert "code does not fit" in answer["error"]


@pytest.mark.soak
def test_a_bad_cable_delays_a_battle_and_changes_nothing(tmp_path: Path, effort: Effort) -> None:
    for battle in range(effort.number(1, 20)):
        if effort.over:
            break
        with two_sides(tmp_path / str(battle)) as (host, guest):
            host.start("host", "--bot", "random", "--address", "127.0.0.1", "--scenario", "first_battle")
            cable = Cable(host.line()["port"], seed=battle + 1)
            guest.start("join", f"127.0.0.1:{cable.port}", "--bot", "random")
            fair((host, guest))
            assert cable.connections > 3
            cable.close()
        effort.done(battle + 1, "battles over a bad cable")


def has_settled(side: Side) -> bool:
    """Whether this side has the record, and the other needs nothing more of it."""
    for path in (side.folder / "records").glob("*.record"):
        header = path.read_text(encoding="utf-8").partition("\n")[0]
        left = (side.folder / "lan").glob(f"{battle_number(header).hex()[:24]}*")
        if not any(path.suffix in (SUFFIX, OVER) for path in left):
            return True
    return False


def fight_and_kill(sides: tuple[Side, Side], rng: random.Random, most: int) -> int:
    """A battle in which either program is killed again and again, so often at the most; returns how often it was."""
    host, guest = sides
    port = 0
    offering = ("host", "--bot", "random", "--address", "127.0.0.1", "--scenario", "first_battle")

    def start(side: Side) -> None:
        nonlocal port
        if side is host:
            host.start(*offering, "--port", str(port))
            port = int(host.line()["port"])
        else:
            guest.start("join", f"127.0.0.1:{port}", "--bot", "random")

    start(host)
    start(guest)
    kills = 0
    running = list(sides)
    while kills < most:
        time.sleep(rng.uniform(0.1, 0.5))
        if any(side.process is not None and side.process.poll() is not None for side in sides):
            break
        side = rng.choice(sides)
        side.kill()
        kills += 1
        if has_settled(side):
            # Killed with everything done but the telling of it.
            running.remove(side)
            break
        start(side)
    for side in running:
        assert side.answer()["fair"] is True
    records = [next((side.folder / "records").glob("*.record")).read_bytes() for side in sides]
    assert records[0] == records[1]
    return kills


@pytest.mark.soak
def test_either_process_killed_again_and_again_loses_nothing(tmp_path: Path, effort: Effort) -> None:
    rng = random.Random(3)
    kills = battles = 0
    goal = effort.number(6, 200)
    while kills < goal and not effort.over:
        battles += 1
        with two_sides(tmp_path / str(battles)) as sides:
            kills += fight_and_kill(sides, rng, goal - kills)
        effort.done(kills, "kills of either end")
        assert battles < effort.number(20, 100)


@pytest.mark.skipif(os.geteuid() != 0 or shutil.which("ip") is None, reason="needs root and iproute2")
@pytest.mark.parametrize("typed", [True, False], ids=["typed", "found"])
def test_two_hosts_on_a_network_fight_a_battle(tmp_path: Path, typed: bool) -> None:
    names = [f"mano{os.getpid()}{letter}" for letter in "ab"]
    cable = [f"m{os.getpid() % 100_000}{letter}" for letter in "ab"]

    def ip(*words: str) -> bool:
        return subprocess.run(["ip", *words], capture_output=True).returncode == 0

    try:
        if not all(ip("netns", "add", name) for name in names):
            pytest.skip("this machine does not let us make network namespaces")
        assert ip("link", "add", cable[0], "type", "veth", "peer", "name", cable[1])
        for number, (name, end) in enumerate(zip(names, cable, strict=True), 1):
            assert ip("link", "set", end, "netns", name)
            assert ip("-n", name, "addr", "add", f"10.77.0.{number}/24", "dev", end)
            assert ip("-n", name, "link", "set", end, "up")
            assert ip("-n", name, "link", "set", "lo", "up")
        pair = (
            Side(tmp_path / "host", ("ip", "netns", "exec", names[0])),
            Side(tmp_path / "guest", ("ip", "netns", "exec", names[1])),
        )
        pair[0].start("host", "--bot", "random", "--scenario", "first_battle")
        port = pair[0].line()["port"]
        where = [f"10.77.0.1:{port}"] if typed else []
        pair[1].start("join", *where, "--bot", "random")
        fair(pair)
    finally:
        for name in names:
            ip("netns", "del", name)
