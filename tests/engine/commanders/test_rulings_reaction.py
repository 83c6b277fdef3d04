"""Reactions, and taking positions (C40 to C56)."""

import pytest

from tests.commanders_table import at, fought


def reactions(text: str, white: str = "", black: str = "", phase: int = 4) -> list[str]:
    """What the first side that may react is offered; nothing if nobody may."""
    table = at(text, white, black, phase=phase)
    while table.verb in ("go", "open", "fire"):
        table.play(table.default())
    return table.legal() if table.verb == "react" else []


def test_c40_only_passive_unspent_unrouted_defenders_react() -> None:
    assert reactions("a1: 1C; a2: 1i", "C a1-a2") == ["react a2", "react a2 1 square"]
    assert reactions("a1: 1C; a2: 1is", "C a1-a2") == []
    assert reactions("a1: 1C; a2: 1ix 1isq", "C a1-a2") == []
    assert reactions("a1: 1C; a2: 1iq", "C a1-a2") == []


def test_c40_attackers_do_not_react() -> None:
    assert reactions("a1: 1C; a2: 1i", "C a1-a2", "I a2-a1") == []


def test_c40_units_of_another_sector_do_not_react() -> None:
    assert reactions("a1: 1C; a2: 1is; b2: 2i", "C a1-a2") == []


def test_c41_any_number_of_infantry_may_try_a_square_while_cavalry_attacks() -> None:
    found = reactions("a1: 1C; a2: 3i", "C a1-a2")
    assert found == ["react a2", "react a2 1 square", "react a2 2 square", "react a2 3 square"]


def test_c41_through_whatever_border_the_cavalry_comes() -> None:
    assert "react b2 1 square" in reactions("b1: 1I; a2: 1C; b2: 1i", "I b1-b2; C a2-b2")


def test_c41_no_square_against_infantry() -> None:
    assert reactions("a1: 1I; a2: 3i", "I a1-a2") == []


@pytest.mark.parametrize(("die", "square"), [(4, False), (5, True), (6, True)])
def test_c41_a_square_needs_a_five_or_six(die: int, square: bool) -> None:
    table = fought("a1: 1C; a2: 1i", "C a1-a2", "", f"square a2 {die}", "a1|a2 black 6")
    assert table.is_at("box: 1C; a2: 1isq" if square else "box: 1C; a2: 1is")


def test_c42_cavalry_countercharges_through_a_border_over_which_infantry_attacks() -> None:
    found = reactions("a1: 1I; a2: 1c", "I a1-a2")
    assert "react a2 1 counter a1" in found
    assert not [line for line in reactions("a1: 1C; a2: 1c", "C a1-a2") if "counter" in line]


@pytest.mark.parametrize(("die", "charges"), [(4, False), (5, True)])
def test_c42_on_a_five_or_six(die: int, charges: bool) -> None:
    """As attacking cavalry it rolls at +1 against infantry, which rolls at -1: 3 beats 4; passive it has -1."""
    table = at("a1: 1I; a2: 1c", "I a1-a2")
    dice = [f"counter a2-a1 {die}", "a1|a2 white 1", "a1|a2 white 4", "a1|a2 black 3"]
    table.run(4, ["black react a2 1 counter a1"], dice)
    assert table.has("box: 1I" if charges else "a2: 1Is")


def test_c42_up_to_five_in_the_line() -> None:
    found = reactions("a1: 1I; a2: 6c", "I a1-a2")
    assert "react a2 5 counter a1" in found
    assert "react a2 6 counter a1" not in found


def test_c43_retreat_without_a_roll_one_sector_towards_the_own_reserve() -> None:
    table = at("b1: 1I; b2: 1c; b3: 1i", "I b1-b2").run(4, ["black react b2 1 retreat"])
    assert table.is_at("b2: 1Is; b3: 1i 1cs")


def test_c43_from_the_home_row_into_the_reserve() -> None:
    table = at("b2: 1I; b3: 1c", "I b2-b3").run(4, ["black react b3 1 retreat"])
    assert table.is_at("b3: 1Is; r: 1cs")


def test_c43_only_into_a_friendly_sector_with_room() -> None:
    """L4, with White attacked."""
    assert not [line for line in reactions("b3: 1C; a3: 1i", "", "I a3-b3") if "retreat" in line]
    assert [line for line in reactions("b2: 1C; b3: 1i", "", "I b3-b2") if "retreat" in line]
    assert not [line for line in reactions("b2: 1C; b3: 1i; b1: 1ax", "", "I b3-b2") if "retreat" in line]
    assert not [line for line in reactions("b2: 1C; b3: 1i; b1: 6I", "", "I b3-b2") if "retreat" in line]


def test_c43_not_into_the_sector_from_which_the_attack_comes() -> None:
    """b1 is White's command sector, but the black cavalry that attacks out of it has not left it."""
    assert not [line for line in reactions("b2: 1C; b1: 1c", "", "C b1-b2") if "retreat" in line]


def test_c43_no_more_retreat_than_there_is_room_for() -> None:
    found = reactions("b2: 2C; b3: 1i; b1: 5I", "", "I b3-b2")
    assert "react b2 1 retreat" in found
    assert "react b2 2 retreat" not in found


def test_c43_it_may_find_itself_defending_there_and_cannot_react_again() -> None:
    """Cavalry falls back from b2 to b3, which is attacked from a3 as well: it stands in that line, passive."""
    table = at("b1: 1I; b2: 1c; a3: 1I; b3: 1i", "I b1-b2; I a3-b3")
    table.until("roll", ["black react b2 1 retreat"])
    assert table.has("b3: 1i 1c")
    assert table.legal()[0].startswith("roll a3|b3 white")


def test_c44_whoever_tried_is_spent_success_or_not_and_loses_its_order() -> None:
    table = at("b1: 1C; b2: 1i; b3: 1i", "C b1-b2 @F", "I b2-b3", phase=2)
    table.run(2, ["black react b2 1 square"], ["square b2 4", "b1|b2 black 1", "b1|b2 white 1", "b1|b2 black 3"])
    assert table.has("b2: 1is")
    assert table.until("go", side="black").legal() == ["go"]


def test_c44_whoever_retreated_is_spent() -> None:
    table = at("b1: 2C; b2: 2c; b3: 1i", "2C b1-b2 @F", "2C b2-c2", phase=2).run(2, ["black react b2 2 retreat"])
    assert table.has("b3: 1i 2cs")
    assert table.until("go", side="black").legal() == ["go"]


def test_c45_nothing_reacts_to_bombardment() -> None:
    table = at("b1: 1A; b2: 2i 1c", "A b1-b2 @B", phase=3).play("fire b1-b2 1")
    assert table.seat == "chance"
    assert table.legal()[0].startswith("roll gun")


def test_c45_reaction_comes_once_before_ranged_combat() -> None:
    table = at("a1: 1C; a2: 2i", "C a1-a2").until("react", side="black").play("react a2")
    seen = []
    while table.phase == 4 and not table.state.over:
        seen.append(table.verb)
        table.play(table.legal()[-1] if table.seat == "chance" else table.default())
    assert "react" not in seen


def test_c46_if_everybody_retreats_the_attackers_enter_and_are_not_spent_for_want_of_a_hit() -> None:
    table = at("b1: 2C; b2: 2c; b3: 1i", "2C b1-b2 @F", phase=2).run(2, ["black react b2 2 retreat"])
    assert table.is_at("b2: 2C; b3: 1i 2cs")


def test_c46_in_phase_2_they_enter_as_many_as_their_owner_wants() -> None:
    table = at("b1: 2C; b2: 2c; b3: 1i", "2C b1-b2 @F", phase=2)
    table.until("advance", ["black react b2 2 retreat"])
    assert set(table.legal()) == {"stay", "advance b2 1C", "advance b2 2C"}


def test_c47_squares_and_spent_marks_last_to_the_end_of_the_round() -> None:
    table = at("b1: 1Is; b2: 1isq; b3: 1ix", phase=6)
    assert table.is_at("b1: 1Is; b2: 1isq; b3: 1ix")
    assert table.run(7).is_at("b1: 1I; b2: 1i; b3: 1ix")


# Taking positions


def test_c48_attacking_infantry_then_cavalry_then_guns() -> None:
    """The best die goes to the infantry, the two worst to the gun, whose ones at +2 miss."""
    table = at("a1: 1I 1C 1A; a2: 2i 1is", "I a1-a2; C a1-a2; A a1-a2").until("roll", ["black react a2"])
    table.play("roll a1|a2 white 6 1 1", "roll a1|a2 black 1 1 1")
    assert table.has("a2: 1i 1is 1ix")


def test_c48_squares_come_before_other_passive_infantry() -> None:
    """The square meets the attacker: its 4 less 1 is no hit, which the other's 4 would be."""
    dice = ("a1|a2 white 1", "a1|a2 black 4", "a1|a2 white 6", "a1|a2 black 1")
    table = fought("a1: 1I; a2: 1i 1iq", "I a1-a2", "", *dice)
    assert table.is_at("a1: 1Is; a2: 1i; box: 1i")


def test_c48_unspent_before_spent() -> None:
    """One attacker meets the fresh defender: 4 with nothing taken off hits."""
    table = fought("a1: 1I; a2: 1i 1is", "I a1-a2", "", "a1|a2 white 1", "a1|a2 black 4")
    assert table.is_at("box: 1I; a2: 1i 1is")


def test_c48_infantry_before_cavalry_before_guns_before_routed() -> None:
    """L9: three attackers find i, i, c; three dice in all are rolled by infantry and none by the cavalry."""
    table = at("b1: 3C; b2: 2i 2c", "3C b1-b2").until("roll", ["black react b2"])
    assert table.legal()[0].startswith("roll b1|b2 black")
    assert len(table.legal()[0].split()) == 5


def test_c49_passive_units_are_placed_only_to_match_the_attackers() -> None:
    table = at("a1: 2I; a2: 4i", "2I a1-a2").until("roll").play("roll a1|a2 white 1 1")
    assert table.legal()[0].split()[:3] == ["roll", "a1|a2", "black"]
    assert len(table.legal()[0].split()) == 5


def test_c49_routed_defenders_are_placed_only_to_match_the_attackers() -> None:
    """One attacker, one defender: the routed unit behind him cannot be attacked."""
    table = fought("a1: 1I; a2: 1i 1ix", "I a1-a2", "", "a1|a2 white 6", "a1|a2 black 1", "a1|a2 white 6")
    assert table.has("a2: 1Is")


def test_c50_attacked_through_several_borders_the_owner_divides_his_units() -> None:
    """L8: one and two or two and one, never three and none."""
    table = at("b1: 2I; a2: 2I; b2: 3i", "2I b1-b2; 2I a2-b2").until("hold")
    assert table.seat == "black"
    assert set(table.legal()) == {"hold b2 a2 1I; b1 2I", "hold b2 a2 2I; b1 1I"}


def test_c50_one_unit_and_two_borders_its_owner_chooses() -> None:
    table = at("b1: 1I; a2: 1I; b2: 1i", "I b1-b2; I a2-b2").until("hold")
    assert set(table.legal()) == {"hold b2 a2 1I", "hold b2 b1 1I"}


def test_c50_not_asked_where_there_is_nothing_to_divide() -> None:
    table = at("b1: 1I; a2: 1I; b2: 2i", "I b1-b2; I a2-b2").until("roll")
    assert table.seat == "chance"


def test_c50_the_first_units_in_the_order_of_placing_are_placed() -> None:
    """Two attackers, two infantry and a gun: the gun is not needed and not offered."""
    table = at("b1: 1I; a2: 1I; b2: 1i 1c 1a", "I b1-b2; I a2-b2").until("hold")
    assert set(table.legal()) == {"hold b2 a2 1I; b1 1C", "hold b2 a2 1C; b1 1I"}


def test_c50_routed_units_fill_what_is_left() -> None:
    """One defender for a2; the routed one lies at b1, the only border with a place left."""
    table = at("b1: 1I; a2: 1I; b2: 1i 1ix", "I b1-b2; I a2-b2").until("hold").play("hold b2 a2 1I")
    table.run(4, [], [
        "a2|b2 white 1", "a2|b2 black 1", "b1|b2 white 4", "a2|b2 white 6", "a2|b2 black 1"])  # fmt: skip
    assert table.is_at("b2: 2Is; box: 1i; taken: 1i")


def test_c51_passive_units_never_oppose_routed_ones() -> None:
    """White's attacker is routed by fire; the defender has nobody to fight and no die in the melee."""
    table = fought("a1: 1I; a2: 1i", "I a1-a2", "", "a1|a2 white 1", "a1|a2 black 6")
    assert table.is_at("box: 1I; a2: 1i")


def test_c52_infantry_without_an_opponent_may_attack_any_enemy_in_its_zone() -> None:
    table = at("a1: 3I; a2: 2i", "3I a1-a2").until("aim")
    assert table.legal() == ["aim a1|a2 3>1", "aim a1|a2 3>2"]


def test_c52_cavalry_without_an_opponent_may_attack_in_any_zone_of_the_sector() -> None:
    table = at("b1: 2I; a2: 2C; b2: 3i", "2I b1-b2; 2C a2-b2")
    table.until("aim", ["black react b2", "black hold b2 a2 1I; b1 2I"], [
        "a2|b2 black 1", "b1|b2 white 1 1", "b1|b2 black 1 1"])  # fmt: skip
    assert set(table.legal()) == {"aim a2|b2 2>1", "aim a2|b2 2>b1|b2.1", "aim a2|b2 2>b1|b2.2"}


def test_c52_the_unopposed_bonus_is_added_to_the_column_of_the_target() -> None:
    """Infantry, ranged, against passive infantry: -1 + 1, so a 4 hits; the same die at an opponent would not."""
    table = fought("a1: 2I; a2: 1i", "2I a1-a2", "", "a1|a2 white 4 4", "a1|a2 black 1", "a1|a2 white 1 1")
    assert table.has("a2: 2Is")
    assert table.has("box: 1i")


def test_c52_no_bonus_for_taking_the_routed_unit_right_in_front() -> None:
    """0 against a routed unit: a 3 misses, though with +1 it would hit."""
    dice = ("a1|a2 white 3 3", "a1|a2 black 1", "a1|a2 white 6 3", "a1|a2 black 1")
    table = fought("a1: 2I; a2: 1i 1ix", "2I a1-a2", "", *dice, decide=["white aim a1|a2 2>2"] * 2)
    assert table.is_at("a2: 2Is; box: 2i")


def test_c52_a_routed_unit_elsewhere_in_the_zone_may_be_chosen_with_the_bonus() -> None:
    """Three attackers, one defender and one routed: the third may take the routed one at 0 + 1."""
    table = at("a1: 3I; a2: 1i 1ix", "3I a1-a2").until("aim")
    assert "aim a1|a2 2>2; 3>2" in table.legal()
    table.play("aim a1|a2 2>1; 3>2", "roll a1|a2 white 3 3 3", "roll a1|a2 black 1")
    assert table.run(4, [], ["a1|a2 white 6 1 1", "a1|a2 black 1"]).is_at("a2: 3Is; box: 1i; taken: 1i")


def test_c53_an_unopposed_attacker_without_any_target_does_nothing() -> None:
    table = at("a1: 1I; b1: 1i; b2: 1I; a2: 1i", "I a1-b1; I b2-a2", "I b1-b2; I a2-a1").run(4)
    assert table.is_at("a1: 1Is; b1: 1is; b2: 1Is; a2: 1is")


def test_c53_passive_units_without_an_opponent_do_not_roll() -> None:
    table = at("a1: 1I; a2: 3i", "I a1-a2").until("roll").play("roll a1|a2 white 1")
    assert len(table.legal()[0].split()) == 4, "one die for one of the three"


def test_c54_attackers_facing_passive_units_may_withdraw_any_number() -> None:
    table = at("a1: 2I; a2: 2i", "2I a1-a2").until("withdraw", dice=["a1|a2 white 1 1", "a1|a2 black 1 1"])
    assert set(table.legal()) == {"stand", "withdraw a1|a2 1I", "withdraw a1|a2 2I"}


def test_c54_those_facing_attackers_stay() -> None:
    """L7: of Black's three unrouted infantry the first faces cavalry that attacks; the others face passive infantry."""
    table = at("c2: 2C 3I; c3: 5i", "2C c2-c3", "5I c3-c2")
    table.until("withdraw", dice=["c2|c3 white 6 5 2", "c2|c3 black 6 4 3 2 1"], side="black")
    assert set(table.legal()) == {"stand", "withdraw c2|c3 1I", "withdraw c2|c3 2I"}


def test_c54_guns_without_an_attacker_opposite_must_withdraw() -> None:
    table = fought("a1: 1A; a2: 1i", "A a1-a2", "", "a1|a2 white 1 1", "a1|a2 black 1")
    assert table.is_at("a1: 1As; a2: 1i")


def test_c54_a_gun_that_faces_attackers_stays_can_be_hit_and_has_no_melee() -> None:
    table = fought("a1: 1A; a2: 1i", "A a1-a2", "I a2-a1", "a1|a2 white 1 1", "a1|a2 black 1", "a1|a2 black 4")
    assert table.is_at("a1: 1is; taken: 1A")


def test_c55_units_that_withdrew_defend_their_own_sector_in_the_melee() -> None:
    table = at("b1: 2I; b2: 1i; a1: 1i", "2I b1-b2", "I a1-b1")
    dice = ["b1|b2 white 2 1", "b1|b2 black 2", "a1|b1 white 5", "a1|b1 black 3", "b1|b2 white 1", "b1|b2 black 3"]
    table.run(4, ["white withdraw b1|b2 1I"], dice)
    assert table.is_at("b1: 1Is; box: 1I 1i; b2: 1i")


def test_c55_a_gun_that_withdrew_defends_too() -> None:
    """Back in b1, the gun stands in the way of Black's infantry from a1, which takes it."""
    table = at("b1: 1A; b2: 1i; a1: 1i", "A b1-b2", "I a1-b1")
    table.run(4, [], ["b1|b2 white 1 1", "b1|b2 black 1", "a1|b1 black 3"])
    assert table.is_at("b1: 1is; b2: 1i; taken: 1A")


def test_c56_idle_defenders_step_into_gaps() -> None:
    """D34: the third defender takes the place of the one routed by fire."""
    table = at("a1: 2I; a2: 3i", "2I a1-a2")
    table.until("roll").play("roll a1|a2 white 6 1", "roll a1|a2 black 3 2")
    table.until("roll").play("roll a1|a2 white 1 1")
    assert len(table.legal()[0].split()) == 5


def test_c56_what_outnumbers_the_attackers_goes_idle_again() -> None:
    """One attacker is routed by fire: of two defenders one rolls."""
    table = at("a1: 2I; a2: 2i", "2I a1-a2")
    table.until("roll").play("roll a1|a2 white 1 1", "roll a1|a2 black 6 1")
    table.until("roll").play("roll a1|a2 white 1")
    assert len(table.legal()[0].split()) == 4


def test_c56_infantry_routed_by_fire_lies_at_the_end_of_its_line() -> None:
    """With two attackers it lies within reach of the second, with one it does not."""
    dice = ["a1|a2 white 6 1", "a1|a2 black 1 1", "a1|a2 white 6 4", "a1|a2 black 1"]
    table = at("a1: 2I; a2: 2i", "2I a1-a2").run(4, ["white aim a1|a2 2>2"], dice)
    assert table.is_at("a2: 2Is; box: 1i; taken: 1i")


def test_c56_everybody_stays_in_his_zone() -> None:
    """The defenders of the zone whose attackers fled do not help the others: those are shot and overrun."""
    table = at("b2: 2C; c1: 2I; c2: 4i", "2C b2-c2; 2I c1-c2")
    dice = ["b2|c2 black 6 6", "c1|c2 white 6 6", "c1|c2 black 1 1", "c1|c2 white 6 6"]
    table.run(4, ["black react c2", "white aim c1|c2 1>1; 2>2"], dice)
    assert table.is_at("box: 2C; c1: 2Is; c2: 2i; taken: 2i")


def test_c102_whoever_has_moved_in_this_phase_reacts_before_the_others() -> None:
    """Infantry has just come from the reserve; it tries the square, and the one that stood there stays fresh."""
    table = at("r: 1I; a1: 1I; a2: 1c", "I r-a1", "C a2-a1")
    table.run(4, ["white react a1 1 square"], ["square a1 1", "a1|a2 white 6"])
    assert table.is_at("a1: 1I 1Is; box: 1c")


def test_c103_whoever_goes_idle_in_one_zone_does_not_step_into_another() -> None:
    """The attacker from a2 and the defender towards b1 are routed by fire: the other defender stays where he is."""
    table = at("b1: 1I; a2: 1I; b2: 2i", "I b1-b2; I a2-b2")
    volley = ["a2|b2 white 1", "a2|b2 black 6", "b1|b2 white 6", "b1|b2 black 1"]
    table.run(4, [], [*volley, "b1|b2 white 1"])
    assert table.is_at("b1: 1Is; b2: 1i; box: 1I 1i")


def test_c103_routed_units_that_lie_idle_step_nowhere() -> None:
    """The cavalry in the line flees from the fire; the routed infantry behind it is not put into its place."""
    table = at("a1: 1I; a2: 1c 1ix", "I a1-a2")
    table.run(4, ["black react a2"], ["a1|a2 white 6"])
    assert table.is_at("a2: 1Is; box: 1i 1c")


def test_c104_routed_units_left_behind_are_an_enemy_to_fight() -> None:
    """The cavalry retreats, a routed gun stays: the charge must hit it, or is spent."""
    table = at("b1: 1C; b2: 1c 1ax; b3: 1i", "C b1-b2 @F", phase=2)
    table.run(2, ["black react b2 1 retreat"], ["b1|b2 white 1"])
    assert table.is_at("b2: 1Cs; b3: 1i 1cs; taken: 1a")


def test_c105_cavalry_that_withdrew_is_spent_though_it_hits_as_a_defender() -> None:
    table = at("b1: 1C; b2: 1iq; a1: 1i", "C b1-b2", "I a1-b1")
    table.run(4, ["white withdraw b1|b2 1C"], ["b1|b2 black 1", "a1|b1 white 6", "a1|b1 black 1"])
    assert table.is_at("b1: 1Cs; b2: 1isq; box: 1i")
