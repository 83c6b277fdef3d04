"""The companion's commands, as a user calls them: without naming the game."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from app.shell.cli import main

RESULTS = ["repulsed", "recoil", "falter", "struggle", "pressed", "driven", "swept"]


def told(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    status = main([str(word) for word in words])
    return status, capsys.readouterr().out


def as_json(capsys: pytest.CaptureFixture[str], *words: object) -> Any:
    status, text = told(capsys, *words, "--json")
    assert status == 0
    return json.loads(text)


def test_one_roll_of_a_charge(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "charge", 3, 1)
    wanted = [Fraction(n, 100) for n in (0, 6, 22, 8, 36, 22, 6)]
    assert [Fraction(found[name]) for name in RESULTS] == wanted
    assert list(found["results"]) == RESULTS
    assert found["net"] == 2
    assert "pressed                  36.000%  9/25" in told(capsys, "charge", 3, 1)[1]


def test_a_charge_fought_out(capsys: pytest.CaptureFixture[str]) -> None:
    even = as_json(capsys, "charge", 2, 2, "--stands", 2, 2)
    assert (even["won"], even["both_gone"]) == ("99/200", "1/100")
    led = as_json(capsys, "charge", 3, 2, "--stands", "2,2")
    assert (led["won"], led["both_gone"]) == ("1199/2000", "81/10000")
    square = as_json(capsys, "charge", 2, 2, "--stands", 3, 3, "--attacker-cavalry", "--holds")
    assert (square["won"], square["carried"]) == ("999/2000", "333/2000")
    worn = as_json(capsys, "charge", -1, "+2", "--stands", "6/5/2", "8/5/3", "--second", "--defender-cavalry")
    assert Fraction(worn["won"]) < Fraction(1, 4)
    text = told(capsys, "charge", 2, 2, "--stands", 8, 8)[1]
    assert "stands on average" in text


@pytest.mark.parametrize("stands", [["8"], ["8", "8", "8"], ["x", "8"], ["0", "8"], ["8/9/3", "8"], ["8/5", "8"]])
def test_stands_that_cannot_be_are_refused(capsys: pytest.CaptureFixture[str], stands: list[str]) -> None:
    assert main(["charge", "1", "1", "--stands", *stands]) == 2
    assert "Stands are two numbers from 1 to 40" in capsys.readouterr().err


def test_a_manoeuvre_check(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "manoeuvre-check", 0)
    assert found["results"] == {"tardy": "3/10", "well_handled": "2/5", "double_quick": "3/10"}
    shaken = as_json(capsys, "manoeuvre-check", -5, "--shaken")
    assert (shaken["results"]["rout"], shaken["lost"]) == ("3/10", "6/5")
    assert "Fall Back" in told(capsys, "manoeuvre-check", 0, "--out-of-command")[1]
    assert "on average" in told(capsys, "manoeuvre-check", -5, "--shaken")[1]


def test_a_march_over_several_grounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "march", "infantry", "line", "open:6", "rough")[1] == "3 inches are left on rough ground.\n"
    words = ("cavalry", "march_column", "road:9", "broken", "--double-quick", "--half")
    assert as_json(capsys, "march", *words)["left"] == "5"
    assert "further than the move" in told(capsys, "march", "infantry", "line", "rough:7")[1]
    assert told(capsys, "march", "leader", "mounted")[1] == "24 inches are left on open ground.\n"


@pytest.mark.parametrize("words", [["infantry", "ranks"], ["infantry", "line", "road"], ["infantry", "line", "sea:3"]])
def test_a_march_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(["march", *words]) == 2
    assert capsys.readouterr().err.strip().endswith(".")


def test_a_roster_is_checked_and_made_of_a_list(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = tmp_path / "south.txt"
    lines.write_text("Lombardini, leader, able\nMilitia, inf, 8/5/3, raw")
    status, text = told(capsys, "roster", lines)
    assert status == 0
    made = tmp_path / "south.toml"
    made.write_text(text)
    assert told(capsys, "roster", made)[1] == "New roster: 1 unit, 1 leader, 8 stands.\n"
    assert "militia: Militia, infantry, 8/5/3, raw" in told(capsys, "roster", made, "--lines")[1]
    assert as_json(capsys, "roster", made)["stands"] == 8
    lines.write_text("Militia, inf\nLancers, cav, brave")
    assert told(capsys, "roster", lines)[0] == 1
    status, text = told(capsys, "roster", lines, "--json")
    assert [fault["where"] for fault in json.loads(text)["faults"]] == ["line 1", "line 2", "line 2"]


def test_a_game_that_is_named_has_only_its_own_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["charge", "3", "1", "--game", "manoeuvre"]) == 2
    assert "is not a command" in capsys.readouterr().err
    assert told(capsys, "charge", "3", "1", "--game", "miniatures")[0] == 0


def test_pages_to_print(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOEUVRE_DATA", str(tmp_path))
    assert "Swept from the Field" in told(capsys, "paper")[1]
    roster = tmp_path / "south.toml"
    lines = tmp_path / "south.txt"
    lines.write_text("Militia, inf, 8/5/3, raw")
    roster.write_text(told(capsys, "roster", lines)[1])
    page = tmp_path / "page.html"
    assert as_json(capsys, "paper", roster, "--output", page) == {"kind": "roster", "output": str(page)}
    assert "Militia" in page.read_text("utf-8")
    record = as_json(capsys, "demo", "--game", "miniatures", "--seed", 2)["record"]
    found = as_json(capsys, "paper", record)
    assert found["kind"] == "report"
    assert "The Hill Brigade" in found["page"]
    other = as_json(capsys, "demo", "--seed", 2)["record"]
    assert main(["paper", other]) == 1
    assert "another game" in capsys.readouterr().err
    assert main(["paper", str(lines)]) == 1
