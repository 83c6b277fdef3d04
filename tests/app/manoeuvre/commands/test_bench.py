import sys

import pytest

from app.manoeuvre.commands import bench
from app.shell.commands.bench import rate
from tests.app.conftest import Call


@pytest.fixture(autouse=True)
def opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured of the opponent takes its time, and is tested on its own."""
    monkeypatch.setattr(bench, "hint_against_greedy", lambda: (2.345, 1.5))
    monkeypatch.setattr(bench, "two_against_one", lambda rounds: 1.0 + rounds / 10)


def test_ratios_to_yardsticks_are_told(call: Call) -> None:
    answer = call("bench", "--rounds", "1", "--ms", "60", "--json")
    assert answer.status == 0
    figures = answer.json
    assert figures["engine_chess_ratio"] > 1
    assert figures["odds_monte_carlo_ratio"] > 1
    assert figures["tables_networkx_ratio"] > 1
    mine, theirs = figures["engine_chess_rates"]
    assert figures["engine_chess_ratio"] == pytest.approx(mine / theirs, rel=0.01)


def test_the_players_own_decisions_are_told_apart_from_chance(call: Call) -> None:
    figures = call("bench", "--rounds", "1", "--ms", "20", "--json").json
    share = figures["engine_player_share"]
    assert 0.3 < share < 0.9
    assert figures["engine_players_chess_ratio"] == pytest.approx(figures["engine_chess_ratio"] * share, abs=0.02)
    again = call("bench", "--rounds", "1", "--ms", "1", "--json").json
    assert again["engine_player_share"] == share


def test_people_get_a_line_a_figure(call: Call) -> None:
    answer = call("bench", "--rounds", "1", "--ms", "1")
    assert answer.status == 0
    assert "python-chess" in answer.out
    assert len(answer.out.splitlines()) == 7
    assert "players' own decisions" in answer.out
    assert "kept answers included" in answer.out
    assert "2.3  first hint, p95, as a multiple of a greedy player's decision (median 1.5)" in answer.out
    assert "1.1  two processes against one" in answer.out


def test_the_opponents_figures_are_told(call: Call) -> None:
    figures = call("bench", "--rounds", "2", "--ms", "1", "--json").json
    assert figures["hint_greedy_p95_ratio"] == pytest.approx(2.345, abs=0.006)
    assert figures["hint_greedy_ratio"] == 1.5
    assert figures["two_processes_ratio"] == 1.2


def test_a_missing_yardstick_is_said(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    answer = call("bench", "--json")
    assert answer.status == 2
    assert answer.json["code"] == "no-yardstick"


def test_a_rate_counts_pieces_of_work() -> None:
    assert rate(lambda: 1000, 0.001) > rate(lambda: 1, 0.001)


def test_the_editors_figures_are_told(call: Call, qapp: object) -> None:
    figures = call("bench", "--editor", "--rounds", "1", "--json").json
    assert figures["stroke_blit_ratio"] > 0
    assert figures["stroke_ms"] < figures["whole_board_ms"]
    assert all(kind["proven"] == 100 for kind in figures["generator"].values())
    told = call("bench", "--editor", "--rounds", "1").out
    assert "a stroke of the brush at 1920x1080" in told
    assert "first proposal" in told
