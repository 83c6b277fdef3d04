"""The golden cases O of Commanders: the optional rules, worked by hand."""

from fractions import Fraction

import pytest

from engine.commanders.options import Options
from tests.commanders_table import TERRAIN, at, custom, marker

COURIERS = Options(couriers=True)
MORALE = Options(morale=True)


def test_o1_orders_by_die() -> None:
    table = at("a1: 1I; b3: 1i", phase=1, options=Options(die=True))
    for _ in range(2):
        assert table.seat == "chance"
        assert table.chances() == {f"orders {number}": Fraction(1, 6) for number in range(7, 13)}
        table.play("orders 9")
    assert table.seat == "white"
    assert "9" in str(table.seen_by("black").state)


@pytest.mark.parametrize(
    ("path", "lowest"),
    [("a1-a2", 1), ("c1-c2", 1), ("b2-b3", 1), ("r-a1", 1), ("a2-a3", 2), ("c2-c3", 2), ("b3-a3", 2), ("a3-b3", 3)],
)
def test_o2_couriers_from_b1(path: str, lowest: int) -> None:
    start, end = path.split("-")
    table = at(f"{start}: 1I; c3: 1ax", f"I {path}", options=COURIERS).until("go").play(f"go I {path}")
    if lowest == 1:
        assert table.seat != "chance"
        assert table.has(f"{end}: 1Is")
        return
    arrived = {}
    for line in table.legal():
        arrived[int(line.split()[-1])] = f"{end}: 1Is" in table.copy().play(line).position
    assert arrived == {face: face >= lowest for face in range(1, 7)}


def test_o2_two_dice_for_two_units() -> None:
    """Both lost, one lost or none: each unit by itself."""
    table = at("a2: 2C; c3: 1ax", "2C a2-a3", options=COURIERS).until("go").play("go 2C a2-a3")
    found: dict[int, Fraction] = {}
    states = [(table, Fraction(1))]
    while states:
        each, chance = states.pop()
        if each.seat != "chance":
            text = each.position
            count = 2 if "a3: 2C" in text else 1 if "a3: 1C" in text else 0
            found[count] = found.get(count, Fraction(0)) + chance
            continue
        for line, part in each.chances().items():
            states.append((each.copy().play(line), chance * part))
    assert found == {0: Fraction(1, 36), 1: Fraction(10, 36), 2: Fraction(25, 36)}


def test_o3_the_eleventh_order_goes_to_the_command_sector_or_nowhere() -> None:
    table = at("a1: 6I; c1: 6I; b1: 1I; box: 4I; b3: 1i", phase=1, options=COURIERS)
    table.play(*["order I a1-a2"] * 6, *["order I c1-c2"] * 4)
    assert (table.seat, table.legal()) == ("white", ["save"])
    assert table.play("save").until("rally").legal() == ["rally"]


def test_o4_morale_lost_and_handed_over() -> None:
    """White loses an infantry and a gun; Black holds five sectors to four."""
    table = at(
        "a2: 1Ix; b2: 1Ax; a3: 1i; b3: 1i; c3: 1i; c2: 1i; a1: 1I; b1: 1I; c1: 1I",
        "",
        "I a3-a2; I b3-b2",
        points=(15, 15),
        options=MORALE,
    ).run(7)
    assert table.points == (11, 16)


def test_o5_as_many_orders_as_points() -> None:
    table = at("a1: 6I; b3: 1i", phase=1, points=(6, 15), options=MORALE)
    asked = 0
    while table.seat == "white":
        table.play("save")
        asked += 1
    assert asked == 6


def test_o6_forest() -> None:
    table = at("a1: 5I; b3: 1i", "5I a1-a2", **TERRAIN).until("go")
    assert "go 3I a1-a2" in table.legal()
    assert "go 4I a1-a2" not in table.legal()


def test_o7_cavalry_and_the_forest() -> None:
    table = at("a1: 1C; b3: 1i", "C a1-a2-a3", phase=2, **TERRAIN)
    assert (table.phase, table.legal()) == (2, ["go"])
    assert table.play("go").run(5).is_at("a2: 1Cs; b3: 1i")


def test_o8_hill() -> None:
    down = at("c3: 1I; b3: 1i", "I c3-b3", **TERRAIN)
    down.run(4, [], ["b3|c3 white 1", "b3|c3 black 1", "b3|c3 white 3", "b3|c3 black 4"])
    assert down.has("b3: 1Is")
    up = at("b3: 1I; c3: 1i", "I b3-c3", **TERRAIN)
    up.run(4, [], ["b3|c3 white 1", "b3|c3 black 1", "b3|c3 white 4", "b3|c3 black 4"])
    assert up.has("b3: 1Is")


def test_o9_obstacles_and_hills() -> None:
    assert len(at("b1: 1A; b2: 1I; b3: 2i", "A b1-b2", phase=3).play("fire b1-b2 2").legal()) == 6
    assert len(at("c3: 1A; b3: 1I; a3: 2i", "A c3-b3", phase=3, **TERRAIN).play("fire c3-b3 2").legal()) == 36


def test_o10_river() -> None:
    assert "go 4I b2-c2" not in at("b2: 5I; b3: 1i", "5I b2-c2", **TERRAIN).until("go").legal()
    assert "go 5I c1-c2" in at("c1: 5I; b3: 1i", "5I c1-c2", **TERRAIN).until("go").legal()


def test_o11_into_the_building() -> None:
    table = at("b1: 3I; b2: 3i", "3I b1-b2", **TERRAIN)
    table.until("shelter", dice=["b1|b2 white 6 6 1", "b1|b2 black 1 1 1"]).play("shelter b2")
    table.run(4, ["white aim b1|b2 1>1; 2>1; 3>2"], ["b1|b2 white 1 1 1"])
    assert table.is_at("b2: 3Is; box: 2i; building: 1i")
    assert table.run(7).points == (0, 0)


@pytest.mark.parametrize(("dice", "destroyed"), [("6 6", True), ("6 5", False), ("6 4", False)])
def test_o12_shelling_a_building(dice: str, destroyed: bool) -> None:
    """+2 - 3 - 1. The case says that two fives would do, which its own sum and C89 do not bear out."""
    table = at("b1: 1A; building: 1i; c1: 1I; c3: 1i", "A b1-b2 @B", phase=3, **TERRAIN)
    table.run(3, ["white fire b1-b2 1 building"], [f"gun b1-b2 {dice}"])
    assert ("building" not in table.position) is destroyed
    assert "taken" not in table.position


def test_o13_a_small_rose() -> None:
    table = at("a2: 1i; b1: 1I", phase=7, markers=(marker("rose", "white", "a2", 1),)).run(7)
    assert table.points == (0, 1)
    assert table.run(7).points == (0, 1)


def test_o14_custom_set_up() -> None:
    table = custom().play("post a1 6I", "post b1 4I 2A", "post c1 2I 4C")
    assert table.refused("post a1 6I").code
    table.play("post a3 2I 4C", "post b3 4I 2A", "post c3 6I")
    while table.seat != "white" or "order" not in table.verb:
        table.play(table.legal()[0])
    assert table.has("r: 8I 4C")
    assert custom().refused("post a1 7I").code
