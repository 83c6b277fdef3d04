"""Rulings M1 to M28 as far as the tables alone decide: lines, effects and exact odds, with the rulings' own figures."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from engine.miniatures import movement, odds
from engine.miniatures.effects import Consequence, consequences, of_charge, of_check, of_unit
from engine.miniatures.lines import (
    MARKS,
    Charge,
    Member,
    Party,
    Standing,
    can_be_marked,
    charge_lines,
    check_lines,
    net,
    toggled,
    total,
)
from engine.miniatures.roster import Leader, Roster, Unit, thresholds
from engine.miniatures.tables import OPTION_VALUES, Options
from resources.miniatures.tables import shipped
from tests.engine.miniatures.battles import HOUSE

TABLES = shipped()
ABLE = Standing("able")
OUT = Standing()


def unit(stands: int = 8, **values: Any) -> Member:
    return Member(**{"id": "unit", "kind": "infantry", "stands": stands, **values})


def side(*members: Member, **values: Any) -> Party:
    return Party(members or (unit(**values),))


def cavalry(**values: Any) -> Party:
    return side(unit(kind="cavalry", **values))


def guns(stands: int = 3, **values: Any) -> Member:
    return Member(**{"id": "battery", "kind": "guns", "stands": stands, "formation": "unlimbered", **values})


def percent(chance: Fraction) -> float:
    return round(100 * float(chance), 1)


def wins(attacker: Party, defender: Party, **options: Any) -> float:
    return percent(odds.fought_out(TABLES.under(Options(**options)), Charge(attacker, defender)).won)


def ids(counted: Any) -> list[str]:
    return [line.id for line in counted]


# The check


def test_m1_the_die_has_ten_sides() -> None:
    assert TABLES.die == 10
    assert [face.low for face in TABLES.fallen][:1] + [face.high for face in TABLES.fallen][-1:] == [1, 10]
    assert len(odds.rolls(TABLES, 0)) == 19


def test_m2_one_die_for_all_units_of_a_check() -> None:
    fresh = total(check_lines(TABLES, unit(), OUT))
    found = odds.group(TABLES, [(fresh, False, False)] * 4, ("double_quick", "well_handled"))
    assert found == (Fraction(3, 5), Fraction(2, 5))
    mixed = odds.group(TABLES, [(0, True, False), (0, False, True)], ("well_handled", "double_quick", "elan"))
    assert mixed == (Fraction(4, 10), Fraction(3, 10))


FULL_TABLE = {
    -9: ("--127", "---19", "--127", "---19"),
    -6: ("-1324", "--226", "12124", "--226"),
    -5: ("-2323", "--325", "22123", "-1225"),
    -2: ("1432-", "-2422", "5212-", "22222"),
    0: ("343--", "-442-", "721--", "4222-"),
    3: ("64---", "343--", "X----", "721--"),
    7: ("X----", "73---", "X----", "X----"),
}
GOOD = ("double_quick", "well_handled", "tardy", "fall_back", "panic")
SHAKEN = ("elan", "rally", "wavering", "panic_shaken", "rout")


@pytest.mark.parametrize("modifier", FULL_TABLE)
def test_m3_the_whole_manoeuvre_table(modifier: int) -> None:
    columns = [(True, False), (False, False), (True, True), (False, True)]
    for (in_command, shaken), wanted in zip(columns, FULL_TABLE[modifier], strict=True):
        found = odds.check_effects(TABLES, modifier, in_command, shaken)
        tenths = [10 * found.get(name, 0) for name in (SHAKEN if shaken else GOOD)]
        assert "".join({0: "-", 10: "X"}.get(int(n), str(int(n))) for n in tenths) == wanted


def test_m3_the_middle_row_may_be_read_as_well_handled() -> None:
    tables = TABLES.under(Options(middle_row="well_handled"))
    found = odds.check_effects(tables, 0, True, False)
    assert (found["well_handled"], found["tardy"]) == (Fraction(6, 10), Fraction(1, 10))


def test_m4_spent_battery_and_greater_losses_by_option() -> None:
    spent = unit(2, worn_at=5, spent_at=3)
    assert odds.check(TABLES, spent, ABLE)["fall_back"] == Fraction(1, 10)
    assert odds.check(TABLES, spent, OUT)["panic"] == Fraction(1, 10)
    other = TABLES.under(Options(spent_manoeuvre=-2, battery_manoeuvre=2, greater_losses=-2))
    assert odds.check(other, spent, ABLE)["fall_back"] == Fraction(2, 10)
    assert odds.check(other, spent, OUT)["panic"] == Fraction(2, 10)
    assert total(check_lines(TABLES, guns(), ABLE)) == 1
    assert total(check_lines(other, guns(), ABLE)) == 2
    worst = Standing("poor", True, ("key_position_lost", "heavy_casualties", "greater_losses"))
    shattered = replace(spent, order="broken", experience="raw")
    assert total(check_lines(TABLES, shattered, worst)) == -9
    assert total(check_lines(other, shattered, worst)) == -11


def test_m5_a_line_counts_once() -> None:
    pressed = unit(order="broken", marks=("outflanked_near",))
    assert [line for line in check_lines(TABLES, pressed, OUT) if line.id == "endangered"] == [
        ("endangered", -2, ("outflanked_near", "broken"))
    ]
    best = unit(leaders=1, traits=("brave_colonel", "machismo"), experience="veteran", formation="field_column")
    assert total(check_lines(TABLES, best, Standing("gallant"))) == 7
    battery = guns(leaders=1, experience="veteran", formation="limbered")
    assert total(check_lines(TABLES, battery, Standing("gallant"))) == 5


def test_m6_out_of_command_no_quality_counts_but_a_brave_colonel_does() -> None:
    brave = unit(traits=("brave_colonel",))
    assert ids(check_lines(TABLES, brave, OUT)) == ["led", "trained", "fresh"]
    assert ids(check_lines(TABLES, brave, Standing("poor", True))) == ["poor", "led", "provisional", "trained", "fresh"]
    for modifier in range(-4, 4):
        well = [
            sum(odds.check_effects(TABLES, modifier, near, False).get(name, 0) for name in GOOD[:2])
            for near in (True, False)
        ]
        assert well[0] - well[1] == Fraction(3, 10)


def test_m7_guns_use_the_left_column_and_the_battery_lines() -> None:
    silenced = guns(silenced=True, order="disordered")
    assert odds.check(TABLES, silenced, ABLE).keys() == {"double_quick", "well_handled", "tardy"}
    assert ids(check_lines(TABLES, silenced, ABLE)) == ["able", "trained", "battery"]
    assert ids(check_lines(TABLES, guns(damaged=1), ABLE)) == ["able", "trained", "damaged_battery"]
    assert ids(check_lines(TABLES, guns(traits=("half_battery",)), ABLE)) == ["able", "trained", "damaged_battery"]
    assert of_check(TABLES, guns(), -1, True)[1] == ("", "full", "", "", (), True, True, False, 0)
    siege = guns(gun="siege")
    assert of_check(TABLES, siege, -2, True)[1].lost
    assert not of_check(TABLES, replace(siege, formation="limbered"), -2, True)[1].lost
    held = of_check(TABLES, guns(marks=("fortified",)), 0, True)[1]
    assert (held.retreat, held.may, held.silenced) == ("none", ("fire",), False)


def test_m8_retreats_have_three_lengths() -> None:
    assert of_check(TABLES, unit(), 0, True)[1].retreat == "out_of_close_range"
    assert of_check(TABLES, unit(), -2, True)[1].retreat == "full"
    assert of_charge(TABLES, Charge(side(), side()), 1).defender.members[0].retreat == "2in"
    assert movement.rate(TABLES, "infantry", "in_disarray", "open") == 16


def test_m9_a_rout_costs_a_stand_and_one_for_each_point_below_0() -> None:
    broken = unit(20, order="broken")
    for near, chance, stands in ((True, Fraction(3, 10), Fraction(6, 5)), (False, Fraction(1, 2), Fraction(3, 2))):
        assert odds.check_effects(TABLES, -5, near, True)["rout"] == chance
        assert odds.expected(odds.check_losses(TABLES, broken, -5, near)) == stands
    row = TABLES.under(Options(rout_counts_from="row"))
    assert odds.expected(odds.check_losses(row, broken, -5, True)) == Fraction(3, 5)
    assert of_check(TABLES, unit(2, order="broken"), -4, True)[1].stands == 2


def test_m10_both_ends_of_the_table_are_open() -> None:
    assert TABLES.effect_of(17, False, False) == "double_quick"
    assert (TABLES.effect_of(-8, True, False), TABLES.effect_of(-8, True, True)) == ("panic", "rout")
    assert odds.check_effects(TABLES, 3, True, False).keys() == {"double_quick", "well_handled"}
    assert odds.check_effects(TABLES, 6, False, False).keys() == {"double_quick", "well_handled"}


# The charge

ONE_ROLL = {
    -9: "55 30 14 1 0 0 0",
    -4: "15 30 34 6 14 1 0",
    -1: "3 18 34 9 26 10 0",
    0: "1 14 30 10 30 14 1",
    3: "0 3 18 7 36 26 10",
    9: "0 0 0 1 14 30 55",
}


@pytest.mark.parametrize("modifier", ONE_ROLL)
def test_m11_the_difference_of_two_dice_decides(modifier: int) -> None:
    found = odds.one_roll(TABLES, modifier)
    assert " ".join(str(int(100 * chance)) for chance in found.values()) == ONE_ROLL[modifier]


def test_m11_an_even_charge_is_even() -> None:
    assert wins(side(), side()) == 50.0


def test_m12_cavalry_lines_are_for_whoever_charges() -> None:
    over = {"open": 68.0, "broken": 59.5}
    assert wins(cavalry(), side()) == over["open"]
    assert wins(cavalry(marks=("broken_ground",)), side()) == over["broken"]
    assert wins(cavalry(), side(traits=("pikes",))) == over["broken"]
    assert wins(cavalry(), side(formation="march_column")) == 88.9
    square = odds.fought_out(TABLES, Charge(cavalry(), side(formation="square")))
    hasty = odds.fought_out(TABLES, Charge(cavalry(), side(formation="hasty_square")))
    raw = odds.fought_out(TABLES, Charge(cavalry(), side(formation="hasty_square", order="disordered")))
    assert (percent(square.won), percent(square.carried)) == (50.0, 16.7)
    assert (percent(hasty.carried), percent(raw.carried)) == (23.1, 29.8)
    standing = Charge(side(), cavalry(traits=("machismo",), marks=("cold_steel",)))
    assert ids(charge_lines(TABLES, standing, "defender")) == ["fresh", "cavalry_checked"]
    met = Charge(side(), cavalry(traits=("machismo",), marks=("countercharging",)))
    assert ids(charge_lines(TABLES, met, "defender")) == ["fresh", "impetus", "cavalry_open"]


def test_m13_the_leading_unit_decides_and_a_leader_of_any_unit_counts() -> None:
    tired = unit(2, id="tired", worn_at=5, spent_at=3, order="disordered", leaders=1, traits=("brave_colonel",))
    led = Charge(side(unit(id="fresh"), tired), side())
    assert ids(charge_lines(TABLES, led, "attacker")) == ["fresh", "led"]
    other = Charge(side(tired, unit(id="fresh")), side())
    assert ids(charge_lines(TABLES, other, "attacker")) == ["spent", "disordered", "led"]


def test_m14_stands_are_counted_and_a_square_cannot_be_outflanked() -> None:
    assert wins(side(unit(8), guns(4)), side()) == 60.4
    assert [wins(side(stands=n), side()) for n in (12, 16, 24)] == [60.4, 69.6, 77.4]
    assert net(TABLES, Charge(side(), side(marks=("outflanked",)))) == 3
    assert net(TABLES, Charge(side(), side(marks=("outflanked",), formation="square"))) == 0
    flanked = unit(marks=("outflanked_near",), formation="square")
    assert ids(check_lines(TABLES, flanked, OUT)) == ["trained", "fresh", "steadied"]


def test_m15_the_better_ground_counts_or_both_by_option() -> None:
    assert wins(side(), side(marks=("favourable_ground",))) == 39.6
    assert wins(side(), side(marks=("strong_position",))) == 30.4
    both = side(marks=("favourable_ground", "strong_position"))
    assert wins(side(), both) == 30.4
    assert wins(side(), both, defended_ground="both") == 22.6


def test_m16_a_struggle_takes_the_impetus() -> None:
    assert wins(side(marks=("cold_steel",)), side()) == 59.5
    assert wins(side(marks=("cold_steel",)), side(), cold_steel="none") == 50.0
    assert wins(side(leaders=1), side()) == 60.4
    assert wins(side(traits=("machismo",)), side()) == 59.5
    assert wins(side(traits=("machismo",)), side(), impetus_of_machismo="kept") == 60.4
    again = odds.struggled(TABLES, Charge(side(guns()), side(unit(order="broken"))))
    assert (again.attacker.leading.silenced, again.defender.leading.order) == (True, "broken")


def test_m17_a_struggle_costs_a_stand_a_side_and_may_destroy_it() -> None:
    assert odds.fought_out(TABLES, Charge(side(stands=1), side(stands=1))).both_gone == Fraction(1, 10)
    assert odds.fought_out(TABLES, Charge(side(stands=2), side(stands=2))).both_gone == Fraction(1, 100)
    lone = odds.fought_out(TABLES, Charge(side(stands=3), side(stands=1, order="broken")))
    assert lone.results["struggle"] == lone.lost_attacker[1]
    assert lone.lost_defender[1] >= lone.results["struggle"]
    kept = odds.fought_out(TABLES, Charge(side(stands=1), side(stands=3, order="broken", leaders=1)))
    assert kept.both_gone == 0
    assert kept.results["struggle"] > 0
    assert kept.broken_defender >= kept.results["struggle"]
    last = unit(1, id="last")
    mixed = odds.struggled(TABLES, Charge(side(last, unit(2, id="two"), unit(4, id="four")), side()))
    assert [member.id for member in mixed.attacker.members] == ["four", "two"]


def test_m18_a_sweep_costs_two_stands_and_one_for_each_point_over_9() -> None:
    even = Charge(side(stands=20), side(stands=20))
    assert [of_charge(TABLES, even, result).defender.stands for result in (9, 10, 15)] == [2, 3, 8]
    assert [of_charge(TABLES, even, result).attacker.stands for result in (-9, -10, -26)] == [2, 3, 19]
    assert of_charge(TABLES, Charge(side(), side(stands=3)), 27).defender.stands == 3


def test_m19_already_disordered_is_judged_when_the_result_is_read() -> None:
    found = odds.fought_out(TABLES, Charge(side(), side()))
    assert round(float(odds.expected(found.lost_attacker)), 3) == 0.322
    assert of_charge(TABLES, Charge(side(order="broken"), side()), -1).attacker.stands == 1


def test_m20_defeated_by_cavalry_holds_if_cavalry_leads() -> None:
    by_horse = odds.fought_out(TABLES, Charge(cavalry(), side()))
    by_foot = odds.fought_out(TABLES, Charge(side(leaders=1), side(order="disordered")))
    assert round(float(odds.expected(by_horse.lost_defender)), 2) == 0.74
    assert by_horse.broken_defender > by_foot.broken_defender


def test_m21_whoever_holds_his_position_does_not_retreat() -> None:
    works = side(marks=("fortified",))
    found = odds.fought_out(TABLES, Charge(side(), works))
    assert (percent(found.won), percent(found.carried)) == (30.4, 6.5)
    assert percent(odds.fought_out(TABLES, Charge(side(stands=24), works)).carried) == 23.1
    flanked = of_charge(TABLES, Charge(side(), side(marks=("fortified", "outflanked"))), 2).defender
    assert (flanked.members[0].retreat, flanked.members[0].order) == ("none", "disordered")
    siege = guns(gun="siege", marks=("fortified",))
    held = of_charge(TABLES, Charge(side(), side(siege)), 2).defender
    assert held.members[0] == ("", "none", "", "", (), True, False, False, 0)
    assert (held.damaged, of_charge(TABLES, Charge(side(), side(guns(gun="siege"))), 2).defender.members[0].lost) == (
        1,
        True,
    )


def test_m22_a_sweep_breaks_through_and_cavalry_that_drives_back_must() -> None:
    def advance(attacker: Party, result: int, second: bool = False) -> str:
        return of_charge(TABLES, Charge(attacker, side(), second), result).attacker.advance

    assert [advance(side(), result) for result in (2, 6, 9)] == ["carry", "carry", "breakthrough"]
    assert [advance(cavalry(), result) for result in (2, 6, 9)] == ["carry", "breakthrough", "breakthrough"]
    assert [advance(cavalry(), result, True) for result in (6, 9)] == ["carry", "carry"]
    breaks = odds.fought_out(TABLES, Charge(cavalry(), side())).results
    assert percent(breaks["driven"] + breaks["swept"]) == 29.3
    assert percent(odds.fought_out(TABLES, Charge(side(), side())).results["swept"]) == 1.1
    second = Charge(side(), side(), second=True)
    assert ids(charge_lines(TABLES, second, "attacker")) == ["fresh", "impetus"]
    assert of_charge(TABLES, second, 2).attacker.members[0].order == "disordered"


def test_m22_recall_is_a_choice_of_cavalry_in_a_first_combat() -> None:
    def choices(charge: Charge, result: int, role: Any) -> tuple[str, ...]:
        return of_charge(TABLES, charge, result).share(role).choices

    first = Charge(cavalry(), cavalry())
    assert choices(first, 2, "attacker") == ("carry", "recall")
    assert choices(first, 2, "defender") == ("retreat", "recall")
    assert choices(replace(first, second=True), 2, "attacker") == ()
    assert choices(Charge(side(), side()), 2, "attacker") == ()
    assert choices(first, -2, "attacker") == ("retreat", "recall")
    assert choices(first, -2, "defender") == ()
    met = Charge(cavalry(), cavalry(marks=("countercharging",)))
    assert choices(met, -2, "defender") == ("carry", "recall", "hold")


def test_m23_a_fallen_leader_is_one_die() -> None:
    assert odds.fallen(TABLES) == {
        "none": Fraction(1, 2),
        "dismounted": Fraction(1, 10),
        "away": Fraction(1, 10),
        "out": Fraction(3, 10),
    }
    even = odds.fought_out(TABLES, Charge(side(leaders=1), side()))
    assert (percent(even.won), percent(even.leader_out_attacker)) == (60.4, 0.0)
    hard = odds.fought_out(TABLES, Charge(side(leaders=1), side(marks=("strong_position",), leaders=2)))
    assert 0 < hard.leader_out_attacker < Fraction(3, 100)
    assert hard.leader_out_defender == 0


def test_m24_fresh_worn_and_spent_and_damaged_batteries() -> None:
    three = [unit(stands, worn_at=5, spent_at=3).strength() for stands in (8, 6, 5, 4, 3, 1)]
    assert three == ["fresh", "fresh", "worn", "worn", "spent", "spent"]
    assert (thresholds(8), thresholds(2), thresholds(9)) == ((5, 2), (1, 0), (6, 3))
    printed = Unit("a", "A", "infantry", 8, 5, 3, lost=2)
    assert Roster("r", "R", (printed,), (Leader("l", "L", "able", ("a",)),)).stands == 6
    assert "damaged_battery" in ids(check_lines(TABLES, guns(2, lost=1), ABLE))


def test_m25_the_flags_of_a_side_count_in_its_checks() -> None:
    flags = ("key_position_lost", "heavy_casualties", "greater_losses")
    worn = unit(5, worn_at=5, spent_at=3)
    before, after = odds.check(TABLES, worn, ABLE), odds.check(TABLES, worn, Standing("able", False, flags))
    assert before["double_quick"] == Fraction(3, 10)
    assert (after.get("double_quick", 0), after["fall_back"], after["panic"]) == (0, Fraction(2, 10), Fraction(1, 10))


def test_m26_out_of_close_range_nobody_retreats() -> None:
    far = unit(marks=("out_of_close_range",))
    _, outcome = of_check(TABLES, far, 0, True)
    assert (outcome.order, outcome.retreat, outcome.may) == ("", "none", ("fire",))
    _, rallied = of_check(TABLES, replace(far, order="disordered"), 2, True)
    assert (rallied.order, rallied.retreat) == ("good", "none")


def test_m28_an_inch_uses_up_its_share_of_the_rate() -> None:
    half = Fraction(1, 2)
    six = [("open", Fraction(6))]
    assert movement.distance_left(TABLES, "infantry", "line", six, "rough") == 3
    assert movement.distance_left(TABLES, "infantry", "line", [], "rough", share=half) == 3
    assert movement.distance_left(TABLES, "infantry", "line", [("rough", Fraction(9))], "open") == 0
    gone = movement.legs(TABLES, "infantry", "march_column", [("road", Fraction(9)), ("open", Fraction(6))])
    assert [leg.left for leg in gone] == [half, 0]
    with pytest.raises(movement.NoSuchRate, match="infantry in line on road ground"):
        movement.rate(TABLES, "infantry", "line", "road")
    with pytest.raises(movement.NoSuchRate, match="Infantry in square cannot move at the double quick"):
        movement.rate(TABLES, "infantry", "square", "open", double_quick=True)
    assert movement.card(TABLES, "leader")["mounted"] == {"open": (24,), "broken": (20,), "rough": (12,), "road": (36,)}


# What the rulings rest on


def test_marks_are_only_for_those_they_can_matter_to() -> None:
    horse = cavalry().leading
    assert can_be_marked(horse, "cold_steel", "attacker")
    assert not can_be_marked(horse, "cold_steel", "defender")
    assert can_be_marked(toggled(horse, "countercharging"), "cold_steel", "defender")
    assert not can_be_marked(unit(), "countercharging", "defender")
    assert can_be_marked(unit(traits=("machismo",)), "countercharging", "defender")
    assert not can_be_marked(unit(formation="square"), "outflanked", "defender")
    assert not can_be_marked(unit(), "supported", "defender")
    assert not can_be_marked(unit(), "linear_cover", "attacker")
    both = toggled(toggled(unit(), "broken_ground"), "rough_ground")
    assert both.marks == ("rough_ground",)
    ridden = toggled(toggled(horse, "countercharging"), "cold_steel")
    assert toggled(ridden, "countercharging").marks == ()
    assert all(set(mark.stages) <= {"check", "attacker", "defender"} for mark in MARKS.values())


def test_lost_stands_are_the_leading_units_unless_another_is_named() -> None:
    party = side(unit(2, id="one"), unit(3, id="two"), unit(5, id="three"))
    share = of_charge(TABLES, Charge(side(), party), 11).defender
    paid = [each.unit for each in consequences(share, party, leaders=("worth",)) if each.kind == "stand"]
    assert paid == ["one", "one", "three", "three"]
    chosen = consequences(share, party, {1: "two", 2: "nobody"})
    assert [each.unit for each in chosen if each.kind == "stand"] == ["two", "one", "one", "three"]
    assert Consequence("leader_check", "worth") in consequences(share, party, leaders=("worth",))
    won = of_charge(TABLES, Charge(side(), party), 11).attacker
    assert consequences(won, side()) == [Consequence("advance", "unit", "breakthrough")]
    assert str(Consequence("stand", "one", number=2)) == "one stand 2"
    battery = side(guns(gun="siege"))
    run = of_charge(TABLES, Charge(side(), battery), 2).defender
    kinds = [each.kind for each in consequences(run, battery)]
    assert kinds == ["damaged", "silenced", "limbered", "lost", "retreat"]


def test_the_worth_of_marks_and_the_plans_before_a_charge() -> None:
    charge = Charge(cavalry(order="disordered"), side(guns()))
    found = odds.worth(TABLES, charge)
    assert {each.mark for each in found if each.role == "attacker"} == {
        "outflanked",
        "broken_ground",
        "rough_ground",
        "cold_steel",
        "leader_attached",
    }
    assert [abs(each.won) for each in found] == sorted((abs(each.won) for each in found), reverse=True)
    led = Charge(side(leaders=1, marks=("cold_steel",)), side())
    kept = {each.mark: each for each in odds.worth(TABLES, led) if each.role == "attacker"}
    assert kept["leader_attached"].is_set
    assert kept["cold_steel"].is_set
    assert kept["leader_attached"].won < 0
    plans = odds.what_if(TABLES, charge, ABLE, spare_leader=True)
    assert sorted(plan.first for plan in plans) == ["attach", "charge", "rally"]
    assert plans == sorted(plans, key=lambda plan: -plan.won)
    assert [plan.first for plan in odds.what_if(TABLES, Charge(side(), side()), ABLE)] == ["charge"]


def test_a_rally_before_a_charge_may_also_be_the_end_of_it() -> None:
    shattered = unit(1, order="broken", experience="raw", worn_at=1, spent_at=1)
    plans = {plan.first: plan for plan in odds.what_if(TABLES, Charge(side(shattered), side()), Standing("poor"))}
    rout = odds.check(TABLES, shattered, Standing("poor"))["rout"]
    assert plans["rally"].lost >= rout > 0


def test_every_option_has_its_default_first() -> None:
    defaults = Options()
    assert {name: values[0] for name, values in OPTION_VALUES.items()} == {
        name: getattr(defaults, name) for name in OPTION_VALUES
    }
    assert TABLES.under(defaults) == TABLES


def test_manoeuvres_for_guns_depend_on_their_class() -> None:
    siege = {each.id for each in TABLES.choices("guns", "siege", "well_handled")}
    horse = {each.id for each in TABLES.choices("guns", "horse_artillery", "well_handled")}
    assert horse - siege == {"move_unlimber", "limber_move", "pivot_fire", "unlimber_fire"}
    assert {each.id for each in TABLES.choices("infantry", "", "tardy")} == {
        "half_move",
        "deploy",
        "about_face",
        "scale",
    }
    assert TABLES.choices("infantry", "", "nothing") == ()


def test_the_effects_of_a_check_are_listed_unit_by_unit() -> None:
    _, routed = of_check(TABLES, unit(order="broken"), -1, False)
    assert list(map(str, of_unit("militia", routed))) == [
        "militia stand 1",
        "militia stand 2",
        "militia order broken",
        "militia retreat full",
    ]
    _, quick = of_check(TABLES, unit(), 9, True)
    assert list(map(str, of_unit("line", quick))) == ["line allows well_handled double_quick"]
    _, held = of_check(TABLES, unit(marks=("fortified",)), 0, True)
    assert list(map(str, of_unit("line", held))) == ["line retreat none", "line may fire"]


def test_how_likely_a_unit_is_in_good_order_after_a_check() -> None:
    assert odds.good_order(TABLES, unit(order="disordered"), ABLE) == 1
    assert odds.good_order(TABLES, unit(order="disordered"), OUT) == Fraction(8, 10)
    assert odds.good_order(TABLES, unit(2, worn_at=5, spent_at=3), OUT) == Fraction(7, 10)


def test_an_owners_tables_give_odds_too() -> None:
    """A die of six and a struggle from -1 to 1: what is rolled differs, what is reckoned does not."""
    rolled = odds.one_roll(HOUSE, 0)
    assert (sum(rolled.values()), rolled["struggle"]) == (1, Fraction(16, 36))
    found = odds.fought_out(HOUSE, Charge(side(), side()))
    assert sum(found.results.values()) == 1
    assert found.won == (1 - found.both_gone) / 2
    assert sum(odds.fallen(HOUSE).values()) == 1
