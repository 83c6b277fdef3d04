"""Bombardment (C78 to C80)."""

from typing import Any

import pytest

from tests.commanders_table import Table, at, units

COLUMN = {"1isq": 3, "1i": 2, "1c": 2, "1a": 1, "1ix": 1, "1cx": 1, "1ax": 1}
"""Attacking artillery, ranged, by its target (C62)."""


def bombard(text: str, sheet: str, fire: str, *dice: str, **more: Any) -> Table:
    """The phase played; somebody in c1 keeps the next one from passing without a decision."""
    return at(f"{text}; c1: 1I", sheet, phase=3, **more).run(3, [f"white fire {fire}"], dice)


def unhurt(table: Table, sector: str, target: str) -> bool:
    return units(table.position)[sector, target[1] + "".join(sorted(target[2:]))] == 1


@pytest.mark.parametrize("target", COLUMN)
@pytest.mark.parametrize("range", [1, 2])
@pytest.mark.parametrize("token", [False, True])
def test_c78_column_of_the_target_minus_3_or_4_plus_1_for_the_token(target: str, range: int, token: bool) -> None:
    sector = "b2" if range == 1 else "b3"
    modifier = COLUMN[target] - (3 if range == 1 else 4) + token
    for face in (1, 2, 3, 4, 5, 6):
        table = bombard(
            f"b1: 1A; {sector}: {target}", "A b1-b2 @B", f"b1-b2 {range}", f"gun b1-b2 {face}",
            bombarded=(sector if token else "", ""),
        )  # fmt: skip
        assert unhurt(table, sector, target) == (max(1, min(6, face + modifier)) <= 3), f"{face}: {table.position}"


def test_c78_only_if_an_enemy_unit_is_there() -> None:
    table = at("b1: 1A; b2: 1i", "A b1-b2", phase=3)
    assert table.legal() == ["fire", "fire b1-b2 1"]
    table = at("b1: 1A; b3: 1i", "A b1-b2", phase=3)
    assert table.legal() == ["fire", "fire b1-b2 2"]


def test_c78_along_its_arrow_only_in_a_straight_line() -> None:
    table = at("b1: 1A; b3: 1i; a1: 1i; a2: 1i; c2: 1i", "A b1-a1", phase=3)
    assert table.legal() == ["fire", "fire b1-a1 1"]


def test_c78_forward_or_sideways_never_to_the_rear() -> None:
    assert at("b3: 1A; b2: 1i; b1: 1i; a3: 1i", "A b3-b2", phase=3).legal() == ["fire"]


def test_c78_each_gun_may_choose_its_own_range() -> None:
    table = at("b1: 2A; b2: 1i; b3: 1i", "2A b1-b2", phase=3)
    assert "fire b1-b2 1; b1-b2 2" in table.legal()
    assert len(table.legal()) == 6


def test_c78_both_sides_shots_are_rolled_before_any_hit_counts() -> None:
    table = at("b1: 1A; b2: 1a", "A b1-b2 @B", "A b2-b1 @B", phase=3)
    table.run(3, ["white fire b1-b2 1", "black fire b2-b1 1"], ["gun b1-b2 6", "gun b2-b1 6"])
    assert table.is_at("b1: 1Ax; b2: 1ax")


def test_c78_a_gun_that_bombarded_is_spent() -> None:
    assert bombard("b1: 1A; b2: 1i", "A b1-b2 @B", "b1-b2 1", "gun b1-b2 1").has("b1: 1As")


def test_bombardment_phase_a_gun_without_an_order_does_not_fire() -> None:
    table = at("b1: 1A; b2: 1i", phase=3)
    assert (table.verb, table.legal()) == ("fire", ["fire"])


def test_c79_two_different_units_in_the_order_of_placing() -> None:
    """Square, infantry, cavalry, guns, routed units: the first two of what is there are hit."""
    order = ["1isq", "1i", "1c", "1a", "1ix", "1cx", "1ax"]
    after = {"1isq": "1ix", "1i": "1ix", "1c": "1cx", "1a": "1ax", "1ix": "", "1cx": "", "1ax": ""}
    for first in range(5):
        for second in range(first + 1, 6):
            third = order[-1]
            table = bombard(
                f"b1: 1A; b2: {third} {order[second]} {order[first]}", "A b1-b2 @B", "b1-b2 1", "gun b1-b2 6 6"
            )
            left = " ".join(filter(None, (after[order[first]], after[order[second]], third)))
            merged = left.replace("1ix 1ix", "2ix").replace("1ax 1ax", "2ax")
            assert table.has(f"b2: {merged}"), (order[first], order[second])


def test_c79_one_die_if_there_is_one_unit() -> None:
    table = at("b1: 1A; b2: 1i", "A b1-b2", phase=3).play("fire b1-b2 1")
    assert len(table.legal()) == 6


def test_c79_guns_spread_over_a_group() -> None:
    """Two guns and four infantry: four different ones."""
    table = bombard("b1: 2A; b2: 4i", "2A b1-b2 @B", "b1-b2 1; b1-b2 1", "gun b1-b2 6 6", "gun b1-b2 6 6")
    assert table.has("b2: 4ix")


def test_c79_where_the_group_is_too_small_a_unit_is_aimed_at_twice() -> None:
    """Three infantry: the second gun takes the third and again the first, whose second hit destroys it."""
    table = bombard("b1: 2A; b2: 3i", "2A b1-b2 @B", "b1-b2 1; b1-b2 1", "gun b1-b2 6 6", "gun b1-b2 6 6")
    assert table.has("b2: 2ix")


def test_c80_own_units_in_between_cost_one_die() -> None:
    for between in ("1I", "1C", "2I", "1Ix", "1Ax"):
        table = at(f"b1: 1A; b2: {between}; b3: 2i", "A b1-b2", phase=3).play("fire b1-b2 2")
        assert len(table.legal()) == 6, between


def test_c80_enemy_units_in_between_take_one_with_their_own_modifiers_at_range_1() -> None:
    """Cavalry in b2 at +2 - 3, infantry in b3 at +2 - 4: a 5 hits the one and a 6 the other."""
    table = bombard("b1: 1A; b2: 1c 1a; b3: 2i", "A b1-b2 @B", "b1-b2 2", "gun b1-b2 5 5")
    assert table.has("b2: 1cx 1a")
    assert table.has("b3: 2i")
    assert bombard("b1: 1A; b2: 1c; b3: 2i", "A b1-b2 @B", "b1-b2 2", "gun b1-b2 4 6").has("b2: 1c")


def test_c80_a_hit_on_a_routed_unit_destroys_it() -> None:
    table = bombard("b1: 1A; b2: 1ix", "A b1-b2 @B", "b1-b2 1", "gun b1-b2 6")
    assert table.is_at("b1: 1As; c1: 1I")


def test_c80_the_token_marks_the_sector_bombarded_and_lasts_while_it_is_bombarded_again() -> None:
    table = bombard("b1: 2A; b3: 2i", "A b1-b2 @B", "b1-b2 2", "gun b1-b2 1 1")
    assert table.tokens == ({"b3"}, set())
    table.run(7)
    assert table.round == 2
    assert table.tokens == ({"b3"}, set())
    table.play("order A b1-b2")
    table.orders = (type(table)(None, "A b1-b2 @B").orders[0], [])
    table.run(2) if table.phase < 3 else None
    table.until("fire", side="white").play("fire b1-b2 2")
    table.play("roll gun b1-b2 5 1")
    assert table.has("b3: 1i 1ix"), "5 + 2 - 4 + 1"
    assert table.tokens == ({"b3"}, set())


def test_c80_the_token_goes_if_the_sector_is_not_bombarded_again() -> None:
    table = at("b1: 1A; b2: 1i", phase=3, bombarded=("b2", ""))
    assert table.tokens == ({"b2"}, set())
    assert table.run(3).tokens == (set(), set())


def test_c80_two_guns_and_one_token_one_bonus() -> None:
    """+2 - 4 + 1 for each: fives hit, fours do not."""
    table = bombard(
        "b1: 2A; b3: 4i", "2A b1-b2 @B", "b1-b2 2; b1-b2 2", "gun b1-b2 5 4", "gun b1-b2 5 4", bombarded=("b3", "")
    )
    assert table.has("b3: 2i 2ix")
    assert table.tokens == ({"b3"}, set())


def test_c80_guns_from_two_sectors_leave_one_token() -> None:
    table = at("b1: 1A; a2: 1A; b2: 4i; c1: 1I", "A b1-b2; A a2-b2", phase=3)
    table.run(3, ["white fire a2-b2 1; b1-b2 1"], ["gun a2-b2 1 1", "gun b1-b2 1 1"])
    assert table.tokens == ({"b2"}, set())


def test_c80_the_others_token_is_no_help() -> None:
    table = bombard("b1: 1A; b3: 1i", "A b1-b2 @B", "b1-b2 2", "gun b1-b2 5", bombarded=("", "b3"))
    assert table.has("b3: 1i")
