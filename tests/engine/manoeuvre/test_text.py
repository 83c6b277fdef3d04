"""The text of a state: readable lines, every fact on one of them, nothing in it that the reader may not know."""

from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.state import State
from engine.manoeuvre.text import HEADING, unit_name
from tests.engine.manoeuvre.combat.stage import stage
from tests.engine.manoeuvre.melee import assault
from tests.table import battle, setup


def lines_of(state: State) -> dict[str, str]:
    text = str(state)
    assert text.endswith("\n")
    heading, *lines = text.splitlines()
    assert heading == HEADING
    assert all(line == line.rstrip() for line in lines)
    found = dict(line.partition(":")[::2] for line in lines)
    assert len(found) == len(lines)
    return {key: value.strip() for key, value in found.items()}


def test_a_battle_before_anything_is_decided() -> None:
    lines = lines_of(setup().state)
    assert lines["option forced_march_limit"] == "began or ended"
    assert lines["option digging_in"] == "false"
    assert lines["option length_limit"] == "0"
    assert lines["armies"] == "france great_britain"
    assert lines["sections"].split()[:3] == ["1", "2", "3"]
    assert (lines["field"], lines["one army"], lines["one edge"], lines["one units"]) == ("-", "-", "-", "")
    assert (lines["first"], lines["active"], lines["seat"]) == ("nobody", "nobody", "chance")
    assert lines["stack"] == "begin deploy deal edge nation nations sections first-player"
    assert lines["combat"] == "none"


def test_what_was_decided_in_the_set_up() -> None:
    table = setup(first="one").play("section 3 1", "section 1 0")
    assert lines_of(table.state)["laid"] == "3:1 1:0"
    table.play("section 2 2", "section 4 3", "nations france great_britain")
    lines = lines_of(table.state)
    assert lines["offered"] == "france great_britain"
    assert [len(row) for row in lines["field"].split("/")] == [8] * 8
    table.play("nation great_britain")
    assert lines_of(table.state)["two units"].split()[0] == "1st_cuirassiers=awaited"


def test_a_side_in_a_turn() -> None:
    lines = lines_of(assault().state)
    assert lines["field"] == "......../......../......../....T.../......../..L...../......../........"
    assert lines["one units"].split()[3:6] == [
        "8th_regiment_legere=d1",
        "19th_regiment_legere=d5-",
        "45th_regiment_legere=e1",
    ]
    assert (lines["one hand"], lines["one deck"]) == ("ney supply*2", "davout supply*2")
    assert lines["one pile"] == "withdraw murat imperial_guard.a soult"
    assert (lines["two hand"], lines["two pile"]) == ("scout", "1st_foot_guards.a")
    assert (lines["one edge"], lines["one veiled"], lines["one dealt"], lines["one day over"]) == (
        "south",
        "no",
        "yes",
        "no",
    )
    assert lines["redoubts"] == "e5"


def test_a_combat_under_way() -> None:
    lines = lines_of(assault().state)
    assert lines["stack"] == "end-turn redoubt restoration end-combat clash reinforce"
    combat = list(lines)[list(lines).index("combat") :]
    assert {key: lines[key] for key in combat} == {
        "combat": "assault",
        "attacker": "one.imperial_guard",
        "target": "two.1st_foot_guards",
        "square": "e5",
        "opening": "imperial_guard.a",
        "leader": "soult",
        "defence leader": "-",
        "trying": "-",
        "defence cards": "1st_foot_guards.a",
        "attack_cards": "imperial_guard.a",
        "pursuing": "",
        "supporters": "one.19th_regiment_legere",
        "committed": "",
        "paid": "",
        "leader_use": "2",
        "commitments": "0",
        "maharaja": "no",
        "stands": "yes",
        "sappers": "no",
        "retreated": "no",
        "attacker_chooses": "no",
    }


def test_a_move_under_way() -> None:
    table = stage({"imperial_guard": "e4"}, {}, phase="movement", hand=["forced_march", "supply"])
    table.play("move e4 d4", "forced-march forced_march")
    lines = lines_of(table.state)
    assert (lines["moved"], lines["marched"], lines["last from"]) == ("one.imperial_guard", "one.imperial_guard", "e4")
    assert (lines["moves left"], lines["supplied"]) == ("0", "no")


def test_a_rally_under_way_and_discards_waiting() -> None:
    table = stage({"imperial_guard": "e4-"}, {}, phase="restoration", hand=["ney"]).play("rally e4 ney")
    lines = lines_of(table.state)
    assert (lines["restoring"], lines["rally card"]) == ("one.imperial_guard", "ney")
    table = stage({}, {}, phase="discard", hand=["ney", "supply", "supply"]).play("discard supply supply")
    assert lines_of(table.state)["pending"] == "supply*2"


def test_the_end_and_how_it_came() -> None:
    table = battle(
        units={"imperial_guard": "e5"}, foes={"dutch_belgians": "h8"}, phase="redoubt", active="two", length_limit=5
    )
    lines = lines_of(table.play("done").state)
    assert (lines["stack"], lines["winner"], lines["seat"]) == ("over", "one", "nobody")
    assert (lines["how"], lines["reason"]) == ("nightfall", "more squares held")
    assert lines["one units"].split()[0] == "1st_cuirassiers=lost"


def test_a_view_has_question_marks_for_what_is_unknown() -> None:
    state = assault().state
    lines = lines_of(state.seen_by(1))
    assert (lines["one hand"], lines["one deck"], lines["one buried"]) == ("?*3", "?*3", "?*50")
    assert lines["one pile"] == "withdraw murat imperial_guard.a soult"
    assert (lines["one veiled"], lines["two veiled"]) == ("yes", "no")
    assert lines["two hand"] == "scout"
    assert "napoleon" not in str(state.seen_by(NOBODY))


def test_a_unit_is_named_with_its_seat() -> None:
    state = assault().state
    assert [unit_name(state, unit) for unit in (-1, 7, 8)] == ["-", "one.imperial_guard", "two.1st_foot_guards"]
