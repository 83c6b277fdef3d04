"""How quick the opponent is: ratios of what was measured, in positions that are decisions about movement."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ai.player import Thought
from app.manoeuvre.developer import bench_opponent
from engine.manoeuvre import tags
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.skirmish import outposts


class Ticking:
    """A player for whom time passes: so much until his first hint, and as much again until he has decided."""

    def __init__(self, now: list[float], seconds: float) -> None:
        self.now = now
        self.seconds = seconds

    def think(self, view: State, halt: object = None, report: Callable[[Thought[Any]], None] | None = None) -> Any:
        self.now[0] += self.seconds
        if report is not None:
            report(Thought(view.legal()[0]))
            self.now[0] += self.seconds
        return Thought(view.legal()[0])


def test_the_first_hint_is_measured_against_a_greedy_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    seconds = {"greedy": 2.0, "general": 3.0}
    monkeypatch.setattr(bench_opponent, "process_time", lambda: now[0])
    monkeypatch.setattr(bench_opponent, "positions", lambda count, seed: [outposts()] * count)
    monkeypatch.setattr(bench_opponent, "bot", lambda name, seed, limits=None: Ticking(now, seconds[name]))
    assert bench_opponent.hint_against_greedy() == pytest.approx((1.5, 1.5))


def test_the_slowest_hints_count_apart_from_the_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(bench_opponent, "process_time", lambda: now[0])
    monkeypatch.setattr(bench_opponent, "positions", lambda count, seed: [outposts()] * count)

    def maker(name: str, seed: int, limits: object = None) -> Ticking:
        return Ticking(now, 1.0 if name == "greedy" or seed > 2 else 5.0)

    monkeypatch.setattr(bench_opponent, "bot", maker)
    tail, middle = bench_opponent.hint_against_greedy()
    assert middle == pytest.approx(1.0)
    assert tail == pytest.approx(5.0)


def test_positions_are_first_moves_of_a_turn_as_the_seat_sees_them() -> None:
    views = bench_opponent.positions(3, 1)
    assert len(views) == 3
    for view in views:
        assert view.stack[-1] == tags.MOVEMENT
        assert not view.moved
        assert view.veiled[1 - view.seat]
        assert len(view.legal()) > 1


def test_two_processes_are_measured_against_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here in threads, which begin at once; both take turns, so two do about as much as one."""
    asked: list[int] = []

    def work(seed: int) -> int:
        asked.append(seed)
        return 10

    monkeypatch.setattr(bench_opponent, "work", work)
    monkeypatch.setattr(bench_opponent, "ProcessPoolExecutor", lambda count, context: ThreadPoolExecutor(count))
    assert bench_opponent.two_against_one(3) > 0.0
    assert len(asked) == 2 + 3 * 3


def test_what_a_process_does_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_opponent, "PLAYOUTS", 2)
    assert bench_opponent.work(1) == bench_opponent.work(1) > 50
