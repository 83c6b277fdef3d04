"""Rosters as files and as quick entry: what ships is right, every fault is named, and both forms read back."""

from typing import Any

import pytest

from engine.miniatures.roster import Roster, faults
from resources.document import parse
from resources.faults import Rejected
from resources.miniatures.content import Library
from resources.miniatures.rosters import (
    KIND,
    document_of,
    lines_of,
    read_roster,
    roster_of,
    roster_of_lines,
    write_roster,
)

TWELVE = """
south: The southern plateau, roster, heavy 9
Manuel Lombardini, leader, able
Militia Activo, inf, 8/5/3, raw, machismo # blue pompons
Tampico, inf, 6, pikes
Puebla, inf, 8/5/3
1st Line, infantry, 8/5/3, veteran, brave colonel
2nd Line, infantry, 8/5/3
3rd Line, infantry, 8/5/3, lost 2

Pedro Ampudia, leader, gallant
Lancers, cav, 6/4/2, machismo
Jalisco, cavalry, 5/3/1, irregular, raw
Hussars, cav, 4
Field guns, guns, 3/2/1
Old siege train, art, siege, 2/1/0, half-battery
Flying battery, gun, horse artillery, 3
"""


def sentences(document: dict[str, Any]) -> list[str]:
    with pytest.raises(Rejected) as caught:
        roster_of(document)
    return [str(fault) for fault in caught.value.faults]


def test_the_shipped_rosters_and_their_battle_are_right() -> None:
    library = Library()
    assert list(library.rosters)[:2] == ["hill_brigade", "valley_division"]
    assert all(not list(faults(roster)) for roster in library.rosters.values())
    assert library.battles["ford_and_chapel"].setting.turns == 8


def test_twelve_units_are_entered_a_line_each() -> None:
    roster = roster_of_lines(TWELVE)
    assert (roster.id, roster.title, roster.heavy_casualties_at, len(roster.units)) == (
        "south",
        "The southern plateau",
        9,
        12,
    )
    assert roster.leaders[0].commands[:2] == ("militia_activo", "tampico")
    assert (roster.units[1].worn_at, roster.units[1].spent_at) == (4, 2)
    assert [unit.gun for unit in roster.units[-3:]] == ["horse_drawn", "siege", "horse_artillery"]
    assert roster.units[0].notes == "blue pompons"


@pytest.mark.parametrize("roster", [roster_of_lines(TWELVE), *Library().rosters.values()], ids=lambda each: each.id)
def test_a_roster_reads_back_from_both_forms(roster: Roster) -> None:
    assert roster_of_lines(lines_of(roster)) == roster
    assert read_roster(write_roster(roster)) == roster
    assert document_of(roster) == parse(write_roster(roster), KIND)


def test_a_unit_under_two_leaders_reads_back_too() -> None:
    roster = roster_of_lines("A, inf, 4\nB, inf, 4\nX, leader, poor, commands a/b\nY, leader, commands b\n")
    assert [leader.commands for leader in roster.leaders] == [("a", "b"), ("b",)]
    assert roster_of_lines(lines_of(roster)) == roster


def test_every_line_at_fault_is_named() -> None:
    with pytest.raises(Rejected) as caught:
        roster_of_lines("Militia, inf, 8, brave\nLancers, cav\nWorth, leader, splendid\nThe plain, roster, heavy many")
    assert [str(fault) for fault in caught.value.faults] == [
        "line 1: “brave” is not understood here.",
        "line 2: Say the kind and the stands, as in “Militia Activo, inf, 8/5/3, raw”.",
        "line 3: “splendid” is not understood here.",
        "line 4: “heavy many” is not understood here.",
    ]
    with pytest.raises(Rejected, match="too long"):
        roster_of_lines("x" * 30_000)


def test_names_that_quick_entry_cannot_hold_are_named() -> None:
    roster = roster_of_lines("A, inf, 4")
    odd = Roster("r", "One, two", roster.units)
    with pytest.raises(Rejected, match="“One, two” cannot stand in a line"):
        lines_of(odd)


def test_ids_are_made_of_names_and_are_different() -> None:
    roster = roster_of_lines("1er Línea, inf, 4\n1er línea, inf, 4\n???, inf, 4\nown: Guard, inf, 4")
    assert [unit.id for unit in roster.units] == ["1er_l_nea", "1er_l_nea_2", "unit", "own"]


def base() -> dict[str, Any]:
    return document_of(roster_of_lines(TWELVE))


SPOILT: list[tuple[str, dict[str, Any], str]] = [
    ("rising", {"stands": [3, 5, 8]}, "must not rise"),
    ("two", {"stands": [3, 5]}, "Give the stands alone"),
    ("none", {"stands": [0]}, "one stand is needed"),
    ("lost", {"lost": 9}, "cannot have lost more"),
    ("trait", {"traits": ["irregular"]}, "not for this kind of unit"),
    ("twice", {"traits": ["machismo", "machismo"]}, "named twice"),
    ("gun", {"gun": "siege"}, "troops have none"),
    ("kind", {"kind": "elephants"}, "is not known here"),
    ("id", {"id": "tampico"}, "used twice"),
    ("key", {"morale": 3}, "is not known here"),
]


@pytest.mark.parametrize(("name", "changes", "sentence"), SPOILT, ids=[name for name, _, _ in SPOILT])
def test_what_is_wrong_with_a_unit_is_said(name: str, changes: dict[str, Any], sentence: str) -> None:
    document = base()
    document["units"][0].update(changes)
    assert any(sentence in found for found in sentences(document))


def test_all_faults_of_a_roster_are_listed_at_once() -> None:
    document = base()
    document["leaders"][0]["commands"].append("ghosts")
    document["units"][0]["stands"] = "eight"
    document["units"][1]["experience"] = "brave"
    document["title"] = ""
    found = sentences(document)
    assert [fault.partition(":")[0] for fault in found] == [
        "title",
        "units[0].stands",
        "units[1].experience",
        "leaders[0].commands[6]",
    ]
    document = base()
    document["units"] = []
    document["leaders"] = []
    assert "at least one unit" in sentences(document)[0]


@pytest.mark.parametrize("text", ["", "kind = 'army'", "units = 3", b"\xff\xfe", "kind = 'miniatures-roster'"])
def test_a_hostile_file_is_rejected(text: str | bytes) -> None:
    with pytest.raises(Rejected):
        read_roster(text)
