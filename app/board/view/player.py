"""Plays motions one after the other, each for its time, and says once for every play that all of it has been shown."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, QVariantAnimation, Signal

from app.board.view.motions import Motion


def _nothing() -> None:
    pass


def _still(ms: float) -> None:
    pass


@dataclass(frozen=True)
class Act:
    """A motion as it is performed."""

    ms: float
    """How long at normal speed."""
    begin: Callable[[], None] = _nothing
    at: Callable[[float], None] = _still
    """Shows it after so many milliseconds of normal speed."""
    end: Callable[[], None] = _nothing
    """Leaves everything as it is afterwards, whether or not it was ever seen moving."""


class Player(QObject):
    """Whoever calls `play` hears `rested` once, never from within the call itself."""

    rested = Signal()

    def __init__(self, stage: Callable[[Motion], Act], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._waiting: deque[Motion] = deque()
        self._act: Act | None = None
        self._owed = 0
        self.speed = 1.0
        self.reduced = False
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.valueChanged.connect(self._show)
        self._run.finished.connect(self._finish)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._owed > 0

    def play(self, motions: Sequence[Motion]) -> None:
        """What was still playing is shown at once, as if skipped."""
        if self._owed:
            self.skip()
        self._owed += 1
        self._waiting.extend(motions)
        if self.reduced:
            self._complete()
        self._soon.start()

    def skip(self) -> None:
        """Everything is as it will be; `rested` comes before this returns if anything was playing."""
        if not self._owed:
            return
        self._complete()
        self._soon.stop()
        self._rest()

    def _complete(self) -> None:
        self._run.stop()
        if self._act is not None:
            act, self._act = self._act, None
            act.end()
        while self._waiting:
            self._stage(self._waiting.popleft()).end()

    def _next(self) -> None:
        while self._waiting:
            act = self._stage(self._waiting.popleft())
            if act.ms <= 0:
                act.end()
                continue
            self._act = act
            act.begin()
            self._run.setEndValue(float(act.ms))
            self._run.setDuration(max(1, round(act.ms / self.speed)))
            self._run.start()
            return
        self._rest()

    def _show(self, ms: float) -> None:
        if self._act is not None and self._run.state() == QAbstractAnimation.State.Running:
            self._act.at(ms)

    def _finish(self) -> None:
        act, self._act = self._act, None
        if act is not None:
            act.end()
            self._next()

    def _rest(self) -> None:
        owed, self._owed = self._owed, 0
        for _ in range(owed):
            self.rested.emit()
