"""A battle with somebody elsewhere, for whoever shows or plays it: hosts or joins, comes back after every cut.

It offers what `app.shell.play.session.Session` offers, so that the same screen can show either.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.shell.lan.fair.breach import Breach
from app.shell.lan.fair.due import Matter
from app.shell.lan.journal import Unusable, open_journal
from app.shell.lan.link import Dialler, Gate, Link
from app.shell.lan.lobby import GUEST, HOST, Invitation, Lobby
from app.shell.lan.match import Match
from app.shell.lan.meeting import Meeting
from app.shell.lan.pacing import Paced
from app.shell.lan.wire import Accept, Bye, Chat, Greeting, Message, Presence, Rematch
from app.shell.play.session import Step
from engine.battle import Battle
from engine.game import Refusal
from engine.manoeuvre.action import Action
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State
from engine.record import DRAW, OFFER, RESIGN, UNDO, Entry, Record
from resources.records import FOLDER, create

AGAIN: Final = (200, 500, 1_000, 2_000, 4_000)
"""Milliseconds before the next try to reach the host."""
MOST_GUESTS: Final = 6
FINAL: Final = ("wrong-code", "no-more-tries", "no-offer", "declined", "content", "version", "role", "unexpected")
"""Reasons for which trying again would be of no use."""


class LanGame(Paced):
    """One battle over the network, from the first greeting to the verdict."""

    began = Signal()
    """Both have agreed, or are together again for the first time since this program started."""
    invited = Signal(object)
    """Invitation: answer with `accept` or `decline`."""
    linked = Signal(bool)
    """The other side is there, or not."""
    refused = Signal(str, str)
    """Nothing came of a meeting: code and sentence."""
    said = Signal(str)
    presence = Signal(str)
    wished = Signal(str)
    """The other side asks to take back its last action: answer with `grant` or `decline_wish`."""
    declined = Signal(str)
    verified = Signal(bool, str)
    """Fair as far as this side can tell, and what did not fit."""
    settled = Signal()
    """Both sides have told what they found; nothing more is to come."""
    rematch = Signal()

    def __init__(self, lobby: Lobby, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lobby = lobby
        self.match: Match | None = None
        self.record_path: Path | None = None
        self._gate: Gate | None = None
        self._dialler: Dialler | None = None
        self._link: Link | None = None
        self._meeting: Meeting | None = None
        self._where = ("", 0)
        self._tries = 0
        self._closed = False
        self._guests: dict[Link, Meeting | None] = {}
        """Connections of spectators, and of strangers until they are turned away."""
        self._waiting: list[Link] = []
        """Spectators who came before the battle began."""

    # Finding each other

    def host(self, address: str = "", port: int = 0) -> str:
        """Wait for a guest; returns a sentence if that cannot be done."""
        self._gate = Gate(self.lobby.identity, self)
        self._gate.came.connect(self._meet)
        return self._gate.open(address, port)

    @property
    def port(self) -> int:
        return self._gate.port if self._gate is not None else 0

    def join(self, address: str, port: int) -> None:
        self._where = (address, port)
        self._dial()

    def take_up(self, path: Path) -> None:
        """Go on with a battle of an earlier day, as far as that can be done alone; raises Unusable or OSError."""
        journal, table = open_journal(path, self.lobby.library())
        self.match = Match(journal, table, _Ears(self))
        for link in self._waiting:
            self.match.watch(link.send)
        self._waiting.clear()
        self.began.emit()
        if table.due().matter == Matter.NOTHING:
            self.match.go_on()

    def _dial(self) -> None:
        if self._closed or self._link is not None:
            return
        self._dialler = Dialler(self.lobby.identity, self)
        self._dialler.reached.connect(self._meet)
        self._dialler.failed.connect(self._unreached)
        self._dialler.dial(*self._where)

    def _unreached(self, sentence: str) -> None:
        if self._tries == 0 and self.match is None:
            self.trouble.emit(sentence)
        self._again()

    def _again(self) -> None:
        if self._where[1] and not self._closed and not (self.match is not None and self.match.done):
            QTimer.singleShot(AGAIN[min(self._tries, len(AGAIN) - 1)], self, self._dial)
            self._tries += 1

    # Meeting

    def _meet(self, link: Link) -> None:
        theirs = link.fingerprint
        stranger = self.match is not None and self._opponent() != theirs
        if self._gate is not None and (stranger or self._link is not None):
            self._receive(link, theirs)
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
        link.lost.connect(lambda sentence: self._lost(link))
        role = HOST if self._gate is not None else GUEST
        self._meeting = Meeting(self.lobby, role, theirs, link.send, _Ears(self, link))
        link.begin()

    def _receive(self, link: Link, theirs: bytes) -> None:
        """Somebody comes while the host is busy: the opponent over a new link, a spectator, or a stranger."""
        if len(self._guests) >= MOST_GUESTS:
            link.close(Bye("busy", "Too many people are watching already."))
            return

        def hear(message: Message) -> None:
            meeting = self._guests.get(link)
            if meeting is not None:
                meeting.hear(message)
            elif not isinstance(message, Greeting):
                link.close()
            elif message.role == GUEST and self.match is not None and self._opponent() == theirs:
                self._let_go(link)
                link.heard.disconnect(hear)
                self._seat(link, theirs)
                self._heard(message)
            elif message.role == GUEST:
                link.close(Bye("busy", "Somebody else is about to play there."))
            else:
                meeting = Meeting(self.lobby, HOST, theirs, link.send, _Ears(self, link))
                self._guests[link] = meeting
                meeting.hear(message)

        self._guests[link] = None
        link.heard.connect(hear)
        link.lost.connect(lambda sentence: self._let_go(link))
        link.begin()

    def _opponent(self) -> bytes:
        """The certificate of whoever this battle is fought with; empty as long as anybody may come."""
        return bytes.fromhex(self.match.journal.agreement.opponent) if self.match is not None else b""

    def is_opponent(self, link: Link) -> bool:
        return link is self._link

    def _let_go(self, link: Link) -> None:
        self._guests.pop(link, None)
        if link in self._waiting:
            self._waiting.remove(link)
        if self.match is not None:
            self.match.unwatch(link.send)

    def let_watch(self, link: Link) -> None:
        """A spectator has greeted."""
        if self.match is not None:
            self.match.watch(link.send)
        else:
            self._waiting.append(link)

    def _heard(self, message: Message) -> None:
        if self._meeting is not None and not self._meeting.over:
            self._meeting.hear(message)
        elif isinstance(message, Chat):
            self.said.emit(message.text)
        elif isinstance(message, Presence):
            self.presence.emit(message.what)
        elif isinstance(message, Rematch):
            self.rematch.emit()
        elif isinstance(message, Bye):
            self._drop()
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
        self.linked.emit(True)
        self.match.attach(self._link.send, there)

    def fail(self, code: str, sentence: str) -> None:
        self._drop()
        self.refused.emit(code, sentence)
        if code not in FINAL:
            self._again()

    def _lost(self, link: Link) -> None:
        if link is self._link:
            self._drop()
            self._again()

    def _drop(self) -> None:
        link, self._link = self._link, None
        self._meeting = None
        if self.match is not None and self.match.connected:
            self.match.detach()
            self.linked.emit(False)
        if link is not None:
            link.close()
            link.deleteLater()

    # What a session offers

    @property
    def battle(self) -> Battle[State]:
        assert self.match is not None
        return self.match.table.battle

    @property
    def seat(self) -> int:
        assert self.match is not None
        return self.match.table.seat

    @property
    def playing(self) -> Battle[State] | None:
        return self.match.table.battle if self.match is not None else None

    def to_decide(self) -> int:
        return self.seat if self.match is not None and self.match.table.deciding else -1

    def play(self, action: Action) -> None:
        assert self.match is not None
        self.match.play(action)

    def can_undo(self) -> bool:
        return self.match is not None and self.match.table.deciding and self.battle.can_undo(self.seat)

    def undo(self) -> None:
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
        self.match.ask(text)

    def grant(self, text: str) -> None:
        if self.match is not None:
            self.match.grant(text)

    def decline_wish(self, text: str) -> None:
        if self.match is not None:
            self.match.decline(text)

    def seen(self, viewer: int = -1) -> State:
        return self.battle.state.copy()

    def chat(self, text: str) -> None:
        self._send(Chat(text[:500]))

    def show_presence(self, what: str) -> None:
        self._send(Presence(what))

    def wish_rematch(self) -> None:
        self._send(Rematch())

    def _send(self, message: Message) -> None:
        if self._link is not None and self.match is not None:
            self._link.send(message)

    def close(self) -> None:
        """Leave; the battle stays in its journal."""
        self._closed = True
        self._drop()
        if self._gate is not None:
            self._gate.close()
        if self._dialler is not None:
            self._dialler = None

    # What the match tells

    def keep(self, record: Record | None, fault: str) -> None:
        """Everything is turned up; the open record takes the journal's place."""
        if record is not None and self.match is not None:
            try:
                self.record_path = create(self.lobby.folder / FOLDER, record, "lan").path
                self.match.journal.close()
            except OSError as error:
                self.trouble.emit(str(error.strerror or error))
        self.verified.emit(record is not None, fault)

    def forfeit(self, breach: Breach) -> None:
        self.verified.emit(False, breach.sentence)
        self.settled.emit()


class _Ears:
    """Hears for a game what its meeting and its match tell."""

    def __init__(self, game: LanGame, link: Link | None = None) -> None:
        self._game = game
        self._link = link

    def invited(self, invitation: Invitation) -> None:
        self._game.invited.emit(invitation)

    def stand(self, path: Path) -> Accept | None:
        return self._game.stand(path)

    def agreed(self, path: Path, there: Accept) -> None:
        self._game.agree(there)

    def watched(self) -> None:
        if self._link is not None:
            self._game.let_watch(self._link)

    def failed(self, code: str, sentence: str) -> None:
        if self._link is not None and not self._game.is_opponent(self._link):
            self._link.close()
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
        self._game.declined.emit(text)

    def finished(self, record: Record | None, fault: str) -> None:
        self._game.keep(record, fault)

    def judged(self, agreed: bool, fault: str) -> None:
        if not agreed:
            self._game.verified.emit(False, fault)
        self._game.settled.emit()

    def broken(self, breach: Breach) -> None:
        self._game.forfeit(breach)
