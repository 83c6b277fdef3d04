"""A battle with somebody elsewhere, for whoever shows or plays it: hosts or joins, comes back after every cut."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.shell.lan.audience import Audience
from app.shell.lan.discovery import Lamp
from app.shell.lan.ears import Ears
from app.shell.lan.fair.breach import Breach
from app.shell.lan.fair.due import Matter
from app.shell.lan.journal import Unusable, open_journal
from app.shell.lan.link import Dialler, Gate, Link
from app.shell.lan.lobby import GUEST, HOST, Lobby, Offer
from app.shell.lan.match import Match
from app.shell.lan.meeting import Meeting
from app.shell.lan.pacing import Paced
from app.shell.lan.places import Place, remember
from app.shell.lan.rematch import swapped_offer
from app.shell.lan.wire import LONGEST_CHAT, Accept, Bye, Chat, Greeting, Message, Presence, Rematch
from app.shell.play.chair import ELSEWHERE, HUMAN, Chair
from app.shell.play.idle import is_idle
from engine.game import Refusal
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.state import State
from engine.record import DRAW, OFFER, RESIGN, UNDO, Record
from resources.records import FOLDER, RecordFile, create

if TYPE_CHECKING:
    from app.shell.play.screen import PlayScreen

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


class LanGame(Paced):
    """One battle over the network, from the first greeting to the verdict."""

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
    said = Signal(str)
    presence = Signal(str)
    wished = Signal(str)
    """The other side asks to take back its last action: answer with `grant` or `decline_wish`."""
    asking = Signal(str)
    """The other side has been asked to enter something for this one."""
    unwilling = Signal(str)
    """The other side will not have taken back what was asked for."""
    verified = Signal(bool, str)
    """Fair as far as this side can tell, and what did not fit."""
    settled = Signal()
    """Both sides have told what they found; nothing more is to come."""
    rematch = Signal()
    """The other side would fight again with the sides swapped."""
    renewed = Signal(object)
    """LanGame: both would, and this one goes on over the same link."""

    pausable = False

    def __init__(self, lobby: Lobby, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lobby = lobby
        self.match: Match | None = None
        self.audience = Audience(self)
        self.tries_left = 0
        """After a wrong code."""
        self.lamp: Lamp | None = None
        """Shows spectators, and an opponent who comes back, where the battle is."""
        self._file: RecordFile | None = None
        self._gate: Gate | None = None
        self._link: Link | None = None
        self._meeting: Meeting | None = None
        self._where = Place("", 0)
        self._tries = 0
        self._closed = False
        self._passed: set[int] = set()
        """The numbers of the entries by which this side has passed where it could do nothing else."""
        self._wishes_rematch = [False, False]
        """This side, and the other."""

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

    def take_up(self, path: Path) -> None:
        """Go on with a battle of an earlier day, as far as that can be done alone; raises Unusable or OSError."""
        self.library = self.lobby.library()
        journal, table = open_journal(path, self.library)
        self.match = Match(journal, table, Ears(self))
        self.match.name = self.lobby.name
        self.battle = table.battle
        chairs = [Chair(HUMAN), Chair(ELSEWHERE, name=journal.agreement.name)]
        self.chairs = (chairs[0], chairs[1]) if table.seat == 0 else (chairs[1], chairs[0])
        self.audience.begin(self.match)
        self.began.emit()
        if table.due().matter == Matter.NOTHING:
            self.match.go_on()

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
        return Meeting(self.lobby, role, link.fingerprint, link.send, Ears(self, link))

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
        elif isinstance(message, Chat):
            self.said.emit(message.text)
        elif isinstance(message, Presence):
            self.presence.emit(message.what)
        elif isinstance(message, Rematch):
            self._wishes_rematch[1] = True
            self.rematch.emit()
            self._renew()
        elif isinstance(message, Bye):
            self._drop()
            self.refused.emit(message.code, message.sentence)
        elif self.match is not None:
            self.match.hear(message)

    def accept(self) -> None:
        if self._meeting is not None:
            self._meeting.accept()

    def decline(self) -> None:
        if self._meeting is not None:
            self._meeting.decline()

    def stand(self, path: Path) -> Accept | None:
        """Take up the battle of a journal, if it is not the one being played, and say where this side stands."""
        if self.match is None or self.match.journal.path != path:
            try:
                self.take_up(path)
            except (Unusable, OSError) as fault:
                self.trouble.emit(str(fault))
                return None
        assert self.match is not None
        return self.match.place()

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

    # What a battle under way offers

    @property
    def my_seat(self) -> int:
        assert self.match is not None
        return self.match.table.seat

    @property
    def opponent(self) -> str:
        """What the other side calls itself."""
        return self.match.journal.agreement.name if self.match is not None else ""

    def to_decide(self) -> int:
        return self.my_seat if self.match is not None and self.match.table.deciding and not self.match.done else -1

    def ask(self, seat: int) -> None:
        """Where there is nothing to do but to pass, that is done; see `app.shell.play.idle`."""
        if not self.ask_always and is_idle(self.battle.state):
            self._passed.add(len(self.battle.record.entries) + 1)
            self.play(PASS)
        else:
            super().ask(seat)

    def play(self, action: Action) -> None:
        assert self.match is not None
        self.match.play(action)

    def can_undo(self) -> bool:
        """Also while the other side decides: then it is asked."""
        if self.match is None or not self.battle.can_undo(self.my_seat):
            return False
        record = self.battle.record
        free = record.actions[-record.free :]
        own = [entry.number for entry in free if entry.number not in self._passed]
        return bool(own) and (self.match.table.deciding or free[-1].number == own[-1])

    def undo(self) -> None:
        record = self.battle.record
        passed = True
        while passed:
            passed = bool(record.actions) and record.actions[-1].number in self._passed and self.to_decide() >= 0
            self._ask(UNDO)

    def resign(self, seat: int = -1) -> None:
        self._ask(RESIGN)

    def offer_draw(self, seat: int = -1) -> None:
        self._ask(OFFER)

    def agree_draw(self, seat: int = -1) -> None:
        self._ask(DRAW)

    def _ask(self, text: str) -> None:
        if self.match is None:
            raise Refusal("over", "There is no battle.", "")
        waiting = not self.match.table.deciding
        self.match.ask(text)
        if waiting:
            self.asking.emit(text)

    def grant(self, text: str) -> None:
        if self.match is not None:
            self.match.grant(text)

    def decline_wish(self, text: str) -> None:
        if self.match is not None:
            self.match.decline(text)

    def account(self) -> tuple[Record, State]:
        """Open once everything is turned up; until then as this seat knows it."""
        assert self.match is not None
        if self.match.record is not None:
            return self.match.record, self.match.table.start
        return self.battle.record, self.match.table.start.seen_by(self.my_seat)

    @property
    def file(self) -> RecordFile | None:
        return self._file

    def attend(self, screen: "PlayScreen") -> QObject:
        from app.shell.lan.company import Company

        return Company(screen, self)

    def close(self) -> None:
        """Leave; the battle stays in its journal."""
        self._closed = True
        self._drop()
        self.audience.close()
        if self._gate is not None:
            self._gate.close()
        if self.lamp is not None:
            self.lamp.put_out()

    # Talk

    def chat(self, text: str) -> None:
        if text.strip():
            self._send(Chat(text.strip()[:LONGEST_CHAT]))

    def show_presence(self, what: str) -> None:
        self._send(Presence(what))

    def _send(self, message: Message) -> None:
        if self._link is not None and self.connected:
            self._link.send(message)

    # Another battle

    def again(self, swapped: bool) -> bool:
        """Would fight again, with the sides swapped."""
        self._wishes_rematch[0] = True
        self._send(Rematch())
        self._renew()
        return True

    def _renew(self) -> None:
        """Both would: another game takes over the link, and the host proposes."""
        link = self._link
        if link is None or not all(self._wishes_rematch) or self.match is None:
            return
        offer: Offer | None = None
        if self._gate is not None:
            offer = swapped_offer(self.match.journal.agreement, self.lobby)
        self._link = None
        self.match.detach()
        link.heard.disconnect(self._heard)
        new = LanGame(self.lobby)
        new._where = self._where
        new.lobby.offer = offer
        new.lamp, self.lamp = self.lamp, None
        gate, self._gate = self._gate, None
        if gate is not None:
            gate.came.disconnect(self._meet)
            gate.came.connect(new._meet)
            gate.setParent(new)
            new._gate = gate
        link.setParent(new)
        self._closed = True
        self.renewed.emit(new)
        new._seat(link, link.fingerprint)

    # How it ends

    def claim(self, reason: str) -> None:
        """The other side does not go on: the battle is kept as claimed. Raises OSError."""
        assert self.match is not None
        self.match.claim(reason)
        self._drop(Bye("claimed", reason))

    def keep(self, record: Record | None, fault: str) -> None:
        """Everything is turned up; the open record takes the journal's place."""
        if record is not None and self.match is not None:
            try:
                self._file = create(self.lobby.folder / FOLDER, record, "lan")
                self.match.journal.close()
            except OSError as error:
                self.trouble.emit(str(error.strerror or error))
        self.verified.emit(record is not None, fault)

    def forfeit(self, breach: Breach) -> None:
        """The other side does not play fair: what was played is kept, and nobody goes on with it."""
        if self.match is not None:
            try:
                self.match.journal.claim(breach.sentence)
            except OSError as error:
                self.trouble.emit(str(error.strerror or error))
        self.verified.emit(False, breach.sentence)
        self.settled.emit()
