"""Where a beaten unit goes (§6.6), with the rulebook's four pictures (G3)."""

import pytest

from tests.engine.manoeuvre.combat.stage import denied, reinforce, stage

LIGHT, LIGNE = "2nd_regiment_legere", "45th_regiment_legere"  # the French of the pictures; the first has 6
FOOT32, FOOT52, DUTCH = "32nd_regiment_of_foot", "52nd_regiment_of_foot", "dutch_belgians"  # 6; 6, a 2d8; 5, a 1d10
PICTURE = {"b6": "W", "c6": "W", "b5": "W", "c5": "W", "d5": "H", "e5": "H", "b4": "W", "c4": "H"}
DIRECTIONS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


def picture(units, foes, attacker=FOOT52, roll=2):
    """The French light infantry on c5, just beaten; the French edge is at the top, as in the pictures.

    6 + 2 for the woods; the 52nd has 6 + 2 for its hill, and 2 makes 10.
    """
    b = stage(units, {LIGHT: "c5"} | foes, one="great_britain", two="france", hand=[f"{attacker}.a"], ground=PICTURE)
    reinforce(b.play(f"assault {attacker}.a c5")).play(f"roll {roll}")
    assert (b.seat, b.phase) == ("two", "choice")
    return b.play("retreat")


def test_first_priority_is_towards_the_own_edge():
    """§6.6, G3.1: there is no other choice, though the rear flank squares are busy with both sides."""
    b = picture({FOOT32: "b6", FOOT52: "d5"}, {LIGNE: "b5"})
    assert b.at("c6") == LIGHT
    assert b.at("c5") == FOOT52


def test_second_priority_is_a_flank():
    """§6.6, G3.2: a friend behind blocks as an enemy would, and one flank is taken."""
    b = picture({FOOT32: "b6", FOOT52: "d5"}, {LIGNE: "c6"})
    assert b.at("b5") == LIGHT
    assert b.at("c5") == FOOT52


def test_third_priority_is_towards_the_enemy_edge():
    """§6.6, G3.3."""
    b = picture({FOOT32: "b5", FOOT52: "d5"}, {LIGNE: "c6"})
    assert b.at("c4") == LIGHT
    assert b.at("c5") == FOOT52


def test_surrounded_unit_is_eliminated():
    """§6.6, G3.4."""
    b = picture({FOOT32: "b5", FOOT52: "d5", DUTCH: "c4"}, {LIGNE: "c6"})
    assert b.where(LIGHT, seat="two") is None
    assert b.losses == (0, 1)


def test_owner_chooses_between_two_open_flanks():
    """§6.6, G3.2 with both flanks open: 5 + 2 for the hill and 2 is one more than 8."""
    b = picture({FOOT32: "b6", DUTCH: "c4"}, {LIGNE: "c6"}, attacker=DUTCH)
    assert (b.seat, b.phase) == ("two", "retreat")
    assert b.legal() == {"retreat-to b5", "retreat-to d5"}
    assert b.play("retreat-to d5").at("d5") == LIGHT
    assert b.at("c5") == DUTCH


def beaten(units, foes=None, *, square="e5", attacker="e4", roll=2, foe_edge="north", **more):
    """The Dutch-Belgians (5) beaten by the French line (7 and 2d6) standing on `attacker`."""
    b = stage(
        {"19th_regiment_legere": attacker} | units,
        {DUTCH: square} | (foes or {}),
        hand=["19th_regiment_legere.b"],
        edges=(OPPOSITE[foe_edge], foe_edge),
        **more,
    )
    square = square.rstrip("-")
    return reinforce(b.play(f"assault 19th_regiment_legere.b {square}")).play(f"roll {roll}")


def towards(direction, square="e5"):
    """The square next to this one on that side."""
    x, y = DIRECTIONS[direction]
    return f"{chr(ord(square[0]) + x)}{int(square[1]) + y}"


def flanks(edge):
    return [towards(side) for side in DIRECTIONS if side not in (edge, OPPOSITE[edge])]


@pytest.mark.parametrize("edge", DIRECTIONS)
def test_every_edge_can_be_home(edge):
    """§3, §6.6: the own edge decides, not the side the attack came from."""
    front = towards(OPPOSITE[edge])
    assert beaten({}, attacker=front, foe_edge=edge).play("retreat").at(towards(edge)) == DUTCH
    for flank in flanks(edge):
        assert beaten({}, attacker=flank, foe_edge=edge).play("retreat").at(towards(edge)) == DUTCH


@pytest.mark.parametrize("edge", DIRECTIONS)
def test_flanks_lie_towards_neither_edge(edge):
    """§6.6."""
    front = towards(OPPOSITE[edge])
    b = beaten({}, {"1st_foot_guards": towards(edge)}, attacker=front, foe_edge=edge).play("retreat")
    assert b.seat == "two"
    assert b.legal() == {f"retreat-to {square}" for square in flanks(edge)}
    assert denied(b, f"retreat-to {towards(edge)}")


@pytest.mark.parametrize("edge", DIRECTIONS)
def test_towards_the_enemy_edge_comes_last(edge):
    """§6.6: only when home and both flanks are shut."""
    one, other = flanks(edge)
    foes = {"1st_foot_guards": towards(edge), FOOT32: other}
    b = beaten({}, foes, attacker=one, foe_edge=edge).play("retreat")
    assert b.at(towards(OPPOSITE[edge])) == DUTCH


@pytest.mark.parametrize("edge", DIRECTIONS)
def test_no_way_out_on_any_edge(edge):
    """§6.6."""
    one, other = flanks(edge)
    units = {"imperial_guard": towards(OPPOSITE[edge])}
    foes = {"1st_foot_guards": towards(edge), FOOT32: other}
    assert beaten(units, foes, attacker=one, foe_edge=edge).play("retreat").losses == (0, 1)


def test_friendly_unit_blocks_the_way_home():
    """§6.6."""
    b = beaten({"imperial_guard": "d5"}, {"1st_foot_guards": "e6"}).play("retreat")
    assert b.at("f5") == DUTCH


def test_enemy_unit_blocks_the_way_home():
    """§6.6."""
    b = beaten({"imperial_guard": "e6", "guard_cavalry": "f5"}).play("retreat")
    assert b.at("d5") == DUTCH


def test_lake_blocks_a_retreat_as_a_unit_does():
    """R9."""
    assert beaten({}, ground={"e6": "L", "d5": "L"}).play("retreat").at("f5") == DUTCH
    b = beaten({}, ground={"e6": "L", "d5": "L", "f5": "L"}).play("retreat")
    assert b.losses == (0, 1)


def test_own_map_edge_sends_the_unit_to_the_flank():
    """§6.6: on the last rank there is nothing behind."""
    rest = ("a7", "b7", "c7", "d7")
    b = beaten({}, square="e8", attacker="e7", foe_rest=rest).play("retreat")
    assert b.legal() == {"retreat-to d8", "retreat-to f8"}
    assert b.play("retreat-to f8").at("f8") == DUTCH


def test_corner_leaves_one_flank():
    """§6.6."""
    b = beaten({}, square="h8", attacker="h7", foe_rest=("a7", "b7", "c7", "d7")).play("retreat")
    assert b.at("g8") == DUTCH


def test_corner_with_its_flank_taken_opens_the_way_forward():
    """§6.6: home and one flank are off the map."""
    b = beaten({}, square="h8", attacker="g8", foe_rest=("a7", "b7", "c7", "d7")).play("retreat")
    assert b.at("h7") == DUTCH


def test_corner_can_be_a_trap():
    """§6.6."""
    b = beaten({"imperial_guard": "h7"}, square="h8", attacker="g8", foe_rest=("a7", "b7", "c7", "d7"))
    assert b.play("retreat").losses == (0, 1)


@pytest.mark.parametrize("terrain", ".FHMTW")
def test_no_terrain_but_a_lake_hinders_a_retreat(terrain):
    """§6.6, G3; marsh and field are one square away like any other."""
    assert beaten({}, ground={"e6": terrain}).play("retreat").at("e6") == DUTCH


def test_retreat_is_one_square_even_for_cavalry():
    """§6.6."""
    b = stage({"19th_regiment_legere": "e4"}, {"9th_queens_royal_lancers": "e5"}, hand=["19th_regiment_legere.b"])
    reinforce(b.play("assault 19th_regiment_legere.b e5")).play("roll 2", "retreat")  # 9 against 7
    assert b.at("e6") == "9th_queens_royal_lancers"


def test_owner_picks_the_flank_even_when_the_attacker_chose_the_retreat():
    """§6.1 step 7, §6.6: 7 + 3 is twice 5."""
    b = beaten({}, {"1st_foot_guards": "e6"}, roll=3)
    assert b.seat == "one"
    b.play("retreat")
    assert b.seat == "two"
    assert b.legal() == {"retreat-to d5", "retreat-to f5"}


def test_defender_may_choose_an_impossible_retreat():
    """R13: 7 + 2 against 5."""
    b = beaten({"imperial_guard": "d5", "guard_cavalry": "f5"}, {"1st_foot_guards": "e6"})
    assert b.seat == "two"
    assert b.legal() == {"retreat", "hit"}
    assert b.copy().play("hit").at("e5") == f"{DUTCH}-"
    b.play("retreat")
    assert b.where(DUTCH, seat="two") is None


def test_attacker_may_choose_an_impossible_retreat():
    """§6.6, R13: 7 + 3 is twice 5."""
    b = beaten({"imperial_guard": "d5", "guard_cavalry": "f5"}, {"1st_foot_guards": "e6"}, roll=3)
    assert b.seat == "one"
    assert b.legal() == {"retreat", "hit"}
    b.play("retreat")
    assert b.losses == (0, 1)
    assert b.at("e5") == "19th_regiment_legere"


def test_three_times_the_defence_hits_first_and_then_drives_back():
    """R14: 7 + 8 is three times 5."""
    assert beaten({}, roll=8).at("e6") == f"{DUTCH}-"


def test_three_times_the_defence_eliminates_a_reduced_unit():
    """R14: 7 + 2 is three times 3; the hit kills, so nobody retreats."""
    b = beaten({}, square="e5-", roll=2)
    assert b.where(DUTCH, seat="two") is None
    assert b.losses == (0, 1)


def test_three_times_the_defence_eliminates_a_full_unit_that_cannot_go():
    """§6.6, R14."""
    b = beaten({"imperial_guard": "d5", "guard_cavalry": "f5"}, {"1st_foot_guards": "e6"}, roll=8)
    assert b.losses == (0, 1)
    assert b.at("e5") == "19th_regiment_legere"


def test_three_times_the_defence_leaves_the_flank_to_the_owner():
    """§6.6, R14."""
    b = beaten({}, {"1st_foot_guards": "e6"}, roll=8)
    assert b.seat == "two"
    assert b.legal() == {"retreat-to d5", "retreat-to f5"}
    assert b.play("retreat-to d5").at("d5") == f"{DUTCH}-"


def test_retreating_unit_may_end_next_to_other_enemies():
    """§6.6: only the square itself must be free."""
    assert beaten({"imperial_guard": "e7", "guard_cavalry": "d6"}).play("retreat").at("e6") == DUTCH


def test_redoubt_does_not_follow_its_unit():
    """§9.2, R32."""
    b = beaten({}, {"1st_foot_guards": "c5"}, redoubts=["e5", "c5"], roll=3)  # 7 + 3 > 5 + 3
    assert b.play("retreat").redoubts == {"c5"}
