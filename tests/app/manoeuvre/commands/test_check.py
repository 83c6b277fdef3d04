import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.app.conftest import Call

RESOURCES = Path(__file__).parents[4] / "resources" / "manoeuvre"
ARMY = RESOURCES / "armies" / "france.toml"
SECTIONS = RESOURCES / "sections.toml"
SCENARIO = RESOURCES / "scenarios" / "first_battle.toml"


def test_every_kind_of_file_is_known(call: Call, record: Path) -> None:
    answer = call("check", ARMY, SECTIONS, SCENARIO, record, "--json")
    assert answer.status == 0
    assert [entry["kind"] for entry in answer.json["files"]] == ["army", "sections", "scenario", "record"]
    assert not any(entry["faults"] for entry in answer.json["files"])
    assert call("check", ARMY).out == f"{ARMY}: no faults (army)\n"


def test_everything_shipped_is_without_fault(call: Call) -> None:
    # The lessons of the tutorial are no content to play with; their own tests check them.
    files = [path for path in sorted(RESOURCES.rglob("*.toml")) if path.name != "lessons.toml"]
    assert call("check", *files).status == 0


def test_all_faults_of_all_files_are_listed(call: Call, tmp_path: Path) -> None:
    army, sections = tmp_path / "army.toml", tmp_path / "sections.toml"
    army.write_text(ARMY.read_text(encoding="utf-8").replace("full = 8", "full = 80"), encoding="utf-8")
    sections.write_text(SECTIONS.read_text(encoding="utf-8").replace("W...", "X..."), encoding="utf-8")
    answer = call("check", army, sections, ARMY)
    assert answer.status == 1
    assert answer.out.count(f"{army}: units[") == 2
    assert f"{sections}: sections[0].rows[0]: " in answer.out
    assert f"{ARMY}: no faults" in answer.out
    assert not answer.err


def test_a_record_that_does_not_fit_is_a_fault(call: Call, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b" chance draw", b" chance dram", 1))
    answer = call("check", record, "--json")
    assert answer.status == 1
    assert answer.json["files"][0]["faults"][0]["where"].startswith("entry ")
    record.write_bytes(record.read_bytes()[1:])
    assert "not the record of a battle" in call("check", record).out


def test_a_record_is_known_by_its_beginning(call: Call, record: Path) -> None:
    renamed = record.rename(record.with_suffix(".txt"))
    assert call("check", renamed).out.endswith("(record)\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "Say what this file is"),
        (b"a = 1", "Say what this file is"),
        (b'kind = "fleet"', "Say what this file is"),
        (b'kind = "record"', "Say what this file is"),
        (b"a = ", "not valid TOML"),
        (b'kind = "army"\nformat = 9', "newer version"),
        (b"\xff\xfe", "UTF-8"),
        (b"[" * 50_000, "line is longer"),
        (b"# \n" * 200_000, "too large"),
    ],
)
def test_any_other_file_is_told_what_is_wrong_with_it(call: Call, tmp_path: Path, text: bytes, sentence: str) -> None:
    path = tmp_path / "file.toml"
    path.write_bytes(text)
    answer = call("check", path)
    assert answer.status == 1
    assert sentence in answer.out


def test_what_cannot_be_opened_does_not_hide_the_others(call: Call, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("a = ")
    answer = call("check", tmp_path / "none", bad, ARMY)
    assert answer.status == 2
    assert "No such file" in answer.err
    assert "not valid TOML" in answer.out
    assert "no faults" in answer.out
    assert call("check", tmp_path / "none", "--json").json["files"][0]["kind"] == ""


def test_a_file_is_parsed_once(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    honest = tomllib.loads

    def counted(text: str) -> dict[str, Any]:
        parsed.append(text)
        return honest(text)

    monkeypatch.setattr(tomllib, "loads", counted)
    for path in (ARMY, SECTIONS):
        parsed.clear()
        assert call("check", path).status == 0
        assert parsed == [path.read_text(encoding="utf-8")]


# The user's own folder


def put(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def own_army(id: str, full: int = 8) -> str:
    text = ARMY.read_text(encoding="utf-8").replace('"france"', f'"{id}"', 1).replace("full = 8", f"full = {full}")
    return text.replace('set = "base"', 'set = "own"')


def test_without_a_file_everything_left_out_is_named(call: Call, own_folder: Path) -> None:
    bad = put(own_folder, "armies/bad.toml", own_army("bad", full=80))
    torn = put(own_folder, "scenarios/torn.toml", 'kind = "scenario"\nid = \n')
    astray = put(own_folder, "naples.toml", own_army("naples"))
    put(own_folder, "armies/portugal.toml", own_army("portugal"))
    (own_folder / "sections").write_text("in the way")
    answer = call("check")
    assert answer.status == 1
    assert answer.out.count(f"{bad}: units[") == 2
    assert f"{torn}: line 2: This is not valid TOML" in answer.out
    assert f"{astray}: It is not used here; move it to {own_folder / 'armies'}" in answer.out
    assert f"{own_folder / 'sections'}: The folder cannot be read" in answer.out
    assert "portugal" not in answer.out
    told = call("check", "--json").json["files"]
    assert [entry["kind"] for entry in told] == ["army", "", "", "army"]
    assert all(entry["faults"] for entry in told)


def test_without_a_file_it_is_said_that_all_is_well(call: Call, own_folder: Path) -> None:
    assert call("check").out == f"{own_folder}: no faults (0 armies, 0 sections and 0 scenarios of your own)\n"
    put(own_folder, "armies/portugal.toml", own_army("portugal"))
    answer = call("check")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == f"{own_folder}: no faults (1 army, 0 sections and 0 scenarios of your own)\n"
    assert call("check", "--json").json == {"files": []}


@pytest.mark.parametrize(
    ("name", "id", "sentence"),
    [
        ("armies/france.toml", "france", "id: “france” comes with the program"),
        ("armies/z.toml", "portugal", "id: Another file holds “portugal” already"),
        ("scenarios/naples.toml", "naples", "move it to "),
        ("armies/naples.txt", "naples", "with a name that ends in .toml"),
        ("naples.toml", "naples", "move it to "),
    ],
)
def test_a_file_in_the_users_folder_must_fit_in_there(
    call: Call, own_folder: Path, name: str, id: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = put(own_folder, "armies/portugal.toml", own_army("portugal"))
    path = put(own_folder, name, own_army(id))
    answer = call("check", path)
    assert answer.status == 1
    assert sentence in answer.out
    assert answer.out.count("\n") == 1
    assert call("check", good).out.endswith("no faults (army)\n")
    monkeypatch.chdir(path.parent)
    assert sentence in call("check", path.name).out


def test_a_link_out_of_the_users_folder_is_a_fault(call: Call, own_folder: Path, tmp_path: Path) -> None:
    real = put(tmp_path, "portugal.toml", own_army("portugal"))
    (own_folder / "armies").mkdir(parents=True)
    link = own_folder / "armies" / "portugal.toml"
    try:
        link.symlink_to(real)
    except OSError:
        pytest.skip("no links here")
    assert "The link leads out of the folder" in call("check", link).out
    assert call("check", real).status == 0
