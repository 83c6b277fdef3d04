"""A meeting over one connection: both greet, pair by a code unless they know each other, and agree on a battle.

No sockets and no clock: messages come in through `hear` and go out through `send`. When both have agreed, the listener
gets a journal to play by, and the meeting is over.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from app.shell.lan import content
from app.shell.lan.fair.table import first_digest
from app.shell.lan.journal import battle_number, start
from app.shell.lan.lobby import GUEST, HOST, SPECTATOR, Invitation, Lobby
from app.shell.lan.pairing import Pairing
from app.shell.lan.wire import (
    PROTOCOL,
    Accept,
    Bye,
    Content,
    Greeting,
    Lacking,
    Message,
    Pake,
    Proof,
    Proposal,
    harmless,
)
from engine.record import Header, RecordFault, read
from resources.faults import Rejected


class Listener(Protocol):
    """Whoever holds the meeting."""

    def invited(self, invitation: Invitation) -> None:
        """The guest is asked: answer with `accept` or `decline`."""

    def stand(self, path: Path) -> Accept | None:
        """Where this side stands in the battle of a journal; None if that cannot be gone on with."""

    def agreed(self, path: Path, there: Accept) -> None:
        """Both play, or play on, the battle of a journal; the other side stands where it says."""

    def watched(self) -> None:
        """A spectator has come to the host."""

    def failed(self, code: str, sentence: str) -> None:
        """Nothing came of it, and why."""


SENTENCES = {
    "version": "The other program speaks another version ({theirs}, here it is {ours}). Update the older one.",
    "code-needed": "You have not met before: type the code that your opponent sees.",
    "wrong-code": "The code does not fit. Ask your opponent for it and type it again.",
    "no-more-tries": "A wrong code was tried too often, so the offer was withdrawn. Offer the battle anew.",
    "no-offer": "There is no battle on offer there any more.",
    "declined": "The other side would rather not fight this battle.",
    "content": "The battle cannot be fought here: {reason}",
    "unexpected": "The other program said something that does not belong here.",
    "role": "Both sides want to host, or both to join. One hosts, the other joins.",
}


class Meeting:
    """One side of a meeting; `theirs` and `ours` are the fingerprints of the certificates of this connection."""

    def __init__(
        self, lobby: Lobby, role: str, theirs: bytes, send: Callable[[Message], None], listener: Listener
    ) -> None:
        self.lobby = lobby
        self.role = role
        self.theirs = theirs
        self.ours = lobby.identity.fingerprint
        self.name = ""
        self.paired = False
        self.over = False
        self.left = 0
        """Tries that the host allows after a wrong code."""
        self._send = send
        self._listener = listener
        self._pairing: Pairing | None = None
        self._proposal: Proposal | None = None
        self._header: Header | None = None
        self._lacking: list[str] = []
        self._received: dict[str, str] = {}
        self._resuming: bytes | None = None
        self._greeted = False
        self._watching = False
        self._common: list[bytes] = []
        self._battles = lobby.unfinished(theirs, role)
        send(Greeting(PROTOCOL, lobby.program, lobby.name, role, theirs in lobby.known, tuple(self._battles)[:50]))

    def hear(self, message: Message) -> None:
        """A message of the other side."""
        if self.over:
            return
        if isinstance(message, Bye):
            self.left = message.left
            self._end(message.code, harmless(message.sentence))
        elif isinstance(message, Greeting) and not self._greeted:
            self._greeted = True
            self._greet(message)
        elif not self._greeted:
            self._refuse("unexpected")
        elif isinstance(message, Pake) and self._pairing is not None:
            self._pake(message)
        elif isinstance(message, Proof) and self._pairing is not None:
            self._proof(message)
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

    # Greeting and pairing

    def _greet(self, greeting: Greeting) -> None:
        if greeting.protocol != PROTOCOL:
            self._refuse("version", theirs=harmless(greeting.program), ours=self.lobby.program)
            return
        if (greeting.role == HOST) == (self.role == HOST):
            self._refuse("role")
            return
        self.name = harmless(greeting.name) or "?"
        self._common = [battle for battle in greeting.battles if battle in self._battles]
        self._watching = SPECTATOR in (self.role, greeting.role)
        if self._watching or (greeting.known and self.theirs in self.lobby.known):
            # Spectators see nothing that is not for everybody's eyes, so they need no code.
            self._paired()
            return
        if self.role == HOST and self.lobby.offer is None:
            self._refuse("no-offer")
            return
        if self.role == GUEST and not self.lobby.code:
            # A guess that is none must not cost one of the host's tries.
            self._refuse("code-needed")
            return
        code = self.lobby.offer.code if self.role == HOST and self.lobby.offer is not None else self.lobby.code
        host, guest = (self.ours, self.theirs) if self.role == HOST else (self.theirs, self.ours)
        self._pairing = Pairing(code, self.role == HOST, host, guest)
        self._send(Pake(self._pairing.message))

    def _pake(self, message: Pake) -> None:
        assert self._pairing is not None
        if not self._pairing.meet(message.message):
            self._wrong_code()
        elif self.role != HOST:
            # The guest proves first, so that nobody learns from the host whether a guess was right but by trying.
            self._send(Proof(self._pairing.proof()))

    def _proof(self, message: Proof) -> None:
        assert self._pairing is not None
        if not self._pairing.holds(message.mac):
            self._wrong_code()
            return
        if self.role == HOST:
            self._send(Proof(self._pairing.proof()))
        self._pairing = None
        self.lobby.known.add(self.theirs, self.name)
        self._paired()

    def _wrong_code(self) -> None:
        offer = self.lobby.offer
        if self.role == HOST and offer is not None:
            offer.tries -= 1
            if offer.tries <= 0:
                self.lobby.offer = None
                self._refuse("no-more-tries")
                return
            self._refuse("wrong-code", left=offer.tries)
            return
        self._refuse("wrong-code")

    # Agreeing

    def _paired(self) -> None:
        self.paired = True
        if self._watching:
            self.over = True
            self._listener.watched()
            return
        if self._common and self._resume(min(self._common)):
            return
        if self.role == HOST:
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
            self._lacking = list(content.lacking(self._header, self.lobby.library()))
        except (RecordFault, Rejected) as fault:
            self._refuse("content", reason=str(fault))
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
                self._send(Content(name, content.text_of(name, self.lobby.folder)))
        except Rejected as fault:
            self._refuse("content", reason=str(fault))

    def _receive(self, message: Content) -> None:
        assert self._header is not None
        try:
            content.check(message.name, message.text, self._header)
        except Rejected as fault:
            self._refuse("content", reason=str(fault))
            return
        self._lacking.remove(message.name)
        self._received[message.name] = message.text
        if not self._lacking:
            self._invite()

    def _invite(self) -> None:
        assert self._proposal is not None
        assert self._header is not None
        self._listener.invited(Invitation(self._header, self._proposal.seat, self.name, tuple(self._received)))

    def accept(self) -> None:
        """The guest will fight the battle he is invited to."""
        assert self._proposal is not None
        try:
            for name, text in self._received.items():
                content.keep(name, text, self.lobby.folder)
            record, _ = start(self._proposal.header, self.lobby.library())
            path = self._journal(self._proposal.header, self._proposal.seat)
        except (RecordFault, OSError) as fault:
            self._refuse("content", reason=str(fault))
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
        offer = self.lobby.offer
        if self.role != HOST or offer is None or there.battle != battle_number(offer.header):
            self._refuse("unexpected")
            return
        try:
            path = self._journal(offer.header, offer.seat)
        except OSError as fault:
            self._refuse("content", reason=str(fault))
            return
        self.lobby.offer = None
        if self._listener.stand(path) is None:
            self._refuse("unexpected")
            return
        self._agree(path, there)

    def _agree(self, path: Path, there: Accept) -> None:
        self.over = True
        self._listener.agreed(path, there)

    # Ending

    def _refuse(self, code: str, left: int = 0, **values: str) -> None:
        sentence = SENTENCES[code].format(**values)
        self.left = left
        self._send(Bye(code, sentence[:1000], left))
        self._end(code, sentence)

    def _end(self, code: str, sentence: str) -> None:
        if not self.over:
            self.over = True
            self._listener.failed(
                code, SENTENCES.get(code, sentence) if "{" not in SENTENCES.get(code, "") else sentence
            )
