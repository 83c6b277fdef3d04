"""Hints: a strong computer player thinks about a person's decision, from what that person may know, when asked."""

import random
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from app.shell.play.advice import Advice, advice_of
from app.shell.play.chair import HUMAN
from app.shell.play.computer import Computer
from app.shell.play.session import Step
from app.shell.play.underway import Underway
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import UNDO

LEVEL: Final = "marshal"


class Advisor(QObject):
    """Follows a session, and advises the persons in it. No process runs until somebody asks."""

    advised = Signal(object)
    """Advice; the first comes soon, better ones may follow until `finished`."""
    finished = Signal()
    failed = Signal(str)

    def __init__(self, session: Underway, level: str = LEVEL, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self._session = session
        self._level = level
        self._advisors: dict[int, Computer] = {}
        self._view: State | None = None
        session.stepped.connect(self._follow)

    @property
    def thinking(self) -> bool:
        return self._view is not None

    def ask(self) -> None:
        """Think about the decision at hand; nothing is asked if it is not a person's."""
        self.cancel()
        seat = self._session.battle.state.seat
        if self._session.battle.over or seat >= CHANCE or self._session.chairs[seat].kind != HUMAN:
            return
        self._view = self._session.seen(seat)
        self._advisor(seat).think(self._view)

    def stop(self) -> None:
        """Have the best so far, at once."""
        for advisor in self._advisors.values():
            advisor.stop()

    def cancel(self) -> None:
        self._view = None
        for advisor in self._advisors.values():
            advisor.cancel()

    def close(self) -> None:
        self.cancel()
        for advisor in self._advisors.values():
            advisor.close()
        self._advisors.clear()

    def _advisor(self, seat: int) -> Computer:
        if seat not in self._advisors:
            seed = random.SystemRandom().getrandbits(32)
            advisor = Computer(
                self._level,
                seed,
                self._session.library.folder,
                briefing=lambda: self._session.course(seat),
                parent=self,
            )
            advisor.progressed.connect(lambda thought: self._heard(thought, False))
            advisor.answered.connect(lambda thought: self._heard(thought, True))
            advisor.failed.connect(self._failed)
            self._advisors[seat] = advisor
        return self._advisors[seat]

    def _follow(self, step: Step) -> None:
        """A hint for a decision that has passed is no hint; what happened is remembered for the next."""
        self.cancel()
        record = self._session.battle.record
        for seat, advisor in self._advisors.items():
            if step.entry.text == UNDO and step.entry.seat < CHANCE:
                advisor.unwatch()
            elif record.is_action(step.entry.seat, step.entry.text):
                action = step.before.read(step.entry.text)
                advisor.watch(step.before.seen_by(seat), step.before.shown_to(action, seat))

    def _heard(self, thought: Any, final: bool) -> None:
        if self._view is None:
            return
        view = self._view
        if final:
            self._view = None
        self.advised.emit(advice_of(view, thought))
        if final:
            self.finished.emit()

    def _failed(self, sentence: str) -> None:
        if self._view is not None:
            self._view = None
            self.failed.emit(sentence)
            self.finished.emit()


__all__ = ["Advice", "Advisor"]
