"""Steps that come over the network, shown one after the other at the pace of whoever shows them."""

from collections import deque

from PySide6.QtCore import QObject, Signal

from app.shell.play.session import OPEN, Step
from app.shell.play.underway import Underway
from engine.battle import Battle
from engine.manoeuvre.state import State


class Paced(Underway):
    """A battle whose steps are shown when there is time for them."""

    waits = Signal()
    """Everything has been shown, and somebody elsewhere has to decide."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque()
        """What has happened and was not shown yet."""
        self._idle = True
        """Whoever shows the battle has shown everything so far, and waits."""
        self._asking = False
        """The decision that is due has been asked for."""
        self._going = False
        self._told_end = False

    @property
    def playing(self) -> Battle[State] | None:
        """The battle, once there is one."""
        return getattr(self, "battle", None)

    def to_decide(self) -> int:
        """The seat at this end that must decide now, or -1."""
        return -1

    def ask(self, seat: int) -> None:
        self.asked.emit(seat)

    def queue(self, step: Step) -> None:
        self._steps.append(step)

    def show(self) -> None:
        """Something has changed; go on if everything before has been shown. Nobody is asked twice because of it."""
        if self._idle and (self._steps or not self._asking):
            self.go()

    def go(self) -> None:
        """Show the one next step, ask for the decision that is due at this end, or wait for the other."""
        self._idle = True
        if self._going or self.paused:
            return
        # Whoever hears of a step may call `go` there and then; one step still follows the other.
        self._going = True
        try:
            while self._idle and self._advance():
                pass
        finally:
            self._going = False

    def _advance(self) -> bool:
        """Do one thing, if there is one to be done."""
        battle = self.playing
        if battle is None:
            return False
        if self._steps:
            self._idle = False
            self._asking = False
            self.stepped.emit(self._steps.popleft())
            return True
        seat = self.to_decide()
        if battle.over:
            if not self._told_end:
                self._told_end = True
                self.ended.emit()
        elif seat >= 0:
            self._asking = True
            self.ask(seat)
            return bool(self._steps)
        else:
            self.waits.emit()
        return False

    def seen(self, viewer: int = OPEN) -> State:
        """Nothing is known here but what may be seen at this end."""
        state = self.battle.state
        return state.copy() if viewer == OPEN else state.seen_by(viewer)
