"""The mutant hunt begins only where it can tell anything: with tests that exist, and pass while nothing is broken."""

import sys
from pathlib import Path

import pytest

from tests import mutants

RULES = "engine/manoeuvre/nightfall.py"


def hunt(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["mutants.py", "--jobs", "1", "--sample", "2", *words])
    return mutants.main()


def test_a_name_without_tests_is_an_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(mutants, "TURN_TESTS", ["tests/engine/manoeuvre/test_of_strength.py"])
    assert hunt(monkeypatch) == 2
    assert capsys.readouterr().err == "There are no tests tests/engine/manoeuvre/test_of_strength.py.\n"


def test_every_rule_test_is_there() -> None:
    assert all((mutants.ROOT / name).exists() for name in mutants.COMBAT_TESTS + mutants.TURN_TESTS)


def test_nothing_is_tried_if_the_tests_fail_already(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "passes", lambda place, tests: False)
    assert hunt(monkeypatch) == 2
    told = capsys.readouterr()
    assert "before anything is broken" in told.err
    assert not told.out


def test_who_survives_is_listed_and_progress_goes_elsewhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[Path] = []

    def passes(place: Path, tests: list[str]) -> bool:
        tried.append(place)
        return True

    monkeypatch.setattr(mutants, "passes", passes)
    assert hunt(monkeypatch, RULES) == 1
    told = capsys.readouterr()
    assert told.err == "2 of 2 tried, 2 survive\n"
    assert told.out.count(RULES) == 2
    assert told.out.endswith("0 of 2 mutants were noticed: 0.0 %\n")
    assert len(tried) == 2 + 2 * 2
    assert not tried[0].exists()
