"""What must always be true is found out where it is not, and no text from outside can upset the program."""

import dataclasses
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.miniatures import fire, roster
from engine.miniatures.effects import Consequence
from engine.miniatures.fire import FireRow
from engine.miniatures.invariants import faults
from engine.miniatures.position import ChargeOrder, Check, Choice, Combat, Moment, Setting, Shot
from engine.miniatures.roster import Leader, Roster, Unit
from engine.miniatures.state import State, read_state
from tests.engine.miniatures.battles import FIRE, ONE, TWO, again, find, played
from tests.plugins.effort import Effort

STATES: dict[str, State] = {
    "leaders": played(),
    "check": played("go check", "by worth", "take line"),
    "check_die": played("go check", "by worth", "take line", "roll"),
    "check_read": played("go check", "by worth", "take line", "rolled 1", dice="table"),
    "declare": played("go check", "by worth", "take line", "take rifles", "rolled 9", "accept", dice="table"),
    "answer": played("go check", "take line", "rolled 9", "accept", "charge line militia", dice="table"),
    "first": played("go first"),
    "attacker": played("go first", "resolve line militia"),
    "charge_read": played("go first", "resolve line militia", "ready", "rolled 9 1", dice="table"),
    "choice": played("go first", "resolve dragoons lancers", "ready", "rolled 5 5", "accept", dice="table"),
    "shot": played("go offensive", "fire militia", fire=FIRE),
    "shot_read": played("go defensive", "fire line", "rolled 9", dice="table", fire=FIRE),
    "fallen": played("go offensive", "fallen lombardini", dice="table"),
    "fallen_read": played("go offensive", "fallen lombardini", "rolled 9", dice="table"),
    "amend": played("amend", "stands line 4"),
    "amend_reply": played("amend", "stands line 4", "done"),
    "verdict": played("finish"),
    "verdict_reply": played("finish", "victory one"),
    "over": played("finish", "victory one", "agree"),
    "end": played("go first", "done", "go first", "done", turns=1),
}


def spoilt(name: str, **changes: Any) -> list[str]:
    state = STATES[name]
    return faults(Moment(state.moment.setting, replace(state.moment.now, **changes)))


def units(name: str, id: str, **changes: Any) -> dict[str, Any]:
    now = STATES[name].moment.now.units
    return {"units": {**now, id: replace(now[id], **changes)}}


def leaders(name: str, id: str, **changes: Any) -> dict[str, Any]:
    now = STATES[name].moment.now.leaders
    return {"leaders": {**now, id: replace(now[id], **changes)}}


def combat(name: str, **changes: Any) -> dict[str, Any]:
    now = STATES[name].moment.now.combat
    assert now is not None
    return {"combat": replace(now, **changes)}


NOWHERE = Combat(("line",), ("militia",))
CASES: list[tuple[str, dict[str, Any], str]] = [
    ("leaders", {"units": {}}, "not those of the rosters"),
    ("leaders", {"turn": 0}, "not one of the battle's"),
    ("leaders", {"active": 2}, "nobody's turn"),
    ("leaders", {"flags": (("rain",), ())}, "flag is not known"),
    ("leaders", {"stack": ()}, "unknown tag"),
    ("leaders", {"stack": ("dance",)}, "unknown tag"),
    ("leaders", {"stack": ("choice",)}, "does not begin with a step"),
    ("leaders", {"stack": ("leaders", "choice")}, "wrong step"),
    ("leaders", {"claim": 0}, "said too early"),
    ("leaders", {"reason": "turns"}, "has ended"),
    ("verdict", {"claim": 1}, "too early"),
    ("verdict", {"stack": ("check", "check_die", "verdict")}, "in the middle of something"),
    ("over", {"stack": ("over", "over")}, "after the end"),
    ("over", {"reason": ""}, "for no reason"),
    ("over", {"claim": 3}, "who has won is not said"),
    ("first", units("first", "line", stands=9), "line: stands"),
    ("first", units("first", "line", damaged=1), "only guns"),
    ("first", units("first", "battery", order="broken"), "guns have no order"),
    ("first", units("first", "battery", formation="square"), "formation"),
    ("first", units("first", "line", marks=("outflanked", "fortified")), "line: marks"),
    ("first", units("first", "line", marks=("raining",)), "line: marks"),
    ("first", units("first", "line", marks=("supported",)), "cannot matter"),
    ("first", units("first", "line", stands=0, order="broken"), "something holds of it"),
    ("first", units("first", "militia", checked=True), "another's turn"),
    ("first", leaders("first", "worth", until=3), "worth: status"),
    ("first", leaders("first", "worth", until=99, status="away"), "until when"),
    ("first", leaders("first", "worth", attached="militia"), "attached"),
    ("first", leaders("first", "worth", attached="nobody"), "attached"),
    ("first", {"charges": (ChargeOrder("battery", "militia"),)}, "a charge of nobody"),
    ("first", {"check": Check(("line",))}, "a check out of its place"),
    ("check", {"check": Check(("militia",))}, "somebody else's"),
    ("check", {"check": Check(("ghosts",))}, "somebody else's"),
    ("check", units("check", "line", stands=0), "units that are gone"),
    ("check", {"check": Check(("line",), "lombardini")}, "under nobody"),
    ("check_read", {"check": Check(("line",), "", 0)}, "a die that cannot be"),
    ("declare", {"check": Check(("line",), "", 9, {"dragoons": "tardy full"})}, "allowed to nobody"),
    ("declare", {"check": Check(("line",), "", 9, {"line": "everything full"})}, "not on a list"),
    ("first", {"combat": NOWHERE}, "a combat out of its place"),
    ("first", {"choices": (Choice(0, "attacker", ("carry",)),)}, "after no combat"),
    ("attacker", combat("attacker", attackers=()), "a combat of nobody"),
    ("attacker", combat("attacker", defenders=("ghosts",)), "unknown units"),
    ("attacker", units("attacker", "militia", stands=0), "gone or on the wrong side"),
    ("attacker", combat("attacker", defenders=("rifles",)), "on the wrong side"),
    ("attacker", combat("attacker", attackers=("battery",)), "guns charge"),
    ("attacker", combat("attacker", second=True), "a second combat"),
    ("attacker", combat("attacker", dice=(3, 0)), "dice that cannot be"),
    ("charge_read", combat("charge_read", payers={"attacker x": "line"}), "paid by nobody"),
    ("charge_read", combat("charge_read", payers={"nobody 1": "line"}), "paid by nobody"),
    ("charge_read", {"choices": (Choice(0, "attacker", ("carry",)),)}, "a choice out of its place"),
    ("choice", {"choices": (Choice(1, "attacker", ("carry",)),)}, "a choice of nobody"),
    ("choice", units("choice", "lancers", stands=0), "choice of units that are gone"),
    ("shot", {"shot": None}, "a shot out of its place"),
    ("shot", {"shot": Shot("line", "close")}, "a shot at nobody"),
    ("shot", {"shot": Shot("militia", "close", ("wind",))}, "unknown modifier"),
    ("shot", {"shot": Shot("militia", "close", (), 4)}, "a die that cannot be"),
    ("shot_read", {"shot": Shot("line", "close", (), 0)}, "a die that cannot be"),
    ("fallen", {"fallen": ()}, "out of his place"),
    ("fallen", leaders("fallen", "lombardini", status="out"), "not there falls"),
    ("fallen", {"fallen_die": 3}, "a die that cannot be"),
    ("amend", {"changes": ("stands line 99",)}, "a correction that cannot be"),
    ("amend_reply", {"changes": ()}, "an answer to nothing"),
    ("leaders", {"changes": ("stands line 4",)}, "corrections of nobody"),
    ("charge_read", {"struck": (Consequence("stand", "line", number=1),)}, "does not follow"),
]


@pytest.mark.parametrize("name", STATES)
def test_a_sound_battle_has_no_faults_and_is_read_back(name: str) -> None:
    assert faults(STATES[name].moment) == []
    assert str(again(STATES[name])) == str(STATES[name])
    assert again(STATES[name].seen_by(1)).viewer == 1


@pytest.mark.parametrize(("name", "changes", "fault"), CASES)
def test_what_cannot_be_is_found(name: str, changes: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in spoilt(name, **changes)), spoilt(name, **changes)


SPOILT_UNITS: list[tuple[dict[str, Any], str]] = [
    ({"stands": 0}, "militia: stands"),
    ({"lost": 9}, "militia: stands"),
    ({"worn_at": 9}, "worn and spent"),
    ({"traits": ("irregular",)}, "traits"),
    ({"gun": "siege"}, "guns have a class"),
    ({"id": "Militia!"}, "an id that cannot be"),
]


@pytest.mark.parametrize(("changes", "fault"), SPOILT_UNITS)
def test_a_roster_that_cannot_be_is_found(changes: dict[str, Any], fault: str) -> None:
    spoiled = replace(TWO, units=(replace(TWO.units[0], **changes), *TWO.units[1:]), leaders=())
    assert any(fault in found for found in roster.faults(spoiled))
    assert list(roster.faults(TWO)) == []


def test_a_roster_of_nobody_and_leaders_of_nobody_are_found() -> None:
    assert "a roster without stands" in list(roster.faults(Roster("r", "R", ())))
    lonely = Roster("r", "R", (Unit("a", "A", "infantry", 4, 2, 1),), (Leader("l", "L", "able", ("b",)),))
    assert list(roster.faults(lonely)) == ["l: commands units that are not there"]


def test_the_same_id_on_both_sides_is_found() -> None:
    state = STATES["leaders"]
    mirrored = Moment(replace_setting(state, rosters=(ONE, ONE)), state.moment.now)
    assert "two units or leaders have one id" in faults(mirrored)


def replace_setting(state: State, **changes: Any) -> Setting:
    return dataclasses.replace(state.moment.setting, **changes)


SPOILT_FIRE: list[tuple[dict[str, Any], str]] = [
    ({"columns": ("close", "close")}, "a column is named twice"),
    ({"rows": ()}, "no columns or no rows"),
    ({"rows": (FireRow(("hit",)),)}, "row 1 needs a known result"),
    ({"rows": (FireRow(("hit", "hit"), 5), FireRow(("hit", "hit"), 2, 3))}, "only the first row is open above"),
    ({"rows": (FireRow(("hit", "hit"), 5), FireRow(("hit", "hit"), high=3))}, "row 2 must end at one less"),
    (
        {"rows": (FireRow(("hit", "hit"), 5), FireRow(("hit", "hit"), 6, 4), FireRow(("hit", "hit"), high=5))},
        "row 2 ends before it begins",
    ),
]


@pytest.mark.parametrize(("changes", "fault"), SPOILT_FIRE)
def test_a_fire_table_that_cannot_be_is_found(changes: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in fire.faults(replace(FIRE, **changes)))
    state = STATES["shot"]
    assert faults(Moment(replace_setting(state, fire=replace(FIRE, **changes)), state.moment.now))
    assert list(fire.faults(FIRE)) == []


def test_the_odds_of_a_shot() -> None:
    assert {name: str(chance) for name, chance in fire.odds(FIRE, "close", ("cover",)).items()} == {
        "shaken": "3/5",
        "hit": "2/5",
    }
    assert str(fire.expected_stands(FIRE, "close")) == "4/5"


# Texts from outside


TEXTS: list[tuple[str, Callable[[str], str], str]] = [
    ("nothing", lambda text: "", "not a state"),
    ("long", lambda text: text + " " * (1 << 20), "too long"),
    ("other", lambda text: text.replace("miniatures 1", "manoeuvre 1"), "not a state"),
    ("order", lambda text: "\n".join(reversed(text.split("\n"))), "not a state"),
    ("json", lambda text: text.replace("turn 1\n", "turn one\n"), "cannot be read"),
    ("deep", lambda text: text.replace("turn 1\n", "turn " + "[" * 9000 + "\n"), "cannot be read"),
    ("half a letter", lambda text: text.replace("3rd Line", "\ud800"), "cannot be read"),
    ("smuggled", lambda text: text.replace("turn 1\n", 'turn 1,"active":1\n'), "written as it should be"),
    ("type", lambda text: text.replace('"order":"good"', '"order":"rum"', 1), "cannot be read"),
    ("tables", lambda text: text.replace('tables "sheet"', 'tables "other"'), "tables that are not here"),
    ("turns", lambda text: text.replace("turns 10\n", "turns 99\n"), "its turns or its viewer"),
    ("viewer", lambda text: text.replace("viewer -1\n", "viewer 9\n"), "its turns or its viewer"),
    ("fault", lambda text: text.replace("active 0\n", "active 5\n"), "nobody's turn"),
    ("space", lambda text: text.replace("active 0\n", "active  0\n"), "not written as it should be"),
]


@pytest.mark.parametrize(("name", "spoil", "sentence"), TEXTS, ids=[name for name, _, _ in TEXTS])
def test_a_hostile_text_is_refused_with_a_sentence(name: str, spoil: Callable[[str], str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read_state(spoil(str(STATES["leaders"])), find)


@pytest.mark.soak
def test_texts_changed_at_random_are_refused_or_can_be_played(effort: Effort) -> None:
    """A value taken from one place and put into another gives a battle that can be asked what is legal, or none."""
    rng = Random(5)
    texts = [str(state) for state in STATES.values()]
    readable = 0
    number = effort.number(400, 20_000)
    for _ in range(number):
        lines = rng.choice(texts).split("\n")
        donor = rng.choice(texts).split("\n")
        place = rng.randrange(8, len(lines))
        name, _, value = lines[place].partition(" ")
        other = rng.choice([donor[place].partition(" ")[2], _changed(value, rng)])
        lines[place] = f"{name} {other}"
        try:
            state = read_state("\n".join(lines), find)
        except ValueError:
            continue
        readable += 1
        assert state.legal() or state.over
        assert state.prompt().sentence
        assert state.standing().measure
        for action in state.legal()[:60]:
            state.copy().apply(action)
    assert readable > 20
    effort.done(number, "spoilt states")


def _changed(value: str, rng: Random) -> str:
    """A JSON value with one of its leaves replaced."""
    document = json.loads(value)
    holder, key = {"root": document}, "root"
    here: Any = holder
    at: Any = key
    while isinstance(here[at], dict | list) and here[at]:
        here, at = here[at], rng.choice(list(here[at]) if isinstance(here[at], dict) else range(len(here[at])))
    here[at] = rng.choice([0, 1, 3, -1, "line", "militia", "", True, None, [], "worth"])
    return json.dumps(holder["root"], separators=(",", ":"), sort_keys=True)
