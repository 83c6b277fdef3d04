"""Settings: each applies at once; a reset can be taken back."""

from dataclasses import asdict
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from app.board.fault_words import fault_words
from app.board.theme import fonts
from app.board.theme.parts import FlatButton, Panel, QuietButton, Segmented, Text, Title
from app.board.translation import translate
from app.shell import sound
from app.shell.columns import Columns, Group, TopBar
from app.shell.desktop import Back, Desktop, Help, SettingsPage
from app.shell.games import screens_of, shown_games
from app.shell.home import language_name
from app.shell.menus import KEYBOARD
from app.shell.sound import DRUM, Sounds
from resources.content import content_of
from resources.settings import (
    ALWAYS,
    LANGUAGES,
    LEAST_SCALE,
    LONGEST_NAME,
    MOST_SCALE,
    MOST_VOLUME,
    SYSTEM,
    WHEN_IT_MATTERS,
    Settings,
)

STEP = 10


class SoundPanel(Panel):
    """The slider counts in steps of ten per cent."""

    switched = Signal(bool)
    turned = Signal(int)
    """To so many per cent."""
    tried = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.column.addWidget(Title(translate("settings", "Sound")))
        self.on = QCheckBox(translate("settings", "Drum, muskets and cannon"))
        self.on.toggled.connect(self.switched)
        self.column.addWidget(self.on)
        row = QHBoxLayout()
        row.addWidget(Text(translate("settings", "Volume")), 1)
        self.value = Text("", "strong", wrap=False)
        row.addWidget(self.value)
        self.column.addLayout(row)
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setAccessibleName(translate("settings", "Volume"))
        self.volume.setRange(0, MOST_VOLUME // STEP)
        self.volume.setPageStep(1)
        self.volume.setMinimumHeight(round(26 * fonts.scale()))
        self.volume.valueChanged.connect(lambda steps: self.turned.emit(steps * STEP))
        self.column.addWidget(self.volume)
        self.sample = QuietButton(translate("settings", "Listen"), "sound")
        self.sample.clicked.connect(self.tried)
        self.column.addWidget(self.sample, 0, Qt.AlignmentFlag.AlignLeft)
        if not sound.available():
            self.hide()

    def show_settings(self, settings: Settings) -> None:
        for control in (self.on, self.volume):
            control.blockSignals(True)
        self.on.setChecked(settings.sound)
        self.volume.setValue(settings.volume // STEP)
        for control in (self.on, self.volume):
            control.blockSignals(False)
        self.value.setText(translate("settings", "{percent} %").format(percent=settings.volume))
        self.volume.setAccessibleDescription(self.value.text())
        why = "" if settings.sound else translate("settings", "Sound is off.")
        for silent in (self.volume, self.sample):
            silent.setEnabled(settings.sound)
            silent.setToolTip(why)


CONTRAST: Final = "contrast_"
SPEEDS: Final = (25, 50, 75, 100, 150, 200, 300, 400)
CHOSEN: Final = (
    "theme",
    "scale",
    "language",
    "speed",
    "reduce_motion",
    "sound",
    "volume",
    "replies",
    "curtain",
    "choices",
)
"""What the user sets here; the rest is remembered for him, and no reset forgets it."""


class SettingsScreen(QWidget):
    """Shows what is set; `desktop.changed` brings changes made elsewhere, as with the keys for larger text."""

    def __init__(self, desktop: Desktop, place: SettingsPage | None = None) -> None:
        super().__init__()
        self.desktop = desktop
        self._before_reset: Settings | None = None
        self.setWindowTitle(translate("settings", "Settings"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        bar = TopBar(translate("settings", "Settings"), translate("settings", "Back"))
        bar.back.clicked.connect(lambda: self.desktop.go.emit(Back()))
        self.reset = FlatButton(translate("settings", "Reset"), "undo")
        self.reset.clicked.connect(self._reset)
        bar.add_tool(self.reset)
        column.addWidget(bar)
        left = (self._look_panel(), self._language_panel(), self._sound_panel(), self._files_panel())
        own = [panel for game in shown_games() for panel in screens_of(game.id).settings(desktop)]
        right = (self._motion_panel(), self._battle_panel(), *own, self._keyboard_panel())
        columns = Columns([Group(left, 1, 400), Group(right, 1, 400)])
        column.addWidget(columns, 1)
        for panel in (*left, *right):
            panel.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for side in columns.columns:
            side.inside.addStretch(1)
        desktop.changed.connect(self.show_settings)
        self.setFocusProxy(self.theme.button(self.theme.value))
        self.show_settings()

    # What is set

    def show_settings(self) -> None:
        now = self.desktop.settings
        plain = now.theme.removeprefix(CONTRAST)
        _quietly(self.theme, lambda: self.theme.choose(plain))
        _quietly(self.contrast, lambda: self.contrast.setChecked(now.theme.startswith(CONTRAST)))
        _quietly(self.scale, lambda: self.scale.setValue(now.scale // 10))
        self.scale_value.setText(translate("settings", "{percent} %").format(percent=now.scale))
        self.scale.setAccessibleDescription(self.scale_value.text())
        nearest = min(range(len(SPEEDS)), key=lambda place: abs(SPEEDS[place] - now.speed))
        _quietly(self.speed, lambda: self.speed.setValue(nearest))
        self.speed_value.setText(translate("settings", "{percent} %").format(percent=now.speed))
        self.speed.setAccessibleDescription(self.speed_value.text())
        self.speed.setEnabled(not now.reduce_motion)
        self.speed.setToolTip(translate("settings", "Nothing moves at all now.") if now.reduce_motion else "")
        _quietly(self.still, lambda: self.still.setChecked(now.reduce_motion))
        self.sound.show_settings(now)
        _quietly(self.replies, lambda: self.replies.choose(now.replies))
        self.replies_words.setText(_replies_words(now.replies))
        _quietly(self.name, lambda: self.name.setText(now.name))
        _quietly(self.curtain, lambda: self.curtain.setChecked(now.curtain))
        _quietly(self.language, lambda: self.language.setCurrentIndex(LANGUAGES.index(now.language)))
        self._show_reset()

    def change(self, **values: Any) -> None:
        self._before_reset = None
        self.desktop.change(**values)
        self._show_reset()

    def _reset(self) -> None:
        before = self.desktop.settings
        if self._before_reset is not None:
            back, self._before_reset = self._before_reset, None
            self.desktop.change(**{name: getattr(back, name) for name in CHOSEN})
        else:
            self._before_reset = before
            first = Settings()
            self.desktop.change(**{name: getattr(first, name) for name in CHOSEN})
        self._show_reset()

    def _show_reset(self) -> None:
        first, now = asdict(Settings()), asdict(self.desktop.settings)
        if self._before_reset is not None:
            self.reset.setText(translate("settings", "Take back the reset"))
            self.reset.setEnabled(True)
            self.reset.setToolTip("")
            return
        changed = any(first[name] != now[name] for name in CHOSEN)
        self.reset.setText(translate("settings", "Reset"))
        self.reset.setEnabled(changed)
        self.reset.setToolTip(
            translate("settings", "Set everything on this page as it was at first.")
            if changed
            else translate("settings", "Everything is as it was at first.")
        )

    def _set_theme(self) -> None:
        wanted = self.theme.value
        if self.contrast.isChecked():
            if wanted == SYSTEM:
                wanted = "dark" if self.desktop.theme().dark else "light"
            wanted = CONTRAST + wanted
        self.change(theme=wanted)

    # The panels

    def _look_panel(self) -> Panel:
        panel = Panel()
        panel.column.addWidget(Title(translate("settings", "Look")))
        self.theme = Segmented(
            [
                (SYSTEM, translate("settings", "As the system")),
                ("light", translate("settings", "Light")),
                ("dark", translate("settings", "Dark")),
            ],
            translate("settings", "Theme"),
        )
        self.theme.chosen.connect(lambda _: self._set_theme())
        panel.column.addWidget(self.theme)
        self.contrast = QCheckBox(translate("settings", "High contrast"))
        self.contrast.setToolTip(translate("settings", "Black and white, thick edges, no tints and no shadows."))
        self.contrast.toggled.connect(lambda _: self._set_theme())
        panel.column.addWidget(self.contrast)
        panel.column.addSpacing(8)
        self.scale, self.scale_value = _slider(panel, translate("settings", "Size of text"))
        self.scale.setRange(LEAST_SCALE // 10, MOST_SCALE // 10)
        self.scale.valueChanged.connect(lambda tens: self.change(scale=tens * 10))
        panel.column.addWidget(
            Text(translate("settings", "Also Ctrl with plus, minus and 0, from anywhere."), "small", "muted")
        )
        return panel

    def _motion_panel(self) -> Panel:
        panel = Panel()
        panel.column.addWidget(Title(translate("settings", "Motion")))
        self.speed, self.speed_value = _slider(panel, translate("settings", "Speed of moves, dice and cards"))
        self.speed.setRange(0, len(SPEEDS) - 1)
        self.speed.valueChanged.connect(lambda place: self.change(speed=SPEEDS[place]))
        self.still = QCheckBox(translate("settings", "Reduce motion"))
        self.still.toggled.connect(lambda still: self.change(reduce_motion=still))
        panel.column.addWidget(self.still)
        panel.column.addWidget(
            Text(translate("settings", "Everything changes at once, and the log says what happened."), "small", "muted")
        )
        return panel

    def _sound_panel(self) -> Panel:
        self.sound = SoundPanel()
        sounds = Sounds(self.desktop, self)
        self.sound.switched.connect(lambda on: self.change(sound=on))
        self.sound.turned.connect(lambda volume: self.change(volume=volume))
        self.sound.tried.connect(lambda: sounds.play(DRUM))
        return self.sound

    def _battle_panel(self) -> Panel:
        panel = Panel()
        panel.column.addWidget(Title(translate("settings", "In battle")))
        panel.column.addWidget(Text(translate("settings", "Ask me for a reply, such as a Guerrilla:")))
        self.replies = Segmented(
            [
                (ALWAYS, translate("settings", "Always")),
                (WHEN_IT_MATTERS, translate("settings", "When it could matter")),
            ],
            translate("settings", "Ask for replies"),
        )
        self.replies.chosen.connect(lambda key: self.change(replies=key))
        panel.column.addWidget(self.replies)
        self.replies_words = Text(type="small", tone="muted")
        panel.column.addWidget(self.replies_words)
        panel.column.addSpacing(8)
        self.curtain = QCheckBox(translate("settings", "Cover the board between two players"))
        self.curtain.toggled.connect(lambda cover: self.change(curtain=cover))
        panel.column.addWidget(self.curtain)
        panel.column.addWidget(
            Text(
                translate("settings", "At one screen a curtain hides the cards until the other has sat down."),
                "small",
                "muted",
            )
        )
        panel.column.addSpacing(8)
        panel.column.addWidget(Text(translate("settings", "Your name, for those you play with over LAN:")))
        self.name = QLineEdit()
        self.name.setAccessibleName(translate("settings", "Your name"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.editingFinished.connect(lambda: self.change(name=self.name.text().strip()))
        panel.column.addWidget(self.name)
        return panel

    def _language_panel(self) -> Panel:
        panel = Panel()
        panel.column.addWidget(Title(translate("settings", "Language")))
        self.language = QComboBox()
        self.language.setAccessibleName(translate("settings", "Language"))
        for key in LANGUAGES:
            self.language.addItem(language_name(key), key)
        self.language.activated.connect(lambda place: self.change(language=LANGUAGES[place]))
        panel.column.addWidget(self.language)
        return panel

    def _keyboard_panel(self) -> Panel:
        panel = Panel()
        panel.column.addWidget(Title(translate("settings", "Keyboard")))
        for keys, words in _keys():
            row = QHBoxLayout()
            row.addWidget(Text(words), 1)
            row.addWidget(Text(keys, "strong", "muted", wrap=False))
            panel.column.addLayout(row)
        self.keyboard = QuietButton(translate("settings", "All shortcuts"), "keyboard")
        self.keyboard.clicked.connect(lambda: self.desktop.go.emit(Help(KEYBOARD)))
        panel.column.addWidget(self.keyboard, 0, Qt.AlignmentFlag.AlignLeft)
        return panel

    def _files_panel(self) -> Panel:
        panel = Panel()
        panel.column.addWidget(Title(translate("settings", "Your files")))
        folder = Text(str(self.desktop.folder), "small", "muted")
        folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        panel.column.addWidget(
            Text(translate("settings", "Battles, armies, sections and scenarios of your own are kept here:"))
        )
        panel.column.addWidget(folder)
        rejected = [
            file
            for game in shown_games()
            if game.has("content")
            for file in content_of(game.id).rejected(self.desktop.library(game.id))
        ]
        if rejected:
            count = translate("settings", "%n file(s) cannot be used:", "", len(rejected))
            panel.column.addWidget(Text(count, "strong", "warning"))
            for path, faults in rejected:
                words = "\n".join([path.name, *(f"– {fault_words(fault)}" for fault in faults)])
                label = Text(words, "small")
                label.setTextFormat(Qt.TextFormat.PlainText)
                panel.column.addWidget(label)
        return panel


def _slider(panel: Panel, name: str) -> tuple[QSlider, QLabel]:
    row = QHBoxLayout()
    row.addWidget(Text(name), 1)
    value = Text("", "strong", wrap=False)
    row.addWidget(value)
    panel.column.addLayout(row)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setAccessibleName(name)
    slider.setPageStep(1)
    slider.setMinimumHeight(round(26 * fonts.scale()))
    panel.column.addWidget(slider)
    return slider, value


def _replies_words(replies: str) -> str:
    if replies == ALWAYS:
        return translate(
            "settings", "You are asked even when you hold nothing to answer with, so your silence gives nothing away."
        )
    return translate(
        "settings",
        "You are asked only when you hold a card that could answer. A watchful person at this screen or over LAN "
        "learns from that whether you do; against the AI it gives nothing away.",
    )


def _keys() -> tuple[tuple[str, str], ...]:
    return (
        (translate("settings", "Ctrl+N"), translate("settings", "New battle")),
        (translate("settings", "Ctrl+O"), translate("settings", "Load or replay")),
        (translate("settings", "Arrows, Enter"), translate("settings", "Move the cursor on the board, press a square")),
        (translate("settings", "1 to 9"), translate("settings", "Press a card of the hand")),
        (translate("settings", "Esc"), translate("settings", "Put back what is picked")),
        (translate("settings", "Ctrl+Z"), translate("settings", "Undo")),
        (translate("settings", "F1"), translate("settings", "Rules and help")),
    )


def _quietly(control: Any, do: Any) -> None:
    """Show a value without telling of it."""
    control.blockSignals(True)
    do()
    control.blockSignals(False)
