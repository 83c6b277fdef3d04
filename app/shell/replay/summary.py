"""What the reading of a battle tells the screen, and how it goes: a line with progress, stop and read on."""

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from ai.background import Channel
from app.board.background import BackgroundJobs
from app.board.theme.parts import QuietButton, Text
from app.board.translation import translate
from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import Verdicts
from engine.record import read as read_record

if TYPE_CHECKING:
    from app.shell.replay.analysis import News

TOGETHER: Final = 100
"""Milliseconds in which what is found out is gathered, so that the screen is not painted for every bit of it."""


class Progress(Enum):
    """How the reading stands."""

    READING = auto()
    DONE = auto()
    STOPPED = auto()
    FAILED = auto()


@dataclass(frozen=True)
class ReadBattle:
    """The job of reading a record, whose armies may be from the user's own folder."""

    text: str
    folder: Path | None

    def __call__(self, channel: Channel) -> None:
        """Report everything there is to find out, as it is found out."""
        from app.shell.replay.analysis import read
        from resources.content import start_of

        record = read_record(self.text.encode())
        for news in read(Timeline(record, start_of(record, self.folder))):
            channel.report(news)


class Reading(QObject):
    """Has a battle read in the background and gathers what is found out. Nothing is read until `begin`."""

    found = Signal()
    """There is something new in `verdicts`."""
    changed = Signal()
    """The reading goes, stands or has failed."""

    def __init__(self, timeline: Timeline, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.verdicts = Verdicts(timeline)
        self.progress = Progress.STOPPED
        self.done = 0.0
        """How much of the work is done, from 0 to 1."""
        self.details = ""
        """The traceback, should the reading have failed."""
        self._timeline = timeline
        self._folder = folder
        self._jobs = BackgroundJobs(parent=self)
        self._jobs.progressed.connect(self._hear)
        self._jobs.done.connect(lambda _: self._end(Progress.DONE))
        self._jobs.failed.connect(lambda _, details: self._end(Progress.FAILED, details))
        self._timer = QTimer(self)
        self._timer.setInterval(TOGETHER)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.found)

    def begin(self) -> None:
        """Read, or read anew: what was found out before stays until it is found out again."""
        if self.progress is Progress.READING:
            return
        self.progress, self.done, self.details = Progress.READING, 0.0, ""
        self._jobs.run(ReadBattle(self._timeline.record.text(), self._folder))
        self.changed.emit()

    def stop(self) -> None:
        if self.progress is Progress.READING:
            self._end(Progress.STOPPED)

    def _hear(self, news: "News") -> None:
        verdicts = self.verdicts
        self.done = news.done
        if news.judged is not None:
            verdicts.judged[news.place] = news.judged
        else:
            verdicts.thought_over.add(news.place)
        if news.drawn is not None:
            verdicts.drawn[news.place] = news.drawn
        if news.better is not None:
            verdicts.better[news.place] = news.better
        if not self._timer.isActive():
            self._timer.start()

    def _end(self, progress: Progress, details: str = "") -> None:
        self._jobs.close()
        self.progress, self.details = progress, details
        if self._timer.isActive():
            self._timer.stop()
            self.found.emit()
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
