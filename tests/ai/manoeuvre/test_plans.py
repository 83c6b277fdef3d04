"""Plans compared by the replies they meet: an answer at any time, the best first, and none passed over was better."""

import random
from collections.abc import Callable
from itertools import count, pairwise

import pytest

from ai.manoeuvre.beliefs import Beliefs
from ai.manoeuvre.evaluation import MOVING, Judge
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.plans import Plan, Planner
from ai.manoeuvre.weights import shipped
from ai.player import never
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.skirmish import outposts
from tests.table import army, battle, library

WIDTH = 4
LEAVES = 3
SOME = 6


def planner(view: State, hands: int = 8, exact: bool = False) -> Planner:
    """Somebody who guesses at so many hands, the same ones every time."""
    judge = Judge(view.armies, shipped())
    worth = judge.worths(view, 1 - view.seat, MOVING)
    worlds = Beliefs().worlds(view, view.seat, worth, hands, random.Random(5))
    return Planner(judge, Results(), view, worlds, WIDTH, LEAVES, faith=1.0, exact=exact)


def planned(its: Planner, over: Callable[[], bool] = never) -> list[Plan]:
    return its.plans(its.turn.options(its.view), over)


def looked_at(view: State, over: Callable[[], bool] = never, most: int = SOME, hands: int = 8) -> list[Plan]:
    its = planner(view, hands)
    return its.deepen(planned(its), most, over)


def after(calls: int) -> Callable[[], bool]:
    """Time that is up when it has been asked for so often."""
    asked = count(1)
    return lambda: next(asked) > calls


def clash(seed: int) -> State:
    """Four units a side, mixed in the middle of the plain, with three cards, in one of two phases."""
    rng = random.Random(seed)
    squares = [f"{file}{rank}" for file in "bcdefg" for rank in range(3, 7)]
    rng.shuffle(squares)
    armies = [army(name) for name in rng.sample(sorted(library().armies), 2)]
    units = [{unit.id: squares.pop() + rng.choice(("", "-")) for unit in rng.sample(its.units, 4)} for its in armies]
    cards = [its.cards[card].id for its in armies for card in rng.sample(its.deck, 3)]
    table = battle(
        one=armies[0].id,
        two=armies[1].id,
        units=units[0],
        foes=units[1],
        hand=cards[:3],
        foe_hand=cards[3:],
        phase=("combat", "movement")[seed % 2],
        losses=(4, 4),
    )
    return table.state.seen_by(0)


each_clash = pytest.mark.parametrize("view", [clash(seed) for seed in range(6)], ids=range(6))


def unpruned(view: State) -> dict[str, float]:
    """What each of the plans is worth if all replies to all of them are looked at."""
    its = planner(view)
    found = {}
    for plan in planned(its)[:SOME]:
        its.open(plan)
        stands = sum(likely * value for likely, value, _ in plan.prospects)
        replied = sum(likely * prospect.value() for likely, _, prospect in plan.prospects)
        found[view.write(plan.action)] = plan.value + (replied - stands) / plan.seen
    return found


@each_clash
def test_plans_come_best_first_and_each_once(view: State) -> None:
    its = planner(view)
    options = its.turn.options(view)
    found = its.plans(options, never)
    assert sorted(plan.number for plan in found) == list(range(len(options)))
    assert all(plan.action == options[plan.number] for plan in found)
    assert all(better.value >= worse.value for better, worse in pairwise(found))
    assert all(0.0 <= plan.value <= 1.0 for plan in found)


@each_clash
def test_a_look_at_the_replies_leaves_the_best_first(view: State) -> None:
    found = looked_at(view)
    assert {plan.number for plan in found} == {plan.number for plan in planned(planner(view))}
    assert all(better.win >= worse.win for better, worse in pairwise(found[:SOME]))
    assert all(plan.course is not None for plan in found[:SOME])


@each_clash
def test_what_is_passed_over_is_never_the_best(view: State) -> None:
    """A plan is left as soon as it can be seen to be no better than another (Star2), and not made out to be worse."""
    true = unpruned(view)
    found = looked_at(view)
    assert found[0].win == pytest.approx(max(true.values()), abs=1e-9)
    assert true[view.write(found[0].action)] == pytest.approx(max(true.values()), abs=1e-9)
    for plan in found[:SOME]:
        assert plan.win >= true[view.write(plan.action)] - 1e-9


def test_without_any_time_there_is_an_answer() -> None:
    view = outposts()
    its = planner(view)
    found = planned(its, lambda: True)
    assert len(found) == 1
    assert its.deepen(found, SOME, lambda: True) == found
    assert found[0].action in view.legal()


def test_an_exact_look_without_time_says_nothing() -> None:
    its = planner(outposts(), exact=True)
    assert its.deepen(planned(its), SOME, lambda: True) == []


@pytest.mark.parametrize("calls", [0, 1, 2, 4])
def test_when_time_is_up_the_best_of_those_looked_at_comes_first(calls: int) -> None:
    found = looked_at(outposts(), after(calls))
    seen = [plan for plan in found if plan.course is not None]
    assert 0 < len(seen) < SOME
    assert found[: len(seen)] == seen
    assert seen[0].win == max(plan.win for plan in seen)
    assert {plan.number for plan in found} == set(range(len(found)))


@pytest.mark.parametrize("hands", [1, 2, 3, 16, 48])
def test_any_number_of_hands_can_be_guessed_at(hands: int) -> None:
    assert 0.0 <= looked_at(outposts(), hands=hands)[0].win <= 1.0


@pytest.mark.parametrize("most", [1, 2, 3, 1000])
def test_so_many_plans_are_looked_at_as_are_asked_for(most: int) -> None:
    found = looked_at(outposts(), most=most)
    assert len([plan for plan in found if plan.course is not None]) == min(most, len(found))


def test_the_ends_of_a_plan_are_as_likely_as_they_can_be_together() -> None:
    its = planner(outposts(phase="combat"))
    for plan in planned(its):
        its.open(plan)
        assert plan.course is not None
        assert sum(likely for likely, _ in plan.course.ends) == pytest.approx(1.0)
        assert plan.seen == pytest.approx(sum(likely for likely, _, _ in plan.prospects))
        assert 0 < len(plan.prospects) <= LEAVES


def test_looking_is_counted_and_changes_nothing() -> None:
    view = outposts()
    before = str(view)
    its = planner(view)
    plans = planned(its)
    nodes = its.nodes
    assert nodes > 0
    its.deepen(plans, SOME, never)
    assert its.nodes > nodes
    assert str(view) == before
