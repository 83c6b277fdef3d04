"""Somebody at the play screen: clicks squares, cards and buttons, or does the same with nothing but keys."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.looks import Mark
from app.manoeuvre.play.layout import COMBAT, END
from app.manoeuvre.play.screen import PlayScreen
from app.shell.desktop import Desktop, Resume
from app.shell.play.participants import HUMAN, Participant
from app.shell.play.session import Autosave, Session
from engine.battle import Battle
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.state import State
from engine.record import Header
from resources.manoeuvre.scenarios import Scenario

PERSON = Participant(HUMAN)
TWO = (PERSON, PERSON)
LEFT = Qt.MouseButton.LeftButton
LONG = 10_000

Sit = Callable[..., "Seated"]


class Seated:
    """A person at the screen. Squares by name, cards by id, buttons by how their words begin."""

    def __init__(self, qtbot: QtBot, screen: PlayScreen) -> None:
        self.bot = qtbot
        self.screen = screen
        self.told: list[str] = []
        self.went: list[object] = []
        self._reads = True
        screen.desktop.trouble.connect(self.told.append)
        screen.desktop.go.connect(self.went.append)

    @property
    def state(self) -> State:
        return self.screen.session.battle.state

    @property
    def offer(self) -> Any:
        return self.screen.decision_controller.offer

    def wait(self, what: Callable[[], bool] | None = None) -> "Seated":
        """Until something is asked of somebody here, or what is said."""
        self.bot.waitUntil(what or self._settled, timeout=LONG)
        return self

    def read_results(self, read: bool = True) -> None:
        """Whether the results of combats are gone on from as soon as they are shown; usually they are."""
        self._reads = read

    def _settled(self) -> bool:
        screen = self.screen
        if screen.animator.busy:
            return False
        if screen.combat_result.holds:
            if self._reads:
                screen.combat_result.proceed()
            return not self._reads
        return (
            screen.decision_controller.offer is not None
            or screen.curtain.isVisible()
            or screen.table.page == END
            or screen.pause_controls.holds
            or screen.body.currentWidget() is not screen.table
        )

    # By mouse

    def square(self, name: str) -> "Seated":
        board = self.screen.table.board
        self.bot.mouseClick(board._canvas.viewport(), LEFT, pos=self._middle(name))
        return self.wait()

    def drag(self, start: str, end: str) -> "Seated":
        viewport = self.screen.table.board._canvas.viewport()
        self.bot.mousePress(viewport, LEFT, pos=self._middle(start))
        for way in (0.4, 0.8, 1.0):
            here = self._middle(start) + (self._middle(end) - self._middle(start)) * way
            self.bot.mouseMove(viewport, here)
        self.bot.mouseRelease(viewport, LEFT, pos=self._middle(end))
        return self.wait()

    def card(self, name: str) -> "Seated":
        self.bot.mouseClick(self.screen.table.hand.card(self._place(name)), LEFT)
        return self.wait()

    def button(self, words: str) -> "Seated":
        self.bot.mouseClick(self.find(words), LEFT)
        return self.wait()

    def find(self, words: str) -> QPushButton:
        """A button of the panel in sight."""
        table = self.screen.table
        page: QWidget = {COMBAT: table.combat, END: table.ending}.get(table.page, table.decision)
        seen = [button for button in page.findChildren(QPushButton) if button.isVisibleTo(page)]
        for button in seen:
            if button.text().startswith(words):
                return button
        raise AssertionError(f"no button “{words}” among {[button.text() for button in seen]}")

    # By keys

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> "Seated":
        self.bot.keyClick(QApplication.focusWidget() or self.screen, key, modifier)
        return self

    def go(self, name: str) -> "Seated":
        """Bring the board's cursor to a square, by arrow keys."""
        board = self.screen.table.board
        self.key(Qt.Key.Key_F2)
        cell = board.square_rect(0).width()
        way = board.square_rect(square_of(name)).center() - board.square_rect(board.cursor).center()
        across, down = round(way.x() / cell), round(way.y() / cell)
        for _ in range(abs(across)):
            self.key(Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left)
        for _ in range(abs(down)):
            self.key(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        assert board.cursor == square_of(name)
        return self

    def enter(self, name: str) -> "Seated":
        self.go(name).key(Qt.Key.Key_Return)
        return self.wait()

    def digit(self, name: str) -> "Seated":
        self.key(Qt.Key(Qt.Key.Key_1 + self._place(name)))
        return self.wait()

    def confirm(self) -> "Seated":
        self.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        return self.wait()

    # What is seen

    @property
    def title(self) -> str:
        table = self.screen.table
        return table.combat.title if table.page == COMBAT else table.decision.title

    @property
    def log(self) -> list[str]:
        return self.screen.table.log.texts

    @property
    def cards(self) -> list[str]:
        hand = self.screen.table.hand
        return [hand.card(place).accessibleName() for place in range(len(hand))]

    def marked(self, mark: Mark) -> set[int]:
        return {square for square, found in self.offer.marks.squares.items() if found is mark}

    def _middle(self, name: str) -> QPoint:
        return self.screen.table.board.square_rect(square_of(name)).center().toPoint()

    def _place(self, name: str) -> int:
        number = self.state.armies[self.screen.decision_controller.seat].number_of[name]
        return int((self.offer.hand or tuple(self.state.hand[self.screen.decision_controller.seat])).index(number))


def seating(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Opens play screens on a scenario or a state, with motion off; each is closed when the test is over."""
    made: list[PlayScreen] = []

    def sit(
        start: State | Scenario | str = "first_battle",
        participants: tuple[Participant, Participant] = TWO,
        *,
        size: tuple[int, int] = (1440, 900),
        seed: int = 1,
        wait: bool = True,
        **settings: Any,
    ) -> Seated:
        desktop = Desktop()
        desktop.change(**({"reduce_motion": True, "curtain": False, "theme": "light"} | settings))
        desktop.dress()
        rng = random.Random(seed)
        if isinstance(start, State):
            header = Header(
                "manoeuvre", "test", "2026-05-01", {"one": participants[0].write(), "two": participants[1].write()}, ""
            )
            session = Session(
                desktop.library("manoeuvre"),
                Battle(header, start),
                participants,
                Autosave(desktop.folder, "test"),
                rng,
            )
        else:
            scenario = desktop.library("manoeuvre").scenario(start) if isinstance(start, str) else start
            session = Session.new("manoeuvre", desktop.library("manoeuvre"), scenario, participants, rng=rng)
        monkeypatch.setattr(PlayScreen, "_open", lambda self, destination: session)
        # Where it leads is settled by the session above.
        screen = PlayScreen(desktop, Resume(Path()))
        made.append(screen)
        qtbot.addWidget(screen)
        screen.resize(*size)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.activateWindow()
        screen.table.board.setFocus()
        seated = Seated(qtbot, screen)
        return seated.wait() if wait else seated

    yield sit
    for screen in made:
        screen.close()
