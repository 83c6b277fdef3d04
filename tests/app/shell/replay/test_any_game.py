"""A game that says nothing about replays can be looked back at all the same: the toy game of sealed orders."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop, Replay
from app.shell.play.participants import Participant
from app.shell.replay.analysis import read
from app.shell.replay.panel_contents import stops
from app.shell.replay.record_opening import branch
from app.shell.replay.screen import ReplayScreen
from app.shell.replay.stage import TextStage
from app.shell.replay.timeline import Timeline
from app.shell.replay.tools import battle_text
from app.shell.replay.turning_points import OPEN, phase_ends
from engine.battle import Battle
from engine.game import chance_action
from engine.record import Record
from engine.registry import game
from tests import sealed_orders
from tests.sealed_orders import CHANCE, CONTENT, NOBODY, State, read_state

GAME = game("tests.sealed_orders")


def fought(seed: int = 3) -> Record:
    rng = Random(seed)
    library = CONTENT.open()
    battle = Battle(*CONTENT.prepare(3, library, datetime.now(UTC).isoformat(), "0"))
    while not battle.over:
        state = battle.state
        seat = rng.choice(state.deciding())
        state.ask(seat)
        battle.play(chance_action(state, rng) if seat == CHANCE else rng.choice(state.legal()), seat)
    return battle.record


def looked_back(record: Record) -> Timeline:
    return Timeline(record, read_state(record.header.start))


@pytest.fixture
def screen(qtbot: QtBot, desktop: Desktop, tmp_path: Path, unread: None) -> Iterator[ReplayScreen]:
    path = tmp_path / "orders.record"
    path.write_text(fought().text())
    made = ReplayScreen(desktop, Replay(path, 0))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


def text(screen: ReplayScreen) -> str:
    view = screen.stage.view
    assert isinstance(view, TextStage)
    return view.text.toPlainText()


def test_every_action_is_a_frame_whoever_was_first() -> None:
    record = fought()
    timeline = looked_back(record)
    assert timeline.fault is None
    assert len(timeline.frames) == len(record.actions)
    seats = [entry.seat for entry in record.actions if entry.seat != CHANCE]
    assert seats != sorted(seats)
    assert str(timeline.end) == str(timeline.state_at(len(timeline.frames)))
    for frame in timeline.frames[::7]:
        (step,) = timeline.steps(frame)
        assert step.before.seat == step.entry.seat
        assert str(step.after) == str(timeline.state_at(frame.number))


def test_rounds_are_turns_of_both_sides_and_phases_can_be_jumped_by() -> None:
    timeline = looked_back(fought())
    turns = stops(timeline)
    assert [stop.turn for stop in turns] == list(range(1, timeline.frames[-1].turn + 1))
    assert all(stop.side == NOBODY and stop.row == 0.5 for stop in turns)
    phases = [timeline.frames[place - 1].phase for place in phase_ends(timeline.frames)]
    assert phases[:3] == ["sealing", "opening", "rolling"]


def test_a_sealed_order_is_hidden_from_whoever_could_not_see_it() -> None:
    timeline = looked_back(fought())
    sealed = next(frame for frame in timeline.frames if frame.kind == "seal")
    told = {viewer: timeline.game.caption(timeline, sealed.number, viewer).detail for viewer in (0, 1, OPEN)}
    assert told[sealed.seat] == told[OPEN]
    assert "?" not in told[OPEN]
    assert told[1 - sealed.seat].endswith("seal ?")


def test_it_is_judged_by_its_own_players() -> None:
    timeline = looked_back(fought())
    found = list(read(timeline))
    judged = [news.judged for news in found if news.judged is not None]
    assert not any(news.place for news in found if news.judged is None), "nobody has looked for better decisions"
    assert found[-1].done == 1
    assert len(judged) == len(timeline.frames) + 1
    assert judged[0].by(OPEN) == 0.5
    assert judged[-1].by(OPEN) == float(timeline.end.winner == 0)


def test_the_window_shows_it_as_text_as_each_side_knew_it(screen: ReplayScreen, qtbot: QtBot) -> None:
    assert text(screen).startswith("round 1 of 3")
    qtbot.keyClick(screen.controls.timeline.strip, Qt.Key.Key_Right)
    first = screen.timeline.record.actions[0]
    assert first.text.split()[1] in text(screen)
    screen.bar.viewers.choose("two" if first.seat == 0 else "one")
    assert "sealed ?" in text(screen)
    assert screen.chances.isVisible()
    assert not screen.luck.isVisible()


def test_keys_jump_by_phase_and_by_round(screen: ReplayScreen, qtbot: QtBot) -> None:
    strip = screen.controls.timeline.strip
    qtbot.keyClick(strip, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
    assert screen.view.phase == sealed_orders.OPENING
    qtbot.keyClick(strip, Qt.Key.Key_PageDown)
    assert (screen.view.round, screen.view.phase) == (2, sealed_orders.SEALING)
    qtbot.keyClick(strip, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ShiftModifier)
    assert (screen.view.round, screen.view.phase) == (1, sealed_orders.ROLLING)


def test_it_is_told_as_text_and_can_be_played_on(screen: ReplayScreen, tmp_path: Path) -> None:
    timeline = screen.timeline
    told = battle_text(timeline, OPEN)
    assert told.startswith("Sealed Orders")
    assert "Turn 1" in told
    assert "has won" in told
    made = branch(timeline, 5, (Participant(), Participant()), tmp_path)
    assert "rounds-3" in made.name
    assert [level for level, _, _ in timeline.game.levels()] == list(sealed_orders.ORDERS)


def test_whoever_gives_up_is_named(screen: ReplayScreen) -> None:
    record = Record(fought().header)
    record.append(0, "seal raid")
    record.append(1, "resign")
    timeline = looked_back(record)
    assert timeline.frames[-1].kind is None
    assert timeline.game.caption(timeline, 2, OPEN).detail == "Red gave up the battle."
    assert isinstance(timeline.end, State)
    assert GAME.id == record.header.game
