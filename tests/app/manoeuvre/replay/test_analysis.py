import random
from functools import cache

import pytest

from ai.manoeuvre.win_chance import win_chance
from app.manoeuvre.replay import analysis
from app.manoeuvre.replay.analysis import best_advice
from app.shell.replay.analysis import News, read
from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import OPEN, Verdicts, passages
from engine.battle import Battle
from engine.manoeuvre import action as act
from engine.manoeuvre.position import CHANCE
from engine.record import Record
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library
from tests.app.shell.replay.battles import NOWHERE, course, fought, start


@cache
def whole() -> tuple[Timeline, tuple[News, ...]]:
    short = course(most=110)
    return short, tuple(read(short))


def test_every_step_is_judged_by_both_sides() -> None:
    course, news = whole()
    judged = {found.place: found.judged for found in news if found.judged}
    assert list(judged) == list(range(len(course.frames) + 1))
    assert all(0 <= chance <= 1 for verdict in judged.values() for chance in verdict)


def test_a_side_is_judged_by_what_it_knew() -> None:
    course, news = whole()
    for found in news[20:60:5]:
        if found.judged is None:
            break
        state = course.state_at(found.place)
        for seat in range(2):
            assert found.judged[seat] == win_chance(state.seen_by(seat), seat)


def test_progress_grows_to_the_end() -> None:
    _, news = whole()
    done = [found.done for found in news]
    assert done == sorted(done)
    assert done[-1] == 1


def test_draws_are_held_against_other_draws_of_the_same_side() -> None:
    course, news = whole()
    drawn = {found.place: found.drawn for found in news if found.drawn}
    frames = [frame for frame in course.frames if frame.kind == act.DRAW and frame.turn]
    assert set(drawn) == {frame.number for frame in frames}
    for frame in frames:
        assert drawn[frame.number].seat == frame.seat == frame.active
        assert 0 < drawn[frame.number].expected < 1


def test_turning_points_are_thought_over() -> None:
    course, news = whole()
    verdicts = Verdicts(course)
    verdicts.judged = {found.place: found.judged for found in news if found.judged}
    thought_over = {found.place for found in news if found.judged is None}
    for viewer in (OPEN, 0, 1):
        assert {turned.passage.end for turned in verdicts.turned(viewer)} <= thought_over


def test_advice_is_legal_and_from_what_the_side_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    course, _ = whole()
    seen = []
    compare = analysis._compare

    def spied(view, *rest):
        seen.append(view)
        return compare(view, *rest)

    monkeypatch.setattr(analysis, "_compare", spied)
    turn = max(passages(course.frames), key=lambda passage: passage.end - passage.start)
    better = best_advice(course, turn, random.Random(1))
    assert seen
    assert all(view.veiled[1 - view.seat] and not view.veiled[view.seat] for view in seen)
    if better is not None:
        state = course.state_after(better.action)
        assert state.seat == better.seat
        assert better.advised != better.played == course.record.actions[better.action].text
        assert state.read(better.advised) in state.legal()
        assert better.gain > 0


@pytest.mark.parametrize("move", ["d5 d4", "f4 f5", "d5 d6"])
def test_a_wasted_chance_is_found(move: str) -> None:
    """Night falls after this turn, and one move alone wins."""
    library = Library(NOWHERE)
    battle = Battle(*prepare(library.scenario("nightfall"), library, "2026-05-01", "0.1.0"))
    battle.enter(1, f"move {move}")
    while not battle.over:
        battle.enter(1, "done")
    night = Timeline(battle.record, start(battle.record))
    better = best_advice(night, next(passages(night.frames)), random.Random(1))
    if move == "d5 d6":
        assert battle.winner == 1
        assert better is None
    else:
        assert better is not None
        assert better.advised == "move d5 d6"
        assert better.gain > 0.8


def test_whoever_gives_up_has_lost() -> None:
    record = fought(most=60)
    record.append(0, "resign")
    news = [found for found in read(Timeline(record, start(record))) if found.judged]
    assert news[-1].judged == (0, 1)


def test_an_agreed_draw_is_even() -> None:
    record = fought(most=60)
    record.append(0, "offer-draw")
    record.append(1, "draw")
    news = [found for found in read(Timeline(record, start(record))) if found.judged]
    assert news[-1].judged == (0.5, 0.5)


def test_a_battle_that_has_not_begun_is_even() -> None:
    record = Record(fought().header)
    news = list(read(Timeline(record, start(record))))
    assert news[0].judged == (0.5, 0.5)
    assert news[-1].done == 1
    assert Timeline(record, start(record)).state_at(0).seat == CHANCE
