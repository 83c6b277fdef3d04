"""How much thought is left: a decision takes its share of what the turn has not spent, and stops when told to."""

import pytest

from ai import clock
from ai.clock import Clock
from ai.player import Limits, never


class Counter:
    """Stands for the nodes of a search."""

    def __init__(self) -> None:
        self.nodes = 0

    def __call__(self) -> int:
        return self.nodes


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The processor's clock, which goes when the test says so."""
    now = [100.0]
    monkeypatch.setattr(clock, "process_time", lambda: now[0])
    return now


def allowed(its_clock: Clock, share: float) -> int:
    """How many nodes a decision may take that gets this share."""
    counter = Counter()
    over = its_clock.until(share, counter, never)
    while not over():
        counter.nodes += 1
    return counter.nodes


@pytest.mark.parametrize(("share", "nodes"), [(1.0, 100), (0.7, 70), (0.5, 50), (0.25, 25)])
def test_a_decision_has_its_share_of_the_nodes(share: float, nodes: int) -> None:
    assert allowed(Clock(Limits(nodes=100)), share) == nodes


def test_a_later_decision_has_its_share_of_what_is_left() -> None:
    its_clock = Clock(Limits(nodes=100))
    its_clock.spend(0.0, 60)
    assert allowed(its_clock, 0.5) == 20
    its_clock.spend(0.0, 20)
    assert allowed(its_clock, 0.5) == 10


def test_who_has_spent_too_much_has_nothing_left() -> None:
    its_clock = Clock(Limits(nodes=100))
    its_clock.spend(0.0, 250)
    assert allowed(its_clock, 0.5) == 0


def test_a_new_turn_begins_anew() -> None:
    its_clock = Clock(Limits(nodes=100))
    its_clock.spend(3.0, 90)
    its_clock.reset()
    assert allowed(its_clock, 0.5) == 50
    assert its_clock.seconds == 0.0


def test_seconds_are_shared_out_like_nodes(watch: list[float]) -> None:
    its_clock = Clock(Limits(seconds=10.0))
    its_clock.spend(2.0, 0)
    over = its_clock.until(0.5, Counter(), never)
    watch[0] += 3.9
    assert not over()
    watch[0] += 0.2
    assert over()


def test_time_spent_before_a_decision_is_not_its_own(watch: list[float]) -> None:
    watch[0] += 1000.0
    assert not Clock(Limits(seconds=1.0)).until(0.5, Counter(), never)()


def test_whichever_of_two_limits_comes_first_ends_it(watch: list[float]) -> None:
    counter = Counter()
    over = Clock(Limits(seconds=1.0, nodes=100)).until(1.0, counter, never)
    assert not over()
    counter.nodes = 100
    assert over()
    counter.nodes = 0
    watch[0] += 1.0
    assert over()


def test_without_limits_there_is_no_end(watch: list[float]) -> None:
    counter = Counter()
    its_clock = Clock(Limits())
    its_clock.spend(1e6, 10**9)
    over = its_clock.until(0.1, counter, never)
    counter.nodes = 10**9
    watch[0] += 1e6
    assert not over()


@pytest.mark.parametrize("limits", [Limits(), Limits(nodes=100), Limits(seconds=100.0)])
def test_halt_ends_it_at_once(limits: Limits) -> None:
    asked = [False]
    over = Clock(limits).until(1.0, Counter(), lambda: asked[0])
    assert not over()
    asked[0] = True
    assert over()
