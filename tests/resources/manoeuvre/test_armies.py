from collections import Counter
from typing import Any

import pytest

from engine import dice
from engine.manoeuvre.army import KIND_NAMES, LEADER, RALLY_WITHOUT_DIE, UNIT, Army, Card
from resources.manoeuvre.armies import read_army, sheet_of
from resources.manoeuvre.card_tables import HQ_KINDS
from resources.writing import write
from tests.resources.manoeuvre.samples import document, faults, shipped

HQ = [
    "ambush",
    "committed_attack",
    "forced_march",
    "guerrilla",
    "leader",
    "redoubt",
    "regroup",
    "sappers",
    "skirmish",
    "scout",
    "supply",
    "withdraw",
]
MANIFEST = {
    "austria": (2, 1, 0, 2, 4, 3, 0, 0, 2, 0, 4, 2),
    "france": (0, 0, 3, 0, 6, 1, 0, 1, 1, 0, 4, 4),
    "great_britain": (0, 1, 2, 0, 5, 2, 0, 1, 1, 1, 4, 3),
    "ottoman_empire": (0, 4, 0, 0, 4, 0, 7, 0, 0, 0, 0, 5),
    "prussia": (0, 1, 3, 1, 4, 3, 0, 0, 2, 0, 4, 2),
    "russia": (0, 3, 0, 2, 6, 2, 0, 0, 1, 0, 4, 2),
    "spain": (0, 0, 0, 5, 5, 4, 0, 0, 1, 0, 2, 3),
    "united_states": (4, 0, 0, 0, 5, 3, 0, 1, 1, 1, 3, 2),
}
"""The printed reference card: how many cards of each kind a deck holds."""
DISTANT_LANDS = ("india", "qing_dynasty", "sweden", "tokugawa_shogunate")
SPECIAL = {
    "banzai_charge": {"tokugawa_shogunate"},
    "death_with_honour": {"tokugawa_shogunate"},
    "maharaja": {"india"},
    "rockets": {"india", "qing_dynasty"},
}


def card(army: Army, id: str) -> Card:
    return next(card for card in army.cards if card.id == id)


def kinds(army: Army) -> Counter[str]:
    return Counter(KIND_NAMES[army.cards[number].kind] for number in army.deck if army.cards[number].kind != UNIT)


# What is shipped


def test_twelve_armies_are_shipped() -> None:
    assert set(shipped().armies) == {*MANIFEST, *DISTANT_LANDS}


@pytest.mark.parametrize("id", MANIFEST)
def test_a_base_army_holds_the_printed_headquarters_cards(id: str) -> None:
    assert kinds(shipped().army(id)) == Counter(dict(zip(HQ, MANIFEST[id], strict=True))) + Counter()
    assert (shipped().sheets[id].set, shipped().army(id).distant_lands) == ("base", False)


@pytest.mark.parametrize("id", DISTANT_LANDS)
def test_a_distant_army_holds_three_to_eight_kinds_and_only_its_own_special_ones(id: str) -> None:
    held = kinds(shipped().army(id))
    assert 3 <= len(held) - 1 <= 8
    assert all(id in nations for kind, nations in SPECIAL.items() if held[kind])
    assert set(held) <= {*HQ, *SPECIAL}
    assert (shipped().sheets[id].set, shipped().army(id).distant_lands) == ("distant_lands", True)


@pytest.mark.parametrize("id", [*MANIFEST, *DISTANT_LANDS])
def test_a_shipped_army_keeps_the_fixed_counts(id: str) -> None:
    army = shipped().army(id)
    per_unit = Counter(army.cards[number].unit for number in army.deck if army.cards[number].kind == UNIT)
    assert (len(army.units), len(army.deck)) == (8, 60)
    assert per_unit == dict.fromkeys(range(8), 5)
    assert len({unit.label for unit in army.units}) == 8
    assert all(0 < len(unit.label) <= 11 for unit in army.units)
    assert all(unit.full > unit.reduced > 0 for unit in army.units)


@pytest.mark.parametrize("id", [*MANIFEST, *DISTANT_LANDS])
def test_dice_of_shipped_headquarters_cards_are_those_of_the_rules(id: str) -> None:
    printed = {"ambush": "1d10", "committed_attack": "2d6", "rockets": "1d10"}
    for entry in document("armies", id)["hq"]:
        assert entry.get("dice") == printed.get(entry["kind"])


@pytest.mark.parametrize("id", [*MANIFEST, *DISTANT_LANDS])
def test_a_shipped_army_says_how_it_plays(id: str) -> None:
    sheet = shipped().sheets[id]
    assert sheet.style.endswith(".")
    assert 1 <= sheet.difficulty <= 3


def test_only_americans_withdraw_by_unit_card_and_only_indians_have_effects() -> None:
    armies = shipped().armies.values()
    assert {army.id for army in armies if any(card.withdraw for card in army.cards)} == {"united_states"}
    assert {army.id for army in armies if any(card.effect for card in army.cards)} == {"india"}
    assert {army.id for army in armies if army.nationalities} == {"india"}


def test_cards_are_numbered_units_then_leaders_then_headquarters() -> None:
    france = shipped().army("france")
    kinds = [card.kind for card in france.cards]
    assert [card.id for card in france.cards[:4]] == [
        "1st_cuirassiers.a",
        "1st_cuirassiers.b",
        "1st_cuirassiers.c",
        "2nd_regiment_legere.a",
    ]
    assert kinds == sorted(kinds, key=lambda kind: (kind != UNIT, kind != LEADER))
    assert [card.id for card in france.cards[-2:]] == ["supply", "withdraw"]


# Golden values


def test_the_imperial_guard_is_as_printed() -> None:
    sheet = shipped().sheets["france"]
    guard = sheet.army.units[7]
    assert (guard.name, guard.label, guard.cavalry, guard.full, guard.reduced) == (
        "Imperial Guard",
        "Imp. Guard",
        False,
        8,
        5,
    )
    assert sheet.counter_names["imperial_guard"] == "Garde Imperial"
    attack = card(sheet.army, "imperial_guard.a")
    assert (attack.copies, attack.attack, attack.defence, attack.advance_optional) == (4, dice.parse("2d8"), 7, True)


def test_napoleon_and_palafox_are_as_printed() -> None:
    napoleon = card(shipped().army("france"), "napoleon")
    assert (napoleon.command, napoleon.combat_attack, napoleon.combat_defence, napoleon.rally) == (4, 5, 5, 5)
    assert napoleon.battery == dice.parse("2d10")
    palafox = card(shipped().army("spain"), "palafox")
    assert (palafox.combat_attack, palafox.combat_defence, palafox.rally) == (1, 5, RALLY_WITHOUT_DIE)


def test_golden_cards_of_other_armies() -> None:
    gun = card(shipped().army("france"), "8th_regiment_legere.d")
    assert (gun.attack, gun.defence, gun.bombard) == (dice.NO_DICE, 5, dice.parse("1d10"))
    militia = card(shipped().army("united_states"), "13th_militia.a")
    assert (militia.copies, militia.volley, militia.withdraw) == (4, dice.parse("2d6"), 3)
    assert card(shipped().army("prussia"), "blucher").pursuit_modifier == -1
    assert card(shipped().army("great_britain"), "sappers").name == "Royal Engineers"
    assert card(shipped().army("austria"), "ambush").attack == dice.parse("1d10")
    assert card(shipped().army("russia"), "committed_attack").attack == dice.parse("2d6")
    assert shipped().army("great_britain").units[2].name == "32nd Regiment of Foot"


def test_a_house_leader_serves_his_unit_with_dice() -> None:
    japan = shipped().army("tokugawa_shogunate")
    date = card(japan, "date")
    assert (japan.units[date.unit].id, date.attack) == ("date_han", dice.parse("1d6"))
    assert card(japan, "tokugawa").unit == -1


def test_an_indian_leader_commands_his_nation() -> None:
    india = shipped().army("india")
    assert india.nationalities == ("hyderabad", "maratha", "mysore", "punjab")
    assert card(india, "tipu_sultan").nationality == india.units[5].nationality == 2


# Users' own armies


def test_an_own_army_may_use_every_kind_and_effect() -> None:
    own = document("armies", "india") | {"id": "everything", "set": "own"}
    del own["style"], own["difficulty"]
    own["leaders"] = own["leaders"][:2]
    for unit in own["units"]:
        unit.pop("nationality")
    for leader in own["leaders"]:
        leader.pop("nationality")
    own["leaders"][0] |= {"unit": "punjab_cavalry", "assault": "2d8", "command": 1, "rally": "auto"}
    own["leaders"][1]["grand_battery"] = {"dice": "2d10"}
    own["units"][0]["cards"][0]["withdraw"] = [1, 4]
    dice = {"ambush": "1d10", "committed_attack": "2d6", "rockets": "1d10"}
    own["hq"] = [
        {"kind": kind, "name": kind, "count": 19 - len(HQ_KINDS) if kind == "supply" else 1}
        | ({"dice": dice[kind]} if kind in dice else {})
        for kind in HQ_KINDS
    ]
    assert len(HQ_KINDS) >= 15
    sheet = sheet_of(own)
    assert (len(sheet.army.deck), sheet.army.distant_lands, sheet.difficulty, sheet.style) == (60, False, 2, "")


def test_a_written_army_reads_back() -> None:
    spain = read_army(write(document("armies", "spain")))
    assert [card.id for card in spain.cards] == [card.id for card in shipped().army("spain").cards]


def spoil(army: dict[str, Any], path: str, value: Any) -> None:
    """Set the value at a path such as `units.0.full`; None takes it out."""
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    target: Any = army
    for part in way:
        target = target[part]
    if value is None:
        del target[last]
    else:
        target[last] = value


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("kind", None, "kind"),
        ("id", "No Spaces", "id"),
        ("name", "", "name"),
        ("set", "mine", "set"),
        ("style", "x" * 121, "style"),
        ("difficulty", 4, "difficulty"),
        ("units.0.id", "x" * 41, "units[0].id"),
        ("units.0.label", "twelve chars", "units[0].label"),
        ("units.0.label", "Imp. Guard", "units[0].label"),
        ("units.0.id", "imperial_guard", "units[0].id"),
        ("units.0.kind", "artillery", "units[0].kind"),
        ("units.0.reduced", 7, "units[0].reduced"),
        ("units.0.full", 13, "units[0].full"),
        ("units.0.nationality", "corsica", "units[1].nationality"),
        ("units.1.counter_name", "2nd Regiment Legere", "units[1].counter_name"),
        ("units.1.cards.0.count", 3, "units[1].cards"),
        ("units.1.cards.0.attack", "3d6", "units[1].cards[0].attack"),
        ("units.1.cards.0.attack", None, "units[1].cards[0]"),
        ("units.1.cards.0.defense", 5, "units[1].cards[1]"),
        ("units.1.cards.0.defense", 9, "units[1].cards[0].defense"),
        ("units.1.cards.0.defence", 5, "units[1].cards[0].defence"),
        ("units.1.cards.0.pursuit", [1, 3], "units[1].cards[0].pursuit"),
        ("units.1.cards.0.range", 1, "units[1].cards[0].range"),
        ("units.1.cards.0.effect", "magic", "units[1].cards[0].effect"),
        ("units.1.cards.3.effect", "committed_attack", "units[1].cards[3].effect"),
        ("units.1.cards.3.attack", "1d6", "units[1].cards[3].attack"),
        ("units.1.cards.3.volley", "1d6", "units[1].cards[3].volley"),
        ("units.1.cards.3.range", 1, "units[1].cards[3].range"),
        ("units.0.cards.0.pursuit", None, "units[0].cards[0].pursuit"),
        ("units.0.cards.0.pursuit", [2, 4], "units[0].cards[0].pursuit"),
        ("leaders.0.command", 5, "leaders[0].command"),
        ("leaders.0.combat", None, "leaders[0].combat"),
        ("leaders.0.combat_attack", 3, "leaders[0].combat"),
        ("leaders.0.rally", "always", "leaders[0].rally"),
        ("leaders.0.pursuit", 1, "leaders[0].pursuit"),
        ("leaders.0.grand_battery.dice", "9d9", "leaders[0].grand_battery.dice"),
        ("leaders.0.id", "supply", "leaders[0].id"),
        ("leaders.0.id", "ney", "leaders[0].id"),
        ("leaders.0.unit", "imperial_guard", "leaders[0].assault"),
        ("leaders.0.assault", "1d6", "leaders[0].unit"),
        ("leaders.0.nationality", "corsica", "leaders[0].nationality"),
        ("hq.0.kind", "unit", "hq[0].kind"),
        ("hq.0.kind", "redoubt", "hq[0].kind"),
        ("hq.0.count", 4, "hq"),
        ("hq.0.dice", "1d6", "hq[0].dice"),
        ("hq.0.kind", "ambush", "hq[0].dice"),
    ],
)
def test_a_fault_is_named_by_its_place(path: str, value: Any, where: str) -> None:
    army = document("armies", "france")
    spoil(army, path, value)
    assert where in faults(sheet_of, army)


def test_a_leader_of_one_unit_needs_a_unit_of_the_army_and_command_one() -> None:
    army = document("armies", "france")
    army["leaders"][0] |= {"unit": "old_guard", "assault": "1d6"}
    assert set(faults(sheet_of, army)) == {"leaders[0].unit", "leaders[0].command"}


def test_nationalities_come_in_pairs_with_a_leader() -> None:
    army = document("armies", "india")
    army["units"][0]["nationality"] = "bengal"
    found = faults(sheet_of, army)
    assert set(found) == {"units", "leaders"}
    del army["leaders"][0]["nationality"]
    assert "leaders[0].nationality" in faults(sheet_of, army)


def test_counts_are_checked_even_when_other_values_are_wrong() -> None:
    army = document("armies", "france")
    army["units"][0]["cards"][0] |= {"attack": "many", "count": 1}
    army["units"].append(army["units"][1] | {"id": "ninth", "label": "Ninth"})
    army["leaders"].pop()
    army["name"] = 7
    assert set(faults(sheet_of, army)) == {"name", "units[0].cards[0].attack", "units[0].cards", "units", "hq"}
