from itertools import pairwise

import pytest

from app.shell.replay.timeline import Course
from engine.battle import after
from engine.manoeuvre import action as act
from engine.manoeuvre.position import CHANCE
from engine.record import Record
from tests.app.shell.replay.battles import course, fought, start

BATTLES = [("first_battle", 1), ("open_battle", 2), ("islands", 3)]


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_steps_hold_every_action_once_and_in_order(scenario: str, seed: int) -> None:
    whole = course(scenario, seed)
    ends = [0]
    for number, step in enumerate(whole.steps, 1):
        assert step.number == number
        assert step.first == ends[-1]
        assert step.end > step.first
        ends.append(step.end)
    assert ends[-1] == whole.actions == len(whole.record.actions)


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_a_course_can_be_stood_on_anywhere(scenario: str, seed: int) -> None:
    whole = course(scenario, seed)
    first = start(whole.record)
    for place in [*range(0, len(whole.steps) + 1, 17), len(whole.steps)]:
        actions = whole.steps[place - 1].end if place else 0
        assert str(whole.state_at(place)) == str(after(whole.record, first, actions))


def test_deeds_lead_from_one_step_to_the_next() -> None:
    whole = course()
    for step in whole.steps[::5]:
        deeds = list(whole.deeds(step))
        assert [deed.entry for deed in deeds] == whole.record.actions[step.first : step.end]
        assert str(deeds[0].before) == str(whole.state_at(step.number - 1))
        assert str(deeds[-1].after) == str(whole.state_at(step.number))
        assert all(one.after.seat == two.before.seat for one, two in pairwise(deeds))


def test_passing_makes_no_step() -> None:
    whole = course()
    for step in whole.steps[:-1]:
        deeds = list(whole.deeds(step))
        assert not all(deed.entry.text == "done" and not deed.events for deed in deeds)


def test_cards_are_drawn_and_units_set_up_in_one_step() -> None:
    whole = course("open_battle", 2)
    dealt = [step for step in whole.steps if step.verb == act.DRAW and not step.turn]
    placed = [step for step in whole.steps if step.verb == act.PLACE]
    assert [step.end - step.first for step in dealt] == [5, 5]
    assert {step.seat for step in dealt} == {0, 1}
    assert [step.end - step.first for step in placed] == [8, 8]
    assert {step.seat for step in placed} == {0, 1}


def test_a_roll_is_the_act_of_whoever_rolls() -> None:
    whole = course()
    rolled = [step for step in whole.steps if step.verb == act.ROLL]
    assert [step.seat for step in rolled] == [roll.seat for roll in whole.ledger.rolls]
    assert all(step.seat < CHANCE for step in rolled)


def test_a_place_is_found_by_the_number_of_actions() -> None:
    whole = course()
    assert whole.place_of(0) == 0
    assert whole.place_of(-1) == len(whole.steps)
    assert whole.place_of(10**6) == len(whole.steps)
    for step in whole.steps:
        assert whole.place_of(step.end) == step.number
        assert whole.place_of(step.first + 1) == step.number


def test_what_was_taken_back_is_left_out() -> None:
    whole = course()
    undone = [entry for entry in whole.record.entries if entry.text == "undo"]
    assert whole.taken_back == len(undone) > 0
    assert all(deed.entry.text != "undo" for step in whole.steps for deed in whole.deeds(step))


def test_giving_up_is_the_last_step() -> None:
    record = fought(most=120)
    record.append(1, "resign")
    whole = Course(record, start(record))
    assert whole.ended_by == record.ending
    assert whole.steps[-1].verb == -1
    assert whole.steps[-1].seat == 1
    assert str(whole.state_at(len(whole.steps))) == str(whole.state_at(len(whole.steps) - 1))


def test_a_battle_can_be_left_before_anything_was_done() -> None:
    record = Record(fought().header)
    whole = Course(record, start(record))
    assert whole.steps == ()
    assert whole.place_of(-1) == whole.place_of(3) == 0
    assert whole.state_at(0).seat == CHANCE


def test_the_course_breaks_off_where_the_record_does_not_fit() -> None:
    record = fought(most=60)
    played = len(record.actions)
    record.append(0, "move a1 h8")
    record.append(0, "done")
    whole = Course(record, start(record))
    assert whole.fault is not None
    assert whole.fault.number == len(record.entries) - 1
    assert whole.actions == played
    assert whole.steps[-1].end == played
    assert whole.ended_by is None
