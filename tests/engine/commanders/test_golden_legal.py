"""The golden cases L of Commanders: what is legal, and what the other side sees."""

from collections import Counter
from math import comb

import pytest

from tests.commanders_table import at, battle, units

SETUPS = {
    "marengo": (43, 11_027_166_237),
    "la_rothiere": (40, 2_934_737_533),
    "dennewitz": (56, 48_346_130_014),
    "leuthen": (30, 694_873_102),
    "albuera": (59, 73_178_877_306),
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("side", ["white", "black"])
def test_l1_lines_and_sheets_of_each_set_up(name: str, side: str) -> None:
    """A sheet is a choice, with repetition, of lines for the units of each sector and kind, ten in all at most."""
    table = battle(name)
    while table.seat != side:
        table.play("save")
    lines = [line.removeprefix("order ") for line in table.legal() if line != "save"]
    sheets = [1] + [0] * 10
    there = units(table.position)
    for (sector, kind), arrows in Counter((line.split()[1][:2].rstrip("-"), line[0]) for line in lines).items():
        count = there[sector, kind if side == "white" else kind.lower()]
        ways = [comb(arrows + number - 1, number) for number in range(count + 1)]
        sheets = [
            sum(sheets[total - number] * ways[number] for number in range(min(total, count) + 1)) for total in range(11)
        ]
    assert (len(lines), sum(sheets)) == SETUPS[name]


def test_l2_steps_to_touching_sectors_never_into_the_enemy_reserve() -> None:
    lines = at("b3: 1C; r: 1i", phase=1).legal()
    assert {line for line in lines if line.count("-") == 1} == {"order C b3-b2", "order C b3-a3", "order C b3-c3"}
    lines = at("r: 1I; r: 1i", phase=1).legal()
    assert set(lines) == {"order I r-a1", "order I r-b1", "order I r-c1", "save"}


def test_l3_how_many_go_actions_a_sheet_has() -> None:
    position, sheet = "c1: 3C; a1: 2I; b3: 1i", "3C c1-c2-b2; 2I a1-a2"
    assert len(at(position, sheet, phase=2).until("go").legal()) == 4
    assert len(at(position, sheet, phase=4).until("go").legal()) == 12


@pytest.mark.parametrize(
    ("position", "sheet", "may"),
    [
        ("b3: 1C; a3: 1i", "I a3-b3", False),
        ("b2: 1C; b3: 1i", "I b3-b2", True),
        ("b2: 1C; b3: 1i; b1: 1ax", "I b3-b2", False),
        ("b2: 1C; b3: 1i; b1: 6I", "I b3-b2", False),
    ],
)
def test_l4_where_cavalry_may_retreat(position: str, sheet: str, may: bool) -> None:
    table = at(position, "", sheet).until("react")
    assert any("retreat" in line for line in table.legal()) is may


@pytest.mark.parametrize("text", ["b1: 1I; b2: 1cs", "b1: 1C; b2: 1iq"])
def test_l5_spent_cavalry_and_squares_do_not_react(text: str) -> None:
    table = at(text, f"{text[5]} b1-b2").until("roll")
    assert table.seat == "chance"


def test_l5_cavalry_that_made_one_step_reacts() -> None:
    table = at("b1: 1I; a2: 1c; b3: 1i", "I b1-b2", "C a2-b2 @F", phase=2).run(2)
    assert table.has("b2: 1c")
    lines = table.until("react").legal()
    assert {"react b2 1 retreat", "react b2 1 counter b1"} <= set(lines)


def test_l6_where_a_gun_may_not_fire() -> None:
    rear = at("b2: 1A; b1: 2i; b3: 1i", "A b2-b1", phase=3)
    assert rear.legal() == ["fire"]
    empty = at("b1: 1A; r: 6i; c3: 1i", "A b1-b2", phase=3)
    assert empty.phase > 3


def test_l7_who_may_withdraw_in_e4() -> None:
    table = at("c2: 2C 3I; c3: 5i", "2C c2-c3", "5I c3-c2")
    table.until("withdraw", dice=["c2|c3 white 6 5 2", "c2|c3 black 6 4 3 2 1"])
    assert (table.seat, set(table.legal())) == ("black", {"stand", "withdraw c2|c3 1I", "withdraw c2|c3 2I"})


def test_l8_dividing_three_defenders() -> None:
    table = at("b1: 2I; a2: 2I; b2: 3i", "2I b1-b2; 2I a2-b2").until("hold")
    assert set(table.legal()) == {"hold b2 a2 1I; b1 2I", "hold b2 a2 2I; b1 1I"}


def test_l9_who_is_placed_is_not_asked_at_one_border() -> None:
    """Infantry, infantry, cavalry: two of them shoot, three of them fight."""
    table = at("b1: 3C; b2: 2i 2c", "3C b1-b2").until("roll", ["black react b2"])
    assert len(table.legal()[0].split()) == 5
    table.play("roll b1|b2 black 1 1").until("roll").play("roll b1|b2 white 1 1 1")
    assert len(table.legal()[0].split()) == 6


def test_l10_black_sees_ten_orders_and_three_goes_whatever_they_are() -> None:
    told = []
    for sheet in ([], ["order I a1-a2"], ["order C c1-c2-b2", "order C c1-c2-b2"]):
        table = at("a1: 3I; c1: 2C; b3: 1i 1c", phase=1)
        seen = []
        lines = [*sheet, *["save"] * (10 - len(sheet))]
        while table.phase < 6:
            line = lines.pop(0) if lines else table.verb if table.verb != "open" else table.legal()[0]
            if table.seat == "black":
                line = "save" if table.phase == 1 else line
            action = table.state.read(line)
            seen.append((table.seat, table.state.write(table.state.shown_to(action, 1))))
            table.state.apply(action)
        told.append(seen)
    assert told[0] == told[1] == told[2]
    assert [line for seat, line in told[0] if seat == "white"].count("order ?") == 10
    assert [line for seat, line in told[0] if seat == "white"].count("go ?") == 3


def test_l11_an_order_survives_the_unit_that_was_hit() -> None:
    table = at("b1: 3I; b3: 1a", "I b1-b2", "A b3-b2 @B", phase=3)
    before = str(table.seen_by("black").state)
    twin = at("b1: 3I; b3: 1a", "", "A b3-b2 @B", phase=3)
    assert before == str(twin.seen_by("black").state)
    for each in (table, twin):
        each.run(3, ["black fire b3-b2 2"], ["gun b3-b2 6 1"])
    assert str(table.seen_by("black").state) == str(twin.seen_by("black").state)
    assert table.legal() == ["go", "go I b1-b2"]


def test_l12_a_second_step_is_unknown_until_the_sheet_is_opened() -> None:
    views = []
    for sheet in ("C c1-c2 @F; C c1-c2-b2 @F", "2C c1-c2 @F", "2C c1-c2-c3 @F"):
        table = at("c1: 2C; a3: 1i", sheet, phase=2).run(2)
        assert table.has("c2: 2C")
        views.append(str(table.seen_by("black").state))
    assert len(set(views)) == 1


def test_l13_rally_is_asked_even_with_ten_orders_written() -> None:
    views = []
    for sheet, count in (("10I r-a1", 1), ("9I r-a1", 2)):
        table = at("box: 4I; r: 10I; b3: 1i", sheet, phase=6)
        assert (table.seat, len(table.legal())) == ("white", count)
        views.append(str(table.seen_by("black").state))
    assert views[0] == views[1]


def test_l14_those_facing_attackers_may_not_withdraw_on_either_side() -> None:
    """Two against three head-on; Black's third faces a passive infantry and may go, nobody else."""
    table = at("b1: 2I 1I; b2: 3i", "2I b1-b2", "3I b2-b1")
    table.until("withdraw", dice=["b1|b2 white 1 1 1", "b1|b2 black 1 1 1"])
    assert (table.seat, set(table.legal())) == ("black", {"stand", "withdraw b1|b2 1I"})


def test_l15_seven_into_an_empty_sector() -> None:
    table = at("b1: 4I; a2: 3I; c3: 1i", "4I b1-b2; 3I a2-b2").until("enter")
    assert set(table.legal()) == {"enter b2 3I a2; 3I b1", "enter b2 2I a2; 4I b1"}
    table.play("enter b2 2I a2; 4I b1").run(4)
    assert table.is_at("b2: 6Is; a2: 1I; c3: 1i")
    assert table.until("go").legal() == ["go", "go I a2-b2"]
