from itertools import pairwise

import pytest

from app.shell.replay.timeline import Timeline
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
    for number, frame in enumerate(whole.frames, 1):
        assert frame.number == number
        assert frame.first == ends[-1]
        assert frame.end > frame.first
        ends.append(frame.end)
    assert ends[-1] == whole.actions == len(whole.record.actions)


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_a_course_can_be_stood_on_anywhere(scenario: str, seed: int) -> None:
    whole = course(scenario, seed)
    first = start(whole.record)
    for place in [*range(0, len(whole.frames) + 1, 17), len(whole.frames)]:
        actions = whole.frames[place - 1].end if place else 0
        assert str(whole.state_at(place)) == str(after(whole.record, first, actions))


def test_deeds_lead_from_one_step_to_the_next() -> None:
    whole = course()
    for frame in whole.frames[::5]:
        steps = list(whole.steps(frame))
        assert [step.entry for step in steps] == whole.record.actions[frame.first : frame.end]
        assert str(steps[0].before) == str(whole.state_at(frame.number - 1))
        assert str(steps[-1].after) == str(whole.state_at(frame.number))
        assert all(one.after.seat == two.before.seat for one, two in pairwise(steps))


def test_passing_makes_no_step() -> None:
    whole = course()
    for frame in whole.frames[:-1]:
        steps = list(whole.steps(frame))
        assert not all(step.entry.text == "done" and not step.events for step in steps)


def test_cards_are_drawn_and_units_set_up_in_one_step() -> None:
    whole = course("open_battle", 2)
    dealt = [frame for frame in whole.frames if frame.kind == act.DRAW and not frame.turn]
    placed = [frame for frame in whole.frames if frame.kind == act.PLACE]
    assert [frame.end - frame.first for frame in dealt] == [5, 5]
    assert {frame.seat for frame in dealt} == {0, 1}
    assert [frame.end - frame.first for frame in placed] == [8, 8]
    assert {frame.seat for frame in placed} == {0, 1}


def test_a_roll_is_the_act_of_whoever_rolls() -> None:
    whole = course()
    rolled = [frame for frame in whole.frames if frame.kind == act.ROLL]
    assert [frame.seat for frame in rolled] == [roll.seat for roll in whole.ledger.rolls]
    assert all(frame.seat < CHANCE for frame in rolled)


def test_a_place_is_found_by_the_number_of_actions() -> None:
    whole = course()
    assert whole.place_of(0) == 0
    assert whole.place_of(-1) == len(whole.frames)
    assert whole.place_of(10**6) == len(whole.frames)
    for frame in whole.frames:
        assert whole.place_of(frame.end) == frame.number
        assert whole.place_of(frame.first + 1) == frame.number


def test_what_was_taken_back_is_left_out() -> None:
    whole = course()
    undone = [entry for entry in whole.record.entries if entry.text == "undo"]
    assert whole.taken_back == len(undone) > 0
    assert all(step.entry.text != "undo" for frame in whole.frames for step in whole.steps(frame))


def test_giving_up_is_the_last_step() -> None:
    record = fought(most=120)
    record.append(1, "resign")
    whole = Timeline(record, start(record))
    assert whole.ended_by == record.ending
    assert whole.frames[-1].kind is None
    assert whole.frames[-1].seat == 1
    assert str(whole.state_at(len(whole.frames))) == str(whole.state_at(len(whole.frames) - 1))


def test_a_battle_can_be_left_before_anything_was_done() -> None:
    record = Record(fought().header)
    whole = Timeline(record, start(record))
    assert whole.frames == ()
    assert whole.place_of(-1) == whole.place_of(3) == 0
    assert whole.state_at(0).seat == CHANCE


def test_the_course_breaks_off_where_the_record_does_not_fit() -> None:
    record = fought(most=60)
    played = len(record.actions)
    record.append(0, "move a1 h8")
    record.append(0, "done")
    whole = Timeline(record, start(record))
    assert whole.fault is not None
    assert whole.fault.number == len(record.entries) - 1
    assert whole.actions == played
    assert whole.frames[-1].end == played
    assert whole.ended_by is None
