"""Commanders on the command line: odds, bench, train, demo, show, check and fuzz, for people and for programs."""

import json
import random
import sys
from pathlib import Path

import pytest

import ai.commanders
from ai.commanders.training import Sample
from ai.commanders.weights import Weights, read, shipped
from app.shell.cli import main

GAME = ("--game", "commanders")


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("MANOEUVRE_DATA", str(tmp_path_factory.mktemp("data")))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([words[0], *GAME, *words[1:]]) == 0
    return capsys.readouterr().out


def test_odds_of_a_combat(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "odds", "b1: 2I; b2: 2i", "--white", "2I b1-b2")
    assert "b1|b2" in told
    assert "on average" in told
    found = json.loads(run(capsys, "odds", "b1: 2I; b2: 2i", "--white", "2I b1-b2", "--json"))
    (combat,) = found["combats"]
    assert combat["zone"] == "b1|b2"
    assert len(combat["ranged"]["white"]) == 2


def test_odds_where_nobody_meets(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Nobody meets" in run(capsys, "odds", "b1: 2I; b3: 2i", "--white", "2I b1-b2")


@pytest.mark.parametrize("words", [("z9: 1I",), ("b1: 99I",), ("b1: 1I; b2: 1i", "--white", "nonsense")])
def test_odds_of_what_cannot_be(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *GAME, *words]) == 2
    assert capsys.readouterr().err


def test_a_demonstration_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "demo", "--seed", "1")
    assert "wins in round" in told
    found = json.loads(run(capsys, "demo", "--seed", "1", "--json", "--scenario", "three_villages"))
    assert found["winner"] in ("one", "two")
    assert len(found["points"]) == 2


def test_a_scenario_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "show", "mill_at_the_ford")
    assert "Round 1, planning" in told
    assert "[house]" in told
    assert json.loads(run(capsys, "show", "marengo", "--json"))


def test_random_battles_find_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nothing found" in run(capsys, "fuzz", "--games", "6", "--jobs", "1", "--seed", "5")


def test_the_bench_prints_rounds_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    assert "rounds a second" in run(capsys, "bench", "--rounds", "1", "--ms", "20")
    assert json.loads(run(capsys, "bench", "--rounds", "1", "--ms", "20", "--json"))["rounds_a_second"] > 0


def test_training_tells_how_well_it_predicts_and_writes_the_weights(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def battle(seed: int, number: int, weights: Weights) -> Sample:
        rng = random.Random(seed * 100 + number)
        return Sample(number, (tuple(rng.random() for _ in weights),) * 4, float(rng.random() < 0.5))

    monkeypatch.setattr("ai.commanders.training.battle", battle)
    words = ("train", "--games", "20", "--seed", "7", "--jobs", "1", "--out", str(tmp_path / "new.json"))
    assert run(capsys, *words).startswith("round 1: of 32 positions held out, ")
    written = (tmp_path / "new.json").read_text("utf-8")
    assert read(written) != shipped()
    told = json.loads(run(capsys, *words, "--rounds", "2", "--json"))
    assert (told["games"], told["seed"], told["rounds"]) == (20, 7, 2)
    run(capsys, *words)
    assert (tmp_path / "new.json").read_text("utf-8") == written, "the same seed makes the same weights"


def test_training_into_a_folder_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *GAME, "--games", "5", "--out", "nowhere/new.json"]) == 2
    assert "There is no folder nowhere" in capsys.readouterr().err


def test_training_without_numpy_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "ai.commanders.training")
    monkeypatch.delattr(ai.commanders, "training")
    assert main(["train", *GAME]) == 2
    assert "manoeuvre[train]" in capsys.readouterr().err
