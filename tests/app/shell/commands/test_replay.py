from pathlib import Path

import pytest

from engine.battle import replay
from engine.record import Record
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import create, load, reopen
from tests.app.conftest import Call


def rewritten(path: Path, old: bytes, new: bytes) -> Path:
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))
    return path


def shortened(path: Path, entries: int) -> Record:
    whole = load(path)
    record = Record(whole.header)
    for entry in whole.entries[:entries]:
        record.append(entry.seat, entry.text)
    return record


def test_a_record_that_fits_is_verified(call: Call, record: Path) -> None:
    answer = call("replay", record)
    assert answer.status == 0
    assert "The record fits" in answer.out
    assert "wins by" in answer.out
    told = call("replay", record, "--json").json
    assert told["fits"] is True
    assert told["over"] is True
    assert told["winner"] in ("one", "two")
    assert told["digest"] == load(record).digest


def test_the_file_at_fault_is_named(call: Call, record: Path) -> None:
    record.write_bytes(record.read_bytes()[1:])
    answer = call("replay", record, "--json")
    assert answer.status == 1
    assert answer.err.startswith(f"{record}: ")
    assert answer.json["error"] == answer.err.strip()


def test_a_battle_that_goes_on_is_verified_too(call: Call, record: Path, tmp_path: Path) -> None:
    path = create(tmp_path, shortened(record, 100), "short").path
    assert "The battle goes on. Turn" in call("replay", path).out
    assert call("replay", path, "--json").json["winner"] is None


def test_a_resignation_decides(call: Call, record: Path, tmp_path: Path) -> None:
    short = shortened(record, 100)
    short.append(0, "resign")
    path = create(tmp_path, short, "short").path
    assert "resigns." in call("replay", path).out
    assert call("replay", path, "--json").json["winner"] == "two"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'{"format"', b'["format"', "not-a-record"),
        (b'"version":1', b'"version":2', "newer-version"),
        (b'"version":1', b'"version":0', "older-version"),
        (b" chance draw", b" chance dram", "altered"),
        (b" chance draw ", b" nobody draw ", "damaged"),
        (b"Ada", b"Eve", "altered"),
    ],
)
def test_causes_are_told_apart(call: Call, record: Path, old: bytes, new: bytes, code: str) -> None:
    answer = call("replay", rewritten(record, old, new), "--json")
    assert answer.status == 1
    assert answer.json["code"] == code
    assert answer.err.count("\n") == 1


def test_an_action_against_the_rules_is_told_with_its_number_and_reason(
    call: Call, record: Path, tmp_path: Path
) -> None:
    short = shortened(record, 20)
    battle = replay(short, start_of(short, Library()))
    short.append(battle.state.seat, "move a1 h8")
    answer = call("replay", create(tmp_path, short, "bad").path, "--json")
    assert answer.status == 1
    assert answer.json["code"] == "does-not-fit"
    assert (answer.json["entry"], answer.json["recovered"]) == (21, 20)
    assert "Entry 21" in answer.err


def test_other_content_is_told(call: Call, record: Path, tmp_path: Path) -> None:
    header = load(record).header
    object.__setattr__(header, "content", {**header.content, "army france": "00"})
    answer = call("replay", create(tmp_path, Record(header), "other").path, "--json")
    assert answer.status == 1
    assert answer.json["code"] == "other-content"


def test_a_torn_record_is_damaged_until_it_is_gone_on_with(call: Call, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    answer = call("replay", record, "--json")
    assert answer.json["code"] == "damaged"
    assert answer.json["recovered"] == answer.json["entry"] - 1
    file, found = reopen(record)
    found.append(0, "resign")
    file.save(found)
    assert call("replay", record).status == 0
