"""What a meeting and a match tell, handed on to the game they belong to."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.shell.lan.fair.breach import Breach
from app.shell.lan.link import Link
from app.shell.lan.lobby import Invitation
from app.shell.lan.meeting import Knock
from app.shell.lan.wire import Accept
from app.shell.play.session import Step
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State
from engine.record import Entry, Record

if TYPE_CHECKING:
    from app.shell.lan.game import LanGame


class Ears:
    """Hears for a game what its meeting and its match tell."""

    def __init__(self, game: "LanGame", link: Link | None = None) -> None:
        self._game = game
        self._link = link

    def knocked(self, knock: Knock) -> None:
        if self._link is not None:
            self._game.visitors.knocked(self._link, knock)

    def asked_for(self) -> None:
        self._game.asked_for.emit()

    def paired(self) -> bool:
        return self._link is None or self._game.seat(self._link)

    def invited(self, invitation: Invitation) -> None:
        self._game.invited.emit(invitation)

    def stand(self, path: Path) -> Accept | None:
        return self._game.stand(path)

    def agreed(self, path: Path, there: Accept) -> None:
        self._game.agree(there)

    def watched(self) -> None:
        if self._link is not None:
            self._game.visitors.watched(self._link)

    def failed(self, code: str, sentence: str) -> None:
        if self._link is not None and not self._game.is_opponent(self._link):
            self._game.visitors.failed(self._link, code)
        else:
            self._game.fail(code, sentence)

    def stepped(self, entry: Entry, events: tuple[Event, ...], before: State) -> None:
        # Shown when the word is on the disk, so not from within what is being said.
        self._game.queue(Step(entry, before, self._game.battle.state.copy(), events))
        QTimer.singleShot(0, self._game, self._game.show)

    def asked(self) -> None:
        QTimer.singleShot(0, self._game, self._game.show)

    def wished(self, text: str) -> None:
        self._game.wished.emit(text)

    def declined(self, text: str) -> None:
        self._game.unwilling.emit(text)

    def finished(self, record: Record | None, fault: str) -> None:
        self._game.keep(record, fault)

    def judged(self, agreed: bool, fault: str) -> None:
        match = self._game.match
        if agreed and match is not None and match.journal.is_over:
            # He has told what he found, so he has heard everything of this side; and the open record is kept.
            match.journal.close()
        elif not agreed and match is not None and match.record is not None:
            self._game.disputed.emit(fault)
        self._game.settled.emit()

    def broken(self, breach: Breach) -> None:
        self._game.forfeit(breach)

    def accused(self, fault: str) -> None:
        self._game.accused.emit(fault)

    def unsaved(self, error: OSError | None) -> None:
        self._game.pause_saving(error)

    def overrun(self) -> None:
        self._game.hang_up()
