"""Optional rules: markers, orders by die and courier, morale, custom set-ups (C81 to C84, C87)."""

from fractions import Fraction
from typing import Any

import pytest

from engine.commanders.options import Options
from tests.commanders_table import at, battle, custom, marker

DIE: dict[str, Any] = {"options": Options(die=True)}
COURIERS: dict[str, Any] = {"options": Options(couriers=True)}
BOTH: dict[str, Any] = {"options": Options(die=True, couriers=True)}
MORALE: dict[str, Any] = {"options": Options(morale=True)}

# Markers


@pytest.mark.parametrize(("kind", "value"), [("general", 5), ("flag", 1), ("flag", 3), ("rose", 1), ("rose", 3)])
def test_c81_the_other_side_scores_a_marker_by_holding_its_sector(kind: str, value: int) -> None:
    markers = (marker(kind, "white", "a2", value),)
    assert at("a2: 1i; b1: 1I", phase=7, markers=markers).run(7).points == (0, value)
    assert at("a2: 1I; b3: 1i", phase=7, markers=markers).run(7).points == (0, 0), "never by its owner"
    assert at("a2: 1ix; b1: 1I; r: 1i", phase=7, markers=markers).run(7).points == (1, 0), "not by a routed unit"


def test_c81_a_rose_pays_once_and_is_removed() -> None:
    """O13."""
    table = at("a2: 1i; b1: 1I", phase=7, markers=(marker("rose", "white", "a2", 1),)).run(7)
    assert table.points == (0, 1)
    assert table.run(7).points == (0, 1)


def test_c81_that_a_rose_goes_is_told() -> None:
    table = at("a2: 1i; b1: 1I", phase=7, markers=(marker("rose", "white", "a2", 1),))
    heard: list[Any] = []
    table.state.tell = heard.append
    table.run(7)
    assert any("marker" in str(event) for event in heard)


def test_c81_generals_and_flags_pay_every_round() -> None:
    table = at("a2: 1i; b1: 1I", phase=7, markers=(marker("flag", "white", "a2", 3),)).run(7)
    assert table.run(7).points == (0, 6)


@pytest.mark.parametrize(("kind", "value", "friendly"), [("general", 5, True), ("flag", 1, True), ("rose", 1, False)])
def test_c81_only_generals_and_flags_make_a_sector_friendly(kind: str, value: int, friendly: bool) -> None:
    """Cavalry attacked in b2 retreats to b1 only if that is friendly (C43)."""
    table = at("b2: 1C; b3: 1i", "", "I b3-b2", markers=(marker(kind, "white", "b1", value),))
    while table.verb in ("go", "open"):
        table.play(table.default())
    assert any("retreat" in line for line in table.legal()) is friendly


# The number of orders


def test_c82_a_die_and_six_orders_for_each_side_openly_before_planning() -> None:
    """O1."""
    table = at("a1: 3I; b3: 3i", phase=1, **DIE)
    assert table.seat == "chance"
    assert table.chances() == {f"orders {number}": Fraction(1, 6) for number in range(7, 13)}
    table.play("orders 7")
    assert table.chances() == {f"orders {number}": Fraction(1, 6) for number in range(7, 13)}
    table.play("orders 12")
    for side, number in (("white", 7), ("black", 12)):
        for _ in range(number):
            assert (table.seat, table.verb) in ((side, "order/save"), (side, "save"))
            table.play("save")
    assert table.phase > 1


def test_c82_each_round_anew() -> None:
    table = at("a1: 1I; c3: 1i", phase=7, **DIE).run(7)
    assert (table.round, table.seat) == (2, "chance")


def test_c83_one_more_order_which_must_go_to_the_command_sector() -> None:
    """O3: eleven, of which ten may go anywhere; and what is not written of it does not rally."""
    table = at("a1: 6I; c1: 6I; b1: 1I; box: 4I; b3: 1i", phase=1, **COURIERS)
    for _ in range(6):
        table.play("order I a1-a2")
    late = table.copy()
    table.play("order I b1-b2")
    for _ in range(4):
        table.play("order I c1-c2")
    assert table.seat == "black", "ten elsewhere and one in b1"
    for _ in range(4):
        late.play("order I c1-c2")
    assert (late.seat, late.legal()) == ("white", ["save"])
    late.play("save")
    assert late.until("rally").legal() == ["rally"]


@pytest.mark.parametrize(
    ("sector", "path", "fails"),
    [
        ("b1", "b1-b2", 0), ("a1", "a1-a2", 0), ("c1", "c1-c2", 0), ("b2", "b2-b3", 0), ("r", "r-a1", 0),
        ("a2", "a2-a3", 1), ("c2", "c2-c3", 1), ("b3", "b3-a3", 1), ("a3", "a3-b3", 2), ("c3", "c3-b3", 2),
    ],
)  # fmt: skip
def test_c83_an_order_is_lost_if_the_die_is_below_the_distance(sector: str, path: str, fails: int) -> None:
    """O2."""
    table = at(f"{sector}: 1I; b3: 1ax", f"I {path}", **COURIERS).until("go")
    table.play(f"go I {path}")
    if not fails:
        assert table.seat != "chance"
        return
    for face in range(1, 7):
        twin = table.copy()
        twin.play(next(line for line in twin.legal() if line.endswith(f" {face}")))
        arrived = twin.has(f"{path[-2:]}: 1Is") if face > fails else twin.has(f"{sector}: 1I")
        assert arrived, face


def test_c83_each_unit_rolls_by_itself() -> None:
    """O2: two dice; one fails."""
    table = at("a2: 2C; b3: 1ax", "2C a2-a3", **COURIERS).until("go").play("go 2C a2-a3")
    rolled = 0
    while table.seat == "chance":
        faces = len(table.legal()[0].split()) - 3
        rolled += max(1, faces)
        table.play(next(line for line in table.legal() if line.endswith(" 1")))
        if rolled == 2:
            break
    assert rolled == 2


def test_c83_a_lost_order_leaves_the_unit_unspent_and_is_gone() -> None:
    table = at("a2: 1I; b3: 1ax", "I a2-a3", **COURIERS).until("go").play("go I a2-a3")
    table.play(next(line for line in table.legal() if line.endswith(" 1")))
    assert table.has("a2: 1I")
    assert table.until("go").legal() == ["go"]


def test_c83_a_die_when_an_order_is_first_used_and_not_again() -> None:
    table = at("a2: 1C; b3: 1ax", "C a2-a3-b3 @F", phase=2, **COURIERS).until("go").play("go C a2-a3-b3")
    table.play(next(line for line in table.legal() if line.endswith(" 6")))
    assert table.has("a3: 1C")
    table.until("go", side="white")
    table.play(table.legal()[-1])
    assert table.seat != "chance"


def test_c83_with_an_enemy_in_the_command_sector_distances_run_from_the_reserve() -> None:
    """From r: a1 is 1, a2 is 2, b3 is... four through a1, a2 and a3 or round c, b1 being no longer the way."""
    table = at("b1: 1ax; b2: 1I", "I b2-a2", **COURIERS).until("go").play("go I b2-a2")
    assert table.seat == "chance", "b2 is two steps from the reserve, and one from b1"


def test_c83_and_the_extra_order_is_lost() -> None:
    table = at("b1: 1ax; a1: 6I; b3: 1i", phase=1, **COURIERS)
    for _ in range(10):
        assert table.seat == "white"
        table.play("save")
    assert table.seat == "black"


def test_c83_rallies_need_no_die() -> None:
    table = at("box: 2I; a1: 1I; b3: 1i", phase=6, **COURIERS).run(6)
    assert table.has("r: 1I")


def test_c83_without_a_general_distances_run_from_the_reserve() -> None:
    table = at("b2: 1I; c3: 1ax", "I b2-b3", markers=(), **COURIERS).until("go").play("go I b2-b3")
    assert table.seat == "chance", "b2 is two steps from the reserve"


def test_c83_both_rules_of_orders_together() -> None:
    table = at("b1: 6I; b3: 1i", phase=1, **BOTH).play("orders 7", "orders 7")
    count = 0
    while table.seat == "white":
        table.play("save")
        count += 1
    assert count == 8


# Morale


def test_c84_both_begin_with_15() -> None:
    assert battle("marengo", **MORALE).points == (15, 15)


def test_c84_also_in_a_position_that_says_nothing_of_points() -> None:
    assert at("a1: 1I; c3: 1i", phase=4, **MORALE).points == (15, 15)


def test_c84_what_would_earn_the_enemy_points_costs_its_victim_as_many() -> None:
    """A flag held by White costs Black 1, and the majority moves one from Black to White."""
    table = at("a3: 1I; b3: 1i", phase=7, points=(15, 15), **MORALE).run(7)
    assert table.points == (15, 14)


def test_c84_the_side_with_fewer_sectors_hands_one_over() -> None:
    table = at("a1: 1I; a2: 1I; b3: 1i", phase=7, points=(15, 15), **MORALE).run(7)
    assert table.points == (16, 14)


def test_c84_captures_markers_and_the_majority_in_points() -> None:
    """O4: White loses an infantry and a gun to capture, and Black holds one sector more."""
    table = at(
        "a2: 1Ix; b2: 1Ax; a3: 1i; b3: 1i; c2: 1I", "", "I a3-a2; I b3-b2",
        points=(15, 15), **MORALE,
    ).run(7)  # fmt: skip
    assert table.points == (11, 16)


def test_c84_orders_as_many_as_points_of_which_ten_are_written_the_rest_rally() -> None:
    """O4, next round: Black at 16 writes ten and may rally six more; White at 11 one more."""
    table = at("a1: 12I; box: 20I 20i; b1: 6I; r: 12i", phase=1, points=(11, 16), **MORALE)
    for side in ("white", "black"):
        written = 0
        while table.seat == side and any(line != "save" for line in table.legal()):
            table.play(next(line for line in table.legal() if line != "save"))
            written += 1
        assert written == 10
        while table.seat == side and table.verb == "save":
            table.play("save")
    table.until("rally")
    assert max(int(line.split()[1][:-1]) for line in table.legal() if line != "rally") == 1
    table.play("rally")
    assert max(int(line.split()[1][:-1]) for line in table.legal() if line != "rally") == 6


def test_c84_six_points_six_orders() -> None:
    """O5."""
    table = at("a1: 6I; b1: 6I; b3: 1i; box: 12I", phase=1, points=(6, 15), **MORALE)
    written = 0
    while table.seat == "white":
        table.play(next((line for line in table.legal() if line != "save" and written < 2), "save"))
        written += 1
    assert written == 6
    assert max(int(line.split()[1][:-1]) for line in table.until("rally").legal() if line != "rally") == 4


def test_c84_a_side_at_zero_or_below_has_lost() -> None:
    table = at("b3: 1I; c3: 1i", phase=7, points=(15, 5), **MORALE).run(7)
    assert (table.winner, table.points) == ("white", (15, 0))


def test_c84_if_both_fall_in_the_same_step_the_higher_has_won() -> None:
    table = at("b3: 1I; b1: 1i", phase=7, points=(5, 4), **MORALE).run(7)
    assert (table.winner, table.points) == ("white", (0, -1))


def test_c84_if_level_the_next_step_decides() -> None:
    """Both generals are taken, 0 : 0; then White holds one sector more."""
    table = at("b3: 1I; a2: 1I; b1: 1i", phase=7, points=(5, 5), **MORALE).run(7)
    assert (table.winner, table.points) == ("white", (1, -1))


def test_c84_after_the_last_round_more_points_win() -> None:
    table = at("a1: 1I; c3: 1i", phase=7, points=(12, 13), round=10, **MORALE).run(7)
    assert (table.winner, table.points) == ("black", (12, 13))


# Custom set-ups


def test_c87_six_for_each_home_sector_the_rest_in_reserve_sealed_and_opened_together() -> None:
    """O14."""
    table = custom()
    assert table.seat == "white"
    posts = ("post a1 6I", "post b1 4I 2A", "post c1 2I 4C")
    for line in posts:
        assert line in table.legal()
        action = table.state.read(line)
        assert "I" not in table.state.write(table.state.shown_to(action, 1)).partition(" ")[2].upper().replace("?", "")
        table.play(line)
    assert table.seat == "black"
    assert table.refused("post a1 6I").code
    table.play("post a3 2I 4C", "post b3 4I 2A", "post c3 6I")
    while table.verb not in ("order/save", "order"):
        table.play(table.legal()[0])
    assert table.is_at("a1: 6I; b1: 4I 2A; c1: 2I 4C; r: 8I 4C; a3: 2i 4c; b3: 4i 2a; c3: 6i; r: 8i 4c")


def test_c87_seven_in_a_sector_is_refused_and_so_is_a_fourth_post() -> None:
    table = custom()
    assert table.refused("post a1 7I").code
    assert table.refused("post a1 5I").code
    assert table.refused("post b1 6I").code, "west to east"
    table.play("post a1 6I", "post b1 6I", "post c1 6I")
    assert table.refused("post a2 6I").code


def test_c87_no_more_of_a_kind_than_there_are() -> None:
    table = custom()
    assert table.refused("post a1 3I 3A").code
    table.play("post a1 6C")
    assert table.refused("post b1 6C").code


def test_c87_blacks_view_tells_nothing_of_whites_posts() -> None:
    views = set()
    for line in ("post a1 6I", "post a1 6C", "post a1 4I 2A"):
        table = custom().play(line)
        views.add(str(table.seen_by("black").state))
    assert len(views) == 1


def test_c87_the_composition_of_an_army_can_be_agreed_on() -> None:
    table = custom(armies=((14, 12, 4), (30, 0, 0)))
    table.play("post a1 6C", "post b1 6C", "post c1 2I 4A")
    assert table.legal() == ["post a3 6I"]
