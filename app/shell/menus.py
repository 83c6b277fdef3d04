"""The program's menus: everything that can be done from anywhere, each with its shortcut."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.board.translation import translate
from app.shell.desktop import Desktop, Help, Home, Lan, Load, NewBattle, SettingsPage, Tutorial
from resources.settings import LEAST_SCALE, MOST_SCALE

KEYBOARD: Final = "keyboard"
"""The topic of help that lists the shortcuts."""
ABOUT: Final = "about"
"""The one that says whose work this is."""
STEP: Final = 10
"""Per cent by which text grows and shrinks."""


class MenuItem(NamedTuple):
    """One line of a menu."""

    text: str
    shortcut: str
    do: Callable[[], object]


class Menus:
    """Made anew when the language changes. Also hung up as one menu, for the button that some screens have."""

    def __init__(self, window: QMainWindow, desktop: Desktop, leave: Callable[[], object]) -> None:
        self._window = window
        self._desktop = desktop
        self._bar = window.menuBar()
        for action in self._bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                for entry in menu.actions():
                    window.removeAction(entry)
                menu.deleteLater()
        self._bar.clear()
        self._here = self._bar.addMenu(translate("menus", "&Here"))
        self._here.menuAction().setVisible(False)
        self.whole = QMenu(window)
        self.whole.setAccessibleName(translate("menus", "Menu"))
        self.whole.addMenu(self._here)
        for title, items in self._titles(leave):
            self._add(title, items)

    def show_here(self, title: str, actions: Sequence[QAction]) -> None:
        """What can be done on the screen that is open, in a menu of its own."""
        # Not `clear`: it would have Python throw away actions that belong to a screen still waiting behind this one.
        for action in self._here.actions():
            self._here.removeAction(action)
        self._here.setTitle(title or translate("menus", "&Here"))
        for action in actions:
            self._here.addAction(action)
        self._here.menuAction().setVisible(bool(actions))

    def _titles(self, leave: Callable[[], object]) -> list[tuple[str, list[MenuItem]]]:
        desktop = self._desktop
        go = desktop.go.emit

        def help_on(topic: str) -> None:
            go(Help(topic, desktop.game))

        return [
            (
                translate("menus", "&Game"),
                [
                    MenuItem(translate("menus", "&New battle"), "Ctrl+N", lambda: go(NewBattle(game=desktop.game))),
                    MenuItem(translate("menus", "&Load or replay"), "Ctrl+O", lambda: go(Load())),
                    MenuItem(translate("menus", "&Play over LAN"), "Ctrl+L", lambda: go(Lan(game=desktop.game))),
                    MenuItem(translate("menus", "&Home"), "Ctrl+Home", lambda: go(Home())),
                    MenuItem(translate("menus", "&Settings"), "Ctrl+,", lambda: go(SettingsPage())),
                    MenuItem(translate("menus", "&Quit"), "Ctrl+Q", leave),
                ],
            ),
            (
                translate("menus", "&View"),
                [
                    MenuItem(translate("menus", "&Full screen"), "F11", self._full_screen),
                    MenuItem(translate("menus", "&Larger text"), "Ctrl++", lambda: self._scale(STEP)),
                    MenuItem(translate("menus", "&Smaller text"), "Ctrl+-", lambda: self._scale(-STEP)),
                    MenuItem(translate("menus", "&Usual size of text"), "Ctrl+0", lambda: self._scale(0)),
                    MenuItem(translate("menus", "Show or hide this &menu bar"), "F10", self._show_bar),
                ],
            ),
            (
                translate("menus", "&Help"),
                [
                    MenuItem(translate("menus", "&Rules and help"), "F1", lambda: help_on("")),
                    MenuItem(translate("menus", "&Keyboard"), "Shift+F1", lambda: help_on(KEYBOARD)),
                    MenuItem(
                        translate("menus", "A &first battle in ten minutes"),
                        "Ctrl+F2",
                        # The lessons of the first game, whichever was opened last: the others have none.
                        lambda: go(Tutorial()),
                    ),
                    MenuItem(translate("menus", "&About this program"), "Ctrl+F1", lambda: help_on(ABOUT)),
                ],
            ),
        ]

    def _add(self, title: str, items: list[MenuItem]) -> None:
        menu = self._bar.addMenu(title)
        for item in items:
            action = QAction(item.text, menu)
            action.setShortcut(QKeySequence(item.shortcut))
            action.triggered.connect(lambda checked=False, do=item.do: do())
            menu.addAction(action)
            # A menu bar that is hidden has no shortcuts; the window has.
            self._window.addAction(action)
        self.whole.addMenu(menu)

    def _full_screen(self) -> None:
        full = not self._window.isFullScreen()
        self._window.showFullScreen() if full else self._window.showNormal()
        self._desktop.change(full_screen=full)

    def _scale(self, step: int) -> None:
        scale = self._desktop.settings.scale + step if step else 100
        self._desktop.change(scale=min(max(scale, LEAST_SCALE), MOST_SCALE))

    def _show_bar(self) -> None:
        self._bar.setVisible(not self._bar.isVisible())
        if self._bar.isVisible():
            self._bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
