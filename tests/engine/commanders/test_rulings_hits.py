"""Hits, captures, flight, and the end of a combat (C67 to C77)."""

import pytest

from tests.commanders_table import at, fought

A1A2 = "a1: 1I; a2: 1i"


def test_c67_the_first_hit_routs() -> None:
    dice = ("a1|a2 white 5", "a1|a2 black 3", "a1|a2 white 3")
    assert fought(A1A2, "I a1-a2", "", *dice).is_at("a2: 1Is; box: 1i")


def test_c67_a_hit_on_a_routed_unit_captures_it() -> None:
    dice = ("a1|a2 white 5", "a1|a2 black 3", "a1|a2 white 4")
    assert fought(A1A2, "I a1-a2", "", *dice).is_at("a2: 1Is; taken: 1i")


def test_c67_a_second_hit_in_the_same_step_too() -> None:
    dice = ("a1|a2 white 5 4", "a1|a2 black 3")
    assert fought("a1: 2I; a2: 1i", "2I a1-a2", "", *dice).is_at("a2: 2Is; taken: 1i")


def test_c67_a_guns_second_hit_destroys() -> None:
    table = at("a1: 1A; a2: 1i", "A a1-a2").run(4, [], ["a1|a2 white 4 2", "a1|a2 black 3"])
    assert table.is_at("a1: 1As")
    assert table.run(7).points == (1, 0), "for the majority alone"


def test_c67_not_captured_if_the_captor_is_routed_in_the_same_combat() -> None:
    dice = ("a1|a2 white 4 4", "a1|a2 black 5", "a1|a2 white 1", "a1|a2 black 4")
    table = fought("a1: 2I; a2: 1i 1ix", "2I a1-a2", "", *dice, decide=["white aim a1|a2 2>2"])
    assert table.is_at("box: 2I; a2: 1i")


def test_c68_of_several_hits_those_of_guns_count_first_so_infantry_captures() -> None:
    dice = ("a1|a2 white 6 2 1", "a1|a2 black 2")
    table = fought("a1: 1I 1A; a2: 1i", "I a1-a2; A a1-a2", "", *dice)
    assert table.is_at("a1: 1As; a2: 1Is; taken: 1i")


def test_c68_and_those_of_units_routed_themselves() -> None:
    """Head-on, two against one: the first White infantry hits and is hit, the second hits unhurt and captures."""
    table = fought("a1: 2I; a2: 1i", "2I a1-a2", "I a2-a1", "a1|a2 white 1 1", "a1|a2 black 1", *(
        "a1|a2 white 4 3", "a1|a2 black 3"))  # fmt: skip
    assert table.is_at("a2: 2Is; taken: 1i")


def test_c69_cavalry_routed_by_fire_flees_at_once_and_misses_the_melee() -> None:
    table = fought("a1: 1C; a2: 1i", "C a1-a2", "", "square a2 4", "a1|a2 black 4")
    assert table.is_at("box: 1C; a2: 1is")


def test_c69_bombarded_cavalry_lies_at_the_end_of_the_line() -> None:
    dice = ("a1|a2 white 5 4", "a1|a2 black 2", "a1|a2 white 4 3")
    table = fought("a1: 2I; a2: 1i 1cx", "2I a1-a2", "", *dice, decide=["white aim a1|a2 2>2"])
    assert table.is_at("a2: 2Is; taken: 1i 1c")


def test_c70_after_the_melee_routed_cavalry_goes_to_the_box() -> None:
    table = fought("a1: 1C; a2: 1c", "C a1-a2 @F", "", "a1|a2 white 6", "a1|a2 black 1", phase=2)
    assert table.is_at("a2: 1C; box: 1c")


def test_c70_infantry_routed_in_phase_2_lies_until_the_end_of_phase_4() -> None:
    table = at("a1: 1C; a2: 2i", "C a1-a2 @F", phase=2)
    table.run(2, ["black react a2"], ["a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1"])
    assert table.has("a2: 1i 1ix")
    while table.phase < 5:
        table.play("go" if table.verb == "go" else table.default())
    assert table.has("a2: 1i")
    assert table.has("box: 1i")


def test_c70_what_was_bombarded_lies_until_the_end_of_phase_4() -> None:
    table = at("b1: 1A; b2: 1i 1c 1a", "A b1-b2 @B", phase=3)
    table.run(3, ["white fire b1-b2 1"], ["gun b1-b2 6 6"])
    assert table.has("b2: 1ix 1cx 1a")
    assert table.run(4).has("b2: 1a")
    assert table.has("box: 1i 1c")


def test_c70_guns_never_flee() -> None:
    assert fought("b2: 1ax 1i; c1: 1I", phase=4).has("b2: 1ax 1i")


@pytest.mark.parametrize(("kind", "worth"), [("i", 1), ("c", 1), ("a", 2)])
def test_c71_captured_units_are_worth_1_guns_2_paid_at_scoring(kind: str, worth: int) -> None:
    table = at(f"b1: 1I; b2: 1{kind}x; c3: 1i", "I b1-b2").run(4)
    assert table.has(f"taken: 1{kind}")
    assert table.points == (0, 0)
    assert table.run(7).points == (worth, 0)


def test_c71_destroyed_units_bring_nothing() -> None:
    table = at("b1: 1A; b2: 1ix; c3: 1i", "A b1-b2 @B", phase=3)
    table.run(3, ["white fire b1-b2 1"], ["gun b1-b2 6"])
    assert table.run(7).points == (0, 0)


def test_c72_flight_comes_before_the_advance_in_phase_4() -> None:
    """Infantry routed in this combat has fled when the winner walks in: it is not captured (C29)."""
    assert fought(A1A2, "I a1-a2", "", "a1|a2 white 5", "a1|a2 black 3", "a1|a2 white 3").is_at("a2: 1Is; box: 1i")


def test_c72_in_phase_2_infantry_does_not_flee_and_is_captured_by_whoever_walks_in() -> None:
    dice = ("a1|a2 black 5", "a1|a2 white 3", "a1|a2 black 4")
    table = fought("a1: 1C; a2: 1i", "C a1-a2 @F", "", *dice, phase=2, decide=["black react a2"])
    assert table.is_at("a2: 1C; taken: 1i")


def test_c73_in_phase_4_all_unrouted_attackers_must_enter() -> None:
    """Nobody is asked."""
    dice = ("a1|a2 white 6 1", "a1|a2 black 1", "a1|a2 white 6 6")
    table = at("a1: 2I; a2: 1i", "2I a1-a2").until("withdraw", dice=dice[:2]).play("stand")
    table.play("roll a1|a2 white 6 6")
    assert table.has("a2: 2Is")


def test_c73_in_phase_2_as_many_as_their_owner_wants() -> None:
    table = at("a1: 2C; a2: 1c", "2C a1-a2 @F", phase=2)
    table.until("advance", dice=["a1|a2 white 6 6", "a1|a2 black 1"])
    assert set(table.legal()) == {"stay", "advance a2 1C", "advance a2 2C"}
    assert table.play("advance a2 1C").has("a2: 1C")
    assert table.has("a1: 1Cs")


def test_c73_of_those_from_several_borders_any_part() -> None:
    table = at("b1: 1C; a2: 1C; b2: 1c; b3: 1i", "C b1-b2 @F; C a2-b2 @F", phase=2)
    table.until("advance", ["black react b2 1 retreat"])
    assert set(table.legal()) == {"stay", "advance b2 1C a2", "advance b2 1C b1", "advance b2 1C a2; 1C b1"}


def test_c73_an_advance_opens_the_sector_behind() -> None:
    dice = ("b1|b2 white 5", "b1|b2 black 2", "b1|b2 white 2")
    table = fought("b1: 1I; b2: 1i; a1: 1i", "I b1-b2", "I a1-b1", *dice)
    assert table.is_at("b2: 1Is; b1: 1is; box: 1i")


def test_c73_a_sector_is_not_open_while_an_unrouted_enemy_is_left_in_it() -> None:
    """Nor if he was never in a line: one attacker, two defenders, one hit."""
    dice = ("a1|a2 white 5", "a1|a2 black 2", "a1|a2 white 6", "a1|a2 black 1")
    assert fought("a1: 1I; a2: 3i", "I a1-a2", "", *dice).is_at("a1: 1Is; a2: 1i; box: 2i")


def test_c74_an_encounter_is_won_by_the_side_that_alone_has_infantry_or_cavalry_left() -> None:
    dice = ("a2 white 6", "a2 black 1", "a2 white 1")
    assert fought("a1: 1I; a3: 1i", "I a1-a2", "I a3-a2", *dice).is_at("a2: 1Is; box: 1i")


def test_c74_otherwise_all_go_back() -> None:
    dice = ("a2 white 2", "a2 black 2", "a2 white 4", "a2 black 4")
    assert fought("a1: 1I; a3: 1i", "I a1-a2", "I a3-a2", *dice).is_at("a1: 1Is; a3: 1is")


def test_c75_countercharging_cavalry_may_choose_whether_to_enter() -> None:
    table = at("a1: 1I; a2: 1c", "I a1-a2")
    dice = ["counter a2-a1 5", "a1|a2 white 3", "a1|a2 white 4", "a1|a2 black 4"]
    table.until("advance", ["black react a2 1 counter a1"], dice)
    assert (table.seat, set(table.legal())) == ("black", {"stay", "advance a1 1C"})
    assert table.play("stay").is_at("a2: 1cs; box: 1I")


def test_c75_guns_never_enter() -> None:
    table = fought("a1: 2A; a2: 1i", "2A a1-a2", "", "a1|a2 white 6 6 1 1", "a1|a2 black 1")
    assert table.has("a1: 2As")


def test_c75_withdrawn_units_never_enter() -> None:
    table = at("a1: 2I; a2: 1i", "2I a1-a2")
    table.run(4, ["white withdraw a1|a2 1I"], ["a1|a2 white 1 1", "a1|a2 black 1", "a1|a2 white 6", "a1|a2 black 1"])
    assert table.is_at("a1: 1Is; a2: 1Is; box: 1i")


def test_c75_at_most_six_enter_and_their_owner_chooses() -> None:
    """Four from each of two borders beat one defender."""
    table = at("b1: 4I; a2: 4I; b2: 1i", "4I b1-b2; 4I a2-b2").until("hold").play("hold b2 b1 1I")
    table.until("enter", dice=["b1|b2 white 6 6 6 6", "b1|b2 black 1"])
    assert table.seat == "white"
    assert set(table.legal()) == {"enter b2 4I a2; 2I b1", "enter b2 3I a2; 3I b1", "enter b2 2I a2; 4I b1"}
    table.play("enter b2 4I a2; 2I b1")
    assert table.is_at("b2: 6Is; b1: 2Is; taken: 1i")


def test_c76_whoever_does_not_enter_stands_in_the_sector_it_came_from() -> None:
    dice = ("a1|a2 white 1", "a1|a2 black 1", "a1|a2 white 1", "a1|a2 black 2")
    assert fought(A1A2, "I a1-a2", "", *dice).is_at("a1: 1Is; a2: 1i")


def test_c77_whoever_reacted_is_spent() -> None:
    assert fought("a1: 1C; a2: 1i", "C a1-a2", "", "square a2 4", "a1|a2 black 4").has("a2: 1is")


def test_c77_infantry_and_guns_that_acted_are_spent() -> None:
    assert fought("a1: 1I; c3: 1i", "I a1-a2").has("a2: 1Is")
    assert fought("a1: 1A; c3: 1i", "A a1-a2 @N", phase=5).has("a2: 1As")


def test_c77_cavalry_is_spent_after_its_second_act() -> None:
    table = at("c1: 2C; b3: 1i", "2C c1-c2-b2 @F", phase=2).run(2)
    assert table.has("c2: 2C")
    assert table.run(4).has("b2: 2Cs")


def test_c77_cavalry_that_made_one_step_is_not_even_by_an_arrow_of_one_step() -> None:
    assert fought("c1: 1C; b3: 1i", "C c1-c2").has("c2: 1C")


def test_c77_attacking_cavalry_that_scored_no_hit_is_spent() -> None:
    dice = ("a1|a2 black 1", "a1|a2 white 1", "a1|a2 black 6")
    table = fought("a1: 1C; a2: 1iq", "C a1-a2", "", *dice[:2], "a1|a2 black 1")
    assert table.has("a1: 1Cs")


def test_c77_entering_or_not() -> None:
    dice = ("a1|a2 white 6", "a1|a2 black 2 2", "a1|a2 white 5 1", "a1|a2 black 2")
    table = at("a1: 1I 1C; a2: 2i", "I a1-a2; C a1-a2").run(4, ["black react a2", "white aim a1|a2 2>2"], dice)
    assert table.is_at("a2: 1Is 1Cs; box: 2i")


def test_c77_hit_and_thrown_back_is_not_spent() -> None:
    dice = ("a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1")
    table = fought("a1: 1C; a2: 2i", "C a1-a2", "", *dice, decide=["black react a2"])
    assert table.is_at("a1: 1C; a2: 1i; box: 1i")


def test_c77_in_phase_2_cavalry_that_could_have_entered_and_did_not_is_spent() -> None:
    dice = ("a1|a2 black 1", "a1|a2 white 5 3", "a1|a2 black 3")
    table = fought("a1: 2C; a2: 1i", "2C a1-a2 @F", "", *dice, phase=2, decide=["black react a2", "white stay"])
    assert table.is_at("a1: 2Cs; taken: 1i")


def test_c77_passive_cavalry_is_never_spent_for_missing() -> None:
    dice = ("a1|a2 white 2", "a1|a2 white 3", "a1|a2 black 4")
    assert fought("a1: 1I; a2: 1c", "I a1-a2", "", *dice).is_at("a1: 1Is; a2: 1c")


def test_c77_cavalry_that_withdrew_has_scored_no_hit_and_is_spent() -> None:
    table = at("a1: 2C; a2: 1i", "2C a1-a2").run(4, ["white withdraw a1|a2 2C"], ["square a2 5", "a1|a2 black 3"])
    assert table.is_at("a1: 2Cs; a2: 1isq")
