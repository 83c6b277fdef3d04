"""What can be done on the play screen besides playing: menus and keys, pausing, single steps, speed, thinking time."""

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.hand import CardButton
from app.manoeuvre.play.layout import END
from app.manoeuvre.play.offer import Button
from app.shell.desktop import Help, Home, SettingsPage
from app.shell.errors import guarded
from engine.manoeuvre.registration import GAME

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


OTHER_THEME = {
    "light": "dark",
    "dark": "light",
    "contrast_light": "contrast_dark",
    "contrast_dark": "contrast_light",
}


class Tools(QObject):
    """Makes the actions once and keeps them enabled as the moment allows."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        bar, table = screen.bar, screen.table
        self.undo = self._add(translate("play", "Undo"), ("Ctrl+Z", "U"), screen.undo)
        self.hint = self._add(translate("play", "Hint"), ("H",), screen.hints.ask)
        self.pause = self._add(translate("play", "Pause"), ("P",), screen.pause_controls.toggle)
        self.step = self._add(translate("play", "One step"), ("N",), screen.pause_controls.step)
        self._add(translate("play", "Slower"), ("-",), screen.pause_controls.slow_down)
        self._add(translate("play", "Faster"), ("+", "="), screen.pause_controls.speed_up)
        self.search = self._add(translate("play", "Search the log"), ("Ctrl+F",), table.log.open_search)
        bar.menu.addSeparator()
        self.draw = self._add(translate("play", "Offer a draw"), (), screen.leaving.offer_draw)
        self.concede = self._add(translate("play", "Give up…"), (), screen.leaving.concede)
        self.save = self._add(translate("play", "Save a copy…"), ("Ctrl+S",), screen.leaving.save_as)
        bar.menu.addSeparator()
        go = screen.desktop.go.emit
        self._add(translate("play", "Settings"), (), lambda: go(SettingsPage()))
        self._add(translate("play", "Help"), (), lambda: go(Help(game=GAME.id)))
        self._add(translate("play", "Home"), (), lambda: go(Home()))
        self._regions = [
            self._add(words, keys, do, menu=False)
            for words, keys, do in (
                (translate("play", "Go to the board"), ("F2",), lambda: self._focus(table.board)),
                (translate("play", "Go to the hand"), ("F3",), lambda: self._focus(table.hand)),
                (translate("play", "Go to the decision"), ("F4", "D"), self._focus_decision),
                (translate("play", "Go to the log"), ("F5", "L"), self._focus_log),
                (translate("play", "Inspect"), ("F6", "I"), self._inspect),
                (translate("play", "Overlays"), ("O",), bar.show_overlays),
                (translate("play", "Confirm"), ("Ctrl+Return",), self._confirm),
            )
        ]
        self._back = self._key("Escape", self.back)
        self.skip = self._key("Space", self._skip)
        self._digits = [
            self._key(str(digit), lambda place=digit - 1: table.hand.press(place)) for digit in range(1, 10)
        ]
        bar.undo.connect(screen.undo)
        bar.hint.connect(screen.hints.ask)
        bar.theme.connect(self._change_theme)
        bar.help.connect(lambda: go(Help(game=GAME.id)))
        # Space is the skip key only while something moves; otherwise it presses what has the focus.
        self.skip.setEnabled(False)
        screen.animator.began.connect(lambda step: self.skip.setEnabled(True))
        screen.animator.idle.connect(lambda: self.skip.setEnabled(False))

    def at_table(self, there: bool) -> None:
        """Whether the table is in sight: the pages of the set-up have keys of their own."""
        for key in (self._back, *self._digits):
            key.setEnabled(there)
        for action in self._regions:
            action.setEnabled(there)
        self.refresh()

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    def refresh(self) -> None:
        """Say what can be done now, and why the rest cannot."""
        screen = self._screen
        session = screen.session
        picked = screen.decision_controller.offer is not None and bool(screen.decision_controller.offer.marks.ghost)
        can = not session.battle.over and (session.can_undo() or picked)
        why = translate("play", "You can't undo past a dice roll, a draw, a shown hand or your opponent's decision.")
        screen.bar.allow_undo(can, why)
        self.undo.setEnabled(can)
        asked = screen.decision_controller.seat >= 0
        screen.bar.allow_hint(asked, translate("play", "Hints are for your own decisions. You have none to make now."))
        self.hint.setEnabled(asked)
        over = session.battle.over
        playing = bool(screen.viewpoint.persons) and not over
        self.draw.setEnabled(playing)
        self.concede.setEnabled(playing)
        paused = screen.pause_controls.paused
        self.pause.setText(translate("play", "Continue") if paused else translate("play", "Pause"))
        self.pause.setEnabled(not over and session.pausable)
        self.step.setEnabled(paused and not over)

    def _add(self, text: str, keys: tuple[str, ...], do: Callable[..., object], *, menu: bool = True) -> QAction:
        action = QAction(text, self._screen)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(False)
        action.triggered.connect(lambda checked=False: do())
        if menu:
            self._screen.bar.menu.addAction(action)
        self._screen.addAction(action)
        return action

    def _key(self, key: str, do: Callable[..., object]) -> QShortcut:
        """A key that no menu names."""
        shortcut = QShortcut(QKeySequence(key), self._screen)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda: do())
        return shortcut

    def _focus(self, widget: QWidget) -> None:
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _confirm(self) -> None:
        self._screen.table.buttons.press_primary()

    def _focus_decision(self) -> None:
        table = self._screen.table
        if table.page == END:
            self._focus(table.ending.rematch_button)
            return
        self._focus(table.buttons.first or table.decision)

    def _focus_log(self) -> None:
        self._screen.table.talk.prefer(False)
        self._screen.table.log.take_focus()

    def _inspect(self) -> None:
        """What has the focus: a card of the hand, or the square under the board's cursor."""
        focus = QApplication.focusWidget()
        if isinstance(focus, CardButton):
            self._screen.inspector_controls.ask_card(focus.place)
        else:
            self._screen.inspector_controls.ask(self._screen.table.board.cursor)

    @guarded
    def _skip(self) -> None:
        self._screen.animator.skip()

    @guarded
    def back(self) -> None:
        """Esc takes away one thing at a time: a result, motion, search, hint, what is picked, the overlay."""
        screen = self._screen
        if screen.combat_result.holds:
            screen.combat_result.proceed()
            return
        if screen.animator.skip() or screen.table.log.close_search() or screen.hints.put_away():
            return
        if not screen.decision_controller.back():
            screen.inspector_controls.show(None)

    def _change_theme(self) -> None:
        self._screen.desktop.change(theme=OTHER_THEME[current().name])


SPEEDS: Final = (25, 50, 100, 200, 400)
"""Per cent of the usual speed."""


class PauseControls(QObject):
    """Holds the battle while it pauses, and lets through one step at a time."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._one = False
        self._paused = False
        self._speed = 0

    @property
    def speed(self) -> int:
        """Per cent of the usual speed: that of the settings, until it is changed for this battle alone."""
        return self._speed or self._screen.desktop.settings.speed

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
            translate("play", "The battle is paused"),
            translate("play", "Nothing happens until you continue. You can look around."),
            translate("play", "P continues, N plays one step."),
            self._choices(),
        )

    def show_thinking(self, seat: int) -> None:
        """For those who watch two computers."""
        side = names.side(self._screen.session.battle.state, seat)
        self._screen.show_waiting(
            translate("play", "{side} is thinking").format(side=side),
            translate("play", "Two computers are playing. You can see both hands."),
            translate("play", "P pauses, N plays one step, + and − change the speed."),
            self._choices(),
        )

    def _choices(self) -> tuple[tuple[Button, Callable[[], None]], ...]:
        go = Button(
            translate("play", "Continue") if self._paused else translate("play", "Pause"),
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
        speed = self.speed
        slower = Button(translate("play", "Slower"), shortcut="-", enabled=speed > SPEEDS[0], icon="minus")
        faster = Button(translate("play", "Faster"), shortcut="+", enabled=speed < SPEEDS[-1], icon="plus")
        return ((go, self.toggle), (one, self.step), (slower, self.slow_down), (faster, self.speed_up))

    def slow_down(self) -> None:
        self._pace([speed for speed in SPEEDS if speed < self.speed][-1:])

    def speed_up(self) -> None:
        self._pace([speed for speed in SPEEDS if speed > self.speed][:1])

    def _pace(self, speed: list[int]) -> None:
        if speed:
            self._speed = speed[0]
            self._screen.follow_settings()
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
            tip=translate("play", "Play the best move found so far"),
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
        detail = translate("play", "You can look around.")
        nodes = getattr(thought, "nodes", 0)
        if nodes:
            detail = translate("play", "You can look around. %n position(s) considered so far.", "", nodes)
        title = translate("play", "{side} is thinking").format(side=names.side(state, seat))
        screen.show_waiting(
            title, detail, translate("play", "Press M to make it move now."), ((self._button, self.move_now),)
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
