"""Home: the battle to continue, and every way into the program, over the field of the battle that was left."""

import contextlib
import time
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QLinearGradient, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QMenu, QScrollArea, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.layouts import Flow, flowing
from app.board.theme.parts import FlatButton, MarkedText, Panel, PrimaryButton, QuietButton, Rule, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.shell.desktop import (
    Desktop,
    Edit,
    Help,
    Home,
    Lan,
    Load,
    Resume,
    SettingsPage,
)
from app.shell.games import FIRST, Board, Screens, Way, game_of, name_beside, screens_of, shown_games
from app.shell.lists import RowButton
from app.shell.version import version
from resources.folder import LAN_FOLDER
from resources.records import FOLDER, SUFFIX
from resources.settings import LANGUAGES, SYSTEM, THEMES

if TYPE_CHECKING:
    from app.shell.play.saves import Saved, Saves


SPARE = 0.25
"""So many rows of the board lie above and below the window at least: it is to go on beyond it."""
FADE = 220


class Backdrop(QWidget):
    """Empty until it is given something to show; painting it must not delay the first look at the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.board: Board | None = None
        self.lower()

    def show_board(self, board: Board) -> None:
        self.board = board
        self.update()

    def field(self) -> QRect:
        """Where the squares of the board lie, parts of them outside the window: half a column at the right."""
        columns, rows = self.board.squares if self.board is not None else (8, 8)
        beside = round(560 * fonts.scale())
        cell = max(self.height() / (rows - SPARE), (self.width() - beside) / (columns - 0.5))
        wide, high = round(cell) * columns, round(cell) * rows
        return QRect(self.width() - wide + round(cell / 2), (self.height() - high) // 2, wide, high)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.window))
        if self.board is not None:
            if theme.contrast:
                self._cut(painter)
            self.board.paint_ground(painter, self.field(), self.devicePixelRatioF())
            if not theme.contrast:
                self._fade(painter)
        painter.end()

    def _cut(self, painter: QPainter) -> None:
        """In high contrast nothing fades: the field ends at a line."""
        start = max(self.field().left(), round(592 * fonts.scale()))
        painter.fillRect(QRect(start - 2, 0, 2, self.height()), QColor(current().edge))
        painter.setClipRect(QRect(start, 0, self.width() - start, self.height()))

    def _fade(self, painter: QPainter) -> None:
        start = max(self.field().left(), round(592 * fonts.scale()))
        veil = QLinearGradient(start, 0, start + FADE, 0)
        for at, strength in ((0.0, 255), (0.35, 170), (1.0, 0)):
            shade = QColor(current().window)
            shade.setAlpha(strength)
            veil.setColorAt(at, shade)
        painter.fillRect(QRect(0, 0, start + FADE, self.height()), veil)


class Emblem(QLabel):
    """The badge of a side beside its name, which is written there: so it says nothing itself."""

    def __init__(self) -> None:
        super().__init__()
        self._game = self._side = ""

    def show_side(self, game: str, side: str) -> None:
        self._game, self._side = game, side
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _dress(self) -> None:
        pixels = round(20 * fonts.scale())
        self.setFixedSize(pixels, pixels)
        if self._side:
            self.setPixmap(screens_of(self._game).emblem(self._side, pixels, self.devicePixelRatioF()))


class ContinueCard(Panel):
    """Shown with its room taken before anybody has looked which battle it is."""

    wanted = Signal(object)
    """Destination."""

    def __init__(self) -> None:
        super().__init__(padding=20)
        self.column.addWidget(Title(translate("home", "Continue")))
        self.words = Text(translate("home", "Looking for your last battle."), tone="muted")
        self.column.addWidget(self.words)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.sides: list[tuple[Emblem, MarkedText]] = []
        for _ in range(2):
            emblem, text = Emblem(), MarkedText(wrap=False)
            row.addWidget(emblem)
            row.addWidget(text)
            row.addSpacing(12)
            self.sides.append((emblem, text))
        row.addStretch(1)
        self.saved_at = Text(type="small", tone="muted", wrap=False)
        row.addWidget(self.saved_at)
        holder = QWidget()
        holder.setLayout(row)
        row.setContentsMargins(0, 2, 0, 6)
        self.column.addWidget(holder)
        self.button = PrimaryButton(translate("home", "Continue the battle"), "play")
        self.button.setEnabled(False)
        self.button.setToolTip(translate("home", "Looking for your last battle."))
        self.button.clicked.connect(self._go)
        self.column.addWidget(self.button)
        self._place: Resume | None = None

    def show_battle(self, saved: "Saved", saves: "Saves", now: float) -> None:
        from app.shell.play.saves import ago_words

        game, fighters, standing = name_beside(saved.game), saves.fighters_words(saved), saves.stand_words(saved)
        if game:
            words = translate("home", "{game}: {fighters}. {standing}")
        else:
            words = translate("home", "{fighters}. {standing}")
        self.words.setText(words.format(game=game, fighters=fighters, standing=standing).strip())
        names = saves.names(saved)
        for seat, (emblem, text) in enumerate(self.sides):
            name = names[seat] if seat < len(names) and saved.outlook is not None else ""
            emblem.setVisible(bool(name))
            text.setVisible(bool(name))
            if name and saved.outlook is not None:
                emblem.show_side(saved.game, saved.sides[seat])
                text.setText(f"{escape(name)} <b>{saved.outlook.standing.scores[seat]}</b>")
        self.saved_at.setText(ago_words(saved.changed, now))
        self._place = Resume(saved.path)
        self.button.setEnabled(True)
        self.button.setToolTip("")
        self.button.setAccessibleDescription(self.words.text())

    def _go(self) -> None:
        if self._place is not None:
            self.wanted.emit(self._place)


LEFT = 72
WIDTH = 480
TIGHT = 880
"""Lower than this, at 100 % text, everything stands closer."""
CRAMPED = 740
"""Lower than this the choices have one line each."""
CARD = 230
"""What is left free where there is no battle to continue."""


class HomeScreen(QWidget):
    """Everything that takes time happens after the first show."""

    def __init__(self, desktop: Desktop, place: Home | None = None) -> None:
        super().__init__()
        self.desktop = desktop
        self._looked = False
        self.backdrop = Backdrop(self)
        self.scroller = QScrollArea(self)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.viewport().setAutoFillBackground(False)
        page = QWidget()
        page.setProperty("part", "page")
        page.setBackgroundRole(QPalette.ColorRole.NoRole)
        self.scroller.setWidget(page)
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(4, 48, 4, 24)
        self._column.setSpacing(12)
        self._build()
        desktop.changed.connect(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._looked:
            self._looked = True
            # The window is on the screen now; before, this would have held it up.
            QTimer.singleShot(0, self, self.look)

    def look(self) -> None:
        """Find the battle to continue, and show its field."""
        from app.shell.play.saves import Saves

        self._look_for_lan()
        saves = Saves(self.desktop.folder, self.desktop.library)
        playable = [game.id for game in shown_games()]
        saved = saves.latest(playable)
        self.continue_card.setVisible(saved is not None)
        self._arrange()
        if saved is not None:
            self.continue_card.show_battle(saved, saves, time.time())
            if self.continue_card.button.isVisible():
                self.continue_card.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_field(saved, saves)

    def _look_for_lan(self) -> None:
        """A battle over LAN that was left, or cut off by a crash, is waiting on the page of those."""
        if not (self.desktop.folder / LAN_FOLDER).is_dir():
            # Most people never play that way, and need not wait for it to be loaded.
            return
        from app.shell.lan.journal import agreement_of, journals

        waiting = [agreement for path in journals(self.desktop.folder) if (agreement := agreement_of(path)) is not None]
        self.lan_button.setVisible(bool(waiting))
        if waiting:
            words = translate("home", "Resume your LAN battle with {name}").format(name=waiting[-1].name)
            self.lan_button.setText(words.replace("&", "&&"))

    def _show_field(self, saved: "Saved | None", saves: "Saves") -> None:
        from engine.record import RecordFault

        board = None
        if saved is not None:
            with contextlib.suppress(RecordFault, OSError):
                board = screens_of(saved.game).board(saves.battle(saved.path).state)
        first = game_of("").id
        self.backdrop.show_board(board or screens_of(first).sample_board(self.desktop.library(first)))

    # Building

    def _build(self) -> None:
        self._column.addWidget(Title(translate("home", "Manoeuvre"), "display"))
        self._column.addWidget(Title(self._subtitle(), "title", "muted"))
        self._column.addSpacing(8)
        self.continue_card = ContinueCard()
        self.continue_card.wanted.connect(self.desktop.go)
        self.continue_card.setVisible(self._has_records())
        self._column.addWidget(self.continue_card)
        self.lan_button = QuietButton("", "network")
        self.lan_button.clicked.connect(lambda: self.desktop.go.emit(Lan()))
        self.lan_button.hide()
        self._column.addWidget(self.lan_button)
        self._column.addWidget(self._games())
        self._column.addWidget(self._tools())
        self._column.addStretch(1)
        self._column.addLayout(self._foot())
        self.setFocusProxy(self.rows["new"])

    def _subtitle(self) -> str:
        if len(shown_games()) > 1:
            return translate("home", "Games of horse, foot and guns")
        return translate("home", "Two armies, one field, until night falls")

    def _has_records(self) -> bool:
        """Only whether to leave room: which one it is takes longer to find out."""
        folder = self.desktop.folder / FOLDER
        return folder.is_dir() and any(path.suffix == SUFFIX for path in folder.iterdir())

    def _games(self) -> Panel:
        """What each game offers, a line each."""
        panel = Panel(padding=0, spacing=0)
        self.rows: dict[str, QAbstractButton] = {}
        for game in shown_games():
            screens: Screens = game.part("screens")
            for way in screens.ways():
                self._add_way(panel, way, game.id)
        return panel

    def _tools(self) -> Panel:
        """What serves every game, side by side."""
        panel = Panel(padding=8, spacing=0)
        holder = QWidget()
        flow = Flow(holder, spacing=2)
        for way in (
            Way(
                "load",
                "folder",
                translate("home", "Load or replay"),
                translate("home", "Saved battles, step by step, with analysis"),
                Load(),
            ),
            Way(
                "lan",
                "network",
                translate("home", "Play over LAN"),
                translate("home", "Play on your local network"),
                Lan(),
            ),
            Way(
                "editor",
                "map",
                translate("home", "Editor"),
                translate("home", "Sections, battlefields, scenarios, armies"),
                Edit(),
            ),
            Way(
                "settings",
                "settings",
                translate("home", "Settings"),
                translate("home", "Look, speed, language, keyboard"),
                SettingsPage(),
            ),
            Way(
                "help",
                "help",
                translate("home", "Rules and help"),
                translate("home", "How to play, every card and terrain, the rulings"),
                Help(),
            ),
        ):
            button = FlatButton(way.title, way.icon)
            button.setToolTip(way.detail)
            button.clicked.connect(lambda _=False, place=way.place: self.desktop.go.emit(place))
            self.rows[way.key] = button
            flow.addWidget(button)
        holder.setSizePolicy(flowing())
        panel.column.addWidget(holder)
        return panel

    def _add_way(self, panel: Panel, way: Way, game: str) -> None:
        if self.rows:
            panel.column.addWidget(Rule())
        key, title, name = way.key, way.title, name_beside(game)
        if name:
            title = translate("home", "{game}: {way}").format(game=name, way=title)
            key = key if game == FIRST else f"{game} {key}"
        row = RowButton(title, way.detail, way.icon)
        row.title.setProperty("type", "subtitle")
        row.clicked.connect(lambda: self.desktop.go.emit(way.place))
        self.rows[key] = row
        panel.column.addWidget(row)

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        words = translate("home", "Version {version}").format(version=version())
        row.addWidget(Text(words, "small", "muted", wrap=False))
        row.addStretch(1)
        settings = self.desktop.settings
        self.language = self._switch(
            translate("home", "Language"), settings.language, {key: language_name(key) for key in LANGUAGES}, "language"
        )
        row.addWidget(self.language)
        self.theme = self._switch(
            translate("home", "Theme"), settings.theme, {key: theme_name(key) for key in THEMES}, "theme"
        )
        row.addWidget(self.theme)
        return row

    def _switch(self, name: str, now: str, choices: dict[str, str], setting: str) -> FlatButton:
        button = FlatButton(choices[now])
        button.setAccessibleName(translate("home", "{name}: {value}").format(name=name, value=choices[now]))
        button.setToolTip(name)
        menu = QMenu(button)
        group = QActionGroup(menu)
        for key, words in choices.items():
            action = QAction(words, menu)
            action.setCheckable(True)
            action.setChecked(key == now)
            action.setData(key)
            action.triggered.connect(lambda _=False, key=key: self.desktop.change(**{setting: key}))
            group.addAction(action)
            menu.addAction(action)
        button.setMenu(menu)
        return button

    def _follow(self) -> None:
        """The settings are others now, changed here or by a key."""
        for button, value in (
            (self.language, self.desktop.settings.language),
            (self.theme, self.desktop.settings.theme),
        ):
            for action in button.menu().actions():
                if action.data() == value:
                    action.setChecked(True)
                    button.setText(action.text())
                    words = translate("home", "{name}: {value}")
                    button.setAccessibleName(words.format(name=button.toolTip(), value=action.text()))
        self._arrange()

    def _arrange(self) -> None:
        self.backdrop.setGeometry(self.rect())
        left = min(LEFT, max(16, self.width() // 20))
        wide = min(round(WIDTH * fonts.scale()) + 20, self.width() - 2 * left)
        self.scroller.setGeometry(left - 4, 0, wide, self.height())
        high = self.height() / fonts.scale() + (0 if self.continue_card.isVisibleTo(self) else CARD)
        if high >= TIGHT:
            self._column.setContentsMargins(4, min(72, self.height() // 14), 12, 24)
        else:
            self._column.setContentsMargins(4, 32, 12, 16)
        for row in self.rows.values():
            if isinstance(row, RowButton):
                margin = 8 if high >= TIGHT else 3
                row.row.setContentsMargins(14, margin, 14, margin)
                row.detail.setVisible(high >= CRAMPED)


def language_name(language: str) -> str:
    """Languages are called as those who speak them call them."""
    names = {"en": "English", "de": "Deutsch", SYSTEM: translate("home", "System language")}
    return names.get(language, language)


def theme_name(theme: str) -> str:
    return {
        SYSTEM: translate("home", "As the system"),
        "light": translate("home", "Light"),
        "dark": translate("home", "Dark"),
        "contrast_light": translate("home", "High contrast, light"),
        "contrast_dark": translate("home", "High contrast, dark"),
    }[theme]
