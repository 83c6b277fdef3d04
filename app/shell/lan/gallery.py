"""Watching a battle between two others: what both seats may see, as the host tells it."""

from PySide6.QtCore import QObject, Signal

from app.shell.lan.journal import start
from app.shell.lan.link import Dialler, Link
from app.shell.lan.lobby import SPECTATOR, Invitation, Lobby
from app.shell.lan.meeting import Meeting
from app.shell.lan.pacing import Paced
from app.shell.lan.wire import Accept, Bye, Message, Scene
from app.shell.play.session import Step
from engine.battle import Battle
from engine.game import Refusal
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import RecordFault


class Gallery(Paced):
    """A seat in the gallery. Nothing can be played from here."""

    began = Signal()
    refused = Signal(str, str)
    linked = Signal(bool)

    def __init__(self, lobby: Lobby, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lobby = lobby
        self._battle: Battle[State] | None = None
        self._link: Link | None = None
        self._meeting: Meeting | None = None
        self._events: list[Event] = []

    @property
    def playing(self) -> Battle[State] | None:
        return self._battle

    @property
    def battle(self) -> Battle[State]:
        assert self._battle is not None
        return self._battle

    def join(self, address: str, port: int) -> None:
        dialler = Dialler(self.lobby.identity, self)
        dialler.reached.connect(self._meet)
        dialler.failed.connect(lambda sentence: self.refused.emit("unreached", sentence))
        dialler.dial(address, port)

    def close(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.close()

    def _meet(self, link: Link) -> None:
        self._link = link
        link.heard.connect(self._heard)
        link.lost.connect(lambda sentence: self.linked.emit(False))
        self._meeting = Meeting(self.lobby, SPECTATOR, link.fingerprint, link.send, self)
        link.begin()

    def _heard(self, message: Message) -> None:
        if self._meeting is not None and not self._meeting.over:
            self._meeting.hear(message)
        elif isinstance(message, Scene):
            self._see(message)
        elif isinstance(message, Bye):
            self.close()

    def _see(self, scene: Scene) -> None:
        try:
            if scene.header and self._battle is None:
                record, state = start(scene.header, self.lobby.library())
                self._battle = Battle(record.header, state.seen_by(CHANCE))
                self.began.emit()
            for seat, text in scene.entries:
                self._enter(seat, text)
        except (RecordFault, Refusal) as fault:
            self.refused.emit("content", str(fault))
            self.close()
            return
        self.show()

    def _enter(self, seat: int, text: str) -> None:
        if self._battle is not None:
            before = self._battle.state.copy()
            self._events.clear()
            self._battle.state.tell = self._events.append
            entry = self._battle.enter(seat, text)
            self.queue(Step(entry, before, self._battle.state.copy(), tuple(self._events)))

    # What the meeting tells

    def invited(self, invitation: Invitation) -> None:
        """Nobody is invited to the gallery."""

    def stand(self, path: object) -> Accept | None:
        return None

    def agreed(self, path: object, there: Accept) -> None:
        """A spectator agrees to nothing."""

    def watched(self) -> None:
        self.linked.emit(True)

    def failed(self, code: str, sentence: str) -> None:
        self.refused.emit(code, sentence)
