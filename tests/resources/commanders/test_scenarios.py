"""Scenarios of Commanders: what ships is good and plays, what is wrong is refused with every fault."""

from pathlib import Path

import pytest

from engine.battle import Battle, replay
from engine.commanders.board import BOARDS
from engine.commanders.start import SETUPS
from engine.commanders.state import State
from engine.record import Header, Misfit, OtherContent, Record
from resources.commanders.content import CONTENT, Library
from resources.commanders.scenarios import Scenario, read_scenario
from resources.faults import Rejected

GOOD = 'kind = "scenario"\ngame = "commanders"\nid = "mine"\ntitle = "Mine"\n'
OURS = ("mill_at_the_ford", "hill_road", "three_villages")


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path)


def faults(text: str) -> str:
    with pytest.raises(Rejected) as caught:
        read_scenario(text)
    return str(caught.value)


def test_the_five_set_ups_and_three_of_our_own_ship(library: Library) -> None:
    scenarios = CONTENT.scenarios(library)
    assert {scenario.setup for scenario in scenarios.values()} >= set(SETUPS)
    assert set(OURS) <= set(scenarios)
    assert all(scenarios[id].board != "A" and scenarios[id].options.terrain for id in OURS)


def test_a_scenario_is_written_as_it_is_read(library: Library) -> None:
    for scenario in CONTENT.scenarios(library).values():
        assert CONTENT.read_scenario(scenario.write(), library) == scenario
        assert CONTENT.title(scenario)
        assert CONTENT.about(scenario) == scenario.id


def test_every_scenario_begins_and_is_found_again_by_its_record(library: Library) -> None:
    for scenario in CONTENT.scenarios(library).values():
        header, start = CONTENT.prepare(scenario, library, "2026-11-18", "0", ("Anna", "Ben"))
        assert CONTENT.lacking(header, library) == ()
        assert CONTENT.scenario_in(header, library) == scenario
        assert str(CONTENT.start_of(Record(header), library)) == str(start)
        assert str(CONTENT.read_state(str(start), library)) == str(start)


def test_a_recorded_battle_replays(library: Library) -> None:
    scenario = CONTENT.scenarios(library)["hill_road"]
    header, start = CONTENT.prepare(scenario, library, "", "0")
    battle = Battle(header, start)
    for _ in range(60):
        battle.play(battle.state.legal()[0])
    assert str(replay(battle.record, CONTENT.start_of(battle.record, library)).state) == str(battle.state)


def test_undo_goes_back_to_the_last_word_of_the_other_side(library: Library) -> None:
    header, start = CONTENT.prepare(CONTENT.scenarios(library)["marengo"], library, "", "0")
    battle = Battle(header, start)
    battle.play(battle.state.read("order I a1-a2"), 0)
    battle.play(battle.state.read("order I a1-a2"), 0)
    assert battle.can_undo(0)
    battle.undo(0)
    assert isinstance(battle.state, State)
    assert len(battle.state.sheet[0]) == 1
    for _ in range(9):
        battle.play(battle.state.read("save"), 0)
    assert not battle.can_undo(0), "the sheet is sealed"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "“setup”|either"),
        ('setup = "Waterloo"', "not known"),
        ('setup = "Marengo"\nposition = "a1: 1I"', "either a set-up or a position"),
        ('setup = "Marengo"\nboard = "C"', "board"),
        ('setup = "Marengo"\n[options]\nterrain = true', "no terrain"),
        ('setup = "Marengo"\n[options]\nrounds = 0', "rounds"),
        ('setup = "Marengo"\n[options]\nmore_white = 9', "more_white"),
        ('setup = "Marengo"\n[armies]\nwhite = [20, 8, 2]\nblack = [20, 8, 2]', "Only a custom"),
        ('setup = "custom"\n[armies]\nwhite = [20, 8]\nblack = [20, 8, 2]', "three numbers"),
        ('setup = "custom"\n[armies]\nwhite = [20, 8, 1]\nblack = [20, 8, 2]', "has 30 units"),
        ('setup = "custom"\n[armies]\nwhite = [12, 12, 6]\nblack = [20, 8, 2]', "at most"),
        ('position = "d9: 1I"', "does not say where"),
        ('position = "a1: 1I"', "nobody to fight"),
        ('position = "a1: 7I; a3: 1i"', "room for 6"),
        ('position = "a1: 1I; a1: 1i"', "Only one side"),
        ('position = "a1: 1Is; a3: 1i"', "neither fresh nor routed"),
        ('position = "r: 31I; a3: 1i"', "at most"),
        ('position = "box: 1A; a1: 1I; a3: 1i"', "Guns do not flee"),
        ('position = "taken: 1i; a1: 1I; a3: 1i"', "prisoners"),
        ('position = "building: 1i; a1: 1I; a3: 1i"', "no building"),
        ('setup = "Marengo"\n[[markers]]\nkind = "flag"\nside = "white"\nsector = "a1"\nvalue = 2', "is worth"),
        (
            'setup = "Marengo"\n' + '[[markers]]\nkind = "general"\nside = "white"\nsector = "a1"\nvalue = 5\n' * 2,
            "one general",
        ),
    ],
)
def test_a_scenario_at_fault_is_refused(text: str, fault: str) -> None:
    if fault == "“setup”|either":
        assert "either a set-up or a position" in faults(GOOD)
    else:
        assert fault in faults(GOOD + text)


def test_a_scenario_of_another_game_is_refused() -> None:
    assert "game" in faults(GOOD.replace("commanders", "chess") + 'setup = "Marengo"')


def test_a_good_file_of_ones_own_is_used_and_a_bad_one_listed(library: Library) -> None:
    folder = library.folder / "commanders"
    folder.mkdir()
    (folder / "mine.toml").write_text(GOOD + 'setup = "Leuthen"')
    (folder / "twice.toml").write_text(GOOD + 'setup = "Leuthen"')
    (folder / "worse.toml").write_text("kind = 3")
    assert "mine" in CONTENT.scenarios(library)
    assert {path.name for path, _ in CONTENT.rejected(library)} == {"twice.toml", "worse.toml"}
    (folder / "twice.toml").unlink()
    CONTENT.reread(library)
    assert [path.name for path, _ in CONTENT.rejected(library)] == ["worse.toml"]


def test_a_record_of_something_else_is_refused(library: Library) -> None:
    header, _ = CONTENT.prepare(CONTENT.scenarios(library)["marengo"], library, "", "0")
    with pytest.raises(OtherContent):
        CONTENT.start_of(Record(Header("chess", "", "", {"one": "", "two": ""}, header.start)), library)
    with pytest.raises(Misfit):
        CONTENT.start_of(Record(Header("commanders", "", "", {"one": "", "two": ""}, "nonsense")), library)
    strange = Header("commanders", "", "", {"one": "", "two": ""}, header.start, {}, {"magic": True})
    with pytest.raises(Misfit):
        CONTENT.start_of(Record(strange), library)


def test_nothing_but_the_scenario_is_ever_needed_or_sent(library: Library) -> None:
    header, _ = CONTENT.prepare(CONTENT.scenarios(library)["marengo"], library, "", "0")
    needy = Header("commanders", "", "", {"one": "", "two": ""}, header.start, {"army mine": "0"})
    for call in (
        lambda: CONTENT.lacking(needy, library),
        lambda: CONTENT.text_of("army mine", library.folder),
        lambda: CONTENT.check("army mine", "", header),
    ):
        with pytest.raises(Rejected):
            call()
    CONTENT.keep("army mine", "", library.folder)
    assert CONTENT.including(library, []) is library


def test_a_scenario_made_wrong_by_an_editor_does_not_begin() -> None:
    assert set(BOARDS) == {"A", "B", "B turned"}
    with pytest.raises(Rejected):
        Scenario("x", "X", position="a1: 1I").start()
