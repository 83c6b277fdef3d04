"""The arena from the command line: what it prints, what it keeps, and what it refuses in a sentence."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ai.arena.executors import Shared
from ai.manoeuvre.arena import ARENA
from ai.player import Limits, RandomPlayer, Thought
from app.shell.commands import arena
from tests.app.conftest import Call

ROOT = Path(__file__).parents[4]
TWO = ("--a", "random", "--b", "random")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process unless a test says otherwise, since each takes its time to begin."""
    monkeypatch.setattr(os, "cpu_count", lambda: 1)


def test_json_holds_the_standing_of_a(call: Call) -> None:
    answer = call("arena", *TWO, "--games", 6, "--seed", 3, "--json")
    assert answer.status == 0
    assert answer.err == ""
    told = answer.json
    assert (told["a"], told["b"], told["seed"], told["failed"]) == ("random", "random", 3, 0)
    assert told["wins"] + told["losses"] + told["draws"] == told["games"] == 6
    assert told["share"] == (told["wins"] + told["draws"] / 2) / 6
    assert 0 <= told["low"] < told["share"] < told["high"] <= 1
    assert told["elo"]["low"] < told["elo"]["difference"] < told["elo"]["high"]
    assert told["seconds_per_turn"] == told["a_seconds_per_turn"] > 0
    assert told["b_seconds_per_turn"] > 0
    assert sum(told["pairs"]) == 3
    assert sum(told["endings"].values()) == 6
    assert set(told["endings"]) <= {"nightfall", "attrition"}
    assert told["turns"] > 5
    assert "sprt" not in told
    assert "armies" not in told


def test_the_same_is_told_in_words(call: Call) -> None:
    answer = call("arena", *TWO, "--games", 4)
    assert answer.status == 0
    assert answer.out.startswith("4 battles with the seed 1.\nrandom against random: ")
    assert "Seconds per turn: " in answer.out
    assert "nightfall" in answer.out


def test_a_fixed_scenario_is_fought(call: Call, tmp_path: Path) -> None:
    answer = call("arena", *TWO, "--games", 2, "--scenario", "first_battle", "--results", tmp_path / "r", "--json")
    assert answer.status == 0
    lines = [json.loads(line) for line in (tmp_path / "r").read_text().splitlines()]
    assert {tuple(sorted(line["labels"])) for line in lines[1:]} == {("france", "great_britain")}


def test_armies_give_a_matrix_whose_halves_add_up(call: Call) -> None:
    words = ("arena", *TWO, "--games", 12, "--armies", "france,russia,sweden")
    cells = call(*words, "--json").json["armies"]
    assert set(cells) == {"france", "russia", "sweden"}
    for row, line in cells.items():
        assert row not in line
        for column, cell in line.items():
            assert cell["games"] == 4
            assert cell["share"] + cells[column][row]["share"] == 1
    assert "fran russ swed" in call(*words).out


def test_a_sequential_test_is_told(call: Call) -> None:
    words = ("arena", *TWO, "--games", 4, "--sprt", "0,20")
    test = call(*words, "--json").json["sprt"]
    assert (test["elo0"], test["elo1"], test["accepted"]) == (0, 20, "undecided")
    assert test["lower"] < test["ratio"] < test["upper"]
    assert "Sequential test of 0 against 20 Elo: undecided" in call(*words).out


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> list[Limits | None]:
    """Players by name, in this process, good ones and some who break down; what limits they were given."""
    heard: list[Limits | None] = []

    class Stumbler(RandomPlayer):
        def think(self, *args: Any) -> Thought[Any]:
            raise RuntimeError("I fell")

    def bot(game: Any, name: str, seed: int, limits: Limits | None) -> Any:
        heard.append(limits)
        if name == "gone":
            raise FileNotFoundError("no such program")
        return Stumbler(seed) if name == "stumbler" else RandomPlayer(seed)

    monkeypatch.setattr(arena, "bot", bot)
    monkeypatch.setattr(arena, "Processes", lambda size: Shared(ThreadPoolExecutor(1), 1))
    return heard


@pytest.mark.usefixtures("stub")
def test_a_tournament_is_rated_with_random_at_zero(call: Call) -> None:
    words = ("arena", "--bots", "random,other,stumbler", "--games", 4)
    told = call(*words, "--json").json
    assert told["games"] == 12
    assert {row["bot"]: row["elo"] for row in told["ratings"]}["random"] == 0
    assert told["ratings"][-1]["bot"] == "stumbler"
    assert told["ratings"][-1]["points"] == 0
    assert {fault["bot"] for fault in told["faults"]} == {"stumbler"}
    assert "stumbler broke down in 8 battles: RuntimeError: I fell" in call(*words).out


@pytest.mark.usefixtures("stub")
def test_a_tournament_of_two_is_a_duel_too(call: Call) -> None:
    told = call("arena", "--bots", "random,other", "--games", 4, "--json").json
    assert len(told["ratings"]) == 2
    assert told["wins"] + told["losses"] == 4


@pytest.mark.usefixtures("stub")
def test_a_player_who_breaks_down_has_lost_and_the_run_goes_on(call: Call) -> None:
    told = call("arena", "--a", "random", "--b", "stumbler", "--games", 4, "--json").json
    assert (told["wins"], told["losses"], told["endings"]) == (4, 0, {"fault": 4})
    assert told["faults"] == [{"bot": "stumbler", "reason": "RuntimeError: I fell", "games": 4}]
    assert told["elo"]["difference"] is None


def test_limits_are_given_to_all_players(call: Call, stub: list[Limits | None]) -> None:
    assert call("arena", *TWO, "--games", 2, "--nodes", 50, "--seconds", 0.25).status == 0
    assert stub == [None, *[Limits(0.25, 50)] * 4]


@pytest.mark.usefixtures("stub")
def test_a_player_who_cannot_be_started_is_refused_at_once(call: Call) -> None:
    answer = call("arena", "--a", "random", "--b", "gone", "--json")
    assert answer.status == 2
    assert "The player “gone” cannot be started: FileNotFoundError: no such program" in answer.err


@pytest.mark.usefixtures("stub")
def test_a_pair_that_fails_is_named_and_gives_status_1(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(ground: Any, seed: int, number: int) -> Any:
        if number == 1:
            raise ArithmeticError("no ground")
        return begin(ground, seed, number)

    begin = ARENA.begin
    monkeypatch.setattr(arena, "arena_of", lambda game: replace(ARENA, begin=broken))
    answer = call("arena", *TWO, "--games", 4, "--json")
    assert answer.status == 1
    assert (answer.json["failed"], answer.json["games"]) == (1, 2)
    assert answer.err == "Pair 1 of random against random is left out: ArithmeticError: no ground\n"
    assert "1 pair could not be played and is left out" in call("arena", *TWO, "--games", 4).out


def test_a_run_is_resumed_and_made_longer(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = call("arena", *TWO, "--games", 4, "--results", file, "--json").json
    kept = file.read_bytes()
    assert call("arena", *TWO, "--games", 4, "--results", file, "--json").json == first
    assert file.read_bytes() == kept
    assert call("arena", *TWO, "--games", 6, "--results", file, "--json").json["games"] == 6
    assert file.read_bytes().startswith(kept)
    assert len(file.read_text().splitlines()) == 7


def test_a_results_file_of_another_run_is_refused(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    call("arena", *TWO, "--games", 2, "--results", file)
    answer = call("arena", *TWO, "--games", 2, "--seed", 2, "--results", file, "--json")
    assert answer.status == 1
    assert answer.json["code"] == "results"
    assert "holds a run under other conditions (seed: 1 there, 2 here)" in answer.json["error"]


def test_a_garbled_results_file_is_refused_with_the_line(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    call("arena", *TWO, "--games", 2, "--results", file)
    file.write_text(file.read_text().replace('"nightfall"', "nightfall", 1))
    answer = call("arena", *TWO, "--games", 2, "--results", file)
    assert answer.status == 1
    assert "line 2, is no result of this run" in answer.err


def test_a_results_file_that_cannot_be_written_is_named(call: Call, tmp_path: Path) -> None:
    answer = call("arena", *TWO, "--games", 2, "--results", tmp_path / "none" / "r")
    assert answer.status == 2
    assert "No such file or directory" in answer.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Say who fights"),
        (("--a", "random"), "Say who fights"),
        (("--a", "random", "--b", "nobody"), "There is no player “nobody”; there are "),
        (("--bots", "random"), "--bots takes two or more different players"),
        (("--bots", "random,random"), "--bots takes two or more different players"),
        (("--bots", "random,nobody"), "There is no player “nobody”"),
        (("--bots", "random,x", "--a", "random"), "Give either --bots, or --a and --b"),
        (("--bots", "random,x", "--sprt", "0,5"), "--sprt tells two players apart"),
        ((*TWO, "--games", "3"), "Battles are fought in pairs, so their number is even; 3 is not"),
        ((*TWO, "--games", "0"), "The number of games is a whole number from 2"),
        ((*TWO, "--jobs", "0"), "The number of jobs is a whole number from 1"),
        ((*TWO, "--timeout", "0"), "The timeout is a whole number from 1"),
        ((*TWO, "--nodes", "0"), "The number of nodes is a whole number from 1"),
        ((*TWO, "--seconds", "0"), "--seconds takes a number above 0, such as 0.5, not “0”"),
        ((*TWO, "--seconds", "nan"), "--seconds takes a number above 0"),
        ((*TWO, "--seed", "x"), "The seed is a whole number"),
        ((*TWO, "--sprt", "5"), "--sprt takes two Elo differences"),
        ((*TWO, "--sprt", "5,0"), "--sprt takes two Elo differences"),
        ((*TWO, "--sprt", "nan,inf"), "--sprt takes two Elo differences"),
        ((*TWO, "--scenario", "none"), "There is no scenario “none”; choose one of "),
        ((*TWO, "--armies", "france,none"), "There is no army “none”; choose among "),
        ((*TWO, "--armies", "france,france"), "Name every army once"),
        ((*TWO, "--armies", "all", "--scenario", "mysore"), "give either --scenario or --armies"),
        ((*TWO, "--executor", "there"), "An executor is dask://HOST:PORT"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(call: Call, words: tuple[str, ...], sentence: str) -> None:
    answer = call("arena", *words, "--json")
    assert answer.status == 2
    assert sentence in answer.json["error"]
    assert sentence in answer.err


def test_a_comma_within_a_name_is_written_twice() -> None:
    assert arena.split("random,cmd:play --level 1,,2") == ["random", "cmd:play --level 1,2"]


def test_a_cluster_plays_too(call: Call) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp://", silence_logs=50
    ) as local:
        address = local.scheduler_address.replace("tcp://", "dask://")
        there = call("arena", *TWO, "--games", 4, "--executor", address, "--json")
    here = call("arena", *TWO, "--games", 4, "--json")
    assert there.status == 0
    assert [there.json[key] for key in ("wins", "pairs", "turns")] == [
        here.json[key] for key in ("wins", "pairs", "turns")
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts as a terminal does")
@pytest.mark.parametrize("everybody", [True, False])
def test_an_interrupt_keeps_what_was_finished_and_tells_it(tmp_path: Path, everybody: bool) -> None:
    file = tmp_path / "results.jsonl"
    words = [sys.executable, "-m", "app.shell", "arena", *TWO, "--games", "100000", "--jobs", "2", "--json"]
    with subprocess.Popen(
        [*words, "--results", str(file)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and (not file.exists() or len(file.read_text().splitlines()) < 5):
            time.sleep(0.05)
        # A terminal interrupts the processes that play as well; “kill” only the one it is told to.
        (os.killpg if everybody else os.kill)(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    told = json.loads(out)
    assert process.returncode == 130
    assert told["interrupted"]
    assert told["games"] >= 4
    assert told["games"] == len(file.read_text().splitlines()) - 1
    assert err == ""


def test_progress_is_shown_on_a_terminal_alone(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    answer = call("arena", *TWO, "--games", 4, "--json")
    assert "4 of 4 battles, " in answer.err
    assert answer.err.endswith("\n")
