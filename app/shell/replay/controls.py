"""The foot of a replay: the buttons that step and play, where one is, and the timeline."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.board.theme.parts import Panel, QuietButton, Text
from app.board.words import translate
from app.shell.replay.timeline import Timeline


class Controls(Panel):
    """Says what is wanted; the screen does it."""

    wanted = Signal(str)
    """first, back, play, step, last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=12)
        row = QHBoxLayout()
        row.setSpacing(24)
        left = QVBoxLayout()
        left.setSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        self.buttons: dict[str, QuietButton] = {}
        for key, icon, text, name, shortcut in (
            ("first", "first", "", translate("replay", "To the start"), "Home"),
            ("back", "step_back", "", translate("replay", "One step back"), "←"),
            ("play", "play", translate("replay", "Play"), translate("replay", "Play"), translate("replay", "Space")),
            ("step", "step", "", translate("replay", "One step on"), "→"),
            ("last", "last", "", translate("replay", "To the end"), "End"),
        ):
            button = QuietButton(text, icon)
            button.setAccessibleName(name)
            button.setToolTip(f"{name} ({shortcut})")
            button.clicked.connect(lambda checked=False, wanted=key: self.wanted.emit(wanted))
            self.buttons[key] = button
            buttons.addWidget(button)
        self.where = Text("", tone="muted", wrap=False)
        buttons.addSpacing(8)
        buttons.addWidget(self.where)
        buttons.addStretch(1)
        left.addLayout(buttons)
        self.keys = Text(
            translate("replay", "Arrow keys step, Page keys jump a turn, digits go to a turning point."),
            "small",
            "muted",
        )
        left.addWidget(self.keys)
        left.addStretch(1)
        row.addLayout(left)
        self.timeline = Timeline()
        row.addWidget(self.timeline, 1)
        self.column.addLayout(row)

    def show_place(self, place: int, count: int, playing: bool) -> None:
        self.where.setText(translate("replay", "Step {step} of {count}").format(step=place, count=count))
        for keys, possible, why in (
            (("first", "back"), place > 0, translate("replay", "This is the start.")),
            (("play", "step", "last"), place < count, translate("replay", "This is the end.")),
        ):
            for key in keys:
                button = self.buttons[key]
                button.setEnabled(possible)
                name = button.accessibleName()
                button.setToolTip(name if possible else why)
        play = self.buttons["play"]
        play.setText(translate("replay", "Pause") if playing else translate("replay", "Play"))
        play.set_icon("pause" if playing else "play")
        self.timeline.show_place(place)
