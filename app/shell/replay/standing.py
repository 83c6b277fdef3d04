"""What the reading of a battle tells the screen, and how it goes: a line with progress, stop and read on."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from app.board.theme.parts import QuietButton, Text
from app.board.words import translate
from app.shell.replay.course import Course
from app.shell.replay.judging import Verdicts
from app.shell.replay.reader import Progress, Reader

LOOK_MS: Final = 100


class Reading(QObject):
    """Has a battle read in the background and gathers what is found out. Nothing is read until `begin`."""

    found = Signal()
    """There is something new in `verdicts`."""
    changed = Signal()
    """The reading goes, stands or has failed."""

    def __init__(self, course: Course, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.verdicts = Verdicts(course)
        self._course = course
        self._folder = folder
        self._reader: Reader | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def progress(self) -> Progress:
        return Progress.STOPPED if self._reader is None else self._reader.progress

    @property
    def done(self) -> float:
        return 0.0 if self._reader is None else self._reader.done

    @property
    def details(self) -> str:
        return "" if self._reader is None else self._reader.details

    def begin(self) -> None:
        """Read, or read anew: what was found out before stays until it is found out again."""
        if self.progress is Progress.READING:
            return
        self._reader = Reader(self._course, self._folder)
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        if self._reader is not None:
            self._timer.stop()
            self._reader.close()
            self.changed.emit()

    def _look(self) -> None:
        assert self._reader is not None
        news = self._reader.poll()
        verdicts = self.verdicts
        for piece in news:
            if piece.judged is not None:
                verdicts.judged[piece.place] = piece.judged
            else:
                verdicts.thought_over.add(piece.place)
            if piece.drawn is not None:
                verdicts.drawn[piece.place] = piece.drawn
            if piece.better is not None:
                verdicts.better[piece.place] = piece.better
        if news:
            self.found.emit()
        if self._reader.progress is not Progress.READING:
            self._timer.stop()
            self.changed.emit()


class ReadingLine(QWidget):
    """Shown while there is something to wait for, or to begin again."""

    def __init__(self, reading: Reading, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading = reading
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self._words = Text("", "small", "muted", wrap=False)
        row.addWidget(self._words)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumHeight(10)
        self.bar.setAccessibleName(translate("replay", "Reading the battle"))
        row.addWidget(self.bar, 1)
        self.button = QuietButton()
        self.button.clicked.connect(self._press)
        row.addStretch(0)
        row.addWidget(self.button)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        reading.found.connect(self.refresh)
        reading.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        progress = self._reading.progress
        reading = progress is Progress.READING
        self.setVisible(progress is not Progress.DONE)
        self.bar.setVisible(reading)
        self._words.setSizePolicy(
            QSizePolicy.Policy.Fixed if reading else QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred
        )
        self.bar.setValue(round(100 * self._reading.done))
        self._words.setText(
            {
                Progress.READING: translate("replay", "The computer reads the battle."),
                Progress.STOPPED: translate("replay", "The reading was stopped; what is known so far is shown."),
                Progress.FAILED: translate("replay", "The reading broke off; what is known so far is shown."),
                Progress.DONE: "",
            }[progress]
        )
        self._words.setToolTip(self._reading.details)
        self.button.setText(translate("replay", "Stop") if reading else translate("replay", "Read on"))
        self.button.set_icon("stop" if reading else "refresh")

    def _press(self) -> None:
        if self._reading.progress is Progress.READING:
            self._reading.stop()
        else:
            self._reading.begin()
