"""The main window: shows one screen at a time, and finds the way from each to the next."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCloseEvent, QGuiApplication, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

import resources
from app.board.fault_words import fault_words, phrase_words
from app.board.lifetime import delete_later
from app.board.theme.parts import IconButton, Text
from app.board.translation import translate
from app.shell.desktop import (
    Back,
    Desktop,
    Destination,
    Edit,
    Fight,
    Help,
    Home,
    Lan,
    LanFight,
    Load,
    NewBattle,
    Replay,
    Resume,
    SettingsPage,
    Tutorial,
)
from app.shell.menus import Menus
from engine.record import RecordFault
from resources.content import content_for
from resources.faults import Rejected, plain
from resources.records import listed, reopen


class Notice(QFrame):
    """Hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "notice")
        self.setAccessibleName(translate("window", "Notice"))
        self._text = Text()
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        away = IconButton("cross", translate("window", "Put the notice away"))
        away.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 8, 4)
        row.addWidget(self._text, 1)
        row.addWidget(away)
        self.hide()

    def tell(self, sentence: str) -> None:
        """Show a sentence; several at once stand below each other."""
        before = self._text.text().splitlines() if self.isVisible() else []
        if sentence not in before:
            self._text.setText("\n".join([*before, sentence][-3:]))
        self.show()
        event = QAccessibleAnnouncementEvent(self, sentence)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


SCREENS: Final[dict[type, tuple[str, str]]] = {
    Home: ("app.shell.home", "HomeScreen"),
    Lan: ("app.shell.lan.screen", "LanScreen"),
    Replay: ("app.shell.replay.screen", "ReplayScreen"),
    Load: ("app.shell.load", "LoadScreen"),
    Edit: ("app.shell.editor_screen", "EditorScreen"),
    SettingsPage: ("app.shell.settings_screen", "SettingsScreen"),
    Help: ("app.shell.help.screen", "HelpScreen"),
}
"""Modules are loaded when their screen is first opened. Every class takes the desktop and the destination."""
ASIDES: Final = (SettingsPage, Help)
"""Opened over whatever is there, which waits behind them."""
ICON: Final = Path(resources.__file__).parent / "icon" / "manoeuvre.svg"
WIDE, HIGH = 1440, 900
FRAME_WIDE, FRAME_HIGH = 16, 44
"""What frames and title bars take at most, as a rule; how much it is nobody says before the window is shown."""
LEAST_WIDE, LEAST_HIGH = 960, 640
GEOMETRY: Final = "window"


class Opened(NamedTuple):
    """A screen and where it is."""

    place: Destination
    screen: QWidget


class Window(QMainWindow):
    """A screen may have `leave() -> bool`, which may say no; its actions, if it has any, are shown in the menus.

    `screen.now() -> Destination`, if it has one, says by what it can be opened again as it stands.
    """

    def __init__(self, desktop: Desktop) -> None:
        super().__init__()
        self.desktop = desktop
        self.setWindowTitle(translate("window", "Manoeuvre"))
        self.setWindowIcon(QIcon(str(ICON)))
        self.setMinimumSize(LEAST_WIDE, LEAST_HIGH)
        self._language = desktop.settings.language
        self._opened: list[Opened] = []
        self._notice = Notice()
        self._stack = QStackedWidget()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._notice)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        self.menuBar().setVisible(False)
        self.menus = self._hang_menus()
        desktop.go.connect(self.open)
        desktop.changed.connect(self._changed)
        desktop.trouble.connect(self.tell)
        self._restore_size()

    @property
    def screen_shown(self) -> QWidget | None:
        return self._opened[-1].screen if self._opened else None

    @property
    def place(self) -> Destination | None:
        return self._opened[-1].place if self._opened else None

    def tell(self, sentence: str) -> None:
        """Say something above the screen."""
        self._notice.tell(plain(sentence))

    def open(self, place: Destination) -> None:
        """Go somewhere. What cannot be opened is told, and the screen stays as it is."""
        if isinstance(place, Back):
            self._back()
            return
        if type(place) in ASIDES:
            if self._opened and type(self._opened[-1].place) in ASIDES:
                # From one page aside to another: the battle behind them stays.
                self._drop()
            self._show(place)
            return
        if not self._may_leave():
            return
        before = list(self._opened)
        if self._show(place):
            for opened in before:
                self._close(opened)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_leave():
            event.ignore()
            return
        if not self.isFullScreen():
            self.desktop.remember(GEOMETRY, bytes(self.saveGeometry().toBase64().data()).decode())
        for opened in list(self._opened):
            self._close(opened)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no widget has used: Enter presses the button that has the focus, Esc leaves help and settings."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            if not event.isAutoRepeat():
                # A key held down must not press the button that the first press has led to.
                focus.click()
            return
        if event.key() == Qt.Key.Key_Escape and self._opened and type(self._opened[-1].place) in ASIDES:
            self._back()
            return
        super().keyPressEvent(event)

    def _show(self, place: Destination) -> bool:
        try:
            screen = self._make(place)
        except (RecordFault, Rejected, OSError) as error:
            if not self._opened and not isinstance(place, Home):
                self.open(Home())
            self.tell(_told(error))
            return False
        self._notice.hide()
        self._opened.append(Opened(place, screen))
        self._stack.addWidget(screen)
        screen.windowTitleChanged.connect(self._entitle)
        self._bring(screen)
        return True

    def _make(self, place: Destination) -> QWidget:
        if type(place) in SCREENS:
            module, name = SCREENS[type(place)]
            screen: QWidget = getattr(import_module(module), name)(self.desktop, place)
            return screen
        return _screen_of_game(self.desktop, place)

    def _bring(self, screen: QWidget) -> None:
        self._stack.setCurrentWidget(screen)
        self._entitle()
        self.menus.show_here(screen.windowTitle(), screen.actions())
        screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _entitle(self) -> None:
        """The window is called after the screen that is shown, whose title may change while it is."""
        screen = self._stack.currentWidget()
        title = screen.windowTitle() if screen is not None else ""
        name = translate("window", "Manoeuvre")
        self.setWindowTitle(f"{title} · {name}" if title else name)

    def _back(self) -> None:
        if len(self._opened) < 2:
            self.open(Home())
            return
        self._drop()
        below = self._opened[-1]
        if self._stale(below):
            self._again(below)
        else:
            self._bring(below.screen)

    def _drop(self) -> None:
        """Close the screen on top."""
        self._close(self._opened[-1])

    def _close(self, opened: Opened) -> None:
        self._opened.remove(opened)
        opened.screen.close()
        self._stack.removeWidget(opened.screen)
        delete_later(opened.screen)

    def _may_leave(self) -> bool:
        for opened in reversed(self._opened):
            leave: Any = getattr(opened.screen, "leave", None)
            if leave is not None and leave() is False:
                return False
        return True

    def _changed(self) -> None:
        if self.desktop.settings.language == self._language:
            return
        self._language = self.desktop.settings.language
        self.menus = self._hang_menus()
        for opened in self._opened:
            opened.screen.setProperty("stale", True)
        if self._opened:
            self._again(self._opened[-1])

    def _hang_menus(self) -> Menus:
        menus = Menus(self, self.desktop, self.close)
        self.desktop.menu = menus.whole
        return menus

    def _stale(self, opened: Opened) -> bool:
        return bool(opened.screen.property("stale"))

    def _again(self, opened: Opened) -> None:
        """Make a screen anew, in the language that is spoken now; a battle goes on from where it stands."""
        now: Any = getattr(opened.screen, "now", None)
        place: Destination = now() if now is not None else opened.place
        opened.screen.setProperty("stale", False)
        if isinstance(place, Fight | LanFight):
            self._bring(opened.screen)
        elif self._show(place):
            self._close(opened)

    def _restore_size(self) -> None:
        state = self.desktop.settings.places.get(GEOMETRY, "")
        if state and self.restoreGeometry(QByteArray.fromBase64(state.encode())):
            return
        self.resize(first_size(QGuiApplication.primaryScreen().availableGeometry().size()))


def first_size(room: QSize) -> QSize:
    """The size of a window that was never resized: its frame fits the screen as well."""
    return QSize(min(WIDE, room.width() - FRAME_WIDE), min(HIGH, room.height() - FRAME_HIGH))


def _screen_of_game(desktop: Desktop, place: Destination) -> QWidget:
    """A screen that a game has of its own; raises RecordFault, Rejected or OSError."""
    from app.shell.games import screens_of

    screens = screens_of(_game_of(place))
    if isinstance(place, NewBattle):
        screen = screens.new_battle(desktop, place)
    elif isinstance(place, Tutorial):
        screen = screens.lessons(desktop, place)
    else:
        assert isinstance(place, Fight | Resume | LanFight)
        screen = screens.play(desktop, place)
    desktop.game = _game_of(place)
    return screen


def _game_of(place: Destination) -> str:
    """Whose screen it is: the id of a game, or empty for the first."""
    if isinstance(place, LanFight):
        return place.battle.battle.record.header.game
    if isinstance(place, Resume):
        header = listed(place.path).header or reopen(place.path)[1].header
        content_for(header)
        return header.game
    assert isinstance(place, NewBattle | Tutorial | Fight)
    return place.game


def _told(error: Exception) -> str:
    if isinstance(error, RecordFault):
        return phrase_words(error.phrase)
    if isinstance(error, Rejected):
        return fault_words(error.faults[0])
    assert isinstance(error, OSError)
    reason = error.strerror or str(error)
    told = translate("window", "{file} cannot be opened: {reason}.")
    return told.format(file=error.filename or translate("window", "The file"), reason=reason)
