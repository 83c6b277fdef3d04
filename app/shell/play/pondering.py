"""While a computer thinks: says so, shows that time passes, offers to have its move now. Its plans are not shown."""

from math import exp
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from app.board import names
from app.board.words import translate
from app.shell.play.offer import Button

if TYPE_CHECKING:
    from app.shell.play.screen import PlayScreen

EVERY: Final = 120
"""Milliseconds between two looks at the clock."""
USUAL: Final = 900.0
"""Milliseconds after which about two thirds of the bar are filled. Nobody knows how long a thought takes."""


class Pondering(QObject):
    """Listens to the session and speaks through the decision panel."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._tick)
        self._button = Button(
            translate("play", "Move now"),
            shortcut="M",
            tip=translate("play", "Have the best move found so far"),
            icon="skip",
        )
        screen.session.thinking.connect(self._think)

    def stop(self) -> None:
        self._timer.stop()

    def _think(self, seat: int, thought: object) -> None:
        screen = self._screen
        if thought is None:
            self._clock.restart()
            self._timer.start()
        if screen.sitting.watching:
            screen.watching.show_thinking(seat)
            return
        state = screen.session.battle.state
        detail = translate("play", "You may look around.")
        nodes = getattr(thought, "nodes", 0)
        if nodes:
            detail = translate("play", "You may look around. %n position(s) weighed so far.", "", nodes)
        title = translate("play", "{side} is thinking").format(side=names.side(state, seat))
        screen.show_waiting(
            title, detail, translate("play", "M has the move at once."), ((self._button, self.move_now),)
        )
        self._tick()

    def move_now(self) -> None:
        self._screen.session.stop_thinking()

    def _tick(self) -> None:
        session = self._screen.session
        if not session.is_thinking and not session.paused:
            self._timer.stop()
            return
        self._screen.table.decision.show_progress(1 - exp(-self._clock.elapsed() / USUAL))
