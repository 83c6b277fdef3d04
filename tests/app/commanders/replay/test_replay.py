"""Looking back at battles of Commanders: frames, words as each side may know them, luck by zone, board, playing on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.commanders.board.looks import Fate
from app.commanders.replay.game import PLAN, REPLAY, SHEETS
from app.commanders.replay.stage import CommandersStage, arrows
from app.shell.desktop import Desktop, Replay
from app.shell.play.participants import COMPUTER, Participant
from app.shell.play.session import Session
from app.shell.replay.analysis import read as judge
from app.shell.replay.panel_contents import luck_rows, stops
from app.shell.replay.record_opening import branch
from app.shell.replay.screen import ReplayScreen
from app.shell.replay.summary import Reading
from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import OPEN
from engine.commanders import events as happened
from engine.commanders import tags
from engine.commanders.action import UNKNOWN
from resources.commanders.content import CONTENT
from tests.app.commanders.battles import fought, looked_back


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    return looked_back(seed=4)


def test_both_sheets_are_written_in_one_frame_and_opened_in_one(timeline: Timeline) -> None:
    rounds = timeline.end.round
    assert rounds > 1
    assert [frame.turn for frame in timeline.frames if frame.kind == PLAN] == list(range(1, rounds + 1))
    assert [frame.turn for frame in timeline.frames if frame.kind == SHEETS] == list(range(1, rounds + 1))
    assert timeline.frames[-1].end == timeline.actions


def test_every_frame_but_planning_shows_something(timeline: Timeline) -> None:
    for place, frame in enumerate(timeline.frames, 1):
        caption = REPLAY.caption(timeline, place, OPEN)
        assert caption.title.startswith(f"Round {frame.turn}")
        if frame.kind not in (PLAN, "react", "aim", "hold"):
            assert caption.detail or not frame.rolled, (place, frame)


def test_a_viewer_reads_his_own_orders_and_not_the_enemys(timeline: Timeline) -> None:
    for place, frame in enumerate(timeline.frames, 1):
        if frame.kind != PLAN:
            continue
        state = timeline.state_at(place)
        assert UNKNOWN not in state.sheet[0] + state.sheet[1]
        assert "sealed" not in REPLAY.caption(timeline, place, OPEN).detail
        words = REPLAY.caption(timeline, place, 0).detail
        assert "Black has sealed its orders." in words
        assert "Black orders" not in words
        view = state.seen_by(0)
        drawn = arrows(timeline, place, view)
        assert {arrow.side for arrow in drawn} <= {0}
        assert sum(arrow.count for arrow in drawn) == sum(code < 9999 for code in state.sheet[0])
        both = arrows(timeline, place, state)
        assert sum(a.count for a in both) == sum(code < 9999 for sheet in state.sheet for code in sheet)


def test_opened_sheets_are_drawn_for_everybody(timeline: Timeline) -> None:
    place = next(place for place, frame in enumerate(timeline.frames, 1) if frame.kind == SHEETS)
    drawn = arrows(timeline, place, timeline.state_at(place).seen_by(0))
    assert {arrow.side for arrow in drawn} == {0, 1}


def test_orders_not_yet_used_are_drawn_as_kept_back(timeline: Timeline) -> None:
    found = [
        arrow
        for place in range(1, len(timeline.frames) + 1)
        for arrow in arrows(timeline, place, timeline.state_at(place).seen_by(1))
        if arrow.fate == Fate.HELD
    ]
    assert found
    assert {arrow.side for arrow in found} == {1}


def test_luck_is_kept_by_zone(timeline: Timeline) -> None:
    rolls = timeline.ledger.rolls
    rolled = [event for frame in timeline.frames for event in timeline.events(frame) if event.kind == happened.ROLLED]
    assert [roll.total for roll in rolls] == [sum(event.numbers) for event in rolled]
    assert [roll.seat for roll in rolls] == [event.side for event in rolled]
    assert all(roll.expected * 2 == 7 * len(event.numbers) for roll, event in zip(rolls, rolled, strict=True))
    fights = [roll for roll in rolls if roll.about.tag == tags.SHOOT]
    assert fights
    words = {REPLAY.roll_words(timeline.end, roll) for roll in rolls}
    assert any(text.startswith("melee ") and "–" in text for text in words)
    assert any(text.startswith("ranged combat ") for text in words)
    assert all("{" not in text for text in words)
    assert len(luck_rows(timeline)) == len(rolls)


@pytest.mark.parametrize("scenario", ["leuthen", "mill_at_the_ford", "hill_road", "three_villages"])
def test_battles_with_other_rules_can_be_looked_back_at(scenario: str) -> None:
    timeline = looked_back(scenario, 2)
    assert timeline.fault is None
    for place in range(len(timeline.frames) + 1):
        for viewer in (OPEN, 0, 1):
            state = timeline.state_at(place)
            assert REPLAY.caption(timeline, place, viewer).title
            arrows(timeline, place, state if viewer == OPEN else state.seen_by(viewer))
    assert len(stops(timeline)) == timeline.end.round
    for roll in timeline.ledger.rolls:
        assert REPLAY.roll_words(timeline.end, roll)


def test_the_outcome_says_who_has_won_and_how(timeline: Timeline) -> None:
    assert REPLAY.outcome(timeline).startswith(("White has won.", "Black has won."))
    assert "Not over: it stands in round 1." in REPLAY.outcome(looked_back(seed=4, most=5))
    assert REPLAY.title(timeline) == "Marengo"


def test_chances_of_winning_are_judged_after_every_step() -> None:
    timeline = looked_back(seed=4, most=60)
    judged = [news.judged for news in judge(timeline) if news.judged is not None]
    assert len(judged) == len(timeline.frames) + 1
    assert all(0 < chance < 1 for both in judged for chance in both)


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ReplayScreen]:
    # No process reads the battle behind the test's back.
    monkeypatch.setattr(Reading, "begin", lambda reading: None)
    path = tmp_path / "battle.record"
    path.write_text(fought(seed=4).text())
    desktop = Desktop(tmp_path)
    desktop.change(reduce_motion=True)
    made = ReplayScreen(desktop, Replay(path, 0))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


def test_the_screen_steps_through_a_battle_on_the_painted_board(screen: ReplayScreen) -> None:
    stage = screen.stage.view
    assert isinstance(stage, CommandersStage)
    seen = set()
    for place in range(len(screen.timeline.frames) + 1):
        screen.go_to(place)
        seen.add(str(stage.board.look))
    assert len(seen) > 10


def test_a_battle_is_played_on_from_the_planning_of_a_round(timeline: Timeline, tmp_path: Path) -> None:
    place = next(place for place, frame in enumerate(timeline.frames, 1) if frame.kind == SHEETS)
    seats = (Participant(), Participant(COMPUTER, "recruit"))
    path = branch(timeline, place, seats, tmp_path)
    session = Session.resume(CONTENT.open(tmp_path), path)
    state = session.battle.state
    assert (state.round, state.stack[-1], state.sheet) == (2, tags.PLAN, [[], []])
    session.close()
