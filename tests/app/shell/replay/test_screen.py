"""The replay by mouse and by keyboard, through either side's eyes."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.manoeuvre import names
from app.shell.desktop import Desktop, Home, Replay
from app.shell.replay.screen import ReplayScreen
from app.shell.replay.summary import Progress
from app.shell.replay.turning_points import OPEN, passages
from engine.manoeuvre.army import UNIT, UNKNOWN
from tests.app.shell.replay.battles import fought
from tests.app.shell.replay.reading import judge, stage

KEY = Qt.Key


def texts(screen: QWidget) -> list[str]:
    """Every text that the screen shows, says or keeps in a tooltip."""
    found = []
    for widget in [screen, *screen.findChildren(QWidget)]:
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel):
            found.append(widget.text())
    assert isinstance(screen, ReplayScreen)
    table = screen.luck.table.rolls
    for row in table.rows:
        found += [row.what, row.who, row.tip]
    found += [stop.words for stop in screen.controls.timeline.strip._stops]
    found += stage(screen).board.look.words
    return [text for text in found if text]


# Steps and jumps


def test_it_opens_where_it_is_told(screen: ReplayScreen) -> None:
    assert screen.place == screen.timeline.place_of(40)
    assert screen.now() == Replay(screen.path, screen.timeline.frames[screen.place - 1].end)


def test_it_opens_at_the_end_unless_told(qtbot: QtBot, desktop: Desktop, path: Path, unread: None) -> None:
    screen = ReplayScreen(desktop, Replay(path))
    qtbot.addWidget(screen)
    assert screen.place == len(screen.timeline.frames)


def test_arrow_keys_step(screen: ReplayScreen, qtbot: QtBot) -> None:
    before = screen.place
    strip = screen.controls.timeline.strip
    qtbot.keyClick(strip, KEY.Key_Right)
    assert screen.place == before + 1
    qtbot.keyClick(strip, KEY.Key_Left)
    qtbot.keyClick(strip, KEY.Key_Left)
    assert screen.place == before - 1


def test_keys_work_from_buttons_and_chart_too(screen: ReplayScreen, qtbot: QtBot) -> None:
    judge(screen)
    card = screen.turning.list.cards[0]
    qtbot.waitUntil(card.isVisible)
    for widget in (screen.controls.buttons["step"], screen.chances.chart, screen.bar.export, card):
        before = screen.place
        widget.setFocus()
        qtbot.keyClick(widget, KEY.Key_Right)
        assert screen.place == before + 1


def test_page_keys_jump_a_turn(screen: ReplayScreen, qtbot: QtBot) -> None:
    strip = screen.controls.timeline.strip
    ends = [passage.end for passage in passages(screen.timeline.frames)]
    qtbot.keyClick(strip, KEY.Key_PageDown)
    assert screen.place == min(end for end in ends if end > screen.timeline.place_of(40))
    there = screen.place
    qtbot.keyClick(strip, KEY.Key_PageDown)
    qtbot.keyClick(strip, KEY.Key_PageUp)
    assert screen.place == there


def test_home_and_end(screen: ReplayScreen, qtbot: QtBot) -> None:
    strip = screen.controls.timeline.strip
    qtbot.keyClick(strip, KEY.Key_End)
    assert screen.place == len(screen.timeline.frames)
    qtbot.keyClick(strip, KEY.Key_Right)
    assert screen.place == len(screen.timeline.frames)
    qtbot.keyClick(strip, KEY.Key_Home)
    assert screen.place == 0
    assert not screen.controls.buttons["back"].isEnabled()
    assert screen.controls.buttons["back"].toolTip() == "This is the start."


def test_buttons_step_and_jump(screen: ReplayScreen, qtbot: QtBot) -> None:
    buttons = screen.controls.buttons
    for key, place in (("first", 0), ("step", 1), ("step", 2), ("back", 1), ("last", len(screen.timeline.frames))):
        qtbot.mouseClick(buttons[key], Qt.MouseButton.LeftButton)
        assert screen.place == place


def test_the_board_shows_the_place(screen: ReplayScreen, qtbot: QtBot) -> None:
    for place in (0, 9, len(screen.timeline.frames)):
        screen.go_to(place)
        state = screen.timeline.state_at(place)
        shown = {square: counter.unit for square, counter in stage(screen).board.look.counters.items()}
        assert shown == {square: unit for square, unit in enumerate(state.board) if unit >= 0}


def test_one_step_on_is_shown_as_it_happens(
    qtbot: QtBot, tmp_path: Path, path: Path, unread: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = Desktop(tmp_path / "moving")
    desktop.change(speed=400)
    screen = ReplayScreen(desktop, Replay(path, 0))
    qtbot.addWidget(screen)
    screen.show()
    moves = next(frame for frame in screen.timeline.frames if frame.kind == 13)
    screen.go_to(moves.number - 1)
    assert not stage(screen).board.playing
    screen.go_to(moves.number)
    assert stage(screen).board.playing
    qtbot.waitUntil(lambda: not stage(screen).board.playing)
    state = screen.timeline.state_at(moves.number)
    qtbot.waitUntil(lambda: all(state.board[square] >= 0 for square in stage(screen).board.look.counters))
    screen.close()


def test_space_plays_to_the_end_and_stops(screen: ReplayScreen, qtbot: QtBot) -> None:
    screen.go_to(len(screen.timeline.frames) - 2)
    screen.desktop.change(speed=400)
    qtbot.keyClick(screen.controls.timeline.strip, KEY.Key_Space)
    assert screen.controls.buttons["play"].text() == "Pause"
    qtbot.waitUntil(lambda: screen.place == len(screen.timeline.frames), timeout=5000)
    qtbot.waitUntil(lambda: screen.controls.buttons["play"].text() == "Play")


def test_space_pauses(screen: ReplayScreen, qtbot: QtBot) -> None:
    strip = screen.controls.timeline.strip
    qtbot.keyClick(strip, KEY.Key_Space)
    qtbot.keyClick(strip, KEY.Key_Space)
    before = screen.place
    qtbot.wait(50)
    assert screen.place == before
    assert screen.controls.buttons["play"].text() == "Play"


def test_the_timeline_is_pressed(screen: ReplayScreen, qtbot: QtBot) -> None:
    strip = screen.controls.timeline.strip
    stop = strip._stops[3]
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip._box(3).center().toPoint())
    assert screen.place == stop.end
    assert strip.accessibleDescription() == stop.words


def test_the_chart_is_pressed(screen: ReplayScreen, qtbot: QtBot) -> None:
    judge(screen)
    chart = screen.chances.chart
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(chart._x(17)), chart.height() // 2))
    assert screen.place in (17, *(telling.telling.place for telling in screen.turning.list.cards))
    assert chart.accessibleDescription().startswith(f"Step {screen.place}: ")


def test_a_roll_is_pressed(screen: ReplayScreen, qtbot: QtBot) -> None:
    table = screen.luck.table
    row = len(table.rolls.rows) - 1
    table.scrollTo(table.rolls.index(row, 0))
    qtbot.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(table.rolls.index(row, 2)).center()
    )
    assert screen.place == table.rolls.rows[row].place
    assert screen.timeline.frames[screen.place - 1].kind == 1


def test_a_roll_says_what_it_moved(screen: ReplayScreen) -> None:
    rolls = screen.luck.table.rolls
    tip = rolls.index(len(rolls.rows) - 1, 2).data(Qt.ItemDataRole.ToolTipRole)
    assert "this good or better" in tip
    assert "moved" not in tip
    judge(screen)
    assert "moved the chance" in rolls.index(len(rolls.rows) - 1, 2).data(Qt.ItemDataRole.ToolTipRole)


def test_the_board_keeps_its_arrows_and_steps_by_other_keys(screen: ReplayScreen, qtbot: QtBot) -> None:
    board = stage(screen).board.focusProxy()
    before = screen.place
    qtbot.keyClick(board, KEY.Key_Right)
    assert screen.place == before
    qtbot.keyClick(board, KEY.Key_Period)
    assert screen.place == before + 1
    qtbot.keyClick(board, KEY.Key_Comma)
    assert screen.place == before


def test_with_open_hands_both_opinions_are_told(screen: ReplayScreen) -> None:
    judge(screen)
    assert "each from what it knew" in screen.chances.words.toolTip()
    screen.bar.viewers.choose("one")
    assert screen.chances.words.toolTip() == ""


def test_digits_go_to_turning_points(screen: ReplayScreen, qtbot: QtBot) -> None:
    judge(screen)
    cards = screen.turning.list.cards
    assert cards
    for number, card in enumerate(cards, 1):
        qtbot.keyClick(screen.controls.timeline.strip, str(number))
        assert screen.place == card.telling.place
        assert card.isChecked()


def test_turning_points_are_pressed(screen: ReplayScreen, qtbot: QtBot) -> None:
    judge(screen)
    card = screen.turning.list.cards[-1]
    qtbot.keyClick(card, KEY.Key_Space)
    assert screen.place == card.telling.place
    screen.go_to(0)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert screen.place == card.telling.place


# Whose eyes


def test_the_viewer_is_chosen_by_mouse_and_by_key(screen: ReplayScreen, qtbot: QtBot) -> None:
    assert screen.viewer == OPEN
    qtbot.mouseClick(screen.bar.viewers.button("two"), Qt.MouseButton.LeftButton)
    assert screen.viewer == 1
    qtbot.keyClick(screen.controls.timeline.strip, KEY.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert screen.viewer == OPEN


def hidden_names(screen: ReplayScreen, viewer: int) -> set[str]:
    """Names that only the other side's hidden cards bear: its leaders and what its staff alone can do.

    Unit cards are called like their units, which stand on the board.
    """
    state = screen.timeline.state_at(screen.place)
    view = state.seen_by(viewer)
    other = 1 - viewer
    hidden = state.hand[other][:]
    for card in view.hand[other]:
        if card != UNKNOWN:
            hidden.remove(card)
    known = set(view.pile[other]) | {card for card in view.hand[other] if card != UNKNOWN}
    own = {names.card(state, viewer, card) for card in state.armies[viewer].deck}
    return {
        names.card(state, other, card) for card in hidden if state.card(other, card).kind != UNIT and card not in known
    } - own


@pytest.mark.parametrize("viewer", [0, 1])
def test_no_hidden_card_is_named_anywhere(screen: ReplayScreen, viewer: int) -> None:
    judge(screen)
    screen.bar.viewers.choose(("one", "two")[viewer])
    checked = 0
    for place in range(1, len(screen.timeline.frames)):
        screen.go_to(place)
        secrets = hidden_names(screen, viewer)
        # What is told of the whole battle may name what was played later; what is told of this moment may not.
        said = " ".join([*_moment(screen)])
        for secret in secrets:
            checked += 1
            assert secret not in said, f"{secret} at {place}: {said}"
    assert checked > 10


def _moment(screen: ReplayScreen) -> list[str]:
    lines = [screen.stage.title, screen.stage.detail]
    found = [label.text() for label in lines]
    for line in stage(screen).hands.lines:
        found.append(line.accessibleName())
        for label in line.findChildren(QLabel):
            if not label.isHidden():
                found += [label.text(), label.toolTip()]
    return [*found, *stage(screen).board.look.words]


def test_cards_never_played_are_never_named_to_the_other_side(screen: ReplayScreen) -> None:
    """The strictest test: whatever a side never showed in the whole battle is nowhere on the screen."""
    judge(screen)
    end = screen.timeline.state_after(screen.timeline.actions)
    for viewer in range(2):
        screen.bar.viewers.choose(("one", "two")[viewer])
        other = 1 - viewer
        shown = set()
        for place in range(len(screen.timeline.frames) + 1):
            view = screen.timeline.state_at(place).seen_by(viewer)
            shown |= {card for card in view.pile[other] + view.hand[other] if card != UNKNOWN}
        own = {names.card(end, viewer, card) for card in end.armies[viewer].deck}
        never = {names.card(end, other, c) for c in end.armies[other].deck if c not in shown}
        never -= own | {names.card(end, other, card) for card in shown}
        never -= {unit.name for unit in end.armies[other].units}
        assert never
        for place in range(0, len(screen.timeline.frames), 5):
            screen.go_to(place)
            said = "\n".join(texts(screen))
            assert not [name for name in never if name in said]


def test_hidden_cards_are_counted(screen: ReplayScreen) -> None:
    screen.bar.viewers.choose("one")
    hidden = screen.view.hand[1].count(UNKNOWN)
    assert f"{hidden} hidden card" in stage(screen).hands.lines[1].accessibleName()
    screen.bar.viewers.choose("both")
    assert "hidden" not in stage(screen).hands.lines[1].accessibleName()


def test_the_viewer_sits_at_the_bottom(screen: ReplayScreen) -> None:
    edges = screen.view.edges
    screen.bar.viewers.choose("two")
    assert stage(screen).board.facing == edges[1]
    assert screen.turning.points.text() == f"points for {screen.sides[1]}"
    screen.bar.viewers.choose("both")
    assert stage(screen).board.facing == edges[0]


# Reading


def test_reading_shows_progress_and_can_be_stopped(qtbot: QtBot, desktop: Desktop, path: Path) -> None:
    screen = ReplayScreen(desktop, Replay(path))
    qtbot.addWidget(screen)
    screen.show()
    line = screen.chances.line
    qtbot.waitUntil(lambda: line.bar.value() > 0, timeout=30_000)
    assert line.bar.isVisible()
    known = len(screen.reading.verdicts.judged)
    assert known
    qtbot.mouseClick(line.button, Qt.MouseButton.LeftButton)
    stopped = screen.reading.progress
    assert stopped is Progress.STOPPED
    assert not line.bar.isVisible()
    assert screen.chances.chart._curve.chances[0] is not None
    qtbot.mouseClick(line.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(line.bar.isVisible)
    screen.close()
    assert screen.reading.progress is stopped


def test_the_line_goes_when_all_is_read(qtbot: QtBot, desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "short.record"
    path.write_text(fought(most=30).text())
    screen = ReplayScreen(desktop, Replay(path))
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitUntil(lambda: screen.reading.progress is Progress.DONE, timeout=30_000)
    assert not screen.chances.line.isVisible()
    assert screen.turning.list._empty.text() == "No turn stands out."
    screen.close()


# The screen itself


def test_the_way_home(screen: ReplayScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.desktop.go) as gone:
        screen.bar.home.emit()
    assert gone.args[0] == Home()


def test_menus_name_every_shortcut(screen: ReplayScreen) -> None:
    said = [action.text() for action in screen.actions()]
    assert any("\tSpace" in text for text in said)
    assert {action.shortcut().toString() for action in screen.actions()} >= {"Ctrl+E", "Ctrl+B", "Ctrl+S", "Ctrl+P"}


@pytest.mark.parametrize("scenario", ["first_battle", "open_battle", "islands"])
def test_every_place_of_any_battle_can_be_shown(
    qtbot: QtBot, desktop: Desktop, tmp_path: Path, unread: None, scenario: str
) -> None:
    path = tmp_path / "any.record"
    path.write_text(fought(scenario, 2, 160).text())
    screen = ReplayScreen(desktop, Replay(path, 0))
    qtbot.addWidget(screen)
    started = time.process_time()
    for place in range(len(screen.timeline.frames) + 1):
        screen.go_to(place)
        assert screen.stage.title.text()
        if place:
            assert screen.stage.detail.text(), place
    assert (time.process_time() - started) / (len(screen.timeline.frames) + 1) < 0.25


def test_the_board_keeps_its_size_while_hands_change(screen: ReplayScreen, qtbot: QtBot) -> None:
    line = stage(screen).hands.lines[0]
    qtbot.keyClick(screen, Qt.Key.Key_End)
    tallest = line._cards.minimumHeight()
    qtbot.keyClick(screen, Qt.Key.Key_Home)
    assert line._cards.minimumHeight() >= tallest
