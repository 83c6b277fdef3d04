from itertools import pairwise

from pytest import approx  # noqa: PT013

from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import LEAST_SWING, MOST_TURNS, OPEN, Drawn, Judged, Verdicts, passages, points
from engine.manoeuvre import action as act
from tests.app.shell.replay.battles import course


def judged(whole: Timeline, chances: dict[int, float]) -> Verdicts:
    """Verdicts in which both sides agree, even but where it is said otherwise."""
    verdicts = Verdicts(whole)
    for place in range(len(whole.frames) + 1):
        chance = chances.get(place, 0.5)
        verdicts.judged[place] = Judged(chance, 1 - chance)
    return verdicts


def test_passages_are_the_turns_of_both_sides() -> None:
    whole = course()
    found = list(passages(whole.frames))
    assert found[-1].end == len(whole.frames)
    for one, two in pairwise(found):
        assert one.end == two.start
        assert one.active != two.active
        assert two.turn - one.turn in (0, 1)
    for passage in found:
        frames = whole.frames[passage.start : passage.end]
        assert {(frame.turn, frame.active) for frame in frames} == {(passage.turn, passage.active)}


def test_a_side_judges_from_its_own_seat() -> None:
    verdict = Judged(0.7, 0.4)
    assert verdict.by(0) == 0.7
    assert verdict.by(1) == 0.6
    assert verdict.by(OPEN) == approx(0.65)


def test_what_is_not_judged_yet_has_moved_nothing() -> None:
    verdicts = Verdicts(course())
    assert verdicts.chance(3, OPEN) is None
    assert verdicts.moved(3, OPEN) == 0
    assert verdicts.turned(OPEN) == []


def test_turning_points_are_the_largest_swings_in_their_order() -> None:
    whole = course()
    ends = [passage.end for passage in passages(whole.frames)]
    jumps = dict(zip(ends[2::3], (0.56, 0.70, 0.40, 0.6, 0.44, 0.58, 0.2, 0.9), strict=False))
    found = judged(whole, jumps).turned(OPEN)
    assert len(found) == MOST_TURNS
    assert [turned.passage.start for turned in found] == sorted(turned.passage.start for turned in found)
    assert all(abs(turned.swing) >= LEAST_SWING for turned in found)
    assert max(abs(turned.swing) for turned in found) == approx(0.4)


def test_a_swing_is_made_of_dice_draws_and_plans() -> None:
    whole = course()
    roll = next(frame for frame in whole.frames if frame.kind == act.ROLL and frame.turn)
    passage = next(p for p in passages(whole.frames) if p.start < roll.number <= p.end)
    chances = dict.fromkeys(range(passage.start + 1, roll.number), 0.55)
    chances |= dict.fromkeys(range(roll.number, len(whole.frames) + 1), 0.7)
    verdicts = judged(whole, chances)
    turned = next(turned for turned in verdicts.turned(OPEN) if turned.passage == passage)
    early = 0.05 if roll.number > passage.start + 1 else 0.0
    assert turned.swing == approx(0.2)
    assert turned.dice == approx(0.2 - early)
    assert turned.plans == approx(early)
    assert verdicts.dice(range(1, len(whole.frames) + 1), OPEN) == approx(turned.dice)


def test_the_luck_of_the_draw_is_told_only_to_those_who_saw_it() -> None:
    whole = course()
    verdicts = judged(whole, {})
    verdicts.drawn[5] = Drawn(0, 0.6, 0.5)
    verdicts.drawn[9] = Drawn(1, 0.5, 0.7)
    places = range(1, len(whole.frames) + 1)
    assert verdicts.cards(places, 0) == approx(0.1)
    assert verdicts.cards(places, 1) == approx(0.2)
    assert verdicts.cards(places, OPEN) == approx(0.15)


def test_points_are_counted_for_the_viewer() -> None:
    assert points(0.118) == points(0.118, 0) == 12
    assert points(0.118, 1) == -12
