"""The commands of every game, for a game that nothing here knows: the toy game of sealed orders."""

from pathlib import Path
from typing import Any

import pytest

from app.developer.fuzzing import Failure, fuzz_battle
from app.shell.console import Console
from engine import registry
from resources.records import load
from tests.app.conftest import Call
from tests.sealed_orders import CONTENT, GAME, NOBODY, State

MODULE = "tests.sealed_orders"
NAMED = ("--game", MODULE)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known in this process for the time of a test."""
    monkeypatch.setitem(registry._elsewhere, MODULE, None)


@pytest.fixture
def fought(call: Call) -> dict[str, Any]:
    answer = call("demo", *NAMED, "--seed", 7, "--json")
    assert answer.status == 0
    told: dict[str, Any] = answer.json
    return told


def test_it_can_be_demonstrated(call: Call, fought: dict[str, Any], own_folder: Path) -> None:
    record = load(Path(fought["record"]))
    assert fought["winner"] in GAME.seats
    assert (fought["how"], fought["scenario"]) == ("points", "short")
    assert len(record.actions) == fought["actions"]
    assert Path(fought["record"]).parent == own_folder / "records"
    again = call("demo", *NAMED, "--seed", 7, "--json").json["record"]
    assert load(Path(again)).entries == record.entries


def test_a_demonstration_tells_every_action_and_the_result(call: Call) -> None:
    out = call("demo", *NAMED, "--seed", 7, "--scenario", "short").out
    assert out.startswith("3 rounds, fought at random with the seed 7.")
    assert "round 1 of 3" in out
    assert "Turn 1: one: seal " in out
    assert "wins on turn" in out


def test_a_board_that_nobody_has_painted_is_said(call: Call) -> None:
    answer = call("demo", *NAMED, "--picture")
    assert answer.status == 2
    assert "cannot be painted" in answer.err


def test_its_positions_can_be_shown_open_and_as_a_seat_knew_them(call: Call, fought: dict[str, Any]) -> None:
    path = fought["record"]
    for words in (NAMED, ()):
        shown = call("show", path, *words, "--at", 1, "--json").json
        assert (shown["at"], shown["phase"], shown["title"]) == (1, "sealing", "3 rounds")
    sealed = load(Path(path)).actions[0]
    other = GAME.seats[1 - sealed.seat]
    assert "sealed ?" in call("show", path, *NAMED, "--at", 1, "--seat", other).out
    assert "sealed ?" not in call("show", path, *NAMED, "--at", 1).out
    end = call("show", path, *NAMED)
    assert f"After {fought['actions']} of" in end.out
    assert "wins on turn" in end.out


def test_what_there_is_can_be_listed_and_shown(call: Call) -> None:
    assert call("show", *NAMED, "--json").json == {
        "scenarios": [{"id": "short", "title": "3 rounds"}, {"id": "long", "title": "60 rounds"}]
    }
    assert "round 1 of 60" in call("show", "long", *NAMED).out
    assert "no file, scenario “none”" in call("show", "none", *NAMED).err
    assert "A seat is “one” or “two”" in call("show", "long", *NAMED, "--seat", "three").err


def test_its_files_can_be_checked(call: Call, fought: dict[str, Any], own_folder: Path, tmp_path: Path) -> None:
    path = Path(fought["record"])
    assert call("check", path, *NAMED).out.endswith("no faults (record)\n")
    path.write_bytes(path.read_bytes().replace(b" seal ", b" sael ", 1))
    assert call("check", path, *NAMED).status == 1
    other = tmp_path / "file.toml"
    other.write_text("a = 1")
    assert "not a state of Sealed Orders" in call("check", other, *NAMED).out
    assert call("check", *NAMED).out == f"{own_folder}: no faults\n"


def test_its_record_is_replayed_in_words(call: Call, fought: dict[str, Any]) -> None:
    assert "wins on turn" in call("replay", fought["record"], *NAMED).out


def test_it_is_measured(call: Call) -> None:
    figures = call("bench", *NAMED, "--rounds", 1, "--ms", 5, "--json").json
    assert figures["engine_chess_ratio"] > 0
    assert "python-chess" in call("bench", *NAMED, "--rounds", 1, "--ms", 1).out


def test_random_battles_of_it_break_nothing(call: Call) -> None:
    answer = call("fuzz", *NAMED, "--games", 30, "--jobs", 1, "--json")
    assert answer.status == 0, answer.json
    assert answer.json["games"] == 30
    assert answer.json["undone"] > 0
    assert "30 battles" in call("fuzz", *NAMED, "--games", 30, "--jobs", 1).out


def battles(count: int = 40) -> None:
    for number in range(count):
        fuzz_battle(f"broken:{number}", Console(GAME), CONTENT.open())


def test_a_sealed_order_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "shown_to", lambda state, action, viewer: action)
    with pytest.raises(Failure, match="cannot believe"):
        battles()


def test_an_action_out_of_its_phase_that_is_not_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "_may_be", lambda state, action: True)
    with pytest.raises(Failure, match="was not refused"):
        battles()


def test_an_undo_past_what_was_sealed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.copy

    def forgets(state: State) -> State:
        twin = honest(state)
        twin.winner = NOBODY
        twin.scores = [0, 0]
        return twin

    monkeypatch.setattr(State, "copy", forgets)
    with pytest.raises(Failure):
        battles()
