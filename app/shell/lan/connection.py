"""Reaching the other side, however often it takes: hosts or joins, meets whoever comes, comes back after every cut."""

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.shell.lan.discovery import Lamp
from app.shell.lan.fair.messages import Breach
from app.shell.lan.identity import Place, remember
from app.shell.lan.link import Dialler, Gate, Link
from app.shell.lan.lobby import GUEST, HOST, Invitation, Lobby
from app.shell.lan.match import Match
from app.shell.lan.meeting import Knock, Meeting, farewell
from app.shell.lan.text import disk_words
from app.shell.lan.visitors import Visitors
from app.shell.lan.wire import Accept, Bye, Message, Said
from app.shell.play.battle_source import BattleSource
from app.shell.play.session import OPEN
from engine.battle import Battle, Step
from engine.game import Phrase
from engine.record import Entry, Record

if TYPE_CHECKING:
    from app.shell.lan.remote_battle import RemoteBattle


AGAIN: Final = (200, 500, 1_000, 2_000, 4_000)
"""Milliseconds before the next try to reach the host."""
GREETING: Final = 10_000
"""Milliseconds that a guest waits for the host's greeting."""
MOST_PLACES: Final = 8
"""Where the host is looked for."""
GARBLED: Final = ("malformed", "oversized")
"""What is no fault of the network: TLS delivers bytes as they were sent."""
MOST_GARBLED: Final = 3
"""Links over which the opponent may send what is no message. After that it is not let back into the battle, which stays
unfinished: nobody forfeits anything by a faulty program."""
FINAL: Final = (
    "wrong-code",
    "code-needed",
    "cut-off",
    "no-offer",
    "not-now",
    "declined",
    "content",
    "their-content",
    "version",
    "role",
    "unexpected",
    "claimed",
    "garbled",
)
"""Reasons for which trying again would be of no use."""
_SENTENCES: Final = {
    "stranger": "Somebody else answers at that address now.",
    "cut-off": "The link was lost while the code was being checked. Join once more.",
    "garbled": "The two programs do not understand each other. Update both, then resume the battle.",
}


class Paced(BattleSource):
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
        self._soon = False

    @property
    def playing(self) -> Battle[Any] | None:
        """The battle, once there is one."""
        return getattr(self, "battle", None)

    def to_decide(self) -> int:
        """The seat at this end that must decide now, or -1."""
        return -1

    def ask(self, seat: int) -> None:
        self.asked.emit(seat)

    def queue(self, step: Step) -> None:
        self._steps.append(step)

    def show_soon(self) -> None:
        """Show what has changed when everything that belongs to it has happened; once, however much that is."""
        if not self._soon:
            self._soon = True
            QTimer.singleShot(0, self, self._show_now)

    def _show_now(self) -> None:
        self._soon = False
        self.show()

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

    def seen(self, viewer: int = OPEN) -> Any:
        """Nothing is known here but what may be seen at this end."""
        state = self.battle.state
        return state.copy() if viewer == OPEN else state.seen_by(viewer)


class Connection(Paced):
    """One end of the line. What is said over it in the battle is for `app.shell.lan.remote_battle`."""

    began = Signal()
    """Both have agreed, or are together again for the first time since this program started."""
    invited = Signal(object)
    """Invitation: answer with `accept` or `decline`."""
    visited = Signal(str)
    """A guest is trying, from this address."""
    left = Signal(str, str)
    """Nothing came of the meeting with a guest: code and address. The offer stands."""
    knocked = Signal(object)
    """Sequence of Knock: these known opponents without a code are there; answer with `welcome` or `turn_away`."""
    asked_for = Signal()
    """The host has been asked whether to play with this guest."""
    seated = Signal(str)
    """A guest of this name has shown who he is, and considers the battle."""
    linked = Signal(bool)
    """The other side is there, or not."""
    refused = Signal(str, object)
    """Nothing came of a meeting: code and sentence."""

    def __init__(self, lobby: Lobby, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lobby = lobby
        self.match: Match | None = None
        self.visitors = Visitors(self, self)
        self.welcomes_known = False
        """Whether known opponents without a code are welcome without being asked about."""
        self.lamp: Lamp | None = None
        """Shows spectators, and an opponent who comes back, where the battle is."""
        self._gate: Gate | None = None
        self._link: Link | None = None
        self._meeting: Meeting | None = None
        self._first = Place("", 0)
        """Where the guest was told that the host is."""
        self._places: list[Place] = []
        """Where the host may be, knocked at in turn; the first one is next."""
        self._at = Place("", 0)
        """Where the host was knocked at last."""
        self._dialling = False
        """A try is under way, or will be."""
        self._tries = 0
        self._garbled = 0
        """Over how many links the opponent has sent what is no message."""
        self._closed = False

    def ears(self, link: Link | None = None) -> "ConnectionListener":
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
        self._first = Place(address, port)
        self._places = [self._first]
        self._dial()

    def look_at(self, places: Sequence[Place]) -> None:
        """The host may be found here, too, and is knocked at here next; the places so far keep their turns."""
        known = list(dict.fromkeys([*(place for place in places if place not in self._places), *self._places]))
        others = [place for place in known if place != self._first][: MOST_PLACES - 1]
        self._places = [place for place in known if place == self._first or place in others]
        if not self._dialling:
            self._dial()

    def _dial(self) -> None:
        self._dialling = False
        if self._closed or self._link is not None or not self._places:
            return
        self._dialling = True
        self._at = self._places.pop(0)
        self._places.append(self._at)
        dialler = Dialler(self.lobby.identity, self)
        dialler.reached.connect(self._meet)
        dialler.failed.connect(self._unreached)
        dialler.dial(*self._at)

    def _unreached(self, sentence: str) -> None:
        if self._tries == 0 and self.match is None:
            self.trouble.emit(sentence)
        self._again()

    def try_again(self) -> None:
        """After a meeting of which nothing came."""
        self._again()

    def _again(self) -> None:
        if self._places and not self._closed and not (self.match is not None and self.match.done):
            self._dialling = True
            QTimer.singleShot(AGAIN[min(self._tries, len(AGAIN) - 1)], self, self._dial)
            self._tries += 1

    # Meeting

    def _meet(self, link: Link) -> None:
        theirs = link.fingerprint
        self._dialling = False
        if self._closed or not theirs:
            link.close()
        elif self._gate is not None and self.is_back(theirs) and self._garbled >= MOST_GARBLED:
            link.close(Bye("garbled"))
        elif self._gate is not None:
            self.visitors.receive(link)
        elif self.is_taken(theirs):
            # Somebody else is where the host was, or says that he is the host: the next place may be the right one.
            link.close()
            self.refused.emit("stranger", Phrase(_SENTENCES["stranger"]))
            self._again()
        else:
            self.seat_now(link)
            QTimer.singleShot(GREETING, link, lambda: self._late(link))

    def seat_now(self, link: Link) -> None:
        """Over a guest's only link, or for a host the one over which a battle is to be fought once more."""
        self._take(link)
        self._meeting = self.greet(link)
        link.begin()

    def _take(self, link: Link) -> None:
        self._link = link
        link.heard.connect(self._heard)
        link.lost.connect(lambda sentence: self._lost(link, sentence))

    def greet(self, link: Link) -> Meeting:
        role = HOST if self._gate is not None else GUEST
        theirs = link.fingerprint
        playing = self.match.journal.agreement.battle if self.match is not None else b""
        welcome = self.welcomes_known or self.is_back(theirs) or link is self._link
        ears = self.ears(link)
        return Meeting(self.lobby, role, theirs, link.send, ears, welcome=welcome, playing=playing)

    def _late(self, link: Link) -> None:
        if link is self._link and self._meeting is not None and not self._meeting.greeted:
            link.close()

    def is_back(self, theirs: bytes) -> bool:
        return self.match is not None and self.match.journal.agreement.opponent == theirs.hex()

    def is_taken(self, theirs: bytes) -> bool:
        return self.match is not None and not self.is_back(theirs)

    def seat(self, link: Link) -> bool:
        """Somebody has shown who he is: he has the opponent's seat, unless somebody else has it."""
        if link is self._link:
            link.trust()
            return True
        if self.is_taken(link.fingerprint):
            return False
        if self._link is not None:
            if self._link.fingerprint != link.fingerprint:
                return False
            # The other side has noticed that the link is dead before this one has.
            self._drop()
        self._meeting = self.visitors.release(link)
        self._take(link)
        link.trust()
        if self.match is None and self._meeting is not None:
            self.seated.emit(self._meeting.name)
        return True

    def is_opponent(self, link: Link) -> bool:
        return link is self._link

    # What the visitors tell

    def arrived(self, address: str) -> None:
        if self.match is None:
            self.visited.emit(address)

    def departed(self, code: str, address: str) -> None:
        if self.match is None:
            self.left.emit(code, address)

    def knocks(self, waiting: Sequence[Knock]) -> None:
        self.knocked.emit(tuple(waiting))

    def welcome(self, knock: Knock) -> None:
        """Play with a known opponent who has no code."""
        self.visitors.answer(knock, True)

    def turn_away(self, knock: Knock) -> None:
        self.visitors.answer(knock, False)

    def _heard(self, message: Message) -> None:
        if self._meeting is not None and not self._meeting.over:
            self._meeting.hear(message)
        elif isinstance(message, Bye):
            self._drop()
            self.refused.emit(*farewell(message, self.lobby.program))
        elif isinstance(message, Said) and self.match is not None:
            self.match.hear(message)
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
            place = Place("", self.port) if self._gate is not None else self._at
            remember(self.lobby.folder, self.match.journal.agreement.battle, place)
        except OSError as error:
            self.trouble.emit(disk_words(error))
        self.match.attach(self._link.send, there)
        self.linked.emit(self.connected)
        self.show_soon()

    def fail(self, code: str, sentence: Phrase) -> None:
        self._drop()
        self.refused.emit(code, sentence)
        if code not in FINAL:
            self._again()

    def _lost(self, link: Link, sentence: str) -> None:
        if link is not self._link:
            return
        proving = self._meeting is not None and self._meeting.proving
        self._drop()
        self._garbled += link.fault in GARBLED and self.match is not None
        if link.fault in GARBLED and self._garbled >= MOST_GARBLED:
            self.refused.emit("garbled", Phrase(_SENTENCES["garbled"]))
            return
        if link.fault:
            self.refused.emit(link.fault, Phrase(sentence))
        elif proving:
            # Whoever answers has had his guess at the code. He gets another one only if the guest wants to try again.
            self.refused.emit("cut-off", Phrase(_SENTENCES["cut-off"]))
            return
        self._again()

    def _drop(self, bye: Bye | None = None) -> None:
        link, self._link = self._link, None
        self._meeting = None
        if self.match is not None and self.match.connected:
            self.match.detach()
            self.linked.emit(False)
        if link is not None:
            link.close(bye)

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
        self.visitors.close()
        if self._gate is not None:
            self._gate.close()
        if self.lamp is not None:
            self.lamp.put_out()


class ConnectionListener:
    """Hears for a game what its meeting and its match tell."""

    def __init__(self, game: "RemoteBattle", link: Link | None = None) -> None:
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

    def failed(self, code: str, sentence: Phrase) -> None:
        if self._link is not None and not self._game.is_opponent(self._link):
            self._game.visitors.failed(self._link, code)
        else:
            self._game.fail(code, sentence)

    def stepped(self, entry: Entry, events: tuple[Any, ...], before: Any) -> None:
        # Shown when the word is on the disk, so not from within what is being said.
        self._game.queue(Step(entry, before, self._game.battle.state.copy(), events))
        self._game.show_soon()

    def asked(self) -> None:
        self._game.show_soon()

    def wished(self, text: str) -> None:
        self._game.wished.emit(text)

    def declined(self, text: str) -> None:
        self._game.unwilling.emit(text)

    def finished(self, record: Record | None, fault: Phrase | None) -> None:
        self._game.keep(record, fault)

    def judged(self, agreed: bool, fault: Phrase | None) -> None:
        match = self._game.match
        if agreed and match is not None and match.journal.is_over:
            # He has told what he found, so he has heard everything of this side; and the open record is kept.
            match.journal.close()
        elif not agreed and match is not None and match.record is not None:
            self._game.disputed.emit(fault)
        self._game.settled.emit()

    def broken(self, breach: Breach) -> None:
        self._game.forfeit(breach)

    def accused(self, fault: Phrase | None) -> None:
        self._game.accused.emit(fault)

    def unsaved(self, error: OSError | None) -> None:
        self._game.pause_saving(error)

    def overrun(self) -> None:
        self._game.hang_up()
