from pathlib import Path

import pytest

from engine.battle import replay
from engine.record import Record
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import RecordFile, load
from tests.app.conftest import Call

DECLARATIONS = ("assault", "ambush", "bombard", "volley", "rockets", "battery", "honour")


def actions(path: str) -> list[str]:
    return [entry.text for entry in load(Path(path)).entries]


def test_a_demonstration_ends_with_a_winner_and_a_record(call: Call, own_folder: Path) -> None:
    answer = call("demo", "--seed", 7, "--json")
    assert answer.status == 0
    told = answer.json
    assert told["winner"] in ("one", "two")
    assert told["how"]
    assert Path(told["record"]).parent == own_folder / "records"
    record = load(Path(told["record"]))
    battle = replay(record, start_of(record, Library()))
    assert battle.over
    assert (battle.state.turn, len(record.actions)) == (told["turns"], told["actions"])


def test_the_same_seed_gives_the_same_battle(call: Call) -> None:
    one, two, other = (call("demo", "--seed", seed, "--json").json["record"] for seed in (5, 5, 6))
    assert actions(one) == actions(two) != actions(other)


def test_without_a_seed_one_is_found_and_told(call: Call) -> None:
    told = call("demo", "--json").json
    assert actions(call("demo", "--seed", told["seed"], "--json").json["record"]) == actions(told["record"])


def test_people_see_boards_and_the_result(call: Call) -> None:
    answer = call("demo", "--seed", 7)
    assert answer.out.count("      a        b ") >= 4
    assert "( ) France (seat one)   [ ] Great Britain (seat two)" in answer.out
    *_, result, where = answer.out.splitlines()
    assert "wins by" in result
    assert where.endswith(".record")


def test_people_read_of_every_combat_and_loss(call: Call) -> None:
    out = call("demo", "--seed", 7).out
    record = load(Path(call("demo", "--seed", 7, "--json").json["record"]))
    battle = replay(record, start_of(record, Library()))
    told = [line for line in out.splitlines() if line.startswith("Turn ") and ": " in line]
    fought = [entry for entry in record.actions if entry.text.split()[0] in DECLARATIONS]
    assert len(told) == len(fought) >= 10
    assert sum(line.count(" was lost") for line in told) == sum(battle.state.losses) > 0


def test_battles_are_fought_out_and_not_waited_out(call: Call) -> None:
    reasons = [call("demo", "--seed", seed, "--json").json["reason"] for seed in range(4)]
    assert reasons.count("first in the list of nations") <= 1


@pytest.mark.parametrize("id", list(Library(Path("none")).scenarios))
def test_every_shipped_scenario_can_be_fought(call: Call, id: str) -> None:
    answer = call("demo", "--seed", 3, "--scenario", id)
    assert answer.status == 0
    assert "wins by" in answer.out


def test_an_unknown_scenario_is_refused_with_those_there_are(call: Call) -> None:
    answer = call("demo", "--scenario", "waterloo")
    assert answer.status == 2
    assert "no scenario “waterloo”; choose one of" in answer.err
    assert "first_battle" in answer.err
    assert "left out" not in answer.err


def test_a_scenario_whose_file_was_left_out_is_told_so(call: Call, own_folder: Path) -> None:
    (own_folder / "scenarios").mkdir(parents=True)
    (own_folder / "scenarios" / "waterloo.toml").write_text("id = ")
    assert "was left out; “manoeuvre check” names its faults." in call("demo", "--scenario", "waterloo").err


def test_a_folder_that_cannot_be_made_is_told(call: Call, own_folder: Path) -> None:
    own_folder.write_text("in the way")
    answer = call("demo", "--seed", 1)
    assert answer.status == 2
    assert "MANOEUVRE_DATA" in answer.err
    assert answer.err.count("\n") == 1


def test_a_disk_that_fills_up_is_told(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: RecordFile, record: Record) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(RecordFile, "save", full)
    answer = call("demo", "--seed", 1, "--json")
    assert answer.status == 2
    assert "No space left" in answer.json["error"]


def test_the_board_at_the_end_can_be_painted(call: Call, tmp_path: Path) -> None:
    picture = tmp_path / "end.png"
    answer = call("demo", "--seed", 5, "--picture", picture, "--json")
    assert answer.json["picture"] == str(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_written_is_one_sentence(call: Call, tmp_path: Path) -> None:
    answer = call("demo", "--seed", 5, "--picture", tmp_path / "none" / "end.png", "--json")
    assert answer.status == 2
    assert answer.json["code"] == "file"
