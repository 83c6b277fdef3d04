"""Everything that can be done on the play screen besides playing, as actions with shortcuts, in menus and bar."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.hand import CardButton
from app.manoeuvre.play.layout import END
from app.shell.desktop import Help, Home, SettingsPage
from app.shell.errors import guarded

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
        self._add(translate("play", "Help"), (), lambda: go(Help()))
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
        bar.help.connect(lambda: go(Help()))
        # Space is the skip key only while something moves; otherwise it presses what has the focus.
        self.skip.setEnabled(False)
        screen.director.began.connect(lambda step: self.skip.setEnabled(True))
        screen.director.idle.connect(lambda: self.skip.setEnabled(False))

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
        why = translate("play", "Nothing is taken back past dice, draws, what was shown, and others' decisions.")
        screen.bar.allow_undo(can, why)
        self.undo.setEnabled(can)
        asked = screen.decision_controller.seat >= 0
        screen.bar.allow_hint(
            asked, translate("play", "A hint is for your own decisions; nothing is asked of you now.")
        )
        self.hint.setEnabled(asked)
        over = session.battle.over
        playing = bool(screen.viewpoint.persons) and not over
        self.draw.setEnabled(playing)
        self.concede.setEnabled(playing)
        paused = screen.pause_controls.paused
        self.pause.setText(translate("play", "Go on") if paused else translate("play", "Pause"))
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
        self._screen.director.skip()

    @guarded
    def back(self) -> None:
        """Esc takes away one thing at a time: motion, search, hint, what is picked, the overlay."""
        screen = self._screen
        if screen.director.skip() or screen.table.log.close_search() or screen.hints.put_away():
            return
        if not screen.decision_controller.back():
            screen.inspector_controls.show(None)

    def _change_theme(self) -> None:
        self._screen.desktop.change(theme=OTHER_THEME[current().name])
