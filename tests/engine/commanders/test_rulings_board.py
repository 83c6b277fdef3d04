"""Board, sides, control and units of Commanders (C1 to C11, C93)."""

import pytest

from tests.commanders_table import TERRAIN, TERRAIN_TURNED, at, battle, fought, units

FAR = "c3: 1i"
"""A black unit out of the way."""


def first_orders(text: str, side: str = "white") -> set[str]:
    """The first lines that a side may write, without `save`."""
    table = at(text, phase=1)
    if side == "black":
        while table.seat == "white":
            table.play("save")
    return {line.removeprefix("order ") for line in table.legal()} - {"save"}


def test_c1_nine_sectors_and_a_reserve_for_each_side_white_in_the_south() -> None:
    assert first_orders("r: 1I; r: 1i") == {"I r-a1", "I r-b1", "I r-c1"}
    assert first_orders("r: 1I; r: 1i", "black") == {"I r-a3", "I r-b3", "I r-c3"}


def test_c2_sectors_touch_along_edges_and_a_reserve_touches_its_home_row_only() -> None:
    assert first_orders("b2: 1I; r: 1i") == {"I b2-a2", "I b2-b1", "I b2-b3", "I b2-c2"}
    assert first_orders("a1: 1I; r: 1i") == {"I a1-a2", "I a1-b1", "I a1-r"}
    assert first_orders("r: 1I; c3: 1i", "black") == {"I c3-b3", "I c3-c2", "I c3-r"}
    assert first_orders("r: 1I; c1: 1i", "black") == {"I c1-b1", "I c1-c2"}


def test_c3_wings_are_named_from_their_owners_chair() -> None:
    assert battle("marengo").has("c1: 2I 4C; a1: 6I; a3: 2i 4c; c3: 6i")


def test_c4_only_la_rothiere_is_mirrored() -> None:
    assert battle("la_rothiere").has("c1: 6C; c3: 6c; a1: 6I; a3: 6i; b1: 4I 2A; b3: 4i 2a; r: 10I 2C 10i 2c")


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("marengo", "a1: 6I; b1: 4I 2A; c1: 2I 4C; r: 8I 4C; a3: 2i 4c; b3: 4i 2a; c3: 6i; r: 8i 4c"),
        ("la_rothiere", "a1: 6I; b1: 4I 2A; c1: 6C; r: 10I 2C; a3: 6i; b3: 4i 2a; c3: 6c; r: 10i 2c"),
        ("dennewitz", "a1: 4I 2C; b1: 4I 2A; c1: 4I 2C; r: 8I 4C; a3: 4i 2c; b3: 4i 2a; c3: 4i 2c; r: 8i 4c"),
        ("leuthen", "a1: 6I; b1: 4I 2A; c1: 6I; r: 4I 8C; a3: 6i; b3: 4i 2a; c3: 6i; r: 4i 8c"),
        ("albuera", "a1: 4I 2C; b1: 2I 4C; c1: 4I 2C; r: 10I 2A; a3: 4i 2c; b3: 2i 4c; c3: 4i 2c; r: 10i 2a"),
    ],
)
def test_setting_up_each_printed_set_up(name: str, position: str) -> None:
    assert battle(name).is_at(position)


@pytest.mark.parametrize("name", ["marengo", "la_rothiere", "dennewitz", "leuthen", "albuera"])
def test_setting_up_each_army_has_twenty_infantry_eight_cavalry_and_two_guns(name: str) -> None:
    counts = units(battle(name).position)
    for kind, number in (("I", 20), ("C", 8), ("A", 2)):
        for letter in (kind, kind.lower()):
            assert sum(count for (_, what), count in counts.items() if what == letter) == number


@pytest.mark.parametrize(("sector", "worth"), [("a3", 1), ("b3", 5), ("c3", 1), ("a2", 0), ("c2", 0)])
def test_c5_command_sectors_pay_five_and_flag_sectors_one(sector: str, worth: int) -> None:
    assert at(f"{sector}: 1I; r: 1i", phase=7).run(7).points == (worth + 1, 0)


@pytest.mark.parametrize(("sector", "worth"), [("a1", 1), ("b1", 5), ("c1", 1), ("b2", 0)])
def test_c5_the_same_for_black(sector: str, worth: int) -> None:
    assert at(f"{sector}: 1i; r: 1I", phase=7).run(7).points == (0, worth + 1)


def test_c6_a_routed_unit_does_not_hold_a_sector() -> None:
    assert at("b2: 1Ax; r: 1i", phase=7).run(7).points == (0, 0)


def test_c6_an_own_flag_sector_is_friendly_while_no_enemy_is_in_it() -> None:
    """Friendly: the unit from the reserve is there before the enemy arrives. With a routed enemy in it: it is not."""
    there = at("r: 1I; a2: 1i", "I r-a1", "I a2-a1").until("roll")
    assert there.has("a1: 1I")
    assert fought("r: 1I; a2: 1i; a1: 1ax", "I r-a1", "I a2-a1").is_at("r: 1I; a1: 1is 1ax")


def test_c6_a_sector_without_an_own_marker_is_neutral_when_empty() -> None:
    """Both step into it from opposite sides, and neither was there before: an encounter."""
    table = at("b1: 1I; b3: 1i", "I b1-b2", "I b3-b2").until("roll")
    assert table.has("b1: 1I")
    assert table.has("b3: 1i")


def test_c6_the_own_reserve_is_friendly() -> None:
    assert fought("a1: 2I; b3: 1i", "2I a1-r").is_at("r: 2Is; b3: 1i")


def test_c7_an_empty_flag_sector_does_not_count_in_the_majority() -> None:
    assert at("a2: 1I; b2: 1I; b3: 1i", phase=7).run(7).points == (1, 0)
    assert at("a1: 1I; b2: 1i; a2: 1i", phase=7).run(7).points == (0, 1)


def test_c7_the_enemy_may_walk_into_an_empty_flag_sector() -> None:
    assert fought("r: 1I; a2: 1i", "", "I a2-a1").is_at("r: 1I; a1: 1is")


def test_c8_nobody_enters_attacks_or_bombards_the_enemy_reserve() -> None:
    assert "I b3-r" not in first_orders("b3: 1I; r: 1i")
    assert at("b3: 1I; r: 1i", phase=1).refused("order I b3-r").code
    table = at("b3: 1A; r: 6i", "A b3-a3", phase=3)
    assert table.phase > 3
    assert fought("b2: 1A; r: 6i; c1: 1i", phase=3).is_at("b2: 1A; r: 6i; c1: 1i")


def test_c8_nobody_attacks_out_of_the_reserve() -> None:
    assert fought("r: 3I; a1: 1i", "3I r-a1").is_at("r: 3I; a1: 1i")
    assert fought("r: 3C; a1: 1i", "3C r-a1 @F", phase=2).is_at("r: 3C; a1: 1i")


def test_c8_guns_in_the_reserve_do_not_bombard() -> None:
    table = at("r: 1A; a1: 1i; b1: 1i; c1: 1i", "A r-b1", phase=3)
    assert table.phase > 3


def test_c9_units_of_one_kind_and_status_are_alike() -> None:
    """Which of them has an order makes no difference to the text of the position."""
    one = at("b1: 3I 1C; b3: 1i", "I b1-b2; C b1-b2", phase=4)
    other = at("b1: 1C 2I 1I; b3: 1i", "C b1-b2; I b1-b2", phase=4)
    assert one.position == other.position
    assert str(one.state) == str(other.state)


def test_c9_a_position_counts_fresh_spent_squares_and_routed_units_apart() -> None:
    text = "b1: 2I 1Is 1Iq 1Isq 1Ix; b2: 1c 1cs 1cx 1ax; r: 2I; box: 1I 1c"
    assert at(text, phase=4).is_at(text)


def test_c10_bombardment_hits_first_those_without_an_order() -> None:
    table = at("b1: 3I; b3: 1a", "I b1-b2", "A b3-b2 @B", phase=3)
    table.run(3, ["black fire b3-b2 2"], ["gun b3-b2 6 6"])
    assert table.has("b1: 1I 2Ix")
    assert "go I b1-b2" in table.legal()


def test_c10_then_those_with_orders_are_hit() -> None:
    table = at("b1: 2I; b3: 1a", "2I b1-b2", "A b3-b2 @B", phase=3)
    table.run(3, ["black fire b3-b2 2"], ["gun b3-b2 6 1"])
    assert table.legal() == ["go", "go I b1-b2"]


def test_c10_a_square_is_tried_first_by_those_without_an_order() -> None:
    table = at("b1: 1C; b2: 2i; a3: 1i", "C b1-b2 @F", "I b2-b3", phase=2)
    table.run(2, ["black react b2 1 square"], ["square b2 1", "b1|b2 black 1", "b1|b2 white 1", "b1|b2 black 3"])
    assert table.has("b2: 1i 1is")
    assert "go I b2-b3" in table.until("go", side="black").legal()


def test_c10_the_owner_alone_knows_whose_order_it_was() -> None:
    """Black cannot tell a White whose routed infantry had an order from one whose had none."""
    views = []
    for sheet in ("I b1-b2", "I b1-a1", "3I b1-b2", ""):
        table = at("b1: 3I; b3: 1a", sheet, "A b3-b2 @B", phase=3)
        table.run(3, ["black fire b3-b2 2"], ["gun b3-b2 6 6"])
        views.append(str(table.seen_by("black").state))
    assert len(set(views)) == 1


def test_c11_routed_units_in_the_box_take_no_orders_and_are_nowhere_on_the_map() -> None:
    table = at("box: 3I 1C; a1: 1I; c3: 1i", phase=1)
    assert {line.split()[-1] for line in table.legal()} == {"save", "a1-a2", "a1-b1", "a1-r"}
    assert at("box: 3I; r: 1i", phase=7).run(7).points == (0, 0)


@pytest.mark.parametrize(("text", "least"), [("a1: 5I; b3: 1i", 3), ("b1: 5I; b3: 1i", 5)])
def test_c93_the_forest_of_board_b_lies_in_a2(text: str, least: int) -> None:
    """Three at most cross into it, five elsewhere (C85)."""
    start = text[:2]
    table = at(text, f"5I {start}-{start[0]}2", phase=4, **TERRAIN).until("go")
    assert len(table.legal()) - 1 == least


def test_c93_board_b_turned_by_half_has_its_river_in_the_north_west() -> None:
    """Into a river sector from one without: three at most (C90). South: c1, c2; turned: a3, a2."""
    south = at("b2: 5I; b3: 1i", "5I b2-c2", phase=4, **TERRAIN).until("go").legal()
    turned = at("b2: 5I; b3: 1i", "5I b2-a2", phase=4, **TERRAIN_TURNED).until("go").legal()
    west = at("b2: 5I; b3: 1i", "5I b2-c2", phase=4, **TERRAIN_TURNED).until("go").legal()
    assert [line for line in south if "3I" in line]
    assert not [line for line in south if "4I" in line]
    assert [line for line in turned if "3I" in line]
    assert not [line for line in turned if "4I" in line]
    assert not [line for line in west if "4I" in line], "turned by half, the forest lies in c2"


def test_c93_markers_lie_as_on_board_a() -> None:
    assert at("b3: 1I; r: 1i", phase=7, **TERRAIN).run(7).points == (6, 0)
    assert at("b3: 1I; r: 1i", phase=7, **TERRAIN_TURNED).run(7).points == (6, 0)
