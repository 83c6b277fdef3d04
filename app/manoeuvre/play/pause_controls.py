"""Pausing a battle, and watching two computers play one: go on, pause, one step, and how fast."""

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.play.offer import Button

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


SPEEDS: Final = (25, 50, 100, 200, 400)
"""Per cent of the usual speed."""


class PauseControls(QObject):
    """Holds the battle while it pauses, and lets through one step at a time."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._one = False
        self._paused = False

    @property
    def holds(self) -> bool:
        """Whether nothing further may happen now."""
        return self._paused and not self._one

    @property
    def paused(self) -> bool:
        return self._paused

    def toggle(self) -> None:
        self.pause(not self._paused)

    def pause(self, paused: bool) -> None:
        if not self._screen.session.pausable:
            return
        self._paused = paused
        self._one = False
        self._screen.session.pause(paused)
        self._screen.tools.refresh()
        if paused:
            self.show_paused()
        elif not self._screen.session.is_thinking:
            self._screen.proceed()

    def step(self) -> None:
        """Let one thing happen, then pause again."""
        if not self._paused or self._screen.session.battle.over:
            return
        self._one = True
        self._screen.session.pause(False)
        if not self._screen.session.is_thinking:
            self._screen.proceed()

    def stepped(self) -> None:
        """Something has happened."""
        if self._one:
            self._one = False
            self._screen.session.pause(True)
            self.show_paused()

    def show_paused(self) -> None:
        self._screen.show_waiting(
            translate("play", "The battle pauses"),
            translate("play", "Nothing happens until you go on. You may look around."),
            translate("play", "P goes on, N plays one step."),
            self._choices(),
        )

    def show_thinking(self, seat: int) -> None:
        """For those who watch two computers."""
        side = names.side(self._screen.session.battle.state, seat)
        self._screen.show_waiting(
            translate("play", "{side} is thinking").format(side=side),
            translate("play", "Two computers play. Both hands are open to you."),
            translate("play", "P pauses, N plays one step, + and − change the speed."),
            self._choices(),
        )

    def _choices(self) -> tuple[tuple[Button, Callable[[], None]], ...]:
        go = Button(
            translate("play", "Go on") if self._paused else translate("play", "Pause"),
            shortcut="P",
            primary=self._paused,
            icon="play" if self._paused else "pause",
        )
        one = Button(
            translate("play", "One step"),
            shortcut="N",
            enabled=self._paused,
            tip="" if self._paused else translate("play", "Pause first"),
            icon="step",
        )
        if not self._screen.viewpoint.watching:
            return ((go, self.toggle), (one, self.step))
        speed = self._screen.desktop.settings.speed
        slower = Button(translate("play", "Slower"), shortcut="-", enabled=speed > SPEEDS[0], icon="minus")
        faster = Button(translate("play", "Faster"), shortcut="+", enabled=speed < SPEEDS[-1], icon="plus")
        return ((go, self.toggle), (one, self.step), (slower, self.slow_down), (faster, self.speed_up))

    def slow_down(self) -> None:
        self._pace([speed for speed in SPEEDS if speed < self._screen.desktop.settings.speed][-1:])

    def speed_up(self) -> None:
        self._pace([speed for speed in SPEEDS if speed > self._screen.desktop.settings.speed][:1])

    def _pace(self, speed: list[int]) -> None:
        if speed:
            self._screen.desktop.change(speed=speed[0])
            if self._paused:
                self.show_paused()


EVERY: Final = 120
"""Milliseconds between two looks at the clock."""
USUAL: Final = 900.0
"""Milliseconds after which about two thirds of the bar are filled. Nobody knows how long a thought takes."""


class ThinkingIndicator(QObject):
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
        if screen.viewpoint.watching:
            screen.pause_controls.show_thinking(seat)
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
