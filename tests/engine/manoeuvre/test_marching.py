"""Supply and Forced March in the Movement Phase, and Guerrillas against them (§5, §9.2)."""

import pytest

from tests.engine.manoeuvre.turns import destinations, ground, kinds, moves, pass_until
from tests.table import battle

SPANIARDS = {"1st_line_regiment": "h8", "walloon_guards": "a8"}


def french(hand, units=None, two="great_britain", foes=None, **more):
    """France in its Movement Phase: the guard on d2, the cuirassiers on g2, nobody near."""
    return battle(
        two=two,
        units=units or {"imperial_guard": "d2", "1st_cuirassiers": "g2"},
        foes=foes or {"dutch_belgians": "h8", "1st_foot_guards": "a8"},
        hand=hand,
        **more,
    )


def against_spain(hand, foe_hand, **more):
    """France against Spain, whose deck holds Guerrillas."""
    return french(hand, two="spain", foes=SPANIARDS, foe_hand=foe_hand, **more)


def test_supply_moves_a_second_unit():
    """§5, §9.2."""
    b = french(["supply", "ney"]).play("move d2 d3", "supply supply")
    assert {text.split()[0] for text in moves(b)} == {"g2"}
    b.play("move g2 g4")
    assert b.at("d3") == "imperial_guard"
    assert b.at("g4") == "1st_cuirassiers"
    assert b.hand("one") == ["ney"]
    assert b.pile("one") == ["supply"]


def test_supply_needs_the_card():
    """§5."""
    french(["ney", "withdraw"]).play("move d2 d3").refused("supply supply")


def test_supply_does_not_move_a_unit_that_has_moved():
    """R5."""
    b = french(["supply", "ney"]).play("move d2 d3", "supply supply")
    assert not destinations(b, "d3")
    b.refused("move d3 d4")


def test_supply_comes_after_a_first_move():
    """§5: it moves an additional unit."""
    b = french(["supply", "ney"])
    assert "supply" not in kinds(b)
    b.refused("supply supply")


def test_a_unit_moved_by_supply_moves_as_in_a_basic_move():
    """§5: cavalry two squares, stopped by a field, never into a lake."""
    b = french(["supply", "ney"], rows=ground(g3="F", f2="L")).play("move d2 d3", "supply supply")
    assert destinations(b, "g2") == {"g3", "g1", "h2", "h3", "h1", "f1"}


def test_only_one_supply_a_movement_phase():
    """§5."""
    b = french(["supply", "supply"], {"imperial_guard": "d2", "1st_cuirassiers": "g2", "guard_cavalry": "a2"})
    b.play("move d2 d3", "supply supply", "move g2 g3")
    b.refused("supply supply")
    assert not moves(b)
    assert pass_until(b, "combat").hand("one") == ["supply"]


def test_supply_is_optional():
    """§5."""
    b = french(["supply", "ney"]).play("move d2 d3", "done")
    assert sorted(b.hand("one")) == ["ney", "supply"]
    assert b.phase == "combat"
    b.refused("supply supply")


def test_a_forced_march_moves_the_unit_one_more_square():
    """§5, §9.2."""
    b = french(["forced_march", "ney"]).play("move d2 d3", "forced-march forced_march")
    assert b.seat == "one"
    assert moves(b) == {"d3 d4", "d3 d2", "d3 c3", "d3 e3"}
    b.play("move d3 d4")
    assert b.at("d4") == "imperial_guard"
    assert b.hand("one") == ["ney"]
    assert b.pile("one") == ["forced_march"]


def test_a_forced_march_gives_cavalry_one_square_too():
    """§5."""
    b = french(["forced_march", "ney"]).play("move g2 g4", "forced-march forced_march")
    assert moves(b) == {"g4 g5", "g4 g3", "g4 f4", "g4 h4"}


def test_a_forced_march_needs_the_card():
    """§5."""
    french(["ney", "supply"]).play("move d2 d3").refused("forced-march forced_march")


def test_a_forced_march_follows_a_move():
    """§9.2."""
    b = french(["forced_march", "ney"])
    assert "forced-march" not in kinds(b)
    b.refused("forced-march forced_march")


def test_a_forced_march_may_return_to_the_square_the_unit_started_from():
    """§5, R4."""
    b = french(["forced_march", "ney"]).play("move d2 d3", "forced-march forced_march", "move d3 d2")
    assert b.at("d2") == "imperial_guard"


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_a_forced_march_may_enter_a_field_or_marsh(terrain):
    """R4."""
    b = french(["forced_march", "ney"], rows=ground(d4=terrain)).play("move d2 d3", "forced-march forced_march")
    assert b.play("move d3 d4").at("d4") == "imperial_guard"


def test_a_forced_march_enters_neither_lake_nor_occupied_square():
    """§5, reference card."""
    units = {"imperial_guard": "d2", "1st_cuirassiers": "c3"}
    foes = {"dutch_belgians": "e3", "1st_foot_guards": "a8"}
    b = french(["forced_march", "ney"], units, foes=foes, rows=ground(d4="L"))
    b.play("move d2 d3", "forced-march forced_march")
    assert moves(b) == {"d3 d2"}


@pytest.mark.parametrize("limit", ["began or ended", "began"])
@pytest.mark.parametrize("terrain", ["F", "M"])
def test_no_forced_march_for_a_unit_that_began_its_move_in_a_field_or_marsh(terrain, limit):
    """§9.2, in both editions."""
    b = french(["forced_march", "ney"], rows=ground(d2=terrain), forced_march_limit=limit).play("move d2 d3")
    b.refused("forced-march forced_march")


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_no_forced_march_for_a_unit_that_ended_its_move_in_a_field_or_marsh(terrain):
    """§9.2, base rules."""
    b = french(["forced_march", "ney"], rows=ground(d3=terrain)).play("move d2 d3")
    b.refused("forced-march forced_march")


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_the_distant_lands_limit_looks_only_at_where_the_move_began(terrain):
    """DL §9.2."""
    b = french(["forced_march", "ney"], rows=ground(d3=terrain), forced_march_limit="began")
    b.play("move d2 d3", "forced-march forced_march")
    assert moves(b) == {"d3 d4", "d3 d2", "d3 c3", "d3 e3"}


def test_a_field_beside_the_way_does_not_bar_a_forced_march():
    """§9.2: only the first and the last square of the move count."""
    b = french(["forced_march", "ney"], rows=ground(d4="F", c3="M", g3="F")).play("move d2 d3")
    assert "forced-march forced_march" in b.legal()


def test_only_one_forced_march_for_a_unit():
    """§5."""
    b = french(["forced_march", "forced_march"]).play("move d2 d3", "forced-march forced_march", "move d3 d4")
    b.refused("forced-march forced_march")
    assert b.hand("one") == ["forced_march"]


def test_two_units_may_each_march_one_square_further():
    """§5: the most that one phase allows."""
    b = french(["supply", "forced_march", "forced_march"])
    b.play("move d2 d3", "forced-march forced_march", "move d3 d4")
    b.play("supply supply", "move g2 g4", "forced-march forced_march", "move g4 g5")
    assert b.at("d4") == "imperial_guard"
    assert b.at("g5") == "1st_cuirassiers"
    assert b.hand("one") == []


def test_a_unit_moved_by_supply_may_march():
    """§5, R46."""
    b = french(["supply", "forced_march"]).play("move d2 d3", "supply supply", "move g2 g4")
    b.play("forced-march forced_march")
    assert {text.split()[0] for text in moves(b)} == {"g4"}


def test_a_forced_march_comes_before_another_unit_moves():
    """R46: afterwards the first unit's chance is gone."""
    b = french(["supply", "forced_march"], rows=ground(g3="F"))
    b.play("move d2 d3", "supply supply", "move g2 g3")
    b.refused("forced-march forced_march")


def test_an_army_without_supply_and_forced_march_is_not_asked_after_its_move():
    """§9.2: the Ottoman deck holds neither."""
    b = battle(
        one="ottoman_empire",
        units={"1st_janissaries": "d2", "arab_cavalry": "g2"},
        foes={"dutch_belgians": "h8"},
        hand=["regroup", "withdraw"],
    )
    assert b.play("move d2 d3").phase == "combat"


def test_a_forced_march_may_not_be_played_once_the_phase_is_over():
    """§4, §5."""
    b = french(["forced_march", "ney"]).play("move d2 d3", "done")
    assert b.phase == "combat"
    b.refused("forced-march forced_march")


def test_a_guerrilla_cancels_a_supply():
    """§5, §9.2: both cards go, nobody moves."""
    b = against_spain(["supply", "ney"], ["guerrilla", "withdraw"]).play("move d2 d3", "supply supply")
    assert b.seat == "two"
    assert b.legal() == {"guerrilla guerrilla", "done"}
    b.play("guerrilla guerrilla")
    assert not moves(b)
    assert b.pile("one") == ["supply"]
    assert b.pile("two") == ["guerrilla"]
    assert b.hand("one") == ["ney"]
    assert b.hand("two") == ["withdraw"]
    assert pass_until(b, "combat").at("g2") == "1st_cuirassiers"


def test_a_guerrilla_may_be_kept_back():
    """§9.2."""
    b = against_spain(["supply", "ney"], ["guerrilla", "withdraw"]).play("move d2 d3", "supply supply", "done")
    assert b.seat == "one"
    assert destinations(b, "g2")
    assert sorted(b.hand("two")) == ["guerrilla", "withdraw"]


def test_no_second_supply_after_a_cancelled_one():
    """§5, R6."""
    b = against_spain(["supply", "supply"], ["guerrilla"]).play("move d2 d3", "supply supply", "guerrilla guerrilla")
    assert "supply" not in kinds(b)
    b.refused("supply supply")


def test_a_guerrilla_cancels_a_forced_march():
    """§5, §9.2."""
    b = against_spain(["forced_march", "ney"], ["guerrilla", "withdraw"])
    b.play("move d2 d3", "forced-march forced_march")
    assert b.seat == "two"
    b.play("guerrilla guerrilla")
    assert not moves(b)
    assert b.at("d3") == "imperial_guard"
    assert b.pile("one") == ["forced_march"]
    assert b.pile("two") == ["guerrilla"]


def test_no_second_forced_march_for_the_unit_whose_first_was_cancelled():
    """§5, R6."""
    b = against_spain(["forced_march", "forced_march"], ["guerrilla"])
    b.play("move d2 d3", "forced-march forced_march", "guerrilla guerrilla")
    b.refused("forced-march forced_march")


def test_another_unit_may_march_after_a_cancelled_forced_march():
    """R6."""
    b = against_spain(["forced_march", "forced_march", "supply"], ["guerrilla"])
    b.play("move d2 d3", "forced-march forced_march", "guerrilla guerrilla")
    pass_until(b.play("supply supply"), "movement").play("move g2 g4")
    pass_until(b.play("forced-march forced_march"), "march")
    assert {text.split()[0] for text in moves(b)} == {"g4"}


def test_a_cancelled_forced_march_does_not_bar_supply():
    """§5, R6: one Guerrilla negates one card."""
    b = against_spain(["forced_march", "supply"], ["guerrilla", "withdraw"])
    b.play("move d2 d3", "forced-march forced_march", "guerrilla guerrilla", "supply supply", "done")
    assert destinations(b, "g2")


def test_each_card_needs_a_guerrilla_of_its_own():
    """§5: one for one."""
    b = against_spain(["forced_march", "supply"], ["guerrilla", "guerrilla"])
    b.play("move d2 d3", "forced-march forced_march", "guerrilla guerrilla")
    b.play("supply supply", "guerrilla guerrilla")
    assert b.hand("two") == []
    assert b.pile("two") == ["guerrilla", "guerrilla"]
    assert not moves(b)


def test_the_first_seat_plays_guerrillas_in_the_second_seats_turn():
    """§9.2."""
    b = battle(
        one="spain",
        two="france",
        units={"walloon_guards": "d2"},
        foes={"imperial_guard": "d8", "1st_cuirassiers": "g8"},
        hand=["guerrilla", "palafox"],
        foe_hand=["supply", "ney"],
        active="two",
    ).play("move d8 d7", "supply supply")
    assert (b.seat, b.phase) == ("one", "guerrilla")
    b.play("guerrilla guerrilla")
    assert b.seat == "two"
    assert not moves(b)


def test_an_army_without_guerrillas_is_not_asked():
    """§9.2."""
    b = french(["supply", "ney"], foe_hand=["withdraw"]).play("move d2 d3", "supply supply")
    assert b.seat == "one"


def test_a_guerrilla_is_not_played_in_ones_own_turn():
    """§9.2."""
    b = battle(
        one="spain",
        units={"walloon_guards": "d2", "3rd_hussars": "g2"},
        foes={"dutch_belgians": "h8"},
        hand=["guerrilla", "supply"],
    )
    assert "guerrilla" not in kinds(b)
    b.refused("guerrilla guerrilla")
    b.play("move d2 d3")
    b.refused("guerrilla guerrilla")
    pass_until(b, "combat")
    b.refused("guerrilla guerrilla")


INDIANS = {"maratha_cavalry": "h8", "mysore_infantry": "a8"}


@pytest.mark.parametrize("card", ["maratha_cavalry.a", "maratha_cavalry.b", "maratha_cavalry.c"])
def test_an_indian_unit_card_serves_as_a_guerrilla(card):
    """DL §8."""
    b = french(["supply", "ney"], two="india", foes=INDIANS, foe_hand=[card]).play("move d2 d3", "supply supply")
    assert b.seat == "two"
    b.play(f"guerrilla {card}")
    assert not moves(b)
    assert b.pile("two") == [card]


@pytest.mark.parametrize("card", ["maratha_cavalry.d", "mysore_infantry.a", "mysore_infantry.b", "withdraw"])
def test_an_indian_card_without_guerrillas_cancels_nothing(card):
    """DL §8."""
    b = french(["supply", "ney"], two="india", foes=INDIANS, foe_hand=[card]).play("move d2 d3", "supply supply")
    assert b.seat == "two"
    assert b.legal() == {"done"}


def test_an_indian_guerrilla_needs_its_unit_on_the_map():
    """DL §8, R42."""
    b = french(["supply", "ney"], two="india", foes=INDIANS, foe_hand=["mysore_cavalry.b", "hyderabad_cavalry.c"])
    b.play("move d2 d3", "supply supply")
    b.refused("guerrilla mysore_cavalry.b")
    b.refused("guerrilla hyderabad_cavalry.c")


def test_india_is_not_asked_once_every_unit_with_guerrillas_is_lost():
    """DL §8, R42."""
    foes = {"mysore_infantry": "a8", "punjab_cavalry": "h8"}
    b = french(["supply", "ney"], two="india", foes=foes, foe_hand=["maratha_cavalry.a"])
    assert b.play("move d2 d3", "supply supply").seat == "one"
