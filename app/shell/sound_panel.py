"""Sound in the settings: on or off, and how loud; seen only where sounds can be made."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSlider

from app.board.theme import fonts
from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.words import translate
from app.shell import sound
from resources.settings import MOST_VOLUME, Settings

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
        self.setVisible(sound.available())

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
