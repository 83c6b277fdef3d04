"""How long each side has thought, and for how long the other has kept silent where it had to speak."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.shell.lan.fair.due import Matter
from app.shell.lan.game import LanGame

DECIDING: Final = 600
"""Seconds of silence after which a battle may be claimed from somebody who has a decision to make."""
SPEAKING: Final = 120
"""The same where his program should have spoken by itself: to draw, to roll, to turn up its cards."""
ABSENT: Final = 900
"""The same while he is not there at all."""


class Clock(QObject):
    """Ticks every second, whether or not anybody looks."""

    ticked = Signal()
    overdue = Signal(int)
    """The other side has kept silent for so many seconds that the battle may be claimed."""

    def __init__(self, game: LanGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.thought = [0, 0]
        """Seconds by seat."""
        self.silent = 0
        self._words = -1
        self._timer = QTimer(self)
        self._timer.setInterval(1_000)
        self._timer.timeout.connect(self.tick)
        self._timer.start()

    def tick(self) -> None:
        match = self._game.match
        if match is None or match.done:
            self._timer.stop()
            return
        seat, matter = match.table.due()
        if matter == Matter.PLAY and self._game.connected:
            self.thought[seat] += 1
        words = len(match.table.said)
        self.silent = self.silent + 1 if words == self._words and seat == 1 - self._game.my_seat else 0
        self._words = words
        patience = ABSENT if not self._game.connected else DECIDING if matter == Matter.PLAY else SPEAKING
        if self.silent >= patience:
            self.overdue.emit(self.silent)
        self.ticked.emit()


def clock_words(seconds: int) -> str:
    """
    >>> clock_words(65), clock_words(3_600)
    ('1:05', '1:00:00')
    """
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
