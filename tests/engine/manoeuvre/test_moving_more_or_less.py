"""Movement Phases in which more or fewer units move: Advance to Contact, Banzai Charge, Digging In (DL §5, §9.2)."""

import pytest

from tests.engine.manoeuvre.turns import destinations, ground, kinds, moves, pass_until
from tests.table import battle

FRENCH = {"imperial_guard": "b1", "8th_regiment_legere": "d1", "45th_regiment_legere": "f1", "1st_cuirassiers": "h1"}
BRITISH = {"dutch_belgians": "b8", "1st_foot_guards": "d8", "4th_regiment_of_foot": "f8"}
HANS = {"tokugawa_han": "d4", "date_han": "g2", "mori_han": "a1", "asano_han": "h1"}
AROUND_D4 = {"d5", "d3", "c4", "e4"}
ALL_AROUND_D4 = AROUND_D4 | {"d6", "c5", "e5", "b4", "f4", "c3", "e3", "d2"}
HAND = ["ney", "withdraw"]


def starts(table):
    """The squares from which a move is legal."""
    return {text.split()[0] for text in moves(table)}


def advancing(turn, hand=HAND, **more):
    """France under Advance to Contact."""
    return battle(units=FRENCH, foes=BRITISH, hand=hand, turn=turn, advance_to_contact=True, **more)


def tokugawa(hand=("banzai_charge", "tokugawa"), **more):
    """The Shogunate with a Banzai Charge in hand."""
    return battle(
        one="tokugawa_shogunate",
        units={**HANS, **more.pop("units", {})},
        foes=more.pop("foes", BRITISH),
        hand=list(hand),
        **more,
    )


def entrenching(hand=("ney", "withdraw", "supply"), **more):
    """France, free to dig in."""
    return battle(units=FRENCH, foes=BRITISH, hand=list(hand), digging_in=True, **more)


def dig_in(table):
    """Dig in, and pass on to the Combat Phase."""
    table.play("dig-in")
    while table.phase != "combat":
        texts = sorted(table.legal())
        table.play("done" if "done" in texts else texts[0])
    return table


def test_three_units_move_in_the_first_turn():
    """DL §5."""
    b = advancing(1).play("move b1 b2", "move d1 d2", "move f1 f2")
    assert not moves(b)
    b.refused("move h1 h2")


def test_two_units_move_in_the_second_turn():
    """DL §5."""
    b = advancing(2).play("move b1 b2", "move d1 d2")
    assert not moves(b)
    b.refused("move f1 f2")


@pytest.mark.parametrize("turn", [3, 4, 9])
def test_one_unit_moves_from_the_third_turn_on(turn):
    """DL §5."""
    b = advancing(turn).play("move b1 b2")
    assert not moves(b)


def test_both_sides_advance_to_contact():
    """DL §5."""
    b = advancing(1, active="two", foe_hand=["withdraw", "moore"])
    b.play("move b8 b7", "move d8 d7", "move f8 f7")
    assert not moves(b)


@pytest.mark.parametrize("turn", [1, 2])
def test_the_first_move_is_compulsory_and_the_others_are_not(turn):
    """R2."""
    b = advancing(turn)
    assert "done" not in b.legal()
    b.play("move b1 b2")
    assert "done" in b.legal()
    assert pass_until(b, "combat").at("d1") == "8th_regiment_legere"


def test_no_unit_advances_twice():
    """DL §5: it is three units that move."""
    b = advancing(1).play("move b1 b2")
    assert starts(b) == {"d1", "f1", "h1"}
    b.refused("move b2 b3")


def test_supply_moves_one_more_unit_in_an_advance_to_contact():
    """DL §5."""
    b = advancing(2, ["supply", "ney"]).play("move b1 b2", "move d1 d2", "supply supply")
    assert starts(b) == {"f1", "h1"}
    b.play("move f1 f2")
    assert not moves(b)


def test_supply_may_come_before_the_last_move_of_an_advance_to_contact():
    """DL §5: it adds one unit to the two, whenever it is played."""
    b = advancing(2, ["supply", "ney"]).play("move b1 b2", "supply supply", "move d1 d2")
    assert starts(b) == {"f1", "h1"}
    b.play("move f1 f2")
    assert not moves(b)


def test_any_advancing_unit_may_march():
    """DL §5, R46: each directly after its own move."""
    b = advancing(1, ["forced_march", "forced_march", "ney"])
    b.play("move b1 b2", "move d1 d2", "forced-march forced_march")
    assert starts(b) == {"d2"}
    b.play("move d2 d3", "move f1 f2", "forced-march forced_march")
    assert starts(b) == {"f2"}


SPANIARDS = {"walloon_guards": "b8", "3rd_hussars": "d8"}


def test_a_cancelled_supply_does_not_end_the_advance_to_contact():
    """DL §5, R6: the other units may still move, Supply may not be tried again."""
    b = battle(
        two="spain",
        units=FRENCH,
        foes=SPANIARDS,
        hand=["supply", "supply"],
        foe_hand=["guerrilla"],
        turn=1,
        advance_to_contact=True,
    ).play("move b1 b2", "supply supply", "guerrilla guerrilla", "move d1 d2", "move f1 f2")
    assert not moves(b)
    assert b.at("h1") == "1st_cuirassiers"
    b.refused("supply supply")


def test_a_cancelled_forced_march_does_not_end_the_advance_to_contact():
    """DL §5, R6: another unit that moves may try its own."""
    b = battle(
        two="spain",
        units=FRENCH,
        foes=SPANIARDS,
        hand=["forced_march", "forced_march"],
        foe_hand=["guerrilla", "palafox"],
        turn=2,
        advance_to_contact=True,
    ).play("move b1 b2", "forced-march forced_march", "guerrilla guerrilla")
    b.refused("forced-march forced_march")
    b.play("move d1 d2", "forced-march forced_march", "done")
    assert starts(b) == {"d2"}


def test_a_march_in_an_advance_to_contact_does_not_use_up_a_move():
    """DL §5."""
    b = advancing(2, ["forced_march", "ney"]).play("move b1 b2", "forced-march forced_march", "move b2 b3")
    assert starts(b) == {"d1", "f1", "h1"}


def test_a_banzai_charge_moves_two_units_two_squares():
    """DL §9.2, R7."""
    b = tokugawa().play("banzai banzai_charge")
    assert destinations(b, "d4") == ALL_AROUND_D4
    b.play("move d4 d6", "move g2 g4")
    assert b.at("d6") == "tokugawa_han"
    assert b.at("g4") == "date_han"
    assert not moves(b)
    b.refused("move a1 a2")
    assert b.pile("one") == ["banzai_charge"]


def test_a_banzai_charge_may_move_one_unit_only():
    """R7: one at least."""
    b = tokugawa().play("banzai banzai_charge")
    assert "done" not in b.legal()
    b.play("move d4 d5")
    assert "done" in b.legal()
    assert pass_until(b, "combat").at("g2") == "date_han"


def test_the_same_unit_does_not_charge_twice():
    """DL §9.2: it is two units that move."""
    b = tokugawa().play("banzai banzai_charge", "move d4 d6")
    assert starts(b) == {"g2", "a1", "h1"}


def test_a_charge_does_not_end_where_it_began():
    """R7."""
    tokugawa().play("banzai banzai_charge").refused("move d4 d4")


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_a_charge_stops_on_entering_a_field_or_marsh(terrain):
    """R7."""
    b = tokugawa(rows=ground(d5=terrain)).play("banzai banzai_charge")
    assert destinations(b, "d4") == ALL_AROUND_D4 - {"d6"}


def test_a_charge_crosses_neither_lake_nor_unit():
    """R7."""
    b = tokugawa(rows=ground(d5="L"), foes={"dutch_belgians": "e4", "1st_foot_guards": "h8"})
    b.play("banzai banzai_charge")
    assert destinations(b, "d4") == ALL_AROUND_D4 - {"d5", "d6", "e4", "f4", "e5"}


def test_a_banzai_charge_replaces_the_basic_move():
    """DL §9.2: it cannot follow one."""
    b = tokugawa().play("move g2 g3")
    assert "banzai" not in kinds(b)
    b.refused("banzai banzai_charge")


def test_a_banzai_charge_needs_the_card():
    """DL §9.2."""
    tokugawa(["tokugawa", "supply"]).refused("banzai banzai_charge")


@pytest.mark.parametrize("phase", ["discard", "combat", "restoration"])
def test_a_banzai_charge_belongs_to_the_movement_phase(phase):
    """DL §9.2."""
    b = tokugawa(phase=phase, units={"date_han": "g2-"})
    assert b.phase == phase
    b.refused("banzai banzai_charge")


def test_only_one_banzai_charge_replaces_the_move():
    """DL §9.2, R7."""
    b = tokugawa(["banzai_charge", "banzai_charge"]).play("banzai banzai_charge", "move d4 d5", "move g2 g3")
    b.refused("banzai banzai_charge")


def test_a_banzai_charge_overrides_the_advance_to_contact():
    """DL §9.2: two units, not three, even in the first turn."""
    b = tokugawa(turn=1, advance_to_contact=True).play("banzai banzai_charge", "move d4 d5", "move g2 g3")
    assert not moves(b)


def test_a_banzai_charge_may_be_followed_by_supply():
    """DL §9.2: a third unit, at the ordinary pace."""
    b = tokugawa(["banzai_charge", "supply"]).play("banzai banzai_charge", "move d4 d5", "move g2 g3", "supply supply")
    assert moves(b) == {"a1 a2", "a1 b1", "h1 h2", "h1 g1"}


def test_a_charging_unit_may_march_one_square_more():
    """DL §9.2."""
    b = tokugawa(["banzai_charge", "forced_march"])
    b.play("banzai banzai_charge", "move d4 d6", "forced-march forced_march")
    assert moves(b) == {"d6 d7", "d6 d5", "d6 c6", "d6 e6"}


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_a_charge_out_of_a_field_or_marsh_does_not_march_on(terrain):
    """DL §9.2: the limit of the Forced March holds here too."""
    b = tokugawa(["banzai_charge", "forced_march"], rows=ground(d4=terrain)).play("banzai banzai_charge", "move d4 d6")
    b.refused("forced-march forced_march")


def test_a_guerrilla_does_not_cancel_a_banzai_charge():
    """R31."""
    b = tokugawa(two="spain", foes={"walloon_guards": "h8"}, foe_hand=["guerrilla"]).play("banzai banzai_charge")
    assert b.seat == "one"
    assert destinations(b, "d4")


def test_an_army_may_dig_in_instead_of_moving():
    """DL §5, R8."""
    b = dig_in(entrenching())
    assert {b.where(unit): unit for unit in FRENCH} == {square: unit for unit, square in FRENCH.items()}
    assert b.phase == "combat"


def test_digging_in_costs_the_whole_hand():
    """DL §5, R8."""
    b = dig_in(entrenching())
    assert b.hand("one") == []
    assert sorted(b.pile("one") + b.buried("one")) == ["ney", "supply", "withdraw"]


def test_the_other_sides_hand_is_not_touched_by_digging_in():
    """DL §5."""
    assert dig_in(entrenching(foe_hand=["moore", "supply"])).hand("two") == ["moore", "supply"]


def test_an_army_that_digs_in_has_no_card_left_to_fight_with():
    """DL §5: the hand goes before the Combat Phase."""
    b = battle(
        units=FRENCH, foes={"dutch_belgians": "b2", "1st_foot_guards": "d8"}, hand=["imperial_guard.a"], digging_in=True
    )
    dig_in(b)
    assert b.hand("one") == []
    assert kinds(b) == {"done"}


def test_an_army_that_has_moved_does_not_dig_in():
    """R8."""
    b = entrenching().play("move b1 b2")
    b.refused("dig-in")
    assert len(pass_until(b, "combat").hand("one")) == 3


def test_no_unit_moves_after_digging_in():
    """R8: nor does Supply help."""
    b = entrenching().play("dig-in")
    assert not moves(b)
    b.refused("supply supply")


def test_an_empty_hand_may_dig_in_for_nothing():
    """DL §5: there is nothing to discard."""
    b = dig_in(entrenching([]))
    assert b.pile("one") == []


def test_a_side_that_cannot_move_is_not_digging_in():
    """R1, R8: it keeps its hand."""
    b = battle(
        units={"imperial_guard": "a1"},
        foes={"1st_foot_guards": "a2", "4th_regiment_of_foot": "b1"},
        phase="discard",
        hand=["ney", "supply", "withdraw", "redoubt", "soult"],
        digging_in=True,
    ).play("done")
    assert b.phase == "combat"
    assert len(b.hand("one")) == 5


def test_digging_in_does_not_wait_for_the_first_turns_to_pass():
    """DL §5: it stands beside Advance to Contact."""
    b = advancing(1, digging_in=True)
    assert "dig-in" in b.legal()
