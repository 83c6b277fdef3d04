"""The coach follows whatever is done: each step in its order, and no way into a dead end."""

import random
from pathlib import Path

import pytest

from app.manoeuvre.tutorial import coach
from app.manoeuvre.tutorial.coach import PERSON, REFUSED, SKIPPED, Attempt
from app.manoeuvre.tutorial.lessons import Lesson, following, lesson, lessons
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, SHAPES, Action
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from resources.manoeuvre.library import Library

LIBRARY = Library(Path("none"))
NAMES = [one.id for one in lessons()]
VERBS = {shape[0] for shape in SHAPES.values()} | {REFUSED}


def taught(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


class Pupil:
    """Fights a lesson's battle; the enemy plays at random, and the pupil as he is told, or at random too."""

    def __init__(self, name: str, seed: int) -> None:
        self.lesson = taught(name)
        self.rng = random.Random(seed)
        self.state = begin(*self.lesson.scenario(LIBRARY).start(LIBRARY))
        self.attempts: list[Attempt] = []
        self.seen: list[str] = []

    def go_on(self, obey: bool) -> None:
        state = self.state
        if state.seat == CHANCE:
            state.do(state.sample(self.rng))
        elif state.seat != PERSON:
            legal = state.legal()
            # An enemy that keeps to itself leaves the lesson its course.
            state.do(PASS if PASS in legal else self.rng.choice(legal))
        elif state.idle() is not None:
            state.do(PASS)
        else:
            view = state.seen_by(PERSON)
            advice = coach.advise(self.lesson, self.attempts, view)
            assert advice.title
            assert advice.text
            self.seen.append(advice.title)
            action = self._obeyed(view) if obey else self.rng.choice(state.legal())
            self.attempts.append(coach.attempt_of(state, action))
            state.do(action)

    def _obeyed(self, view: State) -> Action:
        place = coach.place_in(self.lesson, self.attempts)
        steps = self.lesson.steps[place:]
        for step in steps[:1] if steps and steps[0].insist else steps:
            if coach.at_now(view) in step.at:
                for text in step.do:
                    if view.read(text) in view.legal():
                        return view.read(text)
                break
            if step.insist:
                break
        legal = view.legal()
        return PASS if PASS in legal else legal[0]


@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_sound(name: str) -> None:
    scenario = taught(name).scenario(LIBRARY)
    scenario.check(LIBRARY)
    for step in taught(name).steps:
        assert step.title
        assert step.say
        assert set(step.at) <= set(tags.NAMES)
        assert set(step.done) <= VERBS
        assert step.by in ("", coach.INFANTRY, coach.CAVALRY)
        assert bool(step.before) == step.insist


@pytest.mark.parametrize("name", NAMES)
def test_what_a_lesson_points_out_can_be_done(name: str) -> None:
    """The first step of every lesson, whatever comes later."""
    state = begin(*taught(name).scenario(LIBRARY).start(LIBRARY))
    advice = coach.advise(taught(name), (), state.seen_by(PERSON))
    assert advice.number == 1
    assert len(advice.squares) == 2
    assert state.board[advice.squares[0]] in range(8)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_does_as_he_is_told_sees_every_step(name: str) -> None:
    pupil = Pupil(name, 3)
    while not pupil.state.over and coach.place_in(pupil.lesson, pupil.attempts) < len(pupil.lesson.steps):
        pupil.go_on(obey=True)
        step = coach.place_in(pupil.lesson, pupil.attempts)
        if step < len(pupil.lesson.steps) and pupil.lesson.steps[step].done == (REFUSED,):
            pupil.attempts.append(Attempt("movement", REFUSED))
            pupil.seen.append(pupil.lesson.steps[step].title)
    told = [step.title for step in pupil.lesson.steps if step.title in pupil.seen]
    optional = {"Carry out the result"}
    assert set(told) | optional == {step.title for step in pupil.lesson.steps} | optional


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_done_there_is_advice_to_the_end(name: str, seed: int) -> None:
    pupil = Pupil(name, seed)
    while not pupil.state.over:
        pupil.go_on(obey=False)
    assert pupil.seen


@pytest.mark.parametrize("name", NAMES)
def test_every_step_can_be_skipped(name: str) -> None:
    pupil = Pupil(name, 1)
    view = pupil.state.seen_by(PERSON)
    for number in range(len(pupil.lesson.steps)):
        assert coach.advise(pupil.lesson, [Attempt("", SKIPPED)] * number, view).number == number + 1 or number
    assert coach.advise(pupil.lesson, [Attempt("", SKIPPED)] * len(pupil.lesson.steps), view).followed


def test_a_step_that_insists_waits_for_the_right_unit() -> None:
    moving = taught("moving")
    attempts = [
        Attempt("movement", "move", coach.INFANTRY),
        Attempt("movement", "done"),
        Attempt("redoubt", "done"),
        Attempt("discard", "done"),
        Attempt("movement", "move", coach.INFANTRY),
    ]
    assert moving.steps[coach.place_in(moving, attempts)].by == coach.CAVALRY
    attempts.append(Attempt("movement", "move", coach.CAVALRY))
    assert moving.steps[coach.place_in(moving, attempts)].done == (REFUSED,)


def test_what_is_taken_back_is_taught_again() -> None:
    moving = taught("moving")
    assert coach.place_in(moving, [Attempt("movement", "move", coach.INFANTRY)]) == 1
    assert coach.place_in(moving, []) == 0


def test_a_unit_that_has_moved_is_not_asked_to_move() -> None:
    moving = taught("moving")
    state = begin(*moving.scenario(LIBRARY).start(LIBRARY))
    skipped = [Attempt("", SKIPPED)] * 4
    state.do(state.read("move d2 d3"))
    advice = coach.advise(moving, [*skipped, coach.attempt_of(state, PASS)], state.seen_by(PERSON))
    assert moving.steps[4].before in advice.text
    assert not advice.squares


def test_general_advice_is_there_for_every_decision() -> None:
    for name in tags.NAMES:
        title, text = coach.general(name)
        assert title
        assert text


def test_the_lessons_follow_each_other() -> None:
    assert [one.id for one in lessons()] == ["moving", "fighting", "nightfall"]
    after = following("moving")
    assert after is not None
    assert after.id == "fighting"
    assert following("nightfall") is None
    assert lesson("juggling") is None


def test_cards_and_squares_are_pointed_out() -> None:
    fighting = taught("fighting")
    state = begin(*fighting.scenario(LIBRARY).start(LIBRARY))
    attempts = []
    for text in ("move d3 d4", "done"):
        action = state.read(text)
        attempts.append(coach.attempt_of(state, action))
        state.do(action)
    advice = coach.advise(fighting, attempts, state.seen_by(PERSON))
    assert state.read("assault imperial_guard.a d5").verb == act.ASSAULT
    assert advice.squares == (35,)
    assert len(advice.cards) == 1
