"""Rally, scoring and the end of a battle (C91, C92)."""

from typing import Any

import pytest

from tests.commanders_table import Table, at


def scored(text: str, points: tuple[int, int] = (0, 0), round: int = 1, **more: Any) -> Table:
    return at(text, phase=7, points=points, round=round, **more).run(7)


def test_c91_captures_then_markers_then_majority() -> None:
    """A flag and the majority for White; the capture of the round is paid first."""
    table = at("b1: 1I; b2: 1ix; a3: 1I; c3: 1i", "I b1-b2", points=(9, 0)).run(7)
    assert (table.winner, table.points) == ("white", (10, 0)), "won by the capture, before anything else is paid"


def test_c91_a_flag_before_the_majority() -> None:
    table = scored("a3: 1I; b3: 1i; c3: 1i", (9, 9))
    assert (table.winner, table.points) == ("white", (10, 9))


def test_c91_level_at_ten_the_next_step_decides() -> None:
    table = scored("a3: 1I; a2: 1I; c1: 1i", (9, 9))
    assert (table.winner, table.points) == ("white", (11, 10))


def test_c91_or_the_next_round() -> None:
    table = scored("a3: 1I; c1: 1i", (9, 9))
    assert (table.winner, table.points, table.round) == ("nobody", (10, 10), 2)


def test_c91_ten_points_are_not_enough_if_the_other_has_as_many() -> None:
    table = scored("a1: 1I; c3: 1i", (10, 10))
    assert (table.winner, table.round) == ("nobody", 2)


def test_c91_a_tie_of_sectors_pays_nobody() -> None:
    assert scored("a1: 1I; c3: 1i").points == (0, 0)


def test_c91_more_sectors_pay_one_point() -> None:
    assert scored("a1: 1I; b1: 1I; c3: 1i").points == (1, 0)
    assert scored("a1: 1I; a3: 1i; c3: 1i").points == (0, 1)


@pytest.mark.parametrize(
    ("text", "points", "winner"),
    [
        ("a1: 1I; b1: 1I; c3: 1i", (4, 4), "white"),
        ("a1: 1I; b3: 1i; c3: 1i", (4, 4), "black"),
    ],
)
def test_c91_after_round_10_more_points_win(text: str, points: tuple[int, int], winner: str) -> None:
    table = scored(text, points, round=10)
    assert table.state.over
    assert table.winner == winner


def test_c91_then_more_sectors_held() -> None:
    table = scored("a1: 1I; a2: 1I; b3: 1i", (3, 4), round=10)
    assert (table.winner, table.points) == ("white", (4, 4))


def test_c91_then_more_points_from_captures() -> None:
    """Level in points and sectors; White has taken a unit."""
    table = at("b1: 1I; b2: 1ix; c3: 1i", "I b1-b2", points=(3, 4), round=10).run(7)
    assert (table.winner, table.points) == ("white", (4, 4))


def test_c91_then_more_unrouted_units_left() -> None:
    assert scored("a1: 2I; c3: 1i", (4, 4), round=10).winner == "white"
    assert scored("a1: 1I; r: 3i; c3: 1i", (4, 4), round=10).winner == "black"
    assert scored("a1: 1I; box: 5I; c3: 2i", (4, 4), round=10).winner == "black", "routed units do not count"


def test_c91_then_black() -> None:
    assert scored("a1: 1I; c3: 1i", (4, 4), round=10).winner == "black"


def test_c91_another_number_of_rounds() -> None:
    from engine.commanders.options import Options

    short = scored("a1: 1I; b1: 1I; c3: 1i", round=3, options=Options(rounds=3))
    assert (short.state.over, short.winner) == (True, "white")
    long = scored("a1: 1I; b1: 1I; c3: 1i", round=10, options=Options(rounds=12))
    assert (long.state.over, long.round) == (False, 11)


def test_winning_the_game_says_how_it_ended() -> None:
    assert scored("a3: 1I; c3: 1i", (9, 0)).state.how
    assert scored("a1: 1I; c3: 1i", (4, 4), round=10).state.how


def rallies(text: str, saved: tuple[int, int]) -> set[str]:
    return set(at(text, phase=6, saved=saved).until("rally").legal())


def test_c92_two_routed_of_a_kind_become_one_in_the_reserve() -> None:
    table = at("box: 2I; b1: 1I; b3: 1i", phase=6, saved=(1, 0)).run(6)
    assert table.is_at("r: 1I; b1: 1I; b3: 1i")


def test_c92_infantry_and_cavalry_do_not_mix_and_an_odd_one_stays() -> None:
    assert rallies("box: 3I 1C; b1: 1I; b3: 1i", (5, 0)) == {"rally", "rally 1I"}


def test_c92_any_number_up_to_the_orders_saved() -> None:
    assert rallies("box: 4I 2C; b1: 1I; b3: 1i", (2, 0)) == {
        "rally", "rally 1I", "rally 2I", "rally 1C", "rally 1I 1C"}  # fmt: skip


def test_c92_a_gun_stands_up_where_its_side_holds_the_sector() -> None:
    table = at("b2: 1Ax 1I; a2: 1Ax; b3: 1i", phase=6, saved=(3, 0))
    assert set(table.legal()) == {"rally", "rally A b2"}
    assert table.run(6).is_at("b2: 1A 1I; a2: 1Ax; b3: 1i")


def test_c92_decided_sealed_by_both() -> None:
    table = at("box: 2I 2i; b1: 1I; b3: 1i", phase=6, saved=(1, 1))
    action = table.state.read("rally 1I")
    assert table.state.write(table.state.shown_to(action, 1)) == "rally ?"
    table.play("rally 1I")
    assert table.seat == "black"
    table.play("rally 1I")
    assert table.legal() == ["open rally 1I"]
    assert table.run(6).is_at("r: 1I 1i; b1: 1I; b3: 1i")


def test_c92_asked_even_with_nothing_saved_which_the_other_cannot_know() -> None:
    assert rallies("box: 2I; b1: 1I; b3: 1i", (0, 0)) == {"rally"}


def test_c92_the_other_unit_leaves_the_game() -> None:
    table = at("box: 4I; b1: 1I; b3: 1i", phase=6, saved=(2, 0)).run(7)
    assert table.is_at("r: 2I; b1: 1I; b3: 1i")
    assert table.points == (0, 0)


def test_scoring_phase_spent_condition_and_squares_end() -> None:
    assert scored("a1: 1Is 1Cs; c3: 1isq 1as").is_at("a1: 1I 1C; c3: 1i 1a")
