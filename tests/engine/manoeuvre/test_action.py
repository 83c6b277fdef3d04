"""Actions are values, and say what somebody sees of them who may not see the cards (R37)."""

import pytest

from engine.manoeuvre import action as act
from engine.manoeuvre.action import DRAWS, MOVES, PASS, ROLLS, SHAPES, Action
from engine.manoeuvre.army import UNKNOWN

SOME = Action(act.RALLY, 12, 1, (3,))


def test_actions_that_say_the_same_are_equal() -> None:
    twin = Action(act.RALLY, 12, 1, (3,))
    assert twin == SOME
    assert hash(SOME) == hash(twin)
    assert len({SOME, twin}) == 1


@pytest.mark.parametrize(
    "other",
    [
        Action(act.RESTORE, 12, 1, (3,)),
        Action(act.RALLY, 13, 1, (3,)),
        Action(act.RALLY, 12, 0, (3,)),
        Action(act.RALLY, 12, 1, (4,)),
        Action(act.RALLY, 12, 1, ()),
        (act.RALLY, 12, 1, (3,)),
        "rally",
    ],
    ids=repr,
)
def test_actions_that_differ_in_anything_are_not_equal(other: object) -> None:
    assert other != SOME
    assert other != SOME


def test_an_action_shows_its_verb_and_numbers() -> None:
    assert repr(SOME) == "Action('rally', 12, 1, (3,))"
    assert repr(PASS) == "Action('done', 0, 0, ())"
    assert repr(Action(99, -1)) == "Action(99, -1, 0, ())", "a peer may send whatever it likes"


def test_every_verb_has_a_word_of_its_own() -> None:
    assert sorted(SHAPES) == list(range(len(SHAPES)))
    assert len({shape[0] for shape in SHAPES.values()}) == len(SHAPES) >= 44


def test_actions_that_play_meets_most_are_made_once() -> None:
    assert MOVES[12][28] == Action(act.MOVE, 12, 28)
    assert DRAWS[UNKNOWN] == Action(act.DRAW, UNKNOWN)
    assert ROLLS[600] == Action(act.ROLL, 600)


@pytest.mark.parametrize(
    ("action", "seen"),
    [
        (Action(act.DRAW, 5), Action(act.DRAW, UNKNOWN)),
        (Action(act.PICK, 5), Action(act.PICK, UNKNOWN)),
        (Action(act.SHOW, cards=(1, 2, 3)), Action(act.SHOW, cards=(UNKNOWN,) * 3)),
        (Action(act.SHOW, cards=(1,)), Action(act.SHOW, cards=(UNKNOWN,))),
        (Action(act.DISCARD, cards=(1, 2)), Action(act.DISCARD, cards=(UNKNOWN,) * 2)),
    ],
    ids=repr,
)
def test_cards_that_pass_unseen_are_unknown_to_others(action: Action, seen: Action) -> None:
    assert action.hidden() == seen
    assert seen.hidden() == seen


@pytest.mark.parametrize(
    "action",
    [Action(act.DISCARD, cards=(1,)), Action(act.TOP, 5), Action(act.SPY, 5), MOVES[1][2], ROLLS[7], PASS, SOME],
    ids=repr,
)
def test_what_is_done_openly_is_seen_by_all(action: Action) -> None:
    assert action.hidden() is action
