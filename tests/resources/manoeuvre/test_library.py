from pathlib import Path

import pytest

from resources.faults import Rejected
from resources.folder import FOLDER_VARIABLE
from resources.manoeuvre import library as module
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import scenario_of
from resources.writing import write
from tests.resources.manoeuvre.samples import document, faults, shipped


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for kind in ("armies", "sections", "scenarios"):
        (tmp_path / kind).mkdir()
    return tmp_path


def put_army(folder: Path, id: str, **changes: object) -> Path:
    path = folder / "armies" / f"{id}.toml"
    path.write_text(write(document("armies", "spain") | {"id": id, "set": "own"} | changes), "utf-8")
    return path


def put_sections(folder: Path, *ids: str) -> Path:
    path = folder / "sections" / "mine.toml"
    sections = [{"id": id, "set": "own", "rows": ["....", "....", ".HH.", "...."]} for id in ids]
    path.write_text(write({"kind": "sections", "sections": sections}), "utf-8")
    return path


def test_without_a_folder_there_is_what_is_shipped() -> None:
    assert (len(shipped().armies), len(shipped().sections), shipped().rejected) == (12, 32, ())


def test_the_users_armies_sections_and_scenarios_join_the_shipped_ones(folder: Path) -> None:
    put_army(folder, "portugal", name="Portugal")
    put_sections(folder, "hills", "more_hills")
    scenario = document("scenarios", "lakeland") | {"id": "mine"}
    scenario["one"]["army"] = "portugal"
    scenario["battlefield"]["sections"][0]["id"] = "hills"
    (folder / "scenarios" / "mine.toml").write_text(write(scenario), "utf-8")
    library = Library(folder)
    assert library.rejected == ()
    assert library.army("portugal").name == "Portugal"
    assert list(library.armies)[-1] == "portugal"
    assert library.section("more_hills").rows[2] == ".HH."
    assert library.scenario("mine").start(library)[1].sides[0].army is library.army("portugal")
    assert not library.is_shipped("army", "portugal")
    assert library.is_shipped("section", "1")


def test_a_bad_file_is_listed_with_all_its_faults_and_stops_nothing(folder: Path) -> None:
    bad = put_army(folder, "bad", name="", difficulty=9)
    put_army(folder, "good")
    (folder / "armies" / "broken.toml").write_text("id = ", "utf-8")
    (folder / "armies" / "notes.txt").write_text("not an army", "utf-8")
    library = Library(folder)
    assert "good" in library.armies
    assert [entry.path.name for entry in library.rejected] == ["bad.toml", "broken.toml"]
    assert library.rejected[0].path == bad
    assert {fault.where for fault in library.rejected[0].faults} == {"name", "difficulty"}


def test_a_file_in_the_wrong_folder_is_told_apart(folder: Path) -> None:
    put_army(folder, "lost").rename(folder / "scenarios" / "lost.toml")
    [entry] = Library(folder).rejected
    assert entry.faults[0].sentence == "This file holds an army; a scenario is wanted here."


def test_shipped_ids_cannot_be_taken(folder: Path) -> None:
    put_army(folder, "france", name="Other France")
    put_sections(folder, "hills", "7")
    library = Library(folder)
    assert library.army("france").name == "France"
    assert "hills" not in library.sections
    assert [entry.faults[0].where for entry in library.rejected] == ["id", "sections[1].id"]


def test_two_files_cannot_share_an_id(folder: Path) -> None:
    put_army(folder, "portugal").rename(folder / "armies" / "a.toml")
    put_army(folder, "portugal")
    assert [entry.path.name for entry in Library(folder).rejected] == ["portugal.toml"]


def test_a_scenario_that_names_a_rejected_army_is_rejected_too(folder: Path) -> None:
    put_army(folder, "portugal", name="")
    scenario = document("scenarios", "lakeland") | {"id": "mine"}
    scenario["one"]["army"] = "portugal"
    (folder / "scenarios" / "mine.toml").write_text(write(scenario), "utf-8")
    assert [entry.faults[0].where for entry in Library(folder).rejected] == ["name", "one.army"]


def test_what_is_missing_because_its_file_was_left_out_is_told_so(folder: Path) -> None:
    put_army(folder, "portugal", name="").rename(folder / "armies" / "a.toml")
    put_sections(folder, "hills", "7")
    (folder / "sections" / "odd.toml").write_text('kind = "sections"\nsections = 5', "utf-8")
    (folder / "scenarios" / "mine.toml").write_text("id = ", "utf-8")
    scenario = document("scenarios", "lakeland") | {"id": "coast"}
    scenario["one"]["army"] = "portugal"
    scenario["battlefield"]["sections"][0]["id"] = "hills"
    library = Library(folder)
    told = "left out; “manoeuvre check” names its faults."
    for ask, id in ((library.army, "portugal"), (library.section, "hills"), (library.scenario, "mine")):
        with pytest.raises(Rejected, match=told):
            ask(id)
    with pytest.raises(Rejected, match="renamed or removed"):
        library.army("atlantis")
    found = faults(scenario_of, scenario, library)
    assert set(found) == {"one.army", "battlefield.sections[0].id"}
    assert all(sentence.endswith(told) for sentence in found.values())


def test_links_are_followed_inside_the_folder_only(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    outside = tmp_path_factory.mktemp("outside")
    put_army(folder, "portugal").rename(outside / "portugal.toml")
    put_army(folder, "naples").rename(folder / "naples.toml")
    try:
        (folder / "armies" / "portugal.toml").symlink_to(outside / "portugal.toml")
        (folder / "armies" / "naples.toml").symlink_to(folder / "naples.toml")
        (folder / "armies" / "loop.toml").symlink_to(folder / "armies" / "loop.toml")
        (folder / "armies" / "gone.toml").symlink_to(folder / "gone.toml")
    except OSError:
        pytest.skip("no links here")
    library = Library(folder)
    assert "naples" in library.armies
    assert {entry.path.stem: entry.faults[0].sentence for entry in library.rejected} == {
        "portugal": "The link leads out of the folder; put the file itself there.",
        "loop": "The link leads nowhere.",
        "gone": "The link leads nowhere.",
    }


def test_a_folder_in_place_of_a_file_is_rejected(folder: Path) -> None:
    (folder / "armies" / "odd.toml").mkdir()
    assert len(Library(folder).rejected) == 1


def test_a_file_in_place_of_a_folder_is_rejected(tmp_path: Path) -> None:
    (tmp_path / "armies").write_text("", "utf-8")
    assert len(Library(tmp_path).rejected) == 1


def test_the_number_of_files_is_limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_FILES", 2)
    for name in ("a", "b", "c"):
        put_army(folder, name)
    library = Library(folder)
    assert {"a", "b"} <= set(library.armies)
    assert "c" not in library.armies
    assert [entry.path for entry in library.rejected] == [folder / "armies"]


def test_the_folder_comes_from_the_environment_if_not_given(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(folder))
    assert Library().folder == folder
    assert Library(folder / "other").folder == folder / "other"
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert "manoeuvre" in str(Library().folder)


def test_a_tilde_in_the_environment_means_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv(FOLDER_VARIABLE, "~/battles")
    assert Library().folder == tmp_path / "battles"


def test_a_digest_ignores_comments_and_layout(folder: Path) -> None:
    path = put_army(folder, "portugal")
    before = Library(folder).digest("army", "portugal")
    path.write_text("# A comment\n\n" + path.read_text("utf-8").replace(" = ", "   =  "), "utf-8")
    assert Library(folder).digest("army", "portugal") == before


def test_an_armys_digest_changes_with_what_is_played_only(folder: Path) -> None:
    put_army(folder, "portugal")
    before = Library(folder).digest("army", "portugal")
    put_army(folder, "portugal", name="Algarve", style="Slow.", difficulty=1)
    assert Library(folder).digest("army", "portugal") == before
    units = document("armies", "spain")["units"]
    units[0]["cards"][0]["defense"] = 5
    put_army(folder, "portugal", units=units)
    assert Library(folder).digest("army", "portugal") != before


def test_digests_of_every_kind_differ_between_contents() -> None:
    digests = [shipped().digest("army", id) for id in shipped().armies]
    digests += [shipped().digest("section", id) for id in shipped().sections]
    digests += [shipped().digest("scenario", id) for id in shipped().scenarios]
    assert len(set(digests)) == len(digests)


def test_asking_for_what_is_not_there_says_so() -> None:
    for ask in (shipped().army, shipped().section, shipped().scenario):
        with pytest.raises(Rejected, match="There is no"):
            ask("atlantis")
    with pytest.raises(Rejected, match="There is no army"):
        shipped().digest("army", "atlantis")
