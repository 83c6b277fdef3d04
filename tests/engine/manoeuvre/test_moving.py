"""The basic move of the Movement Phase (§5)."""

import pytest

from tests.engine.manoeuvre.turns import destinations, ground, kinds, moves, pass_until
from tests.table import battle

AROUND_D4 = {"d5", "d3", "c4", "e4"}
TWO_FROM_D4 = {"d6", "c5", "e5", "b4", "f4", "c3", "e3", "d2"}
ALL_AROUND_D4 = AROUND_D4 | TWO_FROM_D4
FIVE = ["supply", "forced_march", "ney", "withdraw", "redoubt"]


def infantry(square="d4", **more):
    """French infantry on a square, to move."""
    return battle(units={"8th_regiment_legere": square}, foes={"dutch_belgians": "h8"}, **more)


def cavalry(square="d4", foes=(), friends=(), **more):
    """French cavalry on a square, to move, with others in its way."""
    british = dict(zip(("1st_foot_guards", "4th_regiment_of_foot", "dutch_belgians"), foes, strict=False))
    french = dict(zip(("imperial_guard", "8th_regiment_legere"), friends, strict=False))
    return battle(units={"1st_cuirassiers": square, **french}, foes=british or {"dutch_belgians": "h8"}, **more)


def test_infantry_moves_one_square():
    """§5."""
    assert destinations(infantry(), "d4") == AROUND_D4


def test_infantry_picture():
    """§5, G5.2: a hill diagonally off is out of reach."""
    b = infantry(rows=ground(c3="H"))
    assert destinations(b, "d4") == AROUND_D4
    b.refused("move d4 c3")


def test_infantry_may_not_move_two_squares():
    """§5."""
    infantry().refused("move d4 d6")


def test_cavalry_moves_one_or_two_squares():
    """§5, R46: the second square is optional."""
    assert destinations(cavalry(), "d4") == ALL_AROUND_D4


def test_cavalry_picture():
    """§5, G5.1: twelve squares; woods, hill and town cost nothing more."""
    rows = ["........", "........", "...WT...", ".....W..", "........", "..H.....", "..W.....", "........"]
    b = cavalry(rows=rows)
    assert destinations(b, "d4") == ALL_AROUND_D4
    assert len(destinations(b, "d4")) == 12


@pytest.mark.parametrize("square", ["d7", "f5", "a4"])
def test_cavalry_may_not_move_three_squares(square):
    """§5."""
    cavalry().refused(f"move d4 {square}")


def test_nothing_moves_diagonally():
    """§1.1, §5: a corner neighbour takes infantry two moves."""
    b = infantry()
    assert not destinations(b, "d4") & {"c5", "e5", "c3", "e3"}


@pytest.mark.parametrize(
    ("square", "reach"),
    [("a1", {"a2", "b1"}), ("h8", {"h7", "g8"}), ("a4", {"a5", "a3", "b4"}), ("d8", {"c8", "e8", "d7"})],
)
def test_a_unit_may_not_leave_the_battlefield(square, reach):
    """§5."""
    b = battle(units={"8th_regiment_legere": square}, foes={"dutch_belgians": "e4"})
    assert destinations(b, square) == reach


def test_cavalry_in_a_corner_stays_on_the_battlefield():
    """§5."""
    assert destinations(cavalry("a1"), "a1") == {"a2", "a3", "b1", "b2", "c1"}


@pytest.mark.parametrize("blocker", ["foes", "friends"])
def test_a_unit_may_not_end_on_another_unit(blocker):
    """§5: friend or enemy alike."""
    b = cavalry(**{blocker: ["d5"]})
    assert "d5" not in destinations(b, "d4")
    b.refused("move d4 d5")


@pytest.mark.parametrize("blocker", ["foes", "friends"])
def test_a_unit_may_not_pass_over_another_unit(blocker):
    """§5: straight on is barred, a way round is not."""
    b = cavalry(**{blocker: ["d5"]})
    assert destinations(b, "d4") == ALL_AROUND_D4 - {"d5", "d6"}


@pytest.mark.parametrize("blocker", ["foes", "friends"])
def test_a_square_is_out_of_reach_when_both_ways_are_occupied(blocker):
    """§5."""
    b = cavalry(**{blocker: ["d5", "e4"]})
    assert destinations(b, "d4") == ALL_AROUND_D4 - {"d5", "d6", "e4", "f4", "e5"}


def test_an_enemy_next_door_does_not_stop_a_move():
    """§5: only entering terrain or the end of the allowance stops a unit."""
    b = cavalry(foes=["c5", "e5"])
    assert {"d5", "d6"} <= destinations(b, "d4")


def test_a_basic_move_ends_elsewhere_than_it_began():
    """§5: one square out and back is no move."""
    b = cavalry()
    assert "d4" not in destinations(b, "d4")
    b.refused("move d4 d4")


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_cavalry_stops_on_entering_a_field_or_marsh(terrain):
    """§5, reference card: it may go in, not on."""
    b = cavalry(rows=ground(d5=terrain))
    assert destinations(b, "d4") == ALL_AROUND_D4 - {"d6"}


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_cavalry_shut_in_by_fields_reaches_only_its_neighbours(terrain):
    """§5, reference card."""
    b = cavalry(rows=ground(d5=terrain, d3=terrain, c4=terrain, e4=terrain))
    assert destinations(b, "d4") == AROUND_D4


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_cavalry_may_enter_a_field_or_marsh_with_its_second_square(terrain):
    """§5, reference card."""
    b = cavalry(rows=ground(d6=terrain, e5=terrain))
    assert destinations(b, "d4") == ALL_AROUND_D4


@pytest.mark.parametrize("terrain", ["F", "M"])
def test_a_move_that_starts_in_a_field_or_marsh_is_not_shortened(terrain):
    """§5, R3."""
    assert destinations(cavalry(rows=ground(d4=terrain)), "d4") == ALL_AROUND_D4
    assert destinations(infantry(rows=ground(d4=terrain)), "d4") == AROUND_D4


@pytest.mark.parametrize("terrain", ["F", "M", "H", "T", "W"])
def test_infantry_enters_every_land_terrain(terrain):
    """§5, reference card."""
    assert "d5" in destinations(infantry(rows=ground(d5=terrain)), "d4")


@pytest.mark.parametrize("terrain", ["H", "T", "W"])
def test_hill_town_and_woods_do_not_slow_cavalry(terrain):
    """§5, reference card."""
    assert destinations(cavalry(rows=[terrain * 8] * 8), "d4") == ALL_AROUND_D4


def test_no_unit_enters_a_lake():
    """§5, reference card."""
    b = infantry(rows=ground(d5="L"))
    assert destinations(b, "d4") == AROUND_D4 - {"d5"}
    b.refused("move d4 d5")


def test_cavalry_does_not_cross_a_lake():
    """§5, reference card: neither into it nor over it."""
    b = cavalry(rows=ground(d5="L", f4="L"))
    assert destinations(b, "d4") == ALL_AROUND_D4 - {"d5", "d6", "f4"}


def test_a_reduced_unit_moves_as_far_as_a_full_one():
    """§5: strength does not matter."""
    assert destinations(cavalry("d4-"), "d4") == ALL_AROUND_D4


@pytest.mark.parametrize("edges", [("south", "north"), ("north", "south"), ("east", "west"), ("west", "east")])
def test_a_unit_moves_in_any_direction_whatever_its_starting_edge(edges):
    """§5: facing does not matter."""
    assert destinations(cavalry(edges=edges), "d4") == ALL_AROUND_D4


def test_a_move_puts_the_unit_on_its_new_square():
    """§5: at the strength it had."""
    b = cavalry("d4-").play("move d4 e5")
    assert b.at("d4") is None
    assert b.at("e5") == "1st_cuirassiers-"
    assert b.where("1st_cuirassiers") == "e5"


def test_only_the_active_players_units_move():
    """§5."""
    b = battle(units={"imperial_guard": "d4"}, foes={"dutch_belgians": "h8"})
    assert b.seat == "one"
    b.refused("move h8 h7")
    b = battle(units={"imperial_guard": "d4"}, foes={"dutch_belgians": "h8"}, active="two")
    assert b.seat == "two"
    assert moves(b) == {"h8 h7", "h8 g8"}


def test_an_empty_square_has_nothing_to_move():
    """§5."""
    infantry().refused("move a1 a2")


def test_any_one_unit_may_be_the_one_that_moves():
    """§4, §5."""
    b = battle(units={"imperial_guard": "a1", "1st_cuirassiers": "h1"}, foes={"dutch_belgians": "h8"})
    assert moves(b) == {"a1 a2", "a1 b1", "h1 h2", "h1 h3", "h1 g1", "h1 g2", "h1 f1"}


def test_a_move_is_compulsory():
    """§4, §5: neither passing nor fighting instead."""
    b = battle(units={"imperial_guard": "d4"}, foes={"dutch_belgians": "d5"}, hand=["imperial_guard.a"])
    assert "done" not in b.legal()
    b.refused("done")
    b.refused("assault imperial_guard.a d5")


def test_only_one_unit_moves():
    """§4, §5: without cards a second move is refused."""
    b = battle(
        units={"imperial_guard": "a1", "1st_cuirassiers": "h1"},
        foes={"dutch_belgians": "h8"},
        hand=["ney", "withdraw"],
    )
    b.play("move a1 a2")
    assert not moves(b)
    b.refused("move h1 h2")
    b.refused("move a2 a3")
    assert pass_until(b, "combat").at("h1") == "1st_cuirassiers"


def shut_in(**more):
    """A French unit that has nowhere to go, at the start of its Discard Phase."""
    return battle(
        units={"imperial_guard": "a1"},
        foes={"1st_foot_guards": "a2", "4th_regiment_of_foot": "b1", "dutch_belgians": "e5"},
        phase="discard",
        **more,
    )


def test_the_phase_is_skipped_when_no_unit_can_move():
    """R1: nothing is lost by it, and combat follows."""
    b = shut_in(hand=[*FIVE[:4], "imperial_guard.a"]).play("done")
    assert b.phase == "combat"
    assert b.seat == "one"
    assert sorted(b.hand("one")) == sorted([*FIVE[:4], "imperial_guard.a"])
    assert "assault imperial_guard.a a2" in b.legal()


def test_lakes_shut_a_unit_in():
    """R1."""
    b = battle(
        units={"1st_cuirassiers": "a1"},
        foes={"dutch_belgians": "h8"},
        rows=ground(a2="L", b1="L"),
        phase="discard",
        hand=FIVE,
    )
    assert b.play("done").phase == "combat"


def test_one_unit_that_can_move_makes_the_move_compulsory():
    """R1, §4."""
    b = battle(
        units={"imperial_guard": "a1", "8th_regiment_legere": "h1"},
        foes={"1st_foot_guards": "a2", "4th_regiment_of_foot": "b1"},
    )
    assert moves(b) == {"h1 h2", "h1 g1"}
    assert "done" not in b.legal()


def test_supply_does_not_help_a_side_that_cannot_move():
    """R1, §5: a second unit moves only after a first one."""
    b = shut_in(hand=FIVE).play("done")
    assert b.phase == "combat"
    assert not kinds(b) & {"supply", "forced-march", "move"}


def test_a_unit_eliminated_earlier_does_not_move():
    """§5: only units on the battlefield do."""
    b = battle(units={"imperial_guard": "d4"}, foes={"dutch_belgians": "h8"})
    assert {text.split()[0] for text in moves(b)} == {"d4"}
