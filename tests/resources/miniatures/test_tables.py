"""The companion's tables: those that ship are right, and every fault of an owner's is named at once."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from resources.faults import Rejected
from resources.miniatures.tables import read_tables, shipped, tables_of

TEXT = (files("resources.miniatures") / "tables.toml").read_text("utf-8")
Document = dict[str, Any]


def document() -> Document:
    return tomllib.loads(TEXT)


def faults(change: Callable[[Document], None]) -> list[str]:
    changed = document()
    change(changed)
    with pytest.raises(Rejected) as caught:
        tables_of(changed)
    return [str(fault) for fault in caught.value.faults]


def test_the_shipped_tables_are_read() -> None:
    assert shipped() == read_tables(TEXT)
    assert [result.id for result in shipped().charge.results][::-1] == [
        "repulsed",
        "recoil",
        "falter",
        "struggle",
        "pressed",
        "driven",
        "swept",
    ]
    assert (len(shipped().manoeuvre.lines), len(shipped().charge.lines)) == (19, 19)


def test_an_owner_may_change_values_bands_and_dice() -> None:
    changed = document()
    changed["id"] = "house_rules"
    changed["manoeuvre"]["lines"][0]["value"] = 3
    changed["charge"]["results"][0]["from"] = 10
    changed["charge"]["results"][1]["to"] = 9
    found = tables_of(changed)
    assert (found.id, found.manoeuvre.lines[0].value, found.result_of(9).id) == ("house_rules", 3, "driven")


def test_every_fault_is_listed_at_once() -> None:
    def spoil(changed: Document) -> None:
        changed["die"] = "ten"
        changed["charge"]["lines"][0]["any_of"] = ["tired"]
        changed["manoeuvre"]["effects"]["rout"]["order"] = "gone"
        changed["colour"] = "blue"
        del changed["movement"]["leader"]

    found = faults(spoil)
    assert [fault.partition(":")[0] for fault in found] == [
        "die",
        "manoeuvre.effects.rout.order",
        "charge.lines[0].any_of[0]",
        "movement.leader",
        "colour",
    ]


SPOILT: list[tuple[str, Callable[[Document], Any], str]] = [
    ("gap", lambda d: d["manoeuvre"]["rows"][1]["in_command"].update({"from": 5}), "must end at one less"),
    ("open", lambda d: d["manoeuvre"]["rows"][1]["in_command"].pop("to"), "Only the first band is open above"),
    ("none", lambda d: d["manoeuvre"].update(rows=[]), "This list is empty"),
    ("upside down", lambda d: d["charge"]["results"][1].update({"from": 9}), "ends before it begins"),
    ("struggle", lambda d: d["charge"]["results"][3].update({"from": 1}), "its band must hold 0"),
    ("again", lambda d: d["charge"]["results"][3]["attacker"].pop("again"), "fight again after a struggle"),
    ("order", lambda d: d["charge"]["results"].reverse(), "The results are, in this order: swept"),
    ("faces", lambda d: d["fallen"].pop(), "Every face from 1 to 10"),
    ("twice", lambda d: d["charge"]["lines"].append(d["charge"]["lines"][0]), "“fresh” is used twice"),
    ("ratio", lambda d: d["charge"]["lines"][3].update(ratio=[3]), "A ratio is two numbers"),
    ("both", lambda d: d["charge"]["lines"][3].update(any_of=["fresh"]), "either conditions in any_of or a ratio"),
    ("effect", lambda d: d["manoeuvre"]["effects"].pop("rally"), "“rally” is missing"),
    ("deep", lambda d: d.update(groups={"ground": {"a": 1}}), "is not known here"),
    ("formation", lambda d: d["manoeuvres"]["guns"]["tardy"][0].update(into=["square"]), "is not known here"),
]


@pytest.mark.parametrize(("name", "spoil", "sentence"), SPOILT, ids=[name for name, _, _ in SPOILT])
def test_what_is_wrong_is_said(name: str, spoil: Callable[[Document], Any], sentence: str) -> None:
    assert any(sentence in fault for fault in faults(spoil))


@pytest.mark.parametrize("text", ["", "kind = 'army'", "kind = 3", "[[[[", "kind = 'miniatures-tables'", b"\xff"])
def test_a_hostile_file_is_rejected(text: str | bytes) -> None:
    with pytest.raises(Rejected):
        read_tables(text)
