"""What a replay says: steps, advice, turning points."""

import re

import pytest

from app.manoeuvre.board.looks import Mark
from app.manoeuvre.replay import captions, stage
from app.manoeuvre.replay.turn_text import advice, roll_words
from app.shell.replay.panel_contents import day_of, moved_by_luck, signed, summary, turning_points
from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import OPEN, Better, Judged, Verdicts, passages
from engine.manoeuvre import action as act
from engine.manoeuvre.position import CHANCE
from tests.app.shell.replay.battles import course, fought, start

BATTLES = [("first_battle", 1), ("open_battle", 2), ("islands", 3), ("mysore", 4)]


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_every_action_can_be_advised(qapp, scenario: str, seed: int) -> None:
    whole = course(scenario, seed, 400)
    state = whole.state_after(0)
    seen = set()
    for entry in whole.record.actions:
        if state.turn and state.seat < CHANCE:
            for action in state.legal():
                if action.verb in (act.DISCARD, act.TOP, act.SHOW, act.SPY) or action.verb in seen:
                    continue
                words = advice(state, state.write(action))
                seen.add(action.verb)
                assert words[0].isupper()
                assert not re.search(r"[{}_]|  ", words), words
                assert words == words.strip()
        state.do(state.read(entry.text))
    assert {act.MOVE, act.DONE} <= seen


def test_advice_that_makes_no_sense_here_is_left_as_it_is(qapp) -> None:
    state = course().state_after(60)
    assert advice(state, "fly to the moon") == "fly to the moon"


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
@pytest.mark.parametrize("viewer", [OPEN, 0, 1])
def test_every_step_has_a_caption(qapp, scenario: str, seed: int, viewer: int) -> None:
    whole = course(scenario, seed, 300)
    for place in range(1, len(whole.frames) + 1):
        told = captions.caption(whole, place, viewer)
        assert told.detail.endswith((".", ")"))
        assert not re.search(r"[{}]", told.title + told.detail)


def test_draws_are_named_only_to_whoever_drew(qapp) -> None:
    whole = course()
    drawn = next(frame for frame in whole.frames if frame.kind == act.DRAW)
    other = captions.caption(whole, drawn.number, 1 - drawn.seat).detail
    own = captions.caption(whole, drawn.number, drawn.seat).detail
    assert "5 cards" in other
    assert "5 cards" not in own
    assert captions.caption(whole, drawn.number, OPEN).detail == own


def test_a_turn_is_remembered_by_its_combat(qapp) -> None:
    whole = course()
    for passage in passages(whole.frames):
        frames = whole.frames[passage.start : passage.end]
        verbs = {frame.kind for frame in frames}
        icon = captions.icon_of_turn(frames)
        if act.ASSAULT in verbs:
            assert icon == "sabres"
        elif verbs <= {act.MOVE, act.DRAW, act.TOP, act.DISCARD} and act.MOVE in verbs:
            assert icon == "boot"


def test_how_it_ended(qapp) -> None:
    whole = course()
    end = whole.state_after(whole.actions)
    assert captions.title(end) == "France against Great Britain"
    assert f"turn {end.turn}" in summary(whole).lower()
    assert "1 May 2026" in summary(whole)
    record = fought(most=60)
    assert "Not over" in summary(Timeline(record, start(record)))
    record.append(0, "resign")
    assert "gave up" in summary(Timeline(record, start(record)))


def test_a_header_without_a_date_has_none(qapp) -> None:
    assert day_of("yesterday") == ""


def test_the_other_sides_better_decision_is_not_told(qapp) -> None:
    whole = course()
    verdicts = Verdicts(whole)
    passage = list(passages(whole.frames))[4]
    for place in range(len(whole.frames) + 1):
        chance = 0.5 if place < passage.end else 0.8
        verdicts.judged[place] = Judged(chance, 1 - chance)
    number = next(
        n
        for n in range(whole.frames[passage.start].first, whole.frames[passage.end - 1].end)
        if whole.record.actions[n].seat == passage.active and len(whole.state_after(n).legal()) > 1
    )
    state = whole.state_after(number)
    played = whole.record.actions[number].text
    other = next(text for text in map(state.write, state.legal()) if text != played)
    verdicts.better[passage.end] = Better(number, passage.active, played, other, 0.5, 0.58, odds=(0, 0, 1, 0, 0, 0))
    verdicts.thought_over.add(passage.end)

    def told(viewer: int) -> str:
        (telling,) = turning_points(verdicts, viewer)
        assert abs(telling.points) == 30
        return telling.better + telling.why

    assert "8 points more" in told(OPEN)
    assert told(passage.active) == told(OPEN)
    assert told(1 - passage.active) == ""


def test_luck_is_told_towards_a_side(qapp) -> None:
    whole = course()
    verdicts = Verdicts(whole)
    assert moved_by_luck(verdicts, OPEN) == ""
    roll = next(frame for frame in whole.frames if frame.kind == act.ROLL and frame.turn)
    for place in range(len(whole.frames) + 1):
        chance = 0.5 if place < roll.number else 0.4
        verdicts.judged[place] = Judged(chance, 1 - chance)
    assert moved_by_luck(verdicts, OPEN) == "The dice moved the chance of winning by 10 points towards Britain."


def test_every_roll_is_named(qapp) -> None:
    for scenario, seed in BATTLES:
        whole = course(scenario, seed, 400)
        end = whole.state_after(whole.actions)
        for roll in whole.ledger.rolls:
            assert roll_words(end, roll)


def test_signs(qapp) -> None:
    assert [signed(value, 1) for value in (1.5, -2.0, 0.0)] == ["+1.5", "−2.0", "0.0"]


def test_sections_are_seen_as_they_are_laid(qapp) -> None:
    whole = course("open_battle", 2)
    laid = [frame for frame in whole.frames if frame.kind == act.SECTION]
    assert len(laid) == 4
    end = whole.state_at(laid[-1].number)
    final = stage.look(end).terrain
    first = stage.look(whole.state_at(laid[0].number)).terrain
    north_west = [square for square in range(64) if square >> 3 >= 4 and square & 7 < 4]
    assert [first[s] for s in north_west] == [final[s] for s in north_west]
    assert all(first[s] == "." for s in range(64) if s not in north_west)


def test_a_combat_under_way_is_marked(qapp) -> None:
    whole = course()
    declared = next(frame for frame in whole.frames if frame.kind == act.ASSAULT)
    state = whole.state_at(declared.number)
    marks = stage.marks(whole, declared.number, state)
    assert marks.squares[state.combat.square] is Mark.TARGET
    assert marks.arrows == ((state.square[state.combat.attacker], state.combat.square),)
