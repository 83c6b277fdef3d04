"""What had to be ruled while Commanders was built (C94 to C101)."""

from engine.commanders.notation import front_name
from tests.commanders_table import TERRAIN, at, fought


def test_c94_lines_of_an_encounter_are_named_by_their_arrows() -> None:
    table = at("b1: 1I; a2: 1I; b3: 1i", "I b1-b2; I a2-b2", "I b3-b2").until("roll")
    assert [front_name(table.state, i, 0) for i in range(2)] == ["b1-b2", "a2-b2"]
    assert front_name(table.state, 0, 1) == "b3-b2"
    alone = at("a1: 1I; a3: 1i", "I a1-a2", "I a3-a2").until("roll")
    assert front_name(alone.state, 0, 0) == "a2"


def test_c94_a_second_act_is_written_again() -> None:
    table = at("c1: 2C; b3: 1i", "2C c1-c2-b2 @F", phase=2).run(2).until("go")
    assert table.legal() == ["go", "go C again c2-b2", "go 2C again c2-b2"]
    assert table.state.read("go 2C c1-c2-b2") == table.state.read("go 2C again c2-b2")
    assert table.state.read("go C c2-b2") == table.state.read("go C again c2-b2")


def test_c95_the_least_left_to_do_is_lost_first() -> None:
    """Of two cavalry one has a second step to make; one is routed, and the other may go on."""
    table = at("c1: 2C; c2: 1i; b3: 1i", "C c1-c2; C c1-c2-b2", phase=2).until("go").play("go C c1-c2; C c1-c2-b2")
    table.run(2, ["black react c2"], ["c1|c2 black 6", "c1|c2 white 6", "c1|c2 black 1"])
    assert table.has("c2: 1C")
    assert "go C again c2-b2" in table.until("go").legal()


def test_c95_cavalry_that_has_scored_enters_first() -> None:
    table = at("a1: 2C; a2: 1i 1ix; c3: 1i", "2C a1-a2 @F", phase=2)
    decide = ["black react a2", "white aim a1|a2 2>2"]
    table.until("advance", decide, ["a1|a2 black 1", "a1|a2 white 6 1", "a1|a2 black 1"])
    table.play("advance a2 1C").until("go")
    assert table.has("a2: 1C")
    assert table.has("a1: 1Cs")


def test_c96_whoever_withdrew_makes_prisoners() -> None:
    """The second infantry shoots the routed one and withdraws; the first loses its melee."""
    table = fought(
        "a1: 2I; a2: 1i 1ix", "2I a1-a2", "", "a1|a2 white 4 4", "a1|a2 black 1", "a1|a2 white 1", "a1|a2 black 6",
        decide=["white aim a1|a2 2>2", "white withdraw a1|a2 1I"],
    )  # fmt: skip
    assert table.is_at("a1: 1Is; a2: 1i; box: 1I; taken: 1i")


def test_c97_infantry_outside_goes_before_the_garrison() -> None:
    table = at("b2: 1I; building: 1I; a3: 1i", "I b2-b1", **TERRAIN).run(4)
    assert table.is_at("b1: 1Is; building: 1I; a3: 1i")
    table = at("b2: 1I; building: 1I; a3: 1i", "2I b2-b1", **TERRAIN).run(4)
    assert table.is_at("b1: 2Is; a3: 1i")


def test_c97_the_garrison_leaves_by_moves_and_not_by_attacks() -> None:
    table = at("building: 1I; b3: 1i", "I b2-b3", **TERRAIN).run(4)
    assert table.is_at("building: 1I; b3: 1i")
    assert "go I b2-b3" in table.until("go").legal()


def test_c98_an_idle_infantry_goes_in_first() -> None:
    """Two attack three: the third is idle, and goes inside; the two in the line fight on."""
    table = at("b1: 2I; b2: 3i", "2I b1-b2", **TERRAIN)
    table.until("shelter", (), ["b1|b2 white 1 1", "b1|b2 black 1 1"]).play("shelter b2")
    assert table.has("building: 1i")
    assert len(table.state.fronts[0].line[1]) == 2


def test_c98_a_garrison_under_attack_fights_nobody_else() -> None:
    table = at("b2: 1I; b3: 1i; building: 1i", "I b2-b2", "I b3-b2", **TERRAIN).until("roll")
    names = [front_name(table.state, i, 0) for i in range(len(table.state.fronts))]
    assert "b2|b2" in names
    assert "building" not in names


def test_c99_shelling_takes_both_dice_of_one_gun() -> None:
    blocked = at("a2: 1A; b2: 1i; a1: 1i", "A a2-b2", phase=3, board="B").until("fire")
    assert not any("building" in line for line in blocked.legal()), "without terrain there is none"
    far = at("b1: 1i; c2: 1i", "", "", phase=3, **TERRAIN)
    assert far.phase != 3 or far.verb != "fire"
    two = at("b1: 2A; building: 1i; c3: 1i", "2A b1-b2", phase=3, **TERRAIN).play(
        "fire b1-b2 1 building; b1-b2 1 building"
    )
    two.play("roll gun b1-b2 6 1", "roll gun b1-b2 1 6")
    assert two.has("building: 1i"), "one hit of each gun is not two of one"


def test_c100_spent_units_take_the_road_first() -> None:
    table = at("b1: 1I 1Is; c3: 1i", "I b1-a1", phase=5, **TERRAIN)
    table.until("road").play("road I b1-b2").run(5)
    assert table.has("b2: 1Is")
    assert table.has("a1: 1Is"), "and the other goes by its order"


def test_c101_a_sector_with_an_enemy_inside_is_friendly_to_nobody() -> None:
    state = at("b2: 2I; building: 1i; c3: 1i", phase=4, **TERRAIN).state
    assert not state.friendly(0, 4)
    assert not state.controls(0, 4)
    assert state.holds(0, 4)
