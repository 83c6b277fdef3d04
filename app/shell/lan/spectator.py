"""Watching a battle between two others: what both seats may see, as the host tells it."""

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.shell.lan.connection import Paced
from app.shell.lan.journal import start
from app.shell.lan.link import Dialler, Link
from app.shell.lan.lobby import SPECTATOR, Invitation, Lobby
from app.shell.lan.meeting import Knock, Meeting, farewell
from app.shell.lan.wire import Accept, Bye, Message, Scene
from app.shell.play.battle_source import PlayView
from app.shell.play.participants import ELSEWHERE, Participant
from engine.battle import Battle, Step
from engine.game import Phrase, Refusal
from engine.record import Header, Record, RecordFault

AGAIN: Final = 4_000
"""Milliseconds before the host is looked for again."""


class Spectator(Paced):
    """A seat in the gallery. Nothing can be played from here."""

    began = Signal()
    refused = Signal(str, object)
    linked = Signal(bool)

    def __init__(self, lobby: Lobby, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lobby = lobby
        self._link: Link | None = None
        self._meeting: Meeting | None = None
        self._start: Any = None
        self._where = ("", 0)
        self._closed = False
        self._events: list[Any] = []

    def join(self, address: str, port: int) -> None:
        self._where = (address, port)
        self._dial()

    def _dial(self) -> None:
        if self._closed or self._link is not None:
            return
        dialler = Dialler(self.lobby.identity, self)
        dialler.reached.connect(self._meet)
        dialler.failed.connect(self._unreached)
        dialler.dial(*self._where)

    def _unreached(self, sentence: str) -> None:
        if self.playing is None:
            self.refused.emit("unreached", Phrase(sentence))
        else:
            QTimer.singleShot(AGAIN, self, self._dial)

    def close(self) -> None:
        self._closed = True
        link, self._link = self._link, None
        if link is not None:
            link.close()

    def _meet(self, link: Link) -> None:
        if self._closed:
            link.close()
            return
        self._link = link
        link.heard.connect(self._heard)
        link.lost.connect(lambda sentence: self._lost(link))
        self._meeting = Meeting(self.lobby, SPECTATOR, link.fingerprint, link.send, self)
        link.begin()

    def _lost(self, link: Link) -> None:
        if link is self._link:
            self._link = None
            self.linked.emit(False)
            if self.playing is not None and not self.playing.over:
                QTimer.singleShot(AGAIN, self, self._dial)

    def _heard(self, message: Message) -> None:
        if self._meeting is not None and not self._meeting.over:
            self._meeting.hear(message)
        elif isinstance(message, Scene):
            self._see(message)
        elif isinstance(message, Bye):
            self.close()
            self.refused.emit(*farewell(message, self.lobby.program))

    def _see(self, scene: Scene) -> None:
        try:
            if scene.header and self.playing is None:
                self._begin(scene)
            elif self.playing is not None:
                # With the header comes everything from the beginning; some of it has been seen before a cut.
                seen = len(self.battle.record.entries) if scene.header else 0
                for seat, text in scene.entries[seen:]:
                    self._enter(seat, text)
        except (RecordFault, Refusal) as fault:
            reason = fault if isinstance(fault, Refusal) else fault.phrase
            self.refused.emit("content", Phrase("{reason}", reason=reason))
            self.close()
            return
        self.show()

    def _begin(self, scene: Scene) -> None:
        """Whoever comes late sees the battle as it stands; what happened before is in the log."""
        record, state = start(scene.header, self._open_library)
        self._start = state.seen_by(record.chance)
        battle: Battle[Any] = Battle(record.header, self._start)
        for seat, text in scene.entries:
            battle.enter(seat, text)
        one, two = scene.names or ("1", "2")
        self.participants = (Participant(ELSEWHERE, name=one), Participant(ELSEWHERE, name=two))
        self.battle = battle
        self.began.emit()

    def _open_library(self, header: Header) -> Any:
        self.library = self.lobby.library(header)
        return self.library

    def _enter(self, seat: int, text: str) -> None:
        before = self.battle.state.copy()
        self._events.clear()
        self.battle.state.tell = self._events.append
        entry = self.battle.enter(seat, text)
        self.queue(Step(entry, before, self.battle.state.copy(), tuple(self._events)))

    # What a battle under way offers

    def account(self) -> tuple[Record, Any]:
        assert self._start is not None
        return self.battle.record, self._start

    def attend(self, view: PlayView) -> QObject:
        from app.shell.lan.remote_panel import Onlooker

        return Onlooker(view, self)

    def again(self, swapped: bool) -> bool:
        """That is for those who fought."""
        return True

    # What the meeting tells

    def knocked(self, knock: Knock) -> None:
        """Nobody knocks at the gallery."""

    def asked_for(self) -> None:
        """Spectators need not be asked about."""

    def paired(self) -> bool:
        return False

    def invited(self, invitation: Invitation) -> None:
        """Nobody is invited to the gallery."""

    def stand(self, path: object) -> Accept | None:
        return None

    def agreed(self, path: object, there: Accept) -> None:
        """A spectator agrees to nothing."""

    def watched(self) -> None:
        if self._link is not None:
            self._link.trust()
        self.linked.emit(True)

    def failed(self, code: str, sentence: Phrase) -> None:
        self.refused.emit(code, sentence)
