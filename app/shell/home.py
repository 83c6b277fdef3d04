"""Home: the battle to continue, and every way into the program, over the field of the battle that was left."""

import time
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QLinearGradient, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.parts import FlatButton, MarkedText, Panel, Pill, PrimaryButton, QuietButton, Rule, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.looks import BoardLook
from app.manoeuvre.board.thumbnails import Cockade
from app.shell.desktop import (
    Desktop,
    Destination,
    Edit,
    Help,
    Home,
    Lan,
    Load,
    NewBattle,
    Resume,
    SettingsPage,
    Tutorial,
)
from app.shell.lists import RowButton
from app.shell.version import version
from resources.folder import LAN_FOLDER
from resources.records import FOLDER, SUFFIX
from resources.settings import LANGUAGES, SYSTEM, THEMES

if TYPE_CHECKING:
    from app.shell.play.saves import Saved
    from resources.manoeuvre.library import Library


ROWS = 7.75
"""So many rows are seen at least: less than eight, so that the field goes on beyond the window."""
COLUMNS = 7.5
FADE = 220
COUNTER = 0.84


class Backdrop(QWidget):
    """Empty until it is given something to show; painting it must not delay the first look at the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look: BoardLook | None = None
        self.lower()

    def show_look(self, look: BoardLook) -> None:
        self.look = look
        self.update()

    def field(self) -> QRect:
        """Where the 64 squares lie, parts of them outside the window."""
        column = round(560 * fonts.scale())
        cell = max(self.height() / ROWS, (self.width() - column) / COLUMNS)
        side = round(cell) * 8
        return QRect(self.width() - side + round(cell / 2), (self.height() - side) // 2, side, side)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.window))
        if self.look is not None:
            if theme.contrast:
                self._cut(painter)
            self._paint_field(painter, self.look)
            if not theme.contrast:
                self._fade(painter)
        painter.end()

    def _paint_field(self, painter: QPainter, look: BoardLook) -> None:
        from app.manoeuvre.board.paint.pixmaps import COUNTER_SHARE, counter_pixmap, ground_pixmap, redoubt_pixmap

        field = self.field()
        ratio = self.devicePixelRatioF()
        cell = field.width() // 8
        painter.drawPixmap(field.topLeft(), ground_pixmap(look.terrain, field.width(), ratio))
        for square in look.redoubts:
            painter.drawPixmap(self._corner(field, square, cell, cell), redoubt_pixmap(cell, ratio))
        size = round(cell * COUNTER / COUNTER_SHARE)
        for square, counter in look.counters.items():
            painter.drawPixmap(self._corner(field, square, cell, size), counter_pixmap(counter, size, ratio))

    def _corner(self, field: QRect, square: int, cell: int, size: int) -> QPointF:
        spare = (cell - size) / 2
        return QPointF(field.left() + (square & 7) * cell + spare, field.top() + (7 - (square >> 3)) * cell + spare)

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
        self.sides: list[tuple[Cockade, MarkedText]] = []
        for _ in range(2):
            cockade, text = Cockade(size=20), MarkedText(wrap=False)
            row.addWidget(cockade)
            row.addWidget(text)
            row.addSpacing(12)
            self.sides.append((cockade, text))
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

    def show_battle(self, saved: "Saved", library: "Library", now: float) -> None:
        from app.manoeuvre import names
        from app.shell.play.saves import ago_words, armies_of, fighters_words, stand_words

        words = translate("home", "{fighters}. {standing}")
        self.words.setText(
            words.format(fighters=fighters_words(saved, library), standing=stand_words(saved, library)).strip()
        )
        armies = armies_of(saved)
        for seat, (cockade, text) in enumerate(self.sides):
            army = library.armies.get(armies[seat])
            cockade.setVisible(army is not None)
            text.setVisible(army is not None)
            if army is not None and saved.standing is not None:
                cockade.show_nation(army.id)
                text.setText(f"{escape(names.nation(army))} <b>{saved.standing.strengths[seat]}</b>")
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
        saved = Saves(self.desktop.library).latest()
        self.continue_card.setVisible(saved is not None)
        self._arrange()
        if saved is not None:
            self.continue_card.show_battle(saved, self.desktop.library, time.time())
            if self.continue_card.button.isVisible():
                self.continue_card.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_field(saved)

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

    def _show_field(self, saved: "Saved | None") -> None:
        from app.manoeuvre.board.from_state import board_look
        from app.shell.play.saves import Saves
        from engine.manoeuvre.start import begin
        from engine.record import RecordFault

        if saved is not None:
            try:
                state = Saves(self.desktop.library).battle(saved.path).state
            except (RecordFault, OSError):
                saved = None
            else:
                # Counters are open to all, and cards are not shown here.
                self.backdrop.show_look(board_look(state))
                if state.field.blank:
                    saved = None
        if saved is None:
            scenario = self.desktop.library.scenario("first_battle")
            self.backdrop.show_look(board_look(begin(*scenario.start(self.desktop.library))))

    # Building

    def _build(self) -> None:
        self._column.addWidget(Title(translate("home", "Manoeuvre"), "display"))
        self._column.addWidget(Title(translate("home", "Two armies, one field, until night falls"), "title", "muted"))
        self._column.addSpacing(8)
        self.continue_card = ContinueCard()
        self.continue_card.wanted.connect(self.desktop.go)
        self.continue_card.setVisible(self._has_records())
        self._column.addWidget(self.continue_card)
        self.lan_button = QuietButton("", "network")
        self.lan_button.clicked.connect(lambda: self.desktop.go.emit(Lan()))
        self.lan_button.hide()
        self._column.addWidget(self.lan_button)
        self._column.addWidget(self._choices())
        self._column.addStretch(1)
        self._column.addLayout(self._foot())
        self.setFocusProxy(self.rows["new"])

    def _has_records(self) -> bool:
        """Only whether to leave room: which one it is takes longer to find out."""
        folder = self.desktop.folder / FOLDER
        return folder.is_dir() and any(path.suffix == SUFFIX for path in folder.iterdir())

    def _choices(self) -> Panel:
        panel = Panel(padding=0, spacing=0)
        self.rows: dict[str, RowButton] = {}
        ways: tuple[tuple[str, str, str, str, Destination | None], ...] = (
            (
                "new",
                "sabres",
                translate("home", "New battle"),
                translate("home", "Pick a scenario or lay out a field of your own"),
                NewBattle(),
            ),
            (
                "tutorial",
                "flag",
                translate("home", "A first battle in ten minutes"),
                translate("home", "Three short lessons, with a coach at your side"),
                Tutorial(),
            ),
            (
                "load",
                "folder",
                translate("home", "Load or replay"),
                translate("home", "Saved battles, step by step, with analysis"),
                Load(),
            ),
            (
                "lan",
                "network",
                translate("home", "Play over LAN"),
                translate("home", "Play on your local network"),
                Lan(),
            ),
            (
                "editor",
                "map",
                translate("home", "Editor"),
                translate("home", "Sections, battlefields, scenarios, armies"),
                Edit(),
            ),
            (
                "settings",
                "settings",
                translate("home", "Settings"),
                translate("home", "Look, speed, language, keyboard"),
                SettingsPage(),
            ),
            (
                "help",
                "help",
                translate("home", "Rules and help"),
                translate("home", "How to play, every card and terrain, the rulings"),
                Help(),
            ),
        )
        for key, icon, title, detail, place in ways:
            if self.rows:
                panel.column.addWidget(Rule())
            row = RowButton(title, detail, icon, trailing="forward" if place else "")
            row.title.setProperty("type", "subtitle")
            self.rows[key] = row
            if place is None:
                coming = translate("home", "Coming")
                row.add(Pill(coming))
                row.setEnabled(False)
                row.setToolTip(translate("home", "This part of the program is not finished yet."))
                row.setAccessibleDescription(coming)
            else:
                row.clicked.connect(lambda _=False, place=place: self.desktop.go.emit(place))
            panel.column.addWidget(row)
        return panel

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
