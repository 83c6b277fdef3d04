"""Training from the command line: what it tells, what it writes, and what it refuses before a battle is fought."""

import os
import re
import sys
from pathlib import Path

import pytest

import ai.manoeuvre
from ai.manoeuvre.features import COUNT, NAMES
from ai.manoeuvre.training import FIRST_GUESS, Sample
from ai.manoeuvre.weights import read, shipped, write
from tests.ai.manoeuvre.test_training import positions
from tests.app.conftest import Call

GAMES = 20


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """Battles that take no time, and what each was played with: its seed, its number and the weights."""
    found: list[tuple[int, int, str]] = []
    ready = positions(GAMES, 3)

    def battle(seed: int, number: int, text: str) -> Sample:
        found.append((seed, number, text))
        return ready[number]

    monkeypatch.setattr("ai.manoeuvre.training.battle", battle)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    return found


def train(call: Call, *words: object) -> tuple[str, ...]:
    answer = call("train", "--games", GAMES, "--rounds", 1, "--jobs", 1, *words)
    assert answer.status == 0
    assert answer.err == ""
    return tuple(answer.out.splitlines())


def test_a_round_is_told_in_words(call: Call, played: list[tuple[int, int, str]]) -> None:
    (line,) = train(call)
    assert line.startswith("round 1: of 4 positions held out ")
    assert "% foretold rightly, log loss " in line
    assert [(seed, number) for seed, number, _ in played] == [(1, number) for number in range(GAMES)]


def test_json_tells_how_it_was_made_and_how_good_it_is(call: Call, played: list[tuple[int, int, str]]) -> None:
    told = call("train", "--games", GAMES, "--jobs", 1, "--seed", 7, "--json").json
    assert (told["games"], told["seed"], told["rounds"], told["positions"]) == (GAMES, 7, 2, 2 * GAMES // 5)
    assert 0.0 <= told["accuracy"] <= 1.0
    assert told["log_loss"] > 0.0
    assert len(told["first_battle"]) == 16
    assert {seed for seed, _, _ in played} == {7, 8}


@pytest.mark.usefixtures("played")
def test_the_weights_are_written_and_can_be_read(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "new.json"
    train(call, "--out", out)
    text = out.read_text("utf-8")
    assert write(read(text), {}) != write(shipped(), {})
    assert f'"games": {GAMES}' in text


@pytest.mark.usefixtures("played")
def test_the_same_seed_makes_the_same_file(call: Call, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        train(call, "--out", file)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_further_round_plays_with_what_was_learnt(
    call: Call, played: list[tuple[int, int, str]], tmp_path: Path
) -> None:
    train(call, "--out", tmp_path / "first.json")
    assert len(train(call, "--rounds", 2, "--out", tmp_path / "both.json")) == 2
    weights = [text for _, _, text in played]
    first, second = weights[GAMES], weights[2 * GAMES]
    assert first == weights[0]
    assert second == write(read((tmp_path / "first.json").read_text("utf-8")), {})
    assert [seed for seed, _, _ in played[GAMES:]] == [1] * GAMES + [2] * GAMES


def test_without_a_file_to_start_from_it_begins_with_a_first_guess(
    call: Call, played: list[tuple[int, int, str]]
) -> None:
    train(call)
    day = read(played[0][2]).day
    assert day[0] == day[1] == [FIRST_GUESS.get(name, 0.0) for name in NAMES]


def test_the_first_guess_names_features_there_are() -> None:
    assert set(FIRST_GUESS) <= set(NAMES)
    assert len(NAMES) == COUNT


def test_a_file_to_start_from_is_where_it_begins(
    call: Call, played: list[tuple[int, int, str]], tmp_path: Path
) -> None:
    start = tmp_path / "start.json"
    start.write_text(write(shipped(), {}), "utf-8")
    train(call, "--start", start)
    assert played[0][2] == write(shipped(), {})


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This is not a file of weights; make one with “manoeuvre train”."),
        (b"\xff\xfe", "start.json: "),
        (write(shipped(), {}).replace('"strength"', '"luck"').encode(), "for other features than this program has"),
        (re.sub(r"-?\d+\.\d+", "NaN", write(shipped(), {}), count=1).encode(), "A weight is not a number"),
    ],
    ids=["empty", "no text", "other features", "not a number"],
)
def test_a_bad_file_to_start_from_is_refused_in_a_sentence(
    call: Call, played: list[tuple[int, int, str]], tmp_path: Path, content: bytes, sentence: str
) -> None:
    start = tmp_path / "start.json"
    start.write_bytes(content)
    answer = call("train", "--start", start)
    assert answer.status == 2
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
    assert call("train", "--start", start, "--json").json["code"] == "weights"
    assert played == []


def test_a_file_to_start_from_that_is_not_there_is_said(
    call: Call, played: list[tuple[int, int, str]], tmp_path: Path
) -> None:
    answer = call("train", "--start", tmp_path / "nowhere.json", "--json")
    assert answer.status == 2
    assert answer.json["code"] == "file"
    assert "nowhere.json" in answer.json["error"]
    assert played == []


@pytest.mark.usefixtures("played")
def test_a_place_where_nothing_can_be_written_is_said(call: Call, tmp_path: Path) -> None:
    answer = call("train", "--games", GAMES, "--jobs", 1, "--out", tmp_path / "nowhere" / "new.json")
    assert answer.status == 2
    assert "There is no folder" in answer.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", 4), "The number of games is a whole number from 5 to 1000000, not “4”."),
        (("--games", "many"), "The number of games is a whole number"),
        (("--rounds", 0), "The number of rounds is a whole number from 1 to 100"),
        (("--jobs", 0), "The number of processes is a whole number"),
        (("--seed", -1), "The seed is a whole number"),
    ],
)
def test_wrong_usage_is_a_sentence(
    call: Call, played: list[tuple[int, int, str]], words: tuple[object, ...], sentence: str
) -> None:
    answer = call("train", *words)
    assert answer.status == 2
    assert sentence in answer.err
    assert played == []


def test_without_numpy_a_sentence_says_what_to_install(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "ai.manoeuvre.training")
    monkeypatch.delattr(ai.manoeuvre, "training")
    answer = call("train", "--games", GAMES)
    assert answer.status == 2
    assert "Training needs numpy, which is not installed; install" in answer.err
