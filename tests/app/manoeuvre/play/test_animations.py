"""What the board is told to show of each step, and that it is shown in order, can be skipped, and never waits."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.view import motions
from app.manoeuvre.play.animations import Animator, motions_of, sounds_of
from app.shell.play.session import OPEN
from app.shell.sound import MUSKET
from engine.battle import Step
from engine.manoeuvre import events
from engine.manoeuvre.action import SHAPES
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.events import Event
from engine.record import Entry
from tests.engine.manoeuvre.combat.stage import stage
from tests.table import Table

GUARD, LINE, FOOT = "imperial_guard", "8th_regiment_legere", "52nd_regiment_of_foot"


def step(table: Table, line: str) -> Step:
    """What an action does, as the session tells it."""
    before = table.state.copy()
    heard: list[Event] = []
    table.state.tell = heard.append
    table.play(line)
    return Step(Entry(1, before.seat, line), before, table.state.copy(), tuple(heard))


def shown(table: Table, line: str, viewer: int = 0) -> list[Any]:
    return motions_of(step(table, line), viewer)


def fought(*lines: str, **more: Any) -> Table:
    facts = {"hand": [f"{GUARD}.a"], "foe_hand": [f"{FOOT}.a"]} | more
    return stage({GUARD: "e4", LINE: "d5"}, {FOOT: "e5"}, **facts).play(*lines)


def test_a_move_is_a_move() -> None:
    assert shown(fought(phase="movement"), "move e4 e3") == [motions.Move(7, 28, 20)]


def test_dice_add_up_to_the_total_and_meet_the_defence() -> None:
    table = fought(f"assault {GUARD}.a e5", "done", "done")
    roll, *rest = shown(table, "roll 5")
    assert isinstance(roll, motions.Roll)
    assert (roll.bonus, roll.total, roll.against, roll.side) == (8, 13, 6, 0)
    assert roll.result == "At least double: the attacker chooses"
    assert rest == []


def test_a_hit_turns_the_counter_and_a_lost_unit_leaves() -> None:
    table = fought(f"assault {GUARD}.a e5", "done", "done", "roll 5")
    flip, *more = shown(table, "hit")
    assert isinstance(flip, motions.Flip)
    assert (flip.square, flip.look.reduced) == (square_of("e5"), True)
    assert more == []
    table = stage({GUARD: "e4"}, {FOOT: "e5-"}, hand=[f"{GUARD}.a"])
    table.play(f"assault {GUARD}.a e5", "done", "done")
    found = shown(table, "roll 16")
    assert [type(motion) for motion in found[:2]] == [motions.Roll, motions.Remove]


def test_only_others_cards_are_laid_on_the_table() -> None:
    """One's own has just been pressed, and nothing moves while odds are read."""
    assert shown(fought(), f"assault {GUARD}.a e5", viewer=0) == []
    (card,) = shown(fought(), f"assault {GUARD}.a e5", viewer=1)
    assert isinstance(card, motions.PlayCard)
    assert (card.side, card.words, card.far) == (0, "Assault", True)
    assert len(shown(fought(), f"assault {GUARD}.a e5", viewer=OPEN)) == 1


def test_a_redoubt_is_built_and_levelled() -> None:
    table = fought(phase="redoubt", hand=["redoubt"])
    assert shown(table, "redoubt e4 redoubt")[-1] == motions.Build(square_of("e4"))
    left = fought(phase="movement", redoubts=["e4"])
    assert motions.Raze(square_of("e4")) in shown(left, "move e4 e3")


class Board(QObject):
    """Stands in for the board: rests when it is told to."""

    rested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.played: list[Sequence[object]] = []
        self.skipped = 0

    def play(self, motions: Sequence[object]) -> None:
        self.played.append(motions)

    def skip(self) -> None:
        self.skipped += 1
        self.rested.emit()


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def animator(qtbot: QtBot, board: Board) -> Animator:
    return Animator(board, lambda: 0)  # type: ignore[arg-type]


def test_steps_are_shown_one_after_the_other(qtbot: QtBot, board: Board, animator: Animator) -> None:
    table = fought(phase="movement")
    one = step(table, "move e4 e3")
    seen: list[object] = []
    idle: list[bool] = []
    animator.shown.connect(seen.append)
    animator.idle.connect(lambda: idle.append(True))
    animator.show(one)
    animator.show(one)
    assert (len(board.played), animator.busy) == (1, True)
    board.rested.emit()
    qtbot.waitUntil(lambda: len(board.played) == 2)
    assert (len(seen), idle) == (1, [])
    board.rested.emit()
    qtbot.waitUntil(lambda: idle == [True])
    assert not animator.busy


def test_what_is_swift_is_not_moved(qtbot: QtBot, board: Board, animator: Animator) -> None:
    animator.swift = True
    animator.show(step(fought(phase="movement"), "move e4 e3"))
    assert board.played == [[]]


def test_held_it_begins_nothing_new(qtbot: QtBot, board: Board, animator: Animator) -> None:
    animator.hold(True)
    animator.show(step(fought(phase="movement"), "move e4 e3"))
    assert board.played == []
    animator.hold(False)
    qtbot.waitUntil(lambda: len(board.played) == 1)


def test_skipping_says_whether_anything_moved(qtbot: QtBot, board: Board, animator: Animator) -> None:
    assert not animator.skip()
    animator.show(step(fought(phase="movement"), "move e4 e3"))
    assert animator.skip()
    qtbot.waitUntil(lambda: not animator.busy)


def test_cleared_it_forgets_what_was_to_be_shown(qtbot: QtBot, board: Board, animator: Animator) -> None:
    for _ in range(3):
        animator.show(step(fought(phase="movement"), "move e4 e3"))
    animator.clear()
    qtbot.wait(20)
    assert not animator.busy
    assert len(board.played) == 1


def test_what_was_forgotten_does_not_end_the_next_step(qtbot: QtBot, board: Board, animator: Animator) -> None:
    table = fought(phase="movement")
    seen: list[object] = []
    animator.shown.connect(seen.append)
    animator.show(step(table, "move e4 e3"))
    animator.clear()
    later = step(fought(phase="movement"), "move e4 e3")
    animator.show(later)
    qtbot.wait(20)
    assert (seen, animator.busy) == ([], True)
    board.rested.emit()
    qtbot.waitUntil(lambda: seen == [later])


def test_every_form_of_combat_is_heard() -> None:
    forms = {SHAPES[verb][0] for verb in SHAPES} & {"assault", "ambush", "bombard", "volley", "rockets", "battery"}
    for form in forms:
        assert sounds_of((Event(events.DECLARED, 1, 9, text=form),))
    assert sounds_of((Event(events.MOVED, 1, 2, 3),)) == []
    volley = Event(events.DECLARED, 1, 9, text="volley")
    assert sounds_of((volley, Event(events.ROLLED, 9, text="attack"))) == [MUSKET]
