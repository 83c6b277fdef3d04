"""Pausing a battle, and watching two computers play one: go on, pause, one step, and how fast."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.board import names
from app.board.words import translate
from app.shell.play.offer import Button

if TYPE_CHECKING:
    from app.shell.play.screen import PlayScreen

SPEEDS: Final = (25, 50, 100, 200, 400)
"""Per cent of the usual speed."""


class Watching(QObject):
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
        if not self._screen.sitting.watching:
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
