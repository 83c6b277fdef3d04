"""A meeting over one connection: both greet, pair by a code unless they know each other, and agree on a battle.

No sockets and no clock: messages come in through `hear` and go out through `send`. When both have agreed, the listener
gets a journal to play by, and the meeting is over.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from app.shell.lan.fair.table import first_digest
from app.shell.lan.journal import battle_number, start
from app.shell.lan.lobby import GUEST, HOST, SPECTATOR, Invitation, Lobby
from app.shell.lan.pairing import Pairing
from app.shell.lan.wire import (
    PROTOCOL,
    Accept,
    Asked,
    Bye,
    Content,
    Greeting,
    Lacking,
    Message,
    Pake,
    Proof,
    Proposal,
)
from engine.game import Phrase
from engine.record import Header, RecordFault, read
from resources.content import content_for
from resources.faults import Rejected


@dataclass(frozen=True)
class Knock:
    """A known opponent without a code, who is at the host's door."""

    theirs: bytes
    """The fingerprint of his certificate."""
    name: str
    """What he was called when he was paired."""
    calls: str
    """What he calls himself now, if that is something else."""
    since: str
    """The day of that, as 2026-05-03; empty if nobody knows."""


class Listener(Protocol):
    """Whoever holds the meeting."""

    def knocked(self, knock: Knock) -> None:
        """The host is asked: answer with `welcome` or `turn_away`."""

    def asked_for(self) -> None:
        """The guest waits until the host has said whether to play with him."""

    def paired(self) -> bool:
        """The other side has shown who it is, and is to have the opponent's seat; False if somebody else has it."""

    def invited(self, invitation: Invitation) -> None:
        """The guest is asked: answer with `accept` or `decline`."""

    def stand(self, path: Path) -> Accept | None:
        """Where this side stands in the battle of a journal; None if that cannot be gone on with."""

    def agreed(self, path: Path, there: Accept) -> None:
        """Both play, or play on, the battle of a journal; the other side stands where it says."""

    def watched(self) -> None:
        """A spectator has come to the host."""

    def failed(self, code: str, sentence: Phrase) -> None:
        """Nothing came of it, and why."""


SENTENCES = {
    "version": "The other program speaks another version ({theirs}, here it is {ours}). Update the older one.",
    "code-needed": "You have not met before: type the code that your opponent sees.",
    "wrong-code": "The code does not fit. Ask your opponent for it and type it again.",
    "no-offer": "There is no battle on offer there any more.",
    "declined": "The other side would rather not fight this battle.",
    "not-now": "Your opponent would rather not play now.",
    "busy": "Somebody else is playing there already. You may watch.",
    "full": "Too many people are watching there already.",
    "slow": "The other program took too long to answer.",
    "content": "The battle cannot be fought here: {reason}",
    "their-content": "The battle cannot be fought on the other side. Its program says: “{reason}”",
    "unexpected": "The other program said something that does not belong here.",
    "role": "Both sides want to host, or both to join. One hosts, the other joins.",
    "claimed": "The other side has claimed the battle, since it did not go on.",
    "garbled": "The two programs do not understand each other. Update both, then resume the battle.",
    "ended": "The other side has ended the conversation.",
}
"""What is shown for each code. Nothing that the other side sends is shown as this program's own words."""


def farewell(bye: Bye, program: str) -> tuple[str, Phrase]:
    """The code and the sentence to show for what the other side has ended the conversation with; `program` is ours."""
    if bye.code == "content":
        return "their-content", Phrase(SENTENCES["their-content"], reason=bye.detail)
    if bye.code == "version":
        return "version", Phrase(SENTENCES["version"], theirs=bye.detail or "?", ours=program)
    code = bye.code if bye.code in SENTENCES and "{" not in SENTENCES[bye.code] else "ended"
    return code, Phrase(SENTENCES[code])


def _reason(fault: RecordFault | Rejected | OSError) -> Phrase:
    """In words, without the number of an error."""
    if isinstance(fault, RecordFault):
        return fault.phrase
    return fault.faults[0] if isinstance(fault, Rejected) else Phrase(fault.strerror or type(fault).__name__)


class Meeting:
    """One side of a meeting; `theirs` and `ours` are the fingerprints of the certificates of this connection."""

    def __init__(
        self,
        lobby: Lobby,
        role: str,
        theirs: bytes,
        send: Callable[[Message], None],
        listener: Listener,
        *,
        welcome: bool = False,
        playing: bytes = b"",
    ) -> None:
        """A host need not be asked about somebody who is `welcome`; `playing` is the battle under way, if any."""
        self.lobby = lobby
        self.role = role
        self.theirs = theirs
        self.ours = lobby.identity.fingerprint
        self.name = ""
        self.paired = False
        self.over = False
        self._send = send
        self._listener = listener
        self._welcome = welcome
        self._playing = playing
        self._known = lobby.known.get(theirs)
        self._calls = ""
        self._pairing: Pairing | None = None
        self._spent = ""
        """The code that a guest has proven, until the host has proven it too."""
        self._coded = False
        """Whether the code is asked for."""
        self._knocking = False
        self._proposal: Proposal | None = None
        self._header: Header | None = None
        self._lacking: list[str] = []
        self._received: dict[str, str] = {}
        self._resuming: bytes | None = None
        self._greeting: Greeting | None = None
        self._watching = False
        # Reading all journals for everybody who comes would be too much to do for strangers.
        self._battles = lobby.unfinished(theirs, role) if role != HOST or self._known is not None else {}
        code = role == GUEST and bool(lobby.code)
        battles = tuple(self._battles)[:50]
        send(Greeting(PROTOCOL, lobby.program, lobby.name, role, self._known is not None, code, battles))

    def hear(self, message: Message) -> None:
        """A message of the other side."""
        if self.over:
            return
        if isinstance(message, Bye):
            self._end(*farewell(message, self.lobby.program))
        elif isinstance(message, Greeting) and self._greeting is None:
            self._greeting = message
            self._greet(message)
        elif self._greeting is None:
            self._refuse("unexpected")
        elif isinstance(message, Pake) and self._awaits_pake:
            self._pake(message)
        elif isinstance(message, Proof) and self._pairing is not None:
            self._proof(message)
        elif isinstance(message, Asked) and self.role == GUEST and self._proposal is None:
            self._listener.asked_for()
        elif not self.paired:
            self._refuse("unexpected")
        elif isinstance(message, Proposal) and self.role == GUEST and self._proposal is None:
            self._proposed(message)
        elif isinstance(message, Lacking) and self.role == HOST and self._proposal is not None:
            self._sent_for(message)
        elif isinstance(message, Content) and message.name in self._lacking:
            self._receive(message)
        elif isinstance(message, Accept):
            self._accepted(message)
        else:
            self._refuse("unexpected")

    @property
    def greeted(self) -> bool:
        """Whether the other side has greeted."""
        return self._greeting is not None

    @property
    def proving(self) -> bool:
        """Whether a guest has proven the code, and does not know yet whether it fits."""
        return self.role == GUEST and self._pairing is not None and self._pairing.met

    # Greeting and pairing

    def _greet(self, greeting: Greeting) -> None:
        if greeting.protocol != PROTOCOL:
            self._refuse("version", theirs=greeting.program, ours=self.lobby.program)
            return
        if (greeting.role == HOST) == (self.role == HOST):
            self._refuse("role")
            return
        self.name = greeting.name
        self._watching = SPECTATOR in (self.role, greeting.role)
        if self._watching:
            # Spectators see nothing that is not for everybody's eyes, so they need no code.
            self._paired()
            return
        known = greeting.known and self._known is not None
        has_code = greeting.code if self.role == HOST else bool(self.lobby.code)
        # A known player may still use the code to get in, but needs none to resume a battle.
        self._coded = not known or (has_code and not self._common(greeting))
        if not self._coded and self._known is not None:
            self._calls = self.name if self.name != self._known.name else ""
            self.name = self._known.name
        if self.role == HOST:
            self._receive_guest()
        elif not self._coded:
            self._paired()
        elif not self.lobby.code:
            # Joining without a code must not count as a wrong guess.
            self._refuse("code-needed")
        else:
            self._pairing = self._begin_pairing(self.lobby.code)
            self._send(Pake(self._pairing.message))

    def _receive_guest(self) -> None:
        if not self._coded and self._welcome:
            self._paired()
        elif self.lobby.offer is None:
            self._refuse("no-offer")
        elif not self._coded:
            assert self._known is not None
            self._knocking = True
            self._send(Asked())
            self._listener.knocked(Knock(self.theirs, self._known.name, self._calls, self._known.since))

    def welcome(self) -> None:
        """The host will play with the known opponent who has knocked."""
        if self._knocking and not self.over:
            self._knocking = False
            self._paired()

    def turn_away(self) -> None:
        """The host would rather not."""
        if self._knocking and not self.over:
            self._refuse("not-now")

    def _common(self, greeting: Greeting) -> list[bytes]:
        """Unfinished battles that both have; the one under way first."""
        found = sorted(battle for battle in greeting.battles if battle in self._battles)
        return sorted(found, key=lambda battle: battle != self._playing)

    @property
    def _awaits_pake(self) -> bool:
        if self.role == HOST:
            return self._coded and self._pairing is None and not self.paired and self.lobby.offer is not None
        return self._pairing is not None

    def _begin_pairing(self, code: str) -> Pairing:
        host, guest = (self.ours, self.theirs) if self.role == HOST else (self.theirs, self.ours)
        return Pairing(code, self.role == HOST, host, guest)

    def _pake(self, message: Pake) -> None:
        if self.role == HOST:
            # Only now, since the arithmetic takes its time, and strangers shall not make the host do it by greeting.
            assert self.lobby.offer is not None
            self._pairing = self._begin_pairing(self.lobby.offer.code)
            if self._pairing.meet(message.message):
                self._send(Pake(self._pairing.message))
            else:
                self._wrong_code()
            return
        assert self._pairing is not None
        if self._pairing.met:
            self._refuse("unexpected")
        elif not self._pairing.meet(message.message):
            self._wrong_code()
        else:
            # The guest proves first, so that nobody learns from the host whether a guess was right but by trying. By
            # this the host has one guess at the code; unless it is right, the guest has to be asked for it again.
            self._spent, self.lobby.code = self.lobby.code, ""
            self._send(Proof(self._pairing.proof()))

    def _proof(self, message: Proof) -> None:
        assert self._pairing is not None
        if not self._pairing.holds(message.mac):
            self._wrong_code()
            return
        if self.role == HOST:
            self._send(Proof(self._pairing.proof()))
        else:
            self.lobby.code = self._spent
        self._pairing = None
        self._coded = False
        try:
            self.name = self.lobby.known.add(self.theirs, self.name)
        except OSError as fault:
            self._refuse("content", reason=_reason(fault))
            return
        self._paired()

    def _wrong_code(self) -> None:
        offer = self.lobby.offer
        if self.role == HOST and offer is not None:
            offer.wrong += 1
        self._refuse("wrong-code")

    # Agreeing

    def _paired(self) -> None:
        assert self._greeting is not None
        if self._watching:
            self.paired = self.over = True
            self._listener.watched()
            return
        if not self._listener.paired():
            self._refuse("busy")
            return
        self.paired = True
        if self.role == HOST:
            self._battles = self._battles or self.lobby.unfinished(self.theirs, self.role)
            if any(self._resume(battle) for battle in self._common(self._greeting)):
                return
            if self.lobby.offer is None:
                self._refuse("no-offer")
                return
            self._proposal = Proposal(self.lobby.offer.header, 1 - self.lobby.offer.seat)
            self._send(self._proposal)

    def _resume(self, battle: bytes) -> bool:
        """Go on with a battle that both have in their journals."""
        here = self._listener.stand(self._battles[battle])
        if here is None:
            return False
        self._resuming = battle
        self._send(here)
        return True

    def _proposed(self, proposal: Proposal) -> None:
        self._proposal = proposal
        try:
            self._header = read(proposal.header.encode()).header
            self._lacking = list(content_for(self._header).lacking(self._header, self.lobby.library(self._header)))
        except (RecordFault, Rejected) as fault:
            self._refuse("content", reason=_reason(fault))
            return
        if self._lacking:
            self._send(Lacking(tuple(self._lacking)))
        else:
            self._invite()

    def _sent_for(self, message: Lacking) -> None:
        assert self._proposal is not None
        header = read(self._proposal.header.encode()).header
        try:
            for name in message.names:
                if name not in header.content:
                    self._refuse("unexpected")
                    return
                self._send(Content(name, content_for(header).text_of(name, self.lobby.folder)))
        except Rejected as fault:
            self._refuse("content", reason=_reason(fault))

    def _receive(self, message: Content) -> None:
        assert self._header is not None
        try:
            content_for(self._header).check(message.name, message.text, self._header)
        except Rejected as fault:
            self._refuse("content", reason=_reason(fault))
            return
        self._lacking.remove(message.name)
        self._received[message.name] = message.text
        if not self._lacking:
            self._invite()

    def _invite(self) -> None:
        assert self._proposal is not None
        assert self._header is not None
        received = tuple(self._received), tuple(self._received.values())
        self._listener.invited(Invitation(self._header, self._proposal.seat, self.name, *received))

    def accept(self) -> None:
        """The guest will fight the battle he is invited to."""
        assert self._proposal is not None
        assert self._header is not None
        try:
            for name, text in self._received.items():
                content_for(self._header).keep(name, text, self.lobby.folder)
            record, _ = start(self._proposal.header, self.lobby.library)
            path = self._journal(self._proposal.header, self._proposal.seat)
        except (RecordFault, OSError) as fault:
            self._refuse("content", reason=_reason(fault))
            return
        here = self._listener.stand(path)
        if here is None:
            self._refuse("unexpected")
            return
        self._send(here)
        self.lobby.forget_unanswered(self.theirs, self.role, path)
        # The host has agreed by offering, and has said nothing yet.
        self._agree(path, Accept(here.battle, 0, first_digest(record.header)))

    def _journal(self, header: str, seat: int) -> Path:
        """The journal of a battle just agreed on; it is there already if the other side never heard of that."""
        path = self._battles.get(battle_number(header))
        return path or self.lobby.begin(header, seat, self.theirs, self.name, self.role == HOST)

    def decline(self) -> None:
        self._refuse("declined")

    def _accepted(self, there: Accept) -> None:
        if self._resuming is not None and there.battle == self._resuming:
            self._agree(self._battles[self._resuming], there)
            return
        if self.role == GUEST and there.battle in self._battles:
            self._go_on(there)
            return
        offer = self.lobby.offer
        if self.role != HOST or offer is None or there.battle != battle_number(offer.header):
            self._refuse("unexpected")
            return
        try:
            path = self._journal(offer.header, offer.seat)
        except OSError as fault:
            self._refuse("content", reason=_reason(fault))
            return
        self.lobby.offer = None
        if self._listener.stand(path) is None:
            self._refuse("unexpected")
            return
        self._agree(path, there)

    def _go_on(self, there: Accept) -> None:
        """The host goes on with a battle that both have in their journals."""
        here = self._listener.stand(self._battles[there.battle])
        if here is None:
            self._refuse("content", reason="the battle that was left cannot be read")
            return
        self._send(here)
        self._agree(self._battles[there.battle], there)

    def _agree(self, path: Path, there: Accept) -> None:
        self.over = True
        self._listener.agreed(path, there)

    # Ending

    def _refuse(self, code: str, **values: str | Phrase) -> None:
        detail = str(values.get("reason", "")) or (self.lobby.program if code == "version" else "")
        self._send(Bye(code, detail[:80]))
        self._end(code, Phrase(SENTENCES[code], **values))

    def _end(self, code: str, sentence: Phrase) -> None:
        if not self.over:
            self.over = True
            self._listener.failed(code, sentence)
