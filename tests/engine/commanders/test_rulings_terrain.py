"""Terrain: forest, hill, building, road, river (C85, C86, C88 to C90)."""

from typing import Any

import pytest

from engine.commanders.board import Board, place_of
from engine.commanders.options import Options
from tests.commanders_table import TERRAIN, Table, at, fought


def most(table: Table) -> int:
    """The most units of the first kind that may go."""
    return max(int(line.split()[1][:-1] or 1) for line in table.until("go").legal() if line != "go")


def melee_wins(text: str, sheet: str, white: int, black: int, **more: Any) -> bool:
    """Whether White's infantry, attacking a passive one, hits in the melee after a volley of ones."""
    sector, target = sheet.split()[1].split("-")
    zone = "|".join(sorted((sector, target)))
    dice = [f"{zone} white 1", f"{zone} black 1", f"{zone} white {white}", f"{zone} black {black}"]
    table = at(text, sheet, **TERRAIN, **more).run(4, [], dice)
    return "box: 1i" in table.position


# Forest


def test_c85_three_may_cross_a_border_into_a_forest() -> None:
    assert most(at("a1: 5I; b3: 1i", "5I a1-a2", **TERRAIN)) == 3
    assert most(at("a2: 5I; b3: 1i", "5I a2-a1", **TERRAIN)) == 5, "and five out of it"


def test_c85_they_are_spent_on_entering() -> None:
    table = at("a1: 1C; b3: 1i", "C a1-a2", **TERRAIN).run(4)
    assert table.has("a2: 1Cs")


@pytest.mark.parametrize(("white", "black", "hit"), [(6, 1, False), (6, 2, False)])
def test_c85_ranged_minus_2_for_all_who_fight_over_it(white: int, black: int, hit: bool) -> None:
    """O6: attackers at -3, so even a 6 is no hit; defenders at -2, so a 6 is one."""
    table = at("a1: 1I; a2: 1i", "I a1-a2", **TERRAIN).until("roll")
    table.play(f"roll a1|a2 white {white}", f"roll a1|a2 black {black}")
    assert ("ix" in table.position) is hit
    other = at("a1: 1I; a2: 1i", "I a1-a2", **TERRAIN).until("roll")
    other.play("roll a1|a2 white 1", "roll a1|a2 black 6")
    assert "1Ix" in other.position or "box: 1I" in other.position
    five = at("a1: 1I; a2: 1i", "I a1-a2", **TERRAIN).until("roll")
    five.play("roll a1|a2 white 1", "roll a1|a2 black 5")
    assert "1Ix" not in five.position
    assert "box: 1I" not in five.position


def test_c85_melee_minus_1_for_all_who_fight_over_it() -> None:
    """O6: 0 for the attackers, -1 for the defenders: a 3 beats a 3, and not a 4."""
    assert melee_wins("a1: 1I; a2: 1i", "I a1-a2", 3, 3)
    assert not melee_wins("a1: 1I; a2: 1i", "I a1-a2", 3, 4)


def test_c85_bombardment_of_a_forest_minus_2() -> None:
    """+2 - 3 - 2 at range 1: never."""
    table = at("a1: 1A; a2: 1i", "A a1-a2 @B", phase=3, **TERRAIN).run(3, ["white fire a1-a2 1"], ["gun a1-a2 6"])
    assert table.has("a2: 1i")


def test_c85_cavalry_neither_enters_nor_leaves_it_in_phase_2() -> None:
    """O7."""
    table = at("a1: 1C; b3: 1i", "C a1-a2-a3", phase=2, **TERRAIN).until("go")
    assert (table.phase, table.legal()) == (2, ["go"])
    out = at("a2: 1C; b3: 1i", "C a2-a1", phase=2, **TERRAIN).until("go")
    assert out.legal() == ["go"] or out.phase > 2


def test_c85_in_phase_4_it_enters_and_is_spent_there() -> None:
    """O7."""
    table = at("a1: 1C; b3: 1i", "C a1-a2-a3", phase=4, **TERRAIN).run(5)
    assert table.is_at("a2: 1Cs; b3: 1i")


def test_c85_a_gun_enters_by_road_only() -> None:
    """No road leads into the forest of board B."""
    table = at("a1: 1A; b3: 1i", "A a1-a2", phase=5, **TERRAIN).until("go")
    assert table.legal() == ["go"]


def test_c85_a_gun_does_not_bombard_from_it() -> None:
    table = at("a2: 1A; a3: 1i", "A a2-a3", phase=3, **TERRAIN)
    assert table.phase > 3 or table.legal() == ["fire"]


@pytest.mark.parametrize("between", ["", "; a2: 1I", "; a2: 2I"])
def test_c85_in_between_it_costs_a_gun_one_die_once(between: str) -> None:
    table = at(f"a1: 1A; a3: 3i{between}", "A a1-a2", phase=3, **TERRAIN).play("fire a1-a2 2")
    assert len(table.legal()) == 6


# Hill


def test_c86_down_from_a_hill_plus_1_in_melee() -> None:
    """O8: +2 against passive infantry: a 3 beats a 4."""
    assert melee_wins("c3: 1I; b3: 1i", "I c3-b3", 3, 4)
    assert not melee_wins("c3: 1I; b3: 1i", "I c3-b3", 3, 5)


def test_c86_up_to_it_minus_1() -> None:
    """O8: 0 against passive infantry: a 4 beats a 3, and not a 4."""
    assert melee_wins("b3: 1I; c3: 1i", "I b3-c3", 4, 3)
    assert not melee_wins("b3: 1I; c3: 1i", "I b3-c3", 4, 4)


def test_c86_a_gun_on_a_hill_ignores_what_is_in_between() -> None:
    """O9: from c3 over b3 at a3, two dice; without the hill one."""
    table = at("c3: 1A; b3: 1I; a3: 2i", "A c3-b3", phase=3, **TERRAIN).play("fire c3-b3 2")
    assert len(table.legal()) == 36
    flat = at("c3: 1A; b3: 1I; a3: 2i", "A c3-b3", phase=3).play("fire c3-b3 2")
    assert len(flat.legal()) == 6


def test_c86_a_hill_in_between_blocks_range_2() -> None:
    """O9, on a board of our own with a hill in b2."""
    table = at("b1: 1A; b3: 2i; a1: 1i", "A b1-b2", phase=3, board=own_board(hill="b2"), options=Options(terrain=True))
    assert table.legal() == ["fire"]


def own_board(hill: str = "", building: str = "") -> Board:
    """A board without terrain but for a hill or a building."""
    none: frozenset[int] = frozenset()
    hills = frozenset({place_of(hill)}) if hill else none
    houses = frozenset({place_of(building)}) if building else none
    return Board("own", none, hills, houses, none, frozenset(), frozenset())


# River, road and bridge


def test_c90_three_may_cross_into_a_river_sector_from_one_without() -> None:
    """O10."""
    assert most(at("b2: 5I; b3: 1i", "5I b2-c2", **TERRAIN)) == 3
    assert most(at("c1: 5I; b3: 1i", "5I c1-c2", **TERRAIN)) == 5


def test_c90_attackers_who_do_so_minus_1_in_melee() -> None:
    """O10: 0 against passive infantry; along the river +1."""
    assert not melee_wins("b2: 1I; c2: 1i", "I b2-c2", 4, 4)
    assert melee_wins("b2: 1I; c2: 1i", "I b2-c2", 4, 3)
    assert melee_wins("c1: 1I; c2: 1i", "I c1-c2", 4, 4)


def test_c90_guns_cross_the_river_by_the_bridge_only() -> None:
    assert at("b1: 1A; b3: 1i", "A b1-c1", phase=5, **TERRAIN).until("go").legal() == ["go", "go A b1-c1"]
    assert at("b2: 1A; b3: 1i", "A b2-c2", phase=5, **TERRAIN).until("go").legal() == ["go"]


def test_c90_up_to_two_units_move_one_sector_along_the_road_besides_all_other_moves() -> None:
    table = at("b1: 3I 1A; c3: 1i", "3I b1-b2", phase=5, **TERRAIN)
    offered = []
    while table.phase == 5:
        if table.seat == "white" and table.verb == "road":
            offered = table.legal()
        table.play("road" if table.verb == "road" else table.legal()[0])
    assert any("2I b1-b2" in line or "I b1-b2; I b1-b2" in line for line in offered)
    assert not any("3I b1-b2" in line for line in offered)
    assert not any("A" in line for line in offered)


def test_c90_units_ordered_or_spent_take_the_road() -> None:
    """The infantry that came to b2 in phase 4 goes on to b3."""
    table = at("b1: 1I; c3: 1i", "I b1-b2", phase=4, **TERRAIN).run(4)
    assert table.has("b2: 1Is")
    table.until("road")
    line = next(line for line in table.legal() if "b2-b3" in line)
    table.play(line)
    while table.phase == 5:
        table.play(table.legal()[0])
    assert table.has("b3: 1Is")


# Building

VOLLEY = ["b1|b2 white 6 6 1", "b1|b2 black 1 1 1"]


def sheltering() -> Table:
    """Three attackers, two of three defenders routed by fire; Black may put the third into the building."""
    return at("b1: 3I; b2: 3i", "3I b1-b2", **TERRAIN).until("shelter", dice=VOLLEY)


def test_c88_before_the_melee_a_defender_may_put_one_infantry_into_an_empty_building() -> None:
    table = sheltering()
    assert (table.seat, set(table.legal())) == ("black", {"shelter b2", "stay"})
    assert table.play("shelter b2").has("building: 1i")


def test_c88_not_into_a_building_that_is_taken() -> None:
    table = at("b1: 1I; b2: 2i; building: 1i", "I b1-b2", **TERRAIN)
    table.run(
        4,
        [],
        ["b1|b2 white 1", "b1|b2 black 1", "building black 1", "b1|b2 white 1", "b1|b2 black 2", "building black 1"],
    )
    assert table.has("building: 1i")


def test_c88_it_does_not_stop_the_enemy_and_nobody_holds_the_sector() -> None:
    """O11."""
    table = sheltering().play("shelter b2").until("roll", ["white aim b1|b2 1>1; 2>2; 3>1"])
    table.play("roll b1|b2 white 1 1 1")
    assert table.is_at("b2: 3Is; box: 2i; building: 1i")
    assert table.run(7).points == (0, 0)


def test_c88_a_garrison_alone_does_not_hold_the_sector_either() -> None:
    assert at("building: 1i; r: 1I", phase=7, **TERRAIN).run(7).points == (0, 0)


def test_c88_in_a_combat_around_it_the_garrison_attacks_as_unopposed_infantry() -> None:
    """-1 + 1 at attacking infantry: a 4 hits, a 3 does not."""
    for face, hit in ((3, False), (4, True)):
        table = at("b1: 1I; b2: 1i; building: 1i", "I b1-b2", **TERRAIN).until("roll")
        table.play("roll b1|b2 white 1", "roll b1|b2 black 1", f"roll building black {face}")
        assert ("1Ix" in table.position) is hit


def test_c88_infantry_attacks_it_by_an_order_without_a_step_up_to_five() -> None:
    table = at("b2: 6I; building: 1i; c3: 1i", "6I b2-b2", **TERRAIN).until("go")
    assert "go 5I b2-b2" in table.legal()
    assert "go 6I b2-b2" not in table.legal()
    assert at("b2: 1I; building: 1i; c3: 1i", "I b2-b2", phase=5, **TERRAIN).until("go").legal() == ["go"]


@pytest.mark.parametrize(("white", "black", "hit"), [(5, 1, False), (6, 1, True), (6, 4, False)])
def test_c88_at_minus_1_ranged_against_passive_infantry(white: int, black: int, hit: bool) -> None:
    table = at("b2: 1I; building: 1i; c3: 1i", "I b2-b2", **TERRAIN).until("roll")
    table.play(f"roll {white}", f"roll {black}", "withdraw b2|b2 1I")
    assert table.has("building: 1ix" if hit else "building: 1i")


@pytest.mark.parametrize(("white", "black", "hit"), [(4, 4, False), (5, 4, True)])
def test_c88_at_minus_1_in_melee(white: int, black: int, hit: bool) -> None:
    table = at("b2: 1I; building: 1i; c3: 1i", "I b2-b2", **TERRAIN).until("roll").play("roll 1", "roll 1")
    table.until("roll").play(f"roll {white}", f"roll {black}")
    assert table.is_at("b2: 1Is; c3: 1i; taken: 1i" if hit else "b2: 1Is; c3: 1i; building: 1i")


def test_c88_whoever_tried_a_square_and_went_in_is_spent() -> None:
    table = at("b1: 1C; b2: 1i", "C b1-b2", **TERRAIN)
    table.run(4, ["black react b2 1 square", "black shelter b2"], ["square b2 1", "b1|b2 black 1"])
    assert table.is_at("b2: 1Cs; building: 1is")


def test_c88_it_may_stay_outside() -> None:
    assert sheltering().play("stay").has("b2: 1i 2ix")


def test_c88_an_idle_infantry_goes_in_before_one_in_a_line() -> None:
    table = at("b1: 1I; b2: 2i", "I b1-b2", **TERRAIN)
    table.until("shelter", dice=["b1|b2 white 1", "b1|b2 black 1"]).play("shelter b2")
    assert table.has("b2: 1i")
    table.until("roll").play("roll 1")
    assert table.legal()[0].startswith("roll b1|b2 black"), "the one in the line has stayed there"


def test_c88_with_two_attacked_borders_somebody_still_on_his_feet_goes_in() -> None:
    """The defender towards b1 is routed by fire; the one towards a2 takes shelter."""
    table = at("b1: 1I; a2: 1I; b2: 2i", "I b1-b2; I a2-b2", **TERRAIN)
    volley = ["a2|b2 white 1", "a2|b2 black 1", "b1|b2 white 6", "b1|b2 black 1"]
    table.until("shelter", dice=volley).play("shelter b2")
    assert table.has("b2: 1ix")
    assert table.has("building: 1i")


def test_c88_cavalry_and_guns_do_not_go_in() -> None:
    table = at("b1: 2I; b2: 1i 1c", "2I b1-b2", **TERRAIN).until("roll", ["black react b2"])
    table.play("roll b1|b2 white 6 1", "roll b1|b2 black 1")
    while table.verb in ("stand/withdraw", "open"):
        table.play(table.default())
    assert "shelter" not in table.verb


def test_c88_a_combat_elsewhere_does_not_concern_the_garrison() -> None:
    table = at("a1: 1I; a3: 1i; building: 1i; b2: 1I", "I a1-b1; I b2-c2", "", **TERRAIN).run(4)
    assert table.has("building: 1i")
    far = at("c1: 1I; c2: 1i; building: 1i", "I c1-c2", **TERRAIN).until("roll")
    far.play("roll c1|c2 white 1", "roll c1|c2 black 1")
    assert far.seat == "white", "nobody shoots out of the building"


def test_c88_a_routed_garrison_is_routed_in_the_next_round_too() -> None:
    table = at("b2: 1I; building: 1ix; c3: 1i", phase=7, **TERRAIN).run(7)
    assert table.has("building: 1ix")


def test_c88_a_destroyed_building_is_attacked_by_nobody() -> None:
    table = shelled("6 6").run(7)
    assert "order I b2-b2" not in table.legal()


def test_c88_a_routed_garrison_stays_and_may_be_rallied_like_a_gun() -> None:
    table = at("b2: 1i; building: 1ix; c1: 1I", phase=6, saved=(0, 1), **TERRAIN)
    assert set(table.legal()) == {"rally", "rally A b2"}
    assert table.run(6).has("building: 1i")
    alone = at("b2: 1I; building: 1ix; c3: 1i", phase=6, saved=(0, 1), **TERRAIN)
    assert alone.phase > 6, "its side must hold the sector"


def test_c88_it_leaves_by_an_ordinary_order() -> None:
    table = at("b2: 1I; building: 1i", "", "I b2-b3", **TERRAIN).run(4)
    assert table.is_at("b2: 1I; b3: 1is")


# Shelling a building


def shelled(dice: str) -> Table:
    table = at("b1: 1A; b2: 1I; building: 1i; c3: 1i", "A b1-b2 @B", phase=3, **TERRAIN)
    return table.run(3, ["white fire b1-b2 1 building"], [f"gun b1-b2 {dice}"])


@pytest.mark.parametrize("dice", ["6 5", "6 4", "5 5", "1 6"])
def test_c89_fewer_than_two_hits_do_nothing(dice: str) -> None:
    """+2 for passive infantry, -3 for the range, -1: only a 6 hits."""
    assert shelled(dice).has("building: 1i")


def test_c89_two_hits_destroy_the_building_and_the_garrison() -> None:
    table = shelled("6 6")
    assert table.is_at("b1: 1As; b2: 1I; c3: 1i")
    assert table.run(7).points == (1, 0), "for the majority: nothing is captured"


def test_c89_a_destroyed_building_is_there_no_more() -> None:
    table = at("b1: 1A 3I; b2: 3i; building: 1i", "A b1-b2 @B; 3I b1-b2", phase=3, **TERRAIN)
    table.run(3, ["white fire b1-b2 1 building"], ["gun b1-b2 6 6"]).until("roll")
    table.play("roll b1|b2 white 6 6 1", "roll b1|b2 black 1 1 1")
    while table.verb in ("stand/withdraw", "open"):
        table.play(table.default())
    assert table.verb != "shelter/stay"


def test_c88_and_c89_are_told_to_whoever_listens() -> None:
    heard: list[Any] = []
    table = sheltering()
    table.state.tell = heard.append
    table.play("shelter b2")
    assert heard
    gun = at("b1: 1A; b2: 1I; building: 1i; c3: 1i", "A b1-b2", phase=3, **TERRAIN).play("fire b1-b2 1 building")
    heard.clear()
    gun.state.tell = heard.append
    gun.play("roll gun b1-b2 6 6")
    assert any("razed" in str(event) for event in heard)


def test_c89_hits_of_two_guns_do_not_add_up() -> None:
    table = at("b1: 2A; b2: 1I; building: 1i; c3: 1i", "2A b1-b2 @B", phase=3, **TERRAIN)
    table.run(3, ["white fire b1-b2 1 building; b1-b2 1 building"], ["gun b1-b2 6 1", "gun b1-b2 6 1"])
    assert table.has("building: 1i")


@pytest.mark.parametrize(("between", "may"), [("", True), ("; b2: 1I", False), ("; b2: 1i", False)])
def test_c89_at_range_2_only_with_both_dice(between: str, may: bool) -> None:
    """On a board of our own, with the building in b3: whatever costs a die leaves too few for two hits."""
    ground: dict[str, Any] = {"board": own_board(building="b3"), "options": Options(terrain=True)}
    table = at(f"b1: 1A; b3: 1i{between}; building: 1i", "A b1-b2", phase=3, **ground)
    assert ("fire b1-b2 2 building" in table.legal()) is may
    if may:
        table.run(3, ["white fire b1-b2 2 building"], ["gun b1-b2 6 6"])
        assert "building" in table.position, "+2 - 4 - 1: never at this range without a token"


def test_c89_other_bombardment_never_touches_a_garrison() -> None:
    table = at("b1: 1A; building: 1i; c3: 1i", "A b1-b2", phase=3, **TERRAIN)
    assert table.legal() == ["fire", "fire b1-b2 1 building"]


def test_board_a_has_no_terrain() -> None:
    """Without the option nothing of it counts, even on board B."""
    assert most(at("a1: 5I; b3: 1i", "5I a1-a2", board="B")) == 5
    assert fought("a1: 1C; b3: 1i", "C a1-a2").has("a2: 1C")
