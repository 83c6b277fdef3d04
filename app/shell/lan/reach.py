"""Reaching the other side, however often it takes: hosts or joins, meets whoever comes, comes back after every cut."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.shell.lan.audience import Audience
from app.shell.lan.discovery import Lamp
from app.shell.lan.link import Dialler, Gate, Link
from app.shell.lan.lobby import GUEST, HOST, Lobby
from app.shell.lan.match import Match
from app.shell.lan.meeting import Meeting
from app.shell.lan.pacing import Paced
from app.shell.lan.places import Place, remember
from app.shell.lan.wire import Accept, Bye, Greeting, Message, harmless

if TYPE_CHECKING:
    from app.shell.lan.ears import Ears

AGAIN: Final = (200, 500, 1_000, 2_000, 4_000)
"""Milliseconds before the next try to reach the host."""
FINAL: Final = (
    "wrong-code",
    "code-needed",
    "no-more-tries",
    "no-offer",
    "declined",
    "content",
    "version",
    "role",
    "unexpected",
    "claimed",
)
"""Reasons for which trying again would be of no use."""


class Reach(Paced):
    """One end of the line. What is said over it in the battle is for `app.shell.lan.game`."""

    began = Signal()
    """Both have agreed, or are together again for the first time since this program started."""
    invited = Signal(object)
    """Invitation: answer with `accept` or `decline`."""
    visited = Signal(str)
    """Somebody is trying, from this address."""
    linked = Signal(bool)
    """The other side is there, or not."""
    refused = Signal(str, str)
    """Nothing came of a meeting: code and sentence."""

    def __init__(self, lobby: Lobby, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lobby = lobby
        self.match: Match | None = None
        self.audience = Audience(self)
        self.tries_left = 0
        """After a wrong code."""
        self.lamp: Lamp | None = None
        """Shows spectators, and an opponent who comes back, where the battle is."""
        self._gate: Gate | None = None
        self._link: Link | None = None
        self._meeting: Meeting | None = None
        self._where = Place("", 0)
        self._tries = 0
        self._closed = False

    def ears(self, link: Link | None = None) -> "Ears":
        """Whoever hears what a meeting over this link tells."""
        raise NotImplementedError

    def take_up(self, path: Path) -> None:
        """Make the battle of a journal the one that is played; raises Unusable or OSError."""
        raise NotImplementedError

    def _converse(self, message: Message) -> None:
        """Something said once the meeting is over."""
        raise NotImplementedError

    # Finding each other

    def host(self, address: str = "", port: int = 0) -> str:
        """Wait for a guest; returns a sentence if that cannot be done."""
        self._gate = Gate(self.lobby.identity, self)
        self._gate.came.connect(self._meet)
        return self._gate.open(address, port)

    @property
    def port(self) -> int:
        return self._gate.port if self._gate is not None else 0

    @property
    def hosting(self) -> bool:
        return self._gate is not None

    @property
    def connected(self) -> bool:
        return self.match is not None and self.match.connected

    def join(self, address: str, port: int) -> None:
        self._where = Place(address, port)
        self._dial()

    def move(self, place: tuple[str, int]) -> None:
        """The host is found elsewhere now; knocked at there from the next try on."""
        if place != self._where:
            self._where = Place(*place)
            if self._tries == 0:
                self._dial()

    def _dial(self) -> None:
        if self._closed or self._link is not None:
            return
        dialler = Dialler(self.lobby.identity, self)
        dialler.reached.connect(self._meet)
        dialler.failed.connect(self._unreached)
        dialler.dial(*self._where)

    def _unreached(self, sentence: str) -> None:
        if self._tries == 0 and self.match is None:
            self.trouble.emit(sentence)
        self._again()

    def _again(self) -> None:
        if self._where.port and not self._closed and not (self.match is not None and self.match.done):
            QTimer.singleShot(AGAIN[min(self._tries, len(AGAIN) - 1)], self, self._dial)
            self._tries += 1

    # Meeting

    def _meet(self, link: Link) -> None:
        theirs = link.fingerprint
        stranger = self.match is not None and not self.is_back(theirs)
        if self._closed:
            link.close()
        elif self._gate is not None and (stranger or self._link is not None):
            self.audience.receive(link, theirs)
        elif stranger or not theirs:
            link.close()
            self.refused.emit("stranger", "Somebody else answers at that address now.")
        else:
            self._seat(link, theirs)

    def _seat(self, link: Link, theirs: bytes) -> None:
        """The opponent, as it seems."""
        if self._link is not None:
            # The other side has noticed that the link is dead before this one has.
            self._drop()
        self._link = link
        link.heard.connect(self._heard)
        link.lost.connect(lambda sentence: self._lost(link, sentence))
        if self._gate is not None and self.match is None:
            self.visited.emit(link.address)
        self._meeting = self.greet(link)
        link.begin()

    def greet(self, link: Link) -> Meeting:
        role = HOST if self._gate is not None else GUEST
        return Meeting(self.lobby, role, link.fingerprint, link.send, self.ears(link))

    def is_back(self, theirs: bytes) -> bool:
        return self.match is not None and self.match.journal.agreement.opponent == theirs.hex()

    def seat(self, link: Link, theirs: bytes, greeting: Greeting) -> None:
        self._seat(link, theirs)
        self._heard(greeting)

    def is_opponent(self, link: Link) -> bool:
        return link is self._link

    def _heard(self, message: Message) -> None:
        if self._meeting is not None and not self._meeting.over:
            self._meeting.hear(message)
        elif isinstance(message, Bye):
            self._drop()
            self.refused.emit(message.code, harmless(message.sentence))
        else:
            self._converse(message)

    def accept(self) -> None:
        if self._meeting is not None:
            self._meeting.accept()

    def decline(self) -> None:
        if self._meeting is not None:
            self._meeting.decline()

    def agree(self, there: Accept) -> None:
        """The meeting has led to a battle."""
        assert self.match is not None
        assert self._link is not None
        self._tries = 0
        try:
            place = Place("", self.port) if self._gate is not None else self._where
            remember(self.lobby.folder, self.match.journal.agreement.battle, place)
        except OSError as error:
            self.trouble.emit(str(error.strerror or error))
        self.match.attach(self._link.send, there)
        self.linked.emit(self.connected)
        QTimer.singleShot(0, self, self.show)

    def fail(self, code: str, sentence: str) -> None:
        self.tries_left = self._meeting.left if self._meeting is not None else 0
        self._drop()
        self.refused.emit(code, sentence)
        if code not in FINAL:
            self._again()

    def _lost(self, link: Link, sentence: str) -> None:
        if link is self._link:
            self._drop()
            if link.fault:
                self.refused.emit(link.fault, sentence)
            self._again()

    def _drop(self, bye: Bye | None = None) -> None:
        link, self._link = self._link, None
        self._meeting = None
        if self.match is not None and self.match.connected:
            self.match.detach()
            self.linked.emit(False)
        if link is not None:
            link.close(bye)
            link.deleteLater()

    def hang_up(self) -> None:
        """Give up the link, and come back over another one."""
        self._drop()
        self._again()

    def _send(self, message: Message) -> None:
        if self._link is not None and self.connected:
            self._link.send(message)

    def close(self) -> None:
        """Leave; the battle stays in its journal."""
        self._closed = True
        self._drop()
        self.audience.close()
        if self._gate is not None:
            self._gate.close()
        if self.lamp is not None:
            self.lamp.put_out()
