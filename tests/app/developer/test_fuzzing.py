"""The fuzzer finds nothing in any number of battles, and does find what is broken on purpose."""

import random
from pathlib import Path

import pytest

from app.developer.fuzzing import Failure, fuzz_battle
from app.manoeuvre.console import CONSOLE
from app.manoeuvre.random_play import random_scenario
from app.shell.commands import fuzz
from engine.battle import replay
from engine.manoeuvre.position import Position
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from resources.manoeuvre.content import start_of
from resources.records import load
from tests.app.conftest import Call
from tests.plugins.effort import Effort
from tests.table import library

CHUNK = 200


@pytest.mark.soak
def test_random_battles_break_nothing(call: Call, effort: Effort) -> None:
    goal = effort.number(20, 20_000)
    played, seed = 0, 11
    while played < goal and not effort.over:
        games = min(CHUNK, goal - played)
        answer = call("fuzz", "--games", games, "--seed", seed, "--jobs", effort.jobs, "--json")
        assert answer.status == 0, answer.json
        assert answer.json["failure"] is None
        assert answer.json["games"] == games
        assert answer.json["combats"] > games
        played, seed = played + games, seed + 1
        effort.done(played, "battles")


def test_the_same_seed_plays_the_same_battle() -> None:
    assert fuzz_battle("3:1", CONSOLE, library()) == fuzz_battle("3:1", CONSOLE, library())


def test_scenarios_of_the_fuzzer_vary_in_all_that_can_be_chosen() -> None:
    made = [random_scenario(random.Random(seed), library()) for seed in range(60)]
    assert len({scenario.options for scenario in made}) > 40
    assert {bool(scenario.sections) for scenario in made} == {True, False}


def fuzz_battles(name: str, count: int) -> None:
    for number in range(count):
        fuzz_battle(f"{name}:{number}", CONSOLE, library())


def test_a_broken_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_nothing(self: Position, unit: int, cause: str) -> None:
        self.square[unit] = -1

    monkeypatch.setattr(Position, "eliminate", lose_nothing)
    with pytest.raises(Failure, match="The board and the units disagree"):
        fuzz_battles("broken", 40)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.seen_by

    def peeks(self: State, viewer: int) -> State:
        view = honest(self, viewer)
        view.hand[1] = self.hand[1][:]
        return view

    monkeypatch.setattr(State, "seen_by", peeks)
    with pytest.raises(Failure, match="does not follow the battle"):
        fuzz_battles("leak", 5)


def test_a_failure_leaves_a_record_that_leads_there(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: Position, unit: int, cause: str) -> None:
        raise ArithmeticError("the sky is falling")

    monkeypatch.setattr(Position, "hit", crash)
    _, found = fuzz.play(GAME, [f"crash:{seed}" for seed in range(20)])
    assert found is not None
    assert "the sky is falling" in found.reason
    monkeypatch.undo()
    record = load(Path(found.record))
    start = start_of(record, library())
    assert replay(record, start).record.digest == record.digest
    monkeypatch.setattr(Position, "hit", crash)
    with pytest.raises(ArithmeticError):
        replay(record, start)
