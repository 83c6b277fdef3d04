import re
from dataclasses import replace
from pathlib import Path

import pytest

from app.shell.version import version
from engine.battle import after
from engine.record import Record
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import create, load
from tests.app.conftest import Call

SCENARIO = Path(__file__).parents[4] / "resources" / "manoeuvre" / "scenarios" / "first_battle.toml"
ARMY = SCENARIO.parents[1] / "armies" / "prussia.toml"


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


def test_a_record_without_actions_has_only_a_start(call: Call, record: Path, tmp_path: Path) -> None:
    path = create(tmp_path, Record(load(record).header), "short").path
    assert call("show", path).out.startswith("After 0 of 0 actions. Set-up")
    assert "The battle has 0 actions; --at can only be 0." in call("show", path, "--at", 1).err


# Scenarios, armies, and what there is


@pytest.mark.parametrize("name", [SCENARIO, "first_battle"])
def test_a_scenario_shows_what_it_says_and_its_start(call: Call, name: object) -> None:
    answer = call("show", name)
    assert answer.status == 0
    first, empty, notes = answer.out.splitlines()[:3]
    assert (first, empty) == ("First battle (first_battle), by The Manoeuvre developers", "")
    assert notes.startswith("Two strong, plain armies")
    assert "\nSet-up, the dice and cards: Roll" in answer.out
    assert "actions" not in answer.out
    told = call("show", name, "--json").json
    assert (told["title"], told["author"]) == ("First battle", "The Manoeuvre developers")
    assert told["notes"].startswith("Two strong, plain armies")
    assert (call("show", name, "--at", 0).status, call("show", name, "--at", 1).status) == (0, 2)


def test_the_sample_in_the_readme_is_a_part_of_the_output(call: Call) -> None:
    readme = (SCENARIO.parents[3] / "README.md").read_text(encoding="utf-8")
    sample = next(block for block in readme.split("```") if "(seat one)" in block)
    shown = call("show", "last_stand").out.splitlines()
    assert [line for line in sample.strip("\n").splitlines() if line not in shown] == []


def test_a_record_tells_its_scenario_to_programs(call: Call, record: Path) -> None:
    assert call("show", record, "--json").json["title"] == "First battle"


def test_a_scenario_may_say_little(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text('kind = "scenario"\nid = "plain"\ntitle = "Plain"')
    answer = call("show", path)
    assert answer.out.startswith("Plain (plain)\n\nSet-up")
    assert "|?       |" in answer.out
    assert call("show", path, "--json").json["field"] == [None] * 8


@pytest.mark.parametrize("name", [ARMY, "prussia"])
def test_an_army_shows_its_units_and_cards(call: Call, name: object) -> None:
    answer = call("show", name)
    assert answer.status == 0
    assert answer.out.startswith("Prussia (prussia), difficulty ")
    assert "\nGuard Grenadiers: infantry, strength 8, reduced " in answer.out
    assert re.search(r"^  1 x guard_grenadiers.c +attack 1d8, volley 2d8, defence 6$", answer.out, re.M)
    assert max(len(line) for line in answer.out.splitlines()) <= 120
    told = call("show", name, "--json").json
    assert (told["id"], len(told["units"]), sum(card["copies"] for card in told["cards"])) == ("prussia", 8, 60)
    for option in (("--at", 1), ("--seat", "one")):
        assert "An army is no position" in call("show", name, *option).err


@pytest.mark.parametrize("id", list(Library(Path("none")).armies))
def test_every_card_of_every_army_does_something(call: Call, id: str) -> None:
    told = call("show", id, "--json").json
    assert all(card["does"] for card in told["cards"])
    assert call("show", id).out.count(" x ") == len(told["cards"])


def test_without_a_name_scenarios_and_armies_are_listed(call: Call) -> None:
    lines = call("show").out.splitlines()
    assert "  trap                The trap" in lines
    assert "  great_britain       Great Britain" in lines
    told = call("show", "--json").json
    assert {"id": "trap", "title": "The trap"} in told["scenarios"]
    assert {"id": "india", "name": "India"} in told["armies"]
    assert call("show", "--at", 1).status == 2


def test_an_id_that_is_not_there_is_told(call: Call, own_folder: Path) -> None:
    answer = call("show", "waterloo")
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert "There is no file, scenario or army “waterloo”; “manoeuvre show” lists what there is.\n" in answer.err
    (own_folder / "armies").mkdir(parents=True)
    (own_folder / "armies" / "waterloo.toml").write_text("id = ")
    assert "left out; “manoeuvre check” names its faults." in call("show", "waterloo").err


def test_a_slip_in_a_file_is_told_with_its_line(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('kind = "scenario"\ntitle = "Mine\n')
    answer = call("show", path)
    assert answer.status == 1
    assert answer.err.startswith(f"{path}: line 2: This is not valid TOML")


def test_other_files_have_nothing_to_show(call: Call, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("no battle")
    for path in (notes, SCENARIO.parents[1] / "sections.toml"):
        answer = call("show", path)
        assert answer.status == 1
        assert "neither a record nor a scenario nor an army" in answer.err


# Records with faults


def test_what_is_sound_of_a_damaged_record_is_shown(call: Call, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    answer = call("show", record, "--json")
    assert answer.status == 1
    assert f"{record}: {answer.json['fault']}" == answer.err.strip()
    assert answer.json["at"] == answer.json["actions"]
    assert "wins by" not in call("show", record).out


def against_the_rules(path: Path, folder: Path, program: str) -> Path:
    """The record's first 20 entries, then one that the rules refuse, and one more."""
    whole = load(path)
    short = Record(replace(whole.header, program=program))
    for entry in whole.entries[:20]:
        short.append(entry.seat, entry.text)
    for text in ("move a1 h8", "done"):
        short.append(0, text)
    return create(folder, short, "bad").path


@pytest.mark.parametrize("at", [(), ("--at", "21")])
def test_what_fits_of_a_record_against_the_rules_is_shown(
    call: Call, record: Path, tmp_path: Path, at: tuple[str, ...]
) -> None:
    bad = against_the_rules(record, tmp_path, version())
    answer = call("show", bad, *at, "--json")
    assert answer.status == 1
    assert (answer.json["at"], answer.json["actions"]) == (20, 20)
    assert answer.json["state"] == state(record, 20)
    assert answer.err.strip().endswith(f".record: {answer.json['fault']}")
    assert "Entry 21" in answer.err
    assert "made by version" not in answer.err
    assert call("show", bad, "--at", "20").status == 0


def test_what_another_version_played_is_told_with_that_version(call: Call, record: Path, tmp_path: Path) -> None:
    bad = against_the_rules(record, tmp_path, "0.0.9")
    for command in ("show", "replay"):
        answer = call(command, bad)
        assert answer.status == 1
        assert f"made by version “0.0.9” of the program; this is {version()}." in answer.err
    assert "made by version “0.0.9”" in call("check", bad).out


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_start_of_another_version_is_told_with_that_version(
    call: Call, record: Path, tmp_path: Path, command: str
) -> None:
    header = replace(load(record).header, program="0.0.9", options={"fog": True})
    answer = call(command, create(tmp_path, Record(header), "bad").path)
    assert answer.status == 1
    assert "rule option that is not known. The record was made by version “0.0.9”" in answer.err


def test_what_is_sound_of_a_record_that_is_too_long_is_shown(
    call: Call, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.record.MOST_ENTRIES", 50)
    answer = call("show", record, "--json")
    assert answer.status == 1
    assert answer.json["actions"] == 50
    assert "too long" in answer.json["fault"]


def test_a_scenario_of_a_later_format_asks_for_an_update(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "later.toml"
    path.write_text('kind = "scenario"\nformat = 9')
    answer = call("show", path)
    assert answer.status == 1
    assert "newer version" in answer.err


def test_a_record_without_a_header_shows_nothing(call: Call, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:100])
    answer = call("show", record)
    assert (answer.status, answer.out) == (1, "")


def test_an_agreed_draw_is_shown(call: Call, record: Path, tmp_path: Path) -> None:
    whole = load(record)
    short = Record(whole.header)
    for entry in whole.entries[:80]:
        short.append(entry.seat, entry.text)
    short.append(0, "offer-draw")
    short.append(1, "draw")
    path = create(tmp_path, short, "draw").path
    assert "Both sides agree to a draw" in call("show", path).out
    told = call("show", path, "--json").json
    assert (told["winner"], told["how"]) == (None, "agreed draw")
