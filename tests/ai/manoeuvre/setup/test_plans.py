import random
import sys
from itertools import permutations

import pytest

from ai.manoeuvre.setup import assignment, candidates, deployed, plans
from ai.manoeuvre.setup.deployment import problem
from ai.manoeuvre.setup.problem import Group, Pair, Problem, greedy, neighbours, search
from ai.manoeuvre.setup.ratings import worth
from engine.manoeuvre.position import FULL
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.setup.arrange import FRONT, OPEN_FIELD, deployment
from tests.table import army, library

LAKES = ("........",) * 6 + (".L.L.L..", "..L...L.")


def small(seed: int) -> Problem:
    """Four units and six squares, with everything that a problem may hold."""
    rng = random.Random(seed)
    return Problem(
        units=(0, 1, 2, 3),
        squares=(3, 4, 5, 11, 12, 13),
        values=tuple(tuple(rng.randrange(-900, 900) for _ in range(6)) for _ in range(4)),
        power=tuple(rng.randrange(50, 150) for _ in range(4)),
        pairs=tuple(Pair(rng.randrange(3), rng.randrange(3, 6), rng.randrange(8)) for _ in range(5)),
        crowds=tuple(Group(tuple(rng.sample(range(6), 3)), -rng.randrange(900)) for _ in range(4)),
        covers=tuple(Group(tuple(rng.sample(range(6), 2)), rng.randrange(900)) for _ in range(4)),
    )


@pytest.mark.parametrize("seed", range(10))
def test_the_solver_finds_the_best_plan(seed: int) -> None:
    task = small(seed)
    best = max(task.score(plan) for plan in permutations(range(6), 4))
    assert task.score(assignment.solve(task)) == best
    assert task.score(plans.best(task)) == best


@pytest.mark.parametrize("nation", ["france", "india", "tokugawa_shogunate"])
def test_the_solver_is_never_worse_than_swapping(nation: str) -> None:
    task = problem(deployment(nation), 0)
    climbed = search(task)
    assert task.score(plans.best(task)) >= task.score(climbed)
    assert task.score(climbed) >= task.score(greedy(task))


def test_no_swap_makes_a_climbed_plan_better() -> None:
    task = problem(deployment(), 0)
    plan = search(task)
    assert all(task.score(other) <= task.score(plan) for other in neighbours(plan, len(task.squares)))


def test_without_a_solver_swapping_plans_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools.linear_solver", None)
    task = problem(deployment(), 0)
    with pytest.raises(assignment.Unsolved):
        assignment.solve(task)
    assert plans.best(task) == search(task)


def test_candidates_differ_and_the_best_comes_first() -> None:
    view = deployment()
    found = candidates(view)
    task = problem(view, 0)
    scores = [task.score([task.squares.index(plan[unit]) for unit in task.units]) for plan in found]
    assert len(found) > 1
    assert scores[0] == max(scores)
    assert all(found.count(plan) == 1 for plan in found)


def planned(view: State) -> dict[int, int]:
    task = problem(view, view.seat)
    return task.placed(search(task))


@pytest.mark.parametrize("nation", sorted(library().armies))
def test_strong_infantry_stands_in_the_front_row(nation: str) -> None:
    its_army = army(nation)
    plan = planned(deployment(nation))
    infantry = [unit for unit in range(8) if not its_army.cavalry[unit]]
    strongest = sorted(infantry, key=lambda unit: -worth(its_army, unit, FULL).power)[:3]
    assert all(plan[unit] in FRONT for unit in strongest)


@pytest.mark.parametrize("rows", [OPEN_FIELD, LAKES])
@pytest.mark.parametrize("nation", ["france", "ottoman_empire"])
def test_everybody_has_a_way_to_retreat(nation: str, rows: tuple[str, ...]) -> None:
    view = deployment(nation, rows=rows)
    state = deployed(view, planned(view))
    assert all(state.retreats(unit) for unit in range(8))


def test_nobody_is_set_up_where_lakes_shut_him_in() -> None:
    shut_in = ("........",) * 6 + ("L.......", ".L......")
    assert 0 not in planned(deployment(rows=shut_in)).values()


def test_infantry_goes_where_it_can_march() -> None:
    """A lake right ahead costs a detour; with a choice of columns the Guard has none before it."""
    walled = ("........",) * 5 + ("LLL.....", "........", "........")
    assert planned(deployment(rows=walled))[7] & 7 >= 3


def test_the_strongest_do_not_begin_in_a_marsh() -> None:
    guard = planned(deployment())[7]
    bog = list("........")
    bog[guard & 7] = "M"
    assert planned(deployment(rows=(*OPEN_FIELD[:6], "".join(bog), "........")))[7] != guard


def opposite_share(plan: dict[int, int], columns: range) -> float:
    """The strength that a plan puts into some columns."""
    strengths = [unit.full for unit in army("france").units]
    return sum(strengths[unit] for unit, square in plan.items() if square & 7 in columns)


def test_strong_units_face_weak_enemies() -> None:
    """The same eight enemies, once with the strong ones in the west and once in the east."""
    strong_first = sorted(range(8), key=lambda unit: -worth(army("united_states"), unit, FULL).toughness)
    west = {unit: 48 + place for place, unit in enumerate(strong_first)}
    east = {unit: 55 - place for place, unit in enumerate(strong_first)}
    plans_made = [planned(deployment("france", "united_states", foes=foes)) for foes in (west, east)]
    left, right = range(4), range(4, 8)
    assert opposite_share(plans_made[0], right) > opposite_share(plans_made[0], left)
    assert opposite_share(plans_made[1], left) > opposite_share(plans_made[1], right)


def test_a_unit_whose_cards_are_held_counts_for_more() -> None:
    without, with_cards = (problem(deployment(hand=hand), 0) for hand in ((), ("45th_regiment_legere.b",) * 2))
    assert with_cards.power[5] > without.power[5]


def test_units_that_stand_already_are_planned_around() -> None:
    state = deployment()
    whole = planned(state)
    for unit in range(4):
        state.do(next(action for action in state.legal() if action.b == whole[unit]))
    rest = planned(state)
    assert sorted(rest) == [4, 5, 6, 7]
    assert not set(rest.values()) & {whole[unit] for unit in range(4)}
    assert rest == {unit: square for unit, square in whole.items() if unit >= 4}
