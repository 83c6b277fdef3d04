import pytest
from pytestqt.qtbot import QtBot

from editor.manoeuvre.modes.army import HQ, LEADER, UNIT, ArmyMode
from editor.screen import Editor


@pytest.fixture
def mode(editor: Editor) -> ArmyMode:
    editor.show_mode("army")
    found = editor.modes["army"]
    assert isinstance(found, ArmyMode)
    return found


def wheres(editor: Editor) -> list[str]:
    return [fault.where for fault in editor.documents.faults("army")]


def test_a_new_army_has_the_fixed_counts(mode: ArmyMode, editor: Editor) -> None:
    assert wheres(editor) == []
    assert all(text.text().startswith("✓") for text in mode.counts)


def test_it_starts_from_a_copy_of_any_army(mode: ArmyMode, editor: Editor) -> None:
    for id in editor.game.library.armies:
        mode.copied.emit("army", id)
        assert wheres(editor) == []
        assert editor.page.table["set"] == "own"
        for place in range(8):
            mode.show_entry(UNIT, place)
        for place in range(len(mode.entries(LEADER))):
            mode.show_entry(LEADER, place)
        mode.show_entry(HQ, 0)


def test_a_unit_is_changed(mode: ArmyMode, qtbot: QtBot, editor: Editor) -> None:
    form = mode.unit
    form.name.selectAll()
    qtbot.keyClicks(form.name, "Old Guard")
    assert editor.page.table["units"][0]["name"] == "Old Guard"
    assert len(editor.page.history.past) == 1
    form.full.setValue(8)
    form.reduced.setValue(8)
    assert wheres(editor) == ["units[0].reduced"]
    form.reduced.setValue(5)
    form.kind.activated.emit(1)
    assert editor.page.table["units"][0]["cards"][0]["pursuit"] == [1, 3]
    assert wheres(editor) == []
    form.kind.activated.emit(0)
    assert "pursuit" not in editor.page.table["units"][0]["cards"][0]
    while editor.page.history.past:
        editor.undo()
    assert editor.page.is_untouched is False or editor.page.table["units"][0]["name"] == "Unit 1"


def test_cards_of_a_unit(mode: ArmyMode, editor: Editor) -> None:
    form = mode.unit
    form.add.click()
    assert wheres(editor) == ["units[0].cards"]
    assert mode.counts[1].text().startswith("⚠")
    form._set_card(0, "count", 4)
    assert wheres(editor) == []
    form._set_card(1, "bombard", "1d10")
    assert wheres(editor) == ["units[0].cards[1].attack"]
    form._set_card(1, "attack", "")
    assert wheres(editor) == []
    form._set_card(1, "withdraw", [1, 2])
    form._set_card(1, "not_required_to_advance", True)
    form._set_card(1, "effect", "redoubt")
    assert editor.page.table["units"][0]["cards"][1] == {
        "count": 1,
        "defense": 5,
        "bombard": "1d10",
        "withdraw": [1, 2],
        "not_required_to_advance": True,
        "effect": "redoubt",
    }
    form._remove(1)
    assert wheres(editor) == ["units[0].cards"]


def test_leaders(mode: ArmyMode, editor: Editor) -> None:
    mode.show_entry(LEADER, 1)
    form = mode.leader
    form.defence.setValue(3)
    leader = editor.page.table["leaders"][1]
    assert (leader["combat_attack"], leader["combat_defense"]) == (1, 3)
    form.attack.setValue(3)
    assert editor.page.table["leaders"][1]["combat"] == 3
    form.rally.activated.emit(form.rally.findData("auto"))
    form.battery.activated.emit(form.battery.findData("2d10"))
    form.pursuit.click()
    leader = editor.page.table["leaders"][1]
    assert (leader["rally"], leader["grand_battery"]["dice"], leader["pursuit"]) == ("auto", "2d10", -1)
    assert wheres(editor) == []
    mode.add.click()
    assert wheres(editor) == ["hq"], "twenty-one cards"
    mode.less.click()
    assert wheres(editor) == []


def test_headquarters(mode: ArmyMode, editor: Editor) -> None:
    mode.show_entry(HQ, 0)
    mode.hq.counts["supply"].setValue(3)
    assert wheres(editor) == ["hq"]
    mode.hq.counts["scout"].setValue(1)
    assert wheres(editor) == []
    mode.hq.counts["ambush"].setValue(0)
    assert "ambush" not in [card["kind"] for card in editor.page.table["hq"]]
    mode.hq.counts["ambush"].setValue(2)
    assert wheres(editor) == []
    mode.hq.names["supply"].textEdited.emit("Wagons")
    assert "Wagons" in [card["name"] for card in editor.page.table["hq"]]


def test_units_are_added_and_taken_out(mode: ArmyMode, editor: Editor) -> None:
    mode.add.click()
    assert len(mode.entries(UNIT)) == 9
    assert "units" in wheres(editor)
    mode.less.click()
    assert wheres(editor) == []


def test_faults_lead_to_their_place(mode: ArmyMode, editor: Editor, qtbot: QtBot) -> None:
    mode.show_entry(UNIT, 3)
    mode.unit.name.textEdited.emit("")
    mode.show_entry(HQ, 0)
    assert mode.stack.currentIndex() == 2
    mode.faults.list.itemActivated.emit(mode.faults.list.item(0))
    assert mode.shown == (UNIT, 3)
    qtbot.waitUntil(mode.unit.name.hasFocus)
    mode.go_to("hq")
    assert mode.shown[0] == HQ
    mode.go_to("leaders[2].rally")
    assert mode.shown == (LEADER, 2)
    mode.go_to("name")
    qtbot.waitUntil(mode.name.hasFocus)


def test_every_value_of_a_hostile_draft_can_be_shown(mode: ArmyMode, editor: Editor) -> None:
    for table in (
        {"kind": "army"},
        {"kind": "army", "units": [{}], "leaders": [{}], "hq": [{}]},
        {"kind": "army", "units": [{"cards": [{}], "kind": "elephants"}], "leaders": [{"rally": "never"}], "hq": []},
    ):
        editor._change(table, "Spoil", "")
        assert mode.faults.list.count()
        editor.undo()
