import random
import time

import pytest

from ai.manoeuvre.setup import SetUp, assignment, choose, is_set_up
from engine.manoeuvre import tags
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.setup.arrange import decisions, deployment, open_set_up, played
from tests.table import battle, library


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans without the solver, which other tests ask, so that many battles can be set up."""

    def refuse(*_: object) -> None:
        raise assignment.Unsolved

    monkeypatch.setattr(assignment, "solve", refuse)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"opening_hand": "chosen"}, {"set_up": "quick"}])
def test_every_decision_of_a_set_up_is_legal(seed: int, options: dict[str, str]) -> None:
    seats = [SetUp(seed), SetUp(seed + 1)]
    asked = set()
    for state, action in decisions(open_set_up(seed, **options), lambda view: seats[view.seat].choose(view), seed):
        assert action in state.legal()
        assert is_set_up(state)
        asked.add(state.stack[-1])
    assert asked >= {tags.SECTIONS, tags.NATIONS, tags.NATION, tags.EDGE, tags.DEPLOY}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("id", sorted(library().scenarios))
def test_every_scenario_can_be_set_up(id: str) -> None:
    seats = [SetUp(1), SetUp(2)]
    state = begin(*library().scenario(id).start(library()))
    for here, action in decisions(state, lambda view: seats[view.seat].choose(view), 1):
        assert action in here.legal()


def test_a_set_up_is_planned_quickly() -> None:
    state = deployment(hand=("imperial_guard.a", "ney"))
    seat = SetUp(1)
    started = time.process_time()
    state.do(seat.choose(state))
    assert time.process_time() - started < 5  # about half a second; what is tested is the order of magnitude
    started = time.process_time()
    for _ in range(7):
        state.do(seat.choose(state))
    assert time.process_time() - started < 0.1


def test_the_same_seed_decides_the_same() -> None:
    first, second = ([SetUp(3), SetUp(4)] for _ in range(2))
    assert played(open_set_up(5), lambda view: first[view.seat].choose(view)) == played(
        open_set_up(5), lambda view: second[view.seat].choose(view)
    )


@pytest.mark.usefixtures("quick")
def test_hidden_cards_make_no_difference() -> None:
    state = open_set_up(8)
    seats = [SetUp(3), SetUp(4)]
    twins = [SetUp(3), SetUp(4)]
    rng = random.Random(1)
    for here, action in decisions(state, lambda view: seats[view.seat].choose(view), 8):
        other = here.seen_by(here.seat)
        if here.armies[0].deck:
            other.resample(rng)
        assert twins[here.seat].choose(other.seen_by(here.seat)) == action


@pytest.mark.usefixtures("quick")
def test_one_decision_can_be_made_without_keeping_a_plan() -> None:
    state = deployment()
    for _ in range(8):
        action = choose(state, random.Random(2))
        assert action in state.legal()
        state.do(action)


@pytest.mark.usefixtures("quick")
def test_a_deployment_that_went_another_way_is_planned_anew() -> None:
    state = deployment()
    seat = SetUp(1)
    wanted = seat.choose(state)
    legal = state.legal()
    state.do(next(action for action in legal if action.b in seat.plan.values() and action != wanted))
    for _ in range(7):
        action = seat.choose(state)
        assert action in state.legal()
        state.do(action)


@pytest.mark.usefixtures("quick")
def test_a_judge_has_the_last_word() -> None:
    corner = 0

    def likes_the_corner(state: State) -> float:
        assert all(square >= 0 for square in state.square)
        return float(state.board[corner] == 7)

    state = deployment()
    seat = SetUp(1, judge=likes_the_corner)
    while state.seat == 0 and state.stack[-1] == tags.DEPLOY:
        state.do(seat.choose(state))
    assert state.board[corner] == 7


def test_no_other_decision_is_made() -> None:
    state = battle(units={"imperial_guard": "e4"}, foes={"dutch_belgians": "e7"}).state
    assert not is_set_up(state)
    with pytest.raises(ValueError, match="no decision of the set-up"):
        SetUp(1).choose(state)
