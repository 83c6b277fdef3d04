"""The way a turn is expected to go, followed to all its ends."""

import pytest

from ai.manoeuvre.expected_line import ExpectedLine, follow
from tests.ai.manoeuvre.positions_of_judgement.position import Position
from tests.ai.manoeuvre.test_explain import guns, playable
from tests.ai.manoeuvre.test_turn import each_decisive, search


@each_decisive
def test_the_ends_of_a_turn_are_worth_together_what_the_turn_is_worth(position: Position) -> None:
    state = position.begin().play(*position.play).state
    turn = search(state)
    course = ExpectedLine()
    follow(turn, state.copy(), 1.0, course, True)
    assert sum(likely for likely, _ in course.ends) == pytest.approx(1.0)
    assert sum(likely * turn.leaf(end) for likely, end in course.ends) == pytest.approx(turn.value(state.copy()))
    assert all(end.over or end.active != state.active for _, end in course.ends)


@each_decisive
def test_what_is_told_of_a_turn_can_be_played(position: Position) -> None:
    state = position.begin().play(*position.play).state
    course = ExpectedLine()
    follow(search(state), state.copy(), 1.0, course, True)
    assert course.line
    assert playable(state, tuple(course.line), state.active)


def test_the_odds_of_the_first_roll_are_told() -> None:
    view = guns()
    course = ExpectedLine()
    follow(search(view), view.copy(), 1.0, course, True)
    assert course.line[0].startswith("bombard")
    assert len(course.odds) == 2
    assert sum(course.odds) == pytest.approx(1.0)
    assert {round(likely, 9) for likely, _ in course.ends} == {round(odds, 9) for odds in course.odds}


def test_a_course_that_is_not_to_be_told_says_nothing() -> None:
    view = guns()
    course = ExpectedLine()
    follow(search(view), view.copy(), 1.0, course, False)
    assert course.ends
    assert (course.line, course.odds) == ([], ())
