from pathlib import Path

import pytest

from engine.battle import after
from engine.record import Record
from resources.library import Library
from resources.record_start import start_of
from resources.records import create, load
from tests.app.conftest import Call

SCENARIO = Path(__file__).parents[4] / "resources" / "scenarios" / "first_battle.toml"


def state(path: Path, actions: int) -> str:
    record = load(path)
    return str(after(record, start_of(record, Library()), actions))


def test_the_end_is_shown_unless_asked_otherwise(call: Call, record: Path) -> None:
    answer = call("show", record)
    assert answer.status == 0
    count = len(load(record).actions)
    assert answer.out.startswith(f"After {count} of {count} actions. ")
    assert "wins by" in answer.out.splitlines()[0]


def test_any_position_can_be_shown(call: Call, record: Path) -> None:
    count = len(load(record).actions)
    for at, actions in ((0, 0), (50, 50), (count, count), (-1, count - 1), (-count, 0)):
        told = call("show", record, "--at", at, "--json").json
        assert (told["at"], told["actions"]) == (actions, count)
        assert told["state"] == state(record, actions)


@pytest.mark.parametrize("at", ["100000", "-100000", "9999999", "x", "1.5"])
def test_a_number_out_of_range_is_refused(call: Call, record: Path, at: str) -> None:
    answer = call("show", record, "--at", at)
    assert answer.status == 2
    assert answer.err.count("\n") == 1


def test_a_seat_sees_its_own_cards_only(call: Call, record: Path) -> None:
    whole = call("show", record, "--at", 60, "--json").json
    for me, other in (("one", "two"), ("two", "one")):
        told = call("show", record, "--at", 60, "--seat", me, "--json").json
        assert told["sides"][me]["hand"] == whole["sides"][me]["hand"]
        assert set(told["sides"][other]["hand"]) == {"?"}
        assert f"{other} deck: ?*" in told["state"]


def test_an_unknown_seat_is_refused(call: Call, record: Path) -> None:
    assert call("show", record, "--seat", "chance").status == 2


def test_a_scenario_shows_its_start(call: Call) -> None:
    answer = call("show", SCENARIO)
    assert answer.status == 0
    assert answer.out.startswith("After 0 of 0 actions. Set-up")
    assert call("show", SCENARIO, "--at", 1).status == 2


def test_other_files_have_nothing_to_show(call: Call, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("no battle")
    answer = call("show", notes)
    assert answer.status == 1
    assert "neither a record nor a scenario" in answer.err


def test_what_is_sound_of_a_damaged_record_is_shown(call: Call, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    answer = call("show", record, "--json")
    assert answer.status == 1
    assert answer.json["fault"] == answer.err.strip()
    assert answer.json["at"] == answer.json["actions"]
    assert "wins by" not in call("show", record).out


def test_a_record_without_a_header_shows_nothing(call: Call, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:100])
    answer = call("show", record)
    assert (answer.status, answer.out) == (1, "")


def test_an_agreed_draw_is_shown(call: Call, record: Path, tmp_path: Path) -> None:
    whole = load(record)
    short = Record(whole.header)
    for entry in whole.entries[:80]:
        short.append(entry.seat, entry.text)
    short.append(1, "draw")
    path = create(tmp_path, short, "draw").path
    assert "Both sides agree to a draw" in call("show", path).out
    told = call("show", path, "--json").json
    assert (told["winner"], told["how"]) == (None, "agreed draw")
