"""Battles from files to records and back, fire tables, and what two machines must have in common."""

from dataclasses import replace as changed
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.battle import Battle as Fought
from engine.battle import replay
from engine.miniatures.fire import FireTable
from engine.miniatures.tables import Options
from engine.record import Header, Misfit, OtherContent, Record, read
from resources.content import content_of
from resources.faults import Rejected
from resources.miniatures.battles import Battle, battle_of, read_battle
from resources.miniatures.content import CONTENT, Library
from resources.miniatures.fire_tables import document_of as fire_document
from resources.miniatures.fire_tables import fire_table_of, read_fire_table
from resources.miniatures.rosters import roster_of_lines, write_roster
from resources.miniatures.tables import shipped
from resources.writing import write
from tests.engine.miniatures.battles import FIRE

TABLES = (files("resources.miniatures") / "tables.toml").read_text("utf-8")
OWN = TABLES.replace('id = "sheet"', 'id = "house_rules"', 1).replace("die = 10 # sides", "die = 10 # faces", 1)


def battle(library: Library, **values: Any) -> Battle:
    one, two = list(library.rosters.values())[:2]
    return battle_of("A trial", one, two, shipped(), **values)


def prepared(folder: Path, **values: Any) -> tuple[Library, Header, Any]:
    library = CONTENT.open(folder)
    header, state = CONTENT.prepare(battle(library, **values), library, "2026-01-01", "0")
    return library, header, state


def test_a_battle_is_prepared_recorded_and_begun_again(tmp_path: Path) -> None:
    library, header, start = prepared(tmp_path, fire=FIRE, options=Options(dice="table"), first=1, turns=3)
    fought = Fought(header, start)
    for line in ("done", "take lancers", "rolled 9", "accept", "do lancers move"):
        fought.enter(1, line)
    record = read(fought.record.text().encode())
    again = CONTENT.start_of(record, library)
    assert str(again) == str(start)
    assert str(replay(record, again).state) == str(fought.state)
    assert str(CONTENT.read_state(str(fought.state), library)) == str(fought.state)
    assert (
        CONTENT.scenario_in(header, library).setting
        == battle(library, fire=FIRE, options=Options(dice="table"), first=1, turns=3).setting
    )
    assert (CONTENT.title(battle(library)), CONTENT.about(battle(library))) == (
        "A trial",
        "hill_brigade_valley_division",
    )
    assert content_of("miniatures") is CONTENT


def test_a_roster_may_meet_itself(tmp_path: Path) -> None:
    one = roster_of_lines("A, inf, 4\nX, leader, able, commands a")
    met = battle_of("Mirror", one, one, shipped())
    assert [unit.id for unit in met.setting.rosters[1].units] == ["a_2"]
    assert met.setting.rosters[1].leaders[0].commands == ("a_2",)
    assert read_battle(met.write(), CONTENT.open(tmp_path)).setting == met.setting


def test_every_fault_of_a_battle_is_listed(tmp_path: Path) -> None:
    library = CONTENT.open(tmp_path)
    head = 'kind = "miniatures-battle"\nid = "b"\ntitle = "B"\n'
    text = head + 'one = "ghosts"\ntwo = "hill_brigade"\ntables = "others"\nfire = "none"'
    with pytest.raises(Rejected) as caught:
        read_battle(text, library)
    assert [fault.where for fault in caught.value.faults] == ["one", "fire", "tables"]
    text = head + 'one = 3\ntwo = "X!"\nturns = 99\n[options]\ndice = "loaded"\nrain = 1'
    with pytest.raises(Rejected) as caught:
        read_battle(text, library)
    assert [fault.where for fault in caught.value.faults] == ["one", "two", "turns", "options.dice", "options.rain"]


def test_the_users_own_files_are_read_and_those_at_fault_are_listed(tmp_path: Path) -> None:
    for kind, name, text in (
        ("rosters", "mine", write_roster(roster_of_lines("A, inf, 4", "mine", "Mine"))),
        ("rosters", "other", write_roster(roster_of_lines("B, inf, 4", "mine", "Mine too"))),
        ("rosters", "shipped", write_roster(roster_of_lines("B, inf, 4", "hill_brigade"))),
        ("rosters", "broken", "kind = 3"),
        ("tables", "mine", OWN),
        ("tables", "sheet", TABLES),
        ("fire-tables", "mine", write(fire_document(FIRE))),
        (
            "battles",
            "mine",
            'kind = "miniatures-battle"\nid = "b"\ntitle = "B"\none = "mine"\ntwo = "mine"\nfire = "house"',
        ),
    ):
        (tmp_path / kind).mkdir(exist_ok=True)
        (tmp_path / kind / f"{name}.toml").write_text(text)
    (tmp_path / "rosters" / "nowhere.toml").symlink_to(tmp_path / "not there")
    (tmp_path / "rosters" / "outside.toml").symlink_to(Path(__file__))
    library = CONTENT.open(tmp_path)
    assert list(library.rosters) == ["hill_brigade", "valley_division", "mine"]
    assert list(library.tables) == ["sheet", "house_rules"]
    assert library.fire_tables["house"] == FIRE
    assert list(CONTENT.scenarios(library)) == ["ford_and_chapel", "b"]
    rejected = {path.stem: str(faults[0]) for path, faults in CONTENT.rejected(library)}
    assert sorted(rejected) == ["broken", "nowhere", "other", "outside", "sheet", "shipped"]
    assert "comes with the program" in rejected["shipped"]
    (tmp_path / "rosters" / "mine.toml").unlink()
    CONTENT.reread(library)
    assert "mine" in library.rosters
    assert library.rosters["mine"].title == "Mine too"


def test_a_fire_table_is_read_back_and_its_faults_are_named() -> None:
    assert read_fire_table(write(fire_document(FIRE))) == FIRE
    document = fire_document(FIRE)
    document["rows"][0]["results"] = ["hit"]
    with pytest.raises(Rejected, match="row 1 needs a known result for each column"):
        fire_table_of(document)
    document = fire_document(FIRE)
    document["results"][0]["brings"] = ["plague"]
    document["die"] = 3
    with pytest.raises(Rejected) as caught:
        fire_table_of(document)
    assert [fault.where for fault in caught.value.faults] == ["die", "results[0].brings[0]"]
    assert isinstance(FIRE, FireTable)


def test_a_record_with_other_tables_is_refused(tmp_path: Path) -> None:
    library, header, _ = prepared(tmp_path)
    for other, error in (
        (changed(header, content={"tables sheet": "0" * 16}), OtherContent),
        (changed(header, content={"tables house_rules": "0" * 16}), OtherContent),
        (changed(header, game="chess"), OtherContent),
        (changed(header, start="nothing"), Misfit),
        (changed(header, options={"dice": "loaded"}), Misfit),
    ):
        with pytest.raises(error):
            CONTENT.start_of(Record(other), library)


def test_tables_of_the_owners_are_sent_checked_and_kept(tmp_path: Path) -> None:
    host, guest = tmp_path / "host", tmp_path / "guest"
    (host / "tables").mkdir(parents=True)
    (host / "tables" / "a.toml").write_text("kind = 3")
    (host / "tables" / "b.toml").write_text(OWN)
    library = CONTENT.open(host)
    fought = battle(library)
    own = changed(fought, setting=changed(fought.setting, tables=library.tables["house_rules"]))
    header, start = CONTENT.prepare(own, library, "", "0")
    visitor = CONTENT.open(guest)
    assert CONTENT.lacking(header, visitor) == ("tables house_rules",)
    text = CONTENT.text_of("tables house_rules", host)
    CONTENT.check("tables house_rules", text, header)
    assert str(CONTENT.start_of(Record(header), CONTENT.including(visitor, [text]))) == str(start)
    CONTENT.keep("tables house_rules", text, guest)
    CONTENT.keep("tables house_rules", text, guest)
    assert [path.name for path in sorted((guest / "tables").iterdir())] == ["house_rules-2.toml", "house_rules.toml"]
    CONTENT.reread(visitor)
    assert CONTENT.lacking(header, visitor) == ()
    with pytest.raises(Rejected, match="another tables"):
        CONTENT.check("tables house_rules", TABLES, header)
    with pytest.raises(Rejected, match="another tables"):
        CONTENT.lacking(changed(header, content={"tables house_rules": "0" * 16}), visitor)
    with pytest.raises(Rejected, match="does not know"):
        CONTENT.lacking(changed(header, content={"army x": "0" * 16}), visitor)
    with pytest.raises(Rejected, match="There is no tables"):
        CONTENT.text_of("tables others", host)
    assert replace(shipped(), id="house_rules") == library.tables["house_rules"]
