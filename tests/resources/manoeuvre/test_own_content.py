from pathlib import Path

import pytest

from resources.faults import Rejected
from resources.manoeuvre.library import Library
from resources.manoeuvre.own_content import id_for, keep_scenario
from resources.manoeuvre.scenarios import Scenario


def test_an_id_resembles_the_title_and_is_free():
    assert id_for("France against Great Britain", ()) == "france_against_great_britain"
    assert id_for("Ulm", {"ulm", "ulm_2"}) == "ulm_3"
    assert id_for("!!!", ()) == "battle"
    assert len(id_for("a" * 100, ())) <= 40
    assert id_for("関ヶ原", ()) == "battle"


def test_a_scenario_is_kept_and_found(tmp_path: Path):
    library = Library(tmp_path)
    assert "mine" not in library.scenarios
    path = keep_scenario(Scenario("mine", "Mine"), library)
    assert [entry.name for entry in path.parent.iterdir()] == ["mine.toml"]
    assert "mine" not in library.scenarios, "the library is a picture of the folder until it is read again"
    library.reread()
    assert library.scenario("mine").title == "Mine"


def test_a_faulty_scenario_is_never_written(tmp_path: Path):
    with pytest.raises(Rejected):
        keep_scenario(Scenario("Bad id", "Mine"), Library(tmp_path))
    assert not (tmp_path / "scenarios").exists()


def test_nothing_is_left_behind_when_the_disk_refuses(tmp_path: Path):
    library = Library(tmp_path)
    (tmp_path / "scenarios" / "mine.toml").mkdir(parents=True)
    with pytest.raises(OSError, match=r"."):
        keep_scenario(Scenario("mine", "Mine"), library)
    assert [entry.name for entry in (tmp_path / "scenarios").iterdir()] == ["mine.toml"]
