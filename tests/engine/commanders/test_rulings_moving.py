"""Moving, and who fights whom (C24 to C39)."""

import pytest

from tests.commanders_table import Table, at, fought

# Moving


def test_c24_moves_into_friendly_sectors_come_first() -> None:
    """White's infantry is in b2 with the other when the attack on b2 begins."""
    table = at("b1: 1I; b2: 1I; b3: 2i", "I b1-b2", "2I b3-b2").until("roll")
    assert table.has("b2: 2I")


def test_c24_then_moves_into_sectors_that_each_leave_behind() -> None:
    """Black goes to c2, which frees b2 for White, who frees b1 for Black: nobody fights."""
    table = fought("b1: 1I; b2: 1i; a1: 1i", "I b1-b2", "I b2-c2; I a1-b1")
    assert table.is_at("b2: 1Is; c2: 1is; b1: 1is")


def test_c24_what_is_left_has_met_the_enemy() -> None:
    assert at("b1: 1I; b2: 1i", "I b1-b2").until("roll").seat == "chance"


def test_c24_both_entering_the_same_empty_sector_is_combat() -> None:
    assert at("b1: 1I; b3: 1i", "I b1-b2", "I b3-b2").until("roll").seat == "chance"


def test_c25_a_sector_holds_six_of_a_side_routed_ones_included() -> None:
    table = at("b1: 2I; b2: 4I 1Ax; b3: 1i", "2I b1-b2").run(4)
    assert table.has("b2: 4I 1Ax 1Is")
    table = at("b1: 2I; b2: 3I 1Ax; b3: 1i", "2I b1-b2").run(4)
    assert table.has("b2: 3I 1Ax 2Is")


def test_c25_the_owner_says_who_moves_and_the_others_keep_their_orders() -> None:
    table = at("a1: 1I; b1: 5I; c1: 1I; b3: 1i", "I a1-b1; I c1-b1").until("enter")
    assert set(table.legal()) == {"enter b1 1I a1", "enter b1 1I c1"}
    table.play("enter b1 1I c1").run(4)
    assert table.is_at("a1: 1I; b1: 5I 1Is; b3: 1i")
    assert "go I a1-b1" in table.until("go").legal()


def test_c25_nobody_is_asked_where_all_who_come_are_alike() -> None:
    """One has come to c2 in phase 2, the other has stood there; of the two whoever has more left to do goes (C10)."""
    table = at("b2: 5I; c1: 1C; c2: 1C; a3: 1i", "C c1-c2-b2; C c2-b2", phase=2).play("go C c1-c2-b2")
    assert table.has("c2: 2C")
    table.until("go", side="white").play("go C c2-b2; C again c2-b2", "go", "open go C c2-b2; C again c2-b2")
    assert table.is_at("b2: 5I 1C; c2: 1C; a3: 1i")
    assert table.until("go", side="white").legal() == ["go", "go C again c2-b2"]


def test_c25_what_counts_is_the_room_at_the_start_of_the_phase() -> None:
    assert fought("a1: 6I; r: 2I; b3: 1i", "2I a1-a2; 2I r-a1").is_at("a1: 4I; a2: 2Is; r: 2I; b3: 1i")


def test_c25_places_freed_in_a_phase_are_filled_from_the_next_on() -> None:
    table = at("a1: 6I; r: 2I; b3: 1i", "2I a1-a2; 2I r-a1 @N").run(4)
    assert table.run(5).has("a1: 4I 2Is")


def test_c25_a_reserve_has_room_for_any_number() -> None:
    assert fought("a1: 5I; r: 10I; b3: 1i", "5I a1-r").has("r: 10I 5Is")


def test_c26_five_units_cross_a_border_in_a_phase() -> None:
    table = at("a1: 6I; b3: 1i", "6I a1-a2").until("go")
    assert len(table.legal()) == 6
    assert table.refused("go 6I a1-a2").code


def test_c26_the_limit_holds_for_the_border_of_a_reserve_too() -> None:
    table = at("r: 6I; b3: 1i", "6I r-a1").until("go")
    assert table.legal()[1:] == [f"go {number or ''}I r-a1" for number in ("", 2, 3, 4, 5)]


def test_c26_each_border_and_each_direction_has_its_own_limit() -> None:
    table = at("a1: 6I; b3: 1i", "5I a1-a2; I a1-b1").until("go")
    assert "go 5I a1-a2; I a1-b1" in table.legal()


def test_c26_a_retreat_does_not_count() -> None:
    """Six squadrons attacked in b2 fall back across one border."""
    table = at("a2: 5I; b2: 6C; b3: 1i", "", "I b3-b2 @C", phase=4).until("react")
    assert "react b2 6 retreat" in table.legal()


def test_c27_units_that_moved_in_first_defend_as_passive_unspent_units() -> None:
    """Infantry fresh from the reserve may form a square against the cavalry that follows."""
    table = at("r: 1I; a2: 1c", "I r-a1", "C a2-a1").until("react")
    assert table.legal() == ["react a1", "react a1 1 square"]
    table.run(4, ["white react a1 1 square"], ["square a1 6", "a1|a2 white 6"])
    assert table.is_at("a1: 1Isq; box: 1c")


def test_c28_from_the_reserve_into_a_friendly_sector() -> None:
    assert fought("r: 2I; a1: 1I; b3: 1i", "2I r-a1").has("a1: 1I 2Is")


def test_c28_from_the_reserve_into_a_sector_that_the_enemy_also_enters_it_does_not_happen() -> None:
    """A routed gun of Black's makes a1 neutral: Black walks in, White stays and keeps his order."""
    table = fought("r: 1I; a1: 1ax; a2: 1i", "I r-a1", "I a2-a1")
    assert table.is_at("r: 1I; a1: 1ax 1is")


def test_c28_from_the_reserve_into_a_neutral_sector_that_nobody_else_enters() -> None:
    assert fought("r: 1I; a1: 1ax; c3: 1i", "I r-a1").is_at("a1: 1Is; c3: 1i; taken: 1a")


def test_c29_whoever_enters_captures_all_routed_enemies_there() -> None:
    table = fought("b1: 1I; b2: 1ix 1cx 1ax; c3: 1i", "I b1-b2")
    assert table.is_at("b2: 1Is; c3: 1i; taken: 1i 1c 1a")


def test_c29_in_phase_5_too() -> None:
    assert fought("b1: 1A; b2: 2ax; c3: 1i", "A b1-b2 @N", phase=5).is_at("b2: 1As; c3: 1i; taken: 2a")


def test_c30_groups_that_change_places_meet_head_on() -> None:
    table = fought("b1: 2I; b2: 2i", "2I b1-b2", "2I b2-b1", "b1|b2 white 1 1", "b1|b2 black 1 1", *(
        "b1|b2 white 1 1", "b1|b2 black 1 1"))  # fmt: skip
    assert table.is_at("b1: 2Is; b2: 2is")


def test_c30_a_ring_of_movers_is_combat_and_not_a_move() -> None:
    table = at("a1: 1I; b1: 1i; b2: 1I; a2: 1i", "I a1-b1; I b2-a2", "I b1-b2; I a2-a1").run(4)
    assert table.is_at("a1: 1Is; b1: 1is; b2: 1Is; a2: 1is")


def acts(kind: str, phases: tuple[int, ...]) -> list[int]:
    """The phases in which a unit that has acted in these may act once more."""
    table = at(f"a1: 1{kind}; c3: 1i 1c", f"{kind} a1-a2" + ("-b2" if kind == "C" else ""), phase=2)
    found = []
    while table.phase < 6:
        if table.seat == "white" and table.verb in ("go", "fire"):
            if len(table.legal()) > 1:
                found.append(table.phase)
            table.play(table.legal()[-1] if table.phase in phases else table.verb)
        else:
            table.play(table.legal()[0])
    return found


def test_c31_infantry_acts_once_in_phase_4_or_5() -> None:
    assert acts("I", ()) == [4, 5]
    assert acts("I", (4,)) == [4]
    assert acts("I", (5,)) == [4, 5]


def test_c31_cavalry_acts_in_any_two_of_2_4_and_5() -> None:
    assert acts("C", ()) == [2, 4, 5]
    assert acts("C", (2, 4, 5)) == [2, 4]
    assert acts("C", (2, 5)) == [2, 4, 5]
    assert acts("C", (4, 5)) == [2, 4, 5]


def test_c31_a_gun_acts_once_in_3_4_or_5() -> None:
    fired = at("b1: 1A 1I; b2: 2i", "A b1-b2 @B", phase=3).run(3, ["white fire b1-b2 1"], ["gun b1-b2 1 1"])
    assert fired.until("go").legal() == ["go"]
    attacked = at("b1: 1A 1I; b2: 2i", "A b1-b2").run(4, [], ["b1|b2 white 1 1", "b1|b2 black 1"])
    assert attacked.has("b1: 1As 1I")
    assert attacked.until("go").legal() == ["go"]
    assert at("b1: 1A; c3: 1i", "A b1-b2 @N", phase=5).until("go").legal() == ["go", "go A b1-b2"]


def test_c31_guns_move_in_phase_5_only() -> None:
    """In phase 4 an empty sector is nothing for a gun: it stays, and has not acted (C39)."""
    table = at("b1: 1A; c3: 1i", "A b1-b2", phase=4)
    assert table.run(4).is_at("b1: 1A; c3: 1i")


def test_c32_cavalry_that_hit_and_did_not_get_in_may_attack_again() -> None:
    table = at("a1: 1C; a2: 2i", "C a1-a2 @F", phase=2)
    table.run(2, ["black react a2"], ["a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1"])
    assert table.is_at("a1: 1C; a2: 1i 1ix")
    assert table.until("go", side="white").legal() == ["go", "go C again a1-a2"]


def test_c32_after_its_second_act_it_is_spent() -> None:
    table = at("a1: 1C; a2: 3i", "C a1-a2 @F", phase=2)
    table.run(2, ["black react a2"], ["a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1"])
    table.run(4, ["black react a2"], ["a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1"])
    assert table.is_at("a1: 1Cs; a2: 1i; box: 2i")


def test_c33_into_friendly_and_neutral_sectors() -> None:
    table = fought("a1: 2I; b1: 1I; b3: 1i", "I a1-a2; I a1-b1", phase=5)
    assert table.is_at("a2: 1Is; b1: 1I 1Is; b3: 1i")


def test_c33_where_both_want_the_same_sector_neither_goes_and_both_orders_are_used_up() -> None:
    table = fought("a1: 2I; a3: 2i", "2I a1-a2 @N", "2I a3-a2 @N", phase=5)
    assert table.is_at("a1: 2I; a3: 2i")


def test_c33_never_into_a_sector_that_the_enemy_holds() -> None:
    assert fought("a1: 1I; a2: 1i", "I a1-a2 @N", phase=5).is_at("a1: 1I; a2: 1i")


def test_c33_nor_into_one_that_the_enemy_is_only_leaving_into_a_sector_both_want() -> None:
    """Black cannot leave a2 for b2, which White wants as well; so White does not get into a2."""
    table = fought("a1: 1I; b1: 1I; a2: 1i", "I a1-a2 @N; I b1-b2 @N", "I a2-b2 @N", phase=5)
    assert table.is_at("a1: 1I; b1: 1I; a2: 1i")


def test_c33_a_move_into_a_friendly_sector_goes_first_and_shuts_it() -> None:
    """a1 is White's flag sector, empty, so friendly to him and neutral for Black."""
    table = fought("b1: 1I; a2: 1i", "I b1-a1 @N", "I a2-a1 @N", phase=5)
    assert table.is_at("a1: 1Is; a2: 1i")


def test_c33_room_counts_in_phase_5() -> None:
    table = at("a1: 2I; b1: 5I; b3: 1i", "2I a1-b1 @N", phase=5).run(5)
    assert table.has("b1: 5I 1Is")
    assert table.has("a1: 1I")


# Contact


def rolling(table: Table) -> str:
    """Whose dice are rolled next, and in which zone."""
    return " ".join(table.until("roll").legal()[0].split()[1:3])


def test_c34_assault_head_on_and_encounter() -> None:
    assert rolling(at("b1: 1I; b2: 1i", "I b1-b2")) == "b1|b2 white"
    assert rolling(at("b1: 1I; b2: 1i", "I b1-b2", "I b2-b1")) == "b1|b2 white"
    assert rolling(at("b1: 1I; b3: 1i", "I b1-b2", "I b3-b2")) == "b2 white"


def test_c34_entering_a_sector_with_routed_enemies_only_is_no_combat() -> None:
    assert fought("b1: 1I; b2: 1ax; b3: 1i", "I b1-b2").is_at("b2: 1Is; b3: 1i; taken: 1a")


def test_c35_each_border_crossed_has_a_zone_of_its_own() -> None:
    table = at("b1: 1I; a2: 1I; b2: 2i", "I b1-b2; I a2-b2").until("roll")
    rolled = []
    while table.seat == "chance":
        rolled.append(" ".join(table.legal()[0].split()[1:3]))
        table.play(table.legal()[-1])
    assert rolled[:4] == ["a2|b2 white", "a2|b2 black", "b1|b2 white", "b1|b2 black"]


def test_c36_head_on_each_side_adds_passive_units_while_it_is_outnumbered() -> None:
    """E4's line: two cavalry, then the passive infantry of the sector; three of them shoot."""
    table = at("c2: 2C 3I; c3: 5i", "2C c2-c3", "5I c3-c2").until("roll")
    assert table.legal()[0].split()[:3] == ["roll", "c2|c3", "white"]
    assert len(table.legal()[0].split()) == 6


def test_c36_no_passive_unit_is_added_where_the_attackers_are_as_many() -> None:
    table = at("c2: 2I 3I; c3: 2i", "2I c2-c3", "2I c3-c2").until("roll")
    assert len(table.legal()[0].split()) == 5


def test_c37_encounter_lines_straight_across_face_each_other() -> None:
    """White from the south, Black from the north, and White's second line from the west has no partner."""
    table = at("b1: 1I; a2: 1I; b3: 1i", "I b1-b2; I a2-b2", "I b3-b2")
    table.run(4, [], ["b1-b2 white 6", "b3-b2 black 1", "a2-b2 white 1", "b1-b2 white 1", "a2-b2 white 1"])
    assert table.is_at("b2: 2Is; box: 1i")


def test_c37_a_line_left_over_faces_the_next_enemy_line_clockwise_from_north() -> None:
    """Black from east and west, White from the south: the east, first from north, faces the south; west is free."""
    table = at("b1: 1I; a2: 1i; c2: 1i", "I b1-b2", "I a2-b2; I c2-b2")
    shots = {"b1-b2 white": 6, "c2-b2 black": 1, "a2-b2 black": 1}
    table.until("roll")
    for _ in range(3):
        table.play(f"roll {shots.pop(table.legal()[0].removeprefix('roll ').rpartition(' ')[0])}")
    table.until("roll", ["white aim b1-b2 1>1"])
    while table.seat == "chance":
        table.play("roll 1")
    assert table.run(4).is_at("b1: 1Is; a2: 1is; box: 1i"), "White's 6 hit the line from the east"


def test_c37_encounter_has_no_passive_units() -> None:
    """The unordered infantry of b1 is not in it."""
    table = at("b1: 3I; b3: 2i", "I b1-b2", "2I b3-b2").until("roll")
    assert table.legal()[0].split()[:3] == ["roll", "b2", "white"]
    assert len(table.legal()[0].split()) == 4


def test_c37_two_encounters_at_once_do_not_mix() -> None:
    """White's second line in b2 has no partner there, and c2 is none of its business."""
    table = at("b1: 1I; a2: 1I; b3: 1i; c1: 1I; c3: 1i", "I b1-b2; I a2-b2; I c1-c2", "I b3-b2; I c3-c2")
    dice = ["b1-b2 white 1", "b3-b2 black 1", "a2-b2 white 1", "c2 white 1", "c2 black 1"]
    table.until("roll").play(*(f"roll {line}" for line in dice[:3]))
    assert "c2" in table.legal()[0]


def test_c38_units_attacking_out_of_a_sector_oppose_only_what_comes_through_their_border() -> None:
    """Black's infantry from a1 finds nobody who faces it, and nothing to shoot at."""
    table = at("b1: 1I; b2: 1i; a1: 1i", "I b1-b2", "I a1-b1").until("roll")
    assert table.legal()[0].startswith("roll b1|b2 white")


def test_c38_but_cavalry_may_choose_them_as_targets() -> None:
    table = at("b1: 1I; b2: 1i; a1: 1c", "I b1-b2", "C a1-b1")
    table.run(4, [], ["b1|b2 white 2", "b1|b2 black 2", "a1|b1 black 1", "b1|b2 white 5", "b1|b2 black 3"])
    assert table.is_at("b1: 1c; box: 1I 1i")


def test_c38_also_those_who_step_into_an_encounter() -> None:
    """White leaves a1 to meet Black in a2; Black's cavalry strikes him from b1 before he is gone."""
    table = at("a1: 1I; a3: 1i; b1: 1c", "I a1-a2", "I a3-a2; C b1-a1")
    table.run(4, [], ["a2 white 1", "a2 black 1", "a1|b1 black 1", "a2 white 1", "a2 black 1"])
    assert table.is_at("a1: 1c; a2: 1is; box: 1I")


def test_c39_guns_join_against_a_sector_that_the_enemy_still_holds() -> None:
    table = fought("a1: 1A; a2: 1i", "A a1-a2", "", "a1|a2 white 1 1", "a1|a2 black 1")
    assert table.is_at("a1: 1As; a2: 1i")


def test_c39_otherwise_they_have_not_acted() -> None:
    """Black has left: the gun keeps its order and moves in phase 5."""
    table = fought("a1: 1A; a2: 1i", "A a1-a2", "I a2-a3")
    assert table.is_at("a1: 1A; a3: 1is")
    assert "go A a1-a2" in table.until("go").legal()


def test_c39_in_an_encounter_only_beside_infantry_or_cavalry_of_their_side() -> None:
    alone = at("a1: 1A; a3: 1i", "A a1-a2", "I a3-a2").until("roll")
    assert alone.has("a2: 1i"), "a gun alone does not contest the sector, and fires at whoever has come"
    table = at("a1: 1I 1A; a3: 1i", "I a1-a2; A a1-a2", "I a3-a2").until("roll")
    assert len(table.legal()[0].split()) == 6, "infantry one die, the gun two"


def test_c39_guns_never_enter() -> None:
    table = fought("a1: 1I 1A; a2: 1i", "I a1-a2; A a1-a2", "", "a1|a2 white 6 2 1", "a1|a2 black 2")
    assert table.is_at("a1: 1As; a2: 1Is; taken: 1i")


@pytest.mark.parametrize(("first", "second"), [("b1-b2", "b2-b3"), ("b1-a1", "a1-a2")])
def test_moving_units_cavalry_moves_by_two_sectors_in_two_phases(first: str, second: str) -> None:
    path = f"{first}-{second[-2:]}"
    table = at("b1: 1C; c3: 1i", f"C {path} @F", phase=2)
    assert table.run(2).has(f"{first[-2:]}: 1C")
    assert table.run(4).has(f"{second[-2:]}: 1Cs")
