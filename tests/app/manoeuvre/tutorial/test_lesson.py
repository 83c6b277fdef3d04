"""A lesson on the real play screen, pressed through as a person does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.manoeuvre.tutorial.coach import PERSON, REFUSED
from app.manoeuvre.tutorial.lessons import lessons
from app.manoeuvre.tutorial.screen import LessonScreen, LessonsScreen, open_tutorial
from app.shell.desktop import Back, Desktop, Fight, Help, Home, NewBattle, Tutorial
from app.shell.play.computer import Computer
from engine.manoeuvre.action import PASS
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.state import State

LONG = 10_000


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    desktop = Desktop(tmp_path / "own")
    desktop.change(reduce_motion=True)
    return desktop


@pytest.fixture(autouse=True)
def _enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    """An enemy who passes where he can, and needs no process of his own."""

    def think(self: Computer, view: State) -> None:
        legal = view.legal()
        action = PASS if PASS in legal else legal[0]
        self.done.emit(type("Thought", (), {"action": action})())

    monkeypatch.setattr(Computer, "think", think)
    monkeypatch.setattr(Computer, "warm", lambda self: None)


@pytest.fixture
def begin(qtbot: QtBot, desktop: Desktop) -> Iterator[object]:
    def opened(name: str) -> LessonScreen:
        screen = open_tutorial(desktop, Tutorial(name))
        assert isinstance(screen, LessonScreen)
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        qtbot.waitUntil(lambda: screen.decision_controller.offer is not None, timeout=LONG)
        return screen

    return opened  # type: ignore[return-value]


def press(qtbot: QtBot, screen: LessonScreen, *squares: str) -> None:
    for square in squares:
        screen.table.board.pressed.emit(square_of(square))


def asked(qtbot: QtBot, screen: LessonScreen, title: str) -> None:
    qtbot.waitUntil(
        lambda: screen.coach.title.text() == title and screen.decision_controller.offer is not None, timeout=LONG
    )


def press_done(screen: LessonScreen) -> None:
    offer = screen.decision_controller.offer
    assert offer is not None
    button = next(one for one in offer.buttons if one.actions == (PASS,))
    screen.decision_controller.press(button)


def test_the_first_lesson_from_its_start_to_its_end(qtbot: QtBot, desktop: Desktop, begin) -> None:
    screen = begin("moving")
    assert screen.coach.title.text() == "Move one unit"
    assert screen.coach.step.text() == "Step 1 of 7"
    assert [screen.advice.squares] == [(square_of("d2"), square_of("d3"))]
    press(qtbot, screen, "d2", "d3", "d3")
    asked(qtbot, screen, "A card may carry it further")
    press_done(screen)
    asked(qtbot, screen, "End your turn")
    press_done(screen)
    asked(qtbot, screen, "A turn begins with the cards")
    press_done(screen)
    asked(qtbot, screen, "Ride two squares")
    press(qtbot, screen, "f2", "f4", "f4")
    qtbot.waitUntil(lambda: screen.session.battle.state.turn == 2 and len(screen.attempts) >= 5, timeout=LONG)
    while True:
        qtbot.waitUntil(lambda: screen.decision_controller.offer is not None, timeout=LONG)
        if screen.coach.title.text() == "Try what is forbidden":
            break
        press_done(screen)
    press(qtbot, screen, "d3", "d4")
    assert screen.attempts[-1].verb == REFUSED
    assert screen.coach.title.text() == "Refused, and nothing is lost"
    assert screen.coach.rule_button.isVisible()
    with qtbot.waitSignal(desktop.go) as gone:
        qtbot.mouseClick(screen.coach.rule_button, Qt.MouseButton.LeftButton)
    assert isinstance(gone.args[0], Help)
    assert gone.args[0].topic
    press(qtbot, screen, "d3")
    asked(qtbot, screen, "Now move as you like")
    press(qtbot, screen, "d3", "c3", "c3")
    qtbot.waitUntil(lambda: screen.advice.followed, timeout=LONG)
    assert screen.coach.onward_button.text() == "Next lesson: Fighting with odds"
    with qtbot.waitSignal(desktop.go) as gone:
        qtbot.mouseClick(screen.coach.onward_button, Qt.MouseButton.LeftButton)
    assert gone.args[0] == Tutorial("fighting", "manoeuvre")
    listed = LessonsScreen(desktop, Tutorial())
    qtbot.addWidget(listed)
    assert listed.rows["moving"].value.text() == "Done"


def test_undo_brings_the_step_back(qtbot: QtBot, begin) -> None:
    screen = begin("moving")
    press(qtbot, screen, "d2", "d3", "d3")
    asked(qtbot, screen, "A card may carry it further")
    screen.undo()
    asked(qtbot, screen, "Move one unit")


def test_cards_are_pointed_out(qtbot: QtBot, begin) -> None:
    screen = begin("fighting")
    press(qtbot, screen, "d3", "d4", "d4")
    asked(qtbot, screen, "Declare an assault")
    offer = screen.decision_controller.offer
    assert offer is not None
    pills = [state.pill for state in screen._with_cards(offer).cards]
    assert pills.count("This one") == 1


def test_every_step_can_be_skipped_on_the_screen(qtbot: QtBot, desktop: Desktop, begin) -> None:
    for number, one in enumerate(lessons()):
        screen = begin(one.id)
        for _ in one.steps:
            qtbot.mouseClick(screen.coach.skip_button, Qt.MouseButton.LeftButton)
        assert screen.advice.followed
        assert not screen.coach.skip_button.isVisible()
        if number == len(lessons()) - 1:
            with qtbot.waitSignal(desktop.go) as gone:
                qtbot.mouseClick(screen.coach.onward_button, Qt.MouseButton.LeftButton)
            assert gone.args[0] == Home()
        screen.close()


def test_a_lesson_leaves_no_record_and_can_be_begun_again(qtbot: QtBot, desktop: Desktop, begin) -> None:
    screen = begin("nightfall")
    press(qtbot, screen, "f3", "f5", "f5")
    asked(qtbot, screen, "Make it hold")
    assert screen.session.file is None
    assert not (desktop.folder / "records").exists()
    assert isinstance(screen.now(), Fight)
    with qtbot.waitSignal(desktop.go) as gone:
        qtbot.mouseClick(screen.coach.again_button, Qt.MouseButton.LeftButton)
    assert gone.args[0] == Tutorial("nightfall", "manoeuvre")


def test_the_third_lesson_ends_at_night(qtbot: QtBot, begin) -> None:
    screen = begin("nightfall")
    press(qtbot, screen, "f3", "f5", "f5")
    asked(qtbot, screen, "Make it hold")
    press_done(screen)
    asked(qtbot, screen, "The last turn")
    press_done(screen)
    asked(qtbot, screen, "The last move")
    press(qtbot, screen, "c4", "c5", "c5")
    asked(qtbot, screen, "Let night fall")
    press_done(screen)
    qtbot.waitUntil(lambda: screen.session.battle.over, timeout=LONG)
    qtbot.waitUntil(lambda: screen.advice.followed, timeout=LONG)
    assert screen.session.battle.state.winner == PERSON


def test_the_list_of_lessons(qtbot: QtBot, desktop: Desktop) -> None:
    screen = open_tutorial(desktop, Tutorial())
    assert isinstance(screen, LessonsScreen)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    for name, row in screen.rows.items():
        with qtbot.waitSignal(desktop.go) as gone:
            qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
        assert gone.args[0] == Tutorial(name, "manoeuvre")
    with qtbot.waitSignal(desktop.go) as gone:
        qtbot.mouseClick(screen.read, Qt.MouseButton.LeftButton)
    assert gone.args[0] == Help("start", "manoeuvre")
    with qtbot.waitSignal(desktop.go) as gone:
        qtbot.mouseClick(screen.fight, Qt.MouseButton.LeftButton)
    assert isinstance(gone.args[0], NewBattle)


def press_card(screen: LessonScreen) -> None:
    """The card that the coach points at."""
    offer = screen.decision_controller.offer
    assert offer is not None
    states = screen._with_cards(offer).cards
    screen.table.hand.pressed.emit(next(place for place, state in enumerate(states) if state.pill == "This one"))


def test_the_second_lesson_from_its_start_to_its_end(qtbot: QtBot, begin) -> None:
    screen = begin("fighting")
    press(qtbot, screen, "d3", "d4", "d4")
    asked(qtbot, screen, "Declare an assault")
    press_card(screen)
    press(qtbot, screen, "d5")
    if screen.coach.title.text() == "Declare an assault":
        assert screen.table.buttons.press_primary()
    asked(qtbot, screen, "Read the odds, then add to them")
    press_card(screen)
    asked(qtbot, screen, "Roll the dice")
    assert screen.table.buttons.press_primary()
    qtbot.waitUntil(lambda: screen.combat_result.holds)
    assert screen.table.buttons.press_primary()
    # At least 8 and four dice against 3: four times as much whatever they show.
    asked(qtbot, screen, "Carry out the result")
    press_done(screen)
    asked(qtbot, screen, "Bring a unit back to strength")
    press_card(screen)
    if screen.coach.title.text() == "Bring a unit back to strength":
        press(qtbot, screen, "c3")
        if (
            screen.decision_controller.offer is not None
            and screen.coach.title.text() == "Bring a unit back to strength"
        ):
            screen.table.buttons.press_primary()
    asked(qtbot, screen, "End your turn")
    press_done(screen)
    qtbot.waitUntil(lambda: screen.advice.followed, timeout=LONG)
    assert screen.coach.onward_button.text() == "Next lesson: Winning at nightfall"


def test_escape_leaves_the_list_of_lessons(qtbot: QtBot) -> None:
    desktop = Desktop()
    screen = open_tutorial(desktop, Tutorial(game="manoeuvre"))
    qtbot.addWidget(screen)
    with qtbot.waitSignal(desktop.go) as gone:
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert gone.args[0] == Back()
