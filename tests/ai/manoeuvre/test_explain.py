"""Why a plan is played: its odds, what both sides may expect to lose, and a reply that could be given."""

from typing import Any

import pytest

from ai.manoeuvre import outcomes
from ai.manoeuvre.explain import lines, text
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.plans import Plan, Planner
from ai.player import Line, never
from engine.game import Refusal
from engine.manoeuvre import tags
from engine.manoeuvre.action import ROLLS
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.skirmish import BRITISH, FRENCH, outposts
from tests.ai.manoeuvre.test_plans import clash, planned, planner

BOMBARD = "bombard 8th_regiment_legere.d c6"
SOME = 4


def explained(view: State) -> dict[str, Line]:
    """Every plan of a decision as it stands, by its action."""
    its = planner(view)
    return {line.actions[0]: line for line in lines(its, planned(its))}


def guns(foe: str = "c6", **more: Any) -> State:
    """One card, and one target two squares away, a regiment of strength 7 or, reduced, 3."""
    units = FRENCH | {"8th_regiment_legere": "c4"}
    foes = BRITISH | {"4th_regiment_of_foot": foe, "1st_foot_guards": "d7"}
    return outposts(phase="combat", hand=["8th_regiment_legere.d"], units=units, foes=foes, **more)


def playable(state: State, told: tuple[str, ...], mover: int) -> bool:
    """Whether some dice lead through all these actions within one turn; they are not told."""
    if not told:
        return True
    if state.seat == NOBODY or state.active != mover:
        return False
    if state.seat == CHANCE:
        if state.stack[-1] == tags.CLASH:
            rolls = [ROLLS[roll] for _, roll, _ in Results().clash(state)]
        else:
            rolls = [roll for roll, _ in outcomes.of_roll(state)]
        return any(playable(_after(state, roll), told, mover) for roll in rolls)
    try:
        return playable(_after(state, state.read(told[0])), told[1:], mover)
    except Refusal:
        return False


def _after(state: State, action: Any) -> State:
    twin = state.copy()
    twin.apply(action)
    return twin


def looked_at(seed: int) -> tuple[Planner, list[Plan]]:
    its = planner(clash(seed))
    return its, its.deepen(planned(its), SOME, never)[:SOME]


def test_a_bombardment_takes_a_step_as_often_as_it_hits() -> None:
    """One d10 must beat 7: three faces of ten do."""
    line = explained(guns())[BOMBARD]
    assert line.odds == pytest.approx((0.7, 0.3))
    assert line.own_losses == 0.0
    assert line.enemy_losses == pytest.approx(0.3)
    assert 0.0 < line.win < 1.0


def test_cover_counts_in_what_may_be_expected() -> None:
    """On a town's square a regiment of strength 3 and a bonus is beaten by fewer faces than in the open."""
    rows = ["........"] * 8
    rows[2] = "..T....."
    in_town = explained(guns("c6-", rows=rows))[BOMBARD]
    in_the_open = explained(guns("c6-"))[BOMBARD]
    assert in_the_open.enemy_losses == pytest.approx(0.7)
    assert 0.0 < in_town.enemy_losses < 0.7


def test_who_does_not_fight_has_no_odds_and_loses_nothing() -> None:
    line = explained(guns())["done"]
    assert line.odds == ()
    assert (line.own_losses, line.enemy_losses) == (0.0, 0.0)


@pytest.mark.parametrize("seed", range(6))
def test_every_line_has_a_chance_to_win_and_odds_that_add_up(seed: int) -> None:
    its, plans = looked_at(seed)
    found = lines(its, plans)
    assert [line.win for line in found] == [plan.win for plan in plans]
    for line, plan in zip(found, plans, strict=True):
        assert line.actions[0] == its.view.write(plan.action)
        assert 0.0 <= line.win <= 1.0
        assert not line.odds or sum(line.odds) == pytest.approx(1.0)
        assert -8.0 <= line.own_losses <= 8.0
        assert -8.0 <= line.enemy_losses <= 8.0
        assert text(line)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_of_a_plan_can_be_played(seed: int) -> None:
    its, plans = looked_at(seed)
    for line in lines(its, plans):
        assert playable(its.view, line.actions, its.view.seat), line.actions


@pytest.mark.parametrize("seed", range(6))
def test_the_reply_that_is_feared_can_be_played(seed: int) -> None:
    its, plans = looked_at(seed)
    other = 1 - its.view.seat
    numbers = its.view.armies[other].number_of
    for line, plan in zip(lines(its, plans), plans, strict=True):
        state = plan.prospects[0][2].start.copy()
        state.hand[other] = sorted(numbers[word] for told in line.reply for word in told.split() if word in numbers)
        assert playable(state, line.reply, other), line.reply


def test_explaining_changes_no_plan() -> None:
    its, plans = looked_at(1)
    before = [(plan.action, plan.win) for plan in plans]
    lines(its, plans)
    assert [(plan.action, plan.win) for plan in plans] == before


def test_a_line_in_words_says_only_what_there_is_to_say() -> None:
    assert text(Line(("done",), 0.5)) == "done: 50 % to win"


def test_the_chance_of_a_hit_is_told_of_a_bombardment() -> None:
    told = text(explained(guns())[BOMBARD]).splitlines()
    assert told[0].startswith(f"{BOMBARD}, done")
    assert told[1] == "the dice: 30 % for the highest result"
    assert told[2] == "expected to lose 0.0 steps and to take 0.3"
    assert told[3].startswith("feared reply: move ")
